"""XID-4: secret orders."""

from __future__ import annotations

from games.engine import Choice, Decision, Field, Form, Option, Pick, Sealed, Text
from games.engine.decision import filled
from games.xidit import components as c
from games.xidit.state import Xidit, who

ORDER_OPTIONS = tuple(Option(order, Text(f"xidit-order-{order}")) for order in c.ORDERS)
PLAN = Form(
    tuple(
        Field(str(number), Text("xidit-wheel", {"number": number}), Pick(ORDER_OPTIONS))
        for number in range(1, c.ORDERS_PER_YEAR + 1)
    )
)
"""XID-4.2, XID-4.3: six independent wheels of five icons."""


class SecretOrders(Sealed[Xidit], tag="SecretOrders"):
    """XID-4.1, XID-4.5, XID-D3: everybody plans at once; the last plan reveals them all, and none before (XID-14.6)."""

    def seats(self, g: Xidit) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Xidit, seat: int) -> Decision:
        return Decision(seat, Text("xidit-ask-plan", {"year": g.year}), PLAN, "XID-D3", secret=True)

    def default_for(self, g: Xidit, seat: int) -> Choice:
        return {field.name: ["wait"] for field in PLAN.fields}

    def plan(self, seat: int) -> list[str]:
        """The orders a seat has sealed."""
        wheels = filled(self.answers[seat])
        return [str(value[0]) for field in PLAN.fields if isinstance(value := wheels[field.name], list)]

    def reveal(self, g: Xidit, answers: dict[int, Choice]) -> None:
        for seat in g.turn_order():
            g.seats[seat].plan = self.plan(seat)
            g.tell(
                "xidit-plan-revealed",
                seat=who(seat),
                plan=[Text(f"xidit-order-{order}") for order in g.seats[seat].plan],
            )
