"""XID-12: the neutral player of the game for three. It has a token per column and nothing else (XID-12.14)."""

from __future__ import annotations

from typing import Any

from games.engine import Choice, Decision, Option, Pick, Question, Text, Unavailable
from games.xidit import components as c
from games.xidit.state import Xidit, who


class MoveNeutral(Question[Xidit, str], tag="MoveNeutral"):
    """XID-D9, XID-12.9: who ends a threat moves one neutral token one space up. Example: XID-E17."""

    def ask(self, g: Xidit) -> Decision[str] | None:
        columns = movable(g)
        if not columns:  # XID-12.13
            return None
        options = tuple(Option(kind, Text(f"xidit-assessment-{kind}"), where=f"neutral:{kind}") for kind in columns)
        return Decision(self.seat, Text("xidit-ask-neutral"), Pick(options), "XID-D9")

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        def rises(option: Option[str]) -> Text:
            column = g.hall.index(option.value) + 1
            now, then = neutral_value(g, option.value), neutral_value(g, option.value, 1)
            return Text("xidit-hint-neutral", {"value": now, "next": then, "column": column})

        last = [
            Unavailable(kind, Text(f"xidit-assessment-{kind}"), Text("xidit-why-last-space"), f"neutral:{kind}")
            for kind in g.hall
            if kind not in movable(g)
        ]
        return decision.explain(rises, unavailable=last, final=Text("xidit-final-goes-on"))

    def answer(self, g: Xidit, choice: str) -> None:
        g.neutral[g.hall.index(choice)] += 1  # XID-20.11: one space for each threat ended
        g.tell(
            "xidit-neutral-moved",
            seat=who(self.seat),
            assessment=Text(f"xidit-assessment-{choice}"),
            value=neutral_value(g, choice, 0),
            where=f"neutral:{choice}",
        )

    def default(self, g: Xidit) -> Choice:
        return [movable(g)[-1]]

    def standing(self, g: Xidit) -> Choice | None:
        columns = movable(g)
        return next(([kind] for kind in g.seats[self.seat].standing.neutral if kind in columns), None)


def asks_for_a_token(g: Xidit, seat: int) -> bool:
    """Whether the same order will still ask this seat for a neutral token: then undo can come back until that."""
    return any(
        isinstance(step, MoveNeutral) and step.seat == seat and len(movable(g)) > 1 and step.standing(g) is None
        for step in g.stack
    )


def movable(g: Xidit) -> list[str]:
    """Columns, in their order, whose token is not on the last space (XID-12.13)."""
    return [kind for kind, space in zip(g.hall, g.neutral, strict=True) if space < len(c.NEUTRAL_VALUES[kind])]


def neutral_value(g: Xidit, kind: str, further: int = 0) -> int:
    """XID-12.15: what the neutral player scores in this column, now or some spaces further."""
    return c.NEUTRAL_VALUES[kind][g.neutral[g.hall.index(kind)] - 1 + further]
