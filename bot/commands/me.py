"""`/me`: time zone, quiet hours, digest; and how they stand."""

from __future__ import annotations

from discord import app_commands

import db
from bot.commands import typed, zones
from bot.commands.context import Context, Interaction, Tree, command
from bot.commands.translate import named
from bot.messages.words import cut
from bot.panels.request import services_of
from bot.tables.time import booking, hours
from bot.tables.time.kinds import DIGEST

RESULTS = 25


def install(tree: Tree) -> None:
    """`/me …`."""
    tree.add_command(Me())


class Me(app_commands.Group):
    """A person's own hours."""

    def __init__(self) -> None:
        super().__init__(name=named("command-me"), description=named("command-me-about"))

    @app_commands.command(name=named("command-me-timezone"), description=named("command-me-timezone-about"))
    @app_commands.rename(zone=named("option-zone"))
    @app_commands.describe(zone=named("option-zone-about"))
    async def timezone(self, interaction: Interaction, zone: str) -> None:
        """Where the person lives."""

        async def work(context: Context) -> None:
            await change(context, time_zone=zones.zone(zone, context.language))

        await command(work)(interaction)

    @timezone.autocomplete("zone")
    async def zone_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Cities in the person's language and IANA names, by any part of them; or an offset."""
        services = services_of(interaction)
        language = await services.people.language(interaction.user, interaction.locale)
        found = zones.suggestions(current, language, RESULTS)
        return [app_commands.Choice(name=cut(shown, 100), value=name) for shown, name in found]

    @app_commands.command(name=named("command-me-quiet"), description=named("command-me-quiet-about"))
    @app_commands.rename(hours=named("option-hours"))
    @app_commands.describe(hours=named("option-hours-about"))
    async def quiet(self, interaction: Interaction, hours: str) -> None:
        """When nobody disturbs the person."""

        async def work(context: Context) -> None:
            if typed.means(hours, "off", context.language):
                await change(context, quiet_from=None, quiet_until=None)
            else:
                begins, ends = typed.quiet_hours(hours)
                await change(context, quiet_from=begins, quiet_until=ends)

        await command(work)(interaction)

    @app_commands.command(name=named("command-me-digest"), description=named("command-me-digest-about"))
    @app_commands.rename(hour=named("option-hour"))
    @app_commands.describe(hour=named("option-hour-about"))
    async def digest(self, interaction: Interaction, hour: app_commands.Range[int, 0, 23] | None = None) -> None:
        """One message a day instead of one per table."""

        async def work(context: Context) -> None:
            await change(context, digest_hour=hour)

        await command(work)(interaction)

    @app_commands.command(name=named("command-me-settings"), description=named("command-me-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        """How everything stands."""

        async def work(context: Context) -> None:
            await context.reply(overview(context, await context.store.settings.user(context.user)))

        await command(work)(interaction)


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
    if settings.warn_before_turn:
        lines.append(context.say("me-warned"))
    return "\n".join(lines)
