"""Matches that teach: how far the learner has come, after each move."""

from __future__ import annotations

from typing import Any, cast

import msgspec

import db
from bot.tables.changes import Change
from bot.tables.draft import Draft
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.writes import Writes
from db import Status
from games.engine import lesson
from games.engine.lesson import Goal, Progress


def progress(row: db.Match) -> Progress | None:
    """How far the learner has come; None: the match teaches nothing."""
    return msgspec.convert(row.lesson, Progress) if row.lesson is not None else None


def task(running: Running) -> Goal | None:
    """What the learner is to do now."""
    of, made = lesson.lesson(running.game), progress(running.row)
    return lesson.current(of, made) if of is not None and made is not None and not running.over else None


def follow(draft: Draft) -> Writes:
    """What a move means to the lesson."""
    of, made = lesson.lesson(draft.game), progress(draft.row)
    if of is None or made is None or not draft.played:
        return Writes()
    own = sum(entry.seat == of.seat and entry.kind == "choice" and entry.by == "player" for entry, _ in draft.played)
    after = lesson.follow(of, made, own, [event for _, events in draft.played for event in events])
    return Writes(match={"lesson": plain(after)}) if after != made else Writes()


class Leave(Change, frozen=True):
    """The learner wants no tasks any more; the match goes on."""

    def carry_out(self, draft: Draft) -> None:
        made = progress(draft.row)
        if made is not None and made.state == "on":
            draft.change(lesson=plain(msgspec.structs.replace(made, state="left", said=())))


class TakeUp(Change, frozen=True):
    """The learner goes on where they left off."""

    def carry_out(self, draft: Draft) -> None:
        made = progress(draft.row)
        if made is not None and made.state == "left":
            draft.change(lesson=plain(msgspec.structs.replace(made, state="on", tries=0)))


def plain(made: Progress) -> dict[str, Any]:
    """As it is kept."""
    return cast("dict[str, Any]", msgspec.to_builtins(made))


async def change(table: Table, match_id: int, what: Leave | TakeUp) -> Running | None:
    """Leave a lesson, or take it up again."""
    async with table.locked(match_id) as draft:
        return await table.carry_out(draft, what) if draft is not None and not draft.over else None


async def of_user(table: Table, user: int, game: str) -> db.Match | None:
    """The lesson of a game that somebody is in the middle of."""
    rows = await table.store.matches.of_user(user, [Status.RUNNING, Status.PAUSED])
    return next((row for row in rows if row.game == game and row.host_id == user and _open(row)), None)


def _open(row: db.Match) -> bool:
    made = progress(row)
    return made is not None and made.state in ("on", "left")
