"""Pages of a board: their buttons, and the message in which somebody leafs through them."""

from __future__ import annotations

from discord import ButtonStyle

import render
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.boards import Drawn
from bot.messages.controls import Row, button, row
from bot.tables.running import Running

IN_ROW = 5
LEGEND = "legend"


def offered(game: str, seated: bool) -> list[render.Page]:
    """The pages that somebody can look at: onlookers have none of their own."""
    return [page for page in render.pages(game) if seated or not page.own]


def own_page(game: str) -> str:
    """The page that a seat's owner alone can see; the map, if there is none."""
    return next((page.name for page in render.pages(game) if page.own), render.MAP)


def under_the_board(running: Running) -> list[Row]:
    """Buttons under the thread's board: a row of pages, the legend among them. The others are a click further."""
    shown = [page.name for page in offered(running.game, seated=False) if page.name not in (render.MAP, render.ALL)]
    if len(shown) > IN_ROW and LEGEND in shown[IN_ROW:]:
        shown[IN_ROW - 1] = LEGEND
    return _rows(running, running.row.language, "openpage", shown[:IN_ROW])


def leaf(running: Running, language: str, page: str, drawn: Drawn, seated: bool) -> layout.Composed:
    """A page and the buttons of all others: they change this message."""
    names = [each.name for each in offered(running.game, seated)]
    return layout.message(drawn.shown(), _rows(running, language, "turnpage", names, page))


def _rows(running: Running, language: str, verb: str, names: list[str], current: str = "") -> list[Row]:
    buttons = [
        button(
            Address(verb, running.id, argument=name),
            render.label(running.game, name, language),
            ButtonStyle.primary if name == current else ButtonStyle.secondary,
            disabled=name == current,
        )
        for name in names
    ]
    return [row(*buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW)]
