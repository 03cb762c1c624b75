"""What was found when somebody looked back on a match."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from db.connection import Database
from db.tables import Review


class Reviews:
    """Kept with their matches: each is worked out once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match_id: int, seat: int) -> str | None:
        """What was found for a seat, if somebody has looked."""
        found = await self._database.read(lambda session: session.get(Review, (match_id, seat)))
        return found.data if found is not None else None

    async def keep(self, match_id: int, seat: int, data: str, at: datetime) -> None:
        """Keep what was found; what is newer takes the place of what is there."""

        def work(session: Session) -> None:
            session.merge(Review(match_id=match_id, seat=seat, data=data, made_at=at))

        await self._database.write(work)
