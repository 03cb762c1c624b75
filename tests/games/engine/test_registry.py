"""Steps are stored under tags of their own; what could not be loaded again is refused before it is stored."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from games.engine import Decision, Parallel, Pick, Question, Setup, State, Step, Text
from games.engine.play import advance
from games.engine.step import tag_of
from tests.games.engine.support import game_of, state_of

pytestmark = pytest.mark.finding("RU-16")


class Walk(Step[State], tag="Walk"):
    def run(self, g: State) -> None:
        g.tell("walked")


class WalkOn(Step[State], tag="Walk"):
    """What became of `Walk`: another name, the same tag."""

    def run(self, g: State) -> None:
        g.tell("walked on")


class Heir(Walk):
    """Has forgotten that a tag is inherited."""


class Nameless(Step[State]):
    """Has no tag."""


class Wait(Question[State, str], tag="Wait"):
    def ask(self, g: State) -> Decision[str]:
        return Decision(self.seat, Text("wait"), Pick(()), "T-1")


class Lanes(Parallel[State], tag="Lanes"):
    pass


@pytest.mark.parametrize("twin", [WalkOn, Heir])
def test_two_steps_of_one_tag_are_refused(twin: type[Step[State]]) -> None:
    with pytest.raises(TypeError, match=rf"Walk and .*{twin.__name__} are both stored as 'Walk'"):
        game_of(Walk, twin)


def test_a_step_without_a_tag_is_refused() -> None:
    with pytest.raises(TypeError, match=r'Nameless needs a tag of its own, such as tag="Nameless"'):
        game_of(Nameless)


def test_a_step_may_get_another_name() -> None:
    before, after = game_of(Walk), game_of(WalkOn)
    g = before.new(Setup(2, "x"))
    g.then(Walk())
    loaded = after.load(before.dump(g))
    advance(loaded)
    assert [event.text.key for event in loaded.told] == ["walked on"]
    assert b'"step":"Walk"' in before.dump(g)


@pytest.mark.parametrize("stranger", [WalkOn(), Nameless(), Heir()])
def test_a_step_that_is_not_listed_cannot_be_scheduled(stranger: Step[State]) -> None:
    g = state_of(Walk)
    with pytest.raises(TypeError, match=rf"{type(stranger).__name__} is not listed in the steps of"):
        g.then(stranger)
    assert g.stack == []


def test_nor_owed_nor_put_into_a_lane() -> None:
    g = state_of(Walk, Lanes)
    with pytest.raises(TypeError, match=r"Wait is not listed"):
        g.owe(Wait(seat=0))
    with pytest.raises(TypeError, match=r"Wait is not listed"):
        Lanes(lanes={0: [Wait(seat=0)]}).begin(g)
    assert (g.debts, g.stack) == ([], [])


def test_a_stored_step_that_is_unknown_is_named() -> None:
    game = game_of(Walk)
    g = game.new(Setup(2, "x"))
    g.then(Walk())
    with pytest.raises(LookupError, match=r"has no step that is stored as 'Walk'"):
        game_of(Lanes).load(game.dump(g))


def test_a_step_of_the_games_folder_that_is_not_listed_is_refused_when_the_game_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = ModuleType("games.imaginary.rules.walking")
    monkeypatch.setitem(sys.modules, rules.__name__, rules)
    registry = game_of(Walk).registry
    here = {"__module__": rules.__name__}
    base = type("Base", (Step,), here)
    elsewhere = type("Elsewhere", (base,), {})
    vars(rules).update(base=base, elsewhere=elsewhere)
    registry.refuse_strangers("games.imaginary")  # a base needs no tag, and what was imported is not theirs
    for forgotten in (type("NoTag", (base,), here), type("NotListed", (base,), here, tag="NotListed")):
        vars(rules)["forgotten"] = forgotten
        with pytest.raises(TypeError, match=rf"walking.{forgotten.__name__} is not listed in the steps of"):
            registry.refuse_strangers("games.imaginary")


def test_a_game_needs_a_state_of_its_own() -> None:
    with pytest.raises(TypeError, match=r"needs a state of its own"):
        game_of(Walk, state=State)


def test_bases_have_no_tag() -> None:
    assert [tag_of(base) for base in (Step, Question, Parallel)] == ["", "", ""]
