"""The coach's buttons: tell it once more, and be quiet for good."""

from __future__ import annotations

from bot.messages import rulebook as book
from bot.messages.people import mentions
from bot.panels.router import Click, Router


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("coach", tell)
    router.add("coachoff", be_quiet)


async def tell(click: Click) -> None:
    """What is asked now, and what to think of; in a message of its own, so that the panel stays."""
    at = await click.seated()
    if at is None:
        return
    decision = at.running.decision(at.seat)
    if decision is None:
        await click.reply(click.say("own-idle"))
        return
    asked = at.running.texts(click.language).say(decision.prompt, mentions(at.running))
    await click.send(book.advice(at.running.game, decision.rule, asked, click.language))


async def be_quiet(click: Click) -> None:
    """No advice any more, unless it is asked for."""
    at = await click.seated()
    if at is None:
        return
    await click.store.settings.set_user(click.user, coach=False)
    await click.show(at.running, at.seat)
    await click.reply(click.say("coach-is-off"))
