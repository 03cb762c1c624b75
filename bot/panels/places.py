"""Where a match can be played: in a text channel in which the bot may do what a match needs."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from bot.messages.words import say

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""Permissions that the bot must have where a match is played."""


class Place(msgspec.Struct, frozen=True):
    """A channel for a lobby."""

    channel: discord.TextChannel
    here: bool
    """Whether it is the one in which it was asked for."""


class Nowhere(msgspec.Struct, frozen=True):
    """No lobby can be opened, with the message that says why and where to go."""

    key: str
    missing: tuple[str, ...] = ()
    channel: int = 0

    def words(self, language: str) -> str:
        """The sentence."""
        names = ", ".join(permission(name, language) for name in self.missing)
        return say(language, self.key, permissions=names, channel=f"<#{self.channel}>")


def find(interaction: discord.Interaction[Any]) -> Place | Nowhere:
    """Where the lobby goes that somebody asks for: this channel, or the one to which this thread belongs."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return Nowhere("place-no-server")
    here = interaction.channel
    inside = isinstance(here, discord.Thread)
    channel = guild.get_channel(here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        return Nowhere("place-no-text-channel")
    if inside and not channel.permissions_for(member).send_messages:
        return Nowhere("place-not-yours", channel=channel.id)
    return allowed(channel) or Place(channel, here=not inside)


def allowed(channel: discord.TextChannel) -> Nowhere | None:
    """What is missing for a match in this channel, if anything is."""
    has = channel.permissions_for(channel.guild.me)
    missing = tuple(name for name in NEEDED if not getattr(has, name))
    return Nowhere("place-permissions", missing, channel.id) if missing else None


def permission(name: str, language: str) -> str:
    """A permission as Discord calls it."""
    return say(language, f"permission-{name.replace('_', '-')}")
