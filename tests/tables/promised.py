"""A table that is fuzzed, and what is promised of it after each step."""

from __future__ import annotations

import asyncio
import itertools
import logging
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from sqlalchemy import select

import db
import games
from bot.tables import posts, starting
from bot.tables.log import entries_of
from bot.tables.refusal import Refused
from bot.tables.running import Running
from db.tables import METADATA
from games.engine import GameError, Match, Setup, dice, export
from tests.tables.house import House, house_at

T = TypeVar("T")
PEOPLE = [175928847299117000 + n for n in range(6)]
"""The first three play, one watches, one is a moderator, one a stranger: to the tables they are all numbers."""
GAMES = ("xidit", "circadians", "ryozen")
STORED_ALONE = {"posted", "joined_at"}
"""What only the database counts, and what nobody reads of a match under way."""


class Failing(logging.Handler):
    """What the house writes into its log as an error is a failure."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Shadow:
    """A match that is played again from its log as it grows: the log alone tells everything."""

    def __init__(self, match: db.Match) -> None:
        game = games.game(match.game)
        self._setup = msgspec.convert(match.setup, Setup)
        self.match, _ = Match.begin(game, self._setup)
        self._states = [self.match.dump()]

    def follow(self, rows: list[db.LogEntry]) -> Match:
        """As far as the log goes now."""
        for entry in entries_of(rows)[len(self._states) - 1 :]:
            if entry.kind == "rewind":
                era = self.match.era
                self.match = Match.load(self.match.game, self._states[int(entry.text)])
                self.match.era, self.match.turn = era + 1, None
            else:
                export.repeat(self.match, entry)
            self._states.append(self.match.dump())
        return self.match


class Promised(RuleBasedStateMachine):
    """One match at a time, from its lobby on."""

    attempts: ClassVar[int] = 0
    """How much was tried so far in this process: a run of the fuzzers tells it."""

    @initialize(game=st.sampled_from(GAMES), bots=st.integers(0, 1), begun=st.integers(0, 3))
    def begin(self, game: str, bots: int, begun: int) -> None:
        """A lobby of the first person; more often than not, its match has begun."""
        self.patch = pytest.MonkeyPatch()
        drawn, secret = itertools.count(), itertools.count()
        self.patch.setattr(dice, "fresh_salt", lambda: f"{next(drawn):032x}")
        self.patch.setattr(starting, "new_secret", lambda: f"secret{next(secret):026x}")
        self.errors = Failing()
        logging.getLogger("bot").addHandler(self.errors)
        self.folder = tempfile.TemporaryDirectory()
        self.loop, self.stack = asyncio.new_event_loop(), AsyncExitStack()
        opening = self.stack.enter_async_context(house_at(Path(self.folder.name) / "slowtable.db"))
        self.house: House = self.run(opening)
        people = PEOPLE[:3] if begun else PEOPLE[:1]
        self.number = self.run(self.house.open(*people, game=game, bots=bots, private=not begun and bots == 0))
        if begun:
            self.run(self.house.start(self.number, PEOPLE[0]))
        self.shadow: Shadow | None = None
        self.serial: str | None = None
        self.stale: Running | None = None

    def teardown(self) -> None:
        """The database is in order, and nothing is left."""
        if not hasattr(self, "loop"):
            return
        try:
            self.run(self.stack.aclose())
        finally:
            logging.getLogger("bot").removeHandler(self.errors)
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            self.folder.cleanup()
            self.patch.undo()

    # -- doing ------------------------------------------------------------------------------------------------------

    def run(self, work: Awaitable[T]) -> T:
        """Wait for it."""
        return self.loop.run_until_complete(_waited(work))

    def attempt(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do it. Whatever is refused has changed nothing."""
        Promised.attempts += 1
        before = self.run(self.kept())
        try:
            outcome = self.run(work())
        except GameError:
            outcome = None
        else:
            if not isinstance(outcome, Refused):
                return outcome
        assert self.run(self.kept()) == before, "what was refused has changed something"
        return outcome

    async def kept(self) -> dict[str, Any]:
        """Everything that is stored."""

        def read(session: Any) -> dict[str, Any]:
            connection = session.connection()
            tables = [
                table for table in METADATA.sorted_tables if table.name not in ("snapshots", "milestones", "life")
            ]
            return {table.name: [tuple(row) for row in connection.execute(select(table))] for table in tables}

        return await self.house.store.database.read(read)

    @property
    def running(self) -> Running | None:
        """The match, if it has begun."""
        return self.run(self.house.table.read(self.number))

    def seats_of(self, user: int) -> list[int]:
        """Where somebody sits in the match."""
        running = self.running
        return running.seats_of(user) if running is not None else []

    # -- what always holds ------------------------------------------------------------------------------------------

    @invariant()
    def nothing_failed(self) -> None:
        """No step has written an error into the log."""
        if hasattr(self, "errors"):
            assert self.errors.found == []

    @invariant()
    def the_log_tells_everything(self) -> None:
        """The match equals the replay of its log, and what is in memory what is stored."""
        if not hasattr(self, "house") or (running := self.running) is None:
            return
        rows = self.run(self.house.store.moves.log(self.number))
        self.shadow = self.shadow or Shadow(running.row)
        assert self.shadow.follow(rows).digest() == running.match.digest()
        loaded = self.run(self.house.store.moves.load(self.number))
        assert loaded.snapshot is not None
        assert Match.load(running.match.game, loaded.snapshot).digest() == running.match.digest()
        other = [differing(loaded.match, running.row)]
        other += [differing(*pair) for pair in zip(loaded.seats, running.seats, strict=True)]
        assert not any(other), other
        assert {one.id for one in loaded.offers} == {one.id for one in running.offers.values()}

    @invariant()
    def nobody_is_told_a_secret(self) -> None:
        """Neither views nor messages have what is sealed: salts, the seed, the words of a choice."""
        if not hasattr(self, "house") or (running := self.running) is None:
            return
        match = running.match
        secrets_ = {str(running.row.seed), str(running.row.secret)} if not running.over else set()
        sealed = {number: match.seals.closed[number] for number in match.sealed}
        posted = self.run(self.house.store.outbox.waiting(self.number))
        for viewer in (None, *range(len(running.seats))):
            view = msgspec.json.encode(match.view(viewer)).decode()
            hidden = secrets_ | {seal.salt for number, seal in sealed.items() if number != viewer}
            assert not [word for word in hidden if word and word in view]
        for item in posted:
            told = msgspec.json.encode(item.payload).decode()
            hidden = secrets_ | {seal.salt for seal in sealed.values()}
            assert not [word for word in hidden if word and word in told]

    @invariant()
    def the_outbox_tells_what_was_committed(self) -> None:
        """Every message can be read, stands in its lane, and tells of nothing that is not there."""
        if not hasattr(self, "house"):
            return
        row = self.run(self.house.store.matches.get(self.number))
        kept = self.run(self.kept())
        known = {name: {line[0] for line in kept[name]} for name in ("votes", "offers")}
        for item in self.run(self.house.store.outbox.waiting(self.number)):
            post = posts.read(item)
            assert post.lane == item.lane
            assert not isinstance(post, posts.Board) or post.upto <= row.logged
            assert not isinstance(post, posts.VoteOpened | posts.VoteChanged) or post.vote in known["votes"]
            assert not isinstance(post, posts.SeatOffered | posts.OfferChanged) or post.offer in known["offers"]
        assert self.run(self.house.store.faults()) == []


def differing(stored: db.Match | db.Seat, kept: db.Match | db.Seat) -> dict[str, Any]:
    """Where a row in memory is not the one that is stored."""
    there, here = (msgspec.json.decode(msgspec.json.encode(row.model_dump())) for row in (stored, kept))
    return {name: (there[name], here[name]) for name in there if name not in STORED_ALONE and there[name] != here[name]}


async def _waited(work: Awaitable[T]) -> T:
    return await work
