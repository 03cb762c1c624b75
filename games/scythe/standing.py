"""SCY-22.3, SCY-22.4, SCY-22.5: the form of the standing orders."""

from __future__ import annotations

import msgspec

from games.engine import Field, Filled, Form, Number, Option, Pick, StandingOrders, Text
from games.engine.decision import Value
from games.scythe import components as c
from games.scythe.rules.combat import COMBAT_ABILITIES, Commit
from games.scythe.rules.stars import may_place_objective
from games.scythe.state import Scythe, Standing


def _pick(field: str, *choices: str) -> Field[str]:
    options = tuple(
        Option(
            choice,
            Text(f"scythe-standing-{field}-{choice}"),
            hint=Text(f"scythe-standing-{field}-{choice}-about"),
        )
        for choice in choices
    )
    return Field(field, Text(f"scythe-standing-{field}"), Pick(options))


DIALS = ("all", *(str(number) for number in range(c.DIAL_MAX + 1)))
COMBAT = _pick("combat", "off", "timeout", "at_once")
DIAL = Field(
    "dial",
    Text("scythe-standing-dial"),
    Pick(
        (
            Option("all", Text("scythe-standing-dial-all"), hint=Text("scythe-standing-dial-all-about")),
            *(Option(dial, Text("scythe-number", {"number": int(dial)})) for dial in DIALS[1:]),
        )
    ),
)
CARDS = Field("cards", Text("scythe-standing-cards"), Number(0, 6))
WHICH = _pick("which", "highest", "lowest")
ABILITIES = _pick("abilities", "yes", "no")
RETREAT = _pick("retreat", "home", "lake")
BONUSES = _pick("bonuses", "accept", "decline")
COINS = _pick("coins", "accept", "decline")
END = _pick("end", "ask", "at_once")
REVEAL = _pick("reveal", "ask", "auto")
FORM = Form((COMBAT, DIAL, CARDS, WHICH, ABILITIES, RETREAT, BONUSES, COINS, END, REVEAL))
"""Everything that can be ordered."""


def standing_of(fields: Filled) -> Standing:
    """The record of a filled form; what the form does not ask for is as it is without orders."""
    free = Standing()
    return Standing(
        combat=fields[COMBAT],
        dial=fields[DIAL],
        cards=fields[CARDS],
        which=fields[WHICH],
        abilities=fields.get(ABILITIES, free.abilities),
        retreat=fields.get(RETREAT, free.retreat),
        bonuses=fields[BONUSES],
        coins=fields[COINS],
        end=fields.get(END, free.end),
        reveal=fields.get(REVEAL, free.reveal),
    )


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    values = msgspec.structs.asdict(orders)
    return {name: value if isinstance(value, int) else [value] for name, value in values.items()}


def form(g: Scythe, seat: int) -> Form | None:
    """At any time; what this seat will never be asked is left out (PL-38)."""
    faction = c.FACTIONS.get(g.seats[seat].faction)
    abilities = {mech.id for mech in faction.mech} if faction is not None else set()
    unwanted = set()
    if faction is not None and not abilities & {*COMBAT_ABILITIES}:
        unwanted.add(ABILITIES.name)
    if faction is not None and "seaworthy" not in abilities:
        unwanted.add(RETREAT.name)
    if g.turn and not may_place_objective(g, seat):
        unwanted |= {END.name, REVEAL.name}
    return Form(tuple(field for field in FORM.fields if field.name not in unwanted))


def store(g: Scythe, seat: int, choice: Filled) -> None:
    """What is ordered from now on."""
    g.seats[seat].standing = standing_of(choice)


def read(g: Scythe, seat: int) -> dict[str, Value]:
    """What is stored of what the form asks for."""
    stored, asked = as_fields(g.seats[seat].standing), form(g, seat)
    assert asked is not None
    return {field.name: stored[field.name] for field in asked.fields}


def clear(g: Scythe, seat: int) -> None:
    """Nothing is stored any more."""
    g.seats[seat].standing = Standing()
    for step in g.stack:
        if isinstance(step, Commit):  # a combat under way asks the new owner, too
            step.ordered = [other for other in step.ordered if other != seat]


ORDERS = StandingOrders(form, store, read, clear)
