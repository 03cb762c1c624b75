"""Servers are greeted once; people choose how they are reminded; clocks may rest."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """New columns only, each with what held before."""
    op.add_column("guild_settings", sa.Column("greeted_at", sa.BigInteger(), nullable=True))
    for table in ("guild_settings", "matches"):
        op.add_column(table, sa.Column("clock_rests", sa.Boolean(), nullable=False, server_default=sa.true()))
        op.add_column(table, sa.Column("increment_hours", WIDE, nullable=False, server_default="0"))
    op.add_column("user_settings", sa.Column("snoozed_until", sa.BigInteger(), nullable=True))
    op.add_column(
        "user_settings", sa.Column("warn_before_turn", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("user_settings", sa.Column("acted_at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
