"""The board in words."""

from __future__ import annotations

from games.engine import Text
from games.xidit.view import XiditView


def describe(view: XiditView) -> list[Text]:
    """A line each."""
    return [Text("xidit-words-year", {"year": view.year, "years": view.years})]
