"""CIR-13.1, CIR-13.2, CIR-34.8: what the order of income decides, among factions and within one."""

from __future__ import annotations

import random
from itertools import permutations
from typing import NamedTuple

import pytest

from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.income import IncomePhase, TakeIncome
from games.circadians.rules.sources import SOURCES
from games.engine import Match, default_choice
from games.engine.play import open_decisions, waiting_for
from tests.games.circadians.support import Table, pick

LANDS = ("b2", "b3", "c2", "c3", "d1", "d2", "d3", "e2", "e3", "e4")


def archivists(*factions: str, corner: int = 6) -> Table:
    """Factions whose strongholds' gem can become research that enters Harvest column 3."""
    table = Table(*factions)
    for faction, name in zip(factions, ("b2", "e4", "d3"), strict=False):
        player = table.rich(faction, 0, 5).build(faction, "stronghold", name).player(faction)
        player.mat.remove("research")
        player.tracks["harvest"] = 2
        player.has_intel = False
    table.g.corner = table.g.corner[:corner]
    return table


def take_loot(table: Table, faction: str) -> None:
    """Answer everything up to the loot token."""
    say = {"CIR-D43": "1", "CIR-D14": "harvest", "CIR-D13": "pay-gem"}
    while (rule := table.rule(faction)) not in ("CIR-D20", ""):
        table.answer(faction, say.get(rule) or default_choice(table.g, table.seat(faction)))


# -- CIR-13.1: among factions ------------------------------------------------------------------------------


@pytest.mark.finding("RU-1", "RU-14")
@pytest.mark.rule("CIR-13.1", "CIR-34.8")
@pytest.mark.parametrize("flare", [0, 1])
def test_loot_tokens_are_taken_in_flare_gun_order(flare: int) -> None:
    table = archivists("ai", "zcharo")
    table.g.flare = flare
    first, second = ("ai", "zcharo") if flare == 0 else ("zcharo", "ai")
    wanted = table.g.corner[0]
    table.do(IncomePhase())
    take_loot(table, second)
    assert table.rule(second) == ""  # it stands before the corner, and waits
    assert waiting_for(table.g) == [flare]
    take_loot(table, first)
    assert table.rule(first) == "CIR-D20"
    table.answer(first, next(option for option in table.options(first) if option.startswith(f"{wanted}@")))
    while table.is_asked(first):
        table.answer(first, default_choice(table.g, table.seat(first)))
    assert table.rule(second) == "CIR-D20"
    assert not any(option.startswith(f"{wanted}@") for option in table.options(second))


@pytest.mark.finding("RU-1")
@pytest.mark.rule("CIR-13.1", "CIR-34.8")
def test_nobody_waits_for_a_faction_that_cannot_place_a_token_any_more() -> None:
    table = archivists("ai", "zcharo")
    table.player("ai").tracks["harvest"] = 3
    table.do(IncomePhase())
    take_loot(table, "zcharo")
    assert table.rule("zcharo") == "CIR-D20"
    assert waiting_for(table.g) == [0, 1]


@pytest.mark.finding("RU-2")
@pytest.mark.rule("CIR-34.8", "CIR-9.10")
def test_an_empty_corner_stops_nobody() -> None:
    table = archivists("ai", "zcharo", corner=1)
    table.do(IncomePhase())
    take_loot(table, "zcharo")
    take_loot(table, "ai")
    table.answer("ai", table.options("ai")[0])
    table.defaults()
    assert table.g.corner == []
    assert (table.g.stack, table.player("zcharo").tracks["harvest"]) == ([], 3)


def energy_of_the_ai(flare: int, ai_first: bool) -> int:
    """The A.I.'s energy after an income in which the Circadians take its intel card."""
    table = Table("circadians", "ai")
    table.g.flare = flare
    for name in LANDS[:6]:
        table.stand("circadians", name, 1)
    table.rich("circadians", 0, 5).rich("ai", 0, 0).do(IncomePhase())
    say = {
        "CIR-D53": "income-all",
        "CIR-D41": "upgrade_attribute1",
        "CIR-D42": "covert",
        "CIR-D51": "ai",
        "CIR-D40": "gems1",
    }
    for faction in ("ai", "circadians", "ai") if ai_first else ("circadians", "ai", "circadians"):
        while rule := table.rule(faction):
            table.answer(faction, say.get(rule) or default_choice(table.g, table.seat(faction)))
    assert table.g.stack == []
    assert table.player("circadians").intel == ["ai"]
    return table.player("ai").energy


@pytest.mark.finding("RU-1")
@pytest.mark.rule("CIR-13.1", "CIR-18.12")
@pytest.mark.parametrize("ai_first", [False, True])
def test_intel_pays_unless_it_was_taken_by_somebody_earlier_in_flare_gun_order(ai_first: bool) -> None:
    assert energy_of_the_ai(0, ai_first) == 3  # the Circadians come first and take it
    assert energy_of_the_ai(1, ai_first) == 4  # it has paid before it is taken


@pytest.mark.finding("RU-1")
@pytest.mark.rule("CIR-13.1", "CIR-27.29")
def test_an_upgrade_under_way_still_holds_the_intel_of_others() -> None:
    """The fame bonus is asked before the card is taken: the attribute is upgraded, the card is not yet gone."""
    table = Table("circadians", "ai")
    for name in LANDS[:6]:
        table.stand("circadians", name, 1)
    table.rich("circadians", 0, 5).rich("ai", 0, 0).do(IncomePhase())
    for choice in ("income-all", "upgrade_attribute1", "covert"):
        table.answer("circadians", choice)
    assert table.rule("circadians") == "CIR-D31"
    table.answer("ai", "gems1")
    assert "intel" not in table.player("ai").income.done
    table.defaults()
    assert table.player("ai").energy == 3


def scene(number: int) -> Table:
    """Three factions with something to take from each other."""
    rng = random.Random(f"income {number}")
    factions = ["circadians", *rng.sample(["ai", "zcharo", "leyrien", "jrayek", "oxataya"], 2)]
    rng.shuffle(factions)
    table = archivists(*factions, corner=rng.randint(1, 3))
    table.g.flare = rng.randrange(3)
    lands = [name for name in LANDS if not table.g.regions[name].buildings]
    for faction in factions:
        player = table.player(faction)
        player.tracks["harvest"] = rng.choice([1, 2, 2, 3])
        player.has_intel = faction != "circadians"
        for _ in range(rng.choice([0, 2, 5]) if len(lands) > 5 else 0):
            table.stand(faction, lands.pop(), 1)
    for faction in factions:
        if faction != "circadians" and rng.random() < 0.5:
            table.hand(faction, rng.choice(["dividends", "tribute", "evolution", "annexation"]))
    return table


def like(seat: int, number: int, option: str) -> float:
    """How much a seat likes an option: a taste of its own that nobody else changes."""
    bonus = 1 if option in ("upgrade_attribute1", "covert", "symbiotic", "harvest") else 0
    return bonus + random.Random(f"{number} {seat} {option}").random()


def choose(table: Table, seat: int, number: int) -> str:
    decision = open_decisions(table.g)[seat]
    shape = decision.shape
    if decision.rule == "CIR-D43":
        return decision.options[-1].id
    options = [option.id for option in pick(shape).options if not option.id.startswith("count-")]
    return ",".join(sorted(options, key=lambda option: -like(seat, number, option))[: pick(shape).most])


class Outcome(NamedTuple):
    """Everything but which cards were drawn: nobody knows the order of the deck."""

    players: list[object]
    places: dict[str, object]
    corner: list[str]
    intel: list[str]
    morale: dict[str, int]


def outcome(table: Table) -> Outcome:
    g = table.g
    return Outcome(
        [
            (p.energy, p.gems, p.fame, p.tracks, sorted(p.attributes), p.has_intel, len(p.hand), p.areas, p.home)
            for p in g.seats
        ],
        {name: (region.token, region.morale, region.units) for name, region in g.regions.items()},
        g.corner,
        table.player("circadians").intel,
        g.morale,
    )


def played(number: int, order: list[int] | random.Random) -> Outcome:
    """An income whose answers come in this order of seats, or in any."""
    table = scene(number)
    table.do(IncomePhase())
    for _ in range(200):
        waiting = waiting_for(table.g)
        if not waiting:
            assert table.g.stack == []
            return outcome(table)
        seat = order.choice(waiting) if isinstance(order, random.Random) else min(waiting, key=order.index)
        table.events = []
        table.answer(table.g.seats[seat].faction, choose(table, seat, number))
    raise AssertionError("still asking")


@pytest.mark.finding("RU-1", "RU-2")
@pytest.mark.rule("CIR-13.1", "CIR-34.8")
@pytest.mark.parametrize("number", range(40))
def test_income_does_not_depend_on_who_answers_first(number: int) -> None:
    expected = played(number, scene(number).g.clockwise(scene(number).g.flare))
    for order in permutations(range(3)):
        assert played(number, list(order)) == expected
    for attempt in range(4):
        assert played(number, random.Random(attempt)) == expected


def test_the_scenes_have_something_to_take() -> None:
    """Else the test above would prove nothing."""
    loot = intel = 0
    for number in range(40):
        table = scene(number)
        corner = len(table.g.corner)
        result = played(number, [0, 1, 2])
        loot += corner - len(result.corner) > 1
        intel += bool(result.intel)
    assert loot >= 3
    assert intel >= 5


# -- CIR-13.2: within one faction --------------------------------------------------------------------------


@pytest.mark.finding("RU-3")
@pytest.mark.rule("CIR-13.2", "CIR-18.12")
def test_a_recruit_of_the_intel_card_can_be_redeployed_in_the_same_income() -> None:
    table = Table("leyrien", "circadians")
    for name in ("b3", "c3", "c2"):
        table.stand("leyrien", name, 1)
    player = table.player("leyrien")
    player.home.fighters, player.areas = 0, [0] * (len(player.areas) - 1) + [3]
    table.g.flare = 0
    table.do(IncomePhase())
    assert table.rule("leyrien") == "CIR-D53"
    table.answer("leyrien", "income-intel")
    assert table.rule("leyrien") == "CIR-D22"
    table.answer("leyrien", f"a{len(player.areas)}x1")
    table.answer("leyrien", "income-regions")
    assert table.rule("leyrien") == "CIR-D31"
    assert any(option.startswith("home>") for option in table.options("leyrien"))


@pytest.mark.finding("RU-3")
@pytest.mark.rule("CIR-13.2")
def test_the_order_is_asked_where_it_can_matter_only() -> None:
    plain = Table("zcharo", "ai").build("zcharo", "factory", "b2")
    plain.do(IncomePhase())
    assert plain.rule("zcharo") == ""  # energy, energy and a card come out alike in any order
    poor = Table("jrayek", "ai").rich("jrayek", 0, 0).stand("jrayek", "home", 0, *c.RHYZU[:1])
    poor.do(IncomePhase())
    assert poor.rule("jrayek") == "CIR-D53"  # what is to be paid must have been gained before


@pytest.mark.finding("RU-3")
@pytest.mark.rule("CIR-13.2", "CIR-34.3")
def test_the_usual_order_is_a_standing_order() -> None:
    table = Table("leyrien", "circadians").stand("leyrien", "b3", 1).stand("leyrien", "c3", 1).stand("leyrien", "c2", 1)
    table.player("leyrien").standing.income = "auto"
    table.do(IncomePhase())
    assert table.rule("leyrien") == "CIR-D31"


@pytest.mark.rule("CIR-34.8")
def test_a_match_in_the_middle_of_income_is_stored_and_goes_on() -> None:
    table = archivists("ai", "zcharo")
    table.do(IncomePhase())
    take_loot(table, "zcharo")
    loaded = Match.load(GAME, Match(GAME, table.g).dump())
    assert loaded.waiting == [0]


@pytest.mark.finding("RU-9")
@pytest.mark.rule("CIR-29.4")
@pytest.mark.parametrize(("hand", "asked"), [(("census",), True), (("field_notes",), True), ((), False)])
def test_whoever_holds_cards_is_asked_when_all_sources_are_taken(hand: tuple[str, ...], asked: bool) -> None:
    """Whether one of the cards could be played now must not be seen."""
    table = Table("ai", "zcharo")
    table.player("ai").hand.clear()
    for card in hand:
        table.hand("ai", card)
    table.player("ai").income.done = list(SOURCES)
    table.do(TakeIncome(seat=0))
    assert (table.rule("ai") == "CIR-D53") == asked
