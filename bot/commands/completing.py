"""Completions of a table's number beside one's own: tables of the server that somebody may know of."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands

import db
from bot.commands.context import Answer, Context, Interaction
from bot.messages import naming
from bot.messages.words import cut
from bot.panels import listing
from bot.panels.request import in_time, services_of
from db import Status

Choices = list[app_commands.Choice[int]]


@in_time
async def open_choices(interaction: Interaction, current: str) -> Choices:
    """Tables at which one can still sit down."""
    return await _choices(interaction, current, lambda row: row.status is Status.LOBBY)


@in_time
async def running_choices(interaction: Interaction, current: str) -> Choices:
    """Matches under way."""
    return await _choices(interaction, current, lambda row: row.status is not Status.LOBBY)


async def _choices(interaction: Interaction, current: str, fits: Callable[[db.Match], bool]) -> Choices:
    services = services_of(interaction)
    language = await services.people.language(interaction.user, interaction.locale)
    try:
        rows = await listing.visible(Context(services, interaction, language))
    except Answer:
        return []  # in a DM there is no server to list
    named = {row.id: naming.plain_title(row, language) for row in rows if fits(row)}
    found = [(name, number) for number, name in named.items() if current.lower() in name.lower()]
    return [app_commands.Choice(name=cut(name, 100), value=number) for name, number in found[:25]]
