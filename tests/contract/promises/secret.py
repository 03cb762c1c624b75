"""Shuffling what a seat may not know changes nothing that seat can see."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

import render
from games.engine import Decision, Match, Pick, State, Text, open_decisions
from games.engine.search import Budget
from games.engine.strength import STRENGTHS, STYLES, answer, worlds
from render.art import drawn_games
from tests.contract.modes import MODES, Mode
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
        game, state = here.game, here.match.present
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
        state = here.match.present
        public = [seat for seat, asked in here.match.decisions.items() if not (asked.secret or asked.private)]
        other = open_decisions(here.game.shuffle_hidden(state, None, self.rng)) if public else {}
        for seat in public:
            decision = here.match.decisions[seat]
            assert shown(decision) == shown(other[seat]), decision.rule


def shown(decision: Decision) -> Decision:
    """An open decision without the options that only its owner sees."""
    if not isinstance(decision.shape, Pick):
        return decision
    options = tuple(option for option in decision.shape.options if not option.private)
    return msgspec.structs.replace(decision, shape=msgspec.structs.replace(decision.shape, options=options))


class PicturesDoNotDependOnSecrets(Promise):
    """The board is drawn alike. One position of each match, for one viewer: pictures take long, and are made of
    nothing but views, which are compared for everybody and far more often."""

    nth = 41

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._at = self.rng.randrange(41) if mode.game in drawn_games() else None
        """The position from which on it looks; a game without pictures is played in words."""

    def look(self, here: Walk) -> None:
        if self._at is None or here.number < self._at:
            return
        self._at = None
        names = tuple("ABCDEF"[: self.mode.players])
        seat = self.rng.choice(viewers(self.mode))
        other = here.game.shuffle_hidden(here.match.present, seat, self.rng)
        pictures = {
            render.draw(self.mode.game, render.Request(here.game.view(state, seat), names, "uk", width=800)).data
            for state in (here.match.present, other)
        }
        assert len(pictures) == 1, f"seat {seat}"


class WordsDoNotDependOnSecrets(Promise):
    """The board in words, and its alternative text; in every language the same texts say the same."""

    nth = 29

    def look(self, here: Walk) -> None:
        for seat in viewers(self.mode):
            other = here.game.shuffle_hidden(here.match.present, seat, self.rng)
            assert lines(here, here.match.present, seat) == lines(here, other, seat), f"seat {seat}"


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
            for state in (here.match.present, here.game.shuffle_hidden(here.match.present, seat, self.rng)):
                rng = random.Random(f"bot {here}")
                answers.append(here.game.policy(here.game.view(state, seat), decision, rng))
            assert answers[0] == answers[1]
            decision.parse(answers[0])


class BotsOfEveryStrengthSeeOnlyTheirViews(Promise):
    """Easy, normal and hard are asked from the same in worlds that look the same: a hard bot tries its choices in
    worlds that are made up from what its seat may know, byte by byte. To the same they answer the same; a hard bot,
    which takes long, is asked about each kind of question in `SEARCHED` modes of a game, and once more from the other
    world in the first of them. Its budget is a number here, not a clock."""

    nth = 83

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._met = set[str]()

    def look(self, here: Walk) -> None:
        asked = {seat: one for seat, one in here.match.decisions.items() if one.shape.only() is None}
        if not asked:
            return
        seat = self.rng.choice(sorted(asked))
        other = Match(here.game, here.game.shuffle_hidden(here.match.present, seat, self.rng))
        made_up = [worlds(match, seat, f"bot {here}", 2) for match in (here.match, other)]
        assert len({tuple(map(here.game.dump, each)) for each in made_up}) == 1, "made up from what is hidden"
        modes = [searched(self.mode.game, kind) for kind in here.kinds - self._met]
        self._met |= here.kinds
        for strength in STRENGTHS if any(self.mode in among for among in modes) else STRENGTHS[:2]:
            style = self.rng.choice(STYLES)
            twice = strength != "hard" or any(self.mode == among[0] for among in modes)
            found = {
                answer(
                    strength,
                    here.game,
                    match.view(seat),
                    match.decision(seat),
                    f"bot {here}",
                    style,
                    made if strength == "hard" else (),
                    Budget(8),
                )
                for match, made in list(zip((here.match, other), made_up, strict=True))[: 1 + twice]
            }
            assert len(found) == 1, f"{strength} {style}: {found}"
            asked[seat].parse(found.pop())


SEARCHED = 3


def searched(game: str, kind: str) -> list[Mode]:
    """The modes in which a hard bot is asked about a kind of question: spread over all kinds, they are all of them."""
    modes = [mode for mode in MODES if mode.game == game]
    return random.Random(kind).sample(modes, min(SEARCHED, len(modes)))


SECRET = (
    ViewsAndOptionsDoNotDependOnSecrets,
    WhatTheTableReadsOfADecisionDoesNotDependOnSecrets,
    PicturesDoNotDependOnSecrets,
    WordsDoNotDependOnSecrets,
    TheBotAnswersLegallyAndSeesOnlyItsView,
    BotsOfEveryStrengthSeeOnlyTheirViews,
)
