"""What people have been taught: kinds of decisions they have met, whether they want that, and matches that teach."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has been taught anything yet, and everybody wants it."""
    op.create_table(
        "coached",
        sa.Column("user_id", WIDE, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("match_id", WIDE, nullable=False),
        sa.Column("asked", WIDE, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "kind", name="pk_coached"),
    )
    op.add_column("user_settings", sa.Column("coach", sa.Boolean(), nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("lesson", sa.JSON()))


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
