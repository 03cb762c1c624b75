"""How Alembic runs the scripts: inside the transaction of `db.migrate`, or on the scratch file of alembic.ini."""

from typing import Any, Literal

import sqlalchemy as sa
from alembic import context
from sqlmodel import AutoString

from db.tables import METADATA
from db.types import Moment


def run(connection: sa.Connection) -> None:
    """Run the scripts on this connection."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite can change few things of a table in place
        transactional_ddl=True,  # SQLite can, though Alembic does not expect it to
        render_item=plainly,
    )
    with context.begin_transaction():
        context.run_migrations()


def plainly(kind: str, item: object, _: Any) -> str | Literal[False]:
    """How a generated script names our types: by SQLAlchemy's own, as a script borrows nothing from us."""
    if kind == "type" and isinstance(item, Moment):
        return "sa.BigInteger()"
    if kind == "type" and isinstance(item, AutoString | sa.Enum):
        return f"sa.String({item.length or ''})"
    return False


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    with sa.create_engine(url).begin() as scratch:
        run(scratch)
