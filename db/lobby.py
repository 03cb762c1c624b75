"""Seats of a match that has not started: who joins, leaves, and chooses what."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from db.connection import Database
from db.errors import AlreadySeated, NoSuchMatch, NotInLobby, NotSeated, TableFull
from db.matches import seats_of
from db.tables import Match, Seat
from db.types import Status


class Lobby:
    """The lobbies of all matches. Whoever comes late to a started match is refused."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def join(
        self,
        match_id: int,
        at: datetime,
        *,
        most: int,
        user_id: int | None = None,
        bot: str | None = None,
        options: dict[str, str] | None = None,
        again: bool = False,
    ) -> Seat:
        """Take the lowest free seat, for a person or for a bot, if fewer than `most` are taken.

        Nobody takes a second one by accident: whoever wants several says `again`.
        """

        def work(session: Session) -> Seat:
            seats = _taken(session, match_id)
            if not again and user_id is not None and any(seat.user_id == user_id for seat in seats.values()):
                raise AlreadySeated(f"{user_id} sits in match {match_id}")
            free = set(range(most)) - seats.keys()
            if not free:
                raise TableFull(f"match {match_id} has {most} seats")
            seat = Seat(
                match_id=match_id, number=min(free), user_id=user_id, bot=bot, options=options or {}, joined_at=at
            )
            session.add(seat)
            return seat

        return await self._database.write(work)

    async def leave(self, match_id: int, number: int) -> None:
        """Free a seat."""

        def work(session: Session) -> None:
            session.delete(_seat(session, match_id, number))

        await self._database.write(work)

    async def choose(self, match_id: int, number: int, options: dict[str, str]) -> None:
        """Settle what a seat plays: colour, faction…"""

        def work(session: Session) -> None:
            _seat(session, match_id, number).options = options

        await self._database.write(work)


def _taken(session: Session, match_id: int) -> dict[int, Seat]:
    """The seats of a lobby, by number."""
    match = session.get(Match, match_id)
    if match is None:
        raise NoSuchMatch(match_id)
    if match.status is not Status.LOBBY:
        raise NotInLobby(f"match {match_id} is {match.status}")
    return {seat.number: seat for seat in session.exec(seats_of(match_id))}


def _seat(session: Session, match_id: int, number: int) -> Seat:
    seat = _taken(session, match_id).get(number)
    if seat is None:
        raise NotSeated(f"match {match_id} has no seat {number}")
    return seat
