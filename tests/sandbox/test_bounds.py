"""Nothing grows without bound; and how fast it goes."""

from __future__ import annotations

import resource

import pytest

from sandbox import Bounds
from sandbox.kit import Kit
from tests.sandbox.load import PingBot, bot_process, drive, measure, sizes
from tests.support.discord_client import running

SMALL = Bounds(messages_per_channel=50, answered_interactions=40, requests=30, replay=60, threads=3)


async def test_five_thousand_interactions_leave_only_what_is_kept() -> None:
    async with Kit.start(bounds=SMALL) as kit, running(PingBot(), kit.address):
        await drive(kit, 200)
        before = sizes(kit.sandbox)
        await drive(kit, 5_000)
        assert sizes(kit.sandbox) == before
        assert (before["messages"], before["interactions"], before["requests"], before["replay"]) == (50, 40, 30, 60)


@pytest.mark.soak
async def test_one_interaction_costs_less_than_a_millisecond_of_each_core() -> None:
    """A thousand a second, then, if two cores are free; the processor's time counts, as others may be at work."""
    async with Kit.start(frozen=False) as kit:
        async with bot_process(kit):
            await drive(kit, 500)
            before = resource.getrusage(resource.RUSAGE_SELF)
            await drive(kit, 2_000)
            after = resource.getrusage(resource.RUSAGE_SELF)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        assert seconds / 2_000 < 0.001


async def test_unanswered_interactions_are_never_dropped() -> None:
    async with Kit.start(bounds=SMALL) as kit, running(PingBot(), kit.address):
        kit.fault("slow", route="/interactions/*", delay=0.2, count=100)
        await drive(kit, 100, in_flight=100)


async def test_old_archived_threads_make_room() -> None:
    async with Kit.start(bounds=SMALL) as kit, running(PingBot(), kit.address) as bot:
        guild = bot.guilds[0]
        games = guild.text_channels[1]
        threads = [await games.create_thread(name=f"t{number}") for number in range(3)]
        await threads[0].edit(archived=True)
        await games.create_thread(name="t3")
        assert sorted(str(c.name) for c in kit.world.channels.values() if c.is_thread) == ["t1", "t2", "t3"]


@pytest.mark.soak
@pytest.mark.timeout(1200)
async def test_a_hundred_thousand_interactions_do_not_grow() -> None:
    growth = await measure(100_000)
    assert growth.before == growth.after
    assert growth.objects[1] - growth.objects[0] < 2_000
    assert growth.resident[1] - growth.resident[0] < 4_096
