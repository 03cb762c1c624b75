"""Looking: `/board`, `/hand`, `/log`."""

from __future__ import annotations

from discord import app_commands

import games
from bot.commands.context import Context, Interaction, Tree, command, match_choices
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


@app_commands.command(name=named("command-board"), description=named("command-board-about"))
@app_commands.rename(part=named("option-part"), size=named("option-size"), match=named("option-match"))
@app_commands.describe(
    part=named("option-part-about"), size=named("option-size-about"), match=named("option-match-about")
)
@app_commands.choices(size=SIZES)
@app_commands.autocomplete(match=match_choices)
async def board(
    interaction: Interaction, part: str | None = None, size: str = "normal", match: int | None = None
) -> None:
    """The public board, whole or in parts, as a picture or in words."""

    async def work(context: Context) -> None:
        running = await context.running(match)
        if size == "text":
            await context.reply(words(context, running))
            return
        await context.think()
        width = FULL if size == "full" else 1600
        known = part if part in games.metas()[running.game].parts else None
        drawn = await context.boards.board(running, context.language, None, known, width)
        await show(context, drawn)

    await command(work)(interaction)


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


@app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
@app_commands.rename(match=named("option-match"))
@app_commands.describe(match=named("option-match-about"))
@app_commands.autocomplete(match=match_choices)
async def hand(interaction: Interaction, match: int | None = None) -> None:
    """The board with what only this player may see."""

    async def work(context: Context) -> None:
        running = await context.running(match)
        seat = context.seat(running)
        await context.think()
        await show(context, await context.boards.board(running, context.language, seat))

    await command(work)(interaction)


@app_commands.command(name=named("command-log"), description=named("command-log-about"))
@app_commands.rename(match=named("option-match"))
@app_commands.describe(match=named("option-match-about"))
@app_commands.autocomplete(match=match_choices)
async def log(interaction: Interaction, match: int | None = None) -> None:
    """What happened lately, as this player may know it."""

    async def work(context: Context) -> None:
        running = await context.running(match)
        mine = running.seats_of(context.user)
        entries = await context.store.moves.log(running.id, max(0, running.row.logged - LOG_ENTRIES))
        found = news.lines(running, entries, context.language, mine[0] if mine else None)
        await context.reply(news.shortened(found, layout.TEXT, context.language) or context.say("log-empty"))

    await command(work)(interaction)
