"""What the table reads is said once and kept: names of bots, the lobby's message, stand-ins (findings PL)."""

from __future__ import annotations

import re

import pytest

from bot.client import Slowtable
from bot.messages import news
from bot.panels import leafing
from sandbox.kit import Actor, Kit
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid_all_but, forged
from tests.bot.support import button, is_form, open_match, running, settled, thread


@pytest.mark.finding("PL-36")
async def test_the_lobby_keeps_host_players_and_options(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """After the start its message still says who plays what, beside the way to the thread."""
    await alice.slash("/match new", game="scythe")
    lobby = alice.last()
    await boris.click(button(lobby, "join"), lobby)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    told = next(seen for seen in alice.messages(alice.channel) if seen.id == lobby.id)
    assert "The match has begun" in told.text
    assert f"Host: <@{alice.id}>" in told.text
    assert f"<@{boris.id}>" in told.text
    assert "Factions: Dealt at random" in told.text
    assert not [found for found in told.buttons if found.custom_id and ":start:" in found.custom_id]


@pytest.mark.finding("PL-24")
async def test_a_stand_in_is_named_once_for_choices_in_a_row(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    await alice.go(await thread(kit, bot, number)).slash("/play", choice="1")
    await settled(kit, bot)
    match = await running(bot, number)
    (mine,) = match.seats_of(int(alice.id))
    entries = [entry for entry in await bot.store.moves.log(number, 0) if entry.kind == "choice"]
    played = [entry for entry in entries if entry.seat == mine][:1]
    for entry in played:
        entry.by, entry.receipt = "bot", None
    found = news.lines(match, played * 3, "en")
    assert len([line for line in found if "A bot played for" in line]) == 1
    between = [*played, *[entry for entry in entries if entry.seat != mine][:1], *played]
    assert len([line for line in news.lines(match, between, "en") if "A bot played for" in line]) == 2


@pytest.mark.finding("PL-30")
async def test_bots_keep_their_names_from_lobby_to_match(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Seats are drawn by lot at the start; whoever sits down later never gets a name that a bot has."""
    await alice.slash("/match new", game="xidit")
    lobby = alice.last()
    await alice.click(button(lobby, "addbot"), lobby)
    await boris.click(button(lobby, "join"), lobby)
    await alice.click(button(lobby, "addbot"), lobby)
    lobby = alice.last()
    invited = re.findall(r"🤖 (\w+)", lobby.text)
    assert len(set(invited)) == 2
    number = int(button(lobby, "start").split(":")[1])
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    assert sorted(re.findall(r"🤖 (\w+)", lobby.text)) == sorted(invited)
    bot.table.forget(number)  # also after a restart
    match = await running(bot, number)
    seats = [seat.number for seat in match.seats if seat.user_id is None]
    assert sorted(match.bot_name(seat) for seat in seats) == sorted(invited)
    assert [seat.number for seat in match.seats if seat.bot_name] == seats
    assert len({match.bot_name(seat.number) for seat in match.seats}) == len(match.seats)


@pytest.mark.finding("PL-14")
async def test_the_log_turns_pages_in_place(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the newest page back to the first line of the match, and forward again, in one ephemeral message."""
    monkeypatch.setattr(leafing.paged, "__defaults__", (60,))
    number = await open_match(kit, bot, alice, bots=2)
    await alice.go(await thread(kit, bot, number)).slash("/play", choice="1")
    await settled(kit, bot)
    shown = await alice.slash("/log")
    assert shown.ephemeral
    assert "The kingdom is laid out" not in shown.text
    newest, page = shown.text, shown.message
    for _ in range(50):
        earlier = next(found for found in page.buttons if found.label == "Earlier")
        if earlier.disabled:
            break
        page = (await alice.click("Earlier", page)).message
    assert page.id == shown.message.id
    assert "The kingdom is laid out" in page.text
    assert "Page 1 of" in page.text
    for _ in range(50):
        if next(found for found in page.buttons if found.label == "Later").disabled:
            break
        page = (await alice.click("Later", page)).message
    assert page.text == newest


@pytest.mark.finding("PL-42")
async def test_the_picture_of_a_secret_panel_stays_true_while_others_choose(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    while len((await running(bot, number)).match.waiting) < 3:
        await bot.table.submit_default(number, (await running(bot, number)).match.waiting[0])
    await settled(kit, bot)
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    (sent,) = [seen.attachments[0].data for seen in alice.messages(alice.dm) if is_form(seen)]
    fleeting = (await bot.boards.board(match, "en", seat)).file().fp.read()
    for person in (boris, kit.person("Oksana")):
        await person.slash("/plan", await thread(kit, bot, number), choice="red black blue city wait red")
    await settled(kit, bot)
    match = await running(bot, number)
    assert match.match.waiting == [seat]
    assert (await bot.boards.board(match, "en", seat)).file().fp.read() != fleeting, "the board does tell who chooses"
    assert (await bot.boards.board(match, "en", seat, lasting=True)).file().fp.read() == sent


@pytest.mark.finding("PL-14")
async def test_the_whole_log_is_a_file_for_whoever_may_read_it(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    for _ in range(2):
        await bot.table.submit_default(number, (await running(bot, number)).waiting_people()[0])
        await settled(kit, bot)
    shown = (await alice.slash("/log", place)).message
    told = await alice.click(button(shown, "logfile"), shown)
    assert told.ephemeral
    (file,) = told.message.attachments
    lines = file.data.decode().splitlines()
    match = await running(bot, number)
    assert file.filename == f"xidit-{number}.txt"
    assert len(lines) == len(
        news.story(match, await bot.store.moves.log(number), "en", match.seats_of(int(alice.id))[0])
    )
    assert any("Alice" in line for line in lines)
    assert "<@" not in file.data.decode()
    assert not any(line.startswith("-#") for line in lines)
    # Of a match that one cannot see there is nothing to read.
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    eve = kit.add_person("Eve")
    await kit.until(lambda: eve.messages("welcome"))
    for verb, argument in (("logfile", ""), ("turnlog", "0")):
        refused = await forged(kit, eve, eve.messages("welcome")[0], f"st:{number}:::{verb}:{argument}")
        assert "I do not know which match" in refused.text
