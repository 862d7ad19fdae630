"""Hints, reviews, and vacations that come back every year"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("games", sa.Column("review", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("users", sa.Column("vacation_year", sa.Float(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("users", "vacation_year")
    op.drop_column("games", "review")
    op.drop_column("games", "hints")
