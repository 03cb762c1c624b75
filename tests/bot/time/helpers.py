"""Time in tests: the sandbox's clock, moved from one due moment to the next, and who was pinged when."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.client import Slowtable
from bot.tables import starting
from games.engine import default_choice, dice
from sandbox.events import Event
from sandbox.kit import Actor, Kit
from sandbox.model.channels import DM
from sandbox.model.messages import SUPPRESS_NOTIFICATIONS
from sandbox.validation.components import text_of
from tests.bot.support import running


def utc(words: str) -> datetime:
    """A moment, written short."""
    return datetime.fromisoformat(words).replace(tzinfo=UTC)


def fix_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats in the order of joining, and the same dice in every run: the first who joined goes first."""
    monkeypatch.setattr(dice, "mixed", lambda secret, tickets: "09" * 16)
    monkeypatch.setattr(starting, "shuffled", lambda seats, seed: list(seats))


async def quiet(kit: Kit, bot: Slowtable) -> None:
    """Until nothing is being done, thought, due or delivered."""
    await kit.until(lambda: bot.quiet)


def set_clock(kit: Kit, moment: str) -> None:
    """Move the clock to a moment to come."""
    kit.clock.move(utc(moment).timestamp() - kit.clock.now())


async def pass_until(kit: Kit, bot: Slowtable, moment: str) -> None:
    """Let time pass, stopping wherever something is due."""
    end = utc(moment)
    await quiet(kit, bot)
    while (due := await bot.store.reminders.earliest()) is not None and due <= end:
        kit.clock.move(max(0.0, due.timestamp() - kit.clock.now()))
        await quiet(kit, bot)
    kit.clock.move(max(0.0, end.timestamp() - kit.clock.now()))
    await quiet(kit, bot)


Heard = tuple[str, str, str, str]


class Watch:
    """Every message that makes a noise at somebody's: when, whom, where, and what it says."""

    def __init__(self, kit: Kit, *people: Actor) -> None:
        self._people = {person.id: person.name for person in people}
        self._heard: list[Heard] = []
        kit.world.bus.listen(self._happened)

    def heard(self) -> list[Heard]:
        """What was heard since the last time, in order."""
        found, self._heard = self._heard, []
        return found

    def _happened(self, event: Event) -> None:
        message, place = event.data, event.channel
        # Only a new message makes a noise: edits never do.
        if event.name != "MESSAGE_CREATE" or event.only or place is None or not message.author.bot:
            return
        private = place.type == DM
        for user in (place.recipients or []) if private else message.mentions:
            if user.id in self._people and not message.flags & SUPPRESS_NOTIFICATIONS:
                when = datetime.fromisoformat(message.timestamp).strftime("%a %H:%M")
                self._heard.append((when, self._people[user.id], "dm" if private else "thread", _words(message)))


def _words(message: Any) -> str:
    """A message in one line, without links, mentions, times and markup."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text_of(message.components))
    text = re.sub(r" ?\(?<(t:|[@#])[^>]*>\)?|\*\*|###? |-# ", "", text)
    return " | ".join(line.strip() for line in text.splitlines() if line.strip())


async def seat_of(bot: Slowtable, number: int, person: Actor) -> int:
    """Where somebody sits."""
    return (await running(bot, number)).seats_of(int(person.id))[0]


async def answer(kit: Kit, bot: Slowtable, number: int, person: Actor) -> None:
    """Somebody answers what they are asked, by typing what the rules take for default."""
    match = await running(bot, number)
    words = default_choice(match.match.state, await seat_of(bot, number, person))
    reply = await person.go(kit.world.channel(str(match.row.thread_id))).slash("/play", choice=words)
    assert "⚠️" not in reply.text, reply.text
    await quiet(kit, bot)
