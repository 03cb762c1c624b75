"""Tables have names, guests and watchers, may be private, and their host can hand over."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Older tables are open to everybody, and have no name."""
    op.add_column("matches", sa.Column("name", sa.String()))
    op.add_column("matches", sa.Column("private", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("guests", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("watchers", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("heir_id", WIDE))


def downgrade() -> None:
    """There is no way back: a newer database is refused by older versions."""
    raise NotImplementedError
