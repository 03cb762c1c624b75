"""What a host decides about the whole table, before the start and after it: who is host, its name, its language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import db
from bot.tables import lobby, names
from bot.tables.changes import Change, HostPassed
from bot.tables.draft import Draft
from bot.tables.hosts import who_plays
from bot.tables.lobby import Decide
from bot.tables.posts import LobbyChanged, TableDM
from bot.tables.refusal import Refusal, Refused, Why
from bot.tables.table import Table
from bot.tables.table_changes import DM_DECLINED, DM_HEIR, HostAsked, HostDeclined, Renamed, Speaks
from bot.tables.time import gate
from games.engine.texts import LANGUAGES

LATE = LobbyChanged().row()
A_DAY, PER_DAY = timedelta(days=1), 3
"""How often a host may ask somebody within a day: each time is a DM to somebody who has not asked for it."""


async def ask(table: Table, match_id: int, by: int, user: int) -> db.Match | Refused:
    """The host asks somebody who plays at the table to be host; it is theirs when they say yes."""
    tell_at = await gate.opens(table, user)
    asked = 0

    def check(row: db.Match, people: set[int]) -> None:
        lobby.check_host(row, by)
        if user == row.host_id:
            raise Refusal(Refused(Why.HOST_ALREADY, row.id, user=user))
        if user not in people:
            raise Refusal(Refused(Why.NOT_THERE, row.id, user=user))
        if row.heir_id != user and asked >= PER_DAY:
            raise Refusal(Refused(Why.ASKED_OFTEN, row.id, count=PER_DAY))

    def before(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        check(match, sitting(seats))
        if match.heir_id == user:  # asked already: no second DM
            return db.LobbyChange()
        told = TableDM(user=user, key=DM_HEIR, by=by).row(tell_at)
        return db.LobbyChange(match={"heir_id": user}, posts=[told, LATE])

    def after(draft: Draft) -> Change | None:
        check(draft.row, who_plays(draft))
        return None if draft.row.heir_id == user else HostAsked(user=user, tell_at=tell_at)

    async with table.locked(match_id) as draft:
        lately = await table.store.outbox.put_since(match_id, TableDM.of_kind(), table.now() - A_DAY)
        asked = sum(payload["key"] == DM_HEIR for payload in lately)
        return await _either_locked(table, match_id, draft, before, after)


async def accept(table: Table, match_id: int, user: int) -> db.Match | Refused:
    """Whom the host has asked is host from now on, if they still play there."""

    def check(row: db.Match, people: set[int]) -> None:
        _check_heir(row, user)
        if user not in people:
            raise Refusal(Refused(Why.NOT_IN, row.id))

    def before(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        check(match, sitting(seats))
        return db.LobbyChange(match={"host_id": user, "heir_id": None}, posts=[LATE])

    def after(draft: Draft) -> Change:
        check(draft.row, who_plays(draft))
        return HostPassed(user=user)

    return await _either(table, match_id, before, after)


async def decline(table: Table, match_id: int, user: int) -> db.Match | Refused:
    """Whom the host has asked does not want to be host; the host is told."""
    row = await table.find(match_id)
    tell_at = await gate.opens(table, row.host_id) if row is not None else None

    def before(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        _check_heir(match, user)
        told = TableDM(user=match.host_id, key=DM_DECLINED, by=user).row(tell_at)
        return db.LobbyChange(match={"heir_id": None}, posts=[told, LATE])

    def after(draft: Draft) -> Change:
        _check_heir(draft.row, user)
        return HostDeclined(user=user, tell_at=tell_at)

    return await _either(table, match_id, before, after)


async def rename(table: Table, match_id: int, by: int, words: str) -> db.Match | Refused:
    """The host gives the table a name; an empty one takes it away."""
    name = names.cleaned(words) or None

    def check(row: db.Match) -> None:
        lobby.check_host(row, by)
        if name is not None and len(name) > names.LONGEST:
            raise Refusal(Refused(Why.LONG_NAME, row.id, count=names.LONGEST))

    def before(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        check(match)
        return db.LobbyChange(match={"name": name}, posts=[LATE])

    def after(draft: Draft) -> Change | None:
        check(draft.row)
        return Renamed(name=name, by=by) if name != draft.row.name else None

    return await _either(table, match_id, before, after)


async def speak(table: Table, match_id: int, by: int, language: str) -> db.Match | Refused:
    """The host chooses the language of the thread."""

    def check(row: db.Match) -> None:
        lobby.check_host(row, by)
        if language not in LANGUAGES:
            raise Refusal(Refused(Why.UNKNOWN, row.id))

    def before(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        check(match)
        return db.LobbyChange(match={"language": language}, posts=[LATE])

    def after(draft: Draft) -> Change | None:
        check(draft.row)
        return Speaks(language=language, by=by) if language != draft.row.language else None

    return await _either(table, match_id, before, after)


def sitting(seats: list[db.Seat]) -> set[int]:
    """The people in a lobby."""
    return {seat.user_id for seat in seats if seat.user_id is not None}


def _check_heir(row: db.Match, user: int) -> None:
    if row.heir_id != user:
        raise Refusal(Refused(Why.NOT_ASKED, row.id))


async def _either(
    table: Table, match_id: int, before: Decide, after: Callable[[Draft], Change | None]
) -> db.Match | Refused:
    """Change a table that has not started, or one that has; under its lock. Returns it as it is then."""
    async with table.locked(match_id) as draft:
        return await _either_locked(table, match_id, draft, before, after)


async def _either_locked(
    table: Table, match_id: int, draft: Draft | None, before: Decide, after: Callable[[Draft], Change | None]
) -> db.Match | Refused:
    """The same; the caller holds the lock."""
    if draft is None:
        outcome = await lobby.change_locked(table, match_id, before)
        return outcome if isinstance(outcome, Refused) else outcome.match
    if draft.over:
        return Refused(Why.OVER, match_id)
    try:
        change = after(draft)
    except Refusal as refusal:
        return refusal.refused
    return (await table.carry_out(draft, change)).row if change is not None else draft.row
