"""What each kind of outbox item becomes on Discord."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
import msgspec

import db
from bot.delivery import closing, sending, threads
from bot.delivery.courier import Courier
from bot.delivery.ending import end
from bot.delivery.trouble import ARCHIVED, MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_MESSAGE
from bot.delivery.worker import NOTHING, Delivery, Item, Sent
from bot.messages import coach, happened, layout, lessons, named, naming, news, own, table
from bot.messages.controls import row
from bot.messages.lobby import lobby_view, still_shows
from bot.messages.rulebook import how_to_play
from bot.messages.shapes import with_room
from bot.messages.words import say
from bot.tables import posts
from bot.tables.kept import Kept
from bot.tables.running import Running
from bot.tables.time import gate
from bot.tables.time.backoff import loud
from games.engine import Text, lesson

NEWS = 2400
TOO_MANY = 429
MENDED = (ARCHIVED, MISSING_ACCESS, MISSING_PERMISSIONS)
"""Refusals that end: a thread is opened again, somebody gives back what was taken from us."""
FEW = 18
"""A message of its own is for so many lines at least: short turns are told together."""
log = logging.getLogger(__name__)


async def open_thread(courier: Courier, items: Sequence[Item[posts.OpenThread]]) -> Sent:
    """The match's thread, if the start has not opened it."""
    row = await _row(courier, items[0])
    if row.thread_id is not None:
        return row.thread_id, {}
    thread_id = await threads.open_(courier, row)
    await courier.table.moved(row.id, thread_id)
    return thread_id, {}


async def lobby(courier: Courier, items: Sequence[Item[posts.LobbyChanged]]) -> Sent:
    """The lobby's message brought up to date; once more if somebody has sat down meanwhile."""
    while True:
        row = await _row(courier, items[0])
        if "lobby" not in row.messages:
            return NOTHING
        message = courier.channel(row.channel_id).get_partial_message(row.messages["lobby"])
        view = lobby_view(row, await courier.store.matches.seats(row.id))
        try:
            await message.edit(view=view)
        except discord.NotFound:  # somebody has deleted it
            return NOTHING
        if await still_shows(courier.table, row.id, view):
            return NOTHING


async def board(courier: Courier, items: Sequence[Item[posts.Board]]) -> Sent:
    """A new board message: what happened, the picture, who is next and their controls. While little has happened since
    the last one, and nobody has talked since, that one is brought up to date instead."""
    running = await _running(courier, items[0])
    since, told = running.row.messages.get("upto", _since(items)), running.row.messages.get("told", 0)
    happens = await _news(courier, running, since, _upto(items))
    few = not running.over and len(happens.lines) < FEW and await _old_has_room(courier, running, _upto(items))
    if few and await _stands_last(courier, running):
        return await step(courier, items)
    if told > since and not happens.fit and await _old_has_room(courier, running, told):
        # Too much for one message: what the old one tells by now stays there.
        since, happens = told, await _news(courier, running, told, _upto(items))
    return await _new_board(courier, items, running, since, happens)


async def _old_has_room(courier: Courier, running: Running, upto: int | None = None) -> bool:
    """Whether the board message can tell everything from its beginning to an entry of the log (None: to where it ended
    when it was posted)."""
    since, end = running.row.messages.get("since"), upto or running.row.messages.get("upto")
    return since is not None and end is not None and (await _news(courier, running, since, end)).fit


async def _new_board(
    courier: Courier, items: Sequence[Item[posts.Board]], running: Running, since: int, happens: News
) -> Sent:
    drawn = await courier.boards.new_board(running, happened.marked(running, happens.entries))
    courier.drawn(items[0].row)
    told = _shortened(running, happens)
    view = table_message(running, told, drawn.shown() if drawn else None, happens.texts)
    files = [drawn.file()] if drawn else []
    posted = await sending.post(courier, courier.thread(running.row), items[0].row, view, files=files)
    await _retire(courier, running, since)
    if posted.anew:
        courier.boards.shown(running, told, drawn)
    else:  # whoever sent it may have drawn another picture, or none
        courier.boards.forget(running.id)
    # Message, beginning and end together: a death between them would let the old message lose its news.
    return posted.id, {"board": posted.id, "since": since, "upto": _upto(items), "told": _upto(items)}


async def _stands_last(courier: Courier, running: Running) -> bool:
    """Whether the board message is the last of its thread: then nobody has to look for it."""
    board_id = running.row.messages.get("board")
    if board_id is None:
        return False
    try:
        return [message.id async for message in courier.thread(running.row).history(limit=1)] == [board_id]
    except discord.HTTPException as error:
        log.warning("match %s: nobody knows what was said last: %s", running.id, error)
        return False


async def step(courier: Courier, items: Sequence[Item[posts.Board]]) -> Sent:
    """The board message brought up to date, while a player is in the middle of a turn."""
    running = await _running(courier, items[0])
    board_id = running.row.messages.get("board")
    if board_id is None:
        return await _first_board(courier, items, running)
    since = running.row.messages.get("since", _since(items))
    happens = await _news(courier, running, since, _upto(items))
    if not happens.fit and await _old_has_room(courier, running):
        return await board(courier, items)
    told = _shortened(running, happens)
    drawn = await courier.boards.table_board(running, happened.marked(running, happens.entries))
    courier.drawn(items[0].row)
    message = courier.thread(running.row).get_partial_message(board_id)
    same = courier.boards.is_shown(running, drawn)
    try:
        view = table_message(running, told, drawn.shown(), happens.texts)
        await (message.edit(view=view) if same else message.edit(view=view, attachments=[drawn.file()]))
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return await _first_board(courier, items, running)
    courier.boards.updated(running, told, drawn)
    return board_id, {"board": board_id, "told": _upto(items)}


async def _first_board(courier: Courier, items: Sequence[Item[posts.Board]], running: Running) -> Sent:
    """There is no message to edit: a new one tells what it would have told."""
    since = running.row.messages.get("since", _since(items))
    return await _new_board(courier, items, running, since, await _news(courier, running, since, _upto(items)))


class News(NamedTuple):
    """What happened: line by line, and as the texts they are made of."""

    lines: list[str]
    texts: list[Text]
    entries: Sequence[db.LogEntry]
    """Of the log, as far back as the board marks what happened."""

    @property
    def fit(self) -> bool:
        """Whether a message can tell all of it."""
        return sum(len(line) + 1 for line in self.lines) <= NEWS


def table_message(
    running: Running, told: str, picture: layout.Picture | None, texts: Sequence[Text] = ()
) -> layout.Composed:
    """The message of the match: news, board, status, controls, and the way to the components that are named in it."""
    return with_room(lambda narrow: _table_message(running, told, picture, texts, narrow=narrow))


def _table_message(
    running: Running, told: str, picture: layout.Picture | None, texts: Sequence[Text], *, narrow: bool
) -> layout.Composed:
    board = picture or say(running.row.language, "table-same-board")
    return layout.message(
        told,
        board,
        lessons.board(running, running.row.language),
        table.status(running, apart=table.side_by_side(running, narrow=narrow)),
        table.about_options(running, narrow=narrow),
        *table.answering(running, narrow=narrow),
        table.controls(running),
        lessons.rows(running, running.row.language),
        spare=named.rows(running.game, [*texts, *table.asked(running)], running.row.language, running.id),
    )


async def _retire(courier: Courier, running: Running, since: int) -> None:
    """The board message before this one loses its controls, which would only lead astray, and the news that the new
    one tells from the beginning of the turn. The names in the news that stay still lead to their components."""
    old, begun = running.row.messages.get("board"), running.row.messages.get("since", since)
    if old is None:
        return
    message = courier.thread(running.row).get_partial_message(old)
    happens = await _news(courier, running, begun, since)
    try:
        picture = await _picture_of(courier, running, message) or say(running.row.language, "table-same-board")
        names = named.rows(running.game, happens.texts, running.row.language, running.id)
        await message.edit(view=layout.message(_shortened(running, happens), picture, spare=names))
    except discord.HTTPException as error:
        if error.code in MENDED or error.status == TOO_MANY or error.status >= 500:
            raise  # it passes: the new message is found again, and this is tried
        # It is gone, or another application's: no reason to hold up the new one.
        log.warning("match %s: the board before the last keeps its controls: %s", running.id, error)


async def _picture_of(courier: Courier, running: Running, message: discord.PartialMessage) -> layout.Picture | None:
    """The picture a board message has; one from before a restart is asked for it."""
    if (last := courier.boards.last(running)) is not None:
        return last.drawn.shown() if last.drawn else None
    attached = (await message.fetch()).attachments
    return layout.Picture.attached(attached[0].filename, attached[0].description or "") if attached else None


async def secret(courier: Courier, items: Sequence[Item[posts.SecretPanel]]) -> Sent:
    """A panel for a secret choice, by DM; superfluous if it has been answered or the person refuses DMs."""
    item = items[-1]
    running = await _running(courier, item)
    seat, user = item.post.seat, item.post.user
    decision = running.decision(seat)
    if decision is None or decision.asked != item.post.asked or running.owner(seat) != user:
        await _close_earlier(courier, running, item)
        return NOTHING
    settings = await courier.store.settings.user(user)
    if settings.dms_refused_at is not None:
        return NOTHING
    language = await courier.people.language(user)
    drawn = await courier.boards.board(running, language, seat, lasting=True)
    courier.drawn(item.row)
    advice = await coach.advice(courier.store, running, seat, language)
    view = own.panel(running, seat, language, picture=drawn.shown(), advice=advice)
    channel = await courier.dm(user)
    asked_at = running.seats[seat].asked_at or courier.now()
    silent = not loud(settings, running.seats, seat, asked_at)
    message_id = await sending.send(courier, channel, item.row, view, files=[drawn.file()], silent=silent)
    await closing.keep_message(courier, running, seat, "panel", message_id, channel.id)
    return message_id, {}


async def _close_earlier(courier: Courier, running: Running, item: Item[posts.SecretPanel]) -> None:
    """A panel that an earlier attempt has sent, of which nobody heard, and whose question was closed meanwhile."""
    if item.row.attempts < 2:
        return
    seat, user = item.post.seat, item.post.user
    channel = await courier.dm(user)
    if (sent := await sending.sent_before(courier, channel, item.row)) is not None:
        kept = Kept("panel", seat, sent.id, channel.id, user, item.post.asked)
        view = closing.panel(running, kept, await courier.people.language(user), None)
        await closing.edit(courier, kept, view)


async def note(courier: Courier, items: Sequence[Item[posts.Note]]) -> Sent:
    """A line to the table."""
    running = await _running(courier, items[0])
    name = naming.title(running.row, running.row.language)
    lines = [_line(running.row.language, item.post, name=name) for item in items]
    if any(item.post.key == "note-lesson" for item in items):
        lines.insert(0, lesson.introduction(running.game, running.row.language))
    doors = [row(how_to_play(running.game, running.row.language))] if _opens(items) else []
    view = layout.message("\n".join(lines), doors)
    return await sending.send(courier, courier.thread(running.row), items[0].row, view), {}


def _opens(items: Sequence[Item[posts.Note]]) -> bool:
    """Whether these are the first words in a match's thread."""
    return any(item.post.key in ("note-seed", "note-lesson") for item in items)


async def direct_line(courier: Courier, items: Sequence[Item[posts.DirectLine]]) -> Sent:
    """Lines to one person, by DM, in silence where they do not want to be disturbed."""
    user = items[0].post.user
    language = await courier.people.language(user)
    lines = [_line(language, item.post) for item in items]
    channel, silent = await courier.dm(user), gate.silent(await courier.store.settings.user(user), courier.now())
    return await sending.send(courier, channel, items[0].row, layout.message("\n".join(lines)), silent=silent), {}


def _line(language: str, post: posts.Note | posts.DirectLine, **more: str) -> str:
    told: dict[str, Any] = {**msgspec.structs.asdict(post), **more}
    if post.user is not None:
        told["user"] = f"<@{post.user}>"
    return say(language, told.pop("key"), **told)


def _since(items: Sequence[Item[posts.Board]]) -> int:
    return min(item.post.since for item in items)


def _upto(items: Sequence[Item[posts.Board]]) -> int:
    return max(item.post.upto for item in items)


async def _news(courier: Courier, running: Running, since: int, upto: int) -> News:
    """What happened from one entry of the log to another."""
    after = happened.begin(running, since)
    entries = await courier.store.moves.log(running.id, after, upto - after) if upto > after else []
    told = [entry for entry in entries if entry.number > since]
    return News(news.story(running, told, running.row.language), news.public(told), entries)


def _shortened(running: Running, happens: News) -> str:
    return news.shortened(happens.lines, NEWS, running.row.language)


async def _running(courier: Courier, item: Item[posts.Post]) -> Running:
    running = await courier.table.read(item.match_id)
    if running is None:
        raise RuntimeError(f"match {item.match_id} has not started")
    return running


async def _row(courier: Courier, item: Item[posts.Post]) -> db.Match:
    row = await courier.table.find(item.match_id)
    if row is None:
        raise RuntimeError(f"there is no match {item.match_id}")
    return row


def register(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(posts.OpenThread, open_thread)
    delivery.on(posts.LobbyChanged, lobby)
    delivery.on(posts.NewBoard, board)
    delivery.on(posts.BoardEdit, step)
    delivery.on(posts.SecretPanel, secret)
    delivery.on(posts.Note, note)
    delivery.on(posts.DirectLine, direct_line)
    delivery.on(posts.PanelClosed, closing.closed)
    delivery.on(posts.Ended, end)
