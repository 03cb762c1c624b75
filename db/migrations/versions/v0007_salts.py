"""Every sealed choice has a salt of its own in the log."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Until now salts were made from the seed: matches under way keep those of the seals they have."""
    op.add_column("log", sa.Column("salt", sa.String(), nullable=True))
    connection = op.get_bind()
    sealed = connection.execute(
        sa.text(
            "SELECT l.match_id, l.number, l.asked, l.seat, m.seed FROM log l JOIN matches m ON m.id = l.match_id"
            " WHERE l.receipt IS NOT NULL AND m.seed IS NOT NULL"
        )
    ).all()
    salts = [
        {
            "match": row.match_id,
            "line": row.number,
            "salt": sha256(f"slowtable seal {row.seed}:{row.asked}:{row.seat}".encode()).hexdigest()[:32],
        }
        for row in sealed
    ]
    if salts:
        connection.execute(sa.text("UPDATE log SET salt = :salt WHERE match_id = :match AND number = :line"), salts)


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
