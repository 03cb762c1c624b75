"""One's own panel: answering what is asked, undo, and the own view."""

from __future__ import annotations

from typing import Unpack

import msgspec

from bot.delivery import closing
from bot.panels.forms import Controls, Shown, Target
from bot.panels.returning import offer_summary, returned
from bot.panels.router import Click, Router
from bot.tables.closing import closed
from bot.tables.draft import Played
from bot.tables.running import Running
from games.engine import Decision, NotOpen


def register(router: Router) -> None:
    """The verbs of this module."""
    Controls(Answers()).register(router)
    router.add("mine", mine)
    router.add("undo", undo)
    router.add("hand", hand)


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    running: Running
    seat: int
    decision: Decision


class Answers(Target[Question]):
    """Answers that are moves."""

    verbs = ""

    async def asked(self, click: Click) -> Question | None:
        """The decision the control belongs to, if it is still open."""
        at = await click.seated()
        if at is None:
            return None
        decision = at.running.decision(at.seat)
        if decision is None or at.running.match.serial(at.seat) != click.address.serial:
            raise NotOpen("engine-no-longer-open")
        return Question(at.running, at.seat, decision)

    async def show(self, click: Click, asked: Question, **shown: Unpack[Shown]) -> None:
        """The own panel."""
        await click.show(asked.running, asked.seat, **shown)

    async def answer(self, click: Click, asked: Question, words: str) -> None:
        """The one path of a move; Discord is answered before anything can take long."""
        await click.acknowledge()
        done = await click.table.submit_line(click.address.match, asked.seat, words, click.address.serial)
        if not click.private:
            return
        answered = closed(asked.decision, question_answer(done.played, asked.decision))
        decision = done.running.decision(asked.seat)
        if click.by_dm and decision is not None and decision.asked != asked.decision.asked and decision.secret:
            await click.close(done.running, asked.seat, answered)  # the next question comes in a message of its own
        elif click.by_dm and decision is None:
            await click.show(done.running, asked.seat, note=closing.line(answered, done.running, click.language))
        else:
            await click.show(done.running, asked.seat)


def question_answer(played: Played, question: Decision) -> str | None:
    """What was answered to a question, in the words of the log."""
    return next((e.text for e, _ in played if (e.seat, e.asked) == (question.seat, question.asked)), None)


async def mine(click: Click) -> None:
    """Open one's own panel. Whoever comes back takes their seat from a stand-in, and reads what they have missed."""
    at = await click.seated()
    if at is None:
        return
    note = await returned(click, at.seat)
    running = await click.table.read(at.running.id) or at.running
    await click.show(running, at.seat, note=note)
    await offer_summary(click, at.seat)


async def undo(click: Click) -> None:
    """Take back the last choice."""
    at = await click.seated()
    if at is None:
        return
    await click.acknowledge()
    done = await click.table.undo(click.address.match, at.seat, click.address.serial)
    if click.private:
        await click.show(done.running, at.seat)


async def hand(click: Click) -> None:
    """The own view: the board with what only this seat may see."""
    at = await click.seated()
    if at is not None:
        await click.think()
        await click.show_hand(click.address.match, at.seat)
