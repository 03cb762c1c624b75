"""All of somebody's matches, page by page: those that wait for them first."""

from __future__ import annotations

from bot.messages import layout, listing, naming
from bot.messages.address import number
from bot.messages.clock_words import until
from bot.messages.people import mentions
from bot.messages.ping_words import asked
from bot.messages.words import say
from bot.panels.request import Services
from bot.panels.router import Click, Router
from bot.tables.running import Running
from db import Status

LISTED = 12
"""On a page."""
VERB = "tables"


def register(router: Router) -> None:
    """The verb of this module."""
    router.add(VERB, turn_page)


async def turn_page(click: Click) -> None:
    """Another page of the same list, as it is now."""
    shown = number(click.address.argument)
    if shown is None:
        await click.reply(click.say("control-outdated"))
        return
    await click.put(await page(click.services, click.user, click.language, shown))


async def page(services: Services, user: int, language: str, wanted: int = 0, head: str = "") -> layout.Composed:
    """One page of the list, below a word if there is one to say; the last page if there are fewer."""
    shown, here, last = listing.paged(await lines(services, user, language), wanted, LISTED)
    text = "\n".join(shown) or ("" if head else say(language, "my-none"))
    if last == 0:
        return layout.message(head, text)
    where = say(language, "my-page", page=here + 1, pages=last + 1)
    return layout.message(head, text, f"-# {where}", [listing.page_buttons(VERB, language, here, last)])


async def lines(services: Services, user: int, language: str) -> list[str]:
    """A line per match under way, those that wait for this person first; then the tables that have not begun."""
    matches = services.table.store.matches
    waiting, others = list[str](), list[str]()
    for row_ in await matches.of_user(user, [Status.RUNNING, Status.PAUSED]):
        running = await services.table.read(row_.id)
        if running is None:
            continue
        mine = [seat for seat in running.waiting_people() if running.owner(seat) == user]
        if row_.status is Status.PAUSED or not mine:
            others.append(idle_line(running, language))
        else:
            waiting += [asked_line(services, running, seat, language) for seat in mine]
    lobbies = await matches.of_user(user, [Status.LOBBY])
    return waiting + others + [say(language, "my-lobby", table=naming.linked(row, language)) for row in lobbies]


def asked_line(services: Services, running: Running, seat: int, language: str) -> str:
    """A match that waits for this seat: for what, since when, until when."""
    asked_at = running.seats[seat].asked_at or services.table.now()
    line = say(
        language,
        "ping-line",
        table=naming.linked(running.row, language),
        asked=asked(running, seat, language),
        since=f"<t:{int(asked_at.timestamp())}:R>",
    )
    words = until(running, seat, language)
    return f"{line} {say(language, 'my-clock', until=words)}" if words else line


def idle_line(running: Running, language: str) -> str:
    """A match that waits for somebody else, or is paused."""
    name, who = naming.linked(running.row, language), mentions(running)
    if running.row.status is Status.PAUSED:
        return say(language, "my-paused", table=name)
    return say(language, "my-others", table=name, seats=", ".join(who(seat) for seat in running.match.waiting))
