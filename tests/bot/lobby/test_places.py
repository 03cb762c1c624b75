"""Matches are opened only where they can be played."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.client import Slowtable
from db import Status
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid, forged, lobby_of
from tests.bot.support import button, open_match, running, settled, thread

FORUM = 15


def add_channel(kit: Kit, name: str, kind: int) -> Channel:
    """A channel of a kind in which no match can be played."""
    like = kit.channel("games")
    made = structs.replace(like, id=kit.world.ids.next(), name=name, type=kind)
    kit.world.channels[made.id] = made
    kit.world.emit("CHANNEL_CREATE", made, made)
    return made


@pytest.mark.finding("TR-8", "TM-18")
async def test_in_a_thread_the_table_is_opened_in_its_channel(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    first = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, first)
    reply = await alice.slash("/match new", place, game="xidit")
    lobby = boris.last("games")
    assert reply.message.ephemeral
    assert f"<#{kit.channel('games').id}>" in reply.text
    assert lobby.id in reply.text
    for _ in range(2):
        await alice.click(button(lobby, "addbot"), lobby)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    second = await running(bot, first + 1)
    assert second.row.thread_id == int(lobby.id)
    assert alice.messages(await thread(kit, bot, first + 1))
    mine = await alice.slash("/my matches", "games")
    assert "None" not in mine.text
    assert f"/{second.row.thread_id}" in mine.text


@pytest.mark.finding("TR-8")
async def test_a_read_only_channel_gets_no_table_by_way_of_its_threads(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    inside = kit.thread("chat")
    forbid(kit, kit.channel("games"), Permission.SEND_MESSAGES, boris.id)
    reply = await boris.slash("/match new", inside, game="xidit")
    assert "писать в" in reply.text
    assert await bot.store.matches.listed() == []


@pytest.mark.finding("TR-8")
async def test_in_a_direct_message_one_is_told_where_to_go(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    reply = await alice.slash("/match new", alice.dm, game="xidit")
    assert "needs a channel of a server" in reply.text
    assert await bot.store.matches.listed() == []


@pytest.mark.finding("TR-8")
async def test_a_forum_post_is_no_place(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    add_channel(kit, "elsewhere", FORUM)
    reply = await alice.slash("/match new", kit.thread("a post", "elsewhere"), game="xidit")
    assert "needs a text channel" in reply.text
    assert await bot.store.matches.listed() == []


NAMED = {
    Permission.SEND_MESSAGES: "Send Messages",
    Permission.CREATE_PUBLIC_THREADS: "Create Public Threads",
    Permission.SEND_MESSAGES_IN_THREADS: "Send Messages in Threads",
    Permission.EMBED_LINKS: "Embed Links",
    Permission.ATTACH_FILES: "Attach Files",
}


@pytest.mark.finding("TR-8", "TM-18")
@pytest.mark.parametrize("missing", NAMED, ids=NAMED.values())
async def test_missing_permissions_are_told_before_there_is_a_lobby(
    kit: Kit, bot: Slowtable, alice: Actor, missing: Permission
) -> None:
    forbid(kit, kit.channel("games"), missing, bot_id(bot))
    reply = await alice.slash("/match new", game="xidit")
    assert f"I lack permissions there ({NAMED[missing]}" in reply.text
    await kit.until(lambda: alice.messages("welcome"))
    forbid(kit, kit.channel("welcome"), missing, bot_id(bot))
    assert NAMED[missing] in (await alice.click("st:0:::demo:ryozen", alice.messages("welcome")[0])).text
    assert await bot.store.matches.listed() == []


@pytest.mark.finding("TM-18")
async def test_without_a_thread_the_lobby_says_so_and_can_be_started_again(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    lobby = await lobby_of(alice, bots=2)
    await settled(kit, bot)
    kit.fault("error", method="POST", route="/channels/*/messages/*/threads", status=403, code=50013, count=1)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    assert "I could not open a thread" in lobby.text
    assert (await bot.store.matches.get(1)).status is Status.LOBBY
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    assert "I could not open a thread" not in lobby.text
    assert "The match has begun" in lobby.text
    assert alice.last(await thread(kit, bot, 1)).attachments


@pytest.mark.finding("TM-18")
async def test_my_matches_never_leads_nowhere(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    await bot.store.matches.update(number, thread_id=None)  # from before a thread was opened at the start
    bot.table.forget(number)
    reply = await alice.slash("/my matches", "welcome")
    assert "None" not in reply.text
    assert f"/{kit.channel('games').id}/" in reply.text


@pytest.mark.finding("TR-8")
async def test_a_rematch_where_it_cannot_be_played_is_refused_in_words(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    forbid(kit, kit.channel("games"), Permission.CREATE_PUBLIC_THREADS, bot_id(bot))
    await bot.store.matches.update(number, status=Status.FINISHED)
    bot.table.forget(number)
    answer = await forged(kit, alice, alice.messages(place)[0], f"st:{number}:::rematch:")
    assert "(Create Public Threads)" in answer.text
    assert len(await bot.store.matches.listed()) == 1
