"""Settings, from the environment and `.env`; each is explained in `.env.example`."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from games.engine.texts import LANGUAGES


class Settings(BaseSettings):
    """How this Slowtable runs."""

    model_config = SettingsConfigDict(env_prefix="SLOWTABLE_", env_file=".env", extra="ignore")

    token: str = ""
    """The bot's token; without one the sandbox is started."""
    database: Path = Path("data/slowtable.db")
    language: str = Field(default="en", pattern="|".join(LANGUAGES))
    """Of servers that have not chosen one."""
    sandbox_port: int = Field(default=8777, ge=0, le=65535)
    sandbox_save: Path | None = None
    """Where the sandbox keeps its world, so that a demonstration survives a restart."""
