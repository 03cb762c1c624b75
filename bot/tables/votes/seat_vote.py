"""The others vote on somebody's seat: a bot plays it until its owner is back, or it is offered to another person.

It needs more than half of those who are there, and two people at least, so that nobody disposes of another's seat
alone; unless its owner has let the table wait too long (by its clock, or for as long as after which the table is told):
then one is enough where nobody else is left. Such a vote is void as soon as the owner moves.
"""

from __future__ import annotations

from datetime import datetime

import db
from bot.tables import offers
from bot.tables.changes import StandIn
from bot.tables.draft import Draft
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import clocks
from bot.tables.time.kinds import STALLED
from bot.tables.votes import subjects
from bot.tables.votes.ballots import NO, VOID, YES
from bot.tables.votes.present import on_vacation, others

LEAST = 2
"""How many people agree on the seat of somebody who is not late."""


async def waited_too_long(table: Table, running: Running, seat: int) -> bool:
    """Whether the owner of a seat is late by the table's clock, or the table has been told that it waits in vain."""
    here, now = running.seats[seat], table.now()
    if here.asked_at is None or here.user_id is None:
        return False
    settings = await table.store.settings.user(here.user_id)
    ends = clocks.deadline(running.row, here, settings)
    if ends is not None and ends <= now:
        return True
    return any(
        one.kind == STALLED and one.seat == seat and one.attempt
        for one in await table.store.reminders.of_match(running.id)
    )


async def electorate(table: Table, running: Running, count: db.Count, now: datetime) -> list[int]:
    """Who counts: the other people who play now, those on vacation only if they vote."""
    people = list(dict.fromkeys(others(running, about(count.vote).seat)))
    away = await on_vacation(table, people, now)
    return [user for user in people if user in count.ballots or user not in away]


def verdict(running: Running, count: db.Count, people: list[int]) -> str | None:
    """`yes` when enough are for it, `no` when that has become impossible, `void` when it is about nothing any more."""
    subject = about(count.vote)
    here = running.seats[subject.seat]
    moved = here.acted_at is not None and here.acted_at > count.vote.opened_at
    plays_already = here.bot is not None and subject.to is None
    if here.user_id != subject.owner or plays_already or (subject.late and moved):
        return VOID
    yes = sum(count.ballots.get(user) == YES for user in people)
    no = sum(count.ballots.get(user) == NO for user in people)
    if 2 * yes > len(people) and (yes >= LEAST or subject.late):
        return YES
    return NO if no and 2 * no >= len(people) else None


async def carry_out(table: Table, draft: Draft, vote: db.Vote) -> bool:
    """Do what the others have decided, under the match's lock; False if that is not possible any more."""
    subject = about(vote)
    if subject.to is None:
        await table.carry_out(draft, StandIn(seat=subject.seat, why="table", vote=vote.id))
    elif draft.seats_of(subject.to):
        return False
    else:
        await offers.put(table, draft, subject.seat, subject.to, vote=vote.id)
    return True


def about(vote: db.Vote) -> subjects.Unseat:
    """Which seat such a vote is about."""
    subject = subjects.of(vote)
    assert isinstance(subject, subjects.Unseat), vote.kind
    return subject
