"""`/play`, `/undo`, and the typed ways of secret choices: `/plan`, `/dial`, `/fist`."""

from __future__ import annotations

from discord import app_commands

import games
from bot.commands.context import Answer, Command, Context, Interaction, Tree, slash
from bot.messages import own
from bot.messages import typed as typed_words
from bot.messages.people import names
from bot.messages.words import cut, quoted, say, say_error
from bot.panels import plan_panel
from bot.panels.request import Said, in_time, services_of
from bot.tables.running import Running
from games.engine import Decision, Form, GameError, Number, Pick
from games.engine.texts import Texts, Who

RESULTS = 25
MOVES = 1500
"""So much of a prepared turn is read back."""
SECRET_WAYS = ("plan", "dial", "fist")


def install(tree: Tree) -> None:
    """The commands of this module."""
    for name in ("play", *SECRET_WAYS):
        tree.add_command(typed(name))
    tree.add_command(undo)
    tree.add_command(prepare)


def typed(name: str) -> Command:
    """A command that takes an answer in words, with everything that is possible as completion."""

    @slash(name, choice=choices)
    async def way(context: Context, choice: str) -> None:
        game = (await context.running()).game
        if not fits(name, game):
            raise Answer("typed-other-way", game=games.title(game, context.language), ways=ways(context, game))
        await play(context, choice)

    return way


def fits(name: str, game: str) -> bool:
    """Whether a game has what a command is named after; `/play` fits all of them."""
    return name not in SECRET_WAYS or name in games.metas()[game].typed_ways


def ways(context: Context, game: str) -> str:
    """The commands with which a choice of a game is typed."""
    names = ("play", *games.metas()[game].typed_ways)
    return ", ".join(context.services.mention(name) for name in names)


async def play(context: Context, words: str) -> None:
    """Play typed words; the answer is the own panel as it stands then."""
    running = await context.running()
    seat = context.seat(running)
    try:
        said = typed_words.understood(running, seat, words, context.language)
    except GameError as refused:
        raise Said(f"⚠️ {say_error(running.texts(context.language), refused)}") from refused
    done = await context.table.submit_line(running.id, seat, said)
    await _show(context, done.running, seat)


async def _show(context: Context, running: Running, seat: int) -> None:
    """Their panel as it stands now."""
    advice, here = await context.advice(running, seat), context.at_thread(running)
    await context.send(own.panel(running, seat, context.language, advice=advice, here=here))


@slash("undo")
async def undo(context: Context) -> None:
    """Take back the last choice."""
    running = await context.running()
    mine = running.seats_of(context.user)
    seat = next((seat for seat in mine if running.match.can_undo(seat)), context.seat(running))
    done = await context.table.undo(running.id, seat)
    await _show(context, done.running, seat)


@slash("prepare")
async def prepare(context: Context, moves: str = "") -> None:
    """Write down a turn before it comes; it is played as far as it is possible and nothing new was revealed."""
    running = await context.running()
    seat = context.seat(running)
    written = [move.strip() for move in moves.split(";") if move.strip()]
    if written:
        await plan(context, running, seat, written)
    else:
        await context.send(plan_panel.view(running, seat, context.language, here=context.at_thread(running)))


async def plan(context: Context, running: Running, seat: int, written: list[str]) -> None:
    """Store typed choices in place of what was planned."""
    done = await context.table.plan(running.id, seat, written)
    left = done.running.match.plans.get(seat, [])
    if done.played:
        await context.reply(context.say("prepare-played", count=len(done.played)))
    elif left:
        await context.reply(context.say("prepare-kept", moves=quoted("; ".join(left), MOVES)))
    else:
        await context.reply(context.say("prepare-impossible"))


@in_time
async def choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: what is possible now, found by any word of its label or id."""
    services = services_of(interaction)
    language = await services.people.language(interaction.user, interaction.locale)
    context = Context(services, interaction, language)
    try:
        running = await context.running()
        seat = context.seat(running)
    except Exception:  # there is nothing to complete where there is nothing to play
        return []
    decision = running.explained(seat)
    if decision is None or not fits(interaction.command.name if interaction.command else "", running.game):
        return []
    found = suggestions(decision, running.texts(language), current, names(running))
    if len(found) > RESULTS:
        more = say(language, "play-more", count=len(found) - RESULTS + 1)
        found = [*found[: RESULTS - 1], (more, current or found[0][1])]
    return [app_commands.Choice(name=cut(label, 100), value=value) for label, value in found]


def suggestions(decision: Decision, texts: Texts, current: str, who: Who | None = None) -> list[tuple[str, str]]:
    """Labels with what they do, and values, that fit what was typed so far; after them what is not possible, and why:
    choosing that is answered with the reason."""
    shape = decision.shape
    if isinstance(shape, Number):
        return [
            (str(value), str(value)) for value in range(shape.low, shape.high + 1) if str(value).startswith(current)
        ]
    if isinstance(shape, Form):
        return form_suggestions(shape, texts, current)
    typed_words = current.lower().split()
    labels = [texts.say(option.label, who) for option in shape.options]
    alike = len(set(labels)) < len(labels)
    found = []
    for option, label in zip(shape.options, labels, strict=True):
        group = f"{texts.say(option.group, who)}: " if option.group else ""
        hint = f" · {texts.say(option.hint, who)}" if option.hint else ""
        if len(option.id) <= 100 and all(word in f"{option.id} {group}{label}".lower() for word in typed_words):
            found.append((f"{group if alike else ''}{label}{hint}", option.id))
    for missing in decision.unavailable:
        label, reason = texts.say(missing.label, who), texts.say(missing.reason, who)
        if len(missing.id) <= 100 and all(word in f"{missing.id} {label}".lower() for word in typed_words):
            found.append((f"🚫 {label}: {reason}", missing.id))
    return found


def form_suggestions(form: Form, texts: Texts, current: str) -> list[tuple[str, str]]:
    """Forms are typed value after value: the last one is completed."""
    done, _, last = current.rpartition(" ")
    place = len(done.split())
    if place >= len(form.fields):
        return [(current, current)] if len(current) <= 100 else []
    field = form.fields[place]
    if isinstance(field.shape, Pick):
        words = [option.id for option in field.shape.options]
    else:
        words = [str(value) for value in range(field.shape.low, field.shape.high + 1)]
    lines = [f"{done} {word}".strip() for word in words if word.startswith(last)]
    return [(line, line) for line in lines if len(line) <= 100]
