"""`/help`, `/language`, `/stats`, `/about`."""

from __future__ import annotations

from math import isfinite

from discord import app_commands

import games
from bot.commands.context import Answer, Context, Tree, slash
from bot.commands.translate import language_choices, named
from bot.panels.helping import show_help
from bot.watch.machine import VERSION
from games.engine.texts import own_name

TONGUES = language_choices()
WHOSE = [app_commands.Choice(name=named(f"whose-{name}"), value=name) for name in ("me", "server")]


def install(tree: Tree) -> None:
    """The commands of this module."""
    tree.add_command(help_)
    tree.add_command(language)
    tree.add_command(stats)
    tree.add_command(about)


@slash("help")
async def help_(context: Context) -> None:
    """How to begin, and every command by what people want."""
    await show_help(context)


@slash("language", tongue=TONGUES, whose=WHOSE)
async def language(context: Context, tongue: str, whose: str = "me") -> None:
    """The language one reads, or a server's for new tables."""
    if whose == "server":
        member = context.interaction.permissions
        if context.interaction.guild_id is None or not member.manage_guild:
            raise Answer("language-not-allowed")
        await context.store.settings.set_guild(context.interaction.guild_id, language=tongue)
    else:
        await context.store.settings.set_user(context.user, language=tongue)
        context.language = tongue
    await context.reply(context.say(f"language-set-{whose}", tongue=own_name(tongue, context.language)))


@slash("about")
async def about(context: Context) -> None:
    """Which version this is, since when it runs, how quick Discord is, and where its source can be read."""
    client, guild = context.interaction.client, context.interaction.guild
    here = client.get_shard(guild.shard_id) if guild is not None and hasattr(client, "get_shard") else None
    seconds = here.latency if here is not None else client.latency
    since = f"<t:{int(context.services.started_at.timestamp())}:R>"
    lines = [context.say("about-version", version=VERSION), context.say("about-since", since=since)]
    if isfinite(seconds):
        lines.append(context.say("about-latency", milliseconds=round(seconds * 1000)))
    if source := context.services.settings.source:
        lines.append(context.say("about-source", source=source))
    await context.reply("\n".join(lines))


@slash("stats")
async def stats(context: Context) -> None:
    """What somebody has played and won, and the best of this server."""
    lines = []
    for record in await context.store.stats.player(context.user):
        name = games.title(record.game, context.language)
        counts = {"playing": record.playing, "finished": record.finished, "won": record.won}
        lines.append(context.say("stats-line", game=name, **counts))
    best = []
    for game in games.metas():
        top = await context.store.stats.best(game, context.interaction.guild_id, 3)
        if winners := ", ".join(f"<@{record.user_id}> {record.won}" for record in top if record.won):
            best.append(context.say("stats-best", game=games.title(game, context.language), winners=winners))
    yours = [context.say("stats-yours"), *lines] if lines else [context.say("stats-none")]
    here = "stats-here" if context.interaction.guild_id is not None else "stats-everywhere"
    await context.reply("\n".join(yours), "\n".join([context.say(here), *best]) if best else "")
