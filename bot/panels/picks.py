"""What a form shows as chosen, read back from its own message: nothing is kept elsewhere, so nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ButtonStyle

from bot.messages.address import MENU, Address
from bot.messages.asking import Picks


def picks_shown(message: discord.Message | None, verbs: str = "") -> Picks:
    """The values marked as chosen in the form's menus and buttons (those whose verbs begin so)."""
    picks: Picks = {}
    for control in _controls(message.components if message else []):
        if isinstance(control, discord.SelectMenu):
            if control.custom_id and control.custom_id.startswith(f"{MENU}st:"):
                address = Address.read(control.custom_id.removeprefix(MENU))
                chosen = [line.value for line in control.options if line.default]
                if address.verb == f"{verbs}field" and chosen:
                    picks[address.argument] = chosen
        elif control.custom_id and control.custom_id.startswith("st:") and control.style is ButtonStyle.success:
            address = Address.read(control.custom_id)
            name, _, value = address.argument.partition("=")
            if address.verb in (f"{verbs}fill", f"{verbs}toggle"):
                picks.setdefault(name, []).append(value)
    return picks


def _controls(components: Any) -> Iterator[discord.SelectMenu | discord.Button]:
    for component in components:
        if isinstance(component, discord.SelectMenu | discord.Button):
            yield component
        yield from _controls(getattr(component, "children", []))
