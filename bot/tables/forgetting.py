"""Somebody wants to be forgotten: they leave every table, and their number goes out of everything that is kept."""

from __future__ import annotations

import msgspec

from bot.tables import posts, seats
from bot.tables.changes import OffersClosed
from bot.tables.lobby import Lobbies
from bot.tables.refusal import Refused
from bot.tables.table import Table
from bot.tables.votes import subjects
from bot.tables.votes.ballots import NO
from db import Status
from games.engine import NotOpen

UNDER_WAY = (Status.RUNNING, Status.PAUSED)


class Forgotten(msgspec.Struct, frozen=True):
    """What is left of somebody."""

    named: list[int]
    """Matches under way whose dice they have helped to mix: what proves that names them until the end."""


async def tables(table: Table, user: int) -> list[int]:
    """The tables that somebody would leave."""
    return [row.id for row in await table.store.matches.of_user(user, [Status.LOBBY, *UNDER_WAY])]


async def forget(table: Table, lobbies: Lobbies, user: int) -> Forgotten:
    """Leave every table, then be nobody wherever one was. Each step is whole in itself: whoever is interrupted asks
    again, and the rest is done."""
    for row in await table.store.matches.of_user(user, [Status.LOBBY]):
        while not isinstance(await lobbies.leave(row.id, user), Refused):
            table.notify()
    for row in await table.store.matches.of_user(user, UNDER_WAY):
        await _resign(table, row.id, user)
    named = []
    for match_id in await table.store.persons.matches(user):
        await _close_questions(table, match_id, user)
        async with table.lock(match_id):
            if await table.store.persons.forget_in(match_id, user):
                named.append(match_id)
            table.forget(match_id)
    await table.store.persons.forget(user)
    table.store.settings.forget(user)
    table.store.coaching.forget(user)
    return Forgotten(named)


async def _resign(table: Table, match_id: int, user: int) -> None:
    running = await table.read(match_id)
    for seat in running.seats_of(user) if running is not None else []:
        try:
            await seats.resign(table, match_id, seat, user)
        except NotOpen:  # it has ended meanwhile
            return


async def _close_questions(table: Table, match_id: int, user: int) -> None:
    """What others are asked about them is asked no more: a seat that is offered to them, a vote to do so."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over:
            return
        if offered := {offer.id: "withdrawn" for offer in draft.offers.values() if offer.user_id == user}:
            await table.carry_out(draft, OffersClosed(outcomes=offered))
    for vote in await table.store.votes.open_in(match_id):
        subject = subjects.of(vote)
        if isinstance(subject, subjects.Unseat) and user in (subject.owner, subject.to):
            await table.store.votes.close(vote.id, NO, table.now())
            await table.post(posts.VoteChanged(vote=vote.id, outcome=NO), match_id=match_id)
