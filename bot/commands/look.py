"""Looking: `/board`, `/hand`, `/log`."""

from __future__ import annotations

from discord import app_commands

import games
from bot.commands.context import Context, Interaction, Tree, match_choices, slash
from bot.commands.translate import named
from bot.messages import layout, news
from bot.messages.boards import Drawn
from bot.messages.people import mentions
from bot.panels.request import in_time, services_of
from bot.tables.running import Running
from games.engine import Text

FULL = 2400
LOG_ENTRIES = 40
SIZES = [app_commands.Choice(name=named(f"size-{name}"), value=name) for name in ("normal", "full", "text")]


def install(tree: Tree) -> None:
    """The commands of this module."""
    tree.add_command(board)
    tree.add_command(hand)
    tree.add_command(log)


@slash("board", size=SIZES, match=match_choices)
async def board(context: Context, part: str | None = None, size: str = "normal", match: int | None = None) -> None:
    """The public board, whole or in parts, as a picture or in words."""
    running = await context.running(match)
    if size == "text":
        await context.reply(words(context, running))
        return
    await context.think()
    width = FULL if size == "full" else 1600
    known = part if part in games.metas()[running.game].parts else None
    drawn = await context.boards.board(running, context.language, None, known, width)
    await show(context, drawn)


@board.autocomplete("part")
@in_time
async def parts(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The parts of the board of the match at hand."""
    services = services_of(interaction)
    language = await services.people.language(interaction.user, interaction.locale)
    row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
    if row is None:
        return []
    texts = games.texts(row.game, language)
    named_parts = [(texts.say(Text(f"{row.game}-part-{part}")), part) for part in games.metas()[row.game].parts]
    return [app_commands.Choice(name=name, value=part) for name, part in named_parts if current.lower() in name.lower()]


def words(context: Context, running: Running) -> str:
    """The board in words."""
    texts, who = running.texts(context.language), mentions(running)
    return "\n".join(texts.say(line, who) for line in running.match.game.describe(running.match.view(None)))


async def show(context: Context, drawn: Drawn) -> None:
    """A picture, as an ephemeral message."""
    await context.reply(drawn.shown(), files=[drawn.file()])


@slash("hand", match=match_choices)
async def hand(context: Context, match: int | None = None) -> None:
    """The board with what only this player may see."""
    running = await context.running(match)
    seat = context.seat(running)
    await context.think()
    await show(context, await context.boards.board(running, context.language, seat))


@slash("log", match=match_choices)
async def log(context: Context, match: int | None = None) -> None:
    """What happened lately, as this player may know it."""
    running = await context.running(match)
    mine = running.seats_of(context.user)
    entries = await context.store.moves.log(running.id, max(0, running.row.logged - LOG_ENTRIES))
    found = news.lines(running, entries, context.language, mine[0] if mine else None)
    await context.reply(news.shortened(found, layout.TEXT, context.language) or context.say("log-empty"))
