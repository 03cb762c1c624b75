"""Names that people give their tables: one short line of visible letters."""

from __future__ import annotations

import unicodedata

LONGEST = 40
JOINER = "\u200d"
"""Invisible, and part of many an emoji."""
BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and marks of which nothing is seen."""


def cleaned(words: str) -> str:
    """The name without what nobody sees (line breaks, marks that turn the direction of writing) and without the `@` of
    a mention."""
    seen = "".join(" " if char.isspace() else char for char in words.replace("@", "") if _visible(char))
    return " ".join(seen.split()) if seen.strip().strip(JOINER) else ""


def _visible(char: str) -> bool:
    if char in BLANK:
        return False
    return char.isspace() or char == JOINER or not unicodedata.category(char).startswith("C")
