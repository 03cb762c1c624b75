"""Offers of seats, and what a change of hands leaves behind."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """A table, and columns of seats. Whose seat has changed hands holds it since its history says so: from the end of
    the log on, which is later than it was, and so never too early."""
    op.create_table(
        "offers",
        sa.Column("id", WIDE, nullable=False),
        sa.Column("match_id", WIDE, nullable=False),
        sa.Column("seat", WIDE, nullable=False),
        sa.Column("owner_id", WIDE, nullable=True),
        sa.Column("user_id", WIDE, nullable=True),
        sa.Column("voted", sa.Boolean(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(), nullable=True),
        sa.Column("taken_by", WIDE, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_offers_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_offers"),
        sqlite_autoincrement=True,
    )
    still_open = sa.text("closed_at IS NULL")
    op.create_index(
        "uq_offers_open",
        "offers",
        ["match_id", "seat"],
        unique=True,
        sqlite_where=still_open,
        postgresql_where=still_open,
    )
    op.add_column("seats", sa.Column("since_entry", WIDE, nullable=False, server_default="0"))
    for name in ("sealed_by", "may_return"):
        op.add_column("seats", sa.Column(name, WIDE, nullable=True))
    op.execute(
        "UPDATE seats SET since_entry = (SELECT logged FROM matches WHERE id = match_id), sealed_by = 0"
        " WHERE CAST(former AS TEXT) != '[]'"
    )


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
