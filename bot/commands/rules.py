"""`/rules`: search the rules by words or id, those of the current decision, or a game in ten sentences."""

from __future__ import annotations

from discord import app_commands

import games
from bot.commands.context import Answer, Context, Interaction, Tree, slash
from bot.commands.translate import game_choices, named
from bot.messages.rulebook import Rule, rules, search
from bot.messages.words import quoted
from bot.panels.request import in_time, services_of
from games.engine import Text

GAMES = game_choices()
SENTENCES = 10


def install(tree: Tree) -> None:
    """`/rules …`."""
    tree.add_command(Rules())


class Rules(app_commands.Group):
    """Looking rules up."""

    def __init__(self) -> None:
        super().__init__(name=named("command-rules"), description=named("command-rules-about"))

    @slash("rules-find", game=GAMES)
    async def find(self, context: Context, words: str, game: str | None = None) -> None:
        """Rules by words or id."""
        name = game or (await context.row()).game
        found = search(name, words, context.language)
        if not found:
            raise Answer("rules-nothing", words=quoted(words, 80))
        await context.reply("\n".join(_line(rule) for rule in found))

    @slash("rules-now")
    async def now(self, context: Context) -> None:
        """The rules of what is asked now."""
        running = await context.running()
        asked = running.match.decisions
        if not asked:
            raise Answer("own-over")
        mine = [seat for seat in running.seats_of(context.user) if seat in asked]
        decision = asked[mine[0] if mine else next(iter(asked))]
        found = around(running.game, decision.rule, context.language)
        await context.reply(
            "\n".join(_line(rule) for rule in found) or context.say("rules-nothing", words=decision.rule)
        )

    @slash("rules-quick", game=GAMES)
    async def quick(self, context: Context, game: str | None = None) -> None:
        """A game in ten sentences, with a picture."""
        name = game or (await context.row()).game
        await context.think()
        await teach(context, name)

    @find.autocomplete("words")
    @in_time
    async def suggest(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Rules that fit what was typed so far."""
        services = services_of(interaction)
        language = await services.people.language(interaction.user, interaction.locale)
        row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
        name = getattr(interaction.namespace, "game", None) or (row.game if row else None)
        if name not in games.metas():
            return []
        found = search(name, current, language, 25) if current.strip() else list(rules(name, language)[:25])
        return [app_commands.Choice(name=f"{rule.id} {rule.text}"[:100], value=rule.id) for rule in found]


def _line(rule: Rule) -> str:
    return f"**{rule.id}** {rule.text}\n-# {rule.section}"


def around(game: str, decision: str, language: str) -> list[Rule]:
    """A decision's own line, and the rules that name it."""
    short = decision.partition("-")[2]
    own = [rule for rule in rules(game, language) if rule.id == decision or rule.id.endswith(f"-{short}")]
    naming = [rule for rule in rules(game, language) if decision in rule.text and rule not in own]
    return [*own, *naming][:6]


async def teach(context: Context, game: str) -> None:
    """Ten sentences, with pictures of a board."""
    texts = games.texts(game, context.language)
    keys = [f"{game}-quick-{number}" for number in range(1, SENTENCES + 1)]
    sentences = [f"{number}. {texts.say(Text(key))}" for number, key in enumerate(keys, 1) if texts.has(key)]
    drawn = await context.boards.opening(game, context.language)
    title = f"## {texts.say(Text(f'{game}-name'))}\n{texts.say(Text(f'{game}-about'))}"
    await context.reply(title, drawn.shown(), "\n".join(sentences), files=[drawn.file()])
