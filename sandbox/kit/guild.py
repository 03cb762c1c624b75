"""A guild of the kit: its channels, who joins and leaves, and whether the bot is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import guilds, seed, threads
from sandbox.kit.person import Actor
from sandbox.model.channels import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from sandbox.model.servers import Server

if TYPE_CHECKING:
    from sandbox.kit.kit import Kit

WEEK = 10080


class Place:
    """One guild. What happens to the bot here happens to the first that logged in."""

    def __init__(self, kit: Kit, server: Server) -> None:
        self._world = kit.world
        self.server = server

    def __repr__(self) -> str:
        return f"<Place {self.name}>"

    @property
    def id(self) -> str:
        """The guild's id."""
        return self.server.id

    @property
    def name(self) -> str:
        """The guild's name."""
        return self.server.guild.name

    @property
    def members(self) -> list[str]:
        """The names of its members, bots included."""
        users = [self._world.user(user_id) for user_id in self.server.members]
        return [user.global_name or user.username for user in users]

    def channel(self, name: str) -> Channel:
        """A channel or thread of this guild by name."""
        return self._world.channel_named(name, self.server)

    def add_channel(self, name: str) -> Channel:
        """A new text channel."""
        return seed.add_text_channel(self._world, self.server, name)

    def thread(
        self, name: str, parent: str = "games", *, private: bool = False, members: tuple[Actor, ...] = ()
    ) -> Channel:
        """A new thread in a channel, made by the guild's owner; a private one is seen by its members (and those
        who may manage threads)."""
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        owner_id = self.server.guild.owner_id
        thread = threads.create(self._world, self.channel(parent), owner_id, name, kind, WEEK)
        for member in members:
            threads.join(self._world, thread, member.id)
        return thread

    def join(self, person: Actor) -> None:
        """Somebody becomes a member."""
        guilds.join(self._world, self.server, person.person)

    def leave(self, person: Actor) -> None:
        """A member leaves, or is thrown out: the bot cannot tell."""
        guilds.leave(self._world, self.server, person.id)

    def invite_bot(self) -> None:
        """The bot is added (again): GUILD_CREATE."""
        guilds.invite(self._world, self.server, next(iter(self._world.apps.values())))

    def kick_bot(self) -> None:
        """The bot is removed: GUILD_DELETE."""
        guilds.remove_bot(self._world, self.server, next(iter(self._world.apps)))
