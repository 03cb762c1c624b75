"""What was found when somebody looked back on a match is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has looked back yet."""
    op.create_table(
        "reviews",
        sa.Column("match_id", WIDE, nullable=False),
        sa.Column("seat", WIDE, nullable=False),
        sa.Column("data", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reviews_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_reviews"),
    )


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
