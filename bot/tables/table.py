"""The table: the one path of every move. One lock per match, one transaction per move, nothing announced before it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from weakref import WeakValueDictionary

import msgspec
from cachetools import LRUCache

import db
import games
from bot.clock import Now
from bot.tables.announce import announce
from bot.tables.changes import Change, Started
from bot.tables.draft import BeforeChange, Draft, Played
from bot.tables.log import stored
from bot.tables.posts import AnyPost
from bot.tables.rebuild import rebuild
from bot.tables.running import Running, undo_serial
from bot.tables.writes import Writes
from bot.watch import logs
from db import Status
from games.engine import Always, Choice, Decision, GameError, Match, NotOpen, submit_always, submit_onward
from games.engine.decision import Value
from games.engine.match import By
from games.engine.plan import Planned, Stopped

Consequence = Callable[[Draft], Writes | Awaitable[Writes]]
IN_MEMORY = 1000
"""How many matches at most are kept in memory (some 50 kB each), and none that nobody has touched for IDLE."""
IDLE = 30 * 60
"""Seconds."""
ENDED = 50
"""How many of them may be over: their last posts are on their way, and people look back on them for a while."""


class MoveResult(msgspec.Struct, frozen=True):
    """What became of a move."""

    running: Running
    played: Played


class Table:
    """All matches: loaded when needed, dropped when idle, changed only here."""

    def __init__(self, store: db.Store, now: Now) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Callable[[int], None]] = []
        """Told the id of a match after each commit."""
        self.on_commit: list[Callable[[db.Move], None]] = []
        """Shown what was committed."""
        self.on_notice: list[Callable[[], None]] = []
        """Called when something was written beside a change."""
        self.on_load: list[Callable[[Running], None]] = []
        """Shown each match that comes into memory, before anybody else sees it."""
        self.consequences: list[Consequence] = [announce]
        """What a change causes beside itself: messages, reminders, clocks. All go into its transaction."""
        self._loaded: OrderedDict[int, Running] = OrderedDict()
        """The one touched last is the last."""
        self._ended: OrderedDict[int, None] = OrderedDict()
        """Those of them that are over, in the same order."""
        self._touched: dict[int, float] = {}
        self._threads: dict[int, int] = {}
        """Matches in memory, by thread."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._told: LRUCache[tuple[int, str], None] = LRUCache(IN_MEMORY)
        self._changed: set[int] = set()
        """Matches that were changed under a lock which is still held."""

    # -- reading -------------------------------------------------------------------------------------------

    async def read(self, match_id: int) -> Running | None:
        """A started match as it was committed last; None for a lobby or no match. Only to look at: it stays as it is
        while somebody changes the match."""
        logs.note(match=match_id)
        if match_id in self._loaded:
            return self._keep(self._loaded[match_id])
        async with self.lock(match_id):
            return await self._load(match_id)

    async def find(self, match_id: int) -> db.Match | None:
        """A match's row, also of a lobby; None if there is no such match."""
        try:
            return await self.store.matches.get(match_id)
        except db.NoSuchMatch:
            return None

    async def glance(self, match_id: int) -> db.Match | None:
        """A match's row as `find` finds it, or as it is in memory: for what does not change while it is there."""
        return self._loaded[match_id].row if match_id in self._loaded else await self.find(match_id)

    def in_memory(self, match_id: int) -> Running:
        """A match that somebody has just looked at, as it was committed last."""
        return self._loaded[match_id]

    async def in_thread(self, thread_id: int) -> int | None:
        """The match that lives in this thread."""
        if thread_id in self._threads:
            return self._threads[thread_id]
        row = await self.store.matches.in_thread(thread_id)
        return row.id if row is not None else None

    # -- moving --------------------------------------------------------------------------------------------

    async def submit(
        self, match_id: int, seat: int, choice: str | Choice, serial: str | None = None, by: By = "player"
    ) -> MoveResult:
        """A choice, in whatever way it came. Raises one of the three errors; then nothing has changed."""

        def play(match: Match) -> Played:
            return [match.submit(seat, choice, serial, by), *match.follow_plans()]

        return await self._change(match_id, play)

    async def submit_line(self, match_id: int, seat: int, words: str, serial: str | None = None) -> MoveResult:
        """Typed words: a choice, or a game's shorthand for several. All of them are played, or none."""

        def play(match: Match) -> Played:
            decision = match.decisions.get(seat)
            if decision is None:
                return [match.submit(seat, words, serial)]
            line = spelled_out(match, seat, decision, words)
            played = [match.submit(seat, line[0], serial)]
            played += [match.submit(seat, more) for more in line[1:]]
            return [*played, *match.follow_plans()]

        return await self._change(match_id, play)

    async def submit_onward(
        self, match_id: int, seat: int, choice: str, planned: str, serial: str | None = None
    ) -> MoveResult:
        """A choice, and what is said with it of the question that comes next."""

        def play(match: Match) -> Played:
            return [*submit_onward(match, seat, choice, planned, serial), *match.follow_plans()]

        return await self._change(match_id, play)

    async def submit_always(self, match_id: int, seat: int, always: Always, serial: str | None = None) -> MoveResult:
        """An answer, and the standing order that gives it from now on."""

        def play(match: Match) -> Played:
            return [*submit_always(match, seat, always, serial), *match.follow_plans()]

        return await self._change(match_id, play)

    async def submit_default(self, match_id: int, seat: int, serial: str | None = None) -> MoveResult:
        """The rule-legal default of a seat whose time ran out."""

        def play(match: Match) -> Played:
            if serial is not None and (seat not in match.decisions or match.serial(seat) != serial):
                raise NotOpen("engine-no-longer-open")
            return [match.submit_default(seat), *match.follow_plans()]

        return await self._change(match_id, play)

    async def undo(self, match_id: int, seat: int, serial: str | None = None) -> MoveResult:
        """Take back the seat's last choice; with a serial, only the one that it names."""

        def play(match: Match) -> Played:
            if serial is not None and undo_serial(match, seat) != serial:
                raise NotOpen("engine-no-longer-open")
            return [(match.undo(seat), [])]

        return await self._change(match_id, play)

    async def set_standing(self, match_id: int, seat: int, choice: Mapping[str, Value] | str) -> MoveResult:
        """Store standing orders."""
        return await self._change(match_id, lambda match: [(match.set_standing(seat, choice), [])])

    async def aside(self, match_id: int, seat: int, name: str, choice: Mapping[str, Value] | str) -> MoveResult:
        """Do something that is possible without being asked."""
        return await self._change(match_id, lambda match: [match.aside(seat, name, choice)])

    async def plan(
        self,
        match_id: int,
        seat: int,
        choices: list[str],
        instead_of: list[str] | None = None,
        read: Mapping[str, Planned] | None = None,
    ) -> MoveResult:
        """Store a plan, and follow it as far as its turn has come. With `instead_of` nothing changes unless that is
        still the plan and the turn is still to come: otherwise a choice could be played that has been played already.
        """

        def play(match: Match) -> Played:
            if instead_of is not None and (seat in match.waiting or match.plans.get(seat, []) != instead_of):
                return []
            match.plan(seat, choices, read)
            return match.follow_plans()

        return await self._change(match_id, play)

    async def end_stopped(self, match_id: int, seat: int, stopped: Stopped, *, go_on: bool) -> MoveResult:
        """Go on with what is left of a plan that was stopped, or forget it; nothing changes if it is another by now."""

        def play(match: Match) -> Played:
            if match.stopped.get(seat) != stopped:
                return []
            match.plan(seat, stopped.rest if go_on else [], match.read.get(seat))
            return match.follow_plans()

        return await self._change(match_id, play)

    async def _change(self, match_id: int, play: Callable[[Match], Played]) -> MoveResult:
        async with self.locked(match_id) as draft:
            if draft is None or draft.row.status is not Status.RUNNING:
                raise NotOpen("engine-match-paused" if draft and not draft.over else "engine-match-over")
            draft.played = play(draft.match)
            draft.off_board = not draft.played
            draft.log(*(stored(entry, events) for entry, events in draft.played))
            return MoveResult(await self._commit(draft), draft.played)

    async def carry_out(self, draft: Draft, change: Change) -> Running:
        """A change beside the moves, on a draft under lock. Returns the match as it is from now on."""
        draft.off_board = change.off_board
        change.carry_out(draft)
        return await self._commit(draft)

    async def _commit(self, draft: Draft) -> Running:
        """One transaction: what was changed, with everything it causes. Then it is what everybody reads."""
        for caused in [await self._caused(consequence, draft) for consequence in self.consequences]:
            draft.add(caused)
        move = draft.writes.move(draft.id, draft.row.version, draft.at, draft.match.dump(), milestone=draft.turn_over)
        try:
            committed = await self.store.moves.commit(move)
        except BaseException:
            # Nobody knows whether it was written: the next one to need the match loads it afresh.
            self.forget(draft.id)
            raise
        for look in self.on_commit:
            look(move)
        if move.offer is not None:
            self.notify()  # the database has added the post that names it
        self._changed.add(draft.id)
        running = draft.committed(committed)
        if any("user_id" in columns for columns in draft.writes.seats.values()):
            self.forget(running.id)  # who sat there before is written by the store alone
            return running
        return self._keep(running)

    async def _caused(self, consequence: Consequence, draft: Draft) -> Writes:
        caused = consequence(draft)
        return await caused if isinstance(caused, Awaitable) else caused

    async def begin(self, running: Running, started: Started) -> Running:
        """Commit the start of a match, under the lock of its lobby."""
        return await self.carry_out(Draft(running, self.now(), BeforeChange()), started)

    # -- matches in memory ---------------------------------------------------------------------------------

    def notify(self) -> None:
        """Something was written beside a change of a match: posts or reminders. Whoever waits for these looks."""
        for look in self.on_notice:
            look()

    async def post(self, *told: AnyPost, match_id: int | None = None) -> None:
        """Say something that no change of a match causes."""
        await self.store.outbox.put([one.row() for one in told], self.now(), match_id)
        self.notify()

    def told_first(self, match_id: int, what: str) -> bool:
        """Whether something is told to a match's table for the first time, as far as this process remembers: what
        anybody can cause as often as they like is not said as often."""
        if (match_id, what) in self._told:
            return False
        self._told[match_id, what] = None
        return True

    def tell(self, match_id: int) -> None:
        """Something about a match was committed."""
        for listener in self.listeners:
            listener(match_id)

    async def delivered(
        self, items: Sequence[db.OutboxItem], message_id: int | None, kept: Mapping[str, int], most: int = 1
    ) -> list[db.OutboxItem]:
        """Discord has what the outbox held; the match keeps what it became, by name, in the same transaction, which
        also claims what comes next in the lane."""
        match_id = items[0].match_id
        if not kept or match_id is None:
            return await self.store.outbox.next(items, self.now(), message_id, kept, most)
        async with self.lock(match_id):
            try:
                following = await self.store.outbox.next(items, self.now(), message_id, kept, most)
            except BaseException:
                self.forget(match_id)  # nobody knows whether it was written
                raise
            self._remember(match_id, kept)
            return following

    async def keep(self, match_id: int, messages: Mapping[str, int], *told: AnyPost) -> None:
        """Remember messages of a match, by name; what is to be said because of them is stored with them."""
        async with self.lock(match_id):
            await self.store.matches.keep_messages(match_id, messages, [one.row() for one in told], self.now())
            self._remember(match_id, messages)
        if told:
            self.notify()

    def _remember(self, match_id: int, messages: Mapping[str, int]) -> None:
        if match_id in self._loaded:
            running = self._loaded[match_id]
            running.row = running.row.changed(messages={**running.row.messages, **messages})

    async def dropped(self, match_id: int, name: str, message: int) -> None:
        """A message of a match is of no use any more; one that has taken its place meanwhile is."""
        async with self.lock(match_id):
            await self.store.matches.drop_message(match_id, name, message)
            if match_id in self._loaded:
                running = self._loaded[match_id]
                kept = {key: value for key, value in running.row.messages.items() if (key, value) != (name, message)}
                running.row = running.row.changed(messages=kept)

    async def saw(self, match_id: int, seat: int, entry: int) -> None:
        """A seat's owner has read what happened up to an entry of the log."""
        async with self.lock(match_id):
            await self.store.matches.saw(match_id, seat, entry)
            if match_id in self._loaded:
                seats = self._loaded[match_id].seats
                seats[seat] = seats[seat].changed(seen_entry=entry)

    async def book(self, draft: Draft, seats: Mapping[int, db.SeatChanges]) -> None:
        """Write down what open questions have taken, and nothing that anybody could see, in a draft under lock."""
        await self.store.matches.book(draft.id, seats)
        draft.add(Writes(seats=dict(seats)))
        self._keep(draft.committed(db.Committed(draft.row.version, draft.row.logged, [])))

    async def moved(self, match_id: int, thread_id: int) -> None:
        """The match goes on in another thread."""
        async with self.lock(match_id):
            await self.store.matches.update(match_id, thread_id=thread_id)
            self.forget(match_id)

    def forget_all(self) -> None:
        """Nobody knows what other bots have changed."""
        for match_id in list(self._loaded):
            self.forget(match_id)

    def forget(self, match_id: int) -> None:
        """Drop a match from memory: something changed it in the database, or it is not needed now."""
        dropped = self._loaded.pop(match_id, None)
        self._ended.pop(match_id, None)
        self._touched.pop(match_id, None)
        self.store.moves.forget(match_id)
        if dropped is not None:
            self._threads.pop(dropped.row.thread_id or 0, None)

    @asynccontextmanager
    async def locked(self, match_id: int) -> AsyncIterator[Draft | None]:
        """A draft of a match (None for a lobby) for whoever changes it; when a change was committed, all are told."""
        try:
            async with self.lock(match_id):
                running = await self._load(match_id)
                yield Draft(running, self.now()) if running is not None else None
        finally:
            if match_id in self._changed:
                self._changed.discard(match_id)
                self.tell(match_id)

    @asynccontextmanager
    async def lock(self, match_id: int) -> AsyncIterator[None]:
        """The lock of a match, for what needs no draft of it."""
        logs.note(match=match_id)
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        async with lock:
            if not self.store.sharing.several:
                yield
                return
            async with self.store.sharing.held("match", match_id):
                await self._drop_if_stale(match_id)
                yield

    async def _drop_if_stale(self, match_id: int) -> None:
        """Another bot may have changed a match whose notice has not come yet."""
        kept = self._loaded.get(match_id)
        if kept is not None and await self.store.matches.version(match_id) != kept.row.version:
            self.forget(match_id)

    async def _load(self, match_id: int) -> Running | None:
        running = self._loaded.get(match_id)
        if running is None:
            try:
                loaded = await self._stored(match_id)
            except db.NoSuchMatch:
                return None
            if loaded.snapshot is None:
                return None
            match = Match.load(games.game(loaded.match.game), loaded.snapshot)
            running = Running(loaded.match, loaded.seats, match, loaded.offers)
            for look in self.on_load:
                look(running)
        return self._keep(running)

    async def _stored(self, match_id: int) -> db.Loaded:
        """A match from the database; if its state is damaged there, it is made again first."""
        try:
            return await self.store.moves.load(match_id)
        except db.DamagedState as damaged:
            await rebuild(self.store, damaged)
            return await self.store.moves.load(match_id)

    def _keep(self, running: Running) -> Running:
        """A match was touched. Others leave memory if there are too many, or too many that are over, or if nobody has
        touched them for long."""
        self._loaded[running.id] = running
        self._loaded.move_to_end(running.id)
        if running.row.thread_id:
            self._threads[running.row.thread_id] = running.id
        self._touched[running.id] = monotonic()
        while len(self._loaded) > IN_MEMORY or self._touched[next(iter(self._loaded))] < monotonic() - IDLE:
            self.forget(next(iter(self._loaded)))
        self._ended.pop(running.id, None)
        if running.over:
            self._ended[running.id] = None
            if len(self._ended) > ENDED:
                self.forget(next(iter(self._ended)))
        return running


def spelled_out(match: Match, seat: int, decision: Decision, words: str) -> Sequence[str | Choice]:
    """Typed words as choices in a row: what is offered just so stands for itself, else a game's shorthand."""
    try:
        return [decision.parse(words)]
    except GameError:
        return match.game.shorthand(match.view(seat, unread=True), decision, words) or [words]
