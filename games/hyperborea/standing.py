"""HYP-24.2, HYP-24.3: the form of the standing orders; HYP-D24: which cubes are wanted."""

from __future__ import annotations

from games.engine import Field, Filled, Form, Option, Several, StandingOrders, Text
from games.engine.decision import Value
from games.hyperborea import components as c
from games.hyperborea.state import Hyperborea, Standing

RESET = Field(
    "reset",
    Text("hyperborea-standing-reset"),
    Several(
        tuple(
            Option(way, Text(f"hyperborea-reset-{way}"), hint=Text(f"hyperborea-standing-{way}"))
            for way in ("keep", "take")
        ),
        least=0,
    ),
)
COLOURS = Several(
    tuple(
        Option(name, Text(f"hyperborea-track-{name}"), hint=Text(f"hyperborea-colour-gives-{name}"))
        for name in c.COLOURS
    ),
    least=0,
    most=len(c.COLOURS),
)
LOSSES = Field("losses", Text("hyperborea-standing-losses"), COLOURS)
CUBES = Field("cubes", Text("hyperborea-standing-cubes"), COLOURS)
FORM = Form((RESET, LOSSES, CUBES))


def standing_of(fields: Filled) -> Standing:
    """The record of a filled form; an empty field means: ask me."""
    return Standing(reset="".join(fields[RESET]), losses=fields[LOSSES], cubes=fields.get(CUBES, []))


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    reset = [orders.reset] if orders.reset else []
    return {"reset": reset, "losses": [*orders.losses], "cubes": [*orders.cubes]}


def form(g: Hyperborea, seat: int) -> Form | None:
    """At any time."""
    return FORM


def store(g: Hyperborea, seat: int, choice: Filled) -> None:
    """What is ordered from now on."""
    g.seats[seat].standing = standing_of(choice)


def read(g: Hyperborea, seat: int) -> dict[str, Value]:
    """What is stored."""
    return as_fields(g.seats[seat].standing)


def clear(g: Hyperborea, seat: int) -> None:
    """Nothing is stored any more."""
    g.seats[seat].standing = Standing()


ORDERS = StandingOrders(form, store, read, clear)
