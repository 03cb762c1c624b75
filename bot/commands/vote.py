"""`/vote`: go back, or call the match off."""

from __future__ import annotations

import msgspec
from discord import app_commands

import db
from bot.commands.context import Answer, Context, Interaction, Tree, slash
from bot.commands.translate import named
from bot.messages import news
from bot.messages.words import say
from bot.panels.request import in_time, services_of
from bot.tables.time import hours
from bot.tables.votes.subjects import CallOff, GoBack
from bot.tables.votes.table_vote import open_vote
from db import Status


def install(tree: Tree) -> None:
    """`/vote …`."""
    tree.add_command(Voting())


class Voting(app_commands.Group):
    """Questions to the table."""

    def __init__(self) -> None:
        super().__init__(name=named("command-vote"), description=named("command-vote-about"))

    @slash("vote-back")
    async def back(self, context: Context, to: int | None = None) -> None:
        """Go back to an earlier state; unless another is named, to the one before somebody last chose something."""
        running = await context.running()
        context.seat(running)
        kept = await earlier(context.store, running.id)
        if to is None and not kept:
            raise Answer("vote-nothing-before")
        steps = {one.step.version: one.step for one in kept}
        to = kept[0].step.version if to is None else to
        if to not in steps:
            raise Answer("vote-no-such-state")
        subject = GoBack(to, steps[to].logged, f"<t:{int(steps[to].at.timestamp())}:R>")
        await context.think()
        became = await open_vote(context.table, running, subject, context.user)
        await context.reply(context.say(became))

    @back.autocomplete("to")
    @in_time
    async def states(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The states that are kept, newest first."""
        services = services_of(interaction)
        row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
        if row is None:
            return []
        language = await services.people.language(interaction.user, interaction.locale)
        here = hours.zone(await services.table.store.settings.user(interaction.user.id))
        found = []
        for one in await earlier(services.table.store, row.id):
            at = f"{one.step.at.astimezone(here):%d.%m. %H:%M}"
            name = say(language, "vote-state", count=one.undone, at=at)
            if current.lower() in name.lower():
                found.append(app_commands.Choice(name=name, value=one.step.version))
        return found[:25]

    @slash("vote-cancel")
    async def cancel(self, context: Context) -> None:
        """Call the match off."""
        running = await context.running()
        context.seat(running)
        if running.row.status not in (Status.RUNNING, Status.PAUSED):
            raise Answer("own-over")
        await context.think()
        became = await open_vote(context.table, running, CallOff(), context.user)
        await context.reply(context.say(became))


class Earlier(msgspec.Struct, frozen=True):
    """A state that a table can go back to."""

    step: db.Restorable
    undone: int
    """How many choices of people that would take back."""


async def earlier(store: db.Store, match_id: int) -> list[Earlier]:
    """The states that are kept, the newest first; of those between which only bots have played, the newest."""
    chosen = [
        entry.number
        for entry in news.without_undone(await store.moves.log(match_id))
        if entry.by == "player" and entry.kind == "choice"
    ]
    found: dict[int, Earlier] = {}
    for step in await store.moves.milestones(match_id):
        undone = sum(number > step.logged for number in chosen)
        if undone:
            found.setdefault(undone, Earlier(step, undone))
    return list(found.values())
