"""XID-4: secret orders."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.engine import Choice, Decision, Field, Filled, Form, Option, Pick, Sealed, Text
from games.xidit import components as c
from games.xidit.state import Xidit, who

SHORT = {order: Text(f"xidit-short-{order}") for order in c.ORDERS}
ORDER_OPTIONS = tuple(Option(order, Text(f"xidit-order-{order}")) for order in c.ORDERS)
WHEELS = tuple(
    Field(str(number), Text("xidit-wheel", {"number": number}), Pick(ORDER_OPTIONS))
    for number in range(1, c.ORDERS_PER_YEAR + 1)
)
PLAN = Form(WHEELS)
"""XID-4.2, XID-4.3: six independent wheels of five icons."""


def wheel_hint(option: Option[str]) -> Text:
    """What an order does, wherever the hero stands by then."""
    return Text(f"xidit-hint-order-{option.value}")


class SecretOrders(Sealed[Xidit, Filled], tag="SecretOrders"):
    """XID-4.1, XID-4.5, XID-D3: everybody plans at once; the last plan reveals them all, and none before (XID-14.6)."""

    def seats(self, g: Xidit) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Xidit, seat: int) -> Decision[Filled]:
        return plan_question(seat, g.year, g.seats[seat].hero)

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        """In general; what each order leads to, wheel by wheel, is the preview's affair (`preview.py`)."""
        for wheel in WHEELS:
            decision = decision.explain_field(wheel.name, wheel_hint)
        return decision

    def default_for(self, g: Xidit, seat: int) -> Choice:
        return {field.name: ["wait"] for field in PLAN.fields}

    def plan(self, seat: int) -> list[str]:
        """The orders a seat has sealed."""
        return orders_of(PLAN.meaning(self.answers[seat]))

    def reveal(self, g: Xidit, answers: dict[int, Filled]) -> None:
        for seat in g.turn_order():
            g.seats[seat].plan = orders_of(answers[seat])
            g.tell(
                "xidit-plan-revealed",
                seat=who(seat),
                plan=[SHORT[order] for order in g.seats[seat].plan],
            )


@lru_cache(maxsize=512)
def plan_question(seat: int, year: int, hero: int) -> Decision[Filled]:
    """The wheels of somebody whose hero stands in this city."""
    prompt = Text("xidit-ask-plan", {"year": year})
    return Decision(seat, prompt, PLAN, "XID-D3", secret=True, about=(f"city:{hero}",))


def orders_of(plan: Filled) -> list[str]:
    """The orders on the six wheels."""
    return [plan[wheel] for wheel in WHEELS]
