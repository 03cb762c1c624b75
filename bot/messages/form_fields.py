"""From a form to rows of controls: buttons and menus of its fields, and what is chosen in them so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from discord import ButtonStyle
from discord.utils import escape_markdown

from bot.messages.address import LONGEST
from bot.messages.asking import BUTTONS, LINES, NUMBERS, SHORT, Asking, Hints, Picks, button_rows, can_be_buttons, lines
from bot.messages.controls import MENU_OPTIONS, Row, button, menu, option, row
from games.engine import Field, Form, Number, Option, Pick, Stride, Text

FEW_FIELDS = 3
"""A form of so many fields at most has room for fields with more than a row of buttons."""
FIELD_ROOM = 24
"""Of a message, so many components at most are buttons of a form's fields, and what is around them."""
FIELDS = ";"
"""Stands between the fields that one button fills in."""


def form_rows(asking: Asking, form: Form, picks: Picks) -> list[Row]:
    """A menu per field: where there are many, or words above them have no place."""
    parts = form_parts(msgspec.structs.replace(asking, narrow=True), form, picks)
    return [each for part in parts if not isinstance(part, str) for each in part]


def form_parts(
    asking: Asking,
    form: Form,
    picks: Picks,
    hints: Hints | None = None,
    *,
    in_order: bool = False,
    again: bool = False,
) -> list[str | list[Row]]:
    """A row of buttons or a menu per field, then one button to send them off together. `hints` say what options would
    do now. `in_order`: it is filled in from its first field on, by buttons, so that menus are for what is to change.
    `again`: it can be filled in as it was the last time."""
    found: list[str | list[Row]] = []
    pressed = fields_with_buttons(asking, form)
    for field in form.fields:
        chosen, told = picks.get(field.name, []), (hints or {}).get(field.name, {})
        if field.name in pressed:
            found += field_buttons(asking, form, field, chosen)
        elif chosen or not in_order:
            found.append([row(field_menu(asking, field, chosen, told))])
    key = "panel-seal" if asking.decision.secret else "panel-confirm"
    ready = complete(form, picks)
    last = row(
        button(asking.at("send"), asking.say(key), ButtonStyle.success, disabled=not ready),
        button(asking.at("reset"), asking.say("panel-reset"), disabled=not picks),
        *([button(asking.at("again"), asking.say("panel-again"), emoji="🔁")] if again else []),
        button(asking.at("type"), asking.say("panel-type")),
    )
    return [*found, [last]]


def fields_with_buttons(asking: Asking, form: Form) -> set[str]:
    """Fields with a button for each number, or for each of a few things that may be chosen: one press where a menu
    takes two or more. As many of them as there is room for."""
    found, room = set[str](), FIELD_ROOM
    if asking.narrow:
        return found
    for field in form.fields:
        labels = _field_labels(asking, form, field)
        values = [argument for argument, _ in labels]
        needed = len(labels) + 2 + len(labels) // BUTTONS
        fits = all(len(label) <= SHORT for _, label in labels) and all(len(each) <= LONGEST // 2 for each in values)
        if labels and fits and needed <= room and lines([label for _, label in labels]) <= LINES:
            found.add(field.name)
            room -= needed
    return found


def _field_labels(asking: Asking, form: Form, field: Field) -> list[tuple[str, str]]:
    """What buttons of a field fill in, and what they say; none where it has too many for that, or one is chosen of
    several, which is the next field in its turn (`next_field`)."""
    shape, most = field.shape, NUMBERS if len(form.fields) <= FEW_FIELDS else BUTTONS
    name = asking.texts.say(field.label, asking.who)
    if isinstance(shape, Number):
        if shape.high - shape.low >= most:
            return []
        numbers = range(shape.low, shape.high + 1)
        return [(f"{field.name}={each}", f"{name}: {each}" if each == shape.low else str(each)) for each in numbers]
    if len(shape.options) > most or (shape.least, shape.most) == (1, 1):
        return []
    return [(f"{field.name}={each.id}", asking.label(each)) for each in shape.options]


def field_buttons(asking: Asking, form: Form, field: Field, chosen: list[str]) -> list[str | list[Row]]:
    """A field as buttons; what is chosen has another colour, and the message remembers it by that. The first number
    says the name of its field; options stand below it."""
    several = isinstance(field.shape, Pick)
    above = f"**{escape_markdown(asking.texts.say(field.label, asking.who))}**" if several else ""
    full = isinstance(field.shape, Pick) and len(chosen) >= field.shape.most > 1
    found = []
    for argument, label in _field_labels(asking, form, field):
        taken = argument.removeprefix(f"{field.name}=") in chosen
        style = ButtonStyle.success if taken else ButtonStyle.secondary
        address = asking.at("toggle" if several else "fill", argument)
        found.append(button(address, label, style, disabled=full and not taken))
    return [*([above] if above else []), button_rows(found)]


def toggled(form: Form, name: str, chosen: list[str], value: str) -> list[str] | None:
    """What is chosen in a field once a button of it was pressed: more, less or, where there is room for one, this; None
    where there is no such button."""
    shape = next((field.shape for field in form.fields if field.name == name), None)
    if not isinstance(shape, Pick) or all(each.id != value for each in shape.options):
        return None
    if value in chosen:
        return [each for each in chosen if each != value]
    return [value] if shape.most == 1 else [*chosen, value][-shape.most :]


def next_field(asking: Asking, form: Form, picks: Picks, hints: Hints | None = None) -> tuple[str, list[Row]]:
    """The first field that is still to be filled, as buttons, with its name: one press where a menu takes two."""
    for field in form.fields:
        shape = field.shape
        if picks.get(field.name) or not isinstance(shape, Pick) or not shape.least:
            continue
        told = (hints or {}).get(field.name, {})
        labels = [with_hint(asking, each, told.get(each.id)) for each in shape.options]
        if shape.most > 1 or asking.narrow or not can_be_buttons(labels, narrow=False):
            return "", []
        buttons = [
            button(asking.at("fill", f"{field.name}={each.id}"), label, ButtonStyle.primary)
            for each, label in zip(shape.options, labels, strict=True)
        ]
        return f"**{escape_markdown(asking.texts.say(field.label, asking.who))}**", button_rows(buttons)
    return "", []


def stride_rows(asking: Asking, strides: Sequence[Stride]) -> list[Row]:
    """Buttons that fill in several fields each."""
    buttons = [
        button(
            asking.at("fill", FIELDS.join(f"{name}={value}" for name, value in stride.fields.items())),
            asking.texts.say(stride.label, asking.who),
        )
        for stride in strides
    ]
    return button_rows(buttons)


def with_hint(asking: Asking, chosen: Option, told: Text | None) -> str:
    """An option with what it would do now, where both are short."""
    label = asking.label(chosen)
    hint = asking.texts.say(told, asking.who) if told is not None else ""
    return f"{label}: {hint}" if hint and len(label) + len(hint) < SHORT else label


def field_menu(asking: Asking, field: Field, chosen: list[str], hints: Mapping[str, Text]) -> Any:
    """A field as a menu. What is chosen carries the field's name, because the placeholder is gone then."""
    label = asking.texts.say(field.label, asking.who)
    if isinstance(field.shape, Number):
        numbers = range(field.shape.low, min(field.shape.high, field.shape.low + MENU_OPTIONS - 1) + 1)
        values: list[tuple[str, str, str | None]] = [(str(number), str(number), None) for number in numbers]
        least, most = 1, 1
    else:
        values = [
            (
                each.id,
                asking.label(each),
                asking.texts.say(hints[each.id], asking.who) if each.id in hints else asking.hint(each),
            )
            for each in field.shape.options[:MENU_OPTIONS]
        ]
        least, most = field.shape.least, field.shape.most
    lines = [
        option(f"{label}: {name}" if value in chosen else name, value, hint, chosen=value in chosen)
        for value, name, hint in values
    ]
    return menu(asking.at("field", field.name), label, lines, least, most)


def complete(form: Form, picks: Picks) -> bool:
    """Whether every field that must be filled is."""
    for field in form.fields:
        chosen = picks.get(field.name, [])
        least = 1 if isinstance(field.shape, Number) else field.shape.least
        if len(chosen) < least:
            return False
    return True


def form_words(form: Form, picks: Picks) -> str:
    """A filled form as the text of a choice."""
    return " ".join(f"{field.name}={','.join(picks.get(field.name, [])) or '-'}" for field in form.fields)
