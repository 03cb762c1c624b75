"""Not now: buttons under a ping by DM that put off everything until a better hour."""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.messages.snooze import EVENING, HOUR, MORNING, VERB
from bot.panels.router import Click, Router
from bot.tables.time import booking, hours

HOURS = {EVENING: 19, MORNING: 9}
"""Of the person's own day."""


def register(router: Router) -> None:
    """The verb of this module."""
    router.add(VERB, snooze)


def moment(settings: db.UserSettings, until: str, now: datetime) -> datetime:
    """When a snooze ends."""
    return now + timedelta(hours=1) if until == HOUR else hours.next_hour(settings, HOURS[until], now)


async def snooze(click: Click) -> None:
    """Hear nothing until then."""
    until = click.address.argument
    if until not in (HOUR, *HOURS):
        await click.reply(click.say("control-outdated"))
        return
    services = click.services
    ends = moment(await services.table.store.settings.user(click.user), until, services.table.now())
    await booking.snooze(services.table, click.user, ends)
    await click.reply(click.say("me-snoozed", until=f"<t:{int(ends.timestamp())}:f>"))
