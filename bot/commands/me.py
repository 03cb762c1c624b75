"""`/me`: time zone, quiet hours, digest, and how they stand; everything that is kept about somebody, and its end."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from discord import app_commands

import db
from bot.commands import typed, zones
from bot.commands.context import Context, Interaction, Tree, slash
from bot.commands.translate import named
from bot.messages import layout
from bot.messages.words import cut
from bot.panels.request import services_of
from bot.tables import forgetting
from bot.tables.time import booking, hours
from bot.tables.time.kinds import DIGEST

RESULTS = 25
LARGEST = 8_000_000
"""Bytes of a file as it is; Discord takes ten million, and a larger one is compressed."""
YES = [app_commands.Choice(name=named("answer-yes"), value="yes")]
ON_OFF = [app_commands.Choice(name=named(f"switch-{name}"), value=name) for name in ("on", "off")]


def install(tree: Tree) -> None:
    """`/me …`."""
    tree.add_command(Me())


class Me(app_commands.Group):
    """A person's own hours."""

    def __init__(self) -> None:
        super().__init__(name=named("command-me"), description=named("command-me-about"))

    @slash("me-timezone")
    async def timezone(self, context: Context, zone: str) -> None:
        """Where the person lives."""
        await change(context, time_zone=zones.zone(zone, context.language))

    @timezone.autocomplete("zone")
    async def zone_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Cities in the person's language and IANA names, by any part of them; or an offset."""
        services = services_of(interaction)
        language = await services.people.language(interaction.user, interaction.locale)
        found = zones.suggestions(current, language, RESULTS)
        return [app_commands.Choice(name=cut(shown, 100), value=name) for shown, name in found]

    @slash("me-quiet")
    async def quiet(self, context: Context, hours: str) -> None:
        """When nobody disturbs the person."""
        if typed.means(hours, "off", context.language):
            await change(context, quiet_from=None, quiet_until=None)
        else:
            begins, ends = typed.quiet_hours(hours)
            await change(context, quiet_from=begins, quiet_until=ends)

    @slash("me-digest")
    async def digest(self, context: Context, hour: app_commands.Range[int, 0, 23] | None = None) -> None:
        """One message a day instead of one per table."""
        await change(context, digest_hour=hour)

    @slash("me-coach", coach=ON_OFF)
    async def coach(self, context: Context, coach: str) -> None:
        """Whether decisions are explained when they are met for the first time."""
        await change(context, coach=coach == "on")

    @slash("me-settings")
    async def settings(self, context: Context) -> None:
        """How everything stands."""
        await context.reply(overview(context, await context.store.settings.user(context.user)))

    @slash("me-export")
    async def export(self, context: Context) -> None:
        """Everything that is kept about the person, as a file."""
        await context.think()
        name, data = await own_file(context)
        await context.reply(context.say("me-export-here"), layout.attachment(name), files=[layout.file(data, name)])

    @slash("me-forget", sure=YES)
    async def forget(self, context: Context, sure: str = "") -> None:
        """Leave every table and be forgotten."""
        await context.think()
        tables = await forgetting.tables(context.table, context.user)
        if not sure:
            await context.reply(context.say("me-forget-sure", count=len(tables)))
            return
        forgotten = await forgetting.forget(context.table, context.lobbies, context.user)
        context.people.forget(context.user)
        numbers = ", ".join(f"#{number}" for number in forgotten.named)
        named_ = context.say("me-forgotten-named", numbers=numbers) if forgotten.named else ""
        await context.reply(context.say("me-forgotten"), named_)


async def own_file(context: Context) -> tuple[str, bytes]:
    """The name and the bytes of what is kept about whoever asks."""
    about = await context.store.persons.about(context.user)
    data = await asyncio.to_thread(lambda: msgspec.json.format(msgspec.json.encode(about), indent=1))
    if len(data) <= LARGEST:
        return "slowtable-me.json", data
    return "slowtable-me.json.gz", await asyncio.to_thread(gzip.compress, data)


async def change(context: Context, **changes: object) -> None:
    """Store settings, let everything that depends on them be looked at anew, and show how they stand."""
    services = context.services
    settings = await booking.change_hours(services.table, context.user, **changes)  # type: ignore[arg-type]  # checked by callers
    if settings.digest_hour is None:
        await services.table.store.reminders.forget_user(context.user, DIGEST)
    else:
        due = hours.next_hour(settings, settings.digest_hour, services.table.now())
        await services.table.store.reminders.set([db.NewReminder(kind=DIGEST, user_id=context.user, due_at=due)])
    services.table.notify()
    await context.reply(overview(context, settings))


def overview(context: Context, settings: db.UserSettings) -> str:
    """Everything about a person's time, in words."""
    now = context.now()
    local = now.astimezone(hours.zone(settings)).strftime("%H:%M")
    lines = [context.say("me-zone", zone=zones.shown(settings.time_zone), now=local)]
    if settings.quiet_from is None or settings.quiet_until is None:
        lines.append(context.say("me-quiet-none"))
    else:
        spans = [f"{minute // 60:02}:{minute % 60:02}" for minute in (settings.quiet_from, settings.quiet_until)]
        lines.append(context.say("me-quiet", begins=spans[0], ends=spans[1]))
    if settings.digest_hour is None:
        lines.append(context.say("me-digest-none"))
    else:
        lines.append(context.say("me-digest", hour=f"{settings.digest_hour:02}:00"))
    lines.append(context.say(f"me-remind-{settings.reminders.value}"))
    if settings.dms_refused_at is not None and settings.reminders is db.Remind.DM:
        lines.append(context.say("me-dms-refused"))
    if settings.remind_after_hours is None:
        lines.append(context.say("me-every-usual"))
    else:
        lines.append(context.say("me-every", hours=settings.remind_after_hours))
    if settings.snoozed_until is not None and settings.snoozed_until > now:
        lines.append(context.say("me-snoozed", until=f"<t:{int(settings.snoozed_until.timestamp())}:f>"))
    if settings.vacation_until is not None and settings.vacation_until > now:
        lines.append(context.say("me-away", until=f"<t:{int(settings.vacation_until.timestamp())}:f>"))
    lines.append(context.say("me-coach-on" if settings.coach else "me-coach-off"))
    if settings.warn_before_turn:
        lines.append(context.say("me-warned"))
    return "\n".join(lines)
