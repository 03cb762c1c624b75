"""The vote about somebody whose time has run out, in the thread: its message, and ballots by its buttons."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import discord
from discord import ui

import db
from bot.address import Address
from bot.delivery.worker import Deliver, Sent
from bot.panels import layout
from bot.panels.controls import button, row
from bot.panels.router import Click, Router
from bot.people import mentions
from bot.running import Running
from bot.time import late_vote
from bot.time.consequences import VOTE, vote_post
from bot.words import say

if TYPE_CHECKING:
    from bot.client import Slowtable

UNTOLD = ("default", "bot", "acted")
"""Outcomes that would tell something about a sealed choice."""


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("latevote", cast)


# -- ballots ------------------------------------------------------------------------------------------------------


async def cast(click: Click) -> None:
    """Somebody votes, or changes their mind."""
    bot, (number, _, choice) = click.bot, click.address.argument.partition("-")
    running, count = await bot.table.read(click.address.match), await bot.store.votes.count(int(number))
    if running is None or count is None:
        await click.whisper(click.say("vote-closed"))
        return
    seat = count.vote.subject["seat"]
    if click.user not in late_vote.voters(running, seat):
        await click.whisper(click.say(_why_not(running, count.vote, click.user)))
        return
    counter, posts = db.Counter(VOTE, seat), [vote_post(count.vote.id)]
    try:
        await bot.store.votes.cast(count.vote.id, click.user, choice, bot.now(), counter=counter, posts=posts)
    except db.VoteClosed:
        await click.whisper(click.say("vote-closed"))
        return
    bot.alarm.wake()
    bot.delivery.wake()
    await click.whisper(click.say("vote-late-cast", choice=click.say(f"late-{choice}")))


def _why_not(running: Running, vote: db.Vote, user: int) -> str:
    """Why somebody cannot vote here."""
    if vote.closed_at is not None:
        return "vote-closed"
    if user == vote.subject["user"]:
        return "vote-late-yours"
    return "vote-late-absent" if running.seats_of(user) else "not-at-this-table"


# -- the message --------------------------------------------------------------------------------------------------


async def post(bot: Slowtable, items: Sequence[db.OutboxItem]) -> Sent:
    """Put the question to the table. Pings are a matter of each person's own hours, so that this makes no noise."""
    sent = None
    for item in items:
        found = await _found(bot, item)
        if found is not None:
            thread, view = _thread(bot, found[0]), vote_view(*found, bot.now())
            sent = (await thread.send(view=view, nonce=item.nonce)).id
            await bot.store.matches.keep_message(found[0].id, _kept_as(found[1].vote), sent)
    return sent, None


async def update(bot: Slowtable, items: Sequence[db.OutboxItem]) -> Sent:
    """The message as things stand; a vote that is over is closed for good."""
    for item in items:
        found, outcome = await _found(bot, item), item.payload["outcome"]
        if found is None:
            continue
        running, count = found
        if outcome is not None:
            await bot.store.votes.close(count.vote.id, outcome, bot.now())
        row_ = await bot.find(running.id)
        message_id = row_.messages.get(_kept_as(count.vote)) if row_ is not None else None
        if message_id is None:
            continue
        view = vote_view(running, count, bot.now()) if outcome is None else over_view(running, count.vote, outcome)
        with contextlib.suppress(discord.NotFound):  # somebody has deleted it
            await _thread(bot, running).get_partial_message(message_id).edit(view=view)
    return None, None


def vote_view(running: Running, count: db.Count, now: datetime) -> ui.LayoutView:
    """The question, who wants what (of a secret choice only who has voted), and the buttons."""
    language, vote = running.row.language, count.vote
    seat = vote.subject["seat"]
    since = running.seats[seat].asked_at or vote.opened_at
    question = say(
        language,
        "vote-ask-late",
        user=f"<@{vote.subject['user']}>",
        asked=_asked(running, seat, language),
        since=f"<t:{int(since.timestamp())}:R>",
    )
    until = f"<t:{int(late_vote.next_end(vote, now).timestamp())}:R>"
    buttons = [
        button(Address("latevote", running.id, argument=f"{vote.id}-{choice}"), say(language, f"late-{choice}"))
        for choice in late_vote.CHOICES
    ]
    how = say(language, "vote-late-how", until=until)
    return layout.message(question, "\n".join(_ballots(running, count)), [row(*buttons)], how)


def over_view(running: Running, vote: db.Vote, outcome: str) -> ui.LayoutView:
    """What is left of it: what became of the question, and no buttons."""
    told = "untold" if vote.subject["secret"] and outcome in UNTOLD else outcome
    user = f"<@{vote.subject['user']}>"
    return layout.message(say(running.row.language, f"vote-late-{told}", user=user))


def _ballots(running: Running, count: db.Count) -> list[str]:
    language, lines = running.row.language, list[str]()
    voters = late_vote.voters(running, count.vote.subject["seat"])
    voted = {user: choice for user, choice in count.ballots.items() if user in voters}
    if count.vote.subject["secret"]:
        lines += [say(language, "vote-late-voted", users=_people(voted))] if voted else []
    else:
        for choice in late_vote.CHOICES:
            if users := [user for user, wanted in voted.items() if wanted == choice]:
                lines.append(f"**{say(language, f'late-{choice}')}**: {_people(users)}")
    if missing := [user for user in voters if user not in voted]:
        lines.append(say(language, "vote-missing", users=_people(missing)))
    return lines


def _asked(running: Running, seat: int, language: str) -> str:
    """What the table may know of the question."""
    decision = running.decision(seat)
    if decision is not None and not decision.secret and not decision.private:
        return running.texts(language).say(decision.prompt, mentions(running))
    return say(language, "ping-still-choosing" if decision is not None and decision.secret else "vote-late-choosing")


def _people(users: Sequence[int] | dict[int, str]) -> str:
    return ", ".join(f"<@{user}>" for user in users)


def _kept_as(vote: db.Vote) -> str:
    return f"vote_{vote.id}"


def _thread(bot: Slowtable, running: Running) -> discord.PartialMessageable:
    assert running.row.thread_id is not None
    return bot.get_partial_messageable(running.row.thread_id, guild_id=running.row.guild_id)


async def _found(bot: Slowtable, item: db.OutboxItem) -> tuple[Running, db.Count] | None:
    running, count = await bot.table.read(item.match_id or 0), await bot.store.votes.count(item.payload["vote"])
    return (running, count) if running is not None and count is not None else None


KINDS: dict[str, Deliver] = {"vote-late": post, "vote-late-now": update}
