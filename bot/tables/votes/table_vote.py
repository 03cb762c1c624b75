"""Votes that somebody asks for: going back further than undo does, calling the match off, somebody else's seat."""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.tables import posts
from bot.tables.changes import CalledOff, WentBack
from bot.tables.draft import Draft
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time.kinds import POLL, UNSEAT, VOTE
from bot.tables.votes import seat_vote, subjects
from bot.tables.votes.ballots import NO, OVER, VOID, YES
from bot.tables.votes.present import others

OPEN_FOR = timedelta(days=7)
PER_DAY = 3
"""How often a person may ask to go back at a table, within a day."""
ASKED = 50
"""How many votes are looked at to count them: more than all people of a table may ask for in a day."""
COUNTER = db.Counter(VOTE, db.WHOLE_TABLE)


async def open_vote(table: Table, running: Running, subject: subjects.Subject, by: int) -> str:
    """Put a question to the table; whoever asks is for it. Returns the text that says what became of it."""
    at, (kind, plain) = table.now(), subjects.stored(subject)
    async with table.locked(running.id) as draft:  # of two who ask at once, the second is told
        if (refused := await _why_not_now(table, draft, subject, by)) is not None or draft is None:
            return refused or "own-over"
        words = [
            db.NewReminder(kind=POLL, seat=draft.own_seat(user), user_id=user, due_at=at)
            for user in voters(draft, subject)
            if user != by
        ]
        if isinstance(subject, subjects.Unseat):
            words.append(db.NewReminder(kind=UNSEAT, seat=subject.seat, user_id=subject.owner, due_at=at))
        await table.store.votes.open(
            draft.id, kind, plain, by=by, choice=YES, at=at, closes_at=at + OPEN_FOR, counter=COUNTER, remind=words
        )
    table.notify()
    return "vote-opened"


async def ask_about_seat(table: Table, running: Running, seat: int, to: int | None, by: int) -> str:
    """Ask the others whether a bot plays a seat, or somebody is offered it. Returns the text that says what became of
    it."""
    is_late = await seat_vote.waited_too_long(table, running, seat)
    if len(set(others(running, seat))) < seat_vote.LEAST and not is_late:
        return "replace-alone"
    became = await open_vote(table, running, subjects.Unseat(seat, running.owner(seat), to, is_late), by)
    return "replace-asked" if became == "vote-opened" else became


async def _why_not_now(table: Table, running: Running | None, subject: subjects.Subject, by: int) -> str | None:
    """A table answers one question at a time, and nobody asks to go back all day long. Much may have happened since
    whoever asks looked at the match: it is over, they have left it, or the seat is another's."""
    if running is None or running.over:
        return "own-over"
    if not running.seats_of(by):
        return "not-at-this-table"
    if isinstance(subject, subjects.Unseat) and running.owner(subject.seat) != subject.owner:
        return "vote-seat-changed"
    if any(subjects.late(vote) is None for vote in await table.store.votes.open_in(running.id)):
        return "vote-one-at-a-time"
    if not isinstance(subject, subjects.GoBack):
        return None
    asked = await table.store.votes.latest(running.id, subjects.GO_BACK, ASKED)
    since = table.now() - timedelta(days=1)
    mine = [count for count in asked if count.vote.opened_by == by and count.vote.opened_at > since]
    return "vote-too-often" if len(mine) >= PER_DAY else None


def voters(running: Running, subject: subjects.Subject) -> list[int]:
    """Everybody who may vote, in the order of seats."""
    if isinstance(subject, subjects.Unseat):
        return list(dict.fromkeys(others(running, subject.seat)))
    return list(dict.fromkeys(seat.user_id for seat in running.seats if seat.user_id is not None))


async def electorate(table: Table, running: Running, count: db.Count, now: datetime) -> list[int]:
    """Who counts in a vote."""
    subject = subjects.of(count.vote)
    if isinstance(subject, subjects.Unseat):
        return await seat_vote.electorate(table, running, count, now)
    return voters(running, subject)


async def decided(table: Table, running: Running, count: db.Count, now: datetime) -> str | None:
    """What the ballots say by now; None if they say nothing yet."""
    if isinstance(subjects.of(count.vote), subjects.Unseat):
        return seat_vote.verdict(running, count, await seat_vote.electorate(table, running, count, now))
    return verdict(running, count)


def verdict(running: Running, count: db.Count) -> str | None:
    """`yes` when more than half of the people are for it, `no` when that has become impossible."""
    people = voters(running, subjects.of(count.vote))
    yes = sum(count.ballots.get(user) == YES for user in people)
    no = sum(count.ballots.get(user) == NO for user in people)
    if 2 * yes > len(people):
        return YES
    return NO if 2 * no >= len(people) else None


async def count_up(table: Table, reminder: db.Reminder, now: datetime) -> db.Fired:
    """Carry out what the table has decided, and close what is decided or over."""
    closed, ends = dict[int, str](), list[datetime]()
    for vote in await table.store.votes.open_in(reminder.match_id or 0):
        if subjects.late(vote) is not None:
            continue
        outcome = await _settle(table, vote, now)
        if outcome is None:
            ends.append(vote.closes_at)
        elif outcome != YES:
            closed[vote.id] = outcome
    told = [posts.Note(key="vote-done-over").row()] if OVER in closed.values() else []
    told += [posts.VoteChanged(vote=vote_id, outcome=outcome).row() for vote_id, outcome in closed.items()]
    # A ballot that came meanwhile has changed the reminder: then this one is stale, and everything is counted again.
    return db.Fired(
        reminder=reminder, posts=told, closed_votes=closed, again=min(ends, default=None), attempt=reminder.attempt
    )


async def _settle(table: Table, vote: db.Vote, now: datetime) -> str | None:
    """What comes of a vote; None if it stays open. A `yes` is carried out, which closes the vote in one transaction."""
    async with table.locked(vote.match_id) as draft:
        count = await table.store.votes.count(vote.id)
        if draft is None or draft.over or count is None:
            return VOID
        if count.vote.closed_at is not None:
            return count.vote.outcome
        outcome = await decided(table, draft, count, now)
        if outcome == YES and not await _carry_out(table, draft, vote):
            outcome = VOID
    return outcome or (OVER if now >= vote.closes_at else None)


async def _carry_out(table: Table, draft: Draft, vote: db.Vote) -> bool:
    """Do what the table has decided; False if that is not possible any more."""
    match subjects.of(vote):
        case subjects.GoBack(version=version, logged=logged):
            snapshot = await table.store.moves.milestone(draft.id, version)
            if snapshot is None:
                return False
            kept = await table.store.moves.log(draft.id, 0, logged)
            await table.carry_out(draft, WentBack(vote=vote.id, snapshot=snapshot, logged=logged, kept=kept))
        case subjects.Unseat():
            return await seat_vote.carry_out(table, draft, vote)
        case _:
            await table.carry_out(draft, CalledOff(vote=vote.id))
    return True
