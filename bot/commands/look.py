"""Looking: `/board`, `/hand`, `/log`."""

from __future__ import annotations

from discord import app_commands

import render
from bot.commands.context import Context, Interaction, Tree, match_choices, slash
from bot.commands.translate import named
from bot.messages import pages
from bot.messages.people import mentions
from bot.panels import leafing, paging
from bot.panels.request import in_time, services_of
from bot.tables.running import Running

FULL = 2400
SIZES = [app_commands.Choice(name=named(f"size-{name}"), value=name) for name in ("normal", "full", "text")]


def install(tree: Tree) -> None:
    """The commands of this module."""
    tree.add_command(board)
    tree.add_command(hand)
    tree.add_command(log)


@slash("board", size=SIZES, match=match_choices)
async def board(context: Context, page: str = render.MAP, size: str = "normal", match: int | None = None) -> None:
    """A page of the board, as a picture or in words; buttons lead to the others."""
    running = await context.running(match)
    if size == "text":
        await context.reply(words(context, running))
        return
    await context.think()
    await paging.show(context, running, page, FULL if size == "full" else 0)


@board.autocomplete("page")
@in_time
async def page_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The pages of the board of the match at hand."""
    services = services_of(interaction)
    language = await services.people.language(interaction.user, interaction.locale)
    row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
    if row is None:
        return []
    found = [(render.label(row.game, page.name, language), page.name) for page in pages.offered(row.game, seated=True)]
    return [app_commands.Choice(name=name, value=part) for name, part in found if current.lower() in name.lower()]


def words(context: Context, running: Running) -> str:
    """The board in words."""
    texts, who = running.texts(context.language), mentions(running)
    return "\n".join(texts.say(line, who) for line in running.match.game.describe(running.match.view(None)))


@slash("hand", match=match_choices)
async def hand(context: Context, match: int | None = None) -> None:
    """The page with what only this player may see."""
    running = await context.running(match)
    context.seat(running)
    await context.think()
    await paging.show(context, running, pages.own_page(running.game))


@slash("log", match=match_choices)
async def log(context: Context, match: int | None = None) -> None:
    """What happened, as this player may know it: the newest page, with buttons to the others."""
    running = await context.running(match)
    await context.send(await leafing.leaf(context, running))
