"""RYO-25.5: the form of the standing preferences."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from games.engine import Field, Form, Option, Several, Text
from games.engine.decision import Value
from games.engine.text import Item
from games.ryozen import components as c
from games.ryozen.state import Standing


def _order(names: tuple[str, ...], prefix: str) -> Option:
    """An order of preference as one option: `coin>lantern>scroll`."""
    labels: list[Item] = [Text(f"{prefix}{name}") for name in names]
    return Option(">".join(names), Text("ryozen-preference", {"order": labels}))


RESOURCE_ORDERS = Several(tuple(_order(order, "ryozen-resource-") for order in permutations(c.RESOURCES)), least=0)
SHARD_ORDERS = Several(tuple(_order(order, "ryozen-shard-") for order in permutations(c.SHARDS)), least=0)
WALL_CHOICES = Several(
    tuple(Option(which, Text(f"ryozen-standing-{which}")) for which in ("lowest", "highest")), least=0
)

FORM = Form(
    (
        Field("gain", Text("ryozen-standing-gain"), RESOURCE_ORDERS),
        Field("pay", Text("ryozen-standing-pay"), RESOURCE_ORDERS),
        Field("lose", Text("ryozen-standing-lose"), RESOURCE_ORDERS),
        Field("shard", Text("ryozen-standing-shard"), SHARD_ORDERS),
        Field("wall", Text("ryozen-standing-wall"), WALL_CHOICES),
    )
)


def standing_of(fields: Mapping[str, Value]) -> Standing:
    """The record of a filled form; an empty field means: ask me."""

    def chosen(name: str) -> list[str]:
        value = fields[name]
        return value[0].split(">") if isinstance(value, list) and value else []

    return Standing(
        gain=chosen("gain"),
        pay=chosen("pay"),
        lose=chosen("lose"),
        shard=chosen("shard"),
        wall="".join(chosen("wall")),
    )


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""

    def order(names: list[str]) -> Value:
        return [">".join(names)] if names else []

    return {
        "gain": order(orders.gain),
        "pay": order(orders.pay),
        "lose": order(orders.lose),
        "shard": order(orders.shard),
        "wall": [orders.wall] if orders.wall else [],
    }
