"""HYP-15 and HYP-16: cities, ruins and their tokens; every city and every token."""

from __future__ import annotations

import pytest

from games.engine.play import default_choice
from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.state import NOBODY
from tests.games.hyperborea.expected import CITIES, TOKENS, assert_gained
from tests.games.hyperborea.support import Table, keys


def beside_city() -> Table:
    """o1 with the city Amberin (2 movement) and a silver ruin, both free; an own figure there."""
    return Table().tile("o1", "o01").land().figures(0, o1=2, h1c=1)


@pytest.mark.rule("HYP-15.1", "HYP-15.2", "HYP-D31")
def test_entering_a_city_activates_it() -> None:
    table = beside_city()
    table.do("enter:o1:0")
    assert table.points == {"move": 2}
    assert table.g.areas["o1"].free[0] == 1
    assert table.g.areas["o1"].spots[0].occupant == 0


@pytest.mark.rule("HYP-15.3")
@pytest.mark.finding("RU-15")
def test_an_occupied_city_cannot_be_entered() -> None:
    table = beside_city().figures(1, h2c=1).occupy("o1", 0, 1)
    assert table.options("enter:o1") == []
    haunted = Table().tile("o1", "o01", ghosts=True).figures(0, o1=1)
    assert haunted.options("enter:o1") == []
    own = beside_city().occupy("o1", 0, 0)
    assert own.g.areas["o1"].free[0] == 2
    assert own.options("enter:o1") == []


@pytest.mark.rule("HYP-15.4", "HYP-15.6", "HYP-19.4")
def test_the_figure_stays_until_the_reset_and_the_city_works_again() -> None:
    table = beside_city().cubes(bag="3 red")
    table.do("enter:o1:0")
    table.next_turn_of(0)
    assert table.g.areas["o1"].spots[0].occupant == 0
    table.next_turn_of(0)  # the bag was empty: a Reset
    assert table.g.areas["o1"].spots[0].occupant == NOBODY
    assert table.g.areas["o1"].free[0] == 2
    table.do("enter:o1:0")
    assert table.points == {"move": 2}


@pytest.mark.rule("HYP-15.5")
def test_other_players_capitals_can_be_entered() -> None:
    table = Table().figures(0, h2c=1, h2r=1, h1c=1)
    assert {"enter:h2c:0", "enter:h2r:0", "enter:h1c:0"} <= set(table.options("enter"))


@pytest.mark.rule("HYP-15.7")
def test_a_figure_in_a_city_counts_for_the_minimum() -> None:
    table = Table().figures(0, h1l=2).occupy("h1c", 0, 0).cubes(bag="9 red")
    table.next_turn_of(0)
    assert table.g.on_map(0) == 3


@pytest.mark.parametrize("city", [pytest.param(city, id=city) for city in CITIES])
def test_every_city_gives_its_effect(city: str) -> None:
    """Appendix C and D: the pool holds what the specification says, after a figure really entered."""
    tile = next(p.id for p in c.PLACES.values() for f in p.features if f.id == city)
    spot = next(n for n, f in enumerate(c.PLACES[tile].features) if f.id == city)
    if c.PLACES[tile].kind == "home":
        home, _, role = tile.partition(".")
        faction = home.removeprefix("home_")
        table = Table(3, f"{faction}_b" if faction != "a" else "")
        area = f"h1{role[0]}"
    else:
        area = "c" if c.PLACES[tile].kind == "central" else "o1"
        table = Table().tile(area, tile)
    table.land().figures(0, **{area: 1}).cubes(bag="9 red")
    table.do(f"enter:{area}:{spot}")
    assert_gained(table, CITIES[city])


def test_every_city_is_listed() -> None:
    assert sorted(CITIES) == sorted(f.id for p in c.PLACES.values() for f in p.features if f.kind == "city")


# -- ruins ----------------------------------------------------------------------------------------------------


def beside_ruin(*tokens: str) -> Table:
    """h1l with its bronze ruin and these tokens; an own figure there."""
    return Table().land().figures(0, h1l=2, h1c=1).tokens("h1l", 0, *tokens)


@pytest.mark.rule("HYP-16.1", "HYP-16.2", "HYP-16.9", "HYP-D32", "HYP-H07", "HYP-16.12")
def test_exploring_looks_at_the_top_token_in_secret() -> None:
    table = beside_ruin("bronze_path", "bronze_wall")
    told = table.do("explore:h1l:0")
    assert keys(told) == ["explored", "looked"]
    assert [event.audience for event in told] == [None, (0,)]
    assert table.asked().secret
    assert table.asked().rule == "HYP-D33"
    assert GAME.view(table.g, 0).my_look == "bronze_path"
    assert GAME.view(table.g, 1).my_look == ""
    assert table.g.areas["h1l"].spots[0].tokens == ["bronze_wall"]
    assert table.g.areas["h1l"].spots[0].occupant == 0


@pytest.mark.rule("HYP-16.3", "HYP-16.6", "HYP-D33")
def test_a_token_is_used_or_kept() -> None:
    used = beside_ruin("bronze_path")
    used.do("explore:h1l:0")
    assert used.options() == ["use", "keep"]
    assert default_choice(used.g, 0) == "keep"
    told = used.do("use")
    assert keys(told) == ["token-used"]
    assert used.points == {"move": 1}
    assert used.g.used_tokens == ["bronze_path"]
    kept = beside_ruin("bronze_path")
    told = kept.do("explore:h1l:0", "keep")
    assert kept.player().kept == "bronze_path"
    assert "token-used" not in keys(told)
    assert kept.points == {}


@pytest.mark.rule("HYP-16.4", "HYP-X28", "HYP-D33")
def test_only_one_token_is_kept() -> None:
    table = beside_ruin("bronze_blade").keep("silver_road")
    table.do("explore:h1l:0")
    assert table.options() == ["use", "swap"]
    assert default_choice(table.g, 0) == "use"
    told = table.do("swap")
    assert keys(told) == ["token-kept", "token-used"]
    assert table.player().kept == "bronze_blade"
    assert table.points == {"move": 2}
    assert table.g.used_tokens == ["silver_road"]
    assert GAME.view(table.g, 1).seats[0].kept == "bronze"  # the second stays hidden


@pytest.mark.rule("HYP-16.5", "HYP-D34", "HYP-H15")
def test_a_kept_token_is_used_at_any_time_of_an_own_turn() -> None:
    table = Table().keep("silver_road").keep("bronze_wall", seat=1)
    assert "token" in table.options()
    table.do("end")
    assert table.g.active == 1
    table.do("token")
    assert table.points == {"fortress": 2}
    assert table.player(0).kept == "silver_road"


@pytest.mark.rule("HYP-16.5", "HYP-D34")
@pytest.mark.finding("RU-15")
def test_a_kept_token_is_used_after_other_activations_too() -> None:
    table = beside_city().keep("bronze_wall").card("vanguard").cubes(available="red green")
    table.do("enter:o1:0", "fill:vanguard:red+green", "move:o1>h1c")
    assert "token" in table.options()
    table.do("token")
    assert table.points["fortress"] == 2
    assert table.player().kept == ""
    assert "token" not in table.options()


@pytest.mark.rule("HYP-16.7", "HYP-16.11")
def test_empty_and_haunted_ruins_cannot_be_explored() -> None:
    table = beside_ruin()
    assert table.options("explore") == []
    haunted = Table().tile("o1", "o01", ghosts=True).figures(0, o1=1)
    assert haunted.options("explore:o1") == []


@pytest.mark.rule("HYP-16.10")
def test_a_token_never_used_is_worth_nothing() -> None:
    table = Table()
    before = GAME.view(table.g, 0).seats[0].score
    table.keep("gold_hoard")
    assert GAME.view(table.g, 0).seats[0].score == before


@pytest.mark.rule("HYP-16.13")
def test_a_kept_token_outlives_its_explorer() -> None:
    table = beside_ruin("bronze_path").cubes(bag="red")
    table.do("explore:h1l:0", "keep", "end")
    table.figures(1, h1l=1).pool(attack=1).do("attack:h1l:p0@0")
    assert table.player(0).kept == "bronze_path"


@pytest.mark.rule("HYP-16.14", "HYP-H06", "HYP-H08")
def test_what_everybody_knows_about_tokens() -> None:
    table = beside_ruin("bronze_path", "bronze_wall").keep("silver_road", seat=1).keep("gold_hoard")
    table.do("token")
    view = GAME.view(table.g, 2)
    assert view.areas["h1l"].spots[0].tokens == 2
    assert view.seats[1].kept == "silver"
    assert view.my_kept == ""
    assert view.used_tokens == ["gold_hoard"]
    assert GAME.view(table.g, 1).my_kept == "silver_road"


@pytest.mark.rule("HYP-16.8", "HYP-16.9")
def test_the_next_token_needs_a_new_exploration() -> None:
    table = beside_ruin("bronze_path", "bronze_wall")
    table.do("explore:h1l:0", "use")
    assert table.options("explore") == []  # another own figure is there, but the ruin is occupied
    table.next_turn_of(0)  # a Reset frees the figure
    table.do("explore:h1l:0", "use")
    assert table.points == {"fortress": 2}


@pytest.mark.parametrize(
    "token",
    [
        pytest.param(token, id=token, marks=pytest.mark.rule(f"HYP-U{number:02d}"))
        for number, token in enumerate(c.TOKENS, 1)
    ],
)
def test_every_token_gives_its_effect(token: str) -> None:
    """As appendix B of the specification has it."""
    table = Table().cubes(bag="9 red").keep(token).cubes(unused="grey")
    table.do("token")
    assert_gained(table, TOKENS[token])
    assert table.g.used_tokens == [token]


@pytest.mark.rule(
    "HYP-U01", "HYP-U02", "HYP-U03", "HYP-U04", "HYP-U05", "HYP-U06", "HYP-U07", "HYP-U08", "HYP-U09", "HYP-U10",
    "HYP-U11", "HYP-U12", "HYP-U13", "HYP-U14", "HYP-U15", "HYP-U16", "HYP-U17", "HYP-U18", "HYP-U19", "HYP-U20",
    "HYP-U21", "HYP-U22", "HYP-U23", "HYP-U24", "HYP-U25", "HYP-U26", "HYP-U27", "HYP-U28", "HYP-U29", "HYP-U30",
    "HYP-U31", "HYP-U32", "HYP-U33",
)  # fmt: skip
def test_copies_of_every_token() -> None:
    """Appendix B, column `copies`."""
    copies = [4, 4, 3, 4, 2, 2, 1, 7, 3, 2, 4, 2, 3, 2, 4, 3, 1, 1, 1, 1, 1, 1, 2, 1, 1, 3, 2, 2, 1, 1, 1, 1, 1]
    assert [token.count for token in c.TOKENS.values()] == copies
    assert list(TOKENS) == list(c.TOKENS)
