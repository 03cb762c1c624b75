"""`/match list`: the tables of a server, to whoever may know of them."""

from __future__ import annotations

import re

import pytest

from bot.client import Slowtable
from db import Status
from sandbox.kit import Actor, Kit, Seen
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid_all_but, forged, lobby_of
from tests.bot.support import open_match, running, settled, thread

pytestmark = pytest.mark.finding("PL-29")


def numbers(seen: Seen) -> list[int]:
    """The tables that a page lists."""
    return [int(found) for found in re.findall(r"· #(\d+)\]", seen.text)]


async def test_open_and_running_tables_with_who_plays_and_who_is_awaited(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    lobby = await lobby_of(boris, game="scythe")
    await settled(kit, bot)
    listed = await alice.slash("/match list", "welcome")
    assert listed.ephemeral
    opened, sitting, played, playing = listed.text.splitlines()[1:5]
    channel = kit.channel("games")
    link = f"https://discord.com/channels/{channel.guild_id}/{channel.id}/{lobby.id}"
    assert opened.startswith(f"🪑 [Scythe · #2]({link}) · open <t:")
    assert sitting == f"-# 1 at the table, for 2 to 5: {boris.mention}"
    match = await running(bot, number)
    awaited = match.owner(match.match.waiting[0])
    assert (
        f"Lords of Xidit · #{number}](https://discord.com/channels/{channel.guild_id}/{match.row.thread_id}" in played
    )
    assert all(person.mention in playing for person in (alice, boris))
    assert "🤖 Ada" in playing
    assert f"waiting for <@{awaited}> (<t:{int(bot.now().timestamp())}:R>)" in played
    await alice.slash("/match pause", await thread(kit, bot, number))
    await settled(kit, bot)
    assert f"пауза, <t:{int(bot.now().timestamp())}:R>" in (await boris.slash("/партия столы", "welcome")).text


async def test_one_sits_down_from_the_list(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice)
    await settled(kit, bot)
    listed = (await boris.slash("/match list", "welcome")).message
    (menu,) = listed.selects
    assert [one["value"] for one in menu.options] == ["1"]
    await boris.select(menu.custom_id, "1", message=listed)
    await settled(kit, bot)
    assert "Вы за столом" in listed.text
    assert boris.mention in lobby.text
    again = (await boris.slash("/match list", "welcome")).message
    assert again.selects == [], "nobody is offered a table at which they sit"
    # Who comes from an old list is told that they sit there, and gets no second seat.
    stale = await forged(kit, boris, lobby, "st:0:::listjoin:")
    assert "из старой версии" in stale.text
    assert len(await bot.store.matches.seats(1)) == 2


async def test_only_tables_in_channels_that_one_can_see(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await lobby_of(boris)
    await settled(kit, bot)
    stranger = kit.add_person("Eve")
    assert numbers((await stranger.slash("/match list", "welcome")).message) == [1]
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    told = await stranger.slash("/match list", "welcome")
    assert "no table on this server yet" in told.text
    assert numbers((await boris.slash("/match list", "welcome")).message) == [1], "it is theirs"
    elsewhere = kit.guild("Elsewhere", "Eve", "Boris")
    assert "#1" not in (await boris.slash("/match list", elsewhere.channel("games"))).text
    assert "канале сервера" in (await boris.slash("/match list", boris.dm)).text


async def test_neither_private_tables_nor_trials_against_bots(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    for _ in range(3):
        await lobby_of(alice)
    await settled(kit, bot)
    await bot.store.matches.update(1, private=True)
    await bot.store.matches.update(2, private=True, guests={boris.id: "asked"})
    await bot.store.database.transact(
        lambda connection: connection.exec_driver_sql("UPDATE matches SET demo=1 WHERE id=3")
    )
    assert numbers((await boris.slash("/match list", "welcome")).message) == [2]
    assert numbers((await kit.add_person("Eve").slash("/match list", "welcome")).message) == []
    assert numbers((await alice.slash("/match list", "welcome")).message) == [3, 2, 1]


@pytest.mark.finding("TM-20")
async def test_every_table_is_on_some_page(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    for _ in range(21):
        await lobby_of(alice)
    await settled(kit, bot)
    page = (await alice.slash("/match list", "welcome")).message
    seen = numbers(page)
    for number in (2, 3):
        await alice.click("Next", page)
        assert f"Page {number} of 3" in page.text
        seen += numbers(page)
    assert seen == list(range(21, 0, -1))
    await alice.click("Previous", page)
    assert "Page 2 of 3" in page.text
    for match in range(2, 22):
        await bot.store.matches.update(match, status=Status.CANCELLED)
    await alice.click("Next", page)
    assert numbers(page) == [1]
    assert "Page" not in page.text


async def test_ones_own_tables_that_have_not_begun(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await lobby_of(alice)
    told = await alice.slash("/my matches")
    assert "Lords of Xidit · #1](" in told.text
    assert "has not begun yet" in told.text


async def test_completions_offer_tables_that_one_may_know_of(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    await lobby_of(alice)
    await lobby_of(alice)
    await settled(kit, bot)
    await bot.store.matches.update(3, private=True)
    eve = kit.add_person("Eve")
    assert (await eve.autocomplete("/match join", "match", "")).choices == {"Lords of Xidit · #2": 2}
    assert (await eve.autocomplete("/match watch", "match", "xid")).choices == {f"Lords of Xidit · #{number}": number}
    assert (await eve.autocomplete("/match watch", "match", "scy")).choices == {}
    assert (await eve.go(eve.dm).autocomplete("/match join", "match", "")).choices == {}
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    assert (await eve.go("welcome").autocomplete("/match join", "match", "")).choices == {}
