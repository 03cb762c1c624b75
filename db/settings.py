"""What servers and people have set; who has set nothing has the defaults."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, Unpack

from sqlmodel import Session, col, select

from db import sharing
from db.changes import GuildChanges, UserChanges
from db.connection import Database
from db.tables import GuildSettings, UserSettings

S = TypeVar("S", GuildSettings, UserSettings)

KEPT = 5000
"""People whose settings are kept in memory: every move and every click asks for them, and hardly any changes them."""


class Settings:
    """Settings of servers and of people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: dict[int, UserSettings] = {}
        self._changes = 0

    async def guild(self, guild_id: int) -> GuildSettings:
        """A server's settings."""
        found = await self._database.read(lambda session: session.get(GuildSettings, guild_id))
        return found or GuildSettings(guild_id=guild_id)

    async def set_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> GuildSettings:
        """Change a server's settings."""
        return await self._database.write(
            lambda session: _change(session, guild_id, GuildSettings(guild_id=guild_id), changes)
        )

    async def user(self, user_id: int) -> UserSettings:
        """A person's settings, to be read only."""
        return (await self.users([user_id]))[user_id]

    async def users(self, user_ids: Collection[int]) -> dict[int, UserSettings]:
        """The settings of several people, by user id, to be read only: others get the same."""
        found = {user_id: self._kept[user_id] for user_id in user_ids if user_id in self._kept}
        if unknown := [user_id for user_id in user_ids if user_id not in found]:
            found |= await self._read(unknown)
        return found

    async def _read(self, user_ids: list[int]) -> dict[int, UserSettings]:
        changes = self._changes
        statement = select(UserSettings).where(col(UserSettings.user_id).in_(user_ids))
        rows = await self._database.read(lambda session: list(session.exec(statement)))
        found = {user_id: UserSettings(user_id=user_id) for user_id in user_ids}
        found |= {row.user_id: row for row in rows}
        if changes == self._changes:  # else what was read may be old already
            if len(self._kept) + len(found) > KEPT:
                self._kept.clear()
            self._kept |= found
        return found

    async def set_user(self, user_id: int, **changes: Unpack[UserChanges]) -> UserSettings:
        """Change a person's settings."""

        def work(session: Session) -> UserSettings:
            sharing.tell(session.connection(), sharing.USER, user_id)
            return _change(session, user_id, UserSettings(user_id=user_id), changes)

        self.forget(user_id)
        try:
            return await self._database.write(work)
        finally:
            self.forget(user_id)

    def forget(self, user_id: int) -> None:
        """Another bot has changed somebody's settings, or this one does."""
        self._changes += 1
        self._kept.pop(user_id, None)

    def forget_all(self) -> None:
        """Nobody knows what others have changed."""
        self._changes += 1
        self._kept.clear()


def _change(session: Session, key: int, new: S, changes: Mapping[str, Any]) -> S:
    settings = session.get(type(new), key, with_for_update=True)
    if settings is None:
        settings = new
        session.add(settings)
    for name, value in changes.items():
        setattr(settings, name, value)
    return settings
