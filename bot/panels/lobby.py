"""The lobby: a message in a channel, on which people and bots take their seats.

Its options are in `lobby_options` and `lobby_clock`, its beginning in `lobby_open`, the start of the match in
`lobby_start`. What may be done is decided by `bot.tables.lobby`.
"""

from __future__ import annotations

import db
from bot.messages import layout, naming
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.lobby import lobby_view, still_shows
from bot.messages.lobby_words import OUTDATED, refusal
from bot.panels import access
from bot.panels.router import Click, Router
from bot.tables.lobby import Seated
from bot.tables.posts import LobbyChanged
from bot.tables.refusal import Refused, Why
from bot.tables.table import Table
from db import Status


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("join", join)
    router.add("joinagain", join_again)
    router.add("leave", leave)
    router.add("addbot", add_bot)
    router.add("dropbot", drop_bot)


# -- what its buttons do -----------------------------------------------------------------------------------


async def still_open(click: Click, match_id: int | None = None) -> db.Match | None:
    """The match (the control's, unless another is named), if it is still in its lobby; else whoever clicked is told."""
    number = click.address.match if match_id is None else match_id
    found = await click.table.find(number)
    if found is None:
        await refuse(click, Refused(Why.NO_SUCH_MATCH, number))
    elif found.status is not Status.LOBBY:
        await refuse(click, Refused(Why.OVER, found.id))
    else:
        return found
    return None


async def settle(click: Click, outcome: Seated | Refused) -> None:
    """Show what a click has changed, or say why it has changed nothing."""
    if isinstance(outcome, Refused):
        await refuse(click, outcome)
    else:
        await refresh(click, outcome.match)


async def refuse(click: Click, refused: Refused) -> None:
    """Say why not; whoever looks at an outdated lobby gets to see it as it is."""
    await click.reply(refusal(refused, click.language))
    if refused.why in OUTDATED:
        await update_later(click.table, refused.match)


async def refresh(click: Click, found: db.Match) -> None:
    """The lobby's message, up to date: at once if it was clicked, else through the outbox."""
    message = click.interaction.message
    if message is not None and "lobby" not in found.messages and not message.flags.ephemeral:
        # The bot died between posting the lobby and noting which message it became.
        await click.lobbies.shown(found.id, message.id)
        found.messages = {**found.messages, "lobby": message.id}
    if message is not None and message.id == found.messages.get("lobby"):
        await show(click, found)
    else:
        await update_later(click.table, found.id)


async def show(click: Click, found: db.Match, note: str = "") -> None:
    """Edit the lobby's message, which was clicked. Of several clicks at once the last edit may show the least: if the
    lobby has changed meanwhile, it is shown once more."""
    view = lobby_view(found, await click.store.matches.seats(found.id), note)
    await click.update(view)
    if not note and not await still_shows(click.table, found.id, view):
        await update_later(click.table, found.id)


async def update_later(table: Table, match_id: int) -> None:
    """The lobby's message is brought up to date through the outbox."""
    found = await table.find(match_id)
    if found is not None and "lobby" in found.messages:
        await table.post(LobbyChanged(), match_id=match_id)


async def join(click: Click) -> None:
    """Take a seat."""
    await _join(click, click.address.match, again=False)


async def join_again(click: Click) -> None:
    """One more seat for the same person: hot-seat play."""
    await _join(click, click.address.match, again=True)


async def sit_down(click: Click, match_id: int) -> None:
    """Take a seat at a table from elsewhere than its message: from a list, or by an invitation."""
    await _join(click, match_id, again=False)


async def _join(click: Click, match_id: int, *, again: bool) -> None:
    found = await still_open(click, match_id)
    if found is None:
        return
    if not await access.may_sit(click.services, click.interaction, found):
        await refuse(click, Refused(Why.NO_SUCH_MATCH, match_id))
        return
    outcome = await click.lobbies.join(match_id, click.user, click.interaction.id, again=again)
    if isinstance(outcome, Refused) and outcome.why is Why.ALREADY_IN:
        more = button(Address("joinagain", match_id), click.say("lobby-join-again"))
        await click.reply(refusal(outcome, click.language), click.say("lobby-hot-seat"), [row(more)])
        return
    if isinstance(outcome, Seated) and _elsewhere(click, outcome.match):
        await click.put(layout.message(click.say("lobby-joined"), naming.linked(outcome.match, click.language)))
    await settle(click, outcome)


def _elsewhere(click: Click, found: db.Match) -> bool:
    """Whether the control stands on another message than the lobby's own."""
    message = click.interaction.message
    return message is not None and click.private and message.id != found.messages.get("lobby")


async def leave(click: Click) -> None:
    """Give the seat back."""
    await settle(click, await click.lobbies.leave(click.address.match, click.user))


async def add_bot(click: Click) -> None:
    """A bot for an empty seat."""
    await settle(click, await click.lobbies.add_bot(click.address.match, click.user))


async def drop_bot(click: Click) -> None:
    """One bot less."""
    await settle(click, await click.lobbies.drop_bot(click.address.match, click.user))
