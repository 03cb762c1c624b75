"""Invitations: a menu of the server's people for whoever invites, and the buttons of whoever is invited."""

from __future__ import annotations

from bot.messages import layout, naming
from bot.messages.address import Address
from bot.messages.controls import people_menu, row
from bot.messages.lobby_words import refusal
from bot.panels import access
from bot.panels.listing import chosen
from bot.panels.lobby import refuse, sit_down, still_open
from bot.panels.request import Request
from bot.panels.router import Click, Router
from bot.tables import inviting
from bot.tables.refusal import Refused, Why
from db import Status


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("invite", open_menu)
    router.add("guest", invite)
    router.add("accept", accept)
    router.add("decline", decline)


async def open_menu(click: Click) -> None:
    """Whom to invite, for who sits at the table."""
    found = await still_open(click)
    if found is None:
        return
    if not await access.plays(click.store, found, click.user):
        await refuse(click, Refused(Why.NOT_IN, found.id))
        return
    menu = people_menu(Address("guest", found.id), click.say("lobby-whom"))
    await click.reply(click.say("lobby-invite-about"), [row(menu)])


async def invite(click: Click) -> None:
    """Somebody was chosen."""
    if (user := chosen(click)) is None:
        await click.reply(click.say("control-outdated"))
        return
    await click.put(layout.message(await invited(click, click.address.match, user)))


async def invited(request: Request, match_id: int, user: int) -> str:
    """Invite a person who could play at the table; returns what to tell whoever invites."""
    found = await request.table.find(match_id)
    outcome: object = Refused(Why.NO_SUCH_MATCH, match_id)
    if found is not None and not await access.plays(request.store, found, request.user):
        outcome = Refused(Why.NOT_IN, match_id)
    elif found is not None and not await access.could_play(request.services, found, user):
        outcome = Refused(Why.NO_GUEST, match_id, user=user)
    elif found is not None:
        outcome = await inviting.invite(request.table, match_id, request.user, user)
    if isinstance(outcome, Refused):
        return refusal(outcome, request.language)
    return request.say("lobby-invited", user=f"<@{user}>")


async def accept(click: Click) -> None:
    """Whoever was invited sits down; an invitation that has lost its meaning says so, without its buttons."""
    found = await click.table.find(click.address.match)
    if found is None or found.status is not Status.LOBBY:
        await click.put(layout.message(refusal(Refused(Why.OVER, click.address.match), click.language)))
        return
    await sit_down(click, found.id)


async def decline(click: Click) -> None:
    """Whoever was invited does not want to."""
    outcome = await inviting.decline(click.table, click.address.match, click.user)
    if isinstance(outcome, Refused):
        await click.put(layout.message(refusal(outcome, click.language)))
        return
    words = click.say("lobby-declined-now", table=naming.linked(outcome.match, click.language))
    await click.put(layout.message(words))
