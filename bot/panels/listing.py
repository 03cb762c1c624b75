"""The tables of a server: those that wait for players first, page by page, with a menu to sit down and one to watch.

Somebody is told of the tables in channels that they can see; of private ones only if they were invited or play there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import db
import games
from bot.messages import layout, listing
from bot.messages.address import Address, number
from bot.messages.controls import MenuLine, Row, menu, row
from bot.messages.listing import Listed
from bot.panels import access
from bot.panels.lobby import sit_down
from bot.panels.request import Answer, Request
from bot.panels.router import Click, Router
from bot.panels.watching import begun
from bot.tables import guests
from db import Status

LISTED = 8
"""On a page."""
PAGE, JOIN, WATCH = "list", "listjoin", "listwatch"
OPEN_OR_RUNNING = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add(PAGE, turn_page)
    router.add(JOIN, join)
    router.add(WATCH, watch)


async def turn_page(click: Click) -> None:
    """Another page of the same list, as it is now."""
    shown = number(click.address.argument)
    if shown is None:
        await click.reply(click.say("control-outdated"))
        return
    await click.put(await page(click, shown))


async def join(click: Click) -> None:
    """Sit down at a table of the list."""
    if (table := chosen(click)) is None:
        await click.reply(click.say("control-outdated"))
        return
    await sit_down(click, table)


async def watch(click: Click) -> None:
    """Watch a table of the list."""
    table = chosen(click)
    running = await click.table.read(table) if table is not None else None
    if running is None or not await access.may_see(click.store, click.interaction, running.row):
        await click.reply(click.say("no-such-match"))
        return
    await click.put(await begun(click, running))


def chosen(click: Click) -> int | None:
    """The number that was chosen in a menu: of a table, or of a person."""
    return number(click.values[0]) if click.values else None


async def page(request: Request, wanted: int = 0) -> layout.Composed:
    """One page of the list."""
    rows = await visible(request)
    shown, here, last = listing.paged(rows, wanted, LISTED)
    if not shown:
        return layout.message(request.say("list-none", new=request.services.mention("match new")))
    found = [await _listed(request, row_) for row_ in shown]
    lines = "\n".join(listing.line(one, request.language) for one in found)
    controls = _menus(request, found)
    where = ""
    if last > 0:
        where = "-# " + request.say("my-page", page=here + 1, pages=last + 1)
        controls.append(listing.page_buttons(PAGE, request.language, here, last))
    return layout.message(request.say("list-title"), lines, where, controls)


async def visible(request: Request) -> list[db.Match]:
    """The tables of the server that somebody may know of: open ones first, the newest first."""
    interaction, matches = request.interaction, request.store.matches
    if interaction.guild_id is None:
        raise Answer("only-in-channels")
    found = []
    for row_ in await matches.listed(OPEN_OR_RUNNING, interaction.guild_id):
        if row_.status is Status.LOBBY and "lobby" not in row_.messages:
            continue  # its message is not there yet
        special = row_.private or row_.demo
        if not await access.may_see(request.store, interaction, row_):
            continue
        if not special or guests.may_know(row_, await matches.seats(row_.id), request.user):
            found.append(row_)
    return sorted(found, key=lambda row_: row_.status is not Status.LOBBY)


async def _listed(request: Request, row_: db.Match) -> Listed:
    running = await request.table.read(row_.id) if row_.status is not Status.LOBBY else None
    seats = running.seats if running is not None else await request.store.matches.seats(row_.id)
    return Listed(row_, list(seats), running)


def _menus(request: Request, found: Sequence[Listed]) -> list[Row]:
    language = request.language

    def offered(verb: str, key: str, fits: Callable[[Listed], bool]) -> list[Row]:
        options: list[MenuLine] = [listing.choice(one, language) for one in found if fits(one)]
        return [row(menu(Address(verb), request.say(key), options))] if options else []

    return [
        *offered(JOIN, "list-join", lambda one: _can_join(one, request.user)),
        *offered(WATCH, "list-watch", lambda one: _can_watch(one, request.user)),
    ]


def _can_join(one: Listed, user: int) -> bool:
    free = len(one.seats) < games.metas()[one.row.game].players[1]
    sits = any(seat.user_id == user for seat in one.seats)
    return one.running is None and free and not sits and guests.barred(one.row, user) is None


def _can_watch(one: Listed, user: int) -> bool:
    sits = any(seat.user_id == user for seat in one.seats)
    return one.running is not None and not one.running.over and not sits and user not in one.running.row.watchers
