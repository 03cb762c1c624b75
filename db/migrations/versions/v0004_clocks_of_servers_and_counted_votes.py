"""Servers that have chosen a clock of their own, and a count for every vote."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever has a clock has chosen it; open votes that nothing counts are counted when their time is over."""
    op.add_column("guild_settings", sa.Column("clock_set", sa.Boolean(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE guild_settings SET clock_set = true WHERE decision_hours IS NOT NULL OR bank_hours != 0"
        " OR increment_hours != 0 OR when_late != 'nothing' OR NOT clock_rests OR remind_hours IS NOT NULL"
    )
    op.execute(
        "INSERT INTO reminders (match_id, seat, kind, due_at, attempt)"
        " SELECT match_id, -1, 'vote', min(closes_at), 0 FROM votes JOIN matches ON matches.id = match_id"
        " WHERE closed_at IS NULL AND kind != 'late' AND status IN ('running', 'paused') GROUP BY match_id"
    )


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
