"""RYO-13: what an event does to one player, and the questions it asks them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from games.engine import Decision, Option, Pick, Question, Step, Text
from games.engine.option import Unavailable
from games.engine.step import A
from games.ryozen import components as c
from games.ryozen.rules import purse
from games.ryozen.rules.counters import condition, counter
from games.ryozen.rules.effects import MOST_REASONS, WORDS, Ctx, source_name
from games.ryozen.rules.hints import night_final
from games.ryozen.rules.strikes import flip
from games.ryozen.rules.targets import targets
from games.ryozen.state import Ryozen, who
from games.ryozen.vocabulary import Op


class Suffer(Question[Ryozen, A], Generic[A]):
    """A choice inside an event, made by the player who suffers it (RYO-13.7); then the rest of their queue."""

    event: str
    after: list[str]
    """The seat's later events of the same group."""
    rule = "RYO-D22"

    @property
    def op(self) -> Op:
        """The event's step."""
        return c.EFFECTS[f"event/{self.event}"][0]

    @property
    def ctx(self) -> Ctx:
        """Who suffers what."""
        return Ctx(self.seat, f"event/{self.event}")

    def shape(self, g: Ryozen) -> Pick[A] | None:
        """What can be chosen; None where the event finds nothing to take (RYO-13.5)."""
        raise NotImplementedError

    def prompt(self) -> Text:
        """What the player reads."""
        return Text("ryozen-ask-event", {"event": source_name(self.ctx.source), "effect": does(self.event)})

    def ask(self, g: Ryozen) -> Decision[A] | None:
        shape = self.shape(g)
        return None if shape is None else Decision(self.seat, self.prompt(), shape, self.rule)

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        lacking = self.lacking(g)[:MOST_REASONS]
        final = night_final(g, self.seat)
        if not isinstance(decision.shape, Pick):
            return decision.explain(unavailable=lacking, final=final)
        return decision.explain(lambda option: self.about(g, option), unavailable=lacking, final=final)

    def about(self, g: Ryozen, option: Option[Any]) -> Text | None:
        """What a choice would cost."""
        return None

    def lacking(self, g: Ryozen) -> list[Unavailable]:
        """What one would rather choose and cannot."""
        return []

    def answer(self, g: Ryozen, choice: A) -> None:
        g.tell("ryozen-event-hits", seat=who(self.seat), event=source_name(self.ctx.source))
        if self.after:
            g.then(ContinueEvents(self.seat, self.after))
        self.carry_out(g, choice)

    def carry_out(self, g: Ryozen, choice: A) -> None:
        """The loss itself."""
        raise NotImplementedError

    def _count(self, g: Ryozen) -> int:
        return self.op.count * counter(g, self.seat, self.op.per)


def does(event: str) -> Text:
    """What an event does, in words."""
    return Text(f"ryozen-does-{event.replace('_', '-')}")


class ContinueEvents(Step[Ryozen], tag="ContinueEvents"):
    """The rest of a seat's queue of events."""

    seat: int
    events: list[str]

    def run(self, g: Ryozen) -> None:
        continue_queue(g, self.seat, self.events)


def continue_queue(g: Ryozen, seat: int, events: list[str]) -> None:
    """Resolve a seat's events from left to right up to the first that asks something (RYO-13.12)."""
    for index, event in enumerate(events):
        question = suffer(g, seat, event, events[index + 1 :])
        if question is not None:
            g.owe(question)
            return


def suffer(g: Ryozen, seat: int, event: str, after: list[str]) -> Suffer[Any] | None:
    """RYO-13.5, RYO-13.7: what an event does to a player, or the question it asks them.

    RYO-13.26.1: an Eclipse looks at the shards once. Example: RYO-X37.
    """
    effect = f"event/{event}"
    ctx = Ctx(seat, effect)
    op = c.EFFECTS[effect][0]
    while op.op == "when":
        branch = c.EFFECTS[op.then if condition(g, seat, op.cond) else op.else_]
        if not branch:
            return None
        op = branch[0]
    ask = QUESTIONS.get((op.op, variety(op)))
    question = ask(g, seat, event, after) if ask is not None else None
    if question is None:
        g.tell("ryozen-event-hits", seat=who(seat), event=source_name(effect))
        told = len(g.told)
        forced = FORCED.get((op.op, variety(op)))
        if forced is not None:
            forced(g, seat)
        else:
            lose_by_itself(g, ctx, op)
        if len(g.told) == told:  # nothing happened, so nothing is told
            g.told.pop()
    elif question.ask(g) is not None:
        return question
    return None


def lose_by_itself(g: Ryozen, ctx: Ctx, op: Op) -> None:
    """Events that ask nothing."""
    count = (op.n if isinstance(op.n, int) else 0) * counter(g, ctx.seat, op.per)
    if op.op == "lose_favour":  # RYO-13.21, RYO-13.25, RYO-13.31, RYO-13.33, RYO-13.36
        purse.lose_favour(g, ctx.seat, count)
    elif op.op == "lose_resource":  # RYO-13.20, RYO-13.34
        for resource in c.RESOURCES if op.resource == "each" else (op.resource,):
            purse.lose_resource(g, ctx.seat, resource, count)
    elif op.op == "lose_shard":  # RYO-13.26, RYO-13.27, RYO-13.28
        purse.lose_shard(g, ctx.seat, op.colour, count)
    elif op.op == "gain_shard":
        purse.gain_shard(g, ctx.seat, op.colour, count)
    elif op.op == "explorer_back":  # RYO-13.38
        WORDS["explorer_back"].act(g, ctx, op)
    elif op.op == "flip":
        for number in targets(g, ctx, op):  # RYO-13.35
            flip(g, number)


Asker = Callable[[Ryozen, int, str, list[str]], Suffer[Any] | None]
FORCED: dict[tuple[str, str], Callable[[Ryozen, int], None]] = {}
"""What such an event does where it leaves nothing to choose."""
QUESTIONS: dict[tuple[str, str], Asker] = {}
"""The events that ask something, by word and variety."""


def variety(op: Op) -> str:
    """What tells the questions of one word apart."""
    if op.op == "for_each":
        return op.over or op.per
    return op.resource or op.colour or (op.zone if op.op == "strike" else str(op.n))
