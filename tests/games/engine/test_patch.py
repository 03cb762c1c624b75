"""A value changed by hand: only to what the game can go on with, and a replay does it again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import games
from games.engine import Match, Setup, export
from games.engine.patch import BadPatch, Patch, value_at
from games.engine.policy import random_choice


def begun(name: str = "scythe", decisions: int = 20) -> tuple[Match[Any, Any], Setup, list[Any]]:
    game: Any = games.game(name)
    setup = game.complete(Setup(game.meta.players[0], "patch"))
    match, _ = Match.begin(game, setup)
    rng, log = random.Random(3), []
    for _ in range(decisions):
        seat = match.waiting[0]
        log.append(match.submit(seat, random_choice(match.decisions[seat], rng))[0])
    return match, setup, log


def somewhere(data: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every plain value of a state, by its path."""
    if isinstance(data, dict | list):
        inside = data.items() if isinstance(data, dict) else enumerate(data)
        return [found for name, value in inside for found in somewhere(value, f"{path}.{name}" if path else str(name))]
    return [(path, data)]


def changeable(match: Match[Any, Any]) -> Patch:
    """A number of the state that can be another one."""
    for path, value in somewhere(value_at(match.game, match.state, "")):
        if isinstance(value, int) and not isinstance(value, bool):
            try:
                match.copy().patch(Patch(path, value + 1))
            except BadPatch:
                continue
            return Patch(path, value + 1)
    raise AssertionError("nothing can be changed")


@pytest.mark.parametrize("name", sorted(games.metas()))
def test_a_patch_is_a_step_of_the_log_which_a_replay_applies(name: str) -> None:
    match, setup, log = begun(name)
    patch, serial = changeable(match), {seat: match.serial(seat) for seat in match.waiting}
    log.append(match.patch(patch))
    assert value_at(match.game, match.state, patch.path) == patch.value
    assert all(match.serial(seat) != before for seat, before in serial.items()), "old buttons are outdated"
    assert not any(match.can_undo(seat) for seat in range(setup.players))
    exported = export.load(export.dump(export.export(match, setup, log, [])))
    assert export.replay(match.game, exported).faults == []
    honest = [entry for entry in exported.log if entry.kind != "patch"]
    without = msgspec.structs.replace(exported, log=honest)
    assert export.replay(match.game, without).faults, "it cannot be left out"


def test_the_match_goes_on_from_there_and_so_does_the_replay() -> None:
    match, setup, log = begun()
    coins = next(path for path, _ in somewhere(value_at(match.game, match.state, "")) if path.endswith(".coins"))
    log.append(match.patch(Patch(coins, 40)))
    rng = random.Random(5)
    for _ in range(30):
        seat = match.waiting[0]
        log.append(match.submit(seat, random_choice(match.decisions[seat], rng))[0])
    assert export.replay(match.game, export.export(match, setup, log, [])).faults == []


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("nothing.0.coins", 1, "there is no 'nothing'"),
        ("", 1, "the whole state is not changed"),
        ("dice.seed", '"mine"', "dice is not changed"),
        ("players", 2, "players is not changed"),
        ("stack", "[]", "stack is not changed"),
        ("seats", '"gone"', "cannot be that"),
        ("seats.0.nothing", 1, "there is no 'nothing'"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(path: str, value: object, why: str) -> None:
    match, _, _ = begun()
    before = match.dump()
    with pytest.raises(BadPatch, match=why):
        match.patch(Patch.read(f"{path} {value}"))
    assert match.dump() == before


def test_a_state_that_the_game_calls_inconsistent_is_refused() -> None:
    match, _, _ = begun("hyperborea", 60)
    refused = []
    for path, value in somewhere(value_at(match.game, match.state, "")):
        if isinstance(value, int) and not isinstance(value, bool) and not path.startswith(("stack", "dice")):
            try:
                match.copy().patch(Patch(path, value + 100))
            except BadPatch as error:
                refused.append(str(error))
    assert any("inconsistent" in words for words in refused)


@pytest.mark.parametrize("text", ["seats.0.coins", "seats.0.coins {", "seats.0.coins " + "[" * 100_000])
def test_what_is_no_json_is_told(text: str) -> None:
    with pytest.raises(BadPatch, match="no JSON"):
        Patch.read(text)
