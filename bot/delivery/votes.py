"""Votes in the thread: a message each, as things stand."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Protocol

import discord

import db
from bot.delivery import sending
from bot.delivery.courier import Courier
from bot.delivery.worker import NOTHING, Delivery, Item, Sent
from bot.messages import late_view, layout, table_view
from bot.tables import posts
from bot.tables.running import Running
from bot.tables.votes import casting, subjects


async def post(courier: Courier, items: Sequence[Item[posts.VoteOpened]]) -> Sent:
    """Put the question to the table."""
    sent = None
    for item in items:
        found = await casting.found(courier.table, item.match_id, item.post.vote)
        if found is None:
            continue
        running, count = found
        sent = await sending.send(courier, courier.thread(running.row), item.row, await _open(courier, running, count))
        await courier.table.keep(running.id, {_kept_as(count.vote): sent})
    return sent, {}


async def _open(courier: Courier, running: Running, count: db.Count) -> layout.Composed:
    now = courier.now()
    people = await casting.electorate(courier.table, running, count, now)
    return _view(count.vote).open_view(running, count, people, now)


async def update(courier: Courier, items: Sequence[Item[posts.VoteChanged]]) -> Sent:
    """The message as things stand; a vote that is over is closed for good, and its message let go."""
    for item in items:
        found = await casting.found(courier.table, item.match_id, item.post.vote)
        if found is None:
            continue
        running, count = found
        # What carried a vote out has closed it; where something else has ended it, that is done here.
        outcome = count.vote.outcome or item.post.outcome
        if outcome is not None:
            await courier.store.votes.close(count.vote.id, outcome, courier.now())
        await _edit(courier, running, count, outcome)
    return NOTHING


async def _edit(courier: Courier, running: Running, count: db.Count, outcome: str | None) -> None:
    row, name, view = await courier.table.find(running.id), _kept_as(count.vote), _view(count.vote)
    message_id = row.messages.get(name) if row is not None else None
    if message_id is None:
        return
    shown = await _open(courier, running, count) if outcome is None else view.over_view(running, count, outcome)
    with contextlib.suppress(discord.NotFound):  # somebody has deleted it
        await courier.thread(running.row).get_partial_message(message_id).edit(view=shown)
    if outcome is not None:
        await courier.table.dropped(running.id, name, message_id)


def _kept_as(vote: db.Vote) -> str:
    return f"vote_{vote.id}"


class View(Protocol):
    """What differs between the kinds of votes: `late_view` and `table_view`."""

    def open_view(self, running: Running, count: db.Count, people: Collection[int], now: datetime) -> layout.Composed:
        """The message while the vote is open; it waits for these people."""

    def over_view(self, running: Running, count: db.Count, outcome: str) -> layout.Composed:
        """What is left of it."""


def _view(vote: db.Vote) -> View:
    return table_view if subjects.late(vote) is None else late_view


def register(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(posts.VoteOpened, post)
    delivery.on(posts.VoteChanged, update)
