"""What was found when somebody looked back on a match."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field

from db.tables.base import Table
from db.types import Moment


class Review(Table, table=True):
    """How a match that is over looks from a seat, or to everybody; it is worked out once."""

    __tablename__ = "reviews"

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    seat: int = Field(primary_key=True)
    """Whose; `WHOLE_TABLE`: everybody's."""
    data: str
    """As whoever worked it out has written it."""
    made_at: datetime = Field(sa_type=Moment)
