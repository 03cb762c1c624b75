"""Clocks that count from the last change on, what undone answers took, and a sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Questions that are open count since they were asked."""
    for name in ("counted_at", "ends_at"):
        op.add_column("seats", sa.Column(name, sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("took", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("missed_turns", WIDE, nullable=False, server_default="0"))
    op.execute("UPDATE seats SET counted_at = asked_at")
    op.create_table(
        "life",
        sa.Column("id", WIDE, nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_life"),
    )


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
