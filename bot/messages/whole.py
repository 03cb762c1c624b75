"""Small forms, a battle plan say: buttons that are whole answers. One press sends them off, as it does with options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from discord import ButtonStyle
from discord.utils import escape_markdown

from bot.messages.address import LONGEST
from bot.messages.asking import Asking, Hints, Picks, button_rows, can_be_buttons
from bot.messages.controls import Row, button
from bot.messages.form_fields import FIELDS, with_hint
from games.engine import Field, Form, GameError, Option, Pick

SMALL = 2
"""How many fields a form has at most that is answered by the press which completes it: larger ones are looked over
before they are sent off."""
MOST = 12
"""How many whole answers are offered at most: what has more is filled in field by field."""


def whole_rows(asking: Asking, form: Form, picks: Picks, hints: Hints) -> tuple[str, list[Row]]:
    """Buttons for all answers that a small form still can have, with the names of the fields they fill in; none where
    nothing is left to fill in, or too much."""
    missing = [field for field in form.fields if not picks.get(field.name)]
    if asking.narrow or not missing or len(form.fields) > SMALL or not all(map(_one_of, form.fields)):
        return "", []
    found = [*_answers(form, picks, missing)]
    labels = [_label(asking, chosen, hints) for chosen, _ in found]
    addresses = [FIELDS.join(f"{name}={value}" for name, (value,) in answer.items()) for _, answer in found]
    if (
        len(found) > MOST
        or not can_be_buttons(labels, narrow=False)
        or any(len(words) > LONGEST // 2 for words in addresses)
    ):
        return "", []
    names = ", ".join(asking.texts.say(field.label, asking.who) for field in missing)
    buttons = [
        button(asking.at("whole", words), label, ButtonStyle.primary)
        for words, label in zip(addresses, labels, strict=True)
    ]
    return f"**{escape_markdown(names)}**\n-# {asking.say('panel-whole')}", button_rows(buttons)


def _one_of(field: Field) -> bool:
    return isinstance(field.shape, Pick) and (field.shape.least, field.shape.most) == (1, 1)


def _answers(form: Form, picks: Picks, missing: list[Field]) -> Iterator[tuple[dict[str, Option], Picks]]:
    """Every legal answer that keeps what is filled in: its options for the missing fields, and all of it."""
    offered = [field.shape.options for field in missing if isinstance(field.shape, Pick)]
    for options in product(*offered):
        chosen = {field.name: option for field, option in zip(missing, options, strict=True)}
        answer = {
            field.name: [chosen[field.name].id] if field.name in chosen else picks[field.name] for field in form.fields
        }
        try:
            form.check({**answer})
        except GameError:
            continue
        yield chosen, answer


def _label(asking: Asking, chosen: dict[str, Option], hints: Hints) -> str:
    """What a button fills in; what that would do where it is one field."""
    if len(chosen) == 1:
        ((name, option),) = chosen.items()
        return with_hint(asking, option, hints.get(name, {}).get(option.id))
    return " · ".join(map(asking.label, chosen.values()))


def read(argument: str) -> Picks:
    """What a button fills in, by its address."""
    fields = dict(field.split("=", 1) for field in argument.split(FIELDS) if "=" in field)
    return {name: [value] for name, value in fields.items()}
