"""Nobody floods a server with tables, and nobody furnishes a table at which they do not sit."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.client import Slowtable
from db import Status
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.lobby.helpers import lobby_of
from tests.bot.support import button, settled

pytestmark = pytest.mark.finding("TR-21")


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of `.env.example`."""
    for line in (Path(__file__).parents[3] / ".env.example").read_text().splitlines():
        if line.startswith("SLOWTABLE_MOST_"):
            monkeypatch.setenv(*line.split("="))


async def test_25_clicks_make_one_table(kit: Kit, limits: None, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        await settled(kit, bot)
        await kit.until(lambda: alice.messages("welcome"))
        greeting = alice.messages("welcome")[0]
        replies = await asyncio.gather(*(alice.click("st:0:::demo:xidit", greeting) for _ in range(25)))
        await settled(kit, bot)
        assert len(await bot.store.matches.listed()) == 1
        assert len(alice.threads()) == 1
        told = [reply.text for reply in replies]
        assert sum("Your table is ready" in text for text in told) == 1
        assert sum("You already play against bots" in text and "#1" in text for text in told) == 24
        another = await alice.click("st:0:::demo:ryozen", greeting)
        assert f"<#{kit.channel(alice.threads()[0]).id}>" in another.text
        await alice.slash("/vote cancel", kit.channel(alice.threads()[0]))
        await settled(kit, bot)
        if (await bot.store.matches.get(1)).status is Status.CANCELLED:
            assert "Your table is ready" in (await alice.click("st:0:::demo:ryozen", greeting)).text


async def test_a_few_open_tables_per_person(kit: Kit, limits: None, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        for _ in range(3):
            assert "Host:" in (await alice.slash("/match new", game="xidit")).text
        refused = await alice.slash("/match new", game="xidit")
        assert "You have 3 open tables already" in refused.text
        assert refused.message.ephemeral
        assert "Хозяин стола" in (await boris.slash("/match new", game="xidit", language="ru")).text
        assert len(await bot.store.matches.listed([Status.LOBBY])) == 4
        await alice.slash("/match cancel", match=1)
        assert "Host:" in (await alice.slash("/match new", game="xidit")).text


async def test_all_at_once_no_more_than_allowed(kit: Kit, limits: None, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        await asyncio.gather(*(alice.slash("/match new", game="xidit") for _ in range(12)))
        assert len(await bot.store.matches.listed()) == 3


async def test_tables_of_a_server_and_within_an_hour(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLOWTABLE_MOST_LOBBIES_PER_SERVER", "2")
    monkeypatch.setenv("SLOWTABLE_MOST_PER_HOUR", "3")
    async with opened() as bot:
        for _ in range(2):
            await alice.slash("/match new", game="xidit")
        assert "уже открыто 2 стола" in (await boris.slash("/match new", game="xidit")).text
        elsewhere = kit.guild("Elsewhere", "Boris")
        assert "Host" not in (await boris.slash("/match new", elsewhere.channel("games"), game="xidit")).text
        await settled(kit, bot)
        assert len(await bot.store.matches.listed([Status.LOBBY], guild_id=int(elsewhere.id))) == 1
        for match in (1, 2):
            await alice.slash("/match cancel", match=match)
        await alice.slash("/match new", game="xidit")
        await alice.slash("/match cancel", match=4)
        assert "opened 3 tables within an hour" in (await alice.slash("/match new", game="xidit")).text
        kit.clock.move(3601)
        assert "Host:" in (await alice.slash("/match new", game="xidit")).text


async def test_matches_under_way_and_rematches_count(
    kit: Kit, opened: Opened, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLOWTABLE_MOST_MATCHES", "1")
    async with opened() as bot:
        lobby = await lobby_of(alice, bots=2)
        await alice.click(button(lobby, "start"), lobby)
        await settled(kit, bot)
        assert "You host 1 match already" in (await alice.slash("/match new", game="xidit")).text
        await bot.store.matches.update(1, status=Status.FINISHED)
        bot.table.forget(1)
        lobby = await lobby_of(alice, bots=2)
        await alice.click(button(lobby, "start"), lobby)
        await settled(kit, bot)
        again = await press_rematch(kit, bot, alice, 1)
        assert "You host 1 match already" in again
        assert len(await bot.store.matches.listed()) == 2


async def press_rematch(kit: Kit, bot: Slowtable, person: Actor, number: int) -> str:
    """Press the button that stands below a finished match."""
    from tests.bot.lobby.helpers import forged

    place = kit.channel(person.threads()[0])
    return (await forged(kit, person, person.messages(place)[0], f"st:{number}:::rematch:")).text


async def test_bots_come_and_go_by_those_who_sit_there(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, bots=1)
    for verb in ("addbot", "dropbot"):
        assert "Вы не за этим столом" in (await boris.click(button(lobby, verb), lobby)).text
    assert "2 players" in lobby.text
    await boris.click(button(lobby, "join"), lobby)
    await boris.click(button(lobby, "addbot"), lobby)
    assert "4 players" in lobby.text
