"""The one window in which something is typed: a line of words, taken like a click.

Nobody keeps an open window: its `custom_id` says everything, as that of a control does. So it can be sent off after a
restart, twice, or much too late, and is answered each time; and a window that was closed leaves nothing behind.
"""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.messages.words import cut
from bot.panels.router import Click

PLACEHOLDER = 100


class Typing(ui.Modal):
    """One line of words, for the control that opens it."""

    def __init__(
        self,
        click: Click,
        title: str = "typing-title",
        example: str = "",
        *,
        label: str = "typing-label",
        most: int = 1000,
        required: bool = True,
    ) -> None:
        super().__init__(title=click.say(title), custom_id=str(click.address))
        self.words: ui.TextInput[Any] = ui.TextInput(
            max_length=most, placeholder=cut(example, PLACEHOLDER) or None, required=required
        )
        self.add_item(ui.Label(text=click.say(label), component=self.words))
        self.stop()  # the library shall not wait for it: the router hears of it
