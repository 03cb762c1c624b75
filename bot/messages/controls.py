"""Buttons and menus whose `custom_id` says everything, so that they still work after a restart.

They are plain data, as Discord is told them: a panel has dozens, and what discord.py makes of each is not needed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle

from bot.messages.address import MENU as MARK
from bot.messages.address import Address
from bot.messages.words import cut

BUTTON_LABEL = 80
OPTION_TEXT = 100
MENU_TEXT = 150
MENU_OPTIONS = 25
BUTTON, MENU, PEOPLE = 2, 3, 5
"""Kinds of components, as Discord numbers them."""


class Emoji(msgspec.Struct, frozen=True, gc=False):
    """What stands before a button's label."""

    name: str


class Press(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=BUTTON, omit_defaults=True):
    """A button of ours."""

    custom_id: str
    label: str
    style: int
    disabled: bool = False
    emoji: Emoji | None = None

    @property
    def address(self) -> Address:
        """What it does."""
        return Address.read(self.custom_id)


class MenuLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An option of a menu."""

    label: str
    value: str
    description: str | None = None
    default: bool = False
    """Whether it is chosen."""


class Choose(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=MENU, omit_defaults=True):
    """A menu of ours."""

    custom_id: str
    placeholder: str
    options: list[MenuLine]
    min_values: int = 1
    max_values: int = 1
    required: bool = True

    @property
    def address(self) -> Address:
        """What it does."""
        return Address.read(self.custom_id.removeprefix(MARK))


class ChoosePeople(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=PEOPLE):
    """A menu of everybody who is on the server."""

    custom_id: str
    placeholder: str


Control = Press | Choose | ChoosePeople


class Row(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=1):
    """A row of buttons, or one menu."""

    components: list[Control]


def button(
    address: Address,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> Press:
    """A button."""
    shown = Emoji(emoji) if emoji else None
    return Press(str(address), cut(label, BUTTON_LABEL), style.value, disabled, shown)


def option(label: str, value: str, description: str | None = None, *, chosen: bool = False) -> MenuLine:
    """A line of a menu."""
    return MenuLine(cut(label, OPTION_TEXT), value, cut(description, OPTION_TEXT) if description else None, chosen)


def menu(address: Address, placeholder: str, options: Sequence[MenuLine], least: int = 1, most: int = 1) -> Choose:
    """A menu."""
    shown, most = cut(placeholder, MENU_TEXT), min(most, len(options))
    return Choose(f"{MARK}{address}", shown, list(options), least, most, least > 0)


def people_menu(address: Address, placeholder: str) -> ChoosePeople:
    """A menu of everybody who is on the server."""
    return ChoosePeople(f"{MARK}{address}", cut(placeholder, MENU_TEXT))


def row(*items: Control) -> Row:
    """A row of buttons, or one menu."""
    return Row(list(items))


def address_of(custom_id: str) -> Address:
    """What a control of ours does; raises `ValueError` for what is none."""
    return Address.read(custom_id.removeprefix(MARK))
