"""Bots logging in: a token makes an application, its bot user, and its place in the guilds."""

from __future__ import annotations

import base64
import re

from sandbox import errors, guilds
from sandbox.model.commands import Application
from sandbox.model.users import Person, User
from sandbox.world import World, stable_id

TOKEN = "sandbox"
"""The token the sandbox gives out. Any other that looks like one is another bot."""
LONG_TOKEN = ".".join(
    (base64.urlsafe_b64encode(stable_id(TOKEN).encode()).decode().rstrip("="), "sandbx", "sandbox" * 5)
)
"""The same in Discord's form (the bot's id, a time, a secret), for libraries that look at it."""
LOOKS_LIKE_A_TOKEN = re.compile(r"[A-Za-z0-9_\-.]{6,200}")


class Logins:
    """Which token is which application."""

    def __init__(self, world: World, bot_name: str) -> None:
        self._world = world
        self._bot_name = bot_name
        self._by_token: dict[str, str] = {}
        self.refused: set[str] = set()
        """Tokens that are answered with 401."""

    def application(self, token: str) -> Application:
        """The application behind a token, made on its first use; 401 if it does not look like a token."""
        token = TOKEN if token == LONG_TOKEN else token
        if token in self.refused or not LOOKS_LIKE_A_TOKEN.fullmatch(token):
            raise errors.unauthorized()
        application_id = self._by_token.get(token)
        if application_id is None:
            if len(self._by_token) >= self._world.bounds.people:
                raise errors.unauthorized()
            application_id = self._by_token[token] = stable_id(token)
        application = self._world.apps.get(application_id)
        return application or self._install(application_id)

    def from_header(self, header: str | None) -> Application:
        """The application of an `Authorization: Bot …` header, or 401."""
        scheme, _, token = (header or "").partition(" ")
        if scheme != "Bot":
            raise errors.unauthorized()
        return self.application(token.strip())

    def _install(self, application_id: str) -> Application:
        world = self._world
        number = len(world.apps) + 1
        name = self._bot_name if number == 1 else f"{self._bot_name} {number}"
        user = User(id=application_id, username=name, discriminator=f"{number:04}", bot=True)
        owner = world.user(world.guild.owner_id)
        application = Application(id=application_id, name=name, owner=owner, bot=user, verify_key="0" * 64)
        world.apps[application_id] = application
        world.people[user.id] = Person(user=user)
        for server in world.servers.values():
            if server.bots_join:
                guilds.invite(world, server, application)
        return application
