"""Who may know of a match: those who play in it, and those who can see the channel in which it is played."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord

import db
from bot.panels.request import Services
from bot.tables import guests


async def may_see(store: db.Store, interaction: discord.Interaction[Any], row: db.Match) -> bool:
    """Whether whoever used a command or a control may be told of this match; in doubt they may not."""
    return sees_channel(interaction, row) or await plays(store, row, interaction.user.id)


async def may_sit(services: Services, interaction: discord.Interaction[Any], row: db.Match) -> bool:
    """Whether they may sit down, as far as their channel goes. Whoever answers an invitation in a DM is looked up on
    the server, as Discord says nothing about them there."""
    if await may_see(services.table.store, interaction, row):
        return True
    return guests.invited(row, interaction.user.id) and await could_play(services, row, interaction.user.id)


async def concerned(store: db.Store, interaction: discord.Interaction[Any], row: db.Match) -> bool:
    """Whether a control of this match may answer them anything at all: they may know of it, or it was sent to them, as
    to somebody invited or to a former owner."""
    user = interaction.user.id
    if sees_channel(interaction, row) or row.host_id == user or guests.invited(row, user):
        return True
    return any(user in owners(seat) for seat in await store.matches.seats(row.id))


def owners(seat: db.Seat) -> set[Any]:
    """Whose a seat is, and whose it was."""
    return {seat.user_id, *(one["user_id"] for one in seat.former)}


async def could_play(services: Services, row: db.Match, user: int) -> bool:
    """Whether somebody is a person who can see the match's channel; in doubt they cannot."""
    servers = services.courier.servers
    try:
        guild = await servers.find(row.guild_id)
        channel = await servers.channel(guild, row.channel_id) if guild is not None else None
        if guild is None or channel is None:
            return False
        member = await guild.fetch_member(user)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return False
    return not member.bot and channel.permissions_for(member).view_channel


async def plays(store: db.Store, row: db.Match, user: int) -> bool:
    """Whether the match is somebody's own."""
    return row.host_id == user or any(seat.user_id == user for seat in await store.matches.seats(row.id))


def sees_channel(interaction: discord.Interaction[Any], row: db.Match) -> bool:
    """Whether they see the match's channel. Discord tells what they may do here only; elsewhere roles decide."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != row.guild_id or not isinstance(member, discord.Member):
        return False
    if interaction.channel_id == row.thread_id:
        return True
    thread = guild.get_thread(row.thread_id or 0)
    if thread is not None and thread.is_private():
        return False  # who its members are is not known here, nor in the channel to which it belongs
    if interaction.channel_id == row.channel_id:
        return True
    channel = guild.get_channel(thread.parent_id if thread is not None else row.channel_id)
    return channel is not None and channel.permissions_for(member).view_channel
