"""Buttons under a ping by DM that put off everything until a better hour."""

from __future__ import annotations

from bot.messages.address import Address
from bot.messages.controls import Row, button, row
from bot.messages.words import say

VERB = "snooze"
HOUR, EVENING, MORNING = "hour", "evening", "morning"


def buttons(language: str) -> Row:
    """For how long one may want to hear nothing."""
    return row(
        *(
            button(Address(VERB, argument=until), say(language, f"snooze-{until}"), emoji="😴")
            for until in (HOUR, EVENING, MORNING)
        )
    )
