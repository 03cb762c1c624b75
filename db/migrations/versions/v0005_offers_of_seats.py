"""Offers of seats, and what a change of hands leaves behind."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table, and columns of seats. Whose seat has changed hands holds it since its history says so: from the end of
    the log on, which is later than it was, and so never too early."""
    op.create_table(
        "offers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("voted", sa.Boolean(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(), nullable=True),
        sa.Column("taken_by", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_offers_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_offers"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_offers_open", "offers", ["match_id", "seat"], unique=True, sqlite_where=sa.text("closed_at IS NULL")
    )
    op.add_column("seats", sa.Column("since_entry", sa.Integer(), nullable=False, server_default="0"))
    for name in ("sealed_by", "may_return"):
        op.add_column("seats", sa.Column(name, sa.Integer(), nullable=True))
    op.execute(
        "UPDATE seats SET since_entry = (SELECT logged FROM matches WHERE id = match_id), sealed_by = 0"
        " WHERE former != '[]'"
    )


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
