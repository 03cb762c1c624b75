"""Positions are consistent, can be stored, and everything that is offered can be answered."""

from __future__ import annotations

from games.engine import Decision, Number, Outcome, Parallel, Pick, Question, export, play
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.walk import Walk


class Consistent(Promise):
    """Nothing is lost or twice, whatever is asked has an answer, and nothing follows the end."""

    always = True

    def look(self, here: Walk) -> None:
        state = here.match.present
        assert here.game.check(state) == []
        for decision in here.match.decisions.values():
            assert decision.shape.answerable(), str(decision)
        if state.outcome is not None:
            assert (state.stack, state.debts, here.match.waiting) == ([], [], [])
            assert placed(state.outcome, self.mode.players)


def placed(outcome: Outcome, players: int) -> bool:
    """Whether everybody has a place, and the winners the first."""
    return len(outcome.places) == players and all(outcome.places[winner] == 1 for winner in outcome.winners)


class WhatLeavesNoChoiceIsNotAsked(Promise):
    """Questions with one answer are answered by the engine, unless asking or not asking would tell something."""

    def look(self, here: Walk) -> None:
        for seat, (step, decision) in play.Position(here.match.present).asked.items():
            question = step.asking(seat) if isinstance(step, Parallel) else step
            if isinstance(question, Question) and decision.shape.only() is not None:
                assert question.ask_always(here.match.present, decision), f"{decision.rule} leaves no choice"


class StatesSurviveJsonAndCloning(Promise):
    """What is stored is what is loaded, byte by byte."""

    def look(self, here: Walk) -> None:
        game, state = here.game, here.match.present
        data = game.dump(state)
        assert game.load(data) == state
        assert game.dump(game.load(data)) == data
        assert game.clone(state) == state


class StoredMatchesGoOnAlike(Promise):
    """A match that was stored and loaded asks the same, under the same serials; and goes on in place of the other."""

    nth = 7

    def look(self, here: Walk) -> None:
        again = type(here.match).load(here.game, here.match.dump())
        assert again.state == here.match.present
        assert again.decisions == here.match.decisions
        serials = [[match.serial(seat) for seat in match.decisions] for match in (again, here.match)]
        assert serials[0] == serials[1]
        here.match = again


class TheSameSeedAndChoicesGiveTheSameMatch(Promise):
    """XID-20.9: the log, as it is exported, replays to the match that was played."""

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._replayed = 0

    def look(self, here: Walk) -> None:
        if here.match.outcome is None:
            return
        exported = export.load(export.dump(export.export(here.match, here.setup, here.log, [])))
        verdict = export.replay(here.game, exported)
        assert verdict.faults == []
        assert verdict.match.present == here.match.present
        self._replayed += 1

    def end(self) -> None:
        assert self._replayed, "no match was looked at when it was over"


class EveryOfferedOptionIsAccepted(Promise):
    """Each option can be chosen, and leaves the state consistent."""

    nth = 11

    def look(self, here: Walk) -> None:
        for seat, decision in here.match.decisions.items():
            for choice in singles(decision):
                state = here.game.clone(here.match.present)
                play.apply(state, seat, choice)
                assert here.game.check(state) == [], f"{seat} {choice}"


def singles(decision: Decision) -> list[str]:
    """The text of each option of a pick, and the ends of a number; forms are tried field by field elsewhere."""
    shape = decision.shape
    if isinstance(shape, Pick) and shape.least <= 1 <= shape.most:
        return [option.id for option in shape.options]
    if isinstance(shape, Number):
        return [str(shape.low), str(shape.high)]
    return []


class DefaultsAreLegal(Promise):
    """What is played for somebody whose time has run out is one of the options, written as everybody writes it."""

    nth = 3

    def look(self, here: Walk) -> None:
        for seat, decision in here.match.decisions.items():
            words = play.default_choice(here.match.present, seat)
            assert decision.write(decision.parse(words)) == words, f"{seat} {words}"


SOUND = (
    Consistent,
    WhatLeavesNoChoiceIsNotAsked,
    StatesSurviveJsonAndCloning,
    EveryOfferedOptionIsAccepted,
    DefaultsAreLegal,
    StoredMatchesGoOnAlike,
    TheSameSeedAndChoicesGiveTheSameMatch,
)
