"""SCY-22.3, SCY-22.4, SCY-22.5: the form of the standing orders."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.engine import Field, Form, Number, Option, Pick, Text
from games.engine.decision import Value
from games.scythe import components as c
from games.scythe.state import Standing


def _pick(field: str, *choices: str) -> Field:
    options = tuple(Option(choice, Text(f"scythe-standing-{field}-{choice}")) for choice in choices)
    return Field(field, Text(f"scythe-standing-{field}"), Pick(options))


DIALS = ("all", *(str(number) for number in range(c.DIAL_MAX + 1)))
FORM = Form(
    (
        _pick("combat", "off", "timeout", "at_once"),
        Field(
            "dial",
            Text("scythe-standing-dial"),
            Pick(
                (
                    Option("all", Text("scythe-standing-dial-all")),
                    *(Option(dial, Text("scythe-number", {"number": int(dial)})) for dial in DIALS[1:]),
                )
            ),
        ),
        Field("cards", Text("scythe-standing-cards"), Number(0, 6)),
        _pick("which", "highest", "lowest"),
        _pick("abilities", "yes", "no"),
        _pick("retreat", "home", "lake"),
        _pick("bonuses", "accept", "decline"),
        _pick("coins", "accept", "decline"),
        _pick("end", "ask", "at_once"),
        _pick("reveal", "ask", "auto"),
    )
)


def standing_of(fields: Mapping[str, Value]) -> Standing:
    """The record of a filled form."""

    def word(name: str) -> str:
        value = fields[name]
        return value[0] if isinstance(value, list) else str(value)

    cards = fields["cards"]
    return Standing(
        combat=word("combat"),
        dial=word("dial"),
        cards=cards if isinstance(cards, int) else 0,
        which=word("which"),
        abilities=word("abilities"),
        retreat=word("retreat"),
        bonuses=word("bonuses"),
        coins=word("coins"),
        end=word("end"),
        reveal=word("reveal"),
    )


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored."""
    values = msgspec.structs.asdict(orders)
    return {name: value if isinstance(value, int) else [value] for name, value in values.items()}
