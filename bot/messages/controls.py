"""Buttons and menus whose `custom_id` says everything, so that they still work after a restart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.messages.address import TEMPLATE, Address
from bot.messages.words import cut

BUTTON_LABEL = 80
OPTION_TEXT = 100
MENU_OPTIONS = 25


class Press(ui.DynamicItem[ui.Button[Any]], template=TEMPLATE):
    """A button of ours."""

    def __init__(self, address: Address, button: ui.Button[Any]) -> None:
        button.custom_id = str(address)
        super().__init__(button)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button somebody pressed."""
        return cls(Address.read(match.string), cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand it to the router."""
        await _client(interaction).router.pressed(interaction, self.address, [])


class Choose(ui.DynamicItem[ui.Select[Any]], template="m" + TEMPLATE):
    """A menu of ours."""

    def __init__(self, address: Address, select: ui.Select[Any]) -> None:
        select.custom_id = f"m{address}"
        super().__init__(select)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The menu somebody used."""
        return cls(Address.read(match.string[1:]), cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand it to the router with what was chosen."""
        data = cast("dict[str, Any]", interaction.data or {})
        await _client(interaction).router.pressed(interaction, self.address, data.get("values", []))


class Routes(Protocol):
    """Where presses of controls go."""

    async def pressed(self, interaction: discord.Interaction[Any], address: Address, values: list[str]) -> None:
        """A control was pressed."""


class HasRouter(Protocol):
    """The client, as controls know it."""

    router: Routes


def _client(interaction: discord.Interaction[Any]) -> HasRouter:
    return cast("HasRouter", interaction.client)


def button(
    address: Address,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> Press:
    """A button."""
    return Press(address, ui.Button(label=cut(label, BUTTON_LABEL), style=style, disabled=disabled, emoji=emoji))


def option(label: str, value: str, description: str | None = None, *, chosen: bool = False) -> discord.SelectOption:
    """A line of a menu."""
    return discord.SelectOption(
        label=cut(label, OPTION_TEXT),
        value=value,
        description=cut(description, OPTION_TEXT) if description else None,
        default=chosen,
    )


def menu(
    address: Address, placeholder: str, options: Sequence[discord.SelectOption], least: int = 1, most: int = 1
) -> Choose:
    """A menu."""
    select: ui.Select[Any] = ui.Select(
        placeholder=cut(placeholder, 150),
        options=list(options),
        min_values=least,
        max_values=min(most, len(options)),
        required=least > 0,
    )
    return Choose(address, select)


def people_menu(address: Address, placeholder: str) -> Choose:
    """A menu of everybody who is on the server."""
    select: ui.UserSelect[Any] = ui.UserSelect(placeholder=cut(placeholder, 150))
    return Choose(address, cast("ui.Select[Any]", select))


def row(*items: Press | Choose) -> ui.ActionRow[Any]:
    """A row of buttons, or one menu."""
    return ui.ActionRow(*cast("tuple[ui.Item[Any], ...]", items))
