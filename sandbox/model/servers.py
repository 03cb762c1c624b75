"""A guild with what hangs on it: its roles and members."""

from __future__ import annotations

from msgspec import Struct, field

from sandbox import errors
from sandbox.model.channels import Guild
from sandbox.model.users import Member, Role


class Server(Struct, kw_only=True):
    """One guild's state. Channels know their guild by its id."""

    guild: Guild
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    bots_join: bool = True
    """Whether a bot that logs in for the first time is a member at once."""

    @property
    def id(self) -> str:
        """The guild's id."""
        return self.guild.id

    @property
    def everyone(self) -> Role:
        """The role that all members have; its id is the guild's."""
        return self.roles[self.guild.id]

    def member(self, user_id: str) -> Member:
        """A member, or 10007."""
        try:
            return self.members[user_id]
        except KeyError:
            raise errors.unknown_member() from None

    def role(self, role_id: str) -> Role:
        """A role, or 10011."""
        try:
            return self.roles[role_id]
        except KeyError:
            raise errors.unknown_role() from None
