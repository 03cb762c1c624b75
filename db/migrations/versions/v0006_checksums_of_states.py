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
        rows = connection.execute(sa.text(f"SELECT rowid FROM {table}")).scalars().all()
        for row in rows:
            data = connection.execute(
                sa.text(f"SELECT data FROM {table} WHERE rowid = :row"), {"row": row}
            ).scalar_one()
            checked = b"\x01" + blake2b(data, digest_size=16).digest() + data
            connection.execute(
                sa.text(f"UPDATE {table} SET data = :data WHERE rowid = :row"), {"data": checked, "row": row}
            )


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
