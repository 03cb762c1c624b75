"""Questions to the bot's database from outside: a file or a server alike, and nothing is changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, text
from sqlalchemy.pool import NullPool

import db


def ask(place: db.Place, statement: str, **values: object) -> list[tuple[Any, ...]]:
    """The rows that a statement finds."""
    with _engine(place).connect() as connection:
        return [tuple(row) for row in connection.execute(text(statement), values)]


@cache
def _engine(place: db.Place) -> Engine:
    url = f"sqlite:///file:{place}?mode=ro&uri=true" if isinstance(place, Path) else place
    return create_engine(url, poolclass=NullPool)
