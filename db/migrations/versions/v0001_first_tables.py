"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None
WIDE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""64 bits, which SQLite's integers always have."""


def upgrade() -> None:
    """Create everything."""
    create_settings()
    create_matches()
    create_moves()
    create_delivery()
    create_people()


def downgrade() -> None:
    """There is nothing before this."""
    raise NotImplementedError


def create_settings() -> None:
    """What servers and people have set."""
    op.create_table(
        "guild_settings",
        integer("guild_id"),
        text("language", nullable=True),
        *clock(),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "user_settings",
        integer("user_id"),
        text("language", nullable=True),
        text("time_zone"),
        integer("quiet_from", nullable=True),
        integer("quiet_until", nullable=True),
        moment("vacation_until", nullable=True),
        integer("digest_hour", nullable=True),
        word("reminders"),
        integer("remind_after_hours"),
        moment("dms_refused_at", nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_user_settings"),
    )


def create_matches() -> None:
    """Matches and seats."""
    op.create_table(
        "matches",
        integer("id"),
        integer("guild_id"),
        integer("channel_id"),
        integer("thread_id", nullable=True),
        text("game"),
        json("options"),
        json("setup", nullable=True),
        text("language"),
        *clock(),
        word("status"),
        integer("host_id"),
        integer("version"),
        integer("logged"),
        integer("posted"),
        text("seed", nullable=True),
        text("seed_hash", nullable=True),
        json("messages"),
        moment("created_at"),
        moment("started_at", nullable=True),
        moment("paused_at", nullable=True),
        moment("finished_at", nullable=True),
        moment("moved_at", nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("thread_id", name="uq_matches_thread_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_guild_id", "matches", ["guild_id"])
    op.create_index("ix_matches_status", "matches", ["status"])
    op.create_table(
        "seats",
        integer("match_id"),
        integer("number"),
        integer("user_id", nullable=True),
        text("bot", nullable=True),
        json("options"),
        moment("joined_at"),
        integer("bank_seconds"),
        json("former"),
        integer("place", nullable=True),
        integer("score", nullable=True),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_seats"),
        of_match("seats"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def create_moves() -> None:
    """Log, states and seals."""
    op.create_table(
        "log",
        integer("match_id"),
        integer("number"),
        integer("seat"),
        text("kind"),
        text("by"),
        text("text"),
        integer("asked"),
        text("receipt", nullable=True),
        text("events"),
        moment("at"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_log"),
        of_match("log"),
    )
    op.create_table(
        "snapshots",
        integer("match_id"),
        integer("version"),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_snapshots"),
        of_match("snapshots"),
    )
    op.create_table(
        "milestones",
        integer("match_id"),
        integer("version"),
        integer("logged"),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        moment("at"),
        sa.PrimaryKeyConstraint("match_id", "version", name="pk_milestones"),
        of_match("milestones"),
    )
    op.create_table(
        "receipts",
        integer("match_id"),
        integer("asked"),
        integer("seat"),
        text("receipt"),
        moment("at"),
        sa.PrimaryKeyConstraint("match_id", "asked", "seat", name="pk_receipts"),
        of_match("receipts"),
    )


def create_delivery() -> None:
    """Reminders and the outbox."""
    op.create_table(
        "reminders",
        integer("id"),
        integer("match_id", nullable=True),
        integer("seat"),
        integer("user_id", nullable=True),
        text("kind"),
        moment("due_at"),
        integer("attempt"),
        sa.PrimaryKeyConstraint("id", name="pk_reminders"),
        sa.CheckConstraint("match_id IS NOT NULL OR user_id IS NOT NULL", name="ck_reminders_concerns_somebody"),
        of_match("reminders"),
    )
    op.create_index("ix_reminders_due_at", "reminders", ["due_at"])
    keys = ["match_id", "seat", "kind"]
    index_of_some("uq_reminders_of_match", "reminders", keys, "match_id IS NOT NULL", unique=True)
    index_of_some("uq_reminders_of_user", "reminders", ["user_id", "kind"], "match_id IS NULL", unique=True)
    op.create_table(
        "outbox",
        integer("id"),
        integer("match_id", nullable=True),
        integer("number"),
        text("lane"),
        text("kind"),
        json("payload"),
        text("dedupe", nullable=True),
        text("nonce"),
        moment("created_at"),
        integer("attempts"),
        moment("not_before"),
        moment("done_at", nullable=True),
        text("last_error", nullable=True),
        integer("remote_id", nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        of_match("outbox"),
        sqlite_autoincrement=True,
    )
    index_of_some("ix_outbox_waiting", "outbox", ["match_id", "lane", "id"], "done_at IS NULL")
    index_of_some("ix_outbox_done_at", "outbox", ["done_at"], "done_at IS NOT NULL")


def create_people() -> None:
    """Votes and ratings."""
    op.create_table(
        "votes",
        integer("id"),
        integer("match_id"),
        text("kind"),
        json("subject"),
        integer("opened_by"),
        moment("opened_at"),
        moment("closes_at"),
        moment("closed_at", nullable=True),
        text("outcome", nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_votes"),
        of_match("votes"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_votes_match_id", "votes", ["match_id"])
    op.create_table(
        "ballots",
        integer("vote_id"),
        integer("user_id"),
        text("choice"),
        moment("at"),
        sa.PrimaryKeyConstraint("vote_id", "user_id", name="pk_ballots"),
        sa.ForeignKeyConstraint(["vote_id"], ["votes.id"], name="fk_ballots_vote_id", ondelete="CASCADE"),
    )
    op.create_table(
        "ratings",
        integer("user_id"),
        text("game"),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        integer("matches"),
        moment("updated_at"),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
    )


# A script stays as it is for ever, so it borrows nothing from the tables of today.


def integer(name: str, nullable: bool = False) -> sa.Column[Any]:
    """A number, or an id of ours or of Discord's."""
    return sa.Column(name, WIDE, nullable=nullable)


def text(name: str, nullable: bool = False) -> sa.Column[Any]:
    """Any text."""
    return sa.Column(name, sa.String(), nullable=nullable)


def word(name: str) -> sa.Column[Any]:
    """One of a few words."""
    return sa.Column(name, sa.String(16), nullable=False)


def json(name: str, nullable: bool = False) -> sa.Column[Any]:
    """Plain data."""
    return sa.Column(name, sa.JSON(), nullable=nullable)


def moment(name: str, nullable: bool = False) -> sa.Column[Any]:
    """Microseconds since 1970."""
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def clock() -> list[sa.Column[Any]]:
    """How long a decision may take."""
    return [integer("decision_hours", nullable=True), integer("bank_hours"), word("when_late")]


def of_match(table: str) -> sa.ForeignKeyConstraint:
    """What belongs to a match goes with it."""
    return sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE")


def index_of_some(name: str, table: str, columns: list[str], where: str, unique: bool = False) -> None:
    """An index over the rows that a condition holds for."""
    some = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=some, postgresql_where=some)
