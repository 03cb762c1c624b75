"""What is counted in a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

import msgspec

from games.engine import Match


class Pace(msgspec.Struct):
    """One match, or the mean of several."""

    turns: float = 0
    """How often the word passes from one seat to another: choices of one seat in a row are one turn."""
    ends: dict[str, float] = {}
    """How matches ended: the share of each reason."""
    decisions: float = 0
    waits: float = 0
    """How often the table begins to wait for another person than the one who has just acted. Whoever is asked at the
    same moment is waited for once."""
    waits_by_kind: dict[str, float] = {}
    """The same, by the question that somebody was asked then: several where several people were asked."""
    clicks: float = 0
    """Of all people together, to answer all that they were asked."""
    clicks_by_kind: dict[str, float] = {}
    """The same, by the question that was answered."""
    clicks_per_turn: float = 0
    """Clicks by turns of the same matches: matches differ in length."""
    posts_per_turn: float = 0
    posts: float = 0
    """Messages in the thread."""
    pictures: float = 0
    """Pictures uploaded there, by a message or by its change."""
    unchanged_pictures: float = 0
    """The share of these that show the very same as the one before."""
    dms: float = 0
    """Messages to people: panels for what they choose in secret."""


class Tally:
    """Counts what follows from the rules alone: who is asked when."""

    def __init__(self, people: int) -> None:
        self._people = people
        self._acted: int | None = None
        self._kinds: Counter[str] = Counter()
        self._clicks: Counter[str] = Counter()
        self.found = Pace()

    def pressed(self, kind: str, clicks: int) -> None:
        """Somebody has answered a question of this kind with so many clicks."""
        self.found.clicks += clicks
        self._clicks[kind] += clicks

    def acted(self, match: Match, seat: int, waited: Collection[int]) -> None:
        """A seat has answered; the table had waited for these."""
        self.found.decisions += 1
        self.found.turns += seat != self._acted
        self._acted = seat
        newly = [s for s in match.waiting if s < self._people and s != seat and s not in waited]
        self.found.waits += bool(newly)
        self._kinds.update(match.decisions[other].kind for other in newly)
        if match.outcome is not None:
            self.found.ends = {match.outcome.reason.key: 1}
            self.found.waits_by_kind = dict(self._kinds)
            self.found.clicks_by_kind = dict(self._clicks)


def mean(matches: Sequence[Pace]) -> Pace:
    """The mean of several matches; of shares, by the number of what they are shares of."""
    count, pictures = len(matches) or 1, sum(each.pictures for each in matches) or 1
    turns = sum(each.turns for each in matches) or 1
    ends: Counter[str] = Counter()
    for each in matches:
        ends.update(each.ends)

    def of(name: str) -> float:
        total: float = sum(getattr(each, name) for each in matches)
        return round(total / count, 2)

    def by_kind(name: str) -> dict[str, float]:
        kinds: Counter[str] = Counter()
        for each in matches:
            kinds.update(getattr(each, name))
        return {kind: round(found / count, 2) for kind, found in kinds.most_common()}

    return Pace(
        turns=of("turns"),
        ends={reason: round(share / count, 3) for reason, share in sorted(ends.items())},
        decisions=of("decisions"),
        waits=of("waits"),
        waits_by_kind=by_kind("waits_by_kind"),
        clicks=of("clicks"),
        clicks_by_kind=by_kind("clicks_by_kind"),
        clicks_per_turn=round(sum(each.clicks for each in matches) / turns, 2),
        posts_per_turn=round(sum(each.posts for each in matches) / turns, 2),
        posts=of("posts"),
        pictures=of("pictures"),
        unchanged_pictures=round(sum(each.unchanged_pictures * each.pictures for each in matches) / pictures, 3),
        dms=of("dms"),
    )
