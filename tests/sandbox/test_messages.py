"""Messages: files, edits, replies, history, pins, typing, what a bot is told."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from sandbox.kit import Actor, Kit, Refused
from tests.sandbox.example.client import ExampleBot
from tests.support.discord_client import running


def channel(bot: ExampleBot, kit: Kit, name: str = "games") -> discord.TextChannel:
    """A channel as the bot knows it."""
    found = bot.get_channel(int(kit.channel(name).id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_editing_keeps_and_adds_attachments(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    await alice.slash("/draw")
    message = alice.last()
    await kit.until(lambda: [file.filename for file in message.attachments] == ["second.png", "third.png"])
    assert [file.size for file in message.attachments] == [(64, 32), (64, 32)]
    assert message.message.embeds[0]["title"] == "Board"
    assert len(kit.world.cdn) == 2  # what no message shows is gone
    await kit.until(lambda: all(request.status == 200 for request in kit.sandbox.rest.requests))


async def test_too_heavy_files_are_refused(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    assert (await alice.slash("/heavy", mebibytes=10)).message.attachments[0].filename == "heavy.bin"
    task = alice.start("/heavy", mebibytes=11)
    await kit.until(lambda: bot.errors)
    error = bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (413, 40005)
    kit.clock.move(900)
    await task


async def test_tidying(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    """Typing, replying, pinning, reading history and deleting, as a bot does it."""
    await alice.slash("/tidy")
    seen = alice.messages()[0]
    await kit.until(lambda: seen.text.startswith("pins"))
    # the pin's own notice is a message without text of its own
    assert seen.text == "pins ['first'] history ['tidying', 'first', 'second', ''] reply True"
    assert "typing" in bot.heard
    assert "guild_channel_pins_update" in bot.heard


async def test_what_people_write_reaches_the_bot(kit: Kit, alice: Actor) -> None:
    heard: list[tuple[str, int, str]] = []

    class Listener(ExampleBot):
        async def on_message(self, message: discord.Message) -> None:
            files = [await file.read() for file in message.attachments]
            heard.append((message.content, len(files), message.author.display_name))

    async with running(Listener(), kit.address):
        alice.say("hello", files={"a.txt": b"x"})
        await kit.until(lambda: heard)
    assert heard == [("hello", 1, "Alice")]


async def test_without_the_message_content_intent(kit: Kit, alice: Actor) -> None:
    contents: list[str] = []

    class Listener(ExampleBot):
        async def on_message(self, message: discord.Message) -> None:
            contents.append(message.content)

    async with running(Listener(intents=discord.Intents.default()), kit.address) as listener:
        assert listener.user is not None
        alice.say("private talk")
        alice.say(f"{listener.user.mention} listen")
        alice.say("in private", alice.dm)
        await kit.until(lambda: len(contents) == 3)
    assert contents == ["", f"<@{listener.user.id}> listen", "in private"]


async def test_without_message_intents(kit: Kit, alice: Actor) -> None:
    intents = discord.Intents(guilds=True)
    async with running(ExampleBot(intents=intents), kit.address) as bot:
        alice.say("anybody?")
        await alice.slash("/greet")
        assert "message" not in bot.heard
        assert "typing" not in bot.heard


async def test_edit_delete_and_fetch(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    games = channel(bot, kit)
    message = await games.send("one", suppress_embeds=True)
    edited = await message.edit(content="two")
    assert edited.edited_at is not None
    await kit.until(lambda: "message_edit" in bot.heard)
    await message.delete()
    with pytest.raises(discord.NotFound) as caught:
        await games.fetch_message(message.id)
    assert caught.value.code == 10008
    said = alice.say("mine")
    foreign = await games.fetch_message(int(said.id))
    with pytest.raises(discord.Forbidden) as forbidden:
        await foreign.edit(content="yours")
    assert forbidden.value.code == 50005
    await foreign.delete()
    assert alice.messages() == []


async def test_bulk_delete_and_history(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    games = channel(bot, kit)
    sent = [await games.send(str(number)) for number in range(7)]
    middle = [message.content async for message in games.history(around=sent[3], limit=3)]
    assert sorted(middle) == ["2", "3", "4"]
    before = [message.content async for message in games.history(before=sent[2])]
    assert before == ["1", "0"]
    after = [message.content async for message in games.history(after=sent[4])]
    assert after == ["5", "6"]
    await games.delete_messages(sent[:5])
    assert [seen.text for seen in alice.messages()] == ["5", "6"]


async def test_mentions_and_replies(bot: ExampleBot, kit: Kit, alice: Actor, boris: Actor) -> None:
    games = channel(bot, kit)
    text = f"{alice.mention} {boris.mention} @everyone"
    message = await games.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(boris.id))]))
    assert [user.name for user in message.mentions] == ["boris"]
    assert not message.mention_everyone
    said = alice.say("who?")
    answer = await (await games.fetch_message(int(said.id))).reply("me")
    assert [user.name for user in answer.mentions] == ["alice"]
    quiet = await (await games.fetch_message(int(said.id))).reply("me", mention_author=False)
    assert quiet.mentions == []
    await message.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await message.reply("to whom?")
    assert caught.value.code == 50035
    assert "message_reference" in str(caught.value)


async def test_a_nonce_sends_once(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    games = channel(bot, kit)
    first = await games.send("once", nonce="n1")
    again = await games.send("once", nonce="n1")
    assert first.id == again.id
    assert len(alice.messages()) == 1


@pytest.mark.finding("SA-1")
async def test_a_nonce_is_forgotten_after_five_minutes(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    games = channel(bot, kit)
    first = await games.send("once", nonce="n1")
    kit.clock.move(299)
    assert (await games.send("once", nonce="n1")).id == first.id
    kit.clock.move(2)
    assert (await games.send("once", nonce="n1")).id != first.id
    assert len(alice.messages()) == 2


@pytest.mark.finding("SA-1")
async def test_a_nonce_is_remembered_over_many_messages(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    games = channel(bot, kit)
    first = await games.send("once", nonce="n1")
    for number in range(150):
        alice.say(f"message {number}")
    assert (await games.send("once", nonce="n1")).id == first.id


async def test_layouts_have_no_content(bot: ExampleBot, kit: Kit) -> None:
    games = channel(bot, kit)
    layout: discord.ui.LayoutView = discord.ui.LayoutView()
    layout.add_item(discord.ui.TextDisplay("text"))
    message = await games.send("plain")
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await message.edit(view=layout)
    assert (await games.fetch_message(message.id)).content == "plain"
    upgraded = await message.edit(content=None, view=layout)
    assert upgraded.flags.components_v2
    row: discord.ui.View = discord.ui.View()
    row.add_item(discord.ui.Button(label="b"))
    await upgraded.edit(view=row)  # once V2, always V2: a row of buttons is a layout, too
    assert (await games.fetch_message(message.id)).flags.components_v2


async def test_people_have_limits_too(kit: Kit, alice: Actor) -> None:
    with pytest.raises(Refused):
        alice.say("x" * 2001)
    with pytest.raises(Refused):
        alice.say("")


async def test_attachments_over_http(bot: ExampleBot, kit: Kit) -> None:
    games = channel(bot, kit)
    message = await games.send(file=discord.File(io.BytesIO(b"abc"), "my file.txt"))
    attachment = message.attachments[0]
    assert (attachment.filename, await attachment.read()) == ("my_file.txt", b"abc")
    assert bot.user is not None
    assert (await bot.user.default_avatar.read()).startswith(b"\x89PNG")
    await message.delete()
    with pytest.raises(discord.NotFound):
        await attachment.read()


async def test_flags_do_not_make_a_channel_message_ephemeral(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    payload: dict[str, Any] = {"content": "seen by all", "flags": 64}
    params = discord.http.MultipartParameters(payload=payload, multipart=None, files=None)
    await bot.http.send_message(int(kit.channel("games").id), params=params)
    assert not alice.last().ephemeral
