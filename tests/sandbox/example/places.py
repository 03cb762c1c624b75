"""Threads, direct messages, pins, typing, history, roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

if TYPE_CHECKING:
    from tests.sandbox.example.client import ExampleBot

Interaction = discord.Interaction[Any]


@app_commands.command()
async def table(interaction: Interaction, name: str) -> None:
    """A thread with both players in it."""
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    await thread.add_user(interaction.user)
    await thread.send(f"{interaction.user.mention} sits down")
    await interaction.response.send_message(thread.mention)


@app_commands.command()
async def thread_here(interaction: Interaction) -> None:
    """A thread on a message."""
    await interaction.response.send_message("the match")
    assert isinstance(interaction.channel, discord.TextChannel)
    message = await interaction.channel.send("opening")
    thread = await message.create_thread(name="on a message")
    await thread.edit(name="renamed", locked=True)
    found = await interaction.client.fetch_channel(thread.id)
    await interaction.edit_original_response(content=f"{found} {thread.id == message.id}")


@app_commands.command()
async def dm(interaction: Interaction, text: str) -> None:
    """A direct message."""
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send(text)
    except discord.Forbidden as error:
        await interaction.followup.send(f"closed: {error.code}")
    else:
        await interaction.followup.send("sent")


@app_commands.command()
async def tidy(interaction: Interaction) -> None:
    """Typing, sending, replying, pinning, reading history, deleting."""
    await interaction.response.send_message("tidying")
    assert isinstance(interaction.channel, discord.TextChannel)
    async with interaction.channel.typing():
        first = await interaction.channel.send("first", nonce=7)
    second = await first.reply("second", allowed_mentions=discord.AllowedMentions.none())
    await first.pin()
    pins = [message async for message in interaction.channel.pins()]
    await first.unpin()
    history = [message.content async for message in interaction.channel.history(limit=5, oldest_first=True)]
    fetched = await interaction.channel.fetch_message(second.id)
    assert fetched.reference is not None
    await second.delete()
    told = f"pins {[pin.content for pin in pins]} history {history} reply {fetched.reference.message_id == first.id}"
    await interaction.edit_original_response(content=told)


@app_commands.command()
async def badge(interaction: Interaction) -> None:
    """A role made, given, taken, deleted; members fetched."""
    assert interaction.guild is not None
    assert isinstance(interaction.user, discord.Member)
    role = await interaction.guild.create_role(name="Winner", colour=0xFFD700)
    await interaction.user.add_roles(role)
    member = await interaction.guild.fetch_member(interaction.user.id)
    had = [given.name for given in member.roles]
    await interaction.user.remove_roles(role)
    await role.edit(name="Loser")
    await role.delete()
    members = [found.name async for found in interaction.guild.fetch_members(limit=10)]
    asked = await interaction.guild.query_members("ali")
    await interaction.response.send_message(f"{had} {len(members)} {[found.name for found in asked]}")


def add_to(tree: app_commands.CommandTree[ExampleBot]) -> None:
    """Register all of this module."""
    commands: tuple[Any, ...] = (table, thread_here, dm, tidy, badge)
    for command in commands:
        tree.add_command(command)
