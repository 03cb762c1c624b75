"""Names that people give their tables: one short line of visible letters."""

from __future__ import annotations

import unicodedata

LONGEST = 40
JOINER = "\u200d"
"""Invisible, and part of many an emoji."""


def cleaned(words: str) -> str:
    """The name without what nobody sees (line breaks, marks that turn the direction of writing) and without the `@` of
    a mention."""
    seen = "".join(" " if char.isspace() else char for char in words.replace("@", "") if _visible(char))
    return " ".join(seen.split())


def _visible(char: str) -> bool:
    return char.isspace() or char == JOINER or not unicodedata.category(char).startswith("C")
