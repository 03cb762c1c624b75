"""What a form shows as chosen, read back from its own message: nothing is kept elsewhere, so nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.messages.address import MENU, Address
from bot.messages.shapes import Picks


def picks_shown(message: discord.Message | None, verb: str = "field") -> Picks:
    """The values marked as chosen in the form's menus (those with this verb)."""
    picks: Picks = {}
    for select in _selects(message.components if message else []):
        if select.custom_id and select.custom_id.startswith(f"{MENU}st:"):
            address = Address.read(select.custom_id.removeprefix(MENU))
            chosen = [line.value for line in select.options if line.default]
            if address.verb == verb and chosen:
                picks[address.argument] = chosen
    return picks


def _selects(components: Any) -> Iterator[discord.SelectMenu]:
    for component in components:
        if isinstance(component, discord.SelectMenu):
            yield component
        yield from _selects(getattr(component, "children", []))
