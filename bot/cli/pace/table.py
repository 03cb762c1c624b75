"""A table without Discord, database and clock: choices become posts, posts become messages, and these are counted."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import cast

import discord
import msgspec

import db
import games
from bot.cli.pace import hand
from bot.cli.pace.figures import Pace, Tally
from bot.cli.pace.thread import Sketches, Thread
from bot.delivery import kinds
from bot.delivery.courier import Courier
from bot.delivery.worker import Delivery, Item
from bot.messages import layout, own
from bot.messages.asking import Picks
from bot.messages.boards import Boards
from bot.messages.people import People
from bot.tables.announce import announce
from bot.tables.bots import BOT_NAMES
from bot.tables.changes import Started
from bot.tables.draft import BeforeChange, Draft
from bot.tables.log import stored
from bot.tables.posts import TABLE, AnyPost, LobbyChanged, OpenThread, ToPerson
from bot.tables.running import Running
from bot.tables.table import Table
from db.sharing import Unshared
from games.engine import Decision, Match, Setup
from games.engine.plan import planned_for

AT = datetime(2000, 1, 1, tzinfo=UTC)
LANGUAGE = "en"
ELSEWHERE = (OpenThread, LobbyChanged)
"""What is no message of the thread."""
Answer = Callable[[Match, int, random.Random], str]
"""What a seat answers."""


async def measure(name: str, setup: Setup, answer: Answer, people: int) -> Pace:
    """Play a match; people have the first seats, bots the others."""
    game = games.game(name)
    setup = game.complete(setup)
    match, events = Match.begin(game, setup)
    seats = [seat_of(number, number < people) for number in range(setup.players)]
    row = db.Match(
        id=1,
        guild_id=1,
        channel_id=1,
        thread_id=1,
        game=name,
        language=LANGUAGE,
        host_id=1,
        created_at=AT,
        version=0,
        logged=0,
        messages={},
        demo=False,
        lesson=None,
    )
    table = Measured(Running(row, seats, match), Tally(people))
    await table.begin(Started(setup=setup, events=events, tickets=[]))
    rng = random.Random(setup.seed)
    while table.running.match.outcome is None:
        seat = table.running.match.waiting[0]
        await table.play(seat, answer(table.running.match, seat, rng))
    return table.figures()


def seat_of(number: int, person: bool) -> db.Seat:
    """A person's seat, or a bot's."""
    return db.Seat(
        match_id=1,
        number=number,
        joined_at=AT,
        user_id=number + 1 if person else None,
        bot=None if person else "bot",
        bot_name=None if person else BOT_NAMES[number],
        options={},
    )


class Both(msgspec.Struct, frozen=True):
    """What could be said of the next question with the press of an answer."""

    more: dict[str, int]
    """How many clicks that takes beyond those of the answer."""
    barrier: tuple[int, int]

    def clicks(self, match: Match, decision: Decision, words: str) -> int | None:
        """How many it takes to have answered this so; None if it cannot have been: that was not offered, or something
        new has come to light since."""
        return self.more.get(planned_for(decision, words)) if match.present.barrier == self.barrier else None


class Measured:
    """A match and what its people see of it."""

    def __init__(self, running: Running, tally: Tally) -> None:
        self.running = running
        self._tally = tally
        self._thread = Thread()
        self._log: list[db.LogEntry] = []
        self._courier = Offline(self, self._thread)
        self._delivery = Delivery(self._courier)
        kinds.register(self._delivery)
        self._at_hand: set[int] = set()
        """Seats whose owners have their own panel before them, with what they are asked now."""
        self._both: dict[int, Both] = {}
        """By seat, what could have been said of the next question with the press of the last answer."""

    def figures(self) -> Pace:
        """What it came to."""
        found, thread = self._tally.found, self._thread
        found.posts, found.pictures = thread.posts, thread.pictures
        found.unchanged_pictures = thread.unchanged / max(1, thread.pictures)
        return found

    async def begin(self, started: Started) -> None:
        """The match begins."""
        draft = Draft(self.running, AT, BeforeChange())
        started.carry_out(draft)
        draft.add(announce(draft))
        await self._commit(draft)

    async def play(self, seat: int, words: str) -> None:
        """A seat answers what it is asked."""
        person = not self.running.played_by_bot(seat)
        if person:
            self._tally.pressed(self.running.match.decisions[seat].kind, self._pressed(seat, words))
        draft = Draft(self.running, AT)
        played = draft.match.submit(seat, words, by="player" if person else "bot")
        draft.played = [played, *draft.match.follow_plans()]
        draft.log(*(stored(entry, events) for entry, events in draft.played))
        draft.add(announce(draft))
        self._tally.acted(draft.match, seat, draft.before.waiting)
        if seat not in draft.match.decisions:
            self._at_hand.discard(seat)  # the panel says whom the table waits for
        await self._commit(draft)

    def _pressed(self, seat: int, words: str) -> int:
        """The clicks of a person who answers two questions with one press where that is possible, and sees it coming
        as soon as the first is asked."""
        match, thread, at_hand = self.running.match, self._thread.shown, seat in self._at_hand
        decision, both = match.explained(seat), self._both.pop(seat, None)
        said = both.clicks(match, decision, words) if both is not None else None
        if said == 0:
            return 0
        taken, choice = self._press(seat, words), decision.parse(words)
        panel = own.panel(self.running, seat, LANGUAGE)
        opened = 0 if at_hand else 1
        found = {planned: clicks + opened for planned, clicks in hand.at_one_go(panel, decision, choice).items()}
        for planned, clicks in hand.at_one_go(thread, decision, choice).items():
            found[planned] = min(clicks, found.get(planned, clicks))
        more = {planned: max(0, clicks - taken) for planned, clicks in found.items()}
        self._both[seat] = Both(more, match.present.barrier)
        return taken if said is None else min(taken, said)

    def _press(self, seat: int, words: str) -> int:
        """The clicks of a person: in the thread's message or in their own panel, where it takes fewer."""
        decision = self.running.match.explained(seat)
        choice = decision.parse(words)

        def panel(
            *, group: int | None = None, looked: list[str] | None = None, picks: Picks | None = None
        ) -> layout.Composed:
            return own.panel(self.running, seat, LANGUAGE, group=group, looked=looked, picks=picks)

        open_ = 0 if seat in self._at_hand else 1
        in_thread = hand.clicks(self._thread.shown, decision, choice, panel)
        if in_thread is not None and in_thread <= 1 + open_:
            self._at_hand.discard(seat)
            return in_thread
        in_panel = hand.clicks(panel(), decision, choice, panel, own.filled_again(self.running, decision))
        if in_panel is None:
            raise RuntimeError(f"{decision.kind}: no control of the panel gives {words!r}")
        if in_thread is not None and in_thread <= in_panel + open_:
            self._at_hand.discard(seat)
            return in_thread
        self._at_hand.add(seat)
        return in_panel + open_

    async def _commit(self, draft: Draft) -> None:
        """What was written is true, and delivered before anybody acts again."""
        for entry in draft.writes.entries:
            columns = {name: getattr(entry, name) for name in entry.__struct_fields__}
            self._log.append(db.LogEntry(match_id=1, number=len(self._log) + 1, at=AT, **columns))
        self.running = draft.committed(db.Committed(draft.row.version + 1, len(self._log), []))
        for post in draft.writes.posts:
            await self._deliver(post)

    async def _deliver(self, post: AnyPost) -> None:
        if isinstance(post, ToPerson):
            self._tally.found.dms += 1
            self._at_hand |= {seat for seat in self.running.seats_of(post.user) if seat in self.running.match.waiting}
        elif post.lane == TABLE and not isinstance(post, ELSEWHERE):
            row = db.OutboxItem(
                id=1, match_id=1, kind="", lane=TABLE, nonce="", attempts=1, created_at=AT, not_before=AT
            )
            _, kept = await self._delivery.bring([Item(row, post)])
            messages = {**self.running.row.messages, **kept}
            self.running.row = self.running.row.changed(messages=messages)

    async def log(self, match_id: int, since: int = 0, most: int | None = None) -> list[db.LogEntry]:
        """Stands in for the log of the database."""
        return self._log[since : None if most is None else since + most]

    async def read(self, match_id: int) -> Running:
        """Stands in for the table."""
        return self.running


class Offline(Courier):
    """Brings messages to a thread that counts them."""

    def __init__(self, table: Measured, thread: Thread) -> None:
        store = SimpleNamespace(moves=SimpleNamespace(log=table.log), sharing=Unshared())
        client = cast("discord.Client", None)
        people = Names(client, cast("db.Store", None), LANGUAGE)
        standing = SimpleNamespace(read=table.read, store=store, now=lambda: AT)
        super().__init__(client, cast("Table", standing), people, Boards(people, Sketches()))
        self._only = thread

    def channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        """There is one thread."""
        return cast("discord.PartialMessageable", self._only)


class Names(People):
    """Everybody is called by their number."""

    async def seat_names(self, running: Running) -> tuple[str, ...]:
        """As far as they are known: not at all."""
        return self.known(running)
