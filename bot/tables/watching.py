"""People who do not play at a table and want to hear of its end."""

from __future__ import annotations

from bot.tables.draft import Draft
from bot.tables.posts import TableDM
from bot.tables.refusal import Refused, Why
from bot.tables.table import Table
from bot.tables.table_changes import Watched
from bot.tables.time import gate
from bot.tables.writes import Writes
from db import Status

MOST = 50
DM_ENDED = "letter-ended"


async def watch(table: Table, match_id: int, user: int) -> Refused | None:
    """Somebody wants to hear of the end; asking twice does no harm."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over:
            return Refused(Why.OVER if draft is not None else Why.NO_SUCH_MATCH, match_id)
        watchers = draft.row.watchers
        if draft.seats_of(user):
            return Refused(Why.PLAYS, match_id)
        if user not in watchers and len(watchers) >= MOST:
            return Refused(Why.MANY_WATCHERS, match_id, count=MOST)
        if user not in watchers:
            await table.carry_out(draft, Watched(watchers=[*watchers, user]))
    return None


async def stop(table: Table, match_id: int, user: int) -> None:
    """Somebody does not want to hear of it any more."""
    async with table.locked(match_id) as draft:
        if draft is not None and not draft.over and user in draft.row.watchers:
            await table.carry_out(draft, Watched(watchers=[one for one in draft.row.watchers if one != user]))


class Watchers:
    """One of the table's consequences: whoever watches hears of the end, when they may be told."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __call__(self, draft: Draft) -> Writes:
        """The DMs, if the match ends by this change."""
        caused = Writes()
        ended = draft.match.outcome is not None or ("status" in draft.writes.match and draft.row.status.over)
        if not ended or draft.row.status is Status.FINISHED:
            return caused
        for user in draft.row.watchers:
            if not draft.seats_of(user):
                dm = TableDM(user=user, key=DM_ENDED)
                caused.dms.append(dm.row(await gate.opens(self._table, user)))
        return caused
