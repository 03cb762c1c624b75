"""Everything that can go wrong, at random: Discord's answers, its gateway, people's doings, the database, the disk, the
clock, and the process itself."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from msgspec import UNSET

from sandbox import messages, threads
from sandbox.faults import Rule
from sandbox.kit import Kit, Place
from sandbox.model.channels import Channel, Overwrite
from sandbox.model.messages import Message
from sandbox.permissions import Permission
from tools.soak.ledger import Ledger
from tools.soak.life import Lives
from tools.soak.several import Several
from tools.soak.tables import House

ROLE = 0
ROUTES = (
    "*",
    "/channels/*/messages",
    "/channels/*/messages/*",
    "/interactions/*",
    "/webhooks/*",
    "/users/@me/channels",
)
LEAST_PAUSE, MOST_PAUSE = 1.0, 5.0
"""Seconds between two faults."""
LONGEST = 6.0
"""Seconds that a fault lasts which has to end."""
HOUR = 3600.0
MOST_SKEW = 90.0
"""Seconds by which the bot's clock is wrong at most."""


class Trouble:
    """Makes trouble until it is told to stop, and takes back what does not pass by itself."""

    def __init__(self, house: House, lives: Lives | Several, ledger: Ledger, seed: str) -> None:
        self._kit: Kit = house.kit
        self._house = house
        self._lives = lives
        self._ledger = ledger
        self._rng = random.Random(f"faults {seed}")
        self._undo: list[Callable[[], None]] = []
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "429": self._rate_limit,
            "5xx": self._server_error,
            "dropped request": self._dropped,
            "lost answer": self._lost_answer,
            "slow answer": self._slow,
            "dropped socket": self._dropped_socket,
            "lost RESUME": self._lost_resume,
            "reconnect": self._reconnect,
            "muted heartbeats": self._muted,
            "closed DMs": self._closed_dms,
            "deleted message": self._deleted_message,
            "deleted thread": self._deleted_thread,
            "archived thread": self._archived_thread,
            "lost permission": self._lost_permission,
            "kicked and invited": self._kicked,
            "busy database": self._busy_database,
            "full disk": self._full_disk,
            "clock moved": self._clock_moved,
            "clock wrong": self._clock_wrong,
        }
        if not isinstance(lives.database, Path):  # a server has its own disk, and no lock of the whole
            del self.kinds["busy database"], self.kinds["full disk"]
        self._rare = {"deleted thread": 0.25, "clock moved": 0.6, "muted heartbeats": 0.4, "kicked and invited": 0.5}

    async def run(self) -> None:
        """Until cancelled. Whatever was begun is ended then."""
        first = list(self.kinds)  # each kind once, then by chance
        self._rng.shuffle(first)
        try:
            while True:
                await asyncio.sleep(self._rng.uniform(LEAST_PAUSE, MOST_PAUSE))
                weights = [self._rare.get(kind, 1.0) for kind in self.kinds]
                kind = first.pop() if first else self._rng.choices(list(self.kinds), weights)[0]
                self._ledger.faults[kind] += 1
                await self.kinds[kind]()
        finally:
            self.end()

    def end(self) -> None:
        """All is as it should be again."""
        self._kit.faults.clear()
        while self._undo:
            self._undo.pop()()

    @contextlib.contextmanager
    def _for_a_while(self, undo: Callable[[], None]) -> Iterator[None]:
        """What is undone after the block, or when the trouble ends before that."""
        self._undo.append(undo)
        try:
            yield
        finally:
            if undo in self._undo:
                self._undo.remove(undo)
                undo()

    async def _a_while(self, least: float = 1.0) -> None:
        await asyncio.sleep(self._rng.uniform(least, LONGEST))

    # -- Discord's answers -------------------------------------------------------------------------------------

    def _rule(self, rule: Rule) -> None:
        rule.route = self._rng.choice(ROUTES)
        rule.probability = self._rng.choice([0.2, 0.5, 1.0])
        rule.count = self._rng.randint(1, 12)
        rule.seed = self._rng.randrange(1 << 30)
        self._kit.faults.add(rule)

    async def _rate_limit(self) -> None:
        self._rule(
            Rule(kind="rate_limit", retry_after=self._rng.uniform(0.1, 2.0), everywhere=self._rng.random() < 0.2)
        )

    async def _server_error(self) -> None:
        status = self._rng.choice([500, 502, 503, 504])
        self._rule(Rule(kind="error", status=status, message=f"{status}: trouble"))

    async def _dropped(self) -> None:
        self._rule(Rule(kind="drop"))

    async def _lost_answer(self) -> None:
        self._rule(Rule(kind="lose_answer"))

    async def _slow(self) -> None:
        self._rule(Rule(kind="slow", delay=self._rng.uniform(0.3, 4.0)))

    # -- the gateway -------------------------------------------------------------------------------------------

    async def _dropped_socket(self) -> None:
        self._kit.sandbox.gateway.drop()

    async def _lost_resume(self) -> None:
        """The connection is lost, and the session with it: it has to identify anew."""
        self._kit.sandbox.gateway.drop()
        await asyncio.sleep(0.05)
        self._kit.sandbox.gateway.forget_sessions()

    async def _reconnect(self) -> None:
        if self._rng.random() < 0.5:
            self._kit.sandbox.gateway.reconnect()
        else:
            self._kit.sandbox.gateway.invalidate(resumable=self._rng.random() < 0.5)

    async def _muted(self) -> None:
        """Heartbeats are not acknowledged: the client takes its connection for dead."""

        def unmute() -> None:
            self._kit.faults.acks_muted = False

        self._kit.faults.acks_muted = True
        with self._for_a_while(unmute):
            await self._a_while(4.0)

    # -- people ------------------------------------------------------------------------------------------------

    async def _closed_dms(self) -> None:
        person = self._rng.choice(self._house.people)

        def open_again() -> None:
            person.set(dms_open=True)

        person.set(dms_open=False)
        with self._for_a_while(open_again):
            await self._a_while(2.0)

    def _a_thread(self) -> Channel | None:
        found = [row.thread for row in self._house.running() if row.thread is not None]
        return self._rng.choice(found) if found else None

    def _of_bot(self, channel: Channel) -> list[Message]:
        kept = self._kit.world.messages.get(channel.id, {}).values()
        return [message for message in kept if message.author.id in self._kit.world.apps and not message.ephemeral]

    async def _deleted_message(self) -> None:
        """One of the newest, as the board is edited; or any."""
        thread = self._a_thread()
        found = self._of_bot(thread) if thread is not None else []
        if found:
            gone = self._rng.choice(found[-3:] if self._rng.random() < 0.6 else found)
            self._ledger.deleted([gone])
            messages.remove(self._kit.world, gone)

    async def _deleted_thread(self) -> None:
        thread = self._a_thread()
        if thread is not None:
            self._ledger.deleted(self._of_bot(thread))
            threads.delete(self._kit.world, thread)

    async def _archived_thread(self) -> None:
        """Archived; now and then locked, too, as only moderators do."""
        thread = self._a_thread()
        if thread is not None:
            threads.set_archived(self._kit.world, thread, archived=True)
            if self._rng.random() < 0.2:
                thread.metadata.locked = True
            self._kit.world.emit("THREAD_UPDATE", thread, thread)

    async def _lost_permission(self) -> None:
        place = self._rng.choice(self._house.places)
        denied = self._rng.choice(
            [
                Permission.SEND_MESSAGES_IN_THREADS,
                Permission.ATTACH_FILES,
                Permission.SEND_MESSAGES_IN_THREADS | Permission.SEND_MESSAGES,
                Permission.VIEW_CHANNEL,
                Permission.READ_MESSAGE_HISTORY,
            ]
        )
        member = place.server.members.get(next(iter(self._kit.world.apps), ""))
        if member is None:
            return
        channel = place.channel("games")
        before = channel.permission_overwrites
        kept = [] if before is UNSET else list(before)
        lost = [Overwrite(id=role, type=ROLE, allow="0", deny=str(int(denied))) for role in member.roles]

        def give_back() -> None:
            channel.permission_overwrites = before
            self._kit.world.emit("CHANNEL_UPDATE", channel, channel)

        channel.permission_overwrites = [*kept, *lost]
        self._kit.world.emit("CHANNEL_UPDATE", channel, channel)
        with self._for_a_while(give_back):
            await self._a_while()

    async def _kicked(self) -> None:
        place: Place = self._rng.choice(self._house.places)
        if next(iter(self._kit.world.apps), "") in place.server.members:
            place.kick_bot()
            with self._for_a_while(place.invite_bot):
                await self._a_while()

    # -- the machine -------------------------------------------------------------------------------------------

    async def _busy_database(self) -> None:
        """Somebody else writes, and takes their time: sometimes longer than the bot waits."""
        other = sqlite3.connect(str(self._lives.database), isolation_level=None, timeout=2.0, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(self._rng.uniform(0.5, 8.0))
            other.rollback()
        except sqlite3.OperationalError:
            pass  # the bot was writing all the time
        finally:
            other.close()

    async def _full_disk(self) -> None:
        """No file of the bot can grow."""
        lives = self._lives.one(self._rng)
        lives.fill_disk(True)
        with self._for_a_while(lambda: lives.fill_disk(False)):
            await self._a_while()

    async def _clock_moved(self) -> None:
        """Hours or days pass at once, for Discord and for the bot."""
        self._kit.clock.move(self._rng.choice([0.2, 1, 5, 9, 30, 60]) * HOUR)
        self._lives.tell_time()

    async def _clock_wrong(self) -> None:
        """The bot's clock is put forward or back; a while later somebody puts it right."""
        self._lives.skew = self._rng.uniform(-MOST_SKEW, MOST_SKEW)
        self._lives.tell_time()

        def right() -> None:
            self._lives.skew = 0.0
            self._lives.tell_time()

        with self._for_a_while(right):
            await self._a_while()


async def kill_every(lives: Lives | Several, ledger: Ledger, rng: random.Random, seconds: float) -> None:
    """`kill -9`, again and again, and the bot is started again as an operator's system does; now and then SIGTERM."""
    while True:
        await asyncio.sleep(rng.uniform(0.7, 1.3) * seconds)
        one = lives.one(rng)
        if rng.random() < 0.85:
            ledger.faults["kill -9"] += 1
            await one.kill()
        else:
            ledger.faults["SIGTERM"] += 1
            await one.stop()
        await one.begin()
