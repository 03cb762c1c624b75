"""What a thread was told, and what it should have been told."""

from __future__ import annotations

import db
from bot.messages import news
from bot.tables.running import Running
from sandbox.kit import Actor, Seen
from sandbox.model.channels import Channel

TEXT, GALLERY = 10, 12


def told(person: Actor, place: Channel) -> list[str]:
    """The news in a thread, line by line, in order."""
    return [line for message in person.messages(place) for line in told_by(message)]


def told_by(message: Seen) -> list[str]:
    """The news of a board message: what stands above the picture. Other messages have none."""
    found: list[str] = []
    if len(message.attachments) != 1:
        return []
    for item in message.components:
        if item["type"] == GALLERY:
            return found
        if item["type"] == TEXT:
            found += item["content"].split("\n")
    return []


def true(running: Running, entries: list[db.LogEntry]) -> list[str]:
    """The news as the log has them."""
    return news.lines(running, entries, running.row.language)
