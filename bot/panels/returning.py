"""Coming back: to a seat a bot stands in for, to one that somebody else has now, to a table that has moved on."""

from __future__ import annotations

from bot.panels import my_changes
from bot.panels.router import Click, Router
from bot.tables import seats


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("back", come_back)
    router.add("restore", come_back_for_good)
    router.add("changes", show_changes)


async def returned(click: Click, seat: int) -> str:
    """Whoever asks for their move is back: the stand-in leaves. Returns what to say about it."""
    back = await seats.take_back(click.table, click.address.match, seat, of=click.user)
    if not back and (row := await click.table.find(click.address.match)) is not None:
        await seats.knows(click.table, click.user, row)  # they see what is asked: no reminder a minute later
    return click.say("seat-yours-again") if back else ""


async def come_back(click: Click) -> None:
    """The button under the word that a bot stands in."""
    at = await click.seated()
    if at is None:
        return
    await click.think()
    back = await seats.take_back(click.table, click.address.match, at.seat, of=click.user)
    await click.reply(click.say("seat-yours-again" if back else "seat-no-stand-in"))
    await offer_summary(click, at.seat)


async def come_back_for_good(click: Click) -> None:
    """The button in the DM to somebody whose seat another person has: it is theirs while nobody has moved there."""
    seat = click.address.seat
    running = await click.table.read(click.address.match)
    if running is None or seat is None or seat >= len(running.seats):
        await click.reply(click.say("no-such-match"))
        return
    await click.think()
    back = await seats.restore(click.table, running.id, seat, click.user)
    await click.reply(click.say("seat-yours-again" if back else "seat-too-late"))


async def show_changes(click: Click) -> None:
    """What has changed, when asked for."""
    at = await click.seated()
    if at is not None:
        await click.think()
        if not await send_summary(click, at.seat):
            await click.reply(click.say("changes-none"))


async def offer_summary(click: Click, seat: int) -> None:
    """Whoever has been away long enough to miss something reads it in an ephemeral message, once."""
    running = await click.table.read(click.address.match)
    if running is not None and my_changes.missed(click.services, running, seat):
        await send_summary(click, seat)


async def send_summary(click: Click, seat: int) -> bool:
    """The summary, as an ephemeral message; False if nothing has happened."""
    running = await click.table.read(click.address.match)
    found = await my_changes.summary(click.services, running, seat, click.language) if running else None
    if running is None or found is None:
        return False
    await click.table.saw(running.id, seat, running.row.logged)
    await click.reply(click.say("changes-title"), found.text, found.board.shown(), files=[found.board.file()])
    return True
