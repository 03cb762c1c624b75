"""One task per lane that has something to deliver. A lane that is stuck holds up no other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Generic, TypeVar

import msgspec

import db
from bot.delivery import trouble
from bot.delivery.courier import Courier
from bot.tables import posts
from bot.tables.posts import Post
from bot.watch import logs

MERGED = 25
"""How many waiting items of one kind become one message."""
PAUSE = timedelta(seconds=4)
LONGEST_PAUSE = timedelta(minutes=10)
LOOK_AGAIN = 20.0
LOOK_AT_OTHERS = 1.0
"""Seconds after which a lane is looked at that another bot was delivering."""
REMEMBERED = timedelta(days=7)
"""How long the outbox keeps what was delivered, for whoever wonders what became of it."""
DAILY = timedelta(days=1)
REMOVED = "the server has removed the bot"
"""As an item's error: it waits until the bot is invited again, and is tried every so often in case nobody says so."""
UNTIL_INVITED = timedelta(days=1)
DRAWN_AT_ONCE = 1
"""How many pictures are drawn side by side. A second one would make people wait twice as long for answers to clicks."""
BREATH = 0.1
"""Seconds between two lanes that begin while people wait for answers."""
log = logging.getLogger(__name__)

Sent = tuple[int | None, Mapping[str, int]]
"""The id of the message it became, and what the match keeps of it, by name."""
NOTHING: Sent = (None, {})
"""It was superfluous, or became no message of its own."""
Key = tuple[int | None, str]
"""A lane: the match and the lane's name."""
P = TypeVar("P", bound=Post)
P_co = TypeVar("P_co", bound=Post, covariant=True)


class Item(msgspec.Struct, Generic[P_co], frozen=True):
    """Something of the outbox that is delivered."""

    row: db.OutboxItem
    post: P_co

    @property
    def match_id(self) -> int:
        """The match it belongs to; 0 for none."""
        return self.row.match_id or 0


Deliver = Callable[[Courier, Sequence[Item[P]]], Awaitable[Sent]]


class Delivery:
    """Delivers the outbox."""

    def __init__(self, courier: Courier) -> None:
        self._courier = courier
        courier.on_drawn = self._drawn
        self._kinds: dict[type[Post], Deliver[Any]] = {}
        self._woken = asyncio.Event()
        self._everywhere = True
        """Whether something may wait in any lane."""
        self._next: dict[Key, db.Lane] = {}
        """Lanes whose turn has not come. What is added to them meanwhile is delivered together."""
        self._busy: dict[Key, asyncio.Task[None]] = {}
        self._drawing: set[Key] = set()
        """Those of them that may still want to draw."""
        self._again: set[Key] = set()
        """Those in which something may have come to wait after they were found empty."""
        self._task: asyncio.Task[None] | None = None
        self._swept_at: datetime | None = None
        self._begun_at = 0.0
        self._later: asyncio.TimerHandle | None = None
        self.crowded: Callable[[], bool] = lambda: False
        """Whether people wait for answers: boards come later then, and several changes of one become one."""
        self.idle = False
        """Whether everything that can be delivered now has been."""
        self.on_idle: list[Callable[[], None]] = []

    def on(self, kind: type[P], deliver: Deliver[P]) -> None:
        """How posts of a kind are delivered."""
        self._kinds[kind] = deliver

    @property
    def kinds(self) -> frozenset[type[Post]]:
        """What can be delivered."""
        return frozenset(self._kinds)

    async def bring(self, items: Sequence[Item[Any]]) -> Sent:
        """Make a message of items of one kind, or change one."""
        return await self._kinds[type(items[0].post)](self._courier, items)

    def start(self) -> None:
        """Begin with whatever was left."""
        self._task = asyncio.create_task(self._run(), name="delivery")

    def wake(self) -> None:
        """There may be something new in any lane, or the time has changed."""
        self._everywhere = True
        self.check_idle()

    def committed(self, move: db.Move) -> None:
        """A move has been committed with what is to be said about it."""
        for name in {post.lane for post in move.posts}:
            self._queue(db.Lane(move.match_id, name, move.at))
        self.check_idle()

    def _drawn(self, item: db.OutboxItem) -> None:
        """An item's picture is done, or it has none: the next may draw while Discord takes its time."""
        self._drawing.discard((item.match_id, item.lane))
        self._begin_next()

    def check_idle(self) -> None:
        """Something has ended: perhaps everything is idle now."""
        self.idle = False
        self._woken.set()

    async def _wait_for_invitation(self, items: Sequence[db.OutboxItem]) -> None:
        """Another bot may have heard of one that came just before this was written down."""
        await self._courier.store.outbox.failed(
            [item.id for item in items], REMOVED, self._courier.now() + UNTIL_INVITED
        )
        row = await self._courier.table.find(items[0].match_id or 0)
        if row is not None and not await self._courier.servers.away(row.guild_id, anew=True):
            await self.back(row.guild_id)

    async def back(self, guild_id: int) -> None:
        """A server has us (again): what waited for that is delivered."""
        if waited := await self._courier.store.outbox.hurry(guild_id, REMOVED, self._courier.now()):
            log.info("server %s has the bot again: %s messages are delivered", guild_id, waited)
            self.wake()

    async def stop(self) -> None:
        """Finish nothing: what is not delivered stays in the outbox."""
        if self._later is not None:
            self._later.cancel()
        tasks = [task for task in (self._task, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            await self._look_around()
            self._idle_if_done()
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._woken.wait()
            except TimeoutError:
                self._everywhere = True

    async def _look_around(self) -> None:
        """Begin with what may be delivered now; while the database does not answer, it is asked again later."""
        try:
            for lane in await self._ready():
                self._queue(lane)
            self._begin_next()
            await self._sweep_daily()
        except db.Unavailable as error:
            log.warning("deliveries wait for the database: %s", error.orig)
            self._everywhere = True

    async def _sweep_daily(self) -> None:
        """Once a day, what was delivered long ago is removed."""
        now = self._courier.now()
        if self._swept_at is not None and now - self._swept_at < DAILY:
            return
        if removed := await self._courier.store.outbox.prune(now - REMEMBERED):
            log.info("%s messages delivered before %s are forgotten", removed, now - REMEMBERED)
        self._swept_at = now

    async def _ready(self) -> list[db.Lane]:
        """The lanes in which something waits, if nobody has said in which."""
        if not self._everywhere:
            return []
        self._everywhere = False
        return [lane for lane in await self._courier.store.outbox.lanes() if lane.not_before <= self._courier.now()]

    def _queue(self, lane: db.Lane) -> None:
        key = (lane.match_id, lane.name)
        if key in self._busy:
            self._again.add(key)
        else:
            self._next.setdefault(key, lane)

    def _begin_next(self) -> None:
        while self._next and len(self._drawing) < DRAWN_AT_ONCE:
            if not self._may_begin():
                return
            key = next(iter(self._next))
            lane = self._next.pop(key)
            self._drawing.add(key)
            self._busy[key] = asyncio.create_task(self._empty(lane), name=f"lane {key}")
            self._busy[key].add_done_callback(lambda _, lane=lane: self._done(lane))  # type: ignore[misc]

    def _may_begin(self) -> bool:
        """Answers go first: while people wait for these, a lane begins every so often only."""
        loop = asyncio.get_running_loop()
        if self.crowded() and loop.time() < self._begun_at + BREATH:
            if self._later is None:
                self._later = loop.call_at(self._begun_at + BREATH, self._begin_later)
            return False
        self._begun_at = loop.time()
        return True

    def _begin_later(self) -> None:
        self._later = None
        self._begin_next()

    def _done(self, lane: db.Lane) -> None:
        key = (lane.match_id, lane.name)
        self._busy.pop(key, None)
        self._drawing.discard(key)
        if key in self._again:
            self._again.discard(key)
            self._queue(lane)
        self.check_idle()

    def _idle_if_done(self) -> None:
        if not self._busy and not self._next and not self._woken.is_set():
            self.idle = True
            for listener in self.on_idle:
                listener()

    async def _empty(self, lane: db.Lane) -> None:
        """Deliver what waits in a lane until it is empty or stuck."""
        logs.anew(match=lane.match_id, lane=lane.name)
        sharing = self._courier.store.sharing
        try:
            async with sharing.attempted("lane", lane.match_id, lane.name) as mine:
                if mine:
                    await self._empty_alone(lane)
                else:  # it may have looked just before this came to wait
                    asyncio.get_running_loop().call_later(LOOK_AT_OTHERS, self._look_at, lane)
        except db.Unavailable as error:
            log.warning("lane %s of match %s waits for the database: %s", lane.name, lane.match_id, error.orig)

    async def _empty_alone(self, lane: db.Lane) -> None:
        items = await self._claim(lane)
        while items:
            items = await self._deliver(lane, items)

    async def _claim(self, lane: db.Lane) -> list[db.OutboxItem]:
        return await self._courier.store.outbox.claim(lane.match_id, lane.name, self._courier.now(), MERGED)

    def _look_at(self, lane: db.Lane) -> None:
        self._queue(lane)
        self.check_idle()

    async def _deliver(self, lane: db.Lane, items: Sequence[db.OutboxItem]) -> list[db.OutboxItem]:
        """Deliver items of one kind together; returns what comes next in the lane, nothing if it has to wait."""
        outbox, ids = self._courier.store.outbox, [item.id for item in items]
        try:
            read = [Item(item, posts.read(item)) for item in items]
            if read[0].post.draws:
                self._drawing.add((items[0].match_id, items[0].lane))
            else:
                self._drawn(items[0])
            remote_id, kept = await self.bring(read)
        except trouble.TROUBLE as error:
            verdict = await trouble.judge(self._courier, items, error)
            self.wake()  # somebody may be told of it in another lane
            if verdict is trouble.Verdict.AT_ONCE:
                return await self._claim(lane)
            if verdict is trouble.Verdict.AWAY:
                log.warning("match %s waits: its server has removed the bot", items[0].match_id)
                await self._wait_for_invitation(items)
                return []
            if verdict is trouble.Verdict.GIVE_UP:
                await outbox.give_up(ids, str(error), self._courier.now())
                return await self._claim(lane)
            pause = min(LONGEST_PAUSE, PAUSE * 2 ** min(items[0].attempts - 1, 10))
            log.warning("delivery of %s waits %s: %s", items[0].kind, pause, error)
            await outbox.failed(ids, str(error), self._courier.now() + pause)
            return []
        except db.StoreError as error:
            log.exception("%s of match %s waits for the database", items[0].kind, items[0].match_id)
            await outbox.failed(ids, str(error), self._courier.now() + LONGEST_PAUSE)
            return []
        except db.Unavailable:
            raise
        except Exception as error:
            log.exception("cannot deliver %s of match %s", items[0].kind, items[0].match_id)
            await trouble.given_up(self._courier, items, error)
            self.wake()
            await outbox.give_up(ids, repr(error), self._courier.now())
            return await self._claim(lane)
        following = await self._courier.table.delivered(items, remote_id, kept, MERGED)
        self._courier.reached(items[0].match_id)
        return following
