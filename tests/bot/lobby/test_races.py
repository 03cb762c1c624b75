"""Several people at one lobby in the same moment: one of them is right, and everybody is told the truth."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Slowtable
from db import LobbyChange, Status
from sandbox.kit import Actor, Kit
from tests.bot.lobby.helpers import lobby_of, number_of
from tests.bot.support import button, running, settled


@pytest.mark.finding("TR-13")
async def test_a_faction_is_taken_by_one(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    people = [alice, *(kit.add_person(f"P{n}") for n in range(3))]
    lobby = await lobby_of(*people, game="circadians")
    menus = [(person, (await person.click(button(lobby, "seat"), lobby)).message) for person in people]
    value = menus[0][1].selects[0].options[0]["value"]
    replies = await asyncio.gather(*(p.select(m.selects[0].custom_id, value, message=m) for p, m in menus))
    told = [reply.text for reply in replies]
    assert sorted(told) == ["Chosen.", *["Somebody was faster: that is taken."] * 3]
    chosen = [seat.options for seat in await bot.store.matches.seats(1)]
    assert sum(bool(options) for options in chosen) == 1
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    factions = [seat.options["faction"] for seat in (await running(bot, 1)).seats]
    assert len(set(factions)) == 4


@pytest.mark.finding("TR-13")
async def test_start_names_what_was_chosen_twice(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, boris, game="circadians", bots=1)
    number = number_of(lobby)
    menus = (await alice.click(button(lobby, "seat"), lobby)).message
    faction = menus.selects[0].options[-1]
    same = {"faction": faction["value"]}
    # A lobby from before the choice was guarded.
    await bot.store.lobby.change(number, bot.now(), lambda match, seats: LobbyChange(options={0: same, 1: same}))
    for told in (await alice.click(button(lobby, "start"), lobby), await alice.slash("/match start", match=number)):
        await settled(kit, bot)
        assert told.message.ephemeral
        assert f"chosen the same: {faction['label']}" in told.text
    assert (await bot.store.matches.get(number)).status is Status.LOBBY
    assert lobby.text.count(faction["label"]) == 2


@pytest.mark.finding("TR-18")
async def test_start_says_how_many_are_missing_and_shows_the_lobby_as_it_is(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    lobby = await lobby_of(alice, boris, bots=1)
    start = button(lobby, "start")
    await settled(kit, bot)  # or the lobby would be shown anew as it is now
    await bot.store.lobby.change(1, bot.now(), lambda match, seats: LobbyChange(free=[2]))
    pressed = await alice.click(start, lobby)
    assert "1 more player is needed: this game is for 3 to 5." in pressed.text
    await settled(kit, bot)
    assert "2 players" in lobby.text
    typed = await alice.slash("/match start", match=1)
    assert typed.text == pressed.text
    assert (await bot.store.matches.get(1)).status is Status.LOBBY


@pytest.mark.finding("TR-20")
async def test_start_and_cancel_at_once(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice, bots=2)
    _, cancelled = await asyncio.gather(
        alice.click(button(lobby, "start"), lobby), alice.slash("/match cancel", match=1)
    )
    await settled(kit, bot)
    status = (await bot.store.matches.get(1)).status
    assert status in (Status.RUNNING, Status.CANCELLED)
    assert ("The table is closed." in cancelled.text) == (status is Status.CANCELLED)
    assert ("The match has begun" in lobby.text) == (status is Status.RUNNING)
    started = await bot.table.read(1)
    assert (started is not None) == (status is Status.RUNNING)


@pytest.mark.finding("TR-20")
@pytest.mark.parametrize("first", ["start", "other"])
async def test_leave_and_start_at_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, first: str) -> None:
    lobby = await lobby_of(alice, boris, bots=2)
    clicks = [alice.click(button(lobby, "start"), lobby), boris.click(button(lobby, "leave"), lobby)]
    await asyncio.gather(*(clicks if first == "start" else reversed(clicks)))
    await settled(kit, bot)
    match = await running(bot, 1)
    refused = any("уже началась" in message.text for message in boris.messages() if message.ephemeral)
    assert bool(match.seats_of(int(boris.id))) == refused


@pytest.mark.finding("TR-20")
@pytest.mark.parametrize("first", ["start", "other"])
async def test_join_and_start_at_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, first: str) -> None:
    lobby = await lobby_of(alice, bots=2)
    clicks = [alice.click(button(lobby, "start"), lobby), boris.click(button(lobby, "join"), lobby)]
    await asyncio.gather(*(clicks if first == "start" else reversed(clicks)))
    await settled(kit, bot)
    match = await running(bot, 1)
    refused = any("уже началась" in message.text for message in boris.messages() if message.ephemeral)
    assert bool(match.seats_of(int(boris.id))) != refused


@pytest.mark.finding("TR-20")
async def test_the_lobby_shows_everybody_who_sat_down_in_the_same_moment(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    others = [kit.add_person(f"P{n}") for n in range(4)]
    lobby = await lobby_of(alice)
    await asyncio.gather(*(person.click(button(lobby, "join"), lobby) for person in others))
    await settled(kit, bot)
    assert "5 players" in lobby.text
    assert all(person.mention in lobby.text for person in others)


@pytest.mark.parametrize("first", ["kick", "other"])
async def test_whoever_is_sent_away_and_made_host_at_once_is_one_of_both(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, first: str
) -> None:
    lobby = await lobby_of(alice, boris)
    await alice.slash("/match host", player=boris, match=1)
    await settled(kit, bot)
    used = [alice.slash("/match kick", player=boris, match=1)]
    used += [boris.slash("/match host", match=1), boris.slash("/match host", match=1)]
    used += [boris.click(button(lobby, "join"), lobby)]
    await asyncio.gather(*(used if first == "kick" else reversed(used)))
    await settled(kit, bot)
    row, seats = await bot.store.matches.get(1), await bot.store.matches.seats(1)
    assert [seat.user_id for seat in seats].count(int(boris.id)) == int(row.host_id == int(boris.id))
    assert int(alice.id) in [seat.user_id for seat in seats]
