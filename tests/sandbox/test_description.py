"""The sandbox and Discord's description of its API: what every answer has, and that a misfit is noticed."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from typing import Any

import discord
import msgspec
import pytest
from PIL import Image

from sandbox.kit import Actor, Kit
from sandbox.rest import log
from sandbox.rest.log import Exchange
from tests.sandbox.example.client import ExampleBot
from tests.sandbox.wire import Wire
from tests.support.discord_api import faults, refusals


def picture() -> io.BytesIO:
    """A small picture."""
    data = io.BytesIO()
    Image.new("RGB", (4, 3)).save(data, "PNG")
    data.seek(0)
    return data


def games(bot: ExampleBot, kit: Kit) -> discord.TextChannel:
    """#games as the bot has it."""
    channel = bot.get_channel(int(kit.channel("games").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.mark.finding("SA-2", "SA-4")
async def test_everything_a_bot_can_read_fits(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor) -> None:
    """Each answer is checked by the fixture that all tests have; here every kind of thing is read once."""
    box: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(f"{alice.mention} picks"))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://board.png")
    gallery.add_item(media="https://example.org/elsewhere.png", description="elsewhere")
    view: discord.ui.LayoutView = discord.ui.LayoutView()
    view.add_item(box).add_item(gallery).add_item(discord.ui.File("attachment://rules.txt"))
    files = [discord.File(picture(), "board.png"), discord.File(io.BytesIO(b"rules"), "rules.txt")]
    message = await games(bot, kit).send(view=view, files=files)
    await message.pin()
    await message.reply("an answer")
    await games(bot, kit).create_thread(name="Match 1", message=message)
    guild, me, channel = kit.guild().id, str(bot.application_id), kit.channel("games").id
    paths = [
        *(
            "/users/@me",
            "/users/@me/guilds",
            "/applications/@me",
            "/oauth2/applications/@me",
            "/gateway",
            "/gateway/bot",
        ),
        *(f"/users/{alice.id}", f"/applications/{me}/commands", f"/applications/{me}/guilds/{guild}/commands"),
        *(f"/guilds/{guild}", f"/guilds/{guild}/channels", f"/guilds/{guild}/roles", f"/guilds/{guild}/threads/active"),
        *(f"/guilds/{guild}/members?limit=9", f"/guilds/{guild}/members/{alice.id}"),
        *(f"/channels/{channel}", f"/channels/{channel}/messages", f"/channels/{channel}/messages/{message.id}"),
        *(f"/channels/{channel}/pins", f"/channels/{channel}/messages/pins", f"/channels/{message.id}"),
        *(f"/channels/{channel}/threads/archived/public", f"/channels/{channel}/threads/archived/private"),
        *(f"/channels/{message.id}/thread-members", f"/channels/{message.id}/thread-members/@me"),
    ]
    for path in paths:
        assert (await wire.api("GET", path)).status == 200, path
    role = (await wire.api("GET", f"/guilds/{guild}/roles")).body[0]
    assert role["colors"] == {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    shown = (await wire.api("GET", f"/channels/{channel}/messages/{message.id}")).body
    assert shown["components"][0]["accent_color"] is None
    assert [item["media"]["id"].isdecimal() for item in shown["components"][1]["items"]] == [True, True]
    assert shown["mentions"][0]["flags"] == shown["author"]["flags"] == 0
    assert shown["author"]["primary_guild"] is None


@pytest.mark.finding("SA-2")
async def test_a_role_has_the_colour_it_was_given(bot: ExampleBot, kit: Kit) -> None:
    guild = bot.get_guild(int(kit.guild().id))
    assert guild is not None
    role = await guild.create_role(name="Red", color=discord.Color(0xFF0000))
    assert kit.world.roles[str(role.id)].colors.primary_color == kit.world.roles[str(role.id)].color == 0xFF0000


@pytest.mark.finding("SA-5")
async def test_a_messages_guild_and_member_are_told_by_the_gateway_alone(
    bot: ExampleBot, wire: Wire, alice: Actor
) -> None:
    arriving = asyncio.ensure_future(bot.wait_for("message"))
    sent = (await wire.send(content="here")).body
    assert {"guild_id", "member"}.isdisjoint(sent)
    arrived = await arriving
    assert arrived.guild is not None
    assert isinstance(arrived.author, discord.Member)
    assert "bio" not in (await wire.api("GET", "/users/@me")).body


@pytest.mark.finding("SA-5")
async def test_an_answer_does_not_name_its_command(bot: ExampleBot, kit: Kit, wire: Wire, alice: Actor) -> None:
    reply = await alice.slash("/board")
    shown = (await wire.api("GET", f"/channels/{kit.channel('games').id}/messages/{reply.message.id}")).body
    assert set(shown["interaction_metadata"]) == {"id", "type", "user", "authorizing_integration_owners"}


@pytest.fixture
def exchanges() -> Iterator[list[Exchange]]:
    """Every exchange of the test."""
    seen: list[Exchange] = []
    log.watchers.append(seen.append)
    yield seen
    log.watchers.remove(seen.append)


@pytest.mark.finding("SA-6")
async def test_only_a_message_that_was_made_is_told_as_a_resource(
    bot: ExampleBot, kit: Kit, alice: Actor, exchanges: list[Exchange]
) -> None:
    await alice.slash("/board")
    await alice.click("Count 0")
    await alice.slash("/later")
    await alice.slash("/form", kind="fight")
    await alice.autocomplete("/match new", "game", "sc")
    told: dict[int, bool] = {}
    for exchange in exchanges:
        if exchange.path.endswith("/callback") and exchange.sent:
            told[msgspec.json.decode(exchange.sent)["type"]] = "resource" in msgspec.json.decode(exchange.got)
    assert told == {4: True, 7: True, 5: False, 9: False, 8: False}


@pytest.mark.parametrize(
    ("exchange", "fault"),
    [
        (("GET", "/users/@me", {}, 200, b"", b'{"id": "1"}'), '"username" is a required property'),
        (("GET", "/gateway", {}, 200, b"", b'{"url": "ws://x", "more": 1}'), "'more' was unexpected"),
        (("GET", "/gateway", {"x": "1"}, 200, b"", b'{"url": "ws://x"}'), "no query parameter 'x'"),
        (("POST", "/channels/1/messages", {}, 500, b'{"content": 5}', b""), ".content: 5 is not"),
        (("POST", "/channels/1/messages", {}, 500, b'{"enforce": true}', b""), "'enforce' was unexpected"),
        (("POST", "/channels/1/typing", {}, 201, None, b""), "this status is not described"),
        (("POST", "/nowhere", {}, 204, None, b""), "not described"),
        (("GET", "/users/1", {}, 404, None, b'{"message": "Unknown User"}'), '"code" is a required property'),
    ],
)
@pytest.mark.finding("SA-4")
def test_a_misfit_is_noticed(exchange: tuple[Any, ...], fault: str) -> None:
    assert any(fault in each for each in faults(Exchange(*exchange)))


@pytest.mark.finding("SA-4")
async def test_a_misfit_fails_the_test_that_made_it(wire: Wire, kit: Kit, misfits: list[str]) -> None:
    kit.world.user(kit.person("Alice").id).flags = "none"  # type: ignore[assignment]
    await wire.api("GET", f"/users/{kit.person('Alice').id}")
    assert len(misfits) == 1
    assert ".flags" in misfits[0]
    misfits.clear()


@pytest.mark.finding("SA-4")
async def test_what_the_sandbox_refuses_as_malformed_is_a_misfit_of_the_bot(
    wire: Wire, exchanges: list[Exchange]
) -> None:
    await wire.send(content="x" * 2001)
    await wire.send(content="x" * 2000)
    found = [refusals(exchange) for exchange in exchanges]
    assert [len(each) for each in found] == [1, 0]
    assert "Must be 2000 or fewer in length" in found[0][0]


@pytest.mark.finding("SA-4")
def test_what_discord_accepts_beyond_its_description_is_let_through() -> None:
    body = {"tts": False, "attachments": [{"id": 0, "filename": "a"}], "allowed_mentions": {"users": [1]}}
    sent = msgspec.json.encode(body)
    assert faults(Exchange("PATCH", "/channels/1/messages/2", {}, 500, sent, b"")) == []
    dm = msgspec.json.encode({"recipient_id": 123})
    assert faults(Exchange("POST", "/users/@me/channels", {}, 500, dm, b"")) == []
