"""`/card`: any component of a game by its name, in any language."""

from __future__ import annotations

import asyncio

from discord import app_commands

import games
from bot.commands.context import Answer, Context, Interaction, Tree, slash
from bot.commands.translate import game_choices
from bot.messages import library
from bot.messages.words import quoted
from bot.panels.learning import show_card
from bot.panels.request import in_time, services_of
from games.engine import Card

GAMES = game_choices()
MOST = 25


def install(tree: Tree) -> None:
    """`/card`."""
    tree.add_command(card)


@in_time
async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Components whose name fits what was typed: of the thread's game, of the one that was chosen, or of all."""
    services = services_of(interaction)
    language = await services.people.language(interaction.user, interaction.locale)
    row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
    chosen = getattr(interaction.namespace, "game", None) or (row.game if row else None)
    named = [chosen] if chosen in games.metas() else list(games.metas())
    return await asyncio.to_thread(_suggested, named, current, language)


@slash("card", card=suggest, game=GAMES)
async def card(context: Context, card: str, game: str | None = None) -> None:
    """A component: its picture, text and numbers, where they are known from, and where it is now."""
    here = await context.store.matches.in_thread(context.interaction.channel_id or 0)
    named = [game] if game else [here.game] if here is not None else list(games.metas())
    found = await asyncio.to_thread(_find, named, card, context.language)
    if found is None:
        raise Answer("card-unknown", words=quoted(card, 80))
    of, component = found
    await show_card(context, of, component)


def _suggested(named: list[str], current: str, language: str) -> list[app_commands.Choice[str]]:
    found = []
    for game in named:
        for each in library.search_cards(game, current, language, MOST):
            about = each.about if len(named) == 1 else f"{games.title(game, language)}, {each.about}"
            found.append(app_commands.Choice(name=f"{each.title} · {about}"[:100], value=f"{game}:{each.key}"))
    return found[:MOST]


def _find(named: list[str], words: str, language: str) -> tuple[str, Card] | None:
    """What was suggested, or what fits the words best."""
    game, _, key = words.partition(":")
    if game in games.metas() and (component := library.card(game, key)) is not None:
        return game, component
    for game in named:
        for each in library.search_cards(game, words, language, 1):
            component = library.card(game, each.key)
            if component is not None:
                return game, component
    return None
