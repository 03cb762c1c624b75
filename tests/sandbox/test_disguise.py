"""The second way: nothing in discord.py is touched, it talks to Discord's own names, and to nobody else."""

from __future__ import annotations

import asyncio
import io
import os
import shutil

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.disguise import disguised
from sandbox.kit import Actor, Kit
from tests.sandbox.example.client import ExampleBot

pytestmark = pytest.mark.skipif(
    shutil.which("openssl") is None and os.environ.get("CI") != "true", reason="needs the openssl command"
)


async def test_the_bot_as_shipped_talks_to_discords_names_only(kit: Kit, alice: Actor) -> None:
    assert Route.BASE == "https://discord.com/api/v10"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://gateway.discord.gg/"
    async with disguised(kit.sandbox) as disguise, ExampleBot(connector=disguise.connector()) as bot:
        task = asyncio.create_task(bot.start(kit.token))
        await kit.until(lambda: kit.sandbox.gateway.ready)
        assert (await alice.slash("/greet")).text == "Hello Alice (en-US)"
        board = (await alice.slash("/board")).message
        await alice.click("Turn")
        await alice.slash("/draw")
        await kit.until(lambda: [file.filename for file in alice.last().attachments] == ["second.png", "third.png"])
        kit.sandbox.gateway.drop()
        await kit.until(lambda: kit.sandbox.gateway.resumes == 1)
        fetched = await bot.get_partial_messageable(int(board.message.channel_id)).fetch_message(int(board.id))
        url = fetched.attachments[0].url
        assert url.startswith("https://cdn.discordapp.com/attachments/")
        assert (await fetched.attachments[0].read()).startswith(b"\x89PNG")
        layout = discord.ui.LayoutView.from_message(fetched)
        await fetched.edit(view=layout, attachments=fetched.attachments)  # it sends back the addresses it was given
        assert board.attachments[0].url.startswith(kit.address.cdn)
        gallery = next(item for item in board.components if item["type"] == 12)
        assert gallery["items"][0]["media"]["url"].startswith(kit.address.cdn)
        await bot.close()
        await task
        assert disguise.contacted == {"discord.com", "gateway.discord.gg", "cdn.discordapp.com"}
        assert disguise.refused == set()


@pytest.mark.parametrize(
    "url", ["https://example.org/", "http://192.0.2.1/", "http://127.0.0.1:9/", "https://discord.gg/"]
)
async def test_everybody_else_is_refused(kit: Kit, url: str) -> None:
    async with disguised(kit.sandbox) as disguise, aiohttp.ClientSession(connector=disguise.connector()) as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(url)
        assert len(disguise.refused) == 1


async def test_only_who_was_handed_the_certificate_trusts_it(kit: Kit) -> None:
    async with disguised(kit.sandbox) as disguise:
        connector = aiohttp.TCPConnector(resolver=disguise)
        async with aiohttp.ClientSession(connector=connector) as session:
            with pytest.raises(aiohttp.ClientConnectorCertificateError):
                await session.post("https://discord.com/api/v10/users/@me/channels", data=io.BytesIO(b"{}"))
