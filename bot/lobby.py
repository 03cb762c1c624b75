"""The lobby: a message in a channel, on which people and bots take their seats.

Its options are in `lobby_options` and `lobby_clock`, the start of the match in `lobby_start`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

import db
import games
from bot import lobby_clock
from bot.address import Address
from bot.panels import layout
from bot.panels.controls import button, row
from bot.panels.router import Click, Router
from bot.running import BOT_NAMES
from bot.words import say
from db import Status
from games.engine import Meta, Text

if TYPE_CHECKING:
    from bot.client import Slowtable

SEATING = "seating"
"""Of the table, not of the game: `random`, or `joined` (in the order people joined)."""


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("join", join)
    router.add("joinagain", join_again)
    router.add("leave", leave)
    router.add("addbot", add_bot)
    router.add("dropbot", drop_bot)


async def open_lobby(
    bot: Slowtable,
    *,
    guild_id: int,
    channel_id: int,
    host_id: int,
    game: str,
    language: str,
    clock: db.Clock | None = None,
) -> db.Match:
    """A new match with its host in the first seat; its message is posted by the caller."""
    at = bot.now()
    row = await bot.store.matches.create(
        guild_id=guild_id, channel_id=channel_id, host_id=host_id, game=game, language=language, at=at, clock=clock
    )
    await bot.store.lobby.join(row.id, user_id=host_id, at=at, most=games.metas()[game].players[1])
    return row


# -- the message -------------------------------------------------------------------------------------------


async def lobby_view(bot: Slowtable, row: db.Match) -> ui.LayoutView:
    """The lobby's message, in the table's language."""
    language, meta = row.language, games.metas()[row.game]
    seats = await bot.store.matches.seats(row.id)
    texts = games.texts(row.game, language)
    head = f"## {texts.say(Text(f'{row.game}-name'))} · #{row.id}\n{texts.say(Text(f'{row.game}-about'))}"
    if row.status is not Status.LOBBY:
        return layout.message(head, started_line(row))
    lines = [say(language, "lobby-host", user=f"<@{row.host_id}>"), options_line(row, meta)]
    lines += [lobby_clock.clock_line(row)] if row.decision_hours is not None else []
    lines += [f"{seat.number + 1}. {seat_line(row, seat)}" for seat in seats]
    low, high = meta.players
    lines.append(say(language, "lobby-count", count=len(seats), low=low, high=high))
    return layout.message(head, "\n".join(lines), lobby_rows(row, meta, len(seats)))


def started_line(row: db.Match) -> str:
    """What is left of a lobby once the match has begun (or was called off)."""
    key = "lobby-cancelled" if row.status is Status.CANCELLED else "lobby-started"
    return say(row.language, key, thread=f"<#{row.messages.get('lobby', 0)}>")


def options_line(row: db.Match, meta: Meta) -> str:
    """The options as they stand."""
    texts = games.texts(row.game, row.language)
    chosen = {spec.key: row.options.get(spec.key, spec.default) for spec in meta.options}
    names = {key: texts.say(Text(f"{row.game}-option-{key}")) for key in chosen}
    parts = [f"{names[key]}: {texts.say(Text(f'{row.game}-option-{key}-{choice}'))}" for key, choice in chosen.items()]
    parts.append(say(row.language, f"lobby-seating-{row.options.get(SEATING, 'random')}"))
    return "-# " + " · ".join(parts)


def seat_line(row: db.Match, seat: db.Seat) -> str:
    """Who sits there, and what they chose."""
    who = f"🤖 {BOT_NAMES[seat.number % len(BOT_NAMES)]}" if seat.user_id is None else f"<@{seat.user_id}>"
    texts = games.texts(row.game, row.language)
    chosen = [texts.say(Text(f"{row.game}-seat-{key}-{value}")) for key, value in seat.options.items()]
    return " · ".join([who, *chosen])


def lobby_rows(row: db.Match, meta: Meta, seated: int) -> list[ui.ActionRow[Any]]:
    """The lobby's buttons."""
    low, high = meta.players
    language = row.language

    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Any:
        return button(Address(verb, row.id), say(language, f"lobby-{verb}"), style, disabled=disabled)

    first = row_of(
        press("join", ButtonStyle.success, disabled=seated >= high),
        press("leave"),
        press("addbot", disabled=seated >= high),
        press("dropbot"),
    )
    second = [press("options"), press("start", ButtonStyle.primary, disabled=seated < low)]
    if meta.seat_options:
        second.insert(0, press("seat"))
    return [first, row_of(*second)]


def row_of(*items: Any) -> ui.ActionRow[Any]:
    """A row of buttons."""
    return row(*items)


# -- what its buttons do -----------------------------------------------------------------------------------


async def still_open(click: Click) -> db.Match | None:
    """The match, if it is still in its lobby."""
    found = await click.bot.find(click.address.match)
    if found is None or found.status is not Status.LOBBY:
        await click.whisper(click.say("lobby-over"))
        return None
    if "lobby" not in found.messages and click.interaction.message is not None:
        # The bot died between posting the lobby and noting which message it became.
        await click.bot.store.matches.keep_message(found.id, "lobby", click.interaction.message.id)
    return found


async def refresh(click: Click, match_id: int) -> None:
    """The lobby's message, up to date: at once if it was clicked, else through the outbox."""
    found = await click.bot.find(match_id)
    if found is None:
        return
    view = await lobby_view(click.bot, found)
    message = click.interaction.message
    if message is not None and message.id == found.messages.get("lobby") and not click.answered:
        await click.update(view)
        return
    await click.bot.store.outbox.put([db.Post(kind="lobby", dedupe="lobby")], click.bot.now(), match_id)
    click.bot.delivery.wake()


async def join(click: Click) -> None:
    """Take a seat."""
    found = await still_open(click)
    if found is None:
        return
    try:
        most = games.metas()[found.game].players[1]
        await click.bot.store.lobby.join(found.id, user_id=click.user, at=click.bot.now(), most=most)
    except db.AlreadySeated:
        again = button(Address("joinagain", found.id), click.say("lobby-join-again"))
        await click.whisper(click.say("lobby-already-in"), click.say("lobby-hot-seat"), [row(again)])
    except db.TableFull:
        await click.whisper(click.say("lobby-full"))
    else:
        await refresh(click, found.id)


async def join_again(click: Click) -> None:
    """One more seat for the same person: hot-seat play."""
    found = await still_open(click)
    if found is None:
        return
    try:
        most = games.metas()[found.game].players[1]
        await click.bot.store.lobby.join(found.id, user_id=click.user, at=click.bot.now(), most=most, again=True)
    except db.TableFull:
        await click.whisper(click.say("lobby-full"))
        return
    await click.update(layout.message(click.say("lobby-joined")))
    await refresh(click, found.id)


async def leave(click: Click) -> None:
    """Give the seat back. When the host leaves, the next person is host; when nobody is left, the lobby closes."""
    found = await still_open(click)
    if found is None:
        return
    if not await leave_lobby(click.bot, found, click.user):
        await click.whisper(click.say("lobby-not-in"))
        return
    await refresh(click, found.id)


async def leave_lobby(bot: Slowtable, found: db.Match, user: int) -> bool:
    """Free somebody's seat; False if they have none."""
    seats = await bot.store.matches.seats(found.id)
    mine = [seat for seat in seats if seat.user_id == user]
    if not mine:
        return False
    await bot.store.lobby.leave(found.id, mine[-1].number)
    others = [seat.user_id for seat in seats if seat.user_id is not None and seat.user_id != user]
    if found.host_id == user and others:
        await bot.store.matches.update(found.id, host_id=others[0])
    elif not others and len(mine) == 1:
        await bot.store.matches.update(found.id, status=Status.CANCELLED)
    return True


async def add_bot(click: Click) -> None:
    """A bot for an empty seat."""
    found = await still_open(click)
    if found is None:
        return
    try:
        most = games.metas()[found.game].players[1]
        await click.bot.store.lobby.join(found.id, bot="bot", at=click.bot.now(), most=most)
    except db.TableFull:
        await click.whisper(click.say("lobby-full"))
    else:
        await refresh(click, found.id)


async def drop_bot(click: Click) -> None:
    """One bot less."""
    found = await still_open(click)
    if found is None:
        return
    bots = [seat for seat in await click.bot.store.matches.seats(found.id) if seat.user_id is None]
    if not bots:
        await click.whisper(click.say("lobby-no-bots"))
        return
    await click.bot.store.lobby.leave(found.id, bots[-1].number)
    await refresh(click, found.id)
