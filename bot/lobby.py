"""The lobby: a message in a channel with join, leave, add a bot, options, start."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

import db
import games
from bot import lobby_clock, posts
from bot.address import Address
from bot.panels import layout
from bot.panels.controls import button, menu, option, row
from bot.panels.router import Click, Router
from bot.running import BOT_NAMES, Running
from bot.words import say
from db import Status
from games.engine import Match, Meta, Setup, Text

if TYPE_CHECKING:
    from bot.client import Slowtable

SEATING = "seating"
"""Of the table, not of the game: `random`, or `joined` (in the order people joined)."""
NAME = 90


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("join", join)
    router.add("joinagain", join_again)
    router.add("leave", leave)
    router.add("addbot", add_bot)
    router.add("dropbot", drop_bot)
    router.add("options", options)
    router.add("option", set_option)
    router.add("seat", choose_seat)
    router.add("seated", set_seat)
    router.add("start", start)


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


async def _lobby(click: Click) -> db.Match | None:
    """The match, if it is still in its lobby."""
    found = await click.bot.find(click.address.match)
    if found is None or found.status is not Status.LOBBY:
        await click.whisper(click.say("lobby-over"))
        return None
    if "lobby" not in found.messages and click.interaction.message is not None:
        # The bot died between posting the lobby and noting which message it became.
        await click.bot.store.matches.keep_message(found.id, "lobby", click.interaction.message.id)
    return found


async def _refresh(click: Click, match_id: int) -> None:
    """The lobby's message, up to date: at once if it was clicked, else through the outbox."""
    found = await click.bot.find(match_id)
    if found is None:
        return
    view = await lobby_view(click.bot, found)
    message = click.interaction.message
    if message is not None and message.id == found.messages.get("lobby") and not click.interaction.response.is_done():
        await click.interaction.response.edit_message(view=view)
        return
    await click.bot.store.outbox.put([db.Post(kind="lobby", dedupe="lobby")], click.bot.now(), match_id)
    click.bot.delivery.wake()


async def join(click: Click) -> None:
    """Take a seat."""
    found = await _lobby(click)
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
        await _refresh(click, found.id)


async def join_again(click: Click) -> None:
    """One more seat for the same person: hot-seat play."""
    found = await _lobby(click)
    if found is None:
        return
    try:
        most = games.metas()[found.game].players[1]
        await click.bot.store.lobby.join(found.id, user_id=click.user, at=click.bot.now(), most=most, again=True)
    except db.TableFull:
        await click.whisper(click.say("lobby-full"))
        return
    await click.interaction.response.edit_message(view=layout.message(click.say("lobby-joined")))
    await _refresh(click, found.id)


async def leave(click: Click) -> None:
    """Give the seat back. When the host leaves, the next person is host; when nobody is left, the lobby closes."""
    found = await _lobby(click)
    if found is None:
        return
    if not await leave_lobby(click.bot, found, click.user):
        await click.whisper(click.say("lobby-not-in"))
        return
    await _refresh(click, found.id)


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
    found = await _lobby(click)
    if found is None:
        return
    try:
        most = games.metas()[found.game].players[1]
        await click.bot.store.lobby.join(found.id, bot="bot", at=click.bot.now(), most=most)
    except db.TableFull:
        await click.whisper(click.say("lobby-full"))
    else:
        await _refresh(click, found.id)


async def drop_bot(click: Click) -> None:
    """One bot less."""
    found = await _lobby(click)
    if found is None:
        return
    bots = [seat for seat in await click.bot.store.matches.seats(found.id) if seat.user_id is None]
    if not bots:
        await click.whisper(click.say("lobby-no-bots"))
        return
    await click.bot.store.lobby.leave(found.id, bots[-1].number)
    await _refresh(click, found.id)


async def options(click: Click) -> None:
    """The options as menus, unseen by others; only the host changes them."""
    found = await _lobby(click)
    if found is None:
        return
    if found.host_id != click.user:
        await click.whisper(click.say("lobby-host-only", user=f"<@{found.host_id}>"))
        return
    await click.whisper(click.say("lobby-options-title"), option_rows(found, click.language))


def option_rows(found: db.Match, language: str) -> list[ui.ActionRow[Any]]:
    """A menu per option."""
    texts, rows = games.texts(found.game, language), []
    for spec in games.metas()[found.game].options:
        now = found.options.get(spec.key, spec.default)
        label = texts.say(Text(f"{found.game}-option-{spec.key}"))
        lines = []
        for choice in spec.choices:
            name = texts.say(Text(f"{found.game}-option-{spec.key}-{choice}"))
            lines.append(option(f"{label}: {name}" if choice == now else name, choice, chosen=choice == now))
        rows.append(row(menu(Address("option", found.id, argument=spec.key), label, lines)))
    seating = found.options.get(SEATING, "random")
    lines = [option(say(language, f"lobby-seating-{how}"), how, chosen=how == seating) for how in ("random", "joined")]
    rows.append(row(menu(Address("option", found.id, argument=SEATING), say(language, "lobby-seating"), lines)))
    return [*rows, *lobby_clock.clock_rows(found, language)]


async def set_option(click: Click) -> None:
    """An option was chosen."""
    found = await _lobby(click)
    if found is None or found.host_id != click.user:
        return
    key, value = click.address.argument, click.values[0]
    changes = lobby_clock.changes(key, value) or db.MatchChanges(options={**found.options, key: value})
    await click.bot.store.matches.update(found.id, **changes)
    found = await click.bot.store.matches.get(found.id)
    await click.interaction.response.edit_message(
        view=layout.message(click.say("lobby-options-title"), option_rows(found, click.language))
    )
    await _refresh(click, found.id)


async def choose_seat(click: Click) -> None:
    """What a player may choose for their seat: a colour, a faction."""
    found = await _lobby(click)
    if found is None:
        return
    seats = await click.bot.store.matches.seats(found.id)
    mine = next((seat for seat in seats if seat.user_id == click.user), None)
    if mine is None:
        await click.whisper(click.say("lobby-not-in"))
        return
    texts, rows = games.texts(found.game, click.language), []
    for spec in games.metas()[found.game].seat_options:
        taken = {seat.options.get(spec.key) for seat in seats if seat is not mine and spec.unique}
        lines = [
            option(
                texts.say(Text(f"{found.game}-seat-{spec.key}-{choice}")),
                choice,
                chosen=mine.options.get(spec.key) == choice,
            )
            for choice in spec.choices
            if choice not in taken
        ]
        rows.append(
            row(
                menu(
                    Address("seated", found.id, mine.number, argument=spec.key),
                    texts.say(Text(f"{found.game}-seat-{spec.key}")),
                    lines,
                )
            )
        )
    await click.whisper(click.say("lobby-seat-title"), rows)


async def set_seat(click: Click) -> None:
    """Something was chosen for a seat."""
    found = await _lobby(click)
    seats = await click.bot.store.matches.seats(click.address.match)
    mine = next((seat for seat in seats if seat.number == click.address.seat and seat.user_id == click.user), None)
    if found is None or mine is None:
        return
    key, value = click.address.argument, click.values[0]
    spec = next(spec for spec in games.metas()[found.game].seat_options if spec.key == key)
    if spec.unique and any(seat.options.get(key) == value for seat in seats if seat.number != mine.number):
        await click.whisper(click.say("lobby-taken"))
        return
    await click.bot.store.lobby.choose(found.id, mine.number, {**mine.options, key: value})
    await click.interaction.response.edit_message(view=layout.message(click.say("lobby-seat-chosen")))
    await _refresh(click, found.id)


async def start(click: Click) -> None:
    """The host starts the match."""
    found = await _lobby(click)
    if found is None:
        return
    if found.host_id != click.user:
        await click.whisper(click.say("lobby-host-only", user=f"<@{found.host_id}>"))
        return
    await click.interaction.response.defer()
    await start_match(click.bot, found)


async def start_match(bot: Slowtable, found: db.Match) -> Running:
    """From lobby to first decision, in one transaction; the thread and the board follow through the outbox."""
    seats = await bot.store.matches.seats(found.id)
    if found.options.get(SEATING, "random") == "random":
        random.SystemRandom().shuffle(seats)
    game = games.game(found.game)
    offered = {spec.key for spec in game.meta.offered(len(seats))}
    chosen = {key: value for key, value in found.options.items() if key in offered}
    setup = game.complete(Setup(len(seats), secrets.token_hex(16), chosen, tuple(dict(seat.options) for seat in seats)))
    match, events = Match.begin(game, setup)
    name = games.title(found.game, found.language)
    bank = found.bank_hours * 3600
    seating = [
        db.Seating(
            user_id=seat.user_id, bot=seat.bot, options=setup.seats[number] if setup.seats else {}, bank_seconds=bank
        )
        for number, seat in enumerate(seats)
    ]
    async with bot.table.locked(found.id) as already:
        if already is not None:
            return already
        fresh = [
            db.Seat(
                match_id=found.id,
                number=n,
                joined_at=bot.now(),
                user_id=s.user_id,
                bot=s.bot,
                options=s.options,
                bank_seconds=bank,
            )
            for n, s in enumerate(seating)
        ]
        running = Running(found, fresh, match)
        change = posts.started(running, bot.now(), events)
        running.row.status = Status.RUNNING
        await bot.table.begin(
            running, change, seating, setup, [open_post(found, name), db.Post(kind="lobby", dedupe="lobby")]
        )
    bot.table.tell(found.id)
    return running


def open_post(found: db.Match, name: str) -> db.Post:
    """The thread, made before anything is said in it."""
    return db.Post(kind="open", payload={"name": f"{name} · #{found.id}"[:NAME]})
