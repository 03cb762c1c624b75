"""A bot keeps its name from the lobby on, wherever it is seated."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bots that sit already are called by their seats, as before."""
    op.add_column("seats", sa.Column("bot_name", sa.String()))


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
