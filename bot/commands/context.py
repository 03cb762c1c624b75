"""Which match and which seat a command means, and answering as an ephemeral message."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import discord as discord  # types of options are looked up here
from discord import app_commands

import db
from bot.commands.translate import named
from bot.messages import layout, naming
from bot.panels import access
from bot.panels.request import Answer as Answer
from bot.panels.request import Interaction as Interaction
from bot.panels.request import Request, in_time, services_of
from bot.panels.request import Said as Said
from bot.tables.running import Running
from db import Status

Tree = app_commands.CommandTree[Any]
Command = app_commands.Command[Any, ..., None]
Work = Callable[..., Coroutine[Any, Any, None]]
"""What a command does: its first parameter (after `self`) is the context."""
Completing = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[Any]]]]


class Context(Request):
    """Somebody using a command: who, where, in which language."""

    async def post(self, view: layout.Composed) -> int:
        """Answer for all to see; returns the message's id. Who has waited is shown the way to it."""
        async with self._answering():
            if not self.answered:
                await self.interaction.response.send_message(view=view)
                return (await self.interaction.original_response()).id
        channel = self.courier.channel(self.interaction.channel_id or 0, self.interaction.guild_id)
        message = await channel.send(view=view)
        await self.reply(self.say("rematch-open", link=message.jump_url))
        return message.id

    async def row(self, match_id: int | None = None) -> db.Match:
        """The match that is meant: by number, the thread's, or the one that waits for this person.

        By number only their own, and those whose channel they can see: of others they learn nothing.
        """
        if match_id is not None:
            found = await self.table.find(match_id)
            if found is not None and not await access.may_see(self.store, self.interaction, found):
                found = None
        else:
            found = await self.store.matches.in_thread(self.interaction.channel_id or 0) or await self._own()
        if found is None:
            raise Answer("no-such-match")
        return found

    async def _own(self) -> db.Match | None:
        """The person's match, if there is one; if several, the one (and only one) that waits for them."""
        mine = await self.store.matches.of_user(self.user, [Status.RUNNING, Status.PAUSED])
        if len(mine) <= 1:
            return mine[0] if mine else None
        waiting = []
        for row in mine:
            running = await self.table.read(row.id)
            if running and set(running.seats_of(self.user)) & set(running.match.waiting):
                waiting.append(row)
        if len(waiting) != 1:
            raise Answer("which-match", numbers=", ".join(f"#{row.id}" for row in waiting or mine))
        return waiting[0]

    async def running(self, match_id: int | None = None) -> Running:
        """The started match that is meant."""
        here = await self.table.in_thread(self.interaction.channel_id or 0) if match_id is None else None
        running = await self.table.read(here or (await self.row(match_id)).id)
        if running is None:
            raise Answer("not-started")
        return running

    def seat(self, running: Running) -> int:
        """The seat this person acts for: one that is asked, if they have several."""
        mine = running.seats_of(self.user)
        if not mine:
            raise Answer("not-at-this-table")
        return next((seat for seat in mine if seat in running.match.waiting), mine[0])


def slash(key: str, **offered: Sequence[app_commands.Choice[str]] | Completing) -> Callable[[Work], Command]:
    """A slash command. Names and help of itself and its options are the messages `command-<key>`, `option-<name>` and
    the same with `-about`; `offered` are fixed choices of an option, or what completes it."""

    def decorate(work: Work) -> Command:
        names = [name for name in inspect.signature(work).parameters if name not in ("self", "context")]
        keys = {name: f"option-{name.replace('_', '-')}" for name in names}
        callback = _callback(work, method="self" in inspect.signature(work).parameters)
        callback = app_commands.rename(**{name: named(key) for name, key in keys.items()})(callback)
        callback = app_commands.describe(**{name: named(f"{key}-about") for name, key in keys.items()})(callback)
        for name, values in offered.items():
            if callable(values):
                callback = app_commands.autocomplete(**{name: values})(callback)
            else:
                callback = app_commands.choices(**{name: list(values)})(callback)
        return app_commands.command(name=named(f"command-{key}"), description=named(f"command-{key}-about"))(callback)

    return decorate


def _callback(work: Work, *, method: bool) -> Any:
    """What Discord's library calls: the work, with a context in place of the interaction."""

    async def used(interaction: Interaction, work: Callable[[Context], Awaitable[None]]) -> None:
        context = Context(services_of(interaction), interaction)
        await context.carry_out(lambda: work(context))

    @functools.wraps(work)
    async def run(interaction: Interaction, *args: Any, **options: Any) -> None:
        await used(interaction, lambda context: work(context, *args, **options))

    @functools.wraps(work)
    async def run_method(self: object, interaction: Interaction, *args: Any, **options: Any) -> None:
        await used(interaction, lambda context: work(self, context, *args, **options))

    return run_method if method else run


@in_time
async def match_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the person's own matches."""
    services = services_of(interaction)
    language = await services.people.language(interaction.user, interaction.locale)
    found = []
    for row in await services.table.store.matches.of_user(interaction.user.id):
        name = naming.plain_title(row, language)
        if current.lower() in name.lower():
            found.append(app_commands.Choice(name=name[:100], value=row.id))
    return found[:25]
