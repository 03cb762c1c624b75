"""`/help`, `/language`, `/stats`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

import games
from bot.commands.context import Answer, Context, Tree, slash
from bot.commands.translate import language_choices, named
from bot.messages.words import texts
from bot.panels.greeting import greeting
from games.engine import Text
from games.engine.texts import own_name

TONGUES = language_choices()
WHOSE = [app_commands.Choice(name=named(f"whose-{name}"), value=name) for name in ("me", "server")]
HELP = 3000


def install(tree: Tree) -> None:
    """The commands of this module."""
    tree.add_command(help_)
    tree.add_command(language)
    tree.add_command(stats)


@slash("help")
async def help_(context: Context) -> None:
    """How to begin, and every command with what it does."""
    await context.send(greeting(context.language))
    lines = "\n".join(command_lines(context.interaction.client.tree, context.language))
    await context.reply(context.say("help-title"), lines[:HELP])


def command_lines(tree: app_commands.CommandTree, language_: str) -> list[str]:
    """All commands in a language, with their descriptions."""
    words = texts(language_)

    def said(key: object, fallback: str) -> str:
        return words.say(Text(str(key))) if key and words.has(str(key)) else fallback

    found = []
    for each in tree.walk_commands():
        if isinstance(each, app_commands.Command):
            path: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [each]
            if each.parent is not None:
                path.insert(0, each.parent)
            names = [said(part._locale_name and part._locale_name.extras.get("key"), part.name) for part in path]
            about = each._locale_description
            found.append(f"**/{' '.join(names)}** {said(about and about.extras.get('key'), each.description)}")
    return sorted(found)


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
        if top:
            name = games.title(game, context.language)
            winners = ", ".join(f"<@{record.user_id}> {record.won}" for record in top)
            best.append(context.say("stats-best", game=name, winners=winners))
    await context.reply("\n".join(lines) or context.say("stats-none"), "\n".join(best))
