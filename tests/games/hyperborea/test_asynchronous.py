"""HYP-24 and hidden information: plans, standing orders, undo, what nobody may see; HYP-R: the switches."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Match, NotLegal, Setup
from games.engine.policy import random_choice
from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.meta import META, OPEN_RULINGS, reads
from games.hyperborea.rules.scoring import controller, score
from games.hyperborea.state import Hyperborea
from games.hyperborea.view import HyperboreaView
from tests.games.hyperborea.support import START, Table, kinds


def match(players: int = 2) -> Match[Hyperborea, HyperboreaView]:
    """A match at its first turn."""
    started, _ = Match.begin(GAME, Setup(players, "plans"))
    for seat in range(players):
        started.submit(seat, START)
    return started


@pytest.mark.rule("HYP-24.1", "HYP-H12")
def test_a_plan_is_played_until_something_new_is_revealed() -> None:
    started = match()
    second = 1 - started.state.first
    capital = GAME.view(started.state, second).areas
    home = next(name for name, area in capital.items() if area.free[second])
    started.plan(second, [f"enter:{home}:0", "dev:any:red", "dev:any:red", "end"])
    assert started.follow_plans() == []  # not yet on turn
    seen = started.view(1 - second)
    assert "plan" not in repr(seen)
    started.submit(1 - second, "end")
    played = started.follow_plans()
    assert [entry.text for entry, _ in played] == [f"enter:{home}:0", "dev:any:red", "dev:any:red", "end"]


@pytest.mark.rule("HYP-24.1")
def test_a_plan_stops_at_what_is_no_longer_legal() -> None:
    started = match()
    first = started.state.first
    home = next(name for name, area in started.state.areas.items() if area.free[first])
    started.plan(first, [f"enter:{home}:0", f"enter:{home}:0", "end"])
    played = started.follow_plans()
    assert [entry.text for entry, _ in played] == [f"enter:{home}:0"]
    assert started.waiting == [first]


@pytest.mark.rule("HYP-24.4")
def test_undo_goes_back_to_the_last_reveal() -> None:
    started = match()
    first = started.state.first
    home = next(name for name, area in started.state.areas.items() if area.free[first])
    started.submit(first, f"enter:{home}:0")
    started.submit(first, "dev:any:red")
    started.undo(first)
    started.undo(first)
    assert started.state.areas[home].free[first] == 3
    with pytest.raises(NotLegal):
        started.undo(first)
    started.state.pool.points["move"] = 2
    started.submit(first, f"move:{home}>{home[:2]}l")  # turns up two tiles
    assert not started.can_undo(first)


@pytest.mark.rule("HYP-24.2", "HYP-24.3")
def test_standing_orders_are_written_in_a_form() -> None:
    started = match()
    started.set_standing(0, "reset=keep losses=blue,red cubes=yellow")
    assert started.state.seats[0].standing.reset == "keep"
    assert started.state.seats[0].standing.losses == ["blue", "red"]
    assert started.view(1).my_standing != started.state.seats[0].standing
    started.set_standing(0, "reset=- losses=- cubes=-")
    assert started.state.seats[0].standing.losses == []


@pytest.mark.rule("HYP-24.3", "HYP-D24")
@pytest.mark.finding("PL-38")
def test_a_standing_order_takes_the_cubes_that_are_wanted() -> None:
    table = Table(2).keep("gold_heart").cubes(1, bag="23 yellow")
    table.player().standing.cubes = ["yellow", "blue"]
    table.answer(0, "token")
    bag = table.player().bag
    assert (bag[c.KIND["yellow"]], bag[c.KIND["blue"]]) == (1, 1)
    assert table.asked().rule == "HYP-D10"


@pytest.mark.rule("HYP-H07")
def test_kept_tokens_are_shown_at_the_end() -> None:
    table = Table(2).keep("gold_hoard", seat=1)
    assert GAME.view(table.g, 0).kept_tokens == []
    table.g.trigger = 1
    table.do("end")
    assert GAME.view(table.g, 0).kept_tokens == ["", "gold_hoard"]


@pytest.mark.rule("HYP-H14")
def test_the_view_allows_elimination_and_no_more() -> None:
    table = Table().keep("gold_hoard", seat=1)
    view = GAME.view(table.g, 0)
    shown = {offer.card for offers in view.market for offer in offers}
    assert sum(view.decks) + len(shown) == 64
    assert view.tokens == {"gold": 11, "silver": 40, "bronze": 14}
    assert "gold_hoard" not in repr(view)
    assert GAME.view(table.g, 1).my_kept == "gold_hoard"


@pytest.mark.whole_match
@pytest.mark.rule("HYP-H01", "HYP-H06", "HYP-H07")
def test_secrets_of_a_match_in_full_swing_can_be_shuffled_unseen() -> None:
    rng = Random(5)
    started = match(3)
    for _ in range(120):
        seat = rng.choice(started.waiting)
        for viewer in (0, 1, 2, None):
            other = GAME.shuffle_hidden(started.state, viewer, rng)
            assert GAME.check(other) == []
            assert GAME.detach(GAME.view(other, viewer)) == started.view(viewer)
        started.submit(seat, random_choice(started.decisions[seat], rng))


# -- switches -------------------------------------------------------------------------------------------------


@pytest.fixture
def rulings(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """The switches, free to be changed in a test."""
    changed = dict(c.RULINGS)
    monkeypatch.setattr(c, "RULINGS", changed)
    return changed


def test_ghosts_may_contest_control(rulings: dict[str, bool]) -> None:
    table = Table().tile("o1", "o01", ghosts=True).figures(0, o1=2)
    assert controller(table.g, table.g.areas["o1"]) == 0
    rulings["ghosts_contest_control"] = True
    assert controller(table.g, table.g.areas["o1"]) == -1


@pytest.mark.finding("RU-31")
@pytest.mark.rule("HYP-R07")
def test_frozen_figures_may_attack() -> None:
    table = Table(frozen="fight").tile("o1", "o01", ghosts=True).land().figures(0).pool(attack=1)
    table.g.areas["o1"].spots[0].occupant = 0
    table.g.ghosts += 1
    table.player().reserve -= 1
    assert table.options("attack") == ["attack:o1:g1"]


@pytest.mark.finding("RU-31")
def test_fortresses_may_let_ranged_attacks_through() -> None:
    table = Table(fortress="attack").land().figures(0, o1=1).figures(1, o2=1).walls("o2", 1, 1).pool(ranged=1)
    assert "ranged:o2:p1" in table.options("ranged")


@pytest.mark.finding("RU-31")
@pytest.mark.rule("HYP-R14")
def test_permanent_cards_may_work_for_ever() -> None:
    table = Table(permanent="lasting").card("winged_mounts").cubes(available="2 green red red").pool(return_cube=1)
    table.do("fill:winged_mounts:green+red", "return", "winged_mounts:0", "fill:exploration1:green+red")
    assert table.points == {"fly": 2}


@pytest.mark.finding("RU-31")
@pytest.mark.rule("HYP-R24")
def test_coral_a_may_work_more_than_once() -> None:
    table = Table(3, "coral_a", coral="again").cubes(available="purple 2 grey")
    table.do("place:purple:coral_a", "place:grey:coral_a", "purge:coral_a:1", "place:grey:coral_a")
    assert table.player().gems == 2


def test_bonuses_may_come_with_every_point(rulings: dict[str, bool]) -> None:
    rulings["bonus_once_per_activation"] = False
    table = Table().card("banking").row("banking", "yellow yellow red").keep("gold_hoard")
    table.do("token")
    assert table.player().gems == 4


def test_gems_may_be_limited(rulings: dict[str, bool]) -> None:
    rulings["gem_supply_limited"] = True
    table = Table().keep("gold_hoard")
    table.player(1).gems = 71
    table.do("token")
    assert table.player().gems == 1


def test_only_cubes_in_the_bag_may_score(rulings: dict[str, bool]) -> None:
    rulings["score_all_owned_cubes"] = False
    table = Table().cubes(bag="red", available="blue")
    assert score(table.g, 0)["cubes"] == 1


def test_gems_and_cubes_may_have_to_be_taken(rulings: dict[str, bool]) -> None:
    rulings["gem_and_cube_may_be_declined"] = False
    table = Table().keep("gold_crown")
    table.player().gems = 11
    table.do("token")
    assert table.player().objectives == ["gems"]
    assert table.options() == list(c.COLOURS)


def test_the_last_end_phase_may_be_played(rulings: dict[str, bool]) -> None:
    rulings["skip_last_end_phase"] = False
    table = Table().cubes(bag="3 red")
    table.g.trigger = 0
    table.do("end")
    assert table.player().available == kinds("3 red")


@pytest.mark.finding("RU-31")
def test_the_usual_reading_is_that_of_the_data() -> None:
    g = Table().g
    for ruling, (key, yes, no) in OPEN_RULINGS.items():
        spec = next(spec for spec in META.options if spec.key == key)
        assert spec.choices == (yes, no)
        assert g.options[key] == spec.default == (yes if c.RULINGS[ruling] else no)
        assert g.ruling(ruling) is c.RULINGS[ruling]
        assert reads({}, ruling) is c.RULINGS[ruling]  # a match from before the options


def test_every_switch_is_tested() -> None:
    assert len(c.RULINGS) == 10
