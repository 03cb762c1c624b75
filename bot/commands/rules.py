"""`/rules`: what is asked now, a search by words of any language, the whole rulebook, or a game in ten sentences."""

from __future__ import annotations

import asyncio

from discord import app_commands

import games
from bot.commands.context import Answer, Context, Interaction, Tree, slash
from bot.commands.translate import game_choices, named
from bot.messages import rulebook as book
from bot.messages.library import search, titles
from bot.messages.people import mentions
from bot.messages.words import quoted
from bot.panels.learning import show_found, teach
from bot.panels.request import in_time, services_of
from bot.tables.running import Running
from games.engine import Decision

GAMES = game_choices()


def install(tree: Tree) -> None:
    """`/rules …`."""
    tree.add_command(Rules())


class Rules(app_commands.Group):
    """Looking rules up."""

    def __init__(self) -> None:
        super().__init__(name=named("command-rules"), description=named("command-rules-about"))

    @slash("rules-now")
    async def now(self, context: Context) -> None:
        """What is asked now: what it is, what to think of, and the sections behind it."""
        running = await context.running()
        if not running.match.decisions:
            raise Answer("own-over")
        decision = explained(running, context.user)
        if decision is None:
            raise Answer("rules-secret-now")
        asked = running.texts(context.language).say(decision.prompt, mentions(running))
        await context.send(book.advice(running.game, decision.rule, asked, context.language))

    @slash("rules-find", game=GAMES)
    async def find(self, context: Context, words: str, game: str | None = None) -> None:
        """Sections by words of any language, or by a rule's number."""
        name = game or (await context.row()).game
        found = await asyncio.to_thread(search, name, words, context.language)
        if not found:
            raise Answer("rules-nothing", words=quoted(words, 80))
        await show_found(context, name, found)

    @slash("rules-read", game=GAMES)
    async def read(self, context: Context, game: str | None = None) -> None:
        """The rulebook, page by page."""
        here = await context.store.matches.in_thread(context.interaction.channel_id or 0)
        name = game or (here.game if here is not None else None)
        await context.send(book.contents(name, context.language) if name else book.shelf(context.language))

    @slash("rules-quick", game=GAMES)
    async def quick(self, context: Context, game: str | None = None) -> None:
        """A game in ten sentences, with a picture."""
        name = game or (await context.row()).game
        await context.think()
        await teach(context, name)

    @find.autocomplete("words")
    @in_time
    async def suggest(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What fits the words that were typed so far; at first what there is to read."""
        services = services_of(interaction)
        language = await services.people.language(interaction.user, interaction.locale)
        row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
        name = getattr(interaction.namespace, "game", None) or (row.game if row else None)
        if name not in games.metas():
            return []
        if current.strip():
            found = await asyncio.to_thread(search, name, current, language, 25)
        else:
            found = titles(name, language)
        return [app_commands.Choice(name=each.title[:100], value=each.title[:100]) for each in found]


def explained(running: Running, user: int) -> Decision | None:
    """What somebody is asked now; of others only what everybody may read, as some questions tell a secret."""
    asked = running.match.decisions
    mine = [seat for seat in running.seats_of(user) if seat in asked]
    if mine:
        return asked[mine[0]]
    return next((each for each in asked.values() if not each.secret and not each.private), None)
