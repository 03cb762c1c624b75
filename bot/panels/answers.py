"""One's own panel: answering what is asked, undo, and the own view."""

from __future__ import annotations

from typing import Unpack

import msgspec

from bot.delivery import closing
from bot.messages import layout, outlook, own, pages, typed
from bot.messages import onward as two_answers
from bot.messages.address import apart, number
from bot.messages.asking import Asking, Picks
from bot.messages.people import names
from bot.panels import paging
from bot.panels.forms import Controls, Shown, Target
from bot.panels.returning import offer_summary, returned
from bot.panels.router import Click, Router
from bot.tables.closing import closed
from bot.tables.draft import Played
from bot.tables.running import Running
from bot.tables.table import MoveResult
from games.engine import Decision, NotOpen, foresee


def register(router: Router) -> None:
    """The verbs of this module."""
    Controls(Answers()).register(router)
    router.add("again", again)
    router.add("onward", onward)
    router.add("always", always)
    router.add("mine", mine)
    router.add("whynot", why_not)
    router.add("onboard", on_board)
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
    asks_again = True

    async def asked(self, click: Click) -> Question | None:
        """The decision the control belongs to, if it is still open."""
        at = await click.seated()
        if at is None:
            return None
        decision = at.running.explained(at.seat)
        if decision is None or at.running.match.serial(at.seat) != click.address.serial:
            raise NotOpen("engine-no-longer-open")
        return Question(at.running, at.seat, decision)

    async def show(self, click: Click, asked: Question, **shown: Unpack[Shown]) -> None:
        """The own panel."""
        await click.show(asked.running, asked.seat, **shown)

    async def filled(self, click: Click, asked: Question, picks: Picks) -> None:
        """What the form leads to is told, and drawn where it is a way on the map."""
        await self.show(click, asked, picks=picks)
        shown = outlook.preview(asked.running, asked.decision, picks)
        if shown is not None and len(shown.route) > 1 and click.by_dm:  # there nobody else changes the panel meanwhile
            drawn = await click.boards.planned(asked.running, click.language, asked.seat, shown.route)
            await click.show_with(drawn, asked.running, asked.seat, picks=picks)

    def example(self, click: Click, asked: Question) -> str:
        """An answer to this very question."""
        words = typed.example(asked.running, asked.decision, click.language)
        return click.say("typing-example", example=words)

    def understood(self, click: Click, asked: Question, words: str) -> str:
        """Words of any language."""
        return typed.understood(asked.running, asked.seat, words, click.language)

    async def answer(self, click: Click, asked: Question, words: str) -> None:
        """An answer alone."""
        await self.take(click, asked, words)

    async def take(self, click: Click, asked: Question, words: str, planned: str = "") -> None:
        """The one path of a move, with what is said of the next one; Discord is answered before anything can take
        long."""
        await click.acknowledge()
        match, serial = click.address.match, click.address.serial
        if planned:
            done = await click.table.submit_onward(match, asked.seat, words, planned, serial)
        else:
            done = await click.table.submit_line(match, asked.seat, words, serial)
        await self.tell(click, asked, done)

    async def tell(self, click: Click, asked: Question, done: MoveResult) -> None:
        """What was answered and what it has changed, in place of the question."""
        if not click.private:
            return
        answered = closed(asked.decision, question_answer(done.played, asked.decision))
        decision = done.running.decision(asked.seat)
        effect = outlook.done(asked.running, done.running, asked.seat, click.language)
        note = "\n".join(part for part in (closing.line(answered, done.running, click.language), effect) if part)
        if click.by_dm and decision is not None and decision.asked != asked.decision.asked and decision.secret:
            await click.close(done.running, asked.seat, answered)  # the next question comes in a message of its own
        elif click.by_dm and decision is None:
            await click.show(done.running, asked.seat, note=note)
        elif decision is not None and decision.asked == asked.decision.asked:
            await click.show(done.running, asked.seat)  # sealed, and open to be changed
        else:
            await click.show(done.running, asked.seat, note=note)


def question_answer(played: Played, question: Decision) -> str | None:
    """What was answered to a question, in the words of the log."""
    return next((e.text for e, _ in played if (e.seat, e.asked) == (question.seat, question.asked)), None)


async def again(click: Click) -> None:
    """A form filled in as it was the last time one of its kind was sent off: it can be looked at and changed."""
    answers = Answers()
    asked = await answers.asked(click)
    if asked is None:
        return
    picks = own.filled_again(asked.running, asked.decision)
    if not picks:
        raise NotOpen("engine-no-longer-open")
    await answers.filled(click, asked, picks)


async def onward(click: Click) -> None:
    """An option, and what is answered next with the same press."""
    answers = Answers()
    asked = await answers.asked(click)
    if asked is None:
        return
    chosen, planned = two_answers.read(click.values[0] if click.values else click.address.argument)
    options = outlook.options_of(asked.decision, [chosen])
    if options is None or not planned:
        raise NotOpen("engine-no-longer-open")
    await answers.take(click, asked, options[0].id, planned)


async def always(click: Click) -> None:
    """A standing order that answers the question now and from now on."""
    answers = Answers()
    asked = await answers.asked(click)
    if asked is None:
        return
    wanted, offered = number(click.address.argument), asked.decision.always
    if wanted is None or wanted >= len(offered):
        raise NotOpen("engine-no-longer-open")
    await click.acknowledge()
    match, serial = click.address.match, click.address.serial
    done = await click.table.submit_always(match, asked.seat, offered[wanted], serial)
    await answers.tell(click, asked, done)


async def mine(click: Click) -> None:
    """Open one's own panel. Whoever comes back takes their seat from a stand-in, and reads what they have missed."""
    at = await click.seated()
    if at is None:
        return
    note = await returned(click, at.seat)
    running = await click.table.read(at.running.id) or at.running
    await click.show(running, at.seat, note=note)
    await offer_summary(click, at.seat)


async def why_not(click: Click) -> None:
    """What is not possible now, and why."""
    asked = await Answers().asked(click)
    if asked is not None:
        running, language = asked.running, click.language
        asking = Asking(asked.decision, running.id, "", running.texts(language), names(running))
        await click.send(layout.message(own.not_possible(asking)))


async def on_board(click: Click) -> None:
    """What was looked at, as the map would show it."""
    asked = await Answers().asked(click)
    options = outlook.options_of(asked.decision, apart(click.address.argument)) if asked is not None else None
    if asked is None or not options:
        return
    await click.think()
    choice = [chosen.id for chosen in options]
    foreseen = foresee(asked.running.match, asked.seat, choice, str(asked.running.id))
    if foreseen is None or not foreseen.complete or asked.running.unread(asked.seat):
        # What is made up where the seat cannot see would look like what comes.
        stops = foreseen.stops if foreseen is not None and foreseen.stops else "others"
        await click.reply(click.say(f"outlook-{stops}"))
        return
    drawn = await click.boards.foreseen(asked.running, click.language, asked.seat, foreseen.after)
    await click.reply(drawn.shown(), files=[drawn.file()])


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
    """The own view: the page with what only this seat may see."""
    at = await click.seated()
    if at is not None:
        await click.think()
        await paging.show(click, at.running, pages.own_page(at.running.game))
