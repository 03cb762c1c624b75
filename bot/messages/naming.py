"""What a table is called: by its name, if its host has given it one, its game and its number."""

from __future__ import annotations

import db
import games
from bot.messages.words import quoted
from bot.tables.names import LONGEST


def title(row: db.Match, language: str) -> str:
    """In a text. What a person has written is plain letters there, whatever is in it."""
    return _joined(quoted(row.name, LONGEST) if row.name else "", row, language)


def plain_title(row: db.Match, language: str) -> str:
    """Where Discord reads no marks: as a thread's title, in menus and completions."""
    return _joined(row.name or "", row, language)


def _joined(name: str, row: db.Match, language: str) -> str:
    return " · ".join(part for part in (name, games.title(row.game, language), f"#{row.id}") if part)


def link(row: db.Match) -> str:
    """Where to go: the board's message, or at least the thread; without a thread, the lobby's message."""
    place = f"https://discord.com/channels/{row.guild_id}/{row.thread_id or row.channel_id}"
    board = row.messages.get("board" if row.thread_id else "lobby")
    return f"{place}/{board}" if board else place


def to_thread(row: db.Match, language: str) -> str:
    """Its name, as a link to its thread; a mention would show no name to whoever has not looked into it lately."""
    if row.thread_id is None:
        return title(row, language)
    return f"[{title(row, language)}](https://discord.com/channels/{row.guild_id}/{row.thread_id})"


def linked(row: db.Match, language: str) -> str:
    """Its name, as a link."""
    return f"[{title(row, language)}]({link(row)})"
