"""Leafing through the pages of a board, in an ephemeral message of one's own."""

from __future__ import annotations

import render
from bot.messages import pages
from bot.messages.boards import Drawn
from bot.panels.request import Request
from bot.panels.router import Click, Router
from bot.tables.running import Running


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("openpage", look)
    router.add("turnpage", turn)


async def look(click: Click) -> None:
    """Open a page, in a message of its own."""
    running = await click.known()
    await click.think()
    await show(click, running, click.address.argument)


async def turn(click: Click) -> None:
    """Another page, in the same message."""
    running = await click.known()
    if not click.private:
        await click.reply(click.say("no-such-match"))
        return
    await click.acknowledge()
    seat, name = _seat(click, running), known(running, click.address.argument)
    drawn = await _drawn(click, running, seat, name)
    view = pages.leaf(running, click.language, name, drawn, seat is not None)
    await click.update(view, attachments=[drawn.file()])


async def show(request: Request, running: Running, name: str, width: int = 0) -> None:
    """A page as an ephemeral message, from the seat of whoever asks, if they have one."""
    seat, name = _seat(request, running), known(running, name)
    drawn = await _drawn(request, running, seat, name, width)
    view = pages.leaf(running, request.language, name, drawn, seat is not None)
    await request.send(view, files=[drawn.file()])


def known(running: Running, name: str) -> str:
    """A page of this name, or the map."""
    return name if name in [page.name for page in render.pages(running.game)] else render.MAP


async def _drawn(request: Request, running: Running, seat: int | None, name: str, width: int = 0) -> Drawn:
    if seat is None and render.page(running.game, name).own:
        name = render.MAP
    return await request.boards.board(running, request.language, seat, name, width)


def _seat(request: Request, running: Running) -> int | None:
    """The seat of whoever asks: one that is asked something, if they have several."""
    mine = running.seats_of(request.user)
    return next((seat for seat in mine if seat in running.match.waiting), mine[0] if mine else None)
