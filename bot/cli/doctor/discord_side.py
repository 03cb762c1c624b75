"""What Discord says: of the token, the clock, the gateway and its intents, and of each server and channel."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import datetime
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.cli.doctor.finding import Finding
from bot.cli.doctor.storage import Played
from bot.client import INTENTS
from bot.clock import system_now
from bot.panels import places
from bot.settings import Settings

NEEDED = {name: places.permission(name, "en") for name in places.NEEDED}
"""Permissions without which matches cannot be played, with the names that Discord shows."""
PATIENCE = 20.0
"""Seconds that Discord gets for each answer."""
SERVERS = 0.1
"""Seconds that servers get to be told of by the gateway: they are asked for in another way."""
MOST_SKEW = 30
"""Seconds by which the clock may differ from Discord's: moments that people read are off by as much."""
REFUSED_INTENTS = (4013, 4014)
"""What the gateway says of intents that there are not, or that an application may not have."""
FEW_SESSIONS = 20
"""So few connections left for the day are told of: a bot that is restarted in a loop is locked out."""
UNREACHABLE = (TimeoutError, OSError, aiohttp.ClientError, discord.HTTPException)


async def check_discord(settings: Settings, matches: Sequence[Played] = ()) -> list[Finding]:
    """Whether Discord takes the token, and what the bot may do on its servers."""
    if not settings.token:
        return [(True, "no SLOWTABLE_TOKEN: `slowtable play` starts the sandbox (put a token into .env for Discord)")]
    client = discord.Client(intents=INTENTS, max_messages=None, guild_ready_timeout=SERVERS)
    found: list[Finding] = []
    try:
        found.append(await check_clock(system_now()))
        await asyncio.wait_for(client.login(settings.token), PATIENCE)
        found.append((True, f"Discord knows the token: {client.user}"))
        found += await check_application(client)
        found += await check_guilds(client, matches)
        if settings.owner_channel is not None:
            found.append(await check_owner_channel(client, settings.owner_channel))
        found += await check_gateway(client)
    except discord.LoginFailure:
        words = "Discord refuses SLOWTABLE_TOKEN: copy it again from the developer portal (Bot, Reset Token)"
        found.append((False, words))
    except UNREACHABLE as error:
        found.append((False, f"Discord cannot be reached: {error or 'no answer'}"))
    finally:
        await client.close()
    return found


async def check_clock(now: datetime) -> Finding:
    """Whether this machine's clock goes as Discord's does, who writes the time on every answer."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(timeout=timeout) as session, session.get(f"{Route.BASE}/gateway") as answer:
        written = answer.headers.get("Date")
    if written is None:
        return True, "clock: Discord did not tell the time"
    ahead = round((now - parsedate_to_datetime(written)).total_seconds())
    if abs(ahead) <= MOST_SKEW:
        return True, "the clock agrees with Discord's"
    way = "ahead of" if ahead > 0 else "behind"
    return False, f"the clock is {abs(ahead)} seconds {way} Discord's: set it by NTP, or reminders come at wrong times"


async def check_application(client: discord.Client) -> list[Finding]:
    """Whether what people press comes to the bot: an address for interactions would take it away."""
    info = await client.application_info()
    if info.interactions_endpoint_url:
        words = "an Interactions Endpoint URL is set in the developer portal: remove it, or no click reaches the bot"
        return [(False, words)]
    return []


async def check_gateway(client: discord.Client) -> list[Finding]:
    """Whether the gateway lets the bot in with the intents that it asks for, and how often it still does today. The
    client is of no more use when it does not."""
    shards, _, limit = await client.http.get_bot_gateway()
    client.shard_id, client.shard_count = 0, shards
    left = limit["remaining"]
    found: list[Finding] = []
    if left <= FEW_SESSIONS:
        hours = limit["reset_after"] / 3_600_000
        found.append((False, f"Discord lets the bot connect {left} more times in the next {hours:.0f} hours"))
    if not left:
        return found
    return [*found, await _let_in(client)]


async def _let_in(client: discord.Client) -> Finding:
    names = ", ".join(name for name, asked in client.intents if asked)
    connected = asyncio.create_task(client.connect(reconnect=False))
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({connected, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            connected.result()
        if not ready.done():
            return False, "the gateway did not answer in time"
        return True, f"the gateway lets the bot in (intents: {names})"
    except discord.ConnectionClosed as closed:
        if closed.code in REFUSED_INTENTS:
            return False, f"the gateway refuses the bot's intents ({names}): see docs/hosting.md, An application"
        return False, f"the gateway refuses the bot (code {closed.code})"
    finally:
        for task in (ready, connected):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, discord.DiscordException, OSError):
                await task


async def check_guilds(client: discord.Client, matches: Sequence[Played] = ()) -> list[Finding]:
    """Permissions on each server; without any, how to invite the bot. And where matches wait for a server that has
    removed it."""
    found: list[Finding] = []
    assert client.user is not None, "it has logged in"
    here: set[int] = set()
    async for guild in client.fetch_guilds():
        here.add(guild.id)
        found += await check_guild(await client.fetch_guild(guild.id), client.user.id, matches)
    if not here:
        found.append((False, f"the bot is on no server yet; invite it with {invitation(client.application_id or 0)}"))
    for gone in sorted({match.guild for match in matches} - here):
        numbers = ", ".join(str(match.number) for match in matches if match.guild == gone)
        found.append((False, f"server {gone} has removed the bot; its matches wait for an invitation: {numbers}"))
    return found


async def check_guild(guild: discord.Guild, bot_id: int, matches: Sequence[Played] = ()) -> list[Finding]:
    """What the bot may not do in which channel of a server. Channels that it cannot see are none of its business,
    unless there is no other, or a match is played there."""
    me = await guild.fetch_member(bot_id)
    channels = [channel for channel in await guild.fetch_channels() if isinstance(channel, discord.TextChannel)]
    missing = {channel: missing_of(channel.permissions_for(me)) for channel in channels}
    if not missing:
        return [(False, f"server {guild.name}: there is no text channel to play in")]
    everywhere = [name for name in NEEDED.values() if all(name in names for names in missing.values())]
    if everywhere:
        return [(False, f"server {guild.name}: missing everywhere: {', '.join(everywhere)}")]
    playing = {match.channel for match in matches if match.guild == guild.id}
    faults = [
        (False, f"server {guild.name}: missing in #{channel.name}: {', '.join(names)}")
        for channel, names in missing.items()
        if names and (NEEDED["view_channel"] not in names or channel.id in playing)
    ]
    gone = playing - {channel.id for channel in channels}
    faults += [(False, f"server {guild.name}: channel {each} is gone, and a match is played in it") for each in gone]
    return faults or [(True, f"server {guild.name}: fine")]


def missing_of(permissions: discord.Permissions) -> list[str]:
    """What is needed and not there, by the names that Discord shows."""
    return [shown for name, shown in NEEDED.items() if not getattr(permissions, name)]


async def check_owner_channel(client: discord.Client, channel_id: int) -> Finding:
    """Whether the channel that hears of errors can be written to."""
    try:
        channel = await client.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden):
        return False, f"SLOWTABLE_OWNER_CHANNEL: there is no channel {channel_id} that the bot can see"
    if not isinstance(channel, discord.TextChannel):
        return False, f"SLOWTABLE_OWNER_CHANNEL: {channel_id} is no text channel"
    assert client.user is not None, "it has logged in"
    guild = await client.fetch_guild(channel.guild.id)
    me = await guild.fetch_member(client.user.id)
    seen = next(each for each in await guild.fetch_channels() if each.id == channel_id)
    if not seen.permissions_for(me).send_messages:
        return False, f"SLOWTABLE_OWNER_CHANNEL: the bot may not write in #{channel.name}"
    return True, f"#{channel.name} hears of errors"


def invitation(application_id: int) -> str:
    """The address at which the bot is invited, with the permissions that it needs."""
    return discord.utils.oauth_url(application_id, permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)))
