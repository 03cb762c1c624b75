"""What a thread was told, and what it should have been told.

A story leaves out names that were just said and puts short sentences on one line: it is compared word by word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import db
from bot.messages import news
from bot.messages.story import HEADING
from bot.messages.words import say
from bot.tables.running import Running
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Seen
from sandbox.model.channels import Channel

TEXT, GALLERY = 10, 12
NAME = re.compile(r"(<@\d+>|🤖 \w+):?")
SAME_BOARD = [say(language, "table-same-board") for language in LANGUAGES]


def told(person: Actor, place: Channel) -> list[str]:
    """The news in a thread, word by word, in order."""
    return words(line for message in person.messages(place) for line in told_by(message))


def told_by(message: Seen) -> list[str]:
    """The news of a board message: what stands above the picture, or above the line that stands in its place. Other
    messages have none."""
    found: list[str] = []
    for item in message.components:
        if item["type"] == GALLERY and len(message.attachments) == 1:
            return found
        if item["type"] == TEXT:
            if item["content"] in SAME_BOARD:
                return found
            found += [line for line in item["content"].split("\n") if not line.startswith(HEADING)]
    return []


def true(running: Running, entries: list[db.LogEntry]) -> list[str]:
    """The news as the log has them, word by word."""
    return words(news.lines(running, entries, running.row.language))


def words(lines: Iterable[str]) -> list[str]:
    """All that is said, but the names of seats."""
    return [word for line in lines for word in NAME.sub("", line).casefold().split()]
