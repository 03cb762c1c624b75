"""RYO-25.5: the form of the standing preferences."""

from __future__ import annotations

from itertools import permutations

from games.engine import Field, Filled, Form, Option, Several, StandingOrders, Text
from games.engine.decision import Value
from games.lib.preferences import as_chosen, orders, preferred
from games.ryozen import components as c
from games.ryozen.state import Ryozen, Standing

RESOURCE_ORDERS = Several(orders(permutations(c.RESOURCES), "ryozen-preference", "ryozen-resource-"), least=0)
SHARD_ORDERS = Several(orders(permutations(c.SHARDS), "ryozen-preference", "ryozen-shard-"), least=0)
WALL_CHOICES = Several(
    tuple(Option(which, Text(f"ryozen-standing-{which}")) for which in ("lowest", "highest")), least=0
)

GAIN = Field("gain", Text("ryozen-standing-gain"), RESOURCE_ORDERS)
PAY = Field("pay", Text("ryozen-standing-pay"), RESOURCE_ORDERS)
LOSE = Field("lose", Text("ryozen-standing-lose"), RESOURCE_ORDERS)
SHARD = Field("shard", Text("ryozen-standing-shard"), SHARD_ORDERS)
WALL = Field("wall", Text("ryozen-standing-wall"), WALL_CHOICES)
ALWAYS = (GAIN, PAY, LOSE, SHARD)
STANDARD, PHOENIX = Form(ALWAYS), Form((*ALWAYS, WALL))
"""Walls are in the Phoenix Palace mode only."""


def standing_of(g: Ryozen, fields: Filled) -> Standing:
    """The record of a filled form; an empty field means: ask me."""
    return Standing(
        gain=preferred(fields[GAIN]),
        pay=preferred(fields[PAY]),
        lose=preferred(fields[LOSE]),
        shard=preferred(fields[SHARD]),
        wall="".join(fields[WALL]) if g.phoenix else "",
    )


def as_fields(g: Ryozen, standing: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    stored: dict[str, Value] = {
        "gain": as_chosen(standing.gain),
        "pay": as_chosen(standing.pay),
        "lose": as_chosen(standing.lose),
        "shard": as_chosen(standing.shard),
    }
    return stored | ({"wall": [standing.wall] if standing.wall else []} if g.phoenix else {})


def form(g: Ryozen, seat: int) -> Form:
    """RYO-25.5: at any time, with what there is in this match."""
    return PHOENIX if g.phoenix else STANDARD


def store(g: Ryozen, seat: int, choice: Filled) -> None:
    """What is ordered from now on."""
    g.seats[seat].standing = standing_of(g, choice)


def read(g: Ryozen, seat: int) -> dict[str, Value]:
    """What is stored."""
    return as_fields(g, g.seats[seat].standing)


def clear(g: Ryozen, seat: int) -> None:
    """Nothing is stored any more."""
    g.seats[seat].standing = Standing()


ORDERS = StandingOrders(form, store, read, clear)
