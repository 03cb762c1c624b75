"""Of a match by its number one learns only if one plays in it, or can see its channel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client import Slowtable
from sandbox import threads
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid_all_but, forged, lobby_of
from tests.bot.support import open_match, settled, thread

pytestmark = pytest.mark.finding("TR-12")
UNKNOWN = "I do not know which match you mean"
READING: list[tuple[str, dict[str, Any]]] = [
    ("/board", {"size": "text"}),
    ("/board", {}),
    ("/log", {}),
    ("/hand", {}),
    ("/match status", {}),
    ("/match options", {}),
    ("/match seals", {}),
    ("/match export", {}),
    ("/match clock", {}),
    ("/match start", {}),
    ("/match leave", {}),
    ("/match cancel", {}),
    ("/match join", {}),
    ("/match pause", {}),
    ("/replace", {}),
    ("/resign", {}),
    ("/my changes", {}),
]


@pytest.fixture
def stranger(kit: Kit) -> Actor:
    """Somebody who has nothing to do with the match."""
    return kit.add_person("Eve")


async def assert_nothing_told(person: Actor, where: Channel | str, number: int) -> None:
    """No command that takes a match's number answers with anything but that there is no such match."""
    for command, options in READING:
        reply = await person.slash(command, where, match=number, **options)
        assert UNKNOWN in reply.text, f"{command}: {reply.text}"


async def test_in_a_hidden_channel(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, stranger: Actor) -> None:
    number = await open_match(kit, bot, boris, bots=2)
    assert "Barracks" in (await stranger.slash("/board", "welcome", size="text", match=number)).text
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    await assert_nothing_told(stranger, "welcome", number)
    assert "Казармы" in (await boris.slash("/board", "welcome", size="text", match=number)).text
    assert "Barracks" in (await alice.slash("/board", "welcome", size="text", match=number)).text, "owns the server"
    await settled(kit, bot)


async def test_of_another_server(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, stranger: Actor) -> None:
    elsewhere = kit.guild("Elsewhere", "Eve", "Boris")
    number = await open_match(kit, bot, alice, boris, bots=1)
    kit.guild().leave(stranger)
    await assert_nothing_told(stranger, elsewhere.channel("games"), number)
    mine = await boris.slash("/board", elsewhere.channel("games"), size="text", match=number)
    assert "Казармы" in mine.text


async def test_by_direct_message(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, stranger: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    await assert_nothing_told(stranger, stranger.dm, number)
    assert "Казармы" in (await boris.slash("/board", boris.dm, size="text", match=number)).text


async def test_nobody_sits_down_at_a_table_they_cannot_see(
    kit: Kit, bot: Slowtable, boris: Actor, stranger: Actor
) -> None:
    await lobby_of(boris)
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    for where in (stranger.dm, kit.channel("welcome")):
        assert UNKNOWN in (await stranger.slash("/match join", where, match=1)).text
    await kit.until(lambda: stranger.messages("welcome"))
    for verb in ("join", "joinagain"):
        assert UNKNOWN in (await forged(kit, stranger, stranger.messages("welcome")[0], f"st:1:::{verb}:")).text
    assert [seat.user_id for seat in await bot.store.matches.seats(1)] == [int(boris.id)]


async def test_completions_tell_of_no_foreign_match(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, stranger: Actor
) -> None:
    await open_match(kit, bot, alice, boris, bots=1)
    for command in ("/board", "/log", "/match status"):
        assert (await stranger.autocomplete(command, "match", "")).choices == {}
    assert (await boris.autocomplete("/board", "match", "")).choices


async def test_in_the_thread_everybody_may_watch(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, stranger: Actor
) -> None:
    place = await thread(kit, bot, await open_match(kit, bot, alice, boris, bots=1))
    assert "Barracks" in (await stranger.slash("/board", place, size="text")).text
    assert "Barracks" in (await stranger.slash("/board", place, size="text", match=1)).text


async def test_of_a_match_in_a_private_thread_only_its_members_learn(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, stranger: Actor
) -> None:
    """Whoever was in the thread and is removed from it is a stranger again; who plays, wherever they are, is none."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    carl = kit.add_person("Carl")
    place = kit.thread("secret", private=True, members=(alice, boris, carl))
    threads.join(kit.world, place, bot_id(bot))
    await kit.until(lambda: bot.get_channel(int(place.id)) is not None)
    await bot.table.moved(number, int(place.id))
    for where in ("games", "welcome"):
        await assert_nothing_told(stranger, where, number)
        assert number not in (await stranger.go(where).autocomplete("/match watch", "match", "")).choices.values()
    assert "Barracks" in (await carl.slash("/board", place, size="text")).text
    threads.leave(kit.world, place, carl.id)
    await assert_nothing_told(carl, "games", number)
    assert "Казармы" in (await boris.slash("/board", "games", size="text", match=number)).text
