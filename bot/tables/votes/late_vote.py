"""The table votes on what happens when somebody's time has run out.

The vote is open as long as its reminder (`kinds.VOTE`) is there. Whatever answers the question takes the
reminder away in its own transaction, and every ballot makes it due: so ballots are counted in one place, also after a
restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta

import db
from bot.tables import clock, posts
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import expired
from bot.tables.time.kinds import BALLOT, VOTE
from bot.tables.votes import subjects
from bot.tables.votes.present import on_vacation, others
from db import WhenLate

WAIT = "wait"
CHOICES = (WAIT, WhenLate.DEFAULT.value, WhenLate.BOT.value, WhenLate.SEAT.value)
SILENT = 2
"""Rounds without a ballot after which somebody does not count any more."""
LOOKED_AT = 20
"""How many votes are looked at to find that out."""
USUAL = timedelta(days=1)
"""How long a vote stays open where decisions have no time of their own."""


def about(count: db.Count) -> subjects.Late:
    """Whom such a vote is about."""
    subject = subjects.late(count.vote)
    assert subject is not None, count.vote.kind
    return subject


def voters(running: Running, seat: int) -> Counter[int]:
    """Who may decide about a seat: the other people who play now, each with the number of seats they play."""
    return Counter(others(running, seat))


async def electorate(table: Table, running: Running, count: db.Count, now: datetime) -> Counter[int]:
    """Who counts: not those on vacation, nor those who have let two rounds pass without a ballot; until they vote."""
    everybody = voters(running, about(count).seat)
    missing = await on_vacation(table, everybody, now)
    earlier = [
        one
        for one in await table.store.votes.latest(running.id, subjects.LATE, LOOKED_AT)
        if one.vote.id < count.vote.id
    ]
    missing |= {user for user in everybody if _silent(user, [count, *earlier], now)}
    return Counter({user: seats for user, seats in everybody.items() if user in count.ballots or user not in missing})


def _silent(user: int, newest_first: list[db.Count], now: datetime) -> bool:
    """Whether somebody could have voted for two whole rounds, and has not."""
    rounds = 0
    for count in newest_first:
        if user in count.ballots:
            return False
        if user != about(count).user:
            rounds += _rounds(count.vote, now)
    return rounds >= SILENT


def _rounds(vote: db.Vote, now: datetime) -> int:
    """How often the time of a vote has passed to its end; what was decided sooner gave nobody that time."""
    return ((vote.closed_at or now) - vote.opened_at) // (vote.closes_at - vote.opened_at)


def opening(running: Running, reminder: db.Reminder, now: datetime, also: Sequence[db.NewReminder] = ()) -> db.Fired:
    """What opens a vote about the seat of a clock that has run out; each who may vote is told when they may be."""
    seat, decision = reminder.seat, running.decision(reminder.seat)
    assert decision is not None
    hours = running.row.decision_hours
    closes_at = now + (timedelta(hours=hours) if hours else USUAL)
    kind, plain = subjects.stored(subjects.Late(seat, running.owner(seat), decision.secret))
    vote = db.Vote(match_id=running.id, kind=kind, subject=plain, opened_by=0, opened_at=now, closes_at=closes_at)
    count = db.NewReminder(kind=VOTE, seat=seat, user_id=running.owner(seat), due_at=closes_at)
    ballots = [
        db.NewReminder(kind=BALLOT, seat=running.own_seat(user), user_id=user, due_at=now)
        for user in voters(running, seat)
    ]
    return db.Fired(reminder=reminder, vote=vote, remind=[count, *ballots, *also])


def verdict(people: Counter[int], count: db.Count) -> str | None:
    """What more than half of the others' seats want."""
    wanted = _wanted(people, count)
    choice, most = max(wanted.items(), key=lambda pair: pair[1], default=(WAIT, 0))
    return choice if 2 * most > people.total() else None


def without_majority(people: Counter[int], count: db.Count) -> str:
    """What happens if the table cannot agree for the second time: what more than half of those want who have voted,
    else the mildest of all that is wanted beside waiting."""
    wanted = _wanted(people, count)
    choice, most = max(wanted.items(), key=lambda pair: pair[1], default=(WAIT, 0))
    if 2 * most > wanted.total():
        return choice
    return next((mild for mild in CHOICES[1:] if wanted[mild]), WAIT)


def _wanted(people: Counter[int], count: db.Count) -> Counter[str]:
    wanted = Counter[str]()
    for user, choice in count.ballots.items():
        wanted[choice] += people[user]
    return +wanted


async def _undecided_before(table: Table, running: Running, count: db.Count, now: datetime) -> bool:
    """Whether the table has voted about the same question before, to the end of its time and without a majority."""
    subject = about(count)
    asked_at = running.seats[subject.seat].asked_at
    return any(
        (about(one).seat, about(one).user) == (subject.seat, subject.user)
        and one.vote.id < count.vote.id
        and asked_at is not None
        and one.vote.opened_at >= asked_at
        and bool(one.ballots)
        and _rounds(one.vote, now) > 0
        for one in await table.store.votes.latest(running.id, subjects.LATE, LOOKED_AT)
    )


async def open_about(table: Table, match_id: int, seat: int) -> db.Vote | None:
    """The open vote about a seat."""
    found = [(vote, subjects.late(vote)) for vote in await table.store.votes.open_in(match_id)]
    return next((vote for vote, late in reversed(found) if late is not None and late.seat == seat), None)


async def count_up(table: Table, running: Running, reminder: db.Reminder, now: datetime) -> db.Fired:
    """Carry out what the table wants, if it knows by now; without a majority in time the table waits, once."""
    vote = await open_about(table, running.id, reminder.seat)
    count = await table.store.votes.count(vote.id) if vote is not None else None
    if vote is None or count is None:
        return db.Fired(reminder=reminder)
    rounds, until = reminder.attempt, end_of(vote, reminder.attempt)
    people = await electorate(table, running, count, now)
    decided = verdict(people, count)
    if decided is None and now < until:
        return db.Fired(reminder=reminder, again=until, attempt=rounds)
    if decided is None and not count.ballots:
        while (until := end_of(vote, rounds)) <= now:
            rounds += 1
        return db.Fired(reminder=reminder, again=until, attempt=rounds)
    if decided is None and await _undecided_before(table, running, count, now):
        decided = without_majority(people, count)
    await carry_out(table, running, reminder.seat, decided or WAIT)
    # What was carried out has taken the reminder away, and this one is stale.
    return db.Fired(reminder=reminder, posts=[posts.VoteChanged(vote=vote.id, outcome="void").row()])


async def carry_out(table: Table, running: Running, seat: int, choice: str) -> None:
    """Do what the table has decided; the change itself ends the vote."""
    if choice == WAIT:
        await clock.add_time(table, running.id, seat)
    else:
        await expired.act(table, running, seat, WhenLate(choice), why="voted")


def end_of(vote: db.Vote, rounds: int) -> datetime:
    """When the ballots are counted; if there were none by then, after as long again."""
    return vote.closes_at + rounds * (vote.closes_at - vote.opened_at)


def next_end(vote: db.Vote, now: datetime) -> datetime:
    """When the ballots are counted next."""
    return end_of(vote, max(0, (now - vote.closes_at) // (vote.closes_at - vote.opened_at) + 1))
