"""Private tables, invitations, and seats that the host frees before the start."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Slowtable
from db import Status
from sandbox.kit import Actor, Kit, Seen
from sandbox.permissions import Permission
from tests.bot.conftest import Opened
from tests.bot.lobby.helpers import bot_id, forbid, forbid_all_but, forged, lobby_of
from tests.bot.support import button, open_match, settled, thread
from tests.bot.time.helpers import pass_until, set_clock

pytestmark = pytest.mark.finding("PL-29")


@pytest.fixture
async def met(bot: Slowtable, boris: Actor) -> None:
    """Boris has used the bot before: it knows which language he reads."""
    await boris.slash("/my matches")


@pytest.fixture
def eve(kit: Kit) -> Actor:
    """Somebody of the server who has nothing to do with the table."""
    return kit.add_person("Eve")


async def private_lobby(kit: Kit, bot: Slowtable, host: Actor) -> Seen:
    """A table for invited people."""
    lobby = await lobby_of(host)
    panel = (await host.click(button(lobby, "manage"), lobby)).message
    await host.click(button(panel, "private"), panel)
    await settled(kit, bot)
    return lobby


async def people(bot: Slowtable, number: int = 1) -> list[int]:
    """Who sits there."""
    return [seat.user_id for seat in await bot.store.matches.seats(number) if seat.user_id is not None]


async def guests(bot: Slowtable, number: int = 1) -> dict[str, str]:
    """What became of invitations."""
    return (await bot.store.matches.get(number)).guests


@pytest.mark.usefixtures("met")
async def test_at_a_private_table_only_invited_people_sit_down(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    lobby = await private_lobby(kit, bot, alice)
    assert "only invited people can sit down" in lobby.text
    assert "This table is private" in (await eve.click(button(lobby, "join"), lobby)).text
    assert "This table is private" in (await eve.slash("/match join", match=1)).text
    assert "This table is private" in (await forged(kit, eve, lobby, "st:1:::joinagain:")).text
    assert "You are not invited" in (await forged(kit, eve, lobby, "st:1:::decline:")).text
    menu = (await alice.click(button(lobby, "invite"), lobby)).message
    told = await alice.select(menu.selects[0].custom_id, boris.id, message=menu)
    await settled(kit, bot)
    assert told.text == f"Invited: {boris.mention}"
    assert f"Invited: {boris.mention}" in lobby.text
    letter = boris.last(boris.dm)
    assert f"Приглашает {alice.mention}" in letter.text
    await boris.click("Сесть за стол", letter)
    await settled(kit, bot)
    assert letter.text.startswith("Вы за столом.")
    assert await people(bot) == [int(alice.id), int(boris.id)]
    assert "Invited:" not in lobby.text
    await alice.slash("/match private", private="off")
    await settled(kit, bot)
    await eve.click(button(lobby, "join"), lobby)
    assert await people(bot) == [int(alice.id), int(boris.id), int(eve.id)]


@pytest.mark.usefixtures("met")
async def test_only_the_host_makes_it_private_and_invites_there(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, boris)
    for told in (
        await boris.slash("/match private", private="on", match=1),
        await forged(kit, boris, lobby, "st:1:::private:on"),
        await boris.click(button(lobby, "manage"), lobby),
    ):
        assert f"Это может только хозяин стола: {alice.mention}" in told.text
    assert not (await bot.store.matches.get(1)).private
    # Whoever sits at an open table invites; at a private one that is for its host.
    assert "You do not sit at this table" in (await eve.click(button(lobby, "invite"), lobby)).text
    assert "You do not sit at this table" in (await eve.slash("/match invite", player=eve, match=1)).text
    dmytro = kit.person("Dmytro")
    assert "Приглашение отправлено" in (await boris.slash("/match invite", player=dmytro)).text
    await alice.slash("/match private", private="on")
    assert "только хозяин стола" in (await boris.slash("/match invite", player=eve)).text
    assert await guests(bot) == {dmytro.id: "asked"}
    await settled(kit, bot)


@pytest.mark.usefixtures("met")
async def test_nobody_is_asked_twice_or_in_vain(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, eve)
    await alice.slash("/match invite", player=boris)
    await settled(kit, bot)
    assert f"Already invited: {boris.mention}" in (await eve.slash("/match invite", player=boris)).text
    assert f"Already sits at this table: {eve.mention}" in (await alice.slash("/match invite", player=eve)).text
    letter = boris.last(boris.dm)
    await boris.click("Нет, спасибо", letter)
    await settled(kit, bot)
    assert letter.text.startswith("Вы отказались.")
    assert boris.mention not in lobby.text
    heard = len(boris.messages(boris.dm))
    assert "is not asked again" in (await alice.slash("/match invite", player=boris)).text
    await settled(kit, bot)
    assert len(boris.messages(boris.dm)) == heard
    # Whoever thinks better of it still may.
    await boris.click(button(lobby, "join"), lobby)
    assert int(boris.id) in await people(bot)


@pytest.mark.usefixtures("met")
async def test_whoever_does_not_see_the_channel_is_not_invited_and_does_not_come_in(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    await lobby_of(alice)
    forbid(kit, kit.channel("games"), Permission.VIEW_CHANNEL, eve.id)
    assert "sees this channel" in (await alice.slash("/match invite", player=eve)).text
    kit.guild().leave(boris)
    assert "sees this channel" in (await alice.slash("/match invite", player=boris)).text
    menu = (await alice.click("Invite")).message
    itself = await alice.select(menu.selects[0].custom_id, bot_id(bot), message=menu)
    assert "Cannot play here" in itself.text
    assert await guests(bot) == {}
    kit.guild().join(boris)
    await alice.slash("/match invite", player=boris)
    await settled(kit, bot)
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    letter = boris.last(boris.dm)
    assert "Непонятно, о какой партии" in (await boris.click("Сесть за стол", letter)).text
    assert await people(bot) == [int(alice.id)]


async def test_an_invitation_waits_for_the_morning_and_outlives_the_bot(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor
) -> None:
    set_clock(kit, "2027-01-10T12:00")
    async with opened() as bot:
        await boris.slash("/me quiet", hours="11:00-20:00")
        await lobby_of(alice)
        await alice.slash("/match invite", player=boris)
        await settled(kit, bot)
        assert boris.messages(boris.dm) == []
    async with opened() as bot:
        await pass_until(kit, bot, "2027-01-10T19:59")
        assert boris.messages(boris.dm) == []
        await pass_until(kit, bot, "2027-01-10T20:00")
        assert "Вас приглашают за стол" in boris.last(boris.dm).text


async def test_who_takes_no_messages_is_asked_in_the_channel_and_who_wants_none_is_not(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    boris.set(dms_open=False)
    await eve.slash("/remind", where="off")
    lobby = await lobby_of(alice)
    for guest in (boris, eve):
        await alice.slash("/match invite", player=guest)
    await settled(kit, bot)
    (asked,) = [seen for seen in boris.messages("games") if "invites you" in seen.text]
    assert asked.mentions == ["Boris"]
    assert eve.messages(eve.dm) == []
    # An invitation that everybody sees is still for one person.
    assert "Вас не запрошували" in (await kit.person("Dmytro").click("No, thanks", asked)).text
    await boris.click("Sit down", asked)
    await settled(kit, bot)
    assert boris.mention in lobby.text


@pytest.mark.usefixtures("met")
async def test_an_old_invitation_does_no_harm(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, bots=2)
    await alice.slash("/match invite", player=boris)
    await settled(kit, bot)
    letter = boris.last(boris.dm)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    yes, no = (button(letter, verb) for verb in ("accept", "decline"))
    await boris.click(yes, letter)
    assert "уже началась" in letter.text
    assert letter.buttons == [], "it has lost its meaning"
    for dead in (yes, no):
        assert "уже началась" in (await forged(kit, boris, letter, dead)).text
    assert await guests(bot) == {boris.id: "asked"}


async def test_accepted_twice_in_one_moment_is_one_seat(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await private_lobby(kit, bot, alice)
    await alice.slash("/match invite", player=boris)
    await settled(kit, bot)
    letter = boris.last(boris.dm)
    await asyncio.gather(*(boris.click(button(letter, "accept"), letter) for _ in range(2)))
    assert await people(bot) == [int(alice.id), int(boris.id)]


async def test_a_table_invites_a_dozen_people(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await lobby_of(alice)
    await bot.store.matches.update(1, guests={str(n): "declined" for n in range(12)})
    assert "can invite 12 people" in (await alice.slash("/match invite", player=boris)).text


@pytest.mark.usefixtures("met")
async def test_the_host_frees_a_seat_and_who_sat_there_is_told(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, boris, eve)
    assert "Only the host can do that" in (await eve.slash("/match kick", player=boris, match=1)).text
    assert "Only the host can do that" in (await forged(kit, eve, lobby, "st:1:::closetable:")).text
    assert "Does not play at this table" in (await alice.slash("/match kick", player=kit.person("Dmytro"))).text
    assert "That is the host" in (await alice.slash("/match kick", player=alice)).text
    panel = (await alice.click(button(lobby, "manage"), lobby)).message
    menu = next(menu for menu in panel.selects if ":kick:" in menu.custom_id)
    assert [one["label"] for one in menu.options] == ["Boris", "Eve"]
    await alice.select(menu.custom_id, boris.id, message=panel)
    await settled(kit, bot)
    assert "The seat is free again" in panel.text
    assert await people(bot) == [int(alice.id), int(eve.id)]
    assert boris.mention not in lobby.text
    assert "хозяин стола освободил ваше место" in boris.last(boris.dm).text
    # They come back only if the host asks them to.
    assert "освободил ваше место" in (await boris.click(button(lobby, "join"), lobby)).text
    assert "Only the host can do that" in (await eve.slash("/match invite", player=boris)).text
    assert "Invited" in (await alice.slash("/match invite", player=boris)).text
    await boris.click(button(lobby, "join"), lobby)
    assert await people(bot) == [int(alice.id), int(boris.id), int(eve.id)]


async def test_nobody_is_sent_away_once_the_match_has_begun(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    assert "already begun" in (await alice.slash("/match kick", player=boris, match=number)).text
    assert "already begun" in (await alice.slash("/match invite", player=boris, match=number)).text
    assert "already begun" in (await alice.slash("/match private", private="on", match=number)).text
    assert len(await people(bot, number)) == 2


async def test_a_seat_is_freed_while_the_match_begins(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, boris, bots=2)
    await asyncio.gather(alice.click(button(lobby, "start"), lobby), alice.slash("/match kick", player=boris, match=1))
    await settled(kit, bot)
    assert (await bot.store.matches.get(1)).status is Status.RUNNING
    plays = int(boris.id) in await people(bot)
    assert plays != ((await guests(bot)) == {boris.id: "removed"})


async def test_the_host_closes_the_table_by_a_button(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, boris)
    panel = (await alice.click(button(lobby, "manage"), lobby)).message
    await alice.click("Close the table", panel)
    await settled(kit, bot)
    assert (await bot.store.matches.get(1)).status is Status.CANCELLED
    assert (lobby.buttons, panel.text) == ([], "The table is closed.")


async def test_a_table_is_private_from_the_beginning_and_so_is_its_rematch(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    lobby = (await alice.slash("/match new", game="xidit", private="on")).message
    assert "This table is private" in (await eve.click(button(lobby, "join"), lobby)).text
    await alice.slash("/match invite", player=boris)
    await boris.click(button(lobby, "join"), lobby)
    await alice.click(button(lobby, "addbot"), lobby)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    place = await thread(kit, bot, 1)
    await bot.store.matches.update(1, status=Status.FINISHED)
    bot.table.forget(1)
    await forged(kit, alice, alice.messages(place)[0], "st:1:::rematch:")
    await settled(kit, bot)
    again = alice.last("games")
    assert "This table is private" in (await eve.click(button(again, "join"), again)).text
    await boris.click(button(again, "join"), again)
    await settled(kit, bot)
    assert await people(bot, 2) == [int(alice.id), int(boris.id)]
    assert "Invited:" not in again.text, "nobody is written to for a rematch"
