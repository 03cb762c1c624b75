"""`slowtable doctor`: what is wrong, in plain words."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from pydantic import ValidationError

import db
import games
import render
from bot.panels import places
from bot.settings import MOST_DECISION, Settings
from games.engine import Match, Setup, data_check
from games.engine.texts import LANGUAGES

Finding = tuple[bool, str]
EXPECTED = {
    "language": f"one of {', '.join(LANGUAGES)}",
    "decision_hours": f"a whole number of hours from 0 (no clock) to {MOST_DECISION}",
    "when_late": f"one of {', '.join(how.value for how in db.WhenLate)}",
    "clock_rests": "true or false",
    "database": "a file, or an address such as postgresql://user:password@host/name",
    **{name: "a whole number from 1" for name in Settings.model_fields if name.startswith("most_")},
    "shards": "such as 0-3/8 (the first four of eight shards), or empty",
    "sandbox_port": "a whole number from 0 to 65535",
}
"""What settings have to be, where they can be wrong."""
NEEDED = {name: places.permission(name, "en") for name in places.NEEDED}
"""Permissions without which matches cannot be played, with the names that Discord shows."""


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("doctor", help="check settings, database, fonts, permissions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything and tell."""
    try:
        settings = Settings()
    except ValidationError as error:
        for problem in problems(error):
            print(f"✗ {problem}")
        return 1
    data = list(check_data())
    findings = [*check_database(settings.database), *data]
    if all(good for good, _ in data):  # nothing can be done with a game whose data cannot be used
        findings += [*check_pictures(), *check_texts()]
    findings += asyncio.run(check_token(settings.token))
    for good, words in findings:
        print(f"{'✓' if good else '✗'} {words}")
    return 0 if all(good for good, _ in findings) else 1


def problems(error: ValidationError) -> list[str]:
    """What is wrong with the settings, in plain words."""
    found = []
    for problem in error.errors():
        name = str(problem["loc"][0])
        expected = EXPECTED.get(name, problem["msg"])
        found.append(f"SLOWTABLE_{name.upper()} is {problem['input']!r}: it has to be {expected}")
    return found


def check_database(place: db.Place) -> Iterator[Finding]:
    """Whether the database can be opened and written."""
    if isinstance(place, Path):
        yield from _check_file(place)
    else:
        yield from _check_contents(place)


def _check_file(path: Path) -> Iterator[Finding]:
    folder = path.parent if path.parent.exists() else next(each for each in path.parents if each.exists())
    target = path if path.exists() else folder
    if not os.access(target, os.W_OK):
        yield False, f"the database cannot be written: {target} is not writable for this user"
        return
    if not path.exists():
        yield True, f"no database yet; it will be made at {path}"
        return
    yield from _check_contents(path)


def _check_contents(place: db.Place) -> Iterator[Finding]:
    try:
        faults, totals = asyncio.run(_looked_through(place))
    except (db.StoreError, db.Unavailable) as error:
        yield False, f"database {place}: {error}"
        return
    yield not faults, f"database {place}: " + ("in order" if not faults else "; ".join(faults))
    yield True, how_much(totals)


async def _looked_through(place: db.Place) -> tuple[list[str], db.Totals]:
    async with await db.Store.open(place) as store:
        return await store.faults(), await store.stats.totals()


def how_much(totals: db.Totals) -> str:
    """How much there is in the database."""
    matches = ", ".join(f"{count} {status.value}" for status, count in totals.matches.items() if count) or "none"
    return (
        f"matches: {matches}; {totals.players} people, {totals.log_entries} log entries, {totals.reminders} reminders, "
        f"{totals.undelivered} messages wait to be posted, {totals.bytes / 1000:,.0f} kB"
    )


def check_data() -> Iterator[Finding]:
    """Whether the data files of every game can be used."""
    for name in data_check.games_with_data():
        problems = data_check.check(name).problems
        yield from ((False, str(problem)) for problem in problems)
        if not problems:
            yield True, f"{name}: data in order"


def check_pictures() -> Iterator[Finding]:
    """Whether every game can be played and drawn: rules can be loaded, fonts and icons are there."""
    for name, meta in games.metas().items():
        try:
            match, _ = Match.begin(games.game(name), Setup(meta.players[0], "doctor"))
            render.draw(name, render.Request(match.view(None), tuple("ABCDEF"[: meta.players[0]])))
        except Exception as error:  # whatever is missing is the finding
            yield False, f"{name} cannot be drawn: {error!r}"
        else:
            yield True, f"{name} can be drawn"


def check_texts() -> Iterator[Finding]:
    """Whether all languages can be read."""
    for language in LANGUAGES:
        for name in games.metas():
            games.texts(name, language)
    yield True, f"texts in {', '.join(LANGUAGES)}"


async def check_token(token: str) -> list[Finding]:
    """Whether Discord takes the token, and what the bot may do on its servers."""
    if not token:
        return [(True, "no SLOWTABLE_TOKEN: `slowtable play` starts the sandbox (put a token into .env for Discord)")]
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await asyncio.wait_for(client.login(token), 20)
        return [(True, f"Discord knows the token: {client.user}"), *await check_guilds(client)]
    except discord.LoginFailure:
        return [(False, "Discord refuses SLOWTABLE_TOKEN: copy it again from the developer portal (Bot, Reset Token)")]
    except (TimeoutError, OSError, discord.HTTPException) as error:
        return [(False, f"Discord cannot be reached: {error or 'no answer'}")]
    finally:
        await client.close()


async def check_guilds(client: discord.Client) -> list[Finding]:
    """Permissions on each server; without any, how to invite the bot."""
    found: list[Finding] = []
    assert client.user is not None, "it has logged in"
    async for guild in client.fetch_guilds():
        found += await check_guild(await client.fetch_guild(guild.id), client.user.id)
    if not found:
        found.append((False, f"the bot is on no server yet; invite it with {invitation(client.application_id or 0)}"))
    return found


async def check_guild(guild: discord.Guild, bot_id: int) -> list[Finding]:
    """What the bot may not do in which channel of a server. Channels that it cannot see are none of its business,
    unless there is no other."""
    me = await guild.fetch_member(bot_id)
    channels = [channel for channel in await guild.fetch_channels() if isinstance(channel, discord.TextChannel)]
    missing = {channel.name: missing_of(channel.permissions_for(me)) for channel in channels}
    if not missing:
        return [(False, f"server {guild.name}: there is no text channel to play in")]
    hidden = {name for name, names in missing.items() if "View Channels" in names}
    everywhere = [name for name in NEEDED.values() if all(name in names for names in missing.values())]
    if everywhere:
        return [(False, f"server {guild.name}: missing everywhere: {', '.join(everywhere)}")]
    faults = [
        (False, f"server {guild.name}: missing in #{name}: {', '.join(names)}")
        for name, names in missing.items()
        if names and name not in hidden
    ]
    return faults or [(True, f"server {guild.name}: fine")]


def missing_of(permissions: discord.Permissions) -> list[str]:
    """What is needed and not there, by the names that Discord shows."""
    return [shown for name, shown in NEEDED.items() if not getattr(permissions, name)]


def invitation(application_id: int) -> str:
    """The address at which the bot is invited, with the permissions that it needs."""
    return discord.utils.oauth_url(application_id, permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)))
