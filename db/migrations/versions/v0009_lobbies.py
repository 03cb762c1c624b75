"""What a lobby was opened and joined by, tables against bots, and the secret that the seed is mixed from."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Older matches have none of these."""
    op.add_column("matches", sa.Column("ticket", WIDE))
    op.create_index("uq_matches_ticket", "matches", ["ticket"], unique=True)
    op.add_column("matches", sa.Column("demo", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("secret", sa.String()))
    op.add_column("matches", sa.Column("secret_hash", sa.String()))
    op.add_column("matches", sa.Column("tickets", sa.JSON()))
    op.add_column("seats", sa.Column("ticket", WIDE))


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
