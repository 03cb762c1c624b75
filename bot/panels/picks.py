"""What a form shows as chosen, read back from its own message: nothing is kept elsewhere, so nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot import wire
from bot.messages.address import MENU as MARK
from bot.messages.address import Address
from bot.messages.controls import MENU
from bot.messages.shapes import Picks


def picks_shown(message: discord.Message | None, verb: str = "field") -> Picks:
    """The values marked as chosen in the form's menus (those with this verb)."""
    picks: Picks = {}
    for menu in _menus(wire.components_of(message) if message else []):
        if menu["custom_id"].startswith(f"{MARK}st:"):
            address = Address.read(menu["custom_id"].removeprefix(MARK))
            chosen = [line["value"] for line in menu["options"] if line.get("default")]
            if address.verb == verb and chosen:
                picks[address.argument] = chosen
    return picks


def _menus(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        if component["type"] == MENU:
            yield component
        yield from _menus(component.get("components", []))
