"""The decks (SCY-11, SCY-12, SCY-13)."""

from __future__ import annotations

from collections import Counter

from games.engine.data_check import Need
from games.scythe.data_check.board import Board
from games.scythe.data_check.words import check_gains, check_tests
from games.scythe.schema import Files
from games.scythe.schema.board import Hex
from games.scythe.schema.cards import Encounter
from games.scythe.schema.effects import Feature

COMBAT = {2: 16, 3: 12, 4: 8, 5: 6}
PIECE = {("coins", 3), ("popularity", 2)}
PRICES = {"deploy": {("coins", 4), ("popularity", 3)}, "build": PIECE, "enlist": PIECE}
"""What encounters charge for these."""


def check_cards(data: Files, need: Need) -> None:
    """combat_cards.toml, encounters.toml, factory_cards.toml, objectives.toml"""
    check_combat(data, need)
    check_encounters(data, need)
    check_factory(data, need)
    check_objectives(data, need)
    check_feasible(data, need)


def check_combat(data: Files, need: Need) -> None:
    """SCY-1.5."""
    file = data.combat_cards
    counts = {row.value: row.count for row in file.combat_card}
    need(counts == COMBAT, file, f"the board prints {COMBAT}", "combat_card")
    total = sum(row.count for row in file.combat_card)
    need(file.deck.total == total == data.game.components.combat_cards, file.deck, f"the cards make {total}", "total")


def check_encounters(data: Files, need: Need) -> None:
    """SCY-11.13: 28 cards of three options."""
    cards, deck = data.encounters.encounter, data.encounters.deck
    need(deck.total == len(cards) == data.game.components.encounter_cards, deck, f"there are {len(cards)}", "total")
    numbered = [row.number for row in cards] == list(range(1, len(cards) + 1))
    need(numbered, data.encounters, "cards are numbered from 1 on", "encounter")
    for row in cards:
        _check_options(need, row)


def _check_options(need: Need, row: Encounter) -> None:
    goodwill, deal, force = row.option
    kinds = [option.kind for option in row.option]
    need(kinds == ["goodwill", "deal", "force"], row, "options are goodwill, deal, force", "option")
    need(goodwill.cost == (), goodwill, "goodwill is free", "cost")
    kind = any(gain.op == "popularity" for gain in goodwill.gain)
    need(kind, goodwill, "goodwill gives popularity", "gain")
    for option, pay, low, high in ((deal, "coins", 2, 4), (force, "popularity", 2, 3)):
        fair = len(option.cost) == 1 and option.cost[0].pay == pay and low <= option.cost[0].n <= high
        need(fair, option, f"it costs {low} to {high} {pay}", "cost")
        for gain in option.gain:
            price = (option.cost[0].pay, option.cost[0].n) if option.cost else ("nothing", 0)
            fair = price in PRICES.get(gain.op, {price})
            need(fair, option, f"`{gain.op}` has another price on all cards", "cost")
    for option in row.option:
        need(bool(option.gain), option, "it gains nothing", "gain")
        check_gains(need, option.gain, "encounter")


def check_factory(data: Files, need: Need) -> None:
    """SCY-12: twelve cards, all different, and the move of their bottom row."""
    cards, deck = data.factory_cards.factory_card, data.factory_cards.deck
    need(deck.total == len(cards) == data.game.components.factory_cards, deck, f"there are {len(cards)}", "total")
    numbered = [row.number for row in cards] == list(range(1, len(cards) + 1))
    need(numbered, data.factory_cards, "cards are numbered from 1 on", "factory_card")
    bottom = data.factory_cards.bottom
    check_gains(need, [bottom.effect])
    move = (bottom.effect.op, bottom.effect.units, bottom.effect.steps) == ("move", 1, 2)
    need(move and not bottom.cost, bottom, "one unit moves twice, for nothing", "effect")
    faces = Counter(repr((row.top.cost, row.top.mode, row.top.gain)) for row in cards)
    for row in cards:
        alone = faces[repr((row.top.cost, row.top.mode, row.top.gain))] == 1
        need(alone, row.top, "another card has the same top action")
        right = len(row.top.gain) == 2 if row.top.mode == "one_of" else bool(row.top.gain)
        need(right, row.top, "`one_of` offers two gains, `all` gives one or more", "gain")
        check_gains(need, row.top.gain, "own_worker_territory")
    most = max(count.factory_cards for count in data.game.setup_count)
    need(most <= len(cards), deck, f"{most} cards are laid out", "total")


def check_objectives(data: Files, need: Need) -> None:
    """SCY-13."""
    cards, deck = data.objectives.objective, data.objectives.deck
    need(deck.total == len(cards) == data.game.components.objective_cards, deck, f"there are {len(cards)}", "total")
    numbered = [row.number for row in cards] == list(range(1, len(cards) + 1))
    need(numbered, data.objectives, "cards are numbered from 1 on", "objective")
    dealt = data.game.players.max * data.game.setup.objectives_per_player
    need(dealt <= len(cards), deck, f"{dealt} cards are dealt", "total")
    for row in cards:
        need(bool(row.tests), row, "it has no condition", "tests")
        check_tests(need, row.tests)


def check_feasible(data: Files, need: Need) -> None:
    """What objectives ask of the map can be had on it."""
    board = Board(data)
    for row in data.objectives.objective:
        for test in row.tests:
            if test.test == "controls":
                fits = sum(_fits(each, test.feature) for each in data.map.hex)
                need(fits >= test.min, test, f"the map has {fits} such territories", "min")
            if test.test == "controls_around_one":
                middles = [each.id for each in data.map.hex if each.terrain == test.hex_terrain]
                around = max((len(board.near[each] & board.hexes.keys()) for each in middles), default=0)
                need(around >= test.min, test, f"no {test.hex_terrain} has more than {around} around it", "min")


def _fits(place: Hex, feature: Feature) -> bool:
    if feature.terrain:
        return place.terrain in feature.terrain
    return place.tunnel if feature.tunnel else place.encounter
