"""What servers and people have set."""

from __future__ import annotations

from db import GuildSettings, Remind, Store, UserSettings, WhenLate
from tests.db.helpers import ANNA, BORYS, at


async def test_who_has_set_nothing_has_the_defaults(store: Store) -> None:
    assert await store.settings.guild(7) == GuildSettings(guild_id=7)
    user = await store.settings.user(ANNA)
    assert (user.language, user.time_zone, user.quiet_from, user.reminders) == (None, "UTC", None, Remind.DM)


async def test_a_servers_settings_change_one_by_one(store: Store) -> None:
    await store.settings.set_guild(7, language="uk")
    changed = await store.settings.set_guild(7, decision_hours=36, when_late=WhenLate.BOT)
    assert changed == await store.settings.guild(7)
    assert (changed.language, changed.decision_hours, changed.when_late) == ("uk", 36, WhenLate.BOT)
    assert (await store.settings.set_guild(7, decision_hours=None)).decision_hours is None
    assert (await store.settings.guild(8)).language is None


async def test_a_persons_settings_change_one_by_one(store: Store) -> None:
    await store.settings.set_user(ANNA, time_zone="Europe/Kyiv", quiet_from=22 * 60, quiet_until=7 * 60)
    await store.settings.set_user(ANNA, vacation_until=at(600), digest_hour=8, reminders=Remind.OFF)
    await store.settings.set_user(ANNA, dms_refused_at=at(1), remind_after_hours=6, language="ru")
    assert await store.settings.user(ANNA) == UserSettings(
        user_id=ANNA,
        language="ru",
        time_zone="Europe/Kyiv",
        quiet_from=1320,
        quiet_until=420,
        vacation_until=at(600),
        digest_hour=8,
        reminders=Remind.OFF,
        remind_after_hours=6,
        dms_refused_at=at(1),
    )


async def test_settings_of_a_whole_table(store: Store) -> None:
    await store.settings.set_user(BORYS, language="uk")
    found = await store.settings.users([ANNA, BORYS])
    assert {user: settings.language for user, settings in found.items()} == {ANNA: None, BORYS: "uk"}
    assert await store.settings.users([]) == {}
