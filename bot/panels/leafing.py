"""Leafing through the log of a match, in an ephemeral message of one's own."""

from __future__ import annotations

import re

from bot.messages import layout, news
from bot.messages.address import Address, number
from bot.messages.controls import button, row
from bot.panels.request import Answer, Request
from bot.panels.router import Click, Router
from bot.tables.running import Running

ROOM = layout.TEXT - 200
PERSON = re.compile(r"<@(\d+)>")
STYLE = re.compile(r"^-# |^#+ |\*\*|\\(?=\W)")
"""Small print, headings, emphasis, and the backslashes that keep typed words plain."""


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("turnlog", turn)
    router.add("logfile", send_file)


async def turn(click: Click) -> None:
    """Another page, in the same message."""
    running, shown = await click.known(), number(click.address.argument)
    if not click.private or shown is None:
        raise Answer("control-outdated")
    await click.acknowledge()
    await click.update(await leaf(click, running, shown))


async def send_file(click: Click) -> None:
    """The whole log as this person may know it, to read or search elsewhere."""
    running = await click.known()
    await click.think()
    lines = await _plain(click, await _lines(click, running))
    name, data = f"{running.game}-{running.id}.txt", "\n".join(lines).encode()
    await click.reply(layout.attachment(name), files=[layout.file(data, name)])


async def _lines(request: Request, running: Running) -> list[str]:
    mine = running.seats_of(request.user)
    entries = await request.store.moves.log(running.id)
    return news.story(running, entries, request.language, mine[0] if mine else None)


async def _plain(request: Request, lines: list[str]) -> list[str]:
    """Lines without what only Discord shows: people by name, no marks of style."""
    people = {user: await request.people.name(int(user)) for line in lines for user in PERSON.findall(line)}
    return [STYLE.sub("", PERSON.sub(lambda found: people[found[1]], line)) for line in lines]


async def leaf(request: Request, running: Running, page: int | None = None) -> layout.Composed:
    """A page of the log as this person may know it (None: the newest). The oldest is the first, so a page keeps its
    number while the match goes on."""
    found = await _lines(request, running)
    if not found:
        return layout.message(request.say("log-empty"))
    pages = paged(found)
    shown = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    whole = button(Address("logfile", running.id), request.say("log-file"), emoji="📄")
    if len(pages) == 1:
        return layout.message(pages[0], [row(whole)])
    earlier, later = (Address("turnlog", running.id, argument=str(max(0, shown + step))) for step in (-1, 1))
    buttons = row(
        button(earlier, request.say("log-earlier"), disabled=shown == 0, emoji="◀️"),
        button(later, request.say("log-later"), disabled=shown == len(pages) - 1, emoji="▶️"),
        whole,
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
