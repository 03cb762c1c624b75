"""XID-21.2: the form of the standing instructions."""

from __future__ import annotations

from itertools import permutations

from games.engine import Field, Filled, Form, Option, Several, StandingOrders, Text
from games.engine.decision import Value
from games.lib.preferences import Order, as_chosen, orders, preferred
from games.xidit import components as c
from games.xidit.rules.orders import SecretOrders
from games.xidit.state import Standing, Xidit

STACKS = ("3", "4", "5")
SENTENCE = "xidit-preference"
NEVER = Option("never", Text("xidit-standing-never"), means=("never",), hint=Text("xidit-standing-never-hint"))
PAIRS: tuple[Order, ...] = (
    ("coins", "bards", "guild_sections"),
    ("coins", "guild_sections", "bards"),
    ("bards", "guild_sections", "coins"),
)
"""The first two are taken, the third in place of one that is not available: other orders mean the same."""


def _pair(order: Order) -> Option[Order]:
    two: Text = Text(
        "xidit-standing-two", {"one": Text(f"xidit-reward-{order[0]}"), "two": Text(f"xidit-reward-{order[1]}")}
    )
    return Option(
        ">".join(order), two, hint=Text("xidit-standing-third", {"kind": Text(f"xidit-reward-{order[2]}")}), means=order
    )


REWARDS = Field("rewards", Text("xidit-standing-rewards"), Several(tuple(_pair(order) for order in PAIRS), least=0))
SPREAD = Field(
    "spread",
    Text("xidit-standing-spread"),
    Several((Option("spread", Text("xidit-standing-spread-all"), hint=Text("xidit-standing-spread-hint")),), least=0),
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


def bards_field(g: Xidit) -> Field[list[str]]:
    """The regions that can receive bards in this match."""
    options = tuple(
        Option(region, Text(f"xidit-region-{region}"), hint=_lyre(region))
        for region in c.REGIONS
        if region not in g.blank_regions
    )
    return Field("bards", Text("xidit-standing-bards"), Several(options, least=0, most=len(options)))


def _lyre(region: str) -> Text:
    values = c.REGIONS[region]
    return Text("xidit-standing-region", {"first": values.lyre_first, "second": values.lyre_second})


def form_for(g: Xidit) -> Form:
    """What can be ordered in this match: without a neutral player no tokens are moved."""
    always = (REWARDS, bards_field(g), SPREAD, TITAN, TITAN_UNITS)
    return Form((*always, NEUTRAL) if g.neutral else always)


def standing_of(g: Xidit, fields: Filled) -> Standing:
    """The record of a filled form; an empty field means: ask me."""
    return Standing(
        rewards=preferred(fields[REWARDS]),
        bards=fields[bards_field(g)],
        spread=bool(fields[SPREAD]),
        titan=preferred(fields[TITAN]),
        titan_units="".join(fields[TITAN_UNITS]),
        neutral=preferred(fields.get(NEUTRAL, [])),
    )


def as_fields(g: Xidit, standing: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    known = {
        "rewards": as_chosen(_same_pair(standing.rewards)),
        "bards": [region for region in standing.bards if region not in g.blank_regions],
        "spread": ["spread"] if standing.spread else [],
        "titan": as_chosen(standing.titan),
        "titan_units": [standing.titan_units] if standing.titan_units else [],
        "neutral": as_chosen(standing.neutral),
    }
    return {field.name: known[field.name] for field in form_for(g).fields}


def _same_pair(wish: list[str]) -> list[str]:
    """An order of matches begun earlier, as the form has it now."""
    return next(([*order] for order in PAIRS if wish and {*order[:2]} == {*wish[:2]}), [])


def form(g: Xidit, seat: int) -> Form | None:
    """XID-21.2: until the plans are revealed."""
    return form_for(g) if g.stack and isinstance(g.stack[-1], SecretOrders) else None


def store(g: Xidit, seat: int, choice: Filled) -> None:
    """What is ordered from now on."""
    g.seats[seat].standing = standing_of(g, choice)


def read(g: Xidit, seat: int) -> dict[str, Value]:
    """What is stored."""
    return as_fields(g, g.seats[seat].standing)


def clear(g: Xidit, seat: int) -> None:
    """Nothing is stored any more."""
    g.seats[seat].standing = Standing()


ORDERS = StandingOrders(form, store, read, clear, "xidit-standing-closed")
