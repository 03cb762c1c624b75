"""What servers and people have set; who has set nothing has the defaults."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, Unpack

from sqlmodel import Session, col, select

from db.changes import GuildChanges, UserChanges
from db.connection import Database
from db.tables import GuildSettings, UserSettings

S = TypeVar("S", GuildSettings, UserSettings)


class Settings:
    """Settings of servers and of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guild(self, guild_id: int) -> GuildSettings:
        """A server's settings."""
        async with self._database.reading() as session:
            return await session.get(GuildSettings, guild_id) or GuildSettings(guild_id=guild_id)

    async def set_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> GuildSettings:
        """Change a server's settings."""
        return await self._database.write(
            lambda session: _change(session, guild_id, GuildSettings(guild_id=guild_id), changes)
        )

    async def user(self, user_id: int) -> UserSettings:
        """A person's settings."""
        return (await self.users([user_id]))[user_id]

    async def users(self, user_ids: Collection[int]) -> dict[int, UserSettings]:
        """The settings of several people, by user id."""
        async with self._database.reading() as session:
            rows = await session.exec(select(UserSettings).where(col(UserSettings.user_id).in_(user_ids)))
            found = {row.user_id: row for row in rows}
        return {user_id: found.get(user_id) or UserSettings(user_id=user_id) for user_id in user_ids}

    async def set_user(self, user_id: int, **changes: Unpack[UserChanges]) -> UserSettings:
        """Change a person's settings."""
        return await self._database.write(
            lambda session: _change(session, user_id, UserSettings(user_id=user_id), changes)
        )


def _change(session: Session, key: int, new: S, changes: Mapping[str, Any]) -> S:
    settings = session.get(type(new), key)
    if settings is None:
        settings = new
        session.add(settings)
    for name, value in changes.items():
        setattr(settings, name, value)
    return settings
