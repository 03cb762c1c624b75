"""Settings, from the environment and `.env`; each is explained in `.env.example`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import BeforeValidator, Field, PlainValidator
from pydantic_settings import BaseSettings, SettingsConfigDict

import db
from bot.shards import Shards, shards
from bot.tables.lobby import Limits
from bot.watch import logs
from db import WhenLate
from games.engine.texts import LANGUAGES

MOST_DECISION = 60 * 24
"""Hours: nobody waits longer than two months for a decision."""


def _place(value: object) -> db.Place:
    return value if isinstance(value, Path) else db.place(str(value))


def _shards(value: object) -> object:
    return shards(value) if isinstance(value, str) else value


class Settings(BaseSettings):
    """How this Slowtable runs."""

    model_config = SettingsConfigDict(env_prefix="SLOWTABLE_", env_file=".env", env_ignore_empty=True, extra="ignore")

    token: str = ""
    """The bot's token; without one the sandbox is started."""
    database: Annotated[db.Place, PlainValidator(_place)] = Path("data/slowtable.db")
    """A file of SQLite, or the address of a PostgreSQL database."""
    shards: Annotated[Shards | None, BeforeValidator(_shards)] = None
    """Which part of Discord's servers this process hears; None: all."""
    language: str = Field(default="en", pattern=f"^(?:{'|'.join(LANGUAGES)})$")
    """Of servers that have not chosen one."""
    decision_hours: int = Field(default=0, ge=0, le=MOST_DECISION)
    """Of servers that have not chosen a clock, as the next two; 0: there is none."""
    when_late: WhenLate = WhenLate.NOTHING
    clock_rests: bool = True
    most_lobbies: int = Field(default=3, ge=1)
    """Open tables of one host, before their start; this and the next four keep a server from being flooded."""
    most_lobbies_per_server: int = Field(default=50, ge=1)
    most_matches: int = Field(default=20, ge=1)
    """Under way, of one host."""
    most_demos: int = Field(default=1, ge=1)
    """Against bots, of one person."""
    most_per_hour: int = Field(default=10, ge=1)
    """Tables that one person opens within an hour."""
    painters: int = Field(default=1, ge=0, le=16)
    """Processes that draw; 0: pictures are drawn by threads of the bot's own process."""
    thinkers: int = Field(default=1, ge=0, le=16)
    """Processes in which bots think; 0: they think in threads of the bot's own process."""
    thinking: float = Field(default=3.0, ge=0, le=60)
    """Seconds that a hard bot may think about a decision, in one of those processes; 0: it plays as a normal one."""
    backups: Path | None = None
    """The folder into which the bot copies its database once a day; None: it does not."""
    owner_channel: int | None = Field(default=None, ge=1)
    """The channel that hears of errors; None: only the log does."""
    metrics: int | None = Field(default=None, ge=0, le=65535)
    """The port on loopback at which figures and health are told; None: nowhere."""
    log: logs.Form = "text"
    """How lines of the log are written."""
    source: str = ""
    """Where the source of this bot can be read, for `/about`."""
    sandbox_port: int = Field(default=8777, ge=0, le=65535)
    sandbox_save: Path | None = None
    """Where the sandbox keeps its world, so that a demonstration survives a restart."""

    @property
    def clock(self) -> db.Clock:
        """The clock of servers that have not chosen one."""
        return db.Clock(
            decision_hours=self.decision_hours or None, when_late=self.when_late, clock_rests=self.clock_rests
        )

    @property
    def limits(self) -> Limits:
        """How many tables there may be."""
        return Limits(
            lobbies=self.most_lobbies,
            lobbies_here=self.most_lobbies_per_server,
            matches=self.most_matches,
            demos=self.most_demos,
            hourly=self.most_per_hour,
        )
