"""What is noted while the bot runs: every message it sent, what everybody got to see and when, what people were told
is done, and what the script itself has taken away."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from sandbox.events import Event
from sandbox.kit import Kit
from sandbox.model.messages import Message
from sandbox.permissions import may_see
from sandbox.validation.components import walk

WORDS = ("content", "label", "description", "placeholder", "title", "name")
MENTION = re.compile(r"<@!?\d+>")
OURS = re.compile(r"'custom_id': 'm?st:(\d+):")
DONE = re.compile(r"✅ .* \*\*.*\*\*")
"""How the bot says that this answer to this question is taken."""
HEX = re.compile(r"\b[0-9a-f]{16,64}\b")


class Claim(msgspec.Struct, frozen=True):
    """Somebody was told, for their eyes only, that an answer is taken."""

    match: int | None
    """None where the message does not say of which match."""
    said: str


class Sent(msgspec.Struct):
    """A message of the bot that is not for one person's eyes, or is a letter."""

    id: str
    channel: str
    nonce: str | None
    at: float
    gone_at: float | None = None
    """When the script has deleted it."""


def plain(line: str) -> str:
    """A line without what differs between readers: marks of Markdown, and who is mentioned."""
    return MENTION.sub("@", line).strip().removeprefix("-# ").strip("*▸•> ")


def words_of(message: Message) -> Iterator[str]:
    """Everything of a message that somebody can read, line by line."""
    yield from message.content.split("\n")
    for item in walk(message.components):
        yield from _strings(item)
        for option in item.get("options", []):
            yield from _strings(option)
    for file in message.attachments:
        if isinstance(file.description, str):
            yield from file.description.split("\n")
        yield file.filename


def _strings(item: dict[str, Any]) -> Iterator[str]:
    for name in WORDS:
        if isinstance(item.get(name), str):
            yield from item[name].split("\n")
    for picture in item.get("items", []):
        yield from str(picture.get("description") or "").split("\n")


class Ledger:
    """Listens to all that happens on the sandbox."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.now = kit.clock.now
        self.sent: dict[str, Sent] = {}
        """By id."""
        self.seen: dict[str, dict[str, float]] = {}
        """By person: each line that they could read, and when it was first there."""
        self.claims: set[Claim] = set()
        self.taken: dict[str, list[Message]] = {}
        """Messages that the script has deleted, by channel."""
        self.threads: dict[int, set[str]] = {}
        """Where each match was played."""
        self.latencies: list[float] = []
        self.unanswered = 0
        self.acts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.started = time.monotonic()
        kit.world.bus.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or not isinstance(event.data, Message):
            return
        message, channel = event.data, event.channel
        if channel is None or message.author.id not in self._kit.world.apps:
            return
        if event.name == "MESSAGE_CREATE" and not message.ephemeral:
            nonce = None if message.nonce is UNSET else str(message.nonce)
            self.sent[message.id] = Sent(message.id, channel.id, nonce, self.now())
        people = [event.only] if event.only else list(self._kit.world.people)
        readers = [person for person in people if may_see(self._kit.world, person, channel)]
        self.read(readers, words_of(message))
        if message.ephemeral or channel.is_dm:
            self._note_done(message)

    def _note_done(self, message: Message) -> None:
        """Remember that the bot said: done."""
        of = OURS.search(str(message.components))
        for line in words_of(message):
            if DONE.fullmatch(line):
                self.claims.add(Claim(int(of[1]) if of else None, line))

    def read(self, readers: list[str], lines: Iterator[str]) -> None:
        """Somebody could read these lines."""
        at = self.now()
        kept = [line for each in lines if (line := plain(each))]
        for reader in readers:
            seen = self.seen.setdefault(reader, {})
            for line in kept:
                seen.setdefault(line, at)

    def deleted(self, messages: list[Message]) -> None:
        """The script is about to delete these."""
        for message in messages:
            self.taken.setdefault(message.channel_id, []).append(message)
            if (sent := self.sent.get(message.id)) is not None:
                sent.gone_at = self.now()
