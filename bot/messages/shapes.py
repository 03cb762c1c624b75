"""From the shape of a decision to rows of controls: buttons, menus, groups, forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from discord import ButtonStyle, ui
from discord.utils import escape_markdown

from bot.messages.address import Address
from bot.messages.controls import MENU_OPTIONS, button, menu, option, row
from bot.messages.words import say
from games.engine import Decision, Field, Form, Number, Option, Pick, Text
from games.engine.texts import Texts, Who

BUTTONS = 5
LOCK = "🔒"
"""Stands beside what cannot be taken back."""
STYLES = {"": ButtonStyle.primary, "decline": ButtonStyle.secondary, "end": ButtonStyle.success}
Row = ui.ActionRow[Any]
Picks = dict[str, list[str]]
"""What is chosen in a form so far: values by field."""
Hints = Mapping[str, Mapping[str, Text]]
"""What options of fields would do, by field and option."""


class Asking(msgspec.Struct, frozen=True):
    """A decision and whom it is shown to."""

    decision: Decision
    match: int
    serial: str
    texts: Texts
    who: Who | None = None
    staged: bool = False
    """Whether what is chosen in a menu is looked at first: what it would do is told, and then it is confirmed."""
    numbered: bool = False
    """Whether options carry the numbers that the reader's own map has."""

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control of this decision."""
        return Address(verb, self.match, self.decision.seat, self.serial, argument)

    def say(self, key: str, **args: Any) -> str:
        """The bot's own words."""
        return say(self.texts.language, key, **args)

    def label(self, chosen: Option) -> str:
        """An option in words."""
        return self.texts.say(chosen.label, self.who)

    def line(self, index: int, chosen: Option) -> str:
        """An option as its control says it."""
        label = self.label(chosen)
        return f"{index + 1}. {label}" if self.numbered and chosen.where is not None else label

    def hint(self, chosen: Option) -> str | None:
        """What stands small beside an option; a lock where it cannot be taken back."""
        hint = self.texts.say(chosen.hint, self.who) if chosen.hint else ""
        return f"{LOCK} {hint}".rstrip() if chosen.final else hint or None

    def group(self, chosen: Option) -> str:
        """What an option is one of."""
        return self.texts.say(chosen.group, self.who) if chosen.group else ""


def rows(asking: Asking, group: int | None = None, picks: Picks | None = None) -> list[Row]:
    """Everything needed to answer."""
    shape = asking.decision.shape
    if isinstance(shape, Form):
        return form_rows(asking, shape, picks or {})
    if isinstance(shape, Number):
        return number_rows(asking, shape)
    return pick_rows(asking, shape, group)


def by_number(pick: Pick) -> list[Option]:
    """The options as controls count them: those for everybody's eyes first, so that their numbers tell nothing of the
    others."""
    return sorted(pick.options, key=lambda chosen: chosen.private)


def numbered(pick: Pick) -> list[tuple[int, Option]]:
    """The options in their own order, with their numbers."""
    numbers = {chosen.id: number for number, chosen in enumerate(by_number(pick))}
    return [(numbers[chosen.id], chosen) for chosen in pick.options]


def pick_rows(asking: Asking, pick: Pick, group: int | None = None) -> list[Row]:
    """Up to five options: buttons; up to 25: a menu; more: group, then option."""
    if not pick.options:
        return [_none(asking)]  # asked all the same, so that being asked tells nothing
    indexed, apart = main_options(asking, pick), set_apart(asking, pick)
    last = [row(*(_option_button(asking, index, chosen) for index, chosen in apart))] if apart else []
    if _as_buttons(asking, pick):
        buttons = [row(*(_option_button(asking, index, chosen) for index, chosen in indexed))] if indexed else []
        return [*buttons, *last]
    if len(indexed) <= MENU_OPTIONS:
        found = [row(option_menu(asking, indexed, pick.least, pick.most, asking.say("panel-choose")))]
        # A menu that is closed with nothing chosen sends nothing.
        return [*found, *last] if pick.least else [*found, _none(asking)]
    if pick.most > 1:
        return [row(button(asking.at("type"), asking.say("panel-type"), ButtonStyle.primary))]
    groups = grouped(asking, indexed)
    chosen_group = [
        option(name, str(number), say(asking.texts.language, "panel-count", count=len(members)), chosen=number == group)
        for number, (name, members) in enumerate(groups)
    ]
    found = [row(menu(asking.at("group"), asking.say("panel-group"), chosen_group))]
    if group is not None and group < len(groups):
        name, members = groups[group]
        found.append(row(option_menu(asking, members, pick.least, pick.most, name)))
    return [*found, *last]


def _none(asking: Asking) -> Row:
    return row(button(asking.at("choose"), asking.say("panel-none")))


def main_options(asking: Asking, pick: Pick) -> list[tuple[int, Option]]:
    """The options but those that stand apart."""
    apart = {number for number, _ in set_apart(asking, pick)}
    return [(number, chosen) for number, chosen in numbered(pick) if number not in apart]


def set_apart(asking: Asking, pick: Pick) -> list[tuple[int, Option]]:
    """Refusals and the end of the turn, which lie in a row of their own below everything else; where there are too many
    of them for a row, or several may be picked, they stand among the others."""
    special = sorted((pair for pair in numbered(pick) if pair[1].role), key=lambda pair: pair[1].role == "end")
    labels = {asking.label(chosen) for _, chosen in special}
    return special if pick.most == 1 and len(special) == len(labels) <= BUTTONS else []


def _as_buttons(asking: Asking, pick: Pick) -> bool:
    """Whether the options are few and differ by their labels: a button says no more."""
    options = [chosen for _, chosen in main_options(asking, pick)]
    one_of_few = pick.most == 1 and pick.least == 1 and len(options) <= BUTTONS
    return one_of_few and len({asking.label(chosen) for chosen in options}) == len(options)


def beside_buttons(asking: Asking) -> list[Option]:
    """The options that are buttons, of which nothing is said but their labels."""
    shape = asking.decision.shape
    if not isinstance(shape, Pick):
        return []
    if _as_buttons(asking, shape):
        return [chosen for _, chosen in (*main_options(asking, shape), *set_apart(asking, shape))]
    return [chosen for _, chosen in set_apart(asking, shape)]


def hints(asking: Asking) -> str:
    """Small lines to stand above buttons, which have no room for hints; a menu shows its own."""
    lines = [(asking.label(chosen), asking.hint(chosen)) for chosen in beside_buttons(asking)]
    return "\n".join(f"-# **{escape_markdown(label)}**: {escape_markdown(hint)}" for label, hint in lines if hint)


def _option_button(asking: Asking, index: int, chosen: Option) -> Any:
    return button(asking.at("pick", str(index)), asking.line(index, chosen), STYLES[chosen.role])


def option_menu(asking: Asking, options: list[tuple[int, Option]], least: int, most: int, placeholder: str) -> Any:
    """A menu of options; its values are their places in the decision's list. Their groups are said where nothing else
    tells them apart."""
    words = [(asking.line(index, chosen), asking.hint(chosen)) for index, chosen in options]
    if len(set(words)) < len(words):
        words = [
            (label, ": ".join(part for part in (asking.group(chosen), hint) if part) or None)
            for (label, hint), (_, chosen) in zip(words, options, strict=True)
        ]
    lines = [option(label, str(index), hint) for (label, hint), (index, _) in zip(words, options, strict=True)]
    return menu(asking.at("look" if asking.staged else "choose"), placeholder, lines, least, most)


def grouped(asking: Asking, options: list[tuple[int, Option]]) -> list[tuple[str, list[tuple[int, Option]]]]:
    """Options by group, none with more than a menu holds, and not more groups than a menu holds."""
    by_name: dict[str, list[tuple[int, Option]]] = {}
    for index, chosen in options:
        by_name.setdefault(asking.group(chosen), []).append((index, chosen))
    found: list[tuple[str, list[tuple[int, Option]]]] = []
    for name, members in by_name.items():
        for first in range(0, len(members), MENU_OPTIONS):
            part = members[first : first + MENU_OPTIONS]
            first_label, last_label = asking.label(part[0][1]), asking.label(part[-1][1])
            span = first_label if len(part) == 1 else f"{first_label} … {last_label}"
            whole = len(members) <= MENU_OPTIONS
            found.append((name if name and whole else f"{name}: {span}" if name else span, part))
    return found[:MENU_OPTIONS]


def number_rows(asking: Asking, number: Number) -> list[Row]:
    """A menu of numbers, or typing where there are too many."""
    if number.high - number.low >= MENU_OPTIONS:
        return [row(button(asking.at("type"), asking.say("panel-number"), ButtonStyle.primary))]
    lines = [option(str(value), str(value)) for value in range(number.low, number.high + 1)]
    return [row(menu(asking.at("number"), asking.say("panel-number"), lines))]


def form_rows(asking: Asking, form: Form, picks: Picks, hints: Hints | None = None) -> list[Row]:
    """A menu per field, then one button to send them off together. `hints` say what options would do now."""
    found = [
        row(field_menu(asking, field, picks.get(field.name, []), (hints or {}).get(field.name, {})))
        for field in form.fields
    ]
    key = "panel-seal" if asking.decision.secret else "panel-confirm"
    ready = complete(form, picks)
    found.append(
        row(
            button(asking.at("send"), asking.say(key), ButtonStyle.success, disabled=not ready),
            button(asking.at("reset"), asking.say("panel-reset"), disabled=not picks),
            button(asking.at("type"), asking.say("panel-type")),
        )
    )
    return found


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
