"""Registered application commands, global and of the guild."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from sandbox import errors
from sandbox.model.commands import Command


class CommandRegistry:
    """Commands by application and scope (None for global, else a guild's id)."""

    def __init__(self) -> None:
        self._scopes: dict[tuple[str, str | None], dict[str, Command]] = {}

    def __iter__(self) -> Iterator[Command]:
        for scope in self._scopes.values():
            yield from scope.values()

    def scope(self, application_id: str, guild_id: str | None) -> dict[str, Command]:
        """The commands of one scope by id."""
        return self._scopes.setdefault((application_id, guild_id), {})

    def get(self, application_id: str, guild_id: str | None, command_id: str) -> Command:
        """One command, or 10063."""
        try:
            return self.scope(application_id, guild_id)[command_id]
        except KeyError:
            raise errors.unknown_command() from None

    def find(self, command_id: str) -> Command | None:
        """A command of any application."""
        return next((command for command in self if command.id == command_id), None)

    def named(self, application_id: str, guild_id: str | None, name: str, kind: int) -> Command | None:
        """A command of one scope by its name and type: there is at most one."""
        scope = self.scope(application_id, guild_id).values()
        return next((command for command in scope if (command.name, command.type) == (name, kind)), None)

    def put(self, command: Command) -> None:
        """Add or replace a command in its scope."""
        guild_id = None if command.guild_id is UNSET else command.guild_id
        self.scope(command.application_id, guild_id)[command.id] = command

    def replace_all(self, application_id: str, guild_id: str | None, commands: list[Command]) -> None:
        """Make these the only commands of a scope."""
        self._scopes[application_id, guild_id] = {command.id: command for command in commands}
