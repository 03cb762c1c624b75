"""The lobby's *Start*."""

from __future__ import annotations

from bot.messages.lobby_words import refusal
from bot.panels.lobby import refuse, show
from bot.panels.lobby_open import thread_opener
from bot.panels.router import Click, Router
from bot.tables.refusal import Refused, Why


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("start", start)


async def start(click: Click) -> None:
    """The host starts the match. Where no thread can be opened, the lobby says so and can be started again."""
    services, match_id = click.services, click.address.match
    outcome = await services.lobbies.start(match_id, click.user, thread_opener(services))
    if not isinstance(outcome, Refused):
        return  # the outbox brings thread, board and lobby up to date
    if outcome.why is Why.NO_THREAD and (found := await services.table.find(match_id)) is not None:
        await show(click, found, note=refusal(outcome, found.language))
        await click.reply(refusal(outcome, click.language))  # whoever joins meanwhile makes the lobby's note go
    else:
        await refuse(click, outcome)
