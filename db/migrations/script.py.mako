"""${message}."""

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}


def upgrade() -> None:
    """Bring a database of the step before here."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """There is no way back but the backup that was made before."""
    raise NotImplementedError
