"""Matches that have not started: opening one, and every change of one, each in a single transaction.

What may be done is the caller's to decide. The decision is made inside the transaction, from the rows as they are then:
whoever comes a moment too late decides from what the faster one has written.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import ColumnElement, delete, func
from sqlmodel import Session, col, select

from db.changes import MatchChanges
from db.connection import Database
from db.errors import NoSuchMatch, NotInLobby
from db.matches import seats_of
from db.outbox import Post, put
from db.tables import METADATA, Clock, Match, Seat
from db.types import Plain, Status

MATCHES = METADATA.tables["matches"]
UNDER_WAY = (Status.RUNNING, Status.PAUSED)


class NewSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat to be taken: by a person, or by a bot."""

    user_id: int | None = None
    bot: str | None = None
    bot_name: str | None = None
    strength: str = "normal"
    style: str = ""
    ticket: int | None = None
    """Id of the interaction by which it was taken."""


class NewLobby(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby to be opened, with those who sit there from the beginning, in order."""

    guild_id: int
    channel_id: int
    host_id: int
    game: str
    language: str
    at: datetime
    seats: Sequence[NewSeat]
    ticket: int | None = None
    """Id of the interaction that asks for it: the same one opens nothing twice."""
    options: Plain = {}
    clock: Clock | None = None
    demo: bool = False
    private: bool = False
    guests: dict[str, str] = {}
    lesson: Plain | None = None
    secret: str | None = None
    secret_hash: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """What a person and a server have already, when one more lobby is asked for."""

    lobbies: int
    """Open ones of this host."""
    matches: int
    """Of this host, under way."""
    demos: list[int]
    """Of this host, open or under way."""
    lately: int
    """Opened by this host within the last hour."""
    lobbies_here: int
    """Open ones of this server."""


class LobbyChange(msgspec.Struct, frozen=True, kw_only=True):
    """What is to change in a lobby."""

    match: MatchChanges = {}
    take: NewSeat | None = None
    """The lowest free number is theirs."""
    free: Collection[int] = ()
    """Numbers of the seats to be freed."""
    options: Mapping[int, dict[str, str]] = {}
    """What seats play, by number."""
    strengths: Mapping[int, str] = {}
    """How strong the bots in seats play, by number."""
    posts: Sequence[Post] = ()
    """What is to be said about it."""


Decide = Callable[[Match, list[Seat]], LobbyChange]
"""What is to change, from the match and its seats as they are; refuses by raising."""


class Lobby:
    """The lobbies of all matches. Whoever comes late to a started match is refused."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, new: NewLobby, hour_ago: datetime, check: Callable[[Standing], None]) -> tuple[Match, bool]:
        """Open a lobby, unless `check` raises; False with it if the same interaction had opened it before."""

        def work(session: Session) -> tuple[Match, bool]:
            if new.ticket is not None:
                found = session.exec(select(Match).where(Match.ticket == new.ticket)).first()
                if found is not None:
                    return found, False
            check(_standing(session, new, hour_ago))
            return _insert(session, new), True

        return await self._database.write(work)

    async def change(self, match_id: int, at: datetime, decide: Decide) -> tuple[Match, list[Seat]]:
        """Change a lobby as decided; returns it as it is then."""

        def work(session: Session) -> tuple[Match, list[Seat]]:
            match = session.get(Match, match_id, with_for_update=True)
            if match is None:
                raise NoSuchMatch(match_id)
            if match.status is not Status.LOBBY:
                raise NotInLobby(f"match {match_id} is {match.status}")
            told = _apply(session, match, at, decide)
            session.flush()
            put(session.connection(), told, at, match_id)
            return match, list(session.exec(seats_of(match_id)))

        return await self._database.write(work)

    async def discard(self, match_id: int) -> bool:
        """Remove a lobby that has no message; False if it has one, or has started."""
        gone = delete(MATCHES).where(MATCHES.c.id == match_id, _without_message())
        return await self._database.transact(lambda connection: connection.execute(gone).rowcount > 0)

    async def sweep(self, before: datetime) -> int:
        """Remove the lobbies from before this moment that have no message: nobody can ever sit there."""
        gone = delete(MATCHES).where(MATCHES.c.created_at < before, _without_message())
        return await self._database.transact(lambda connection: connection.execute(gone).rowcount)


def _without_message() -> ColumnElement[bool]:
    nowhere: ColumnElement[bool] = MATCHES.c.messages["lobby"].as_string().is_(None)
    return (MATCHES.c.status == Status.LOBBY) & nowhere


def _standing(session: Session, new: NewLobby, hour_ago: datetime) -> Standing:
    mine = select(Match).where(Match.host_id == new.host_id)
    hosted = list(session.exec(mine.where(col(Match.status).in_([Status.LOBBY, *UNDER_WAY]))))
    here = select(func.count()).select_from(Match).where(Match.guild_id == new.guild_id, Match.status == Status.LOBBY)
    lately = select(func.count()).select_from(Match).where(Match.host_id == new.host_id, Match.created_at > hour_ago)
    return Standing(
        lobbies=sum(match.status is Status.LOBBY for match in hosted),
        matches=sum(match.status in UNDER_WAY for match in hosted),
        demos=[match.id for match in hosted if match.demo],
        lately=session.exec(lately).one(),
        lobbies_here=session.exec(here).one(),
    )


def _insert(session: Session, new: NewLobby) -> Match:
    plain = (
        "guild_id",
        "channel_id",
        "host_id",
        "game",
        "language",
        "ticket",
        "options",
        "demo",
        "private",
        "guests",
        "lesson",
    )
    match = Match(
        **{name: getattr(new, name) for name in plain},
        secret=new.secret,
        secret_hash=new.secret_hash,
        created_at=new.at,
        **(new.clock or Clock()).model_dump(include=set(Clock.model_fields)),
    )
    session.add(match)
    session.flush()
    session.add_all(_seat(match.id, number, seat, new.at) for number, seat in enumerate(new.seats))
    return match


def _apply(session: Session, match: Match, at: datetime, decide: Decide) -> Sequence[Post]:
    """Do what was decided; returns what is to be said about it."""
    seats = list(session.exec(seats_of(match.id)))
    change = decide(match, seats)
    for name, value in change.match.items():
        setattr(match, name, value)
    for seat in seats:
        if seat.number in change.free:
            session.delete(seat)
            continue
        seat.options = change.options.get(seat.number, seat.options)
        seat.strength = change.strengths.get(seat.number, seat.strength)
    if change.take is not None:
        taken = {seat.number for seat in seats}
        number = next(number for number in range(len(seats) + 1) if number not in taken)
        session.add(_seat(match.id, number, change.take, at))
    return change.posts


def _seat(match_id: int, number: int, new: NewSeat, at: datetime) -> Seat:
    return Seat(
        match_id=match_id,
        number=number,
        user_id=new.user_id,
        bot=new.bot,
        bot_name=new.bot_name,
        strength=new.strength,
        style=new.style,
        ticket=new.ticket,
        options={},
        joined_at=at,
    )
