"""Lobbies: every change of a table that has not started yet.

Each takes the match's lock, decides from the rows inside one transaction, and returns the lobby as it is then or why
nothing was done. Buttons and commands call the same functions, so neither can do what the other may not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import cast

import msgspec

import db
import games
from bot.tables import bots, guests, starting
from bot.tables.refusal import Refusal, Refused, Why
from bot.tables.table import Table
from db import Status
from games.engine import dice
from games.engine.strength import STRENGTHS

HOUR = timedelta(hours=1)
UNPOSTED = HOUR
"""A lobby that has no message after so long will never get one."""
Decide = Callable[[db.Match, list[db.Seat]], db.LobbyChange]
OpenThread = Callable[[db.Match], Awaitable[int | None]]
"""Opens the thread of a match and returns its id; None if that cannot be done."""


class Limits(msgspec.Struct, frozen=True):
    """How many tables there may be."""

    lobbies: int = 3
    """Open at the same time, of one host."""
    lobbies_here: int = 50
    """Open at the same time, on one server."""
    matches: int = 20
    """Under way, of one host."""
    demos: int = 1
    """Against bots, of one person."""
    hourly: int = 10
    """Opened within an hour by one person."""


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A table that somebody wants to open."""

    guild_id: int
    channel_id: int
    host_id: int
    game: str
    language: str
    ticket: int
    """Id of the interaction that asks for it."""
    clock: db.Clock | None = None
    options: dict[str, str] = {}
    bots: int = 0
    """How many new ones."""
    along: Sequence[db.NewSeat] = ()
    """Bots that come along from another table, as they are."""
    demo: bool = False
    private: bool = False
    guests: Sequence[int] = ()
    """Who may sit down at a private table without being asked once more."""
    lesson: bool = False
    """Whether it is a match that teaches: its set-up is prepared."""


class Seated(msgspec.Struct, frozen=True):
    """A lobby as it is after a change."""

    match: db.Match
    seats: list[db.Seat]


class Opened(msgspec.Struct, frozen=True):
    """A lobby that is open."""

    match: db.Match
    fresh: bool
    """False: the same interaction came before, and opened it then."""


class Lobbies:
    """The lobbies of all matches."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self._table = table
        self._store = table.store
        self._limits = limits

    # -- opening -------------------------------------------------------------------------------------------

    async def open(self, opening: Opening) -> Opened | Refused:
        """A new lobby with its host, and bots, in the first seats; its message is posted by the caller."""
        now, secret = self._table.now(), None if opening.lesson else starting.new_secret()
        drawn_by = None if opening.lesson else opening.ticket
        await self.sweep()
        new = db.NewLobby(
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=opening.host_id,
            game=opening.game,
            language=opening.language,
            at=now,
            seats=[
                db.NewSeat(user_id=opening.host_id, ticket=opening.ticket),
                *opening.along,
                *[bots.invited(name, drawn_by) for name in bots.BOT_NAMES[: opening.bots]],
            ],
            ticket=opening.ticket,
            options=opening.options,
            clock=opening.clock,
            demo=opening.demo,
            private=opening.private,
            guests={str(user): guests.DECLINED for user in opening.guests},
            secret=secret,
            secret_hash=dice.fingerprint(secret) if secret is not None else None,
            lesson=starting.LESSON_BEGUN if opening.lesson else None,
        )

        def check(standing: db.Standing) -> None:
            if (refused := self._too_many(standing, demo=opening.demo)) is not None:
                raise Refusal(refused)

        try:
            match, fresh = await self._store.lobby.open(new, now - HOUR, check)
        except Refusal as refusal:
            return refusal.refused
        return Opened(match, fresh)

    def _too_many(self, standing: db.Standing, *, demo: bool) -> Refused | None:
        limits = self._limits
        if demo and len(standing.demos) >= limits.demos:
            return Refused(Why.MANY_DEMOS, match=standing.demos[-1], count=limits.demos)
        counted = {
            Why.MANY_LOBBIES: (standing.lobbies, limits.lobbies),
            Why.MANY_MATCHES: (standing.matches, limits.matches),
            Why.TOO_FAST: (standing.lately, limits.hourly),
            Why.MANY_LOBBIES_HERE: (standing.lobbies_here, limits.lobbies_here),
        }
        return next((Refused(why, count=most) for why, (has, most) in counted.items() if has >= most), None)

    async def shown(self, match_id: int, message_id: int) -> None:
        """The lobby's message has been posted."""
        await self._store.matches.keep_message(match_id, "lobby", message_id)

    async def sweep(self) -> None:
        """Remove what was left by a process that died before a lobby's message was posted."""
        await self._store.lobby.sweep(self._table.now() - UNPOSTED)

    async def discard(self, match_id: int) -> None:
        """The lobby's message could not be posted: nobody will ever see it."""
        await self._store.lobby.discard(match_id)

    # -- seats ---------------------------------------------------------------------------------------------

    async def join(self, match_id: int, user: int, ticket: int, *, again: bool = False) -> Seated | Refused:
        """Take a seat. Nobody takes a second one by accident: whoever wants several says `again`."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            if not again and seats_of(seats, user):
                raise Refusal(Refused(Why.ALREADY_IN, match.id))
            if (refused := guests.barred(match, user)) is not None:
                raise Refusal(refused)
            check_free(match, seats)
            return db.LobbyChange(take=db.NewSeat(user_id=user, ticket=ticket))

        return await self._change(match_id, decide)

    async def leave(self, match_id: int, user: int) -> Seated | Refused:
        """Give a seat back. When the host leaves, the next person is host; when nobody is left, the lobby closes."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            mine = seats_of(seats, user)
            if not mine:
                raise Refusal(Refused(Why.NOT_IN, match.id))
            others = [seat.user_id for seat in seats if seat.user_id is not None and seat.user_id != user]
            changes = db.MatchChanges()
            if len(mine) == 1 and not others:
                changes["status"] = Status.CANCELLED
            elif len(mine) == 1 and match.host_id == user:
                changes["host_id"] = (
                    match.heir_id if match.heir_id is not None and match.heir_id in others else others[0]
                )
            if len(mine) == 1 and user in (match.host_id, match.heir_id):
                changes["heir_id"] = None
            return db.LobbyChange(match=changes, free=[mine[-1].number])

        return await self._change(match_id, decide)

    async def add_bot(self, match_id: int, user: int) -> Seated | Refused:
        """A bot for an empty seat; only who sits at the table invites one."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            check_in(match, seats, user)
            check_free(match, seats)
            return db.LobbyChange(take=bots.invited(bots.free_name(seats), match.ticket))

        return await self._change(match_id, decide)

    async def drop_bot(self, match_id: int, user: int) -> Seated | Refused:
        """One bot less; only who sits at the table sends it away."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            check_in(match, seats, user)
            seated = [seat.number for seat in seats if seat.user_id is None]
            if not seated:
                raise Refusal(Refused(Why.NO_BOTS, match.id))
            return db.LobbyChange(free=[seated[-1]])

        return await self._change(match_id, decide)

    async def set_strength(self, match_id: int, user: int, seat: int | None, strength: str) -> Seated | Refused:
        """How strong a bot plays; whoever sits at the table may say so, as they may send it away."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            check_in(match, seats, user)
            if not any(one.number == seat and one.user_id is None for one in seats):
                raise Refusal(Refused(Why.NO_BOTS, match.id))
            if seat is None or strength not in STRENGTHS:
                raise Refusal(Refused(Why.UNKNOWN, match.id))
            return db.LobbyChange(strengths={seat: strength})

        return await self._change(match_id, decide)

    # -- choices -------------------------------------------------------------------------------------------

    async def choose(self, match_id: int, user: int, seat: int | None, key: str, value: str) -> Seated | Refused:
        """What somebody's seat plays: a colour, a faction."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            mine = next((mine for mine in seats_of(seats, user) if mine.number == seat), None)
            if mine is None:
                raise Refusal(Refused(Why.NOT_IN, match.id))
            spec = next((spec for spec in games.metas()[match.game].seat_options if spec.key == key), None)
            if spec is None or value not in spec.choices:
                raise Refusal(Refused(Why.UNKNOWN, match.id))
            if spec.unique and any(other.options.get(key) == value for other in seats if other is not mine):
                raise Refusal(Refused(Why.TAKEN, match.id))
            return db.LobbyChange(options={mine.number: {**mine.options, key: value}})

        return await self._change(match_id, decide)

    async def set_option(self, match_id: int, user: int, key: str, value: str) -> Seated | Refused:
        """What the host chooses for the table."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            check_host(match, user)
            if value not in starting.choices(match.game).get(key, ()):
                raise Refusal(Refused(Why.UNKNOWN, match.id))
            return db.LobbyChange(match={"options": {**match.options, key: value}})

        return await self._change(match_id, decide)

    async def set_clock(self, match_id: int, user: int, changes: db.ClockChanges) -> Seated | Refused:
        """The table's clock, as its host wants it."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            check_host(match, user)
            return db.LobbyChange(match=cast("db.MatchChanges", changes))

        return await self._change(match_id, decide)

    # -- its end -------------------------------------------------------------------------------------------

    async def cancel(self, match_id: int, user: int) -> Seated | Refused:
        """The host closes the table."""

        def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
            check_host(match, user)
            return db.LobbyChange(match={"status": Status.CANCELLED})

        return await self._change(match_id, decide)

    async def start(self, match_id: int, user: int, open_thread: OpenThread) -> starting.Begun | Refused:
        """The host starts the match. Its thread comes first: where none can be opened, the lobby stays as it is."""
        async with self._table.locked(match_id) as running:
            if running is not None:
                return Refused(Why.OVER, match_id)
            try:
                match = await self._store.matches.get(match_id)
            except db.NoSuchMatch:
                return Refused(Why.NO_SUCH_MATCH, match_id)
            seats = await self._store.matches.seats(match_id)
            if (refused := starting.hindrance(match, seats, user)) is not None:
                return refused
            thread = await open_thread(match)
            if thread is None:
                return Refused(Why.NO_THREAD, match_id)
            return await starting.begin(self._table, match, seats, thread)

    async def _change(self, match_id: int, decide: Decide) -> Seated | Refused:
        return await change(self._table, match_id, decide)


async def change(table: Table, match_id: int, decide: Decide) -> Seated | Refused:
    """Change a lobby as decided, under its lock."""
    async with table.locked(match_id):
        return await change_locked(table, match_id, decide)


async def change_locked(table: Table, match_id: int, decide: Decide) -> Seated | Refused:
    """Change a lobby as decided; the caller holds its lock."""
    try:
        seated = Seated(*await table.store.lobby.change(match_id, table.now(), decide))
    except Refusal as refusal:
        return refusal.refused
    except db.NotInLobby:
        return Refused(Why.OVER, match_id)
    except db.NoSuchMatch:
        return Refused(Why.NO_SUCH_MATCH, match_id)
    table.notify()
    return seated


def seats_of(seats: list[db.Seat], user: int) -> list[db.Seat]:
    """Where somebody sits."""
    return [seat for seat in seats if seat.user_id == user]


def check_host(match: db.Match, user: int) -> None:
    """Refuse whoever is not the host."""
    if match.host_id != user:
        raise Refusal(Refused(Why.HOST_ONLY, match.id, user=match.host_id))


def check_in(match: db.Match, seats: list[db.Seat], user: int) -> None:
    """Refuse whoever does not sit at the table."""
    if not seats_of(seats, user):
        raise Refusal(Refused(Why.NOT_IN, match.id))


def check_free(match: db.Match, seats: list[db.Seat]) -> None:
    """Refuse where no seat is free."""
    if len(seats) >= games.metas()[match.game].players[1]:
        raise Refusal(Refused(Why.FULL, match.id))
