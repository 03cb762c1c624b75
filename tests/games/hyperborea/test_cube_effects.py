"""HYP-17: cube effects, costs, espionage, the contact zone."""

from __future__ import annotations

import pytest

from games.engine import open_decisions
from games.engine.play import default_choice
from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.rules.cube_effects import contact_zone, owe_losses
from tests.games.hyperborea.support import Table, keys, kinds


@pytest.mark.rule("HYP-17.1", "HYP-D23", "HYP-17.2", "HYP-H01")
def test_draws_are_random_cubes_of_the_bag() -> None:
    table = Table().cubes(bag="2 red").pool(draw=4)
    assert table.options("draw") == ["draw:1", "draw:2"]
    assert GAME.view(table.g, 1).seats[0].bag == kinds("2 red")  # contents are known to all
    table.do("draw:2")
    assert table.player().available == kinds("2 red")
    assert table.options("draw") == []
    assert table.points == {"draw": 2}  # no Reset because of a draw
    table.do("end")
    assert table.player().available == kinds("2 red")  # they went unused, then the Reset drew them again


@pytest.mark.rule("HYP-X43", "HYP-8.11")
def test_draw_points_survive_an_empty_bag() -> None:
    table = Table().card("astronomy").cubes(available="blue").levels(purple=6)
    table.do("place:blue:astronomy")
    assert table.options("draw") == []
    table.do("cash:purple", "draw:1", "draw:1")
    assert table.player().available == kinds("2 purple")


@pytest.mark.rule("HYP-17.3")
def test_gained_cubes_go_into_the_bag_at_once() -> None:
    table = Table().keep("gold_heart")
    supply = list(table.g.supply)
    table.do("token", "red", "blue")
    assert table.player().bag == kinds("red blue")
    assert table.g.supply[c.KIND["red"]] == supply[c.KIND["red"]] - 1


@pytest.mark.rule("HYP-D24")
def test_the_default_is_the_scarcest_colour() -> None:
    table = Table().cubes(bag="green orange red", available="yellow purple").keep("gold_crown")
    table.do("token")
    assert default_choice(table.g, 0) == "blue"
    assert default_choice(Table().keep("gold_crown").g, 0) == "end"


@pytest.mark.rule("HYP-17.4", "HYP-D25")
def test_any_cube_in_front_of_the_player_can_be_returned() -> None:
    table = Table().cubes(available="red", unused="grey", bag="blue").row("trade1", "yellow -").pool(return_cube=2)
    table.do("return")
    assert table.options() == ["available:red", "unused:grey", "trade1:0"]
    table.do("unused:grey", "return", "available:red")
    assert table.player().bag == kinds("blue grey red")


@pytest.mark.rule("HYP-17.6", "HYP-17.21", "HYP-X09", "HYP-D28")
def test_a_cube_discarded_for_a_gem() -> None:
    table = (
        Table()
        .card("corruption")
        .row("war1", "red blue")
        .cubes(available="grey 2 yellow", unused="green", bag="purple")
    )
    table.do("place:grey:corruption", "pay:1")
    assert sorted(table.options()) == ["available:yellow", "unused:green", "war1:0", "war1:1"]
    supply = table.g.supply[c.KIND["red"]]
    table.do("war1:0")
    assert table.g.supply[c.KIND["red"]] == supply + 1
    assert table.player().gems == 1
    assert table.player().rows["war1"] == [c.EMPTY, c.KIND["blue"]]
    assert "place:yellow:war1" not in table.options()  # the open space is red


@pytest.mark.rule("HYP-17.6")
def test_the_cube_used_for_the_effect_may_pay() -> None:
    table = Table().card("alchemy", "corruption").row("alchemy", "red").cubes(available="grey")
    table.do("place:grey:corruption", "pay:1")  # the only non-grey cube lies on Alchemy
    assert "alchemy" not in table.player().rows
    assert table.player().gems == 1


@pytest.mark.rule("HYP-17.7", "HYP-D28")
def test_a_discarded_figure_comes_from_anywhere() -> None:
    table = Table().land().card("ransom").cubes(available="yellow").figures(0, o1=1, h1c=1).occupy("h1r", 0, 0)
    table.do("place:yellow:ransom", "pay:1")
    assert sorted(table.options()) == ["h1c", "h1r@0", "o1"]
    table.do("h1r@0")
    assert table.g.areas["h1r"].spots[0].occupant < 0
    assert table.player().reserve == 8
    assert table.player().gems == 2


@pytest.mark.rule("HYP-17.8")
def test_a_discarded_gem() -> None:
    table = Table().card("sponsorship").cubes(available="red")
    table.player().gems = 2
    table.do("place:red:sponsorship", "pay:1")
    assert table.player().gems == 1
    assert table.points == {"tech": 1}


@pytest.mark.rule("HYP-17.9", "HYP-17.10", "HYP-X25", "HYP-D26")
def test_an_exchanged_available_cube() -> None:
    table = Table().card("alchemy").cubes(available="green red")
    table.do("place:red:alchemy", "exchange:any", "available:green>blue")
    assert table.player().available == kinds("blue")
    assert "place:blue:science1" in table.options()


@pytest.mark.rule("HYP-17.19", "HYP-D26")
def test_an_exchange_takes_another_colour_with_supply() -> None:
    table = Table().cubes(available="green", unused="grey").cubes(1, bag="24 blue").pool(exchange_cube=1)
    table.do("exchange:any")
    offered = [f"available:green>{name}" for name in ("orange", "red", "yellow", "purple")]
    assert table.options() == offered
    kept = Table().card("war_academy").row("war_academy", "red red").pool(exchange_cube=1)
    kept.do("exchange:any", "war_academy:0>blue")
    assert kept.player().in_force() == ["war_academy"]


@pytest.mark.rule("HYP-17.11", "HYP-D27", "HYP-X26")
def test_the_waste_chain() -> None:
    table = Table().card("waste_furnace").row("waste_furnace", "- red").cubes(available="2 grey", bag="grey")
    grey = table.g.supply[c.GREY]
    table.do("place:grey:waste_furnace")
    assert table.options("purge") == ["purge:available:grey", "purge:waste_furnace:0"]  # never from the bag
    table.do("purge:waste_furnace:0", "place:grey:waste_furnace", "purge:waste_furnace:0")
    assert table.player().gems == 2
    assert table.g.supply[c.GREY] == grey + 2


@pytest.mark.rule("HYP-17.12", "HYP-17.14", "HYP-17.22", "HYP-D29")
def test_espionage_copies_an_instant_card() -> None:
    table = Table().card("vanguard", "banking", "espionage", "scouts", seat=1).card("caravan_roads").pool(spy=1)
    table.row("vanguard", "red green", seat=1)
    assert table.options("spy") == ["spy:vanguard"]
    table.do("spy:vanguard")
    assert table.points == {"attack": 1, "move": 2}
    assert table.player(1).rows["vanguard"] == [c.KIND["red"], c.KIND["green"]]


@pytest.mark.rule("HYP-17.13")
def test_what_espionage_cannot_copy() -> None:
    for card in c.CARDS.values():
        assert (card.id in c.SPYABLE) == (card.kind == "instant" and card.id != "espionage")


@pytest.mark.rule("HYP-17.22")
def test_a_copied_card_brings_the_spys_own_bonus() -> None:
    table = Table().card("marketplace", seat=2).card("banking").row("banking", "yellow yellow red").pool(spy=1)
    table.do("spy:marketplace")
    assert table.player().gems == 2
    assert table.player(2).gems == 0
    start = Table(3, "emerald_b")
    start.card("diplomacy", seat=1)
    start.player(1).start_cards = ["diplomacy"]
    start.pool(spy=1)
    assert "spy:diplomacy" in start.options("spy")


@pytest.mark.rule("HYP-17.15", "HYP-17.23", "HYP-X08", "HYP-D30", "HYP-H13")
def test_the_contact_zone() -> None:
    table = Table().land().card("sabotage").cubes(available="orange red")
    table.figures(0, o1=3).figures(1, o2=1).figures(2, h3c=3).levels(1, red=1, blue=2)
    table.do("fill:sabotage:orange+red")
    assert table.points == {"dev": 2}
    table.do("contact:1")
    assert table.g.losses(1) == 1
    assert table.g.losses(2) == 0
    assert GAME.view(table.g, 2).seats[1].losses == 1


@pytest.mark.rule("HYP-17.15", "HYP-17.23")
def test_figures_in_cities_count_for_the_contact_zone() -> None:
    table = Table().land().figures(0).figures(1, h2c=3).occupy("h1r", 0, 0)
    assert contact_zone(table.g, 0) == []
    table.figures(1, h2c=2).occupy("h1c", 0, 1)
    assert contact_zone(table.g, 0) == [1]


@pytest.mark.rule("HYP-17.16")
def test_the_zone_is_looked_at_when_the_effect_is_used() -> None:
    table = Table().land().card("extortion").cubes(available="yellow red").figures(0, h1l=1, h1c=2)
    table.figures(1, o4=1).levels(1, red=2, blue=2).pool(move=4)
    table.do("fill:extortion:yellow+red")
    assert table.options("contact") == []
    table.do("move:h1l>o1", "move:o1>c")
    assert table.options("contact") == ["contact:1"]


@pytest.mark.rule("HYP-17.17", "HYP-17.18", "HYP-24.2", "HYP-D50")
def test_nobody_waits_for_a_negative_development() -> None:
    table = Table().levels(1, green=2, red=1)
    owe_losses(table.g, 1, 2)
    table.pool(move=1)
    assert table.asked(0).rule == "HYP-D10"  # the active player goes on
    table.do("move:h1c>h1r")
    assert table.asked(1).rule == "HYP-D50"
    assert default_choice(table.g, 1) == "red"  # the lowest above 0
    table.answer(1, "green")  # at any time
    assert table.player(1).levels == [1, 0, 1, 0, 0, 0]
    assert table.g.losses(1) == 1
    table.do("end")
    assert table.asked(1).rule == "HYP-D50"  # the rest before the own turn
    table.answer(1, "green")
    assert table.asked(1).rule == "HYP-D10"
    assert table.player(1).levels == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("HYP-17.17", "HYP-17.20")
def test_losses_without_levels_have_no_effect() -> None:
    table = Table().levels(1, red=1, blue=1)
    owe_losses(table.g, 2, 1)
    assert table.g.losses(2) == 0
    owe_losses(table.g, 1, 5)
    assert table.g.losses(1) == 2
    table.do("end")
    table.answer(1, "red")
    assert table.asked(1).rule == "HYP-D10"  # the last one was no choice
    assert table.player(1).levels == [0] * 6


@pytest.mark.rule("HYP-24.2", "HYP-D50")
def test_a_standing_order_answers_a_loss_at_once() -> None:
    table = Table().land().card("extortion").cubes(available="yellow red")
    table.figures(1, h1c=1).levels(1, red=2, blue=2)
    table.player(1).standing.losses = ["green", "blue"]
    told = table.do("fill:extortion:yellow+red", "contact:1")
    assert table.player(1).levels[c.KIND["blue"]] == 1
    assert "lost-development" in keys(told)
    assert 1 not in open_decisions(table.g)
