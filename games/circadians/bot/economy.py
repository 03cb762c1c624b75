"""The bot's prices, actions, research, buildings, recruits and income."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.bot.answers import best
from games.circadians.bot.worth import region_worth
from games.circadians.rules.actions import price_for
from games.circadians.rules.building import Piece, building_choices
from games.circadians.rules.harvest import loot
from games.circadians.rules.leyrien import MoraleRow
from games.circadians.rules.options import Do
from games.circadians.rules.recruit import Recruits
from games.circadians.rules.research import Advance, alternatives
from games.circadians.rules.sources import region_count
from games.circadians.rules.support import column, free_support, support_cost
from games.circadians.rules.turn_order import may_pay, turns_before
from games.circadians.state import Circadians
from games.circadians.vocabulary import Reward
from games.engine import Decision, Pick
from games.engine.step import tag_of

GAIN = {
    "energy": 1.0,
    "gems": 2.4,
    "cards": 1.8,
    "research": 3.4,
    "fame": 4.0,
    "recruit": 1.3,
    "build": 3.0,
    "foundation": 2.0,
    "redeploy": 1.0,
    "upgrade_attribute": 2.0,
    "place_loot": 2.5,
    "upgrade_loot": 1.5,
    "boost_morale_base": 5.0,
}
TRACKS = {
    "circadians": ("harvest", "move", "recruit", "discover", "build"),
    "ai": ("recruit", "move", "harvest", "build", "discover"),
    "zcharo": ("discover", "harvest", "build", "recruit", "move"),
    "leyrien": ("harvest", "build", "recruit", "discover", "move"),
    "jrayek": ("move", "recruit", "harvest", "build", "discover"),
    "oxataya": ("move", "recruit", "harvest", "discover", "build"),
}
"""Research tracks in the order of preference."""


def gain_worth(g: Circadians, seat: int, reward: Reward) -> float:
    """What a reward is worth, in energy."""
    total = 0.0
    for key, amount in reward.items():
        if key == "any_of":
            total += max(gain_worth(g, seat, each) for each in amount)
        elif key == "upgrade_attribute" and g.seats[seat].faction == "circadians":
            total += 12.0
        elif key == "research" and g.seats[seat].faction == "zcharo":
            total += 7.0 * amount
        else:
            total += GAIN.get(key, 1.0) * (amount if isinstance(amount, int) else 1)
    return total


# -- prices and actions -----------------------------------------------------------------------------------


def phase_worth(g: Circadians, seat: int, phase: str) -> float:
    """What acting in a phase is worth to a faction, in energy."""
    player = g.seats[seat]
    column = c.COLUMNS[phase, player.tracks[phase]]
    if phase == "discover":
        return 8.0 if player.faction == "zcharo" else 3.6 if g.round < c.ROUNDS else 0.5
    if phase == "harvest":
        return float(column.main["energy"]) + 2.0 * column.main["harvest"] if g.round < c.ROUNDS else 3.0
    if phase == "build":
        return 5.5 if g.round < 5 and next(building_choices(g, seat), None) is not None else 2.0
    if phase == "recruit":
        left = sum(player.areas)
        return min(left, column.main["recruit"]) * 1.25 + (1.5 if player.reserve else 0.0)
    return 6.0 + column.main["move"] + (8.0 if g.round >= c.ROUNDS - 1 else 0.0)


def choose_price(g: Circadians, seat: int, decision: Decision) -> str:
    """A token and a phase: what one wants most for nothing, with as dear a token as will be paid."""
    late = g.round >= c.ROUNDS - 1

    def worth(price: tuple[str, str]) -> float:
        token, slot = price
        data, phase = c.TOKENS[token], c.SLOTS[slot].phase
        total = 0.5 * phase_worth(g, seat, phase) + 0.5 * data.to_faction + 0.35 * data.total
        if slot == "move_last":
            total += 5.0 if late else 1.5
        total += gain_worth(g, seat, c.SLOTS[slot].reward)
        if "p1" in (token, data.replaces):
            total += 0.8 * len(g.seats[seat].vault) - 1.0
        if token == "p2":
            total += 3.0 if g.seats[seat].tracks[phase] < c.LAST_COLUMN else 0.0
        if g.seats[seat].faction == "jrayek" and c.SUMMONS.get(token) in g.rhyzu:
            total += 2.0
        return total

    return best(decision, worth)


def choose_action(g: Circadians, seat: int, decision: Decision) -> str:
    """Act if it is worth the price; cards that help, and those that console for a pass."""
    assert g.turn is not None
    offered = [option.id for option in decision.options]
    worth = phase_worth(g, seat, g.phase)
    due = g.turn.due
    reserve = 3 if g.phase in ("discover", "build") and price_for(g, seat) else 0
    act = g.turn.acting or (worth >= due and g.seats[seat].energy - reserve >= due)
    for option, does in decision.offers(Do).items():
        if does.verb == "use" or (does.verb == "play" and _play(g, seat, c.CARDS[does.what], act)):
            return option
    if act and "act" in offered:
        wanted = _support_wanted(g, seat)
        return wanted if wanted in offered else "act"
    if "later" in offered and worth >= due and any(may_pay(g, other, seat) for other in turns_before(g, seat)):
        return "later"
    return "pass" if "pass" in offered else offered[0]


def _play(g: Circadians, seat: int, card: c.Card, act: bool) -> bool:
    if card.lock and g.seats[seat].gems < 2:
        return False
    assert g.turn is not None
    if card.window == "pass":
        return not act and not g.turn.acting
    if card.window == "turn":
        return True
    if card.play[0].op == "free_action":
        return g.turn.due >= 3 and (act or phase_worth(g, seat, g.phase) > 4)
    return act and card.play[0].op in ("points", "temp_upgrade", "support_bonus") and len(g.seats[seat].hand) > 2


def _support_wanted(g: Circadians, seat: int) -> str:
    """How to act: with the support action where it is sure to be worth its cost, without it where it never can be."""
    player, turn = g.seats[seat], g.turn
    assert turn is not None
    if free_support(g, seat):
        return "act-both"
    main = column(g, seat).main
    left = player.energy - (0 if turn.free else turn.due) + (main["energy"] if g.phase == "harvest" else 0)
    gems = player.gems >= support_cost(g, seat).get("gems", 0)
    if gems and _affords_support(g, seat, left):
        return "act-both"
    hopes = turn.bonus or turn.discount or g.phase == "discover" or _affords_support(g, seat, left + 4)
    return "act" if hopes else "act-only"


def _affords_support(g: Circadians, seat: int, energy: int) -> bool:
    """With so much energy, what is needed for later phases is left."""
    player = g.seats[seat]
    keep = {"discover": 0, "build": 3, "harvest": 4, "recruit": 0, "move": 1}[g.phase]
    cost = c.COLUMNS[g.phase, player.tracks[g.phase]].support.cost.get("energy", 0)
    eager = g.phase != "discover" or player.faction == "zcharo" or player.gems >= 3
    return eager and energy - cost >= keep


def choose_support(g: Circadians, seat: int, decision: Decision) -> str:
    """Support where it pays."""
    offered = [option.id for option in decision.options]
    player = g.seats[seat]
    for option, does in decision.offers(Do).items():
        if does.verb in ("use", "play"):
            return option
    if "support-free" in offered:
        return "support-free"
    return "support" if "support" in offered and _affords_support(g, seat, player.energy) else "end"


# -- research, building, harvest, recruits ------------------------------------------------------------------


def choose_research(g: Circadians, seat: int, decision: Decision) -> str:
    """Where the next column gives most."""
    player = g.seats[seat]
    order = TRACKS[player.faction]

    def worth(advance: Advance | None) -> float:
        if advance is None:
            return 0.0
        track = advance.track
        column = player.tracks[track] + 1
        data = c.COLUMNS[track, column]
        instant = alternatives(data.instant).get(advance.instant, data.instant)
        total = 3.0 - 0.5 * order.index(track) - 0.25 * column + _instant_worth(g, seat, instant)
        if data.lock:
            total -= 1.0 if player.faction == "zcharo" else 2.6
        return max(total, 0.1 if player.faction != "zcharo" else 1.0)

    return best(decision, worth)


def _instant_worth(g: Circadians, seat: int, reward: Reward) -> float:
    """What a reward is worth with what there is already."""
    player, total = g.seats[seat], gain_worth(g, seat, reward)
    if "gems" in reward and player.gems >= 4:
        total -= 1.0
    if "energy" in reward and player.energy < 4:
        total += 1.0
    return total


def choose_building(g: Circadians, seat: int, decision: Decision) -> str:
    """A building with a bonus in a region that will stay ours; else a foundation."""
    player = g.seats[seat]

    def worth(piece: Piece | None) -> float:
        if piece is None:
            return 0.5
        what, name = piece.building, piece.region
        if not what:
            lock = 2.0 if piece.foundation in c.PERSONAL_LOCKS[player.faction] else 0.0
            base = {"hand": 3.2, "harvest": 2.6, "adjacent": 2.4, "unlock": 1.6, "research": 1.6}[piece.foundation]
            return base - lock + (0.8 if len(g.regions[name].foundations) == 1 else 0.0)
        value = {"factory": 4.0, "outpost": 4.2, "stronghold": 4.6}[what]
        if player.faction == "leyrien" and what == "stronghold":
            value += 4.0
        if player.faction == "circadians" and what == "stronghold":
            value += 2.0
        lock = 2.0 if c.ROWS[player.faction, what].locks[g.on_map(seat, what)] else 0.0
        safe = 0.3 * g.units(seat, name).count
        return value + gain_worth(g, seat, c.foundation_bonus(piece.foundation)) - lock + min(safe, 1.2)

    return best(decision, worth)


def choose_harvest(g: Circadians, seat: int, decision: Decision) -> str:
    """The best loot."""

    def worth(regions: tuple[str, ...]) -> float:
        return sum(gain_worth(g, seat, loot(g, region)) for region in regions)

    return best(decision, worth)


def choose_loot(g: Circadians, seat: int, decision: Decision) -> str:
    """The best token, where it can be harvested."""

    def worth(what: tuple[str, str] | None) -> float:
        if what is None:
            return -1.0
        token, name = what
        home = 2.0 if g.regions[name].owner == seat else 0.0
        factory = any(b.seat == seat and b.kind == "factory" for b in g.regions[name].buildings)
        return gain_worth(g, seat, c.LOOT[token].base) + home + (1.0 if factory else 0.0)

    return best(decision, worth)


def choose_recruits(g: Circadians, seat: int, decision: Decision) -> str:
    """Home first, then along the areas; what is left over is traded."""
    player = g.seats[seat]
    areas = len(player.areas)
    fast_price = player.data.fast_track_energy

    def worth(recruits: Recruits | None) -> float:
        if recruits is None:
            return 2.0
        count = recruits.count
        if recruits.kind == "all":
            return 200.0
        if recruits.kind == "fast":
            return 50.0 + count if player.energy - count * fast_price >= 2 and fast_price == 1 else 1.0
        if recruits.kind == "trade":
            cheap = player.data.recruit_trade.recruit == 3 and count == 1
            return 45.0 if cheap and not sum(player.areas[1:]) else 5.0
        return (100.0 if recruits.area == areas else 40.0) + count

    return best(decision, worth)


# -- income ---------------------------------------------------------------------------------------------------


def choose_reward(g: Circadians, seat: int, decision: Decision) -> str:
    """The better of some rewards."""
    return best(decision, lambda reward: _instant_worth(g, seat, reward))


def choose_income(g: Circadians, seat: int, decision: Decision) -> str:
    """Cards that pay, intel for a better bracket; then everything, and what pays for an upgrade before it."""
    player = g.seats[seat]
    offered = decision.offers(Do)
    count = region_count(g, seat)
    for option, does in offered.items():
        if does.verb == "play" and _pays(does.what, count, player.gems):
            return option
    gives = [option for option, does in offered.items() if does.verb == "give"]
    if gives and count < 6 <= count + len(gives):
        return gives[0]
    orders = {does.what for does in offered.values() if does.verb == "income"}
    wanted = "last" if "last" in orders and count >= 6 else "all"
    everything = [option for option, does in offered.items() if (does.verb, does.what) == ("income", wanted)]
    bases = alternatives(player.data.base_income[0])
    return max(everything, key=lambda option: _instant_worth(g, seat, bases.get(offered[option].wanted, {})))


def _pays(card: str, count: int, gems: int) -> bool:
    """Whether a card is worth playing with so many regions and gems."""
    left = gems - c.CARDS[card].lock
    return {
        "census": count in (5, 7, 3),
        "annexation": count in (4, 5, 6, 7) and left >= 1,
        "evolution": left >= 2,
    }.get(card, card in ("dividends", "tribute"))


def choose_attribute(g: Circadians, seat: int, decision: Decision) -> str:
    """Cheap ones first; the Circadians want them all."""
    names = [option.id for option in decision.options if option.role != "decline"]
    return min(names, key=lambda name: c.ATTRIBUTES[name].upgrade_gems) if names else "none"


def choose_exchange(g: Circadians, seat: int, decision: Decision) -> int:
    """Stronghold gems for research."""
    player, most = g.seats[seat], max(decision.offers(int).values())
    return most if player.faction == "zcharo" or player.gems >= 2 else 0


def choose_boost(g: Circadians, seat: int, decision: Decision) -> str:
    """Morale where it will last, from the fame row."""
    if decision.kind == tag_of(MoraleRow):
        return "row-fame"

    def worth(name: str) -> float:
        return -1.0 if name == "none" else g.units(seat, name).count + 0.1 * region_worth(g, seat, name)

    return best(decision, worth)


CARD_ORDER = sorted(
    c.CARDS,
    key=lambda card: (
        sum(3 if value == "X" else int(value) for value in (c.CARDS[card].left, c.CARDS[card].right))
        + len(c.CARDS[card].battle)
    ),
)
"""Cards from the least to the most useful in battle."""


def choose_discards(decision: Decision) -> str:
    """The least useful cards."""
    assert isinstance(decision.shape, Pick)
    offered = sorted((option.id for option in decision.shape.options), key=CARD_ORDER.index)
    return ",".join(offered[: decision.shape.least]) or "-"
