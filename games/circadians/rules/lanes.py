"""CIR-34.8: steps of several factions side by side, so that nobody waits for the others' choices."""

from __future__ import annotations

from games.circadians.state import Circadians
from games.engine import Ask, Choice, Decision
from games.engine.play import advance
from games.engine.step import AnyStep

Asked = tuple[Ask, tuple[int, ...], Decision | None]
"""A question, what it shares with other lanes, and what it asks: listed once."""


class Lanes(Ask):
    """A stack of steps for each faction; all of them run until each waits for its own faction or is done."""

    lanes: dict[int, list[AnyStep]]

    def run_lane(self, g: Circadians, seat: int, choice: Choice | None = None) -> None:
        """Go on in one lane, after the answer to its question if there is one, until it waits."""
        asked = _asked_in_lanes(g)
        asked.pop(seat, None)
        outer, g.stack = g.stack, self.lanes[seat]
        try:
            if choice is not None:
                self._open_question(seat).take(g, seat, choice)
            advance(g)
            self.lanes[seat] = g.stack
            if g.listed and seat in g.listed:
                step, decision = g.listed[seat]
                asked[seat] = (step, _shared(g), decision)
        finally:
            g.stack = outer
            g.listed = None

    def start(self, g: Circadians) -> None:
        """Run all lanes to their first question, in the given order."""
        for seat in self.lanes:
            self.run_lane(g, seat)

    def _top(self, seat: int) -> Ask | None:
        top = self.lanes[seat][-1] if self.lanes.get(seat) else None
        assert top is None or isinstance(top, Ask)
        return top

    def _open_question(self, seat: int) -> Ask:
        top = self._top(seat)
        assert top is not None
        return top

    def number(self, seat: int) -> int:
        top = self._top(seat)
        return top.asked if top else self.asked

    def seats(self, g: Circadians) -> list[int]:
        return [seat for seat, steps in self.lanes.items() if steps]

    def decision(self, g: Circadians, seat: int) -> Decision | None:
        top = self._top(seat)
        if top is None:
            return None
        asked, shared = _asked_in_lanes(g), _shared(g)
        if seat not in asked or asked[seat][0] is not top or asked[seat][1] != shared:
            asked[seat] = (top, shared, top.decision(g, seat))
        return asked[seat][2]

    def default_for(self, g: Circadians, seat: int) -> Choice:
        return self._open_question(seat).default_for(g, seat)

    def take(self, g: Circadians, seat: int, choice: Choice) -> None:
        self.run_lane(g, seat, choice)
        if not self.seats(g):
            g.leave(self)


def _asked_in_lanes(g: Circadians) -> dict[int, Asked]:
    """What each lane asks, by seat; never part of the data."""
    asked: dict[int, Asked] = g.__dict__.setdefault("asked_in_lanes", {})
    return asked


def _shared(g: Circadians) -> tuple[int, ...]:
    """A lane's question changes with its own steps, or when loot is taken or intel changes hands in another lane."""
    return (len(g.corner), *[player.has_intel for player in g.seats])
