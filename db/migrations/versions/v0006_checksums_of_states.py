"""States get a checksum: a version byte and a digest stand before what was stored so far."""

from hashlib import blake2b

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every state as it is now, row by row."""
    connection = op.get_bind()
    for table in ("snapshots", "milestones"):
        keys = connection.execute(sa.text(f"SELECT match_id, version FROM {table}")).all()
        here = "WHERE match_id = :match AND version = :version"
        for match_id, version in keys:
            key = {"match": match_id, "version": version}
            data = connection.execute(sa.text(f"SELECT data FROM {table} {here}"), key).scalar_one()
            checked = b"\x01" + blake2b(data, digest_size=16).digest() + data
            connection.execute(sa.text(f"UPDATE {table} SET data = :data {here}"), {"data": checked, **key})


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
