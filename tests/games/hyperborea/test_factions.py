"""HYP-22: factions."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from tests.games.hyperborea.support import Table, kinds


@pytest.mark.rule("HYP-22.1", "HYP-22.3", "HYP-X34")
def test_red_a_needs_one_multicolour_cube_less() -> None:
    table = Table(3, "red_a").cubes(available="red blue")
    table.do("place:red:war1")
    assert table.options("choose") == ["choose:1:0", "choose:1:1"]
    assert [option for option in table.options("place:blue") if "war1" in option] == []  # the space stays empty
    assert table.player().rows["war1"] == [c.KIND["red"], c.EMPTY]
    both = Table(3, "red_a").cubes(available="2 red purple")
    both.do("place:red:war2", "place:purple:growth2")
    assert both.spent  # rows without a multicolour space need both cubes


@pytest.mark.rule("HYP-22.2", "HYP-22.20")
def test_red_a_changes_three_rows_only() -> None:
    assert [row.id for row in c.ROWS.values() if row.discount >= 0] == ["war1", "cavalry", "bastions"]
    table = Table(3, "red_a").card("cavalry", "bastions", "siege_engines", "berserkers").cubes(available="4 red green")
    table.do("place:red:bastions")
    assert table.points == {"attack": 1, "fortress": 2}
    table.do("fill:cavalry:red+green")
    assert table.points == {"attack": 3, "fortress": 2, "move": 1}
    table.do("place:red:siege_engines")
    assert "ranged" not in table.points  # ranged attack alone does not qualify


@pytest.mark.rule("HYP-22.4", "HYP-D36", "HYP-3.21")
def test_red_b_has_two_tokens() -> None:
    table = Table(3, "red_b")
    assert table.options("faction") == ["faction:0", "faction:1", "faction:2"]
    table.do("faction:1", "faction:2")
    assert table.points == {"attack": 1, "ranged": 1}
    assert table.player().fortresses == 8
    assert table.options("faction") == []
    table.next_turn_of(0)
    assert table.options("faction") == []  # once per game


@pytest.mark.rule("HYP-22.4")
def test_red_b_gives_a_fortress_too() -> None:
    table = Table(3, "red_b")
    table.do("faction:0")
    assert table.points == {"fortress": 1}
    assert table.player().fortresses == 7


@pytest.mark.rule("HYP-22.5")
def test_emerald_a_has_a_movement_point() -> None:
    table = Table(3, "emerald_a")
    table.do("faction:0")
    assert table.points == {"move": 1}


@pytest.mark.rule("HYP-22.7", "HYP-22.15")
@pytest.mark.parametrize(("tile", "card"), [("celestial_a:diplomacy", "diplomacy"), ("purple_b", "outposts")])
def test_start_cards_work_at_once(tile: str, card: str) -> None:
    table = Table(3, tile).cubes(available="purple red")
    colours = "purple+red"
    fills = [
        option
        for option in table.options(f"fill:{card}")
        if sorted(option.split(":")[2].split("+")) == ["purple", "red"]
    ]
    assert len(fills) == 1, colours
    table.do(fills[0])
    assert table.player().gems == (1 if card == "diplomacy" else 0)
    assert table.points == ({} if card == "diplomacy" else {"clone": 1, "fortress": 1})


@pytest.mark.rule("HYP-22.8", "HYP-X36", "HYP-22.17")
def test_celestial_b_draws_with_every_card() -> None:
    table = Table(3, "celestial_b").cubes(available="blue red green", bag="5 red")
    table.do("fill:science1:blue+green+red", f"tech:{table.g.market[0][0].card}")
    assert table.points == {"draw": 2}
    table.do("draw:2")
    assert table.player().available == kinds("2 red")
    table.pool(tech=1).do("refresh:1", "decline")
    assert table.points == {}  # a declined pick gives nothing


@pytest.mark.rule("HYP-X47", "HYP-22.17", "HYP-18.8")
def test_celestial_b_triggers_no_bonus() -> None:
    table = Table(3, "celestial_b").card("foresight", "astronomy").row("foresight", "red red")
    table.cubes(available="2 blue red green", bag="9 red")
    table.do("fill:science1:blue+green+red", f"tech:{table.g.market[0][0].card}")
    assert table.points == {"draw": 2}
    table.do("place:blue:astronomy")
    assert table.points == {"draw": 5}


@pytest.mark.rule("HYP-22.9", "HYP-22.18", "HYP-X46")
def test_coral_a_turns_waste_into_a_gem_once() -> None:
    table = Table(3, "coral_a").cubes(available="purple 2 grey", bag="red")
    grey = table.g.supply[c.GREY]
    table.do("place:purple:coral_a", "place:grey:coral_a")
    assert table.player().gems == 1
    assert table.points == {"purge": 1}
    table.do("purge:coral_a:1")
    assert table.g.supply[c.GREY] == grey + 1
    assert [option for option in table.options() if "coral_a" in option] == []
    table.next_turn_of(0)
    assert table.player().row_used
    table.next_turn_of(0)  # a Reset
    assert not table.player().row_used


@pytest.mark.rule("HYP-22.18")
def test_coral_a_may_be_filled_over_several_turns() -> None:
    table = Table(3, "coral_a").cubes(available="purple", bag="3 grey")
    table.do("place:purple:coral_a")
    table.next_turn_of(0)
    table.do("place:grey:coral_a")
    assert table.player().gems == 1


@pytest.mark.rule("HYP-22.10", "HYP-X35", "HYP-7.12")
def test_coral_b_places_grey_on_orange() -> None:
    table = Table(3, "coral_b").cubes(available="grey yellow").card("workshops")
    assert sorted(table.options("place:grey")) == [
        "place:grey:progress1",
        "place:grey:progress2",
        "place:grey:trade2",
        "place:grey:workshops",
    ]
    table.do("fill:trade2:yellow+grey")
    assert table.player().gems == 1
    assert table.points == {"dev": 1}


@pytest.mark.rule("HYP-22.11")
def test_golden_a_starts_with_two_gems() -> None:
    assert Table(3, "golden_a").player().gems == 2


@pytest.mark.rule("HYP-22.12", "HYP-22.21", "HYP-22.22", "HYP-D36")
@pytest.mark.parametrize(("which", "points"), [(0, {"attack": 1}), (1, {"move": 2}), (2, {"dev": 3}), (3, {"draw": 3})])
def test_golden_b_pays_a_gem(which: int, points: dict[str, int]) -> None:
    table = Table(3, "golden_b")
    assert table.options("faction") == []  # no gem
    table.player().gems = 2
    assert len(table.options("faction")) == 4
    table.do(f"faction:{which}")
    assert table.points == points
    assert table.player().gems == 1
    assert table.options("faction") == []
    assert table.player().fortresses == 7


@pytest.mark.rule("HYP-22.16")
def test_a_faction_token_is_an_activation_with_bonuses() -> None:
    table = Table(3, "red_b").card("war_academy").row("war_academy", "red red")
    table.do("faction:1")
    assert table.points == {"attack": 2}


@pytest.mark.rule("HYP-22.6")
def test_emerald_b_in_the_offered_costs() -> None:
    table = Table(3, "emerald_b").pool(move=1).figures(0, h1c=3)
    assert {"move:h1c>h1l", "move:h1c>h1r"} <= set(table.options("move"))
