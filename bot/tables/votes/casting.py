"""Casting ballots: who may, in which vote, and whose ballots count by now."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import db
from bot.tables import posts
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time.kinds import VOTE
from bot.tables.votes import late_vote, subjects, table_vote
from bot.tables.votes.ballots import NO, YES


async def found(table: Table, match_id: int, vote_id: int) -> tuple[Running, db.Count] | None:
    """A vote of a match, with its ballots."""
    running, count = await table.read(match_id), await table.store.votes.count(vote_id)
    if running is None or count is None or count.vote.match_id != running.id:
        return None
    return running, count


async def cast(table: Table, match_id: int, vote_id: int, user: int, choice: str) -> str | None:
    """Somebody votes, or changes their mind; returns the text that says why not. What comes of it is for the count,
    which is due now."""
    about = await found(table, match_id, vote_id)
    if about is None or about[1].vote.closed_at is not None:
        return "vote-closed"
    running, vote = about[0], about[1].vote
    if choice not in choices(vote):
        return "control-outdated"
    if (why := why_not(running, vote, user)) is not None:
        return why
    told = [posts.VoteChanged(vote=vote.id).row()]
    try:
        await table.store.votes.cast(vote.id, user, choice, table.now(), counter=counter(vote), posts=told)
    except db.VoteClosed:
        return "vote-closed"
    table.notify()
    return None


def choices(vote: db.Vote) -> tuple[str, ...]:
    """What ballots can say."""
    return (YES, NO) if subjects.late(vote) is None else late_vote.CHOICES


def counter(vote: db.Vote) -> db.Counter:
    """What counts the ballots."""
    late = subjects.late(vote)
    return table_vote.COUNTER if late is None else db.Counter(VOTE, late.seat)


def why_not(running: Running, vote: db.Vote, user: int) -> str | None:
    """The text that says why somebody cannot vote here; None if they can."""
    absent = "vote-late-absent" if running.seats_of(user) else "not-at-this-table"
    match subjects.of(vote):
        case subjects.Late(seat=seat, user=late):
            if user in late_vote.voters(running, seat):
                return None
            return "vote-late-yours" if user == late else absent
        case subject:
            if user in table_vote.voters(running, subject):
                return None
            mine = isinstance(subject, subjects.Unseat) and user == subject.owner
            return "vote-seat-yours" if mine else absent


async def electorate(table: Table, running: Running, count: db.Count, now: datetime) -> Collection[int]:
    """Whose ballots count by now."""
    if subjects.late(count.vote) is None:
        return await table_vote.electorate(table, running, count, now)
    return await late_vote.electorate(table, running, count, now)
