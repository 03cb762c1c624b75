"""Whole messages: text, picture, controls, in Discord's V2 components."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.messages.words import cut

TEXT = 3800
"""Of the 4,000 characters a message may have in all; the rest is for small lines."""
ALT = 1024


COMPONENTS = 40
"""In a message, those within others counted."""


def message(
    *parts: str | Iterable[ui.ActionRow[Any]] | Picture | ui.File[Any] | None,
    accent: discord.Colour | None = None,
    spare: Iterable[ui.ActionRow[Any]] = (),
) -> ui.LayoutView:
    """A message of texts, pictures and rows of controls, in this order; `spare` rows come last, while there is room."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=accent)
    left = TEXT
    for part in parts:
        if isinstance(part, str):
            if part:
                box.add_item(ui.TextDisplay(cut(part, max(1, left))))
                left -= len(part)
        elif isinstance(part, ui.File):
            box.add_item(part)
        elif isinstance(part, Picture):
            box.add_item(ui.MediaGallery(discord.MediaGalleryItem(part.url, description=part.alt or None)))
        elif part is not None:
            for row in part:
                box.add_item(row)
    for last in spare:
        if 1 + sum(1 for _ in box.walk_children()) + 1 + len(last.children) <= COMPONENTS:
            box.add_item(last)
    view.add_item(box)
    return view


def file(data: bytes, filename: str, alt: str = "") -> discord.File:
    """Bytes to be sent along with a message, with the text of what they show."""
    return discord.File(io.BytesIO(data), filename, description=alt[:ALT] or None)


def attachment(filename: str) -> ui.File[Any]:
    """A file sent with the message, to download."""
    return ui.File(f"attachment://{filename}")


class Picture:
    """A picture in a message: an attachment by name, or one that is there already."""

    def __init__(self, url: str, alt: str) -> None:
        self.url = url
        self.alt = cut(alt, ALT)

    @classmethod
    def attached(cls, filename: str, alt: str) -> Picture:
        """A picture sent with the message."""
        return cls(f"attachment://{filename}", alt)
