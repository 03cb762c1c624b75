"""XID-21.2: the form of the standing instructions."""

from __future__ import annotations

from itertools import permutations

from games.engine import Field, Filled, Form, Option, Several, StandingOrders, Text
from games.engine.decision import Value
from games.lib.preferences import as_chosen, orders, preferred
from games.xidit import components as c
from games.xidit.rules.orders import SecretOrders
from games.xidit.state import Standing, Xidit

STACKS = ("3", "4", "5")
SENTENCE = "xidit-preference"
NEVER = Option("never", Text("xidit-standing-never"), means=("never",))

REWARDS = Field(
    "rewards",
    Text("xidit-standing-rewards"),
    Several(orders(permutations(c.KINDS), SENTENCE, "xidit-reward-"), least=0),
)
BARDS = Field(
    "bards",
    Text("xidit-standing-bards"),
    Several(
        tuple(Option(region, Text(f"xidit-region-{region}")) for region in c.REGIONS), least=0, most=len(c.REGIONS)
    ),
)
TITAN = Field(
    "titan",
    Text("xidit-standing-titan"),
    Several(
        (
            NEVER,
            *(order for size in (1, 2, 3) for order in orders(permutations(STACKS, size), SENTENCE, "xidit-stack-")),
        ),
        least=0,
    ),
)
TITAN_UNITS = Field(
    "titan_units",
    Text("xidit-standing-titan-units"),
    Several(tuple(Option(which, Text(f"xidit-standing-{which}")) for which in ("weakest", "strongest")), least=0),
)
NEUTRAL = Field(
    "neutral",
    Text("xidit-standing-neutral"),
    Several(orders(permutations(c.ASSESSMENTS), SENTENCE, "xidit-assessment-"), least=0),
)
FORM = Form((REWARDS, BARDS, TITAN, TITAN_UNITS, NEUTRAL))


def standing_of(fields: Filled) -> Standing:
    """The record of a filled form; an empty field means: ask me."""
    return Standing(
        rewards=preferred(fields[REWARDS]),
        bards=fields[BARDS],
        titan=preferred(fields[TITAN]),
        titan_units="".join(fields[TITAN_UNITS]),
        neutral=preferred(fields[NEUTRAL]),
    )


def as_fields(standing: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    return {
        "rewards": as_chosen(standing.rewards),
        "bards": [*standing.bards],
        "titan": as_chosen(standing.titan),
        "titan_units": [standing.titan_units] if standing.titan_units else [],
        "neutral": as_chosen(standing.neutral),
    }


def form(g: Xidit, seat: int) -> Form | None:
    """XID-21.2: until the plans are revealed."""
    return FORM if g.stack and isinstance(g.stack[-1], SecretOrders) else None


def store(g: Xidit, seat: int, choice: Filled) -> None:
    """What is ordered from now on."""
    g.seats[seat].standing = standing_of(choice)


def read(g: Xidit, seat: int) -> dict[str, Value]:
    """What is stored."""
    return as_fields(g.seats[seat].standing)


def clear(g: Xidit, seat: int) -> None:
    """Nothing is stored any more."""
    g.seats[seat].standing = Standing()


ORDERS = StandingOrders(form, store, read, clear)
