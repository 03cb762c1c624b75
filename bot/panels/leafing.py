"""Leafing through the log of a match, in an ephemeral message of one's own."""

from __future__ import annotations

from discord import ui

from bot.messages import layout, news
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.panels.request import Request
from bot.panels.router import Click, Router
from bot.tables.running import Running

ROOM = layout.TEXT - 200


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("turnlog", turn)


async def turn(click: Click) -> None:
    """Another page, in the same message."""
    running = await click.table.read(click.address.match)
    if running is None or not click.private or not click.address.argument.isdecimal():
        await click.reply(click.say("no-such-match"))
        return
    await click.acknowledge()
    await click.update(await leaf(click, running, int(click.address.argument)))


async def leaf(request: Request, running: Running, number: int | None = None) -> ui.LayoutView:
    """A page of the log as this person may know it (None: the newest). The oldest is the first, so a page keeps its
    number while the match goes on."""
    mine = running.seats_of(request.user)
    entries = await request.store.moves.log(running.id)
    found = news.lines(running, entries, request.language, mine[0] if mine else None)
    if not found:
        return layout.message(request.say("log-empty"))
    pages = paged(found)
    shown = len(pages) - 1 if number is None else min(number, len(pages) - 1)
    if len(pages) == 1:
        return layout.message(pages[0])
    earlier, later = (Address("turnlog", running.id, argument=str(max(0, shown + step))) for step in (-1, 1))
    buttons = row(
        button(earlier, request.say("log-earlier"), disabled=shown == 0, emoji="◀️"),
        button(later, request.say("log-later"), disabled=shown == len(pages) - 1, emoji="▶️"),
    )
    return layout.message(pages[shown], "-# " + request.say("log-page", page=shown + 1, pages=len(pages)), [buttons])


def paged(lines: list[str], most: int = ROOM) -> list[str]:
    """Lines on pages that fit into a message, the oldest first."""
    pages: list[str] = []
    for line in lines:
        if pages and len(pages[-1]) + 1 + len(line) <= most:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages
