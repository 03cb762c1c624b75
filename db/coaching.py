"""Which kinds of decisions people have met."""

from __future__ import annotations

from sqlmodel import Session, select

from db.connection import Database
from db.tables import Coached

KEPT = 5000
Question = tuple[int, int]
"""Match, and number of the question within it."""


class Coaching:
    """Who has met what. Every panel asks for it, and hardly any changes it: it is kept in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: dict[tuple[int, str], dict[str, Question]] = {}

    async def first_met(self, user_id: int, game: str, kind: str, question: Question) -> bool:
        """Whether this question is the first of its kind for somebody. It is noted as that, and stays it for as long
        as it is open."""
        known = await self._known(user_id, game)
        if kind not in known:
            known[kind] = await self._database.write(lambda session: _noted(session, user_id, game, kind, question))
        return known[kind] == question

    def forget(self, user_id: int) -> None:
        """Somebody is to be forgotten."""
        for key in [key for key in self._kept if key[0] == user_id]:
            del self._kept[key]

    async def _known(self, user_id: int, game: str) -> dict[str, Question]:
        key = (user_id, game)
        if key not in self._kept:
            statement = select(Coached).where(Coached.user_id == user_id, Coached.game == game)
            rows = await self._database.read(lambda session: list(session.exec(statement)))
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept.setdefault(key, {}).update({row.kind: (row.match_id, row.asked) for row in rows})
        return self._kept[key]


def _noted(session: Session, user_id: int, game: str, kind: str, question: Question) -> Question:
    found = session.get(Coached, (user_id, game, kind))
    if found is None:
        match_id, asked = question
        found = Coached(user_id=user_id, game=game, kind=kind, match_id=match_id, asked=asked)
        session.add(found)
    return found.match_id, found.asked
