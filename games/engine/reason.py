"""Why a choice: what it brings that those beside it do not, at once and when everybody has had a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Generic

import msgspec

from games.engine.candidates import candidates
from games.engine.decision import Choice, Decision
from games.engine.foresee import foresee
from games.engine.game import Game, S, V
from games.engine.imagine import in_words
from games.engine.match import Match
from games.engine.search import NO_BUDGET, Manner, lead, played_on
from games.engine.strength import worlds
from games.engine.text import SeatName, Text

RIVALS = 6
"""With so many other choices one is compared, at most."""
PLAYED_ON = 3
"""With so many of them in what comes later, which takes longer."""
TRIES = 4
"""In so many made-up worlds, and what is told is so in none of them the other way round."""


class Gain(msgspec.Struct, frozen=True):
    """How much somebody has of something after one choice, and after another: means of tries."""

    seat: int
    label: Text
    mine: int
    instead: int


class Reason(msgspec.Struct, frozen=True):
    """Why a choice."""

    changes: tuple[Text, ...] = ()
    """What it changes at once for its seat's good, in any case, and after none of the choices that it was compared
    with."""
    instead: Text | None = None
    """Another choice that it was compared with in what comes later; None: nothing can be told of that."""
    gains: tuple[Gain, ...] = ()
    """What its seat has more of when everybody has had a turn, and others less, than after that one."""
    later: tuple[Text, ...] = ()
    """What else has changed for its seat's good then, and has not after that one."""


def reason(match: Match[S, V], seat: int, choice: Choice, seed: str) -> Reason | None:
    """A reason for a choice, made of what the seat may know; None: there is nothing to compare."""
    decision = match.decision(seat)
    found = candidates(match.game, match.view(seat), decision, decision.write(choice), seed, RIVALS + 1)
    if len(found) < 2:
        return None
    later = _Later(match, decision, seed).told(found[: PLAYED_ON + 1])
    return msgspec.structs.replace(later, changes=_at_once(match, seat, choice, found[1:], seed))


def _at_once(match: Match[S, V], seat: int, choice: Choice, others: Sequence[str], seed: str) -> tuple[Text, ...]:
    """What the rules themselves tell of it."""
    mine = foresee(match, seat, choice, seed)
    if mine is None:
        return ()
    explained = match.explained(seat)
    found = [foresee(match, seat, explained.parse(words), seed) for words in others]
    rivals = [other.changes for other in found if other is not None]
    said = in_words(explained, choice)
    return tuple(_telling(mine.changes, said, seat, [change for rival in rivals for change in rival]))


def _telling(changes: Iterable[Text], said: Text, seat: int, others: Sequence[Text]) -> Iterator[Text]:
    """Of changes those that are reasons: not what others change as well, nor what says the choice once more."""
    parts = [*_parts(said)]
    return (each for each in changes if speaks_for(each, seat) and each not in parts and each not in others)


def _parts(text: Text) -> Iterator[Text]:
    yield text
    for arg in text.args.values():
        for item in arg if isinstance(arg, list) else [arg]:
            if isinstance(item, Text):
                yield from _parts(item)


def speaks_for(change: Text, seat: int) -> bool:
    """Whether a change can be a reason: not less of something for this seat, or less of something for another.

    >>> less = Text("coins", {"before": 3, "after": 1})
    >>> speaks_for(less, 0), speaks_for(Text("of", {"seat": SeatName(1), "what": less}), 0)
    (False, True)
    """
    whose, what = change.args.get("seat"), change.args.get("what")
    if isinstance(whose, SeatName) and whose.seat != seat and isinstance(what, Text):
        return _rise(what) < 0
    return _rise(change) >= 0


def _rise(change: Text) -> int:
    """By how much something becomes more; 0 where nothing is counted."""
    before, after = change.args.get("before"), change.args.get("after")
    return after - before if isinstance(before, int) and isinstance(after, int) else 0


class _Later(Generic[S, V]):
    """What choices lead to when normal bots play on until everybody has had a turn: for all in the same worlds."""

    def __init__(self, match: Match[S, V], decision: Decision, seed: str) -> None:
        self._game: Game[S, V] = match.game
        self._view, self._decision, self._seed = match.view(decision.seat), decision, seed
        self._explained = match.explained(decision.seat)
        self._worlds = worlds(match, decision.seat, seed, TRIES)

    def told(self, found: Sequence[str]) -> Reason:
        """What the first of these choices leads to, beside the best of the others of which anything can be told."""
        ends: list[list[S]] = [[] for _ in found]
        for number in range(TRIES):
            try:
                tried = [self._end(number, self._decision.parse(words)) for words in found]
            except Exception:  # a made-up world may be one that the rules never come to: then it tells nothing
                continue
            for kept, end in zip(ends, tried, strict=True):
                kept.append(end)
        if not ends[0]:
            return Reason()
        worths = {number: fmean(self._worth(each)) for number, each in enumerate(ends[1:], 1)}
        for number in sorted(worths, key=lambda each: -worths[each]):
            told = self._beside(found, ends, number)
            if told.gains or told.later:
                return told
        return Reason()

    def _beside(self, found: Sequence[str], ends: Sequence[Sequence[S]], other: int) -> Reason:
        """What the first choice leads to, and another does not."""
        mine, instead = (in_words(self._explained, self._decision.parse(found[number])) for number in (0, other))
        after, otherwise = ([self._changes(end) for end in ends[number]] for number in (0, other))
        certain = [change for change in after[0] if all(change in each for each in after)]
        seat = self._decision.seat
        later = tuple(_telling(certain, mine, seat, [change for each in otherwise for change in each]))
        gains = [
            gain for gain in self._gains(ends[0], ends[other]) if (gain.mine > gain.instead) == (gain.seat == seat)
        ]
        return Reason(instead=instead, gains=tuple(gains), later=later)

    def _end(self, number: int, choice: Choice) -> S:
        chance, manner = f"{self._seed} {number}", Manner(turns=1 / self._game.foresight)
        seat = self._decision.seat
        end = played_on(self._game, self._view, self._worlds[number], seat, choice, chance, NO_BUDGET, manner)
        assert end is not None, "no clock runs here"
        return end

    def _worth(self, ends: Sequence[S]) -> list[float]:
        return [lead(self._game.appraise(end) or [0.0], self._decision.seat) for end in ends]

    def _gains(self, mine: Sequence[S], instead: Sequence[S]) -> list[Gain]:
        """What everybody can count, where it is never the other way round; the same twice only once."""
        stands = [(self._scores(one), self._scores(other)) for one, other in zip(mine, instead, strict=True)]
        gains: dict[tuple[int, int], Gain] = {}
        for key in stands[0][0]:
            for seat in range(self._view.players):
                pairs = [(one[key][seat], other[key][seat]) for one, other in stands if key in one and key in other]
                one, other = (round(fmean(each)) for each in zip(*pairs, strict=True))
                if one != other and all((a > b) == (one > other) for a, b in pairs if a != b):
                    gains.setdefault((seat, one - other), Gain(seat, Text(key), one, other))
        return list(gains.values())

    def _scores(self, end: S) -> dict[str, tuple[int, ...]]:
        return self._game.stand(self._game.view(end, self._decision.seat)).scores

    def _changes(self, end: S) -> list[Text]:
        return self._game.changes(self._view, self._game.view(end, self._decision.seat))
