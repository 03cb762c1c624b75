"""The lobby's message: its options, who sits where, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

import db
import games
from bot.messages import bot_words, layout, lobby_clock, naming, reconstructed
from bot.messages.address import Address
from bot.messages.controls import Row, button
from bot.messages.controls import row as row_of
from bot.messages.rulebook import how_to_play
from bot.messages.words import say
from bot.tables import guests
from bot.tables.starting import HINTS, SEATING
from bot.tables.table import Table
from db import Status
from games.engine import Meta, Text


def lobby_view(row: db.Match, seats: Sequence[db.Seat], note: str = "") -> layout.Composed:
    """The lobby's message, in the table's language."""
    language, meta = row.language, games.metas()[row.game]
    texts = games.texts(row.game, language)
    head = f"## {naming.title(row, language)}\n{texts.say(Text(f'{row.game}-about'))}"
    if row.status is Status.CANCELLED and row.thread_id is None:
        return layout.message(head, started_line(row))
    if row.thread_id is not None and (row.demo or row.lesson is not None):
        return layout.message(_alone(row))
    lines = [say(language, "lobby-host", user=f"<@{row.host_id}>"), options_line(row, meta)]
    lines += [lobby_clock.clock_line(row)] if row.decision_hours is not None else []
    lines += [f"{seat.number + 1}. {seat_line(row, seat)}" for seat in seats]
    lines += people_lines(row, seats)
    if row.status is not Status.LOBBY:
        return layout.message(head, started_line(row), "\n".join(lines))
    low, high = meta.players
    lines.append(say(language, "lobby-count", count=len(seats), low=low, high=high))
    if row.secret_hash is not None:
        lines.append("-# 🎲 " + say(language, "lobby-secret", hash=row.secret_hash))
    ours = reconstructed.note(row.game, language)
    return layout.message(head, "\n".join(lines), ours, note, lobby_rows(row, meta, len(seats)))


def _alone(row: db.Match) -> str:
    """Somebody plays against bots: a line, so that the channel's welcome stays in sight."""
    key = "lobby-demo" if row.lesson is None else "lobby-lesson"
    return say(row.language, key, user=f"<@{row.host_id}>", thread=f"<#{row.thread_id}>")


def people_lines(row: db.Match, seats: Sequence[db.Seat]) -> list[str]:
    """Whom the table waits for before it begins, and who may sit down."""
    if row.status is not Status.LOBBY:
        return []
    language, lines = row.language, list[str]()
    if row.private:
        lines.append("-# 🔒 " + say(language, "lobby-is-private"))
    if asked := guests.pending(row, seats):
        lines.append("-# ✉️ " + say(language, "lobby-guests", users=", ".join(f"<@{user}>" for user in asked)))
    if row.heir_id is not None:
        lines.append("-# 👑 " + say(language, "lobby-heir", user=f"<@{row.heir_id}>"))
    return lines


def started_line(row: db.Match) -> str:
    """What is left of a lobby once the match has begun (or was called off)."""
    key = "lobby-cancelled" if row.status is Status.CANCELLED else "lobby-started"
    return say(row.language, key, thread=f"<#{row.thread_id or row.messages.get('lobby', 0)}>")


def options_line(row: db.Match, meta: Meta) -> str:
    """The options as they stand."""
    texts = games.texts(row.game, row.language)
    chosen = {spec.key: row.options.get(spec.key, spec.default) for spec in meta.options}
    names = {key: texts.say(Text(f"{row.game}-option-{key}")) for key in chosen}
    parts = [f"{names[key]}: {texts.say(Text(f'{row.game}-option-{key}-{choice}'))}" for key, choice in chosen.items()]
    parts.append(say(row.language, f"lobby-seating-{row.options.get(SEATING, 'random')}"))
    if row.options.get(HINTS) == "forbidden":
        parts.append(say(row.language, "lobby-hints-forbidden"))
    return "-# " + " · ".join(parts)


def seated(seat: db.Seat) -> str:
    """Who sits there."""
    if seat.user_id is not None:
        return f"<@{seat.user_id}>"
    return f"🤖 {bot_words.name(seat)}"


def seat_line(row: db.Match, seat: db.Seat) -> str:
    """Who sits there, how a bot plays, and what they chose."""
    texts = games.texts(row.game, row.language)
    chosen = [texts.say(Text(f"{row.game}-seat-{key}-{value}")) for key, value in seat.options.items()]
    return " · ".join([seated(seat), *bot_words.plays(seat, row.language), *chosen])


def lobby_rows(row: db.Match, meta: Meta, seated: int) -> list[Row]:
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
        press("bots"),
    )
    second = [press("options"), press("start", ButtonStyle.primary, disabled=seated < low)]
    if meta.seat_options:
        second.insert(0, press("seat"))
    second.append(how_to_play(row.game, language))
    third = [press("invite", disabled=seated >= high), press("manage")]
    return [first, row_of(*second), row_of(*third)]


async def still_shows(table: Table, match_id: int, view: layout.Composed) -> bool:
    """Whether a lobby is still as it was shown."""
    found = await table.find(match_id)
    if found is None:
        return True
    return lobby_view(found, await table.store.matches.seats(match_id)).box == view.box
