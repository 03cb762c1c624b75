"""Whole messages: text, picture, controls, in Discord's V2 components."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import discord
import msgspec
from discord import ui

from bot.messages.controls import Control, Row
from bot.messages.words import cut

TEXT = 3800
"""Of the 4,000 characters a message may have in all; the rest is for small lines."""
ALT = 1024


COMPONENTS = 40
"""In a message, those within others counted."""


class Paragraph(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=10):
    """Some text."""

    content: str


class Media(msgspec.Struct, frozen=True, gc=False):
    """Where a picture is."""

    url: str


class GalleryItem(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A picture, and what it shows in words."""

    media: Media
    description: str | None = None


class Gallery(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=12):
    """Pictures side by side."""

    items: list[GalleryItem]


class Download(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=13):
    """A file to download."""

    file: Media


Part = Paragraph | Gallery | Download | Row


class Box(msgspec.Struct, gc=False, tag_field="type", tag=17, omit_defaults=True):
    """What holds a message together."""

    components: list[Part]
    accent_color: int | None = None
    id: int | None = None

    @property
    def size(self) -> int:
        """How many components it is, those within others counted."""
        return 1 + sum(1 + len(part.components) if isinstance(part, Row) else 1 for part in self.components)


class Composed(ui.LayoutView):
    """A message as discord.py sends it: plain data that is made once, and nothing to listen to, as our controls say
    themselves what they do (`bot/panels/router.py`)."""

    def __init__(self, box: Box) -> None:
        super().__init__(timeout=None)
        self.box = box

    def to_components(self) -> list[dict[str, Any]]:
        """As Discord is told it."""
        return [msgspec.to_builtins(self.box)]

    def has_components_v2(self) -> bool:
        """It is made of nothing else."""
        return True

    def is_finished(self) -> bool:
        """Nobody waits for what becomes of it: discord.py keeps it nowhere."""
        return True

    @property
    def controls(self) -> list[Control]:
        """Its buttons and menus."""
        return [control for part in self.box.components if isinstance(part, Row) for control in part.components]


def message(
    *parts: str | Iterable[Row] | Picture | Download | None,
    accent: discord.Colour | None = None,
    spare: Iterable[Row] = (),
) -> Composed:
    """A message of texts, pictures and rows of controls, in this order; `spare` rows come last, while there is room.
    Raises `ValueError` if it is more than Discord takes."""
    box, left = Box([], accent.value if accent is not None else None), TEXT
    for part in parts:
        if isinstance(part, str):
            if part:
                box.components.append(Paragraph(cut(part, max(1, left))))
                left -= len(part)
        elif isinstance(part, Download):
            box.components.append(part)
        elif isinstance(part, Picture):
            box.components.append(Gallery([GalleryItem(Media(part.url), part.alt or None)]))
        elif part is not None:
            box.components += part
    if box.size > COMPONENTS:
        raise ValueError(f"more than {COMPONENTS} components")
    for last in spare:
        if box.size + 1 + len(last.components) <= COMPONENTS:
            box.components.append(last)
    return Composed(box)


def file(data: bytes, filename: str, alt: str = "") -> discord.File:
    """Bytes to be sent along with a message, with the text of what they show."""
    return discord.File(io.BytesIO(data), filename, description=alt[:ALT] or None)


def attachment(filename: str) -> Download:
    """A file sent with the message, to download."""
    return Download(Media(f"attachment://{filename}"))


class Picture:
    """A picture in a message: an attachment by name, or one that is there already."""

    def __init__(self, url: str, alt: str) -> None:
        self.url = url
        self.alt = cut(alt, ALT)

    @classmethod
    def attached(cls, filename: str, alt: str) -> Picture:
        """A picture sent with the message."""
        return cls(f"attachment://{filename}", alt)
