"""Steps of several seats side by side: nobody waits for choices of others that do not concern them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, cast

from games.engine.decision import Choice, Decision
from games.engine.play import advance, numbered
from games.engine.step import AnyStep, Ask, Listed, S, Step

NOTHING = nullcontext()


class Parallel(Ask[S]):
    """A stack of steps (a lane) for each seat; each runs until it asks its own seat, has to wait, or is done.

    The lanes have an order: that of `lanes`, or one that a game knows better (`before`). A step that touches what other
    lanes can take says so (`in_order`), and waits until no lane before its own may touch that any more. So what comes
    out is what would have come out one after another in that order, whoever answers first.
    """

    lanes: dict[int, list[AnyStep]]

    def before(self, g: S, seat: int) -> Iterable[int]:
        """The lanes that come before this one, where an order matters; those that are done need not be left out."""
        order = list(self.lanes)
        return order[: order.index(seat)]

    def within(self, g: S, seat: int) -> AbstractContextManager[None]:
        """Entered whenever the lane of this seat runs or its question is looked at: a game whose state tells of the
        turn under way lets it tell of that of this seat meanwhile."""
        return NOTHING

    def touches(self, g: S, seat: int, what: str) -> bool:
        """Whether the lane of this seat, which is not done, may still touch this.

        Others are seen to wait for it, so it must follow from what everybody knows; and once it is False it stays so.
        """
        return True

    def begin(self, g: S) -> None:
        """Run all lanes to their first questions; what follows is scheduled before."""
        for lane in self.lanes.values():
            for step in lane:
                g.registry.require(step)
        self._go_on(g)
        if self._unfinished():
            g.then(self)

    def lane(self, seat: int) -> list[Step[S]]:
        """The steps of a seat, the next of them last."""
        return cast("list[Step[S]]", self.lanes.get(seat, []))

    # -- what the engine asks ------------------------------------------------------------------------------

    def seats(self, g: S) -> list[int]:
        return [seat for seat, lane in self.lanes.items() if lane and lane[-1].asked]

    def missing(self, g: S) -> list[int]:
        return [seat for seat, lane in self.lanes.items() if lane and lane[-1].asked]

    def lacks(self, g: S, seat: int) -> bool:
        top: Any = self.lanes[seat][-1]
        return not top.seals or bool(top.lacks(g, seat))

    def plain(self, seat: int, choice: Choice) -> Choice:
        return self.asking(seat).plain(seat, choice)

    def keeps_sealed(self, seat: int) -> bool:
        return self.asking(seat).keeps_sealed(seat)

    def sealed_choice(self, seat: int) -> Choice | None:
        return self.asking(seat).sealed_choice(seat)

    def unseal(self, seat: int) -> None:
        self.asking(seat).unseal(seat)

    def decision(self, g: S, seat: int) -> Decision | None:
        with self.within(g, seat):
            return self.asking(seat).decision(g, seat)

    def stays(self, seat: int) -> bool:
        return self.asking(seat).stays(seat)

    def is_open(self, g: S, seat: int) -> bool:
        question: Any = self.lanes[seat][-1]
        if question.stays(seat):
            return True
        if g.debts or not g.stack or g.stack[-1] is not self:
            return False
        if not question.queues:
            return True
        with self.within(g, seat):
            return not self._waits(g, seat, question)

    def explained(self, g: S, decision: Decision) -> Decision:
        with self.within(g, decision.seat):
            return self.asking(decision.seat).explained(g, decision)

    def default_for(self, g: S, seat: int) -> Choice:
        with self.within(g, seat):
            return self.asking(seat).default_for(g, seat)

    def take(self, g: S, decision: Decision, choice: Choice) -> Listed | None:
        seat = decision.seat
        question = self.asking(seat)
        with self.within(g, seat):
            outer, g.stack = g.stack, self.lanes[seat]
            try:
                question.take(g, decision, choice)
            finally:
                self._leave_lane(g, seat, outer)
        listed = self._go_on(g)
        if g.outcome is None and not self._unfinished():
            g.leave(self)
        return listed

    def asking(self, seat: int) -> Ask[S]:
        """The open question of a lane."""
        lane = self.lanes.get(seat)
        if lane:
            top: Any = lane[-1]
            if top.asked:
                question: Ask[S] = top
                return question
        raise LookupError(f"the lane of seat {seat} asks nothing")

    # -- running -------------------------------------------------------------------------------------------

    def _unfinished(self) -> bool:
        return any(self.lanes.values())

    def _go_on(self, g: S) -> Listed:
        """Run what can run, first lanes first, until every lane asks, waits or is done. What had to be listed to find
        that out."""
        listed: dict[int, Decision] = {}
        while g.outcome is None and self._run_first(g, listed):
            pass  # what one lane has done may let another go on
        return listed

    def _run_first(self, g: S, listed: dict[int, Decision]) -> bool:
        """Go on in the first lane that can. Says whether anything was done."""
        for seat, lane in self.lanes.items():
            if lane:
                top: Any = lane[-1]
                settled = top.asked and (seat in listed or top.stays(seat))
                if not settled and self._run(g, seat, top, listed):
                    return True
        return False

    def _run(self, g: S, seat: int, top: Step[S], listed: dict[int, Decision]) -> bool:
        """Go on in one lane, whose next step this is. Says whether anything was done."""
        question: Any = top if top.asked else None
        waits = partial(self._waits, g, seat)
        with self.within(g, seat):
            if top.queues and waits(top):
                return False
            if question is not None and (decision := question.decision(g, seat)) is not None:
                listed[seat] = numbered(decision, question)
                return False
            outer, g.stack = g.stack, self.lanes[seat]
            try:
                if question is not None:
                    g.leave(question)  # another lane has left nothing to decide
                listed.clear()
                opened = advance(g, until=waits) or {}
            finally:
                self._leave_lane(g, seat, outer)
        lane = self.lanes[seat]
        if lane and lane[-1].asked and (asking := self.asking(seat)).seats(g) != [seat]:
            raise ValueError(f"{type(asking).__name__} in the lane of seat {seat} asks {asking.seats(g)}")
        for own, (_, decision) in opened.items():
            if decision is not None:
                listed[own] = decision
        return True

    def _waits(self, g: S, seat: int, step: Step[S]) -> bool:
        """Whether a lane before this one may still touch what this step touches."""
        what = step.in_order(g)
        if what:
            for other in self.before(g, seat):
                if self.lanes[other] and self.touches(g, other, what):
                    return True
        return False

    def _leave_lane(self, g: S, seat: int, outer: list[AnyStep]) -> None:
        """The lane was the match's stack; whatever ends the match ends all lanes and what was to follow."""
        self.lanes[seat], g.stack = g.stack, outer
        if g.outcome is not None:
            self.lanes = {each: [] for each in self.lanes}
            g.stack.clear()
