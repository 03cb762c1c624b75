"""Several guilds: what belongs to which, being removed and invited again, members who leave."""

from __future__ import annotations

import discord
import pytest

from sandbox import threads
from sandbox.kit import Actor, Kit, Refused
from tests.sandbox.example.client import ExampleBot
from tests.sandbox.wire import Wire
from tests.support.discord_client import running

pytestmark = pytest.mark.finding("SA-7")


async def test_a_second_guild_comes_to_the_bot_as_the_first_did(kit: Kit, bot: ExampleBot) -> None:
    other = kit.guild("Other", "Boris", "Oksana")
    assert kit.guild("Other").id == other.id
    assert kit.guild().id == kit.world.guild.id
    await kit.until(lambda: "guild_join" in bot.heard)
    assert sorted(guild.name for guild in bot.guilds) == ["Other", "Slowtable"]
    guild = bot.get_guild(int(other.id))
    assert guild is not None
    assert [channel.name for channel in guild.text_channels] == ["welcome", "games"]
    assert sorted(member.display_name for member in guild.members) == ["Boris", "Oksana", "Slowtable"]
    assert guild.owner_id == int(kit.person("Boris").id)
    assert (await bot.fetch_guild(guild.id)).name == "Other"
    assert sorted([found.name async for found in bot.fetch_guilds()]) == ["Other", "Slowtable"]


async def test_what_happens_in_a_guild_carries_its_id(kit: Kit, bot: ExampleBot, boris: Actor) -> None:
    other = kit.guild("Other", "Boris")
    await kit.until(lambda: "guild_join" in bot.heard)
    reply = await boris.slash("/board", other.channel("games"))
    assert reply.message.message.channel_id == other.channel("games").id
    assert [message.text for message in boris.messages()] == []  # the first guild's #games
    thread = kit.guild("Other").thread("Match 7")
    assert kit.channel("Match 7").guild_id == thread.guild_id == other.id
    await kit.until(lambda: bot.get_channel(int(thread.id)))
    heard = bot.get_channel(int(thread.id))
    assert isinstance(heard, discord.Thread)
    assert heard.guild.name == "Other"


async def test_people_see_and_use_only_their_own_guilds(kit: Kit, bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    other = kit.guild("Other", "Boris")
    await kit.until(lambda: "guild_join" in bot.heard)
    boris.say("only here", other.channel("games"))
    assert boris.sees("only here", other.channel("games"))
    assert not alice.sees("only here", other.channel("games"))
    with pytest.raises(Refused):
        alice.say("me too", other.channel("games"))
    other.join(alice)
    assert alice.sees("only here", other.channel("games"))


async def test_a_guild_without_the_bot(kit: Kit, bot: ExampleBot, wire: Wire, boris: Actor) -> None:
    empty = kit.guild("Empty", "Boris", bot=False)
    games = empty.channel("games")
    boris.say("nobody hears", games)
    assert [guild.name for guild in bot.guilds] == ["Slowtable"]
    assert boris.commands(games) == []
    assert (await wire.api("GET", f"/channels/{games.id}")).code == 50001
    assert (await wire.api("GET", f"/guilds/{empty.id}")).code == 10004
    assert (
        await wire.api("PUT", f"/applications/{bot.application_id}/guilds/{empty.id}/commands", json=[])
    ).code == 50001
    empty.invite_bot()
    await kit.until(lambda: len(bot.guilds) == 2)
    assert (await boris.slash("/board", games)).message


async def test_being_removed_and_invited_again(kit: Kit, bot: ExampleBot, wire: Wire, alice: Actor) -> None:
    games = kit.channel("games")
    board = (await alice.slash("/board")).message
    kit.kick_bot()
    await kit.until(lambda: "guild_remove" in bot.heard)
    assert list(bot.guilds) == []
    assert "Slowtable" not in kit.guild().members
    assert (await wire.api("POST", f"/channels/{games.id}/messages", json={"content": "still here?"})).code == 50001
    assert (await wire.api("GET", "/users/@me/guilds")).body == []
    with pytest.raises(Refused):
        await alice.click("Count 0", board)
    assert alice.commands() == []
    alice.say("it is quiet now")
    heard = len(bot.heard)
    kit.invite_bot()
    await kit.until(lambda: "guild_join" in bot.heard[heard:])
    assert "message" not in bot.heard[heard:]
    await alice.click("Count 0", board)
    assert board.text == "The count is 1"


async def test_a_bot_leaves_by_itself(kit: Kit, bot: ExampleBot) -> None:
    other = kit.guild("Other")
    await kit.until(lambda: len(bot.guilds) == 2)
    guild = bot.get_guild(int(other.id))
    assert guild is not None
    await guild.leave()
    await kit.until(lambda: len(bot.guilds) == 1)
    assert other.members == ["Alice"]


async def test_a_removed_bot_that_logs_in_later_is_told_only_of_its_guilds(kit: Kit) -> None:
    async with running(ExampleBot(), kit.address) as bot:
        kit.guild("Other")
        kit.kick_bot()
        await kit.until(lambda: [guild.name for guild in bot.guilds] == ["Other"])
    async with running(ExampleBot(), kit.address) as bot:
        await kit.until(lambda: bot.guilds)
        assert [guild.name for guild in bot.guilds] == ["Other"]


async def test_members_who_leave(kit: Kit, bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    thread = kit.thread("Match 1", members=(boris,))
    guild = bot.get_guild(int(kit.guild().id))
    assert guild is not None
    assert guild.get_member(int(boris.id))
    kit.guild().leave(boris)
    await kit.until(lambda: "member_remove" in bot.heard)
    assert guild.get_member(int(boris.id)) is None
    assert boris.id not in kit.world.thread_members[thread.id]
    assert not boris.sees("", kit.channel("games"))
    with pytest.raises(discord.NotFound, match="10007"):
        await guild.fetch_member(int(boris.id))
    with pytest.raises(discord.Forbidden) as refused:  # nothing in common any more
        await (await bot.fetch_user(int(boris.id))).send("hello?")
    assert refused.value.code == 50007
    kit.guild().join(boris)
    await kit.until(lambda: guild.get_member(int(boris.id)))
    await (await bot.fetch_user(int(boris.id))).send("welcome back")
    assert boris.sees("welcome back", boris.dm)


async def test_without_the_members_intent_nobody_tells_who_left(kit: Kit, boris: Actor) -> None:
    async with running(ExampleBot(intents=discord.Intents.default()), kit.address) as bot:
        kit.guild().leave(boris)
        kit.guild("Other")
        await kit.until(lambda: "guild_join" in bot.heard)
        assert "raw_member_remove" not in bot.heard


async def test_private_threads_are_their_members(kit: Kit, bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    oksana = kit.person("Oksana")
    games = bot.get_channel(int(kit.channel("games").id))
    assert isinstance(games, discord.TextChannel)
    made = await games.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    assert made.is_private()
    thread = kit.channel("Secret")
    assert alice.threads() == ["Secret"]  # she owns the guild
    assert boris.threads() == oksana.threads() == []
    await made.add_user(discord.Object(int(boris.id)))
    await made.send("psst")
    assert boris.sees("psst", thread)
    assert not oksana.sees("psst", thread)
    with pytest.raises(Refused):
        oksana.say("what is going on?", thread)
    await made.remove_user(discord.Object(int(boris.id)))
    assert boris.threads() == []


async def test_a_bot_without_manage_threads_sees_only_the_private_threads_it_is_in(
    kit: Kit, bot: ExampleBot, wire: Wire, boris: Actor
) -> None:
    manage = discord.Permissions(manage_threads=True).value
    for role in kit.guild().server.roles.values():
        role.permissions = str(int(role.permissions) & ~manage)
    thread = kit.thread("Secret", private=True, members=(boris,))
    assert boris.threads() == ["Secret"]
    assert (await wire.api("GET", f"/channels/{thread.id}")).code == 50001
    active = await wire.api("GET", f"/guilds/{kit.guild().id}/threads/active")
    assert active.body["threads"] == []
    threads.join(kit.world, thread, str(bot.application_id))
    await kit.until(lambda: bot.get_channel(int(thread.id)))
    assert (await wire.api("GET", f"/channels/{thread.id}")).status == 200


async def test_direct_messages_need_a_guild_in_common(kit: Kit, bot: ExampleBot, boris: Actor) -> None:
    kit.guild("Other", "Boris")
    kit.kick_bot()
    await (await bot.fetch_user(int(boris.id))).send("still together")
    alice = await bot.fetch_user(int(kit.person("Alice").id))
    with pytest.raises(discord.Forbidden):
        await alice.send("alone")
