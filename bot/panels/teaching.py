"""Lessons: begin one, ask for a hint, leave it, take it up again."""

from __future__ import annotations

import games
from bot.messages.lobby_words import refusal
from bot.panels import lobby_open, places
from bot.panels.router import Click, Router
from bot.tables import lessons
from bot.tables.refusal import Refused
from bot.tables.starting import SEATING
from bot.tables.votes.subjects import CallOff
from bot.tables.votes.table_vote import open_vote
from db import Status
from games.engine import lesson


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("learn", learn)
    router.add("lessonhint", hint)
    router.add("lessonleave", leave)
    router.add("lessonend", end)


async def learn(click: Click) -> None:
    """A match against bots that teaches; whoever is in the middle of one goes on with that."""
    game = click.address.argument
    prepared = lesson.lesson(game) if game in games.metas() else None
    if prepared is None:
        await click.reply(click.say("control-outdated"))
        return
    await click.think()
    if (found := await lessons.of_user(click.table, click.user, game)) is not None:
        await lessons.change(click.table, found.id, lessons.TakeUp())
        await click.reply(click.say("lesson-goes-on", thread=f"<#{found.thread_id}>"))
        return
    place = places.find(click.interaction)
    if isinstance(place, places.Nowhere):
        await click.reply(place.words(click.language))
        return
    options = {**prepared.options, SEATING: "joined"}
    bots = prepared.players - 1
    outcome = await lobby_open.at_once(click, place.channel, game, bots=bots, options=options, lesson=True)
    if isinstance(outcome, Refused):
        await click.reply(refusal(outcome, click.language))
    else:
        await click.reply(click.say("lesson-begins", thread=f"<#{outcome.running.row.thread_id}>"))


async def hint(click: Click) -> None:
    """What helps with the task at hand."""
    at = await click.seated()
    if at is None:
        return
    goal = lessons.task(at.running)
    words = lesson.words(at.running.game, goal.id, "hint", click.language) if goal is not None else ""
    await click.reply(f"💡 {words}" if words else click.say("lesson-no-task"))


async def leave(click: Click) -> None:
    """No tasks any more; the match stays, and the lesson can be taken up again."""
    at = await click.seated()
    if at is None:
        return
    await click.think()
    await lessons.change(click.table, at.running.id, lessons.Leave())
    await click.reply(click.say("lesson-left", game=games.title(at.running.game, click.language)))


async def end(click: Click) -> None:
    """What was to be learnt is learnt: the match is called off as any table calls one off."""
    at = await click.seated()
    if at is None:
        return
    if at.running.row.status not in (Status.RUNNING, Status.PAUSED):
        await click.reply(click.say("own-over"))
        return
    await click.think()
    await click.reply(click.say(await open_vote(click.table, at.running, CallOff(), click.user)))
