"""A server removes the bot and invites it again: its matches wait without a word, and go on; others do not notice."""

from __future__ import annotations

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import open_match, running, settled, thread
from tests.bot.telling import told, true


async def moves(kit: Kit, bot: Slowtable, number: int, count: int) -> None:
    """The table goes on, by DM say."""
    for _ in range(count):
        match = await running(bot, number)
        await bot.table.submit_default(number, match.match.waiting[0])
        await settled(kit, bot)


async def test_what_a_server_misses_is_told_when_it_invites_again(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    place = await thread(kit, bot, number)
    kit.kick_bot()
    await kit.until(lambda: bot.get_guild(int(kit.world.guild.id)) is None)
    await moves(kit, bot, number, 2)
    asked = len(kit.sandbox.rest.requests)
    for _ in range(12):
        kit.clock.move(1800)
        await settled(kit, bot)
    assert not [r for r in list(kit.sandbox.rest.requests)[asked:] if place.id in r.path and r.method == "POST"]
    kit.clock.move(60 * 86400)
    await settled(kit, bot)
    waiting = [item.kind for item in await bot.store.outbox.waiting(number)]
    assert "board" in waiting
    assert (await running(bot, number)).row.thread_id == int(place.id)
    seen = len(alice.messages(place))
    kit.invite_bot()
    await kit.until(lambda: len(alice.messages(place)) > seen)
    await settled(kit, bot)
    assert [item.kind for item in await bot.store.outbox.waiting(number) if item.lane == "table"] == []
    assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))
    for person in (alice, boris):
        assert (await bot.store.settings.user(int(person.id))).dms_refused_at is None


async def test_invited_again_while_the_bot_was_down(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
        place = await thread(kit, bot, number)
        kit.kick_bot()
        await kit.until(lambda: bot.get_guild(int(kit.world.guild.id)) is None)
        await moves(kit, bot, number, 1)
    kit.invite_bot()
    async with opened() as bot:
        await settled(kit, bot)
        assert [item.kind for item in await bot.store.outbox.waiting(number) if item.lane == "table"] == []
        assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))
