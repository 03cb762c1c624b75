"""Votes in the thread: a message each, and ballots by its buttons."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

import discord
from discord import ui

import db
from bot.delivery import sending
from bot.delivery.worker import Delivery, Item, Sent
from bot.panels.router import Click, Router
from bot.tables import posts
from bot.tables.running import Running
from bot.tables.votes import subjects
from bot.votes import late_view, table_view

if TYPE_CHECKING:
    from bot.client import Slowtable


class View(Protocol):
    """What differs between the kinds of votes: `late_view` and `table_view`."""

    def counter(self, vote: db.Vote) -> db.Counter:
        """What counts the ballots."""

    def why_not(self, running: Running, vote: db.Vote, user: int) -> str | None:
        """Why somebody cannot vote here; None if they can."""

    def label(self, choice: str) -> str:
        """The text that names a choice."""

    async def electorate(self, bot: Slowtable, running: Running, count: db.Count, now: datetime) -> Collection[int]:
        """Whose ballots count by now."""

    def open_view(self, running: Running, count: db.Count, people: Collection[int], now: datetime) -> ui.LayoutView:
        """The message while the vote is open; it waits for these people."""

    def over_view(self, running: Running, count: db.Count, outcome: str) -> ui.LayoutView:
        """What is left of it."""


def _view(vote: db.Vote) -> View:
    return table_view if subjects.late(vote) is None else late_view


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("vote", cast)


async def cast(click: Click) -> None:
    """Somebody votes, or changes their mind. What comes of it is for the count, which is due now."""
    bot, (number, _, choice) = click.bot, click.address.argument.partition("-")
    found = await _found(bot, click.address.match, int(number))
    if found is None or found[1].vote.closed_at is not None:
        await click.whisper(click.say("vote-closed"))
        return
    running, vote = found[0], found[1].vote
    view = _view(vote)
    if (why := view.why_not(running, vote, click.user)) is not None:
        await click.whisper(click.say(why))
        return
    counter, told = view.counter(vote), [posts.VoteChanged(vote=vote.id).row()]
    try:
        await bot.store.votes.cast(vote.id, click.user, choice, bot.now(), counter=counter, posts=told)
    except db.VoteClosed:
        await click.whisper(click.say("vote-closed"))
        return
    bot.alarm.wake()
    bot.delivery.wake()
    await click.whisper(click.say("vote-cast", choice=click.say(view.label(choice))))


async def post(bot: Slowtable, items: Sequence[Item[posts.VoteOpened]]) -> Sent:
    """Put the question to the table."""
    sent = None
    for item in items:
        found = await _found(bot, item.match_id, item.post.vote)
        if found is None:
            continue
        running, count = found
        sent = await sending.send(bot, _thread(bot, running), item.row, await _open(bot, running, count))
        await bot.table.keep(running.id, {_kept_as(count.vote): sent})
    return sent, None


async def _open(bot: Slowtable, running: Running, count: db.Count) -> ui.LayoutView:
    view, now = _view(count.vote), bot.now()
    return view.open_view(running, count, await view.electorate(bot, running, count, now), now)


async def update(bot: Slowtable, items: Sequence[Item[posts.VoteChanged]]) -> Sent:
    """The message as things stand; a vote that is over is closed for good, and its message let go."""
    for item in items:
        found = await _found(bot, item.match_id, item.post.vote)
        if found is None:
            continue
        running, count = found
        # What carried a vote out has closed it; where something else has ended it, that is done here.
        outcome = count.vote.outcome or item.post.outcome
        if outcome is not None:
            await bot.store.votes.close(count.vote.id, outcome, bot.now())
        await _edit(bot, running, count, outcome)
    return None, None


async def _edit(bot: Slowtable, running: Running, count: db.Count, outcome: str | None) -> None:
    row, name, view = await bot.find(running.id), _kept_as(count.vote), _view(count.vote)
    message_id = row.messages.get(name) if row is not None else None
    if message_id is None:
        return
    shown = await _open(bot, running, count) if outcome is None else view.over_view(running, count, outcome)
    with contextlib.suppress(discord.NotFound):  # somebody has deleted it
        await _thread(bot, running).get_partial_message(message_id).edit(view=shown)
    if outcome is not None:
        await bot.table.dropped(running.id, name, message_id)


def _kept_as(vote: db.Vote) -> str:
    return f"vote_{vote.id}"


def _thread(bot: Slowtable, running: Running) -> discord.PartialMessageable:
    assert running.row.thread_id is not None
    return bot.get_partial_messageable(running.row.thread_id, guild_id=running.row.guild_id)


async def _found(bot: Slowtable, match_id: int | None, vote_id: int) -> tuple[Running, db.Count] | None:
    running, count = await bot.table.read(match_id or 0), await bot.store.votes.count(vote_id)
    return (running, count) if running is not None and count is not None else None


def deliver_by(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(posts.VoteOpened, post)
    delivery.on(posts.VoteChanged, update)
