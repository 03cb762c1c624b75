"""All panels: whatever can be pressed, chosen or typed into a window finds its way from here."""

from __future__ import annotations

from bot.panels import (
    after,
    answers,
    coaching,
    greeting,
    guests,
    helping,
    leafing,
    learning,
    listing,
    lobby,
    lobby_options,
    lobby_start,
    managing,
    offering,
    paging,
    preparing,
    returning,
    snoozing,
    standing,
    tables,
    teaching,
    votes,
    watching,
)
from bot.panels.router import Router

PANELS = (
    after,
    answers,
    coaching,
    greeting,
    guests,
    helping,
    leafing,
    learning,
    listing,
    lobby,
    lobby_options,
    lobby_start,
    managing,
    offering,
    paging,
    preparing,
    returning,
    snoozing,
    standing,
    tables,
    teaching,
    votes,
    watching,
)


def install(router: Router) -> None:
    """Tell the router what the controls of each panel do."""
    for panel in PANELS:
        panel.register(router)
