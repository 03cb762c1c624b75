"""Threads, direct messages, members, roles, channels and permissions."""

from __future__ import annotations

import discord
import pytest

from sandbox.kit import Actor, Kit
from tests.sandbox.example.client import ExampleBot


async def test_a_thread_with_people(bot: ExampleBot, kit: Kit, alice: Actor, boris: Actor) -> None:
    reply = await alice.slash("/table", name="Match 1")
    thread = kit.channel("Match 1")
    assert reply.text == f"<#{thread.id}>"
    assert alice.last(thread).text == f"{alice.mention} sits down"
    assert boris.threads() == ["Match 1"]
    assert set(kit.world.thread_members[thread.id]) == {alice.id, *kit.world.apps}
    await kit.until(lambda: "thread_create" in bot.heard)


async def test_a_thread_on_a_message(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    reply = await alice.slash("/thread_here")
    await kit.until(lambda: reply.text == "renamed True")
    assert kit.channel("renamed").metadata.locked


async def test_an_idle_thread_is_archived_and_wakes(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    await alice.slash("/table", name="Idle")
    thread = kit.channel("Idle")
    states = [thread.metadata.archived]
    for seconds in (59 * 60, 61):
        kit.clock.move(seconds)
        states.append(thread.metadata.archived)
    await kit.until(lambda: "thread_update" in bot.heard)
    alice.say("still there?", thread)
    assert [*states, thread.metadata.archived] == [False, False, True, False]


async def test_archived_threads_cannot_be_edited(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    await alice.slash("/table", name="Old")
    found = await bot.fetch_channel(int(kit.channel("Old").id))
    assert isinstance(found, discord.Thread)
    message = await found.send("last words")
    await found.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="more")
    assert caught.value.code == 50083
    await found.edit(archived=False)
    await message.edit(content="more")
    await found.delete()
    with pytest.raises(discord.NotFound) as gone:
        await found.send("into the void")
    assert gone.value.code == 10003


async def test_private_threads_are_for_members(bot: ExampleBot, kit: Kit, boris: Actor) -> None:
    games = bot.get_channel(int(kit.channel("games").id))
    assert isinstance(games, discord.TextChannel)
    thread = await games.create_thread(name="hidden")
    await thread.send("psst")
    hidden = kit.channel("hidden")
    assert boris.messages(hidden) == []
    await thread.add_user(discord.Object(int(boris.id)))
    assert boris.sees("psst", hidden)
    assert len(await thread.fetch_members()) == 2
    await thread.remove_user(discord.Object(int(boris.id)))
    assert boris.messages(hidden) == []
    guild = bot.guilds[0]
    assert [found.name for found in await guild.active_threads()] == ["hidden"]
    await thread.edit(archived=True)
    assert [found.name async for found in games.archived_threads(private=True)] == ["hidden"]


async def test_a_direct_message(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    assert (await alice.slash("/dm", text="just us")).text == "sent"
    assert alice.last(alice.dm).text == "just us"
    assert boris.messages(alice.dm) == []


async def test_closed_direct_messages(bot: ExampleBot, alice: Actor) -> None:
    alice.set(dms_open=False)
    assert (await alice.slash("/dm", text="knock knock")).text == "closed: 50007"
    alice.set(dms_open=True)
    assert (await alice.slash("/dm", text="knock knock")).text == "sent"


async def test_roles_and_members(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    reply = await alice.slash("/badge")
    assert reply.text == "['@everyone', 'Winner'] 5 ['alice']"
    assert "guild_role_create" in bot.heard
    await kit.until(lambda: "guild_role_delete" in bot.heard)


async def test_somebody_joins(bot: ExampleBot, kit: Kit) -> None:
    zoe = kit.add_person("Zoe", "uk")
    await kit.until(lambda: "member_join" in bot.heard)
    assert (await zoe.slash("/greet")).text == "Hello Zoe (uk)"


async def test_a_channel_of_ones_own(bot: ExampleBot, kit: Kit, boris: Actor) -> None:
    guild = bot.guilds[0]
    secret = await guild.create_text_channel(
        "secret",
        topic="hush",
        overwrites={
            guild.default_role: discord.PermissionOverwrite(view_channel=False),
            guild.me: discord.PermissionOverwrite(view_channel=True),
        },
    )
    await secret.send("nobody reads this")
    assert boris.messages(kit.channel("secret")) == []
    await secret.edit(name="open", topic="")
    await secret.set_permissions(guild.default_role, overwrite=None)
    assert boris.sees("nobody reads this", "open")
    await kit.until(lambda: "guild_channel_update" in bot.heard)
    await secret.delete()
    await kit.until(lambda: "guild_channel_delete" in bot.heard)
    assert len(await guild.fetch_channels()) == 2


async def test_missing_permissions(bot: ExampleBot, kit: Kit) -> None:
    guild = bot.guilds[0]
    games = guild.get_channel(int(kit.channel("games").id))
    assert isinstance(games, discord.TextChannel)
    await games.set_permissions(guild.me, send_messages=False, attach_files=False)
    with pytest.raises(discord.Forbidden) as caught:
        await games.send("may I?")
    assert caught.value.code == 50013
    await games.set_permissions(guild.me, view_channel=False)
    with pytest.raises(discord.Forbidden) as refused:
        await games.fetch_message(1)
    assert refused.value.code == 50001


async def test_interactions_are_answered_without_permission_to_write(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    guild = bot.guilds[0]
    games = guild.get_channel(int(kit.channel("games").id))
    assert isinstance(games, discord.TextChannel)
    await games.set_permissions(guild.me, send_messages=False)
    assert (await alice.slash("/greet")).text == "Hello Alice (en-US)"


async def test_lookups_that_fail(bot: ExampleBot) -> None:
    guild = bot.guilds[0]
    for call, code in (
        (bot.fetch_user(1), 10013),
        (guild.fetch_member(1), 10007),
        (bot.fetch_channel(1), 10003),
        (bot.fetch_guild(1), 10004),
    ):
        with pytest.raises(discord.NotFound) as caught:
            await call
        assert caught.value.code == code
    assert (await bot.fetch_guild(guild.id)).name == "Slowtable"
    assert (await bot.application_info()).owner.name == "alice"
