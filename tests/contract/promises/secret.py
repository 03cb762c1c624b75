"""Shuffling what a seat may not know changes nothing that seat can see."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

import render
from games.engine import Decision, Match, Pick, State, Text, open_decisions
from render.art import drawn_games
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.walk import Walk


def viewers(mode: Mode) -> Sequence[int | None]:
    """Everybody who can look: the seats and an onlooker."""
    return [*range(mode.players), None]


class ViewsAndOptionsDoNotDependOnSecrets(Promise):
    """XID-14.4: what a seat sees and is asked is the same in every world that it cannot tell apart."""

    nth = 3

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._hidden = False

    def look(self, here: Walk) -> None:
        game, state = here.game, here.match.state
        decisions = Match(game, state).decisions
        for seat in viewers(self.mode):
            other = game.shuffle_hidden(state, seat, self.rng)
            self._hidden = self._hidden or game.dump(other) != game.dump(state)
            seen = msgspec.json.encode(game.view(state, seat))
            assert msgspec.json.encode(game.view(other, seat)) == seen, f"seat {seat}"
            if seat is not None:
                there = Match(game, other).decisions.get(seat)
                assert msgspec.json.encode(there) == msgspec.json.encode(decisions.get(seat)), f"seat {seat}"

    def end(self) -> None:
        assert self._hidden, "nothing was hidden: the test would prove nothing"


class WhatTheTableReadsOfADecisionDoesNotDependOnSecrets(Promise):
    """Of a public question everybody reads the same, whatever its owner holds."""

    nth = 2

    def look(self, here: Walk) -> None:
        state = here.match.state
        public = [seat for seat, asked in here.match.decisions.items() if not (asked.secret or asked.private)]
        for seat in public:
            other = here.game.shuffle_hidden(state, None, self.rng)
            assert shown(state, seat) == shown(other, seat), here.match.decisions[seat].rule


def shown(state: State, seat: int) -> Decision:
    """An open decision without the options that only its owner sees."""
    decision = open_decisions(state)[seat]
    if not isinstance(decision.shape, Pick):
        return decision
    options = tuple(option for option in decision.shape.options if not option.private)
    return msgspec.structs.replace(decision, shape=msgspec.structs.replace(decision.shape, options=options))


class PicturesDoNotDependOnSecrets(Promise):
    """The board is drawn alike. Two positions of each match: pictures take long."""

    nth = 41

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._looked = 0

    def look(self, here: Walk) -> None:
        self._looked += 1
        if self._looked not in (2, 3) or self.mode.game not in drawn_games():
            return  # a game without pictures is played in words
        names = tuple("ABCDEF"[: self.mode.players])
        for seat in viewers(self.mode):
            other = here.game.shuffle_hidden(here.match.state, seat, self.rng)
            pictures = {
                render.draw(self.mode.game, render.Request(here.game.view(state, seat), names, "uk", width=800)).data
                for state in (here.match.state, other)
            }
            assert len(pictures) == 1, f"seat {seat}"


class WordsDoNotDependOnSecrets(Promise):
    """The board in words, and its alternative text; in every language the same texts say the same."""

    nth = 29

    def look(self, here: Walk) -> None:
        for seat in viewers(self.mode):
            other = here.game.shuffle_hidden(here.match.state, seat, self.rng)
            assert lines(here, here.match.state, seat) == lines(here, other, seat), f"seat {seat}"


def lines(here: Walk, state: State, seat: int | None) -> list[Text]:
    """A board in words."""
    view = here.game.view(state, seat)
    return [*here.game.describe(view), *here.game.alt(view)]


class TheBotAnswersLegallyAndSeesOnlyItsView(Promise):
    """In a world that looks the same it answers the same."""

    nth = 5

    def look(self, here: Walk) -> None:
        for seat, decision in here.match.decisions.items():
            answers = []
            for state in (here.match.state, here.game.shuffle_hidden(here.match.state, seat, self.rng)):
                rng = random.Random(f"bot {here}")
                answers.append(here.game.policy(here.game.view(state, seat), decision, rng))
            assert answers[0] == answers[1]
            decision.parse(answers[0])


SECRET = (
    ViewsAndOptionsDoNotDependOnSecrets,
    WhatTheTableReadsOfADecisionDoesNotDependOnSecrets,
    PicturesDoNotDependOnSecrets,
    WordsDoNotDependOnSecrets,
    TheBotAnswersLegallyAndSeesOnlyItsView,
)
