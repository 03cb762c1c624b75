"""XID-21.2: the form of the standing instructions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from games.engine import Field, Form, Option, Several, Text
from games.engine.decision import Value
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.state import Standing


def _order(names: tuple[str, ...], prefix: str) -> Option:
    """An order of preference as one option: `coins>bards>guild_sections`."""
    labels: list[Item] = [Text(f"{prefix}{name}") for name in names]
    return Option(">".join(names), Text("xidit-preference", {"order": labels}))


STACKS = ("3", "4", "5")
FORM = Form(
    (
        Field(
            "rewards",
            Text("xidit-standing-rewards"),
            Several(tuple(_order(order, "xidit-reward-") for order in permutations(c.KINDS)), least=0),
        ),
        Field(
            "bards",
            Text("xidit-standing-bards"),
            Several(
                tuple(Option(region, Text(f"xidit-region-{region}")) for region in c.REGIONS),
                least=0,
                most=len(c.REGIONS),
            ),
        ),
        Field(
            "titan",
            Text("xidit-standing-titan"),
            Several(
                (
                    Option("never", Text("xidit-standing-never")),
                    *(_order(order, "xidit-stack-") for size in (1, 2, 3) for order in permutations(STACKS, size)),
                ),
                least=0,
            ),
        ),
        Field(
            "titan_units",
            Text("xidit-standing-titan-units"),
            Several(
                tuple(Option(which, Text(f"xidit-standing-{which}")) for which in ("weakest", "strongest")), least=0
            ),
        ),
        Field(
            "neutral",
            Text("xidit-standing-neutral"),
            Several(tuple(_order(order, "xidit-assessment-") for order in permutations(c.ASSESSMENTS)), least=0),
        ),
    )
)


def standing_of(fields: Mapping[str, Value]) -> Standing:
    """The record of a filled form; an empty field means: ask me."""

    def chosen(name: str) -> list[str]:
        value = fields[name]
        return value if isinstance(value, list) else []

    return Standing(
        rewards=_split(chosen("rewards")),
        bards=chosen("bards"),
        titan=_split(chosen("titan")),
        titan_units="".join(chosen("titan_units")),
        neutral=_split(chosen("neutral")),
    )


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    return {
        "rewards": _joined(orders.rewards),
        "bards": [*orders.bards],
        "titan": _joined(orders.titan),
        "titan_units": [orders.titan_units] if orders.titan_units else [],
        "neutral": _joined(orders.neutral),
    }


def _joined(names: list[str]) -> list[str]:
    return [">".join(names)] if names else []


def _split(chosen: list[str]) -> list[str]:
    return chosen[0].split(">") if chosen else []
