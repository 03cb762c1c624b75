"""The tables, by topic. Rows that the store returns are copies: changing one changes nothing."""

from sqlalchemy import BigInteger, Integer
from sqlalchemy.orm import configure_mappers

from db.tables.base import Table
from db.tables.delivery import WHOLE_TABLE, Life, OutboxItem, Reminder
from db.tables.match import Match, Seat
from db.tables.moves import LogEntry, Milestone, Receipt, Snapshot
from db.tables.people import Ballot, Coached, Offer, Vote
from db.tables.review import Review
from db.tables.settings import Clock, GuildSettings, UserSettings

METADATA = Table.metadata

# SQLite's integers have 64 bits anyway; PostgreSQL is told that ids of Discord need them.
WIDE = BigInteger().with_variant(Integer(), "sqlite")
for _table in METADATA.tables.values():
    for _column in _table.columns:
        if type(_column.type) is Integer:
            _column.type = WIDE

# Otherwise the first to read a row does it: two threads at once may then meet a class that is half done.
configure_mappers()

__all__ = [
    "METADATA",
    "WHOLE_TABLE",
    "Ballot",
    "Clock",
    "Coached",
    "GuildSettings",
    "Life",
    "LogEntry",
    "Match",
    "Milestone",
    "Offer",
    "OutboxItem",
    "Receipt",
    "Reminder",
    "Review",
    "Seat",
    "Snapshot",
    "Table",
    "UserSettings",
    "Vote",
]
