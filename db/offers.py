"""Offers of seats. They are opened and closed as parts of moves, and read back by their id."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import Connection, func, insert, update
from sqlmodel import col, select
from sqlmodel.sql.expression import SelectOfScalar

from db.connection import Database
from db.outbox import Post
from db.tables import METADATA, Offer

OFFERS = METADATA.tables["offers"]


class Offers:
    """All offers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, offer_id: int) -> Offer | None:
        """An offer, open or closed."""
        return await self._database.read(lambda session: session.get(Offer, offer_id))

    async def open_in(self, match_id: int) -> list[Offer]:
        """The open offers of a match."""
        return await self._database.read(lambda session: list(session.exec(open_offers(match_id))))

    async def made_since(self, match_id: int, seat: int, at: datetime) -> int:
        """How often a seat was offered from this moment on, other than by a vote."""
        here = select(func.count()).where(Offer.match_id == match_id, Offer.seat == seat)
        made = here.where(col(Offer.opened_at) >= at, col(Offer.voted).is_(False))
        return await self._database.read(lambda session: session.exec(made).one())


def open_offers(match_id: int) -> SelectOfScalar[Offer]:
    """The statement that finds the open offers of a match, by seat."""
    return select(Offer).where(Offer.match_id == match_id, col(Offer.closed_at).is_(None)).order_by(col(Offer.seat))


def open_offer(connection: Connection, offer: Offer) -> Post:
    """Write an offer, and give it its id; the post puts it to whom it is for."""
    new = connection.execute(insert(OFFERS).returning(OFFERS.c.id), offer.model_dump(exclude={"id"}))
    offer.id = new.scalar_one()
    return Post(kind="offer", payload={"offer": offer.id})


def close_offers(connection: Connection, closed: Mapping[int, str], at: datetime, taken_by: int | None) -> None:
    """End offers; one that is closed stays as it is."""
    for offer_id, outcome in closed.items():
        still_open = (OFFERS.c.id == offer_id) & OFFERS.c.closed_at.is_(None)
        taker = taken_by if outcome == "taken" else None
        connection.execute(update(OFFERS).where(still_open).values(outcome=outcome, closed_at=at, taken_by=taker))
