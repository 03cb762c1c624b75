"""Votes that somebody asks for: going back further than undo does, calling the match off, somebody else's seat."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import db
from bot import posts
from bot.running import Running
from bot.table import stored
from bot.tables.log import entries_of
from bot.time import handover
from bot.time.consequences import LATE, POLL, UNSEAT, VOTE, vote_post
from bot.votes import seat_vote
from bot.votes.ballots import NO, OVER, REWIND, SEAT, VOID, YES
from bot.votes.present import others
from db import Status
from games.engine import Match

if TYPE_CHECKING:
    from bot.client import Slowtable

OPEN_FOR = timedelta(days=7)
PER_DAY = 3
"""So often a person may ask to go back at a table, within a day."""
ASKED = 50
"""So many votes are looked at to count them: more than all people of a table may ask for in a day."""
COUNTER = db.Counter(VOTE, db.WHOLE_TABLE)


async def open_vote(bot: Slowtable, running: Running, kind: str, subject: dict[str, Any], by: int) -> str:
    """Put a question to the table; whoever asks is for it. Returns the text that says what became of it."""
    at = bot.now()
    words = [
        db.NewReminder(kind=POLL, seat=running.own_seat(user), user_id=user, due_at=at)
        for user in voters(running, kind, subject)
        if user != by
    ]
    if kind == SEAT:
        words.append(db.NewReminder(kind=UNSEAT, seat=subject["seat"], user_id=subject["owner"], due_at=at))
    async with bot.table.locked(running.id):  # of two who ask at once, the second is told
        if (refused := await _why_not_now(bot, running, kind, by)) is not None:
            return refused
        await bot.store.votes.open(
            running.id, kind, subject, by=by, choice=YES, at=at, closes_at=at + OPEN_FOR, counter=COUNTER, remind=words
        )
    bot.alarm.wake()
    bot.delivery.wake()
    return "vote-opened"


async def ask_about_seat(bot: Slowtable, running: Running, seat: int, to: int | None, by: int) -> str:
    """Ask the others whether a bot plays a seat, or somebody is offered it. Returns the text that says what became of
    it."""
    is_late = await seat_vote.waited_too_long(bot, running, seat)
    if len(set(others(running, seat))) < seat_vote.LEAST and not is_late:
        return "replace-alone"
    subject = {"seat": seat, "owner": running.owner(seat), "to": to, "late": is_late}
    became = await open_vote(bot, running, SEAT, subject, by)
    return "replace-asked" if became == "vote-opened" else became


async def _why_not_now(bot: Slowtable, running: Running, kind: str, by: int) -> str | None:
    """A table answers one question at a time, and nobody asks to go back all day long."""
    if any(vote.kind != LATE for vote in await bot.store.votes.open_in(running.id)):
        return "vote-one-at-a-time"
    if kind != REWIND:
        return None
    asked = await bot.store.votes.latest(running.id, REWIND, ASKED)
    since = bot.now() - timedelta(days=1)
    mine = [count for count in asked if count.vote.opened_by == by and count.vote.opened_at > since]
    return "vote-too-often" if len(mine) >= PER_DAY else None


def voters(running: Running, kind: str, subject: dict[str, Any]) -> list[int]:
    """Everybody who may vote, in the order of seats."""
    if kind == SEAT:
        return list(dict.fromkeys(others(running, subject["seat"])))
    return list(dict.fromkeys(seat.user_id for seat in running.seats if seat.user_id is not None))


async def electorate(bot: Slowtable, running: Running, count: db.Count, now: datetime) -> list[int]:
    """Who counts in a vote."""
    if count.vote.kind == SEAT:
        return await seat_vote.electorate(bot, running, count, now)
    return voters(running, count.vote.kind, count.vote.subject)


async def decided(bot: Slowtable, running: Running, count: db.Count, now: datetime) -> str | None:
    """What the ballots say by now; None if they say nothing yet."""
    if count.vote.kind == SEAT:
        return seat_vote.verdict(running, count, await seat_vote.electorate(bot, running, count, now))
    return verdict(running, count)


def verdict(running: Running, count: db.Count) -> str | None:
    """`yes` when more than half of the people are for it, `no` when that has become impossible."""
    people = voters(running, count.vote.kind, count.vote.subject)
    yes = sum(count.ballots.get(user) == YES for user in people)
    no = sum(count.ballots.get(user) == NO for user in people)
    if 2 * yes > len(people):
        return YES
    return NO if 2 * no >= len(people) else None


async def count_up(bot: Slowtable, reminder: db.Reminder, now: datetime) -> db.Fired:
    """Carry out what the table has decided, and close what is decided or over."""
    closed, ends = dict[int, str](), list[datetime]()
    for vote in await bot.store.votes.open_in(reminder.match_id or 0):
        if vote.kind == LATE:
            continue
        outcome = await _settle(bot, vote, now)
        if outcome is None:
            ends.append(vote.closes_at)
        elif outcome != YES:
            closed[vote.id] = outcome
    told = [db.Post(kind="note", payload={"key": "vote-done-over"})] if OVER in closed.values() else []
    told += [vote_post(vote_id, outcome) for vote_id, outcome in closed.items()]
    # A ballot that came meanwhile has changed the reminder: then this is void, and everything is counted again.
    return db.Fired(
        reminder=reminder, posts=told, closed_votes=closed, again=min(ends, default=None), attempt=reminder.attempt
    )


async def _settle(bot: Slowtable, vote: db.Vote, now: datetime) -> str | None:
    """What comes of a vote; None if it stays open. A `yes` is carried out, which closes the vote in one transaction."""
    async with bot.table.locked(vote.match_id) as running:
        count = await bot.store.votes.count(vote.id)
        if running is None or running.over or count is None:
            return VOID
        if count.vote.closed_at is not None:
            return count.vote.outcome
        outcome = await decided(bot, running, count, now)
        if outcome == YES and not await _carry_out(bot, running, vote):
            outcome = VOID
    if outcome == YES:
        bot.table.tell(vote.match_id)
    return outcome or (OVER if now >= vote.closes_at else None)


async def _carry_out(bot: Slowtable, running: Running, vote: db.Vote) -> bool:
    """Do what the table has decided; False if that is not possible any more."""
    if vote.kind == REWIND:
        return await _rewind(bot, running, vote)
    if vote.kind == SEAT:
        return await seat_vote.carry_out(bot, running, vote)
    await _call_off(bot, running, vote)
    return True


async def _rewind(bot: Slowtable, running: Running, vote: db.Vote) -> bool:
    """The match as it was; the log keeps what was undone, and old buttons stay void."""
    data = await bot.store.moves.milestone(running.id, int(vote.subject["version"]))
    if data is None:
        return False
    before, era = posts.Before.of(running), running.match.era
    running.match = Match.load(running.match.game, data)
    running.match.era, running.match.turn = era + 1, None
    forgotten, unread = handover.brought_back(running, int(vote.subject["logged"]))
    resealed = [stored(sealed, []) for sealed in running.match.reseal()]
    change = posts.Change(running, before, [], bot.now())
    # The stored log has more than moves (the start, pauses…): the text counts moves.
    kept = entries_of(await bot.store.moves.log(running.id, 0, int(vote.subject["logged"])))
    entry = db.Entry(seat=-1, kind="rewind", text=str(len(kept)))
    await bot.table.write(
        running,
        change,
        entries=[entry, *forgotten, *resealed],
        closed_votes={vote.id: YES},
        first=_told(vote),
        seats=unread,
    )
    return True


async def _call_off(bot: Slowtable, running: Running, vote: db.Vote) -> None:
    """The match ends without a winner."""
    change = posts.Change(running, posts.Before.of(running), [], bot.now())
    changes = {"status": Status.CANCELLED, "finished_at": bot.now()}
    running.row.status = Status.CANCELLED
    await bot.table.write(running, change, changes=changes, closed_votes={vote.id: YES}, first=_told(vote))


def _told(vote: db.Vote) -> list[db.Post]:
    return [db.Post(kind="note", payload={"key": f"vote-done-{vote.kind}"}), vote_post(vote.id, YES)]
