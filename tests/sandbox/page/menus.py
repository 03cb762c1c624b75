"""Panels of menus: six short ones, or one with twenty options, whose ids are new with every redraw."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui


class Menu(ui.Select["Menus"]):
    """A menu that shows what was chosen in it."""

    def __init__(self, name: str, options: int, chosen: str | None, *, disabled: bool) -> None:
        choices = [f"Road {number}" for number in range(1, options + 1)]
        listed = [discord.SelectOption(label=choice, default=choice == chosen) for choice in choices]
        super().__init__(placeholder=name, options=listed, disabled=disabled)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Draw the whole panel anew."""
        assert self.view is not None
        chosen = {**self.view.chosen, str(self.placeholder): self.values[0]}
        await interaction.response.edit_message(view=self.view.again(chosen))


class Menus(ui.LayoutView):
    """Some menus under a text."""

    def __init__(self, menus: int, options: int, chosen: dict[str, str] | None = None, *, once: bool = False) -> None:
        super().__init__(timeout=None)
        self.size = menus, options
        self.once = once
        self.chosen = chosen or {}
        self.add_item(ui.TextDisplay("Set your orders."))
        for number in range(1, menus + 1):
            name = f"Order {number}"
            row: ui.ActionRow[Menus] = ui.ActionRow()
            menu = Menu(name, options, self.chosen.get(name), disabled=once and name in self.chosen)
            self.add_item(row.add_item(menu))

    def again(self, chosen: dict[str, str]) -> Menus:
        """The same panel after a choice."""
        return Menus(*self.size, chosen, once=self.once)


async def send(bot: discord.Client, channel_id: str, menus: Menus) -> None:
    """Put a panel into a channel."""
    channel = bot.get_channel(int(channel_id))
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=menus)
