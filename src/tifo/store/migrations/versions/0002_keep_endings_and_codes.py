"""Keep which matches have ended, and the codes that open a seat when they are typed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "endings",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
    )


def downgrade() -> None:
    """Nothing is ever deleted."""
    raise NotImplementedError
