"""Which servers have us: of those that this bot hears Discord tells by itself, about others it has to be asked."""

from __future__ import annotations

import discord
from cachetools import TTLCache

KEPT, SECONDS = 10_000, 600.0
"""How many servers of other bots are remembered, and for how long, before somebody asks again."""


class Servers:
    """What this bot delivers may belong to a server that another one hears."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._there: TTLCache[int, None] = TTLCache(KEPT, SECONDS)

    def hears(self, guild_id: int) -> bool:
        """Whether what happens on a server is told to this bot: it is on one of its shards."""
        mine, total = getattr(self._client, "shard_ids", None), self._client.shard_count
        return mine is None or not total or (guild_id >> 22) % total in mine

    async def away(self, guild_id: int, *, anew: bool = False) -> bool:
        """Whether a server is known to have removed us. `anew`: what was known a while ago does not count."""
        if self.hears(guild_id):
            return self._client.is_ready() and self._client.get_guild(guild_id) is None
        if anew or guild_id not in self._there:
            self._there.pop(guild_id, None)
            if await self.find(guild_id) is None:
                return True
            self._there[guild_id] = None
        return False

    async def find(self, guild_id: int) -> discord.Guild | None:
        """A server that has us, with its roles, wherever it is heard; None if it has not."""
        if self.hears(guild_id):
            return self._client.get_guild(guild_id)
        try:
            return await self._client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return None

    async def channel(self, guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | None:
        """A channel of a server, if we see it."""
        if self.hears(guild.id):
            return guild.get_channel(channel_id)
        try:
            found = await guild.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden):
            return None
        return found if isinstance(found, discord.abc.GuildChannel) else None
