"""What is asked, and whom it is shown to; and how many buttons a phone shows well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.messages.address import Address
from bot.messages.controls import MENU_OPTIONS, Row, row
from bot.messages.words import say
from games.engine import Decision, Option, Text
from games.engine.texts import Texts, Who

BUTTONS = 5
"""In a row."""
SHORT = 42
"""A label on a button may have so many characters where there are more than a row of them: a phone shows that in one
line."""
PHONE = 330
"""How many points wide the buttons of a row are on a phone, together."""
LETTER, EDGE = 7, 40
"""Points that a letter of a label takes, and what is around a label."""
LINES = 14
"""Buttons may take so many lines on a phone; what takes more is a menu."""
LOCK = "🔒"
"""Stands beside what cannot be taken back."""
NUMBERS = 10
"""The most numbers that have a button each."""
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
    """Whether what is chosen in a menu is looked at first: what it would do is told, and then it is confirmed. Else it
    is done at once, unless it could not be taken back."""
    numbered: bool = False
    """Whether options carry the numbers that the reader's own map has."""
    narrow: bool = False
    """Whether there is room for one row of buttons only."""

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control of this decision."""
        return Address(verb, self.match, self.decision.seat, self.serial, argument)

    def say(self, key: str, **args: Any) -> str:
        """The bot's own words."""
        return say(self.texts.language, key, **args)

    def label(self, chosen: Option, *, brief: bool = False) -> str:
        """An option in words; `brief`: below the name of its group."""
        return self.texts.say(chosen.brief if brief and chosen.brief is not None else chosen.label, self.who)

    def line(self, index: int, chosen: Option, *, brief: bool = False) -> str:
        """An option as its control says it."""
        label = self.label(chosen, brief=brief)
        return f"{index + 1}. {label}" if self.numbered and chosen.where is not None else label

    def hint(self, chosen: Option) -> str | None:
        """What stands small beside an option; a lock where it cannot be taken back."""
        hint = self.texts.say(chosen.hint, self.who) if chosen.hint else ""
        return f"{LOCK} {hint}".rstrip() if chosen.final else hint or None

    def group(self, chosen: Option) -> str:
        """What an option is one of."""
        return self.texts.say(chosen.group, self.who) if chosen.group else ""


def button_rows(buttons: list[Any]) -> list[Row]:
    return [row(*buttons[first : first + BUTTONS]) for first in range(0, len(buttons), BUTTONS)]


def can_be_buttons(labels: list[str], narrow: bool) -> bool:
    """Whether there are few enough of these for buttons: a row of any, more of short ones as long as a phone shows them
    in a few lines."""
    if len(set(labels)) < len(labels):
        return False
    if len(labels) <= BUTTONS or narrow:
        return len(labels) <= BUTTONS
    return len(labels) <= MENU_OPTIONS and all(len(label) <= SHORT for label in labels) and lines(labels) <= LINES


def lines(labels: list[str]) -> int:
    """How many lines buttons take on a phone: a row of five is broken where it is full."""
    lines, width = 0, PHONE
    for place, label in enumerate(labels):
        needed = EDGE + LETTER * len(label)
        if place % BUTTONS == 0 or width + needed > PHONE:
            lines, width = lines + 1, 0
        width += needed
    return lines
