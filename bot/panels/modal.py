"""The one window in which something is typed: a line of words, taken like a click."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.messages.address import Address
from bot.messages.words import cut
from bot.panels.router import Click

PLACEHOLDER = 100
Take = Callable[[Click, str], Awaitable[None]]
"""What becomes of the words."""


class Typing(ui.Modal):
    """One line of words."""

    def __init__(
        self,
        click: Click,
        address: Address,
        take: Take,
        title: str = "typing-title",
        example: str = "",
        *,
        label: str = "typing-label",
        most: int = 1000,
        required: bool = True,
    ) -> None:
        super().__init__(title=click.say(title), custom_id=str(address))
        self._click = click
        self._take = take
        self.words: ui.TextInput[Any] = ui.TextInput(
            max_length=most, placeholder=cut(example, PLACEHOLDER) or None, required=required
        )
        self.add_item(ui.Label(text=click.say(label), component=self.words))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """The words are taken like what is clicked."""
        click = Click(self._click.services, interaction, self._click.address, [], self._click.language)
        await click.carry_out(lambda: click.alone(lambda: self._take(click, self.words.value)))
