"""Clocks of seats, absences, stand-ins, and whom a reminder concerns."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """New columns, and a wish that may be left open."""
    for name in ("asked_at", "acted_at"):
        op.add_column("seats", sa.Column(name, sa.BigInteger(), nullable=True))
    for name in ("spent_seconds", "seen_entry"):
        op.add_column("seats", sa.Column(name, WIDE, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("stand_in", sa.String(), nullable=True))
    for table in ("guild_settings", "matches"):
        op.add_column(table, sa.Column("remind_hours", WIDE, nullable=True))
    op.add_column("user_settings", sa.Column("vacation_from", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("user_settings") as batch:
        batch.alter_column("remind_after_hours", existing_type=WIDE, nullable=True)
    # Until now the default was written down as if it were a wish.
    op.execute("UPDATE user_settings SET remind_after_hours = NULL WHERE remind_after_hours = 24")
    op.create_index("ix_reminders_user_id", "reminders", ["user_id"])


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
