"""A bot in a seat has a strength and a style."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bots that sit already play as they did: normally, as they judge."""
    op.add_column("seats", sa.Column("strength", sa.String(), nullable=False, server_default="normal"))
    op.add_column("seats", sa.Column("style", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
