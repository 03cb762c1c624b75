"""Who counts in a vote about a seat: people who are away do not hold up the others."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import hours


def others(running: Running, seat: int) -> list[int]:
    """The other people who play now, once for each seat they play, in the order of seats."""
    playing = [one.user_id for one in running.seats if one.user_id is not None and one.bot is None]
    return [user for user in playing if user != running.owner(seat)]


async def on_vacation(table: Table, users: Iterable[int], now: datetime) -> set[int]:
    """Those who are away just now."""
    found = (await table.store.settings.users(set(users))).items()
    spans = {user: hours.vacation(settings) for user, settings in found}
    return {user for user, away in spans.items() if away is not None and away[0] <= now < away[1]}
