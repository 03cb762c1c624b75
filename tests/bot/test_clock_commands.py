"""Where a table gets its clock: from the bot, the server, `/match new`, the lobby's options, or `/match clock`."""

from __future__ import annotations

import pytest

import db
from bot.client import Slowtable
from db import WhenLate
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import button, settled
from tests.bot.time.helpers import quiet


async def server(bot: Slowtable, kit: Kit) -> db.GuildSettings:
    """What the server has set."""
    return await bot.store.settings.guild(int(kit.world.guild.id))


async def test_a_new_table_takes_over_the_servers_clock(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    assert "There is no clock" in (await alice.slash("/match server-clock")).text
    reply = await alice.slash("/match server-clock", decision="2d", bank="1d", increment="2h", late="vote", rests=False)
    assert reply.ephemeral
    assert "New tables on this server" in reply.text
    assert "2 d per decision, then a bank of 24 h per seat; each of a seat's turns adds 2 h to its own." in reply.text
    assert "the others vote" in reply.text
    assert "runs in quiet hours" in reply.text
    await alice.slash("/match new", game="xidit")
    await settled(kit, bot)
    row = await bot.store.matches.get(1)
    clock = (row.decision_hours, row.bank_hours, row.increment_hours, row.when_late, row.clock_rests)
    assert clock == (48, 24, 2, WhenLate.VOTE, False)
    assert "2 d per decision" in alice.last().text
    # What was begun keeps its clock.
    assert "There is no clock" in (await alice.slash("/match server-clock", decision="off")).text
    assert (await bot.store.matches.get(1)).decision_hours == 48
    await alice.slash("/match new", game="xidit")
    assert (await bot.store.matches.get(2)).decision_hours is None


async def test_a_server_begins_with_the_bots_clock_until_it_chooses(
    kit: Kit, opened: Opened, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def clock_of(number: int) -> tuple[int | None, WhenLate, bool]:
        row = await bot.store.matches.get(number)
        return row.decision_hours, row.when_late, row.clock_rests

    monkeypatch.setenv("SLOWTABLE_DECISION_HOURS", "48")
    monkeypatch.setenv("SLOWTABLE_WHEN_LATE", "bot")
    monkeypatch.setenv("SLOWTABLE_CLOCK_RESTS", "false")
    async with opened() as bot:
        shown = (await alice.slash("/match server-clock")).text
        assert "2 days per decision." in shown
        assert "Nobody has chosen anything for this server yet" in shown
        await alice.slash("/match new", game="xidit")
        assert await clock_of(1) == (48, WhenLate.BOT, False)
        await alice.slash("/match new", game="xidit", late="vote")
        assert await clock_of(2) == (48, WhenLate.VOTE, False)
        # A wish about something else of the server is none about its clock.
        await bot.store.settings.set_guild(int(kit.world.guild.id), language="uk")
        assert not (await server(bot, kit)).clock_set
        # What the server chooses is its own, with what it saw when it chose.
        chosen = (await alice.slash("/match server-clock", late="seat")).text
        assert "2 days per decision." in chosen
        assert "Nobody has chosen" not in chosen
    monkeypatch.setenv("SLOWTABLE_DECISION_HOURS", "24")
    async with opened() as bot:
        await alice.slash("/match new", game="xidit")
        assert await clock_of(3) == (48, WhenLate.SEAT, False)
        assert "There is no clock" in (await alice.slash("/match server-clock", decision="off")).text
        await alice.slash("/match new", game="xidit")
        assert await clock_of(4) == (None, WhenLate.SEAT, False)


async def test_only_who_manages_the_server_sets_its_clock(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    usual = await server(bot, kit)
    refused = await boris.slash("/партия часы-сервера", решение="2д")
    assert refused.ephemeral
    assert "только тот, кто управляет сервером" in refused.text
    oksana = kit.person("Oksana")
    assert "лише той, хто керує сервером" in (await oksana.slash("/партія годинник-сервера", запас="2д")).text
    assert "Годинника немає" in (await oksana.slash("/партія годинник-сервера")).text
    assert await server(bot, kit) == usual


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"decision": "soon"}, "I did not understand"),
        ({"decision": "10m"}, "between an hour"),
        ({"bank": "300d"}, "between an hour"),
        ({"increment": "-2h"}, "I did not understand"),
        ({"reminders": "100d"}, "between an hour"),
    ],
)
async def test_nonsense_is_refused(kit: Kit, bot: Slowtable, alice: Actor, options: dict[str, str], says: str) -> None:
    usual = await server(bot, kit)
    assert says in (await alice.slash("/match server-clock", **options)).text
    assert await server(bot, kit) == usual


async def test_a_lobby_chooses_its_clock(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="xidit", decision="3d", late="vote")
    lobby = alice.last()
    assert "3 days per decision. When time has run out, the others vote" in lobby.text
    menus = (await alice.click(button(lobby, "options"), lobby)).message
    await alice.select("Time per decision", "24", message=menus)
    await alice.select("When time has run out", "A bot makes this decision", message=menus)
    await quiet(kit, bot)
    row = await bot.store.matches.get(1)
    assert (row.decision_hours, row.when_late) == (24, WhenLate.BOT)
    assert "24 hours per decision. When time has run out, a bot makes the decision" in lobby.text
    assert "When time has run out" in [menu.placeholder for menu in menus.selects]
    # A bank is typed; the menu knows it, and can end it all.
    await alice.slash("/match clock", match=1, decision="off", bank="3d")
    assert (await bot.store.matches.get(1)).decision_hours == 0
    menus = (await alice.click(button(lobby, "options"), lobby)).message
    times = next(menu for menu in menus.selects if menu.placeholder == "Time per decision")
    assert times.chosen == ["0"]
    await alice.select("Time per decision", "none", message=menus)
    await quiet(kit, bot)
    assert (await bot.store.matches.get(1)).decision_hours is None
    assert "per decision" not in lobby.text


async def test_a_bank_beside_and_without_a_time_per_decision(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="xidit")
    steps: list[tuple[dict[str, str], int | None, int]] = [
        ({"bank": "3d"}, 0, 72),
        ({"bank": "off"}, None, 0),
        ({"decision": "1d"}, 24, 0),
        ({"bank": "2d"}, 24, 48),
        ({"decision": "off", "bank": "1d"}, 0, 24),
        ({"decision": "2d"}, 48, 24),
        ({"decision": "off"}, None, 24),
    ]
    for options, decision, bank in steps:
        await alice.slash("/match clock", match=1, **options)
        row = await bot.store.matches.get(1)
        assert (row.decision_hours, row.bank_hours) == (decision, bank), options
