"""Help: on one screen, and its buttons to all commands and to the games."""

from __future__ import annotations

from typing import Any, cast

from discord import app_commands

from bot.messages.help import help_view
from bot.messages.welcome import greeting
from bot.messages.words import say
from bot.panels.request import Request
from bot.panels.router import Click, Router
from games.engine.texts import STAND_IN


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("allcommands", all_commands)
    router.add("games", show_games)


async def show_help(request: Request) -> None:
    """A turn in three steps, and the commands most used."""
    await request.send(help_view(command_names(_tree(request), request.language), request.language, _mention(request)))


async def all_commands(click: Click) -> None:
    """Every command, in place."""
    names = command_names(_tree(click), click.language)
    await click.put(help_view(names, click.language, _mention(click), everything=True))


async def show_games(click: Click) -> None:
    """The welcome, for whoever wants to begin."""
    await click.send(greeting(click.language, _mention(click)))


def command_names(tree: app_commands.CommandTree[Any], language: str) -> dict[str, str]:
    """What each command is called in a language, by its English name; nothing for English itself."""
    found = {}
    for each in tree.walk_commands():
        if isinstance(each, app_commands.Command):
            key = each._locale_name.extras.get("key") if each._locale_name else None
            local = say(language, str(key)) if key and language != STAND_IN else ""
            found[each.qualified_name] = local if local != each.name else ""
    return found


def _tree(request: Request) -> app_commands.CommandTree[Any]:
    return cast("app_commands.CommandTree[Any]", request.interaction.client.tree)


def _mention(request: Request) -> Any:
    return request.services.mention
