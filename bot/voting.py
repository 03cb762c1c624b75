"""Votes of the table: going back further than undo does, or calling the match off."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

import db
from bot import posts
from bot.address import Address
from bot.delivery.ending import entries_of
from bot.delivery.worker import Sent
from bot.panels import layout
from bot.panels.controls import button, row
from bot.panels.router import Click, Router
from bot.running import Running
from bot.words import say
from db import Status
from games.engine import Match

if TYPE_CHECKING:
    from bot.client import Slowtable

OPEN_FOR = timedelta(days=7)


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("vote", cast)


async def open_vote(bot: Slowtable, running: Running, kind: str, subject: dict[str, Any], by: int) -> None:
    """Put a question to the table; whoever asks is for it."""
    at = bot.now()
    vote = await bot.store.votes.open(running.id, kind, subject, by=by, at=at, closes_at=at + OPEN_FOR)
    count = await bot.store.votes.cast(vote.id, by, "yes", at)
    if not await decide(bot, running.id, count):
        await bot.store.outbox.put([db.Post(kind="vote", payload={"vote": vote.id})], at, running.id)
        bot.delivery.wake()


async def cast(click: Click) -> None:
    """Somebody votes."""
    running = await click.bot.table.read(click.address.match)
    vote, _, choice = click.address.argument.partition("-")
    if running is None or not running.seats_of(click.user):
        await click.whisper(click.say("not-at-this-table"))
        return
    try:
        count = await click.bot.store.votes.cast(int(vote), click.user, choice, click.bot.now())
    except db.VoteClosed:
        await click.whisper(click.say("vote-closed"))
        return
    await click.interaction.response.defer()
    decided = await decide(click.bot, running.id, count)
    view = vote_view(running, count, decided)
    await click.interaction.edit_original_response(view=view)


def people(running: Running) -> set[int]:
    """Everybody who may vote."""
    return {seat.user_id for seat in running.seats if seat.user_id is not None}


def verdict(running: Running, count: db.Count) -> str | None:
    """`yes` when more than half of the people are for it, `no` when that has become impossible."""
    voters = people(running)
    yes = sum(count.ballots.get(user) == "yes" for user in voters)
    no = sum(count.ballots.get(user) == "no" for user in voters)
    if 2 * yes > len(voters):
        return "yes"
    return "no" if 2 * no >= len(voters) else None


async def decide(bot: Slowtable, match_id: int, count: db.Count) -> str | None:
    """Carry out a vote that is decided; what it changes is one transaction with its end."""
    async with bot.table.locked(match_id) as running:
        if running is None:
            return None
        decided = verdict(running, count)
        if decided == "no":
            await bot.store.votes.close(count.vote.id, "no", bot.now())
        elif decided == "yes" and count.vote.kind == "rewind":
            await rewind(bot, running, count.vote)
        elif decided == "yes":
            await call_off(bot, running, count.vote)
    if decided == "yes":
        bot.table.tell(match_id)
    return decided


async def rewind(bot: Slowtable, running: Running, vote: db.Vote) -> None:
    """The match as it was; the log keeps what was undone, and old buttons stay void."""
    data = await bot.store.moves.milestone(running.id, int(vote.subject["version"]))
    if data is None:
        await bot.store.votes.close(vote.id, "void", bot.now())
        return
    before, era = posts.Before.of(running), running.match.era
    running.match = Match.load(running.match.game, data)
    running.match.era, running.match.turn = era + 1, None
    change = posts.Change(running, before, [], bot.now())
    # The stored log has more than moves (the start, pauses…): the text counts moves.
    kept = entries_of(await bot.store.moves.log(running.id, 0, int(vote.subject["logged"])))
    entry = db.Entry(seat=-1, kind="rewind", text=str(len(kept)))
    await bot.table.write(running, change, entries=[entry], closed_votes={vote.id: "yes"}, first=[_told(vote)])


async def call_off(bot: Slowtable, running: Running, vote: db.Vote) -> None:
    """The match ends without a winner."""
    change = posts.Change(running, posts.Before.of(running), [], bot.now())
    changes = {"status": Status.CANCELLED, "finished_at": bot.now()}
    running.row.status = Status.CANCELLED
    await bot.table.write(running, change, changes=changes, closed_votes={vote.id: "yes"}, first=[_told(vote)])


def _told(vote: db.Vote) -> db.Post:
    return db.Post(kind="note", payload={"key": f"vote-done-{vote.kind}"})


async def post(bot: Slowtable, items: Sequence[db.OutboxItem]) -> Sent:
    """The messages with which votes are put to the table."""
    sent = None
    for item in items:
        running, count = await bot.table.read(item.match_id or 0), await bot.store.votes.count(item.payload["vote"])
        if running is None or count is None or running.row.thread_id is None:
            continue
        users = [discord.Object(user) for user in people(running) - {count.vote.opened_by}]
        thread = bot.get_partial_messageable(running.row.thread_id, guild_id=running.row.guild_id)
        message = await thread.send(
            view=vote_view(running, count, None),
            nonce=item.nonce,
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
        )
        sent = message.id
    return sent, None


def vote_view(running: Running, count: db.Count, decided: str | None) -> ui.LayoutView:
    """The question, who voted how, and the buttons while it is open."""
    language, vote = running.row.language, count.vote
    question = say(language, f"vote-ask-{vote.kind}", user=f"<@{vote.opened_by}>", **vote.subject)
    lines = [f"{'✅' if choice == 'yes' else '❌'} <@{user}>" for user, choice in count.ballots.items()]
    missing = [f"<@{user}>" for user in people(running) - count.ballots.keys()]
    if decided:
        return layout.message(question, "\n".join(lines), say(language, f"vote-{decided}"))
    if missing:
        lines.append(say(language, "vote-missing", users=", ".join(missing)))
    buttons = row(
        button(Address("vote", running.id, argument=f"{vote.id}-yes"), say(language, "vote-for"), ButtonStyle.success),
        button(
            Address("vote", running.id, argument=f"{vote.id}-no"), say(language, "vote-against"), ButtonStyle.danger
        ),
    )
    return layout.message(question, "\n".join(lines), [buttons])
