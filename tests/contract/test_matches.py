"""Whole matches: they end, are consistent at every step, and can be stored, replayed and verified."""

from __future__ import annotations

import random

import msgspec
import pytest

import games
from games.engine import Decision, Entry, Number, Outcome, Parallel, Pick, Question, export, play
from games.engine.policy import random_choice
from tests.contract.modes import MODES, Mode
from tests.contract.walk import LONGEST, Walk, every

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


THOROUGH = 2
"""So many matches of a mode are looked at after every decision, the others now and then."""
NOW_AND_THEN = 23


@everywhere
@pytest.mark.timeout(600)
def test_matches_end_and_stay_consistent(mode: Mode) -> None:
    for seed in mode.seeds:
        outcome = look_at(mode, seed) if seed < THOROUGH else play_fast(mode, seed)
        assert len(outcome.places) == mode.players
        assert all(outcome.places[winner] == 1 for winner in outcome.winners), f"{mode} seed {seed}"


def look_at(mode: Mode, seed: int) -> Outcome:
    """A match, checked after every decision."""
    walk = Walk(mode, seed)
    for here in walk:
        assert here.game.check(here.match.state) == [], str(here)
        for decision in here.match.decisions.values():
            assert decision.shape.answerable(), f"{here}: {decision}"
    outcome, state = walk.match.outcome, walk.match.state
    assert outcome is not None
    assert (state.stack, state.debts, walk.match.waiting) == ([], [], []), f"{walk}: something follows the end"
    return outcome


def play_fast(mode: Mode, seed: int) -> Outcome:
    """A match on the bare engine, checked now and then."""
    game, rng = games.game(mode.game), random.Random(f"fast {mode} {seed}")
    state, _ = game.begin(mode.setup(seed))
    position = play.Position(state)
    for number in range(LONGEST):
        if state.outcome is not None or number % NOW_AND_THEN == 0:
            assert game.check(state) == [], f"{mode} seed {seed} after {number} decisions"
        if state.outcome is not None:
            outcome: Outcome = state.outcome
            return outcome
        waiting = position.waiting
        assert waiting, f"{mode} seed {seed}: nobody is asked, and the match is not over"
        seat = waiting[int(rng.random() * len(waiting))]
        position.apply(seat, random_choice(position.decisions[seat], rng))
    raise AssertionError(f"{mode} seed {seed} does not end")


@everywhere
@pytest.mark.rule("XID-20.9")
def test_the_same_seed_and_choices_give_the_same_match(mode: Mode) -> None:
    one, other = Walk(mode, 19), Walk(mode, 19)
    for here, there in zip(one, other, strict=True):
        if len(here.log) % NOW_AND_THEN == 0:
            assert here.match.state == there.match.state, str(here)
    assert without_salts(one.log) == without_salts(other.log)


def without_salts(log: list[Entry]) -> list[Entry]:
    """What was chosen: every seal has a salt, and so a receipt, of its own."""
    return [msgspec.structs.replace(entry, salt=None, receipt=None) for entry in log]


@everywhere
@pytest.mark.finding("RU-21")
def test_what_leaves_no_choice_is_not_asked(mode: Mode) -> None:
    for here in every(Walk(mode, 20), 1):
        for seat, (step, decision) in play.Position(here.match.state).asked.items():
            question = step.asking(seat) if isinstance(step, Parallel) else step
            if isinstance(question, Question) and decision.shape.only() is not None:
                assert question.ask_always(here.match.state, decision), f"{here}: {decision.rule} leaves no choice"


@everywhere
def test_state_survives_json_and_cloning(mode: Mode) -> None:
    for here in every(Walk(mode, 1), 1):
        game, state = here.game, here.match.state
        data = game.dump(state)
        assert game.load(data) == state, str(here)
        assert game.dump(game.load(data)) == data, str(here)
        assert game.clone(state) == state, str(here)


@everywhere
def test_a_match_stored_and_loaded_goes_on_alike(mode: Mode) -> None:
    for here in every(Walk(mode, 2), 7):
        again = type(here.match).load(here.game, here.match.dump())
        assert again.state == here.match.state
        assert again.decisions == here.match.decisions, str(here)
        assert [again.serial(seat) for seat in again.decisions] == [
            here.match.serial(seat) for seat in here.match.decisions
        ]
        here.match = again


@everywhere
def test_the_log_replays_to_the_same_state(mode: Mode) -> None:
    walk = Walk(mode, 3)
    for _ in walk:
        pass
    exported = export.load(export.dump(export.export(walk.match, walk.setup, walk.log, [])))
    verdict = export.replay(walk.game, exported)
    assert verdict.faults == []
    assert verdict.match.state == walk.match.state


@everywhere
def test_every_offered_option_is_accepted(mode: Mode) -> None:
    for here in every(Walk(mode, 4), 11):
        for seat, decision in here.match.decisions.items():
            for choice in singles(decision):
                state = here.game.clone(here.match.state)
                play.apply(state, seat, choice)
                assert here.game.check(state) == [], f"{here}: {seat} {choice}"


def singles(decision: Decision) -> list[str]:
    """The text of each option of a pick, and the ends of a number; forms are tried field by field elsewhere."""
    shape = decision.shape
    if isinstance(shape, Pick) and shape.least <= 1 <= shape.most:
        return [option.id for option in shape.options]
    if isinstance(shape, Number):
        return [str(shape.low), str(shape.high)]
    return []


@everywhere
def test_defaults_are_legal(mode: Mode) -> None:
    for here in every(Walk(mode, 5), 3):
        for seat, decision in here.match.decisions.items():
            words = play.default_choice(here.match.state, seat)
            assert decision.write(decision.parse(words)) == words, f"{here}: {seat} {words}"


@everywhere
def test_the_bot_answers_legally_and_sees_only_its_view(mode: Mode) -> None:
    for here in every(Walk(mode, 6), 5):
        for seat, decision in here.match.decisions.items():
            answers = []
            for state in (here.match.state, here.game.shuffle_hidden(here.match.state, seat, here.rng)):
                rng = type(here.rng)(f"bot {here}")
                answers.append(here.game.policy(here.game.view(state, seat), decision, rng))
            assert answers[0] == answers[1], str(here)
            decision.parse(answers[0])
