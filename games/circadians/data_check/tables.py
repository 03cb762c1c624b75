"""The box, phases, prices, the dial, foundations and loot (CIR-1, CIR-4, CIR-5, CIR-12, CIR-13, CIR-17)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import get_args

from games.circadians.schema import Files
from games.circadians.vocabulary import Phase, Track
from games.engine.data import by_id
from games.engine.data_check import Need

PHASES = get_args(Phase)
EXAMPLES = ((2, 3), (1, 0), (1, 1), (3, 3))
"""Prices of the rulebook's examples: to the faction, to the supply."""
NEUTRAL = [2, 3, 4, 5]
RELICS = [0, 0, 0, 1, 2, 3, 4, 5, 6]
LOCKED = 2
FACES = 6


def check_tables(data: Files, need: Need) -> None:
    """meta.toml, prices.toml, dial.toml, foundations.toml, loot.toml"""
    check_box(data, need)
    check_phases(data, need)
    check_counts(data, need)
    check_tokens(data, need)
    check_neutral(data, need)
    check_dial(data, need)
    check_foundations(data, need)


def check_box(data: Files, need: Need) -> None:
    """CIR-1: as many as the files have."""
    factions = len(data.factions.faction)
    told = by_id(data.meta.component)
    standard = sum(row.set == "standard" for row in data.prices.token)
    fragments = Counter(f"fragment_{row.set}" for row in data.map.fragment)
    found = {
        **fragments,
        "tactics_card": sum(row.copies for row in data.tactics.card),
        "loot_token": sum(row.set == "core" for row in data.loot.token),
        "neutral_price_token": len(data.prices.neutral),
        "neutral_foundation": len(data.foundations.neutral),
        "relic": sum(row.relic > 0 for row in data.foundations.neutral),
        "map_region": len(data.map.hex),
        "standee": sum(row.set == "core" for row in data.leaders.leader),
        "intel_card": len(data.specials.intel),
        "morale_token": data.specials.morale.tokens,
        "trap_token": data.specials.trap.tokens,
        "faction_price_token": standard * factions,
        "personal_foundation": len(data.foundations.personal) * factions,
        "starting_foundation": len(data.foundations.starting),
        "building": sum(row.slots for row in data.factions.building_row),
        "faction_mat": factions,
    }
    for name, count in found.items():
        if need(name in told, data.meta, f"`{name}` is missing", "component"):
            need(told[name].count == count, told[name], f"the files make {count}", "count")
    deck = found["tactics_card"]
    need(data.tactics.deck_size == deck, data.tactics, f"the cards make {deck}", "deck_size")


def check_phases(data: Files, need: Need) -> None:
    """CIR-4: nine phases; each action phase has its places for prices."""
    meta = data.meta
    need(tuple(row.id for row in meta.phase) == PHASES, meta, f"they are {', '.join(PHASES)}", "phase")
    for number, row in enumerate(meta.phase, 1):
        need(row.order == number, row, f"it is the {number}. phase", "order")
        action = row.id in get_args(Track)
        need((row.kind == "action") == action, row, "the five tracks are the action phases", "kind")
        slots = tuple(slot.id for slot in meta.price_slot if slot.phase == row.id)
        need(row.price_slots == slots, row, f"the places are {', '.join(slots) or 'none'}", "price_slots")
    names = tuple(row.id for row in data.factions.faction)
    need(meta.vault.order == names, meta.vault, "factions.toml has another order", "order")


def check_counts(data: Files, need: Need) -> None:
    """CIR-5, CIR-13, CIR-24."""
    game, meta = data.meta.game, data.meta
    numbers = list(range(game.players_min, game.players_max + 1))
    need([row.players for row in meta.player_count] == numbers, meta, f"a row for {numbers}", "player_count")
    for row in meta.player_count:
        prices = row.players * row.prices_per_faction + len(row.neutral_pairs)
        need(prices == len(data.research.tracks), row, f"{prices} prices for five phases", "prices_per_faction")
        pairs = {each.pair for each in data.prices.neutral if row.players in each.players}
        need(set(row.neutral_pairs) == pairs, row, "prices.toml has others", "neutral_pairs")
    brackets = meta.income_bracket
    first = brackets[0].min if brackets else None
    need(first == 0, meta, "incomes begin with no region", "income_bracket")
    for one, next_ in pairwise(brackets):
        need(one.max + 1 == next_.min, next_, f"the bracket before ends with {one.max}", "min")


def check_tokens(data: Files, need: Need) -> None:
    """CIR-5.13, CIR-5.14."""
    tokens = data.prices.token
    standard = [row for row in tokens if row.set == "standard"]
    supply = sum(row.start == "supply" for row in standard)
    need((len(standard), supply) == (6, 4), data.prices, "six tokens, four of them in the supply", "token")
    for row in tokens:
        need(row.total == row.to_faction + row.to_bank, row, f"{row.to_faction} and {row.to_bank} make it", "total")
        need((row.back == "grey") == (row.start == "vault"), row, "grey backs begin in the vault", "back")
        need(bool(row.replaces) == (row.set == "two_player"), row, "only two-player tokens replace others", "replaces")
    for price in EXAMPLES:
        known = any((row.to_faction, row.to_bank) == price for row in standard)
        need(known, data.prices, f"the rulebook shows a price of {price[0]} and {price[1]}", "token")
    replaced = {row.replaces for row in tokens if row.replaces}
    need(replaced == {"p1", "p2"}, data.prices, "p1 and p2 are replaced with two factions", "token")


def check_neutral(data: Files, need: Need) -> None:
    """CIR-1.6, CIR-5.18."""
    file = data.prices
    for row in file.neutral:
        total = row.to_bank + row.to_left + row.to_right
        need(row.total == total, row, f"its parts make {total}", "total")
    need(sorted(row.total for row in file.neutral) == NEUTRAL, file, "they cost 2, 3, 4 and 5", "neutral")


def check_dial(data: Files, need: Need) -> None:
    """CIR-12.10, CIR-12.19."""
    file = data.dial
    need([row.order for row in file.sector] == list(range(1, 7)), file, "six sectors in order", "sector")
    need(sum(row.retreat for row in file.sector) == 1, file, "one sector is Retreat", "sector")
    need(sum(row.die for row in file.sector) == 2, file, "two sectors roll the die", "sector")
    for row in file.sector:
        need(row.die == ("die" in (row.left, row.right)), row, "its sides say otherwise", "die")
        need(row.gem_cost == row.die, row, "the die costs a gem", "gem_cost")
        double = row.left == row.right == "attack"
        wanted = {"min_fighters": 4, "max_leaders": 0} if double else {}
        need(row.requires == wanted, row, "double attack needs four fighters and no leader", "requires")
        if not (row.die or row.retreat or double):
            need("strength" in (row.left, row.right), row, "a plain sector has strength", "left")
    need(sum(bool(row.requires) for row in file.sector) == 1, file, "one sector attacks twice", "sector")
    need([row.face for row in file.die_face] == list(range(1, FACES + 1)), file, "six faces", "die_face")
    need(any(row.defense for row in file.die_face), file, "some face defends", "die_face")
    need(any((row.strength, row.defense) == (4, 0) for row in file.die_face), file, "one face is 4 and 0", "die_face")
    card = file.default_card
    need((card.left, card.right, card.retreat_defense) == (1, 1, -2), card, "1, 1, and -2 in a Retreat")


def check_foundations(data: Files, need: Need) -> None:
    """CIR-1.7, CIR-17.6, CIR-17.9."""
    file = data.foundations
    need(
        sorted(row.relic for row in file.neutral) == RELICS, file, "six have relics 1 to 6, three have none", "neutral"
    )
    two = Counter(row.faction for row in file.starting)
    names = [row.id for row in data.factions.faction]
    need(two == dict.fromkeys(names, 2), file, "two for each faction", "starting")
    need(len(file.personal) == 5, file, "there are five", "personal")
    need(sorted(row.faction for row in file.personal_lock) == sorted(names), file, "a row per faction", "personal_lock")
    for row in file.personal_lock:
        need(len(set(row.locked)) == LOCKED, row, "two have locks", "locked")
        need("hand" not in row.locked, row, "the Command post has none", "locked")
