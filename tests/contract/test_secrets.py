"""Shuffling what a seat may not know changes nothing that seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import msgspec
import pytest

import games
import render
from games.engine import Decision, Match, Pick, Text, open_decisions
from games.engine.policy import random_choice
from render.art import drawn_games
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


def viewers(mode: Mode) -> Sequence[int | None]:
    """Everybody who can look: the seats and an onlooker."""
    return [*range(mode.players), None]


@everywhere
@pytest.mark.rule("XID-14.4")
def test_views_and_options_do_not_depend_on_secrets(mode: Mode) -> None:
    changed = 0
    for here in every(Walk(mode, 12), 3):
        for seat in viewers(mode):
            other = here.game.shuffle_hidden(here.match.state, seat, here.rng)
            changed += here.game.dump(other) != here.game.dump(here.match.state)
            seen = msgspec.json.encode(here.game.view(here.match.state, seat))
            assert msgspec.json.encode(here.game.view(other, seat)) == seen, f"{here}: seat {seat}"
            assert asked(here, other, seat) == asked(here, here.match.state, seat), f"{here}: seat {seat}"
    assert changed, "nothing was hidden: the test would prove nothing"


def asked(here: Walk, state: games.engine.State, seat: int | None) -> str:
    """What a seat reads of its own decision."""
    decision = Match(here.game, state).decisions.get(-1 if seat is None else seat)
    return "" if decision is None else msgspec.json.encode(decision).decode()


@everywhere
def test_what_the_table_reads_of_a_decision_does_not_depend_on_secrets(mode: Mode) -> None:
    for here in every(Walk(mode, 18), 2):
        public = [seat for seat, asked in here.match.decisions.items() if not (asked.secret or asked.private)]
        for seat in public:
            other = here.game.shuffle_hidden(here.match.state, None, here.rng)
            assert shown(here.match.state, seat) == shown(other, seat), f"{here}: {here.match.decisions[seat].rule}"


def shown(state: games.engine.State, seat: int) -> Decision:
    """An open decision without the options that only its owner sees."""
    decision = open_decisions(state)[seat]
    if not isinstance(decision.shape, Pick):
        return decision
    options = tuple(option for option in decision.shape.options if not option.private)
    return msgspec.structs.replace(decision, shape=msgspec.structs.replace(decision.shape, options=options))


@everywhere
def test_pictures_do_not_depend_on_secrets(mode: Mode) -> None:
    if mode.game not in drawn_games():
        return  # a game without pictures is played in words
    names = tuple("ABCDEF"[: mode.players])
    for here in islice(every(Walk(mode, 17), 41), 1, 3):
        for seat in viewers(mode):
            other = here.game.shuffle_hidden(here.match.state, seat, here.rng)
            pictures = {
                render.draw(mode.game, render.Request(here.game.view(state, seat), names, "uk", width=800)).data
                for state in (here.match.state, other)
            }
            assert len(pictures) == 1, f"{here}: seat {seat}"


@everywhere
def test_words_do_not_depend_on_secrets(mode: Mode) -> None:
    for here in every(Walk(mode, 13), 29):
        for seat in viewers(mode):
            other = here.game.shuffle_hidden(here.match.state, seat, here.rng)
            assert lines(here, here.match.state, seat) == lines(here, other, seat), f"{here}: seat {seat}"


def lines(here: Walk, state: games.engine.State, seat: int | None) -> list[Text]:
    """The board in words, and its alternative text; in every language the same texts say the same."""
    view = here.game.view(state, seat)
    return [*here.game.describe(view), *here.game.alt(view)]


SEALING = sorted({mode.game: mode for mode in MODES if mode.game != "ryozen"}.values(), key=str)
"""One of each game in which choices are sealed."""
ENOUGH = 30


@pytest.mark.parametrize("mode", SEALING, ids=str)
@pytest.mark.finding("TR-2")
def test_what_somebody_else_has_sealed_in_a_seat_does_not_show_in_its_view(mode: Mode) -> None:
    told = 0
    for here in (here for seed in range(30, 40) for here in Walk(mode, seed)):
        if told > ENOUGH:
            return
        for seat in here.match.sealed:
            view = msgspec.json.encode(here.match.view(seat, unread=True))
            other = Match.load(here.game, here.match.dump())
            for _ in range(3):
                other.submit(seat, random_choice(other.decisions[seat], here.rng))
                if seat not in other.sealed:
                    break
                told += msgspec.json.encode(other.view(seat)) != msgspec.json.encode(here.match.view(seat))
                assert msgspec.json.encode(other.view(seat, unread=True)) == view, f"{here}: seat {seat}"
    raise AssertionError("too little was sealed that could be read: the test would prove nothing")
