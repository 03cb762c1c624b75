"""A saved world survives a restart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandbox import Bounds
from sandbox.kit import Kit
from tests.sandbox.example.client import ExampleBot
from tests.support.discord_client import running


async def test_everything_is_there_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "world.json"
    async with Kit.start(save=file) as kit, running(ExampleBot(), kit.address):
        alice = kit.person("Alice").set(dms_open=False, locale="uk")
        kit.add_person("Zoe")
        await alice.slash("/board")
        await alice.slash("/secret")
        await alice.slash("/table", name="Match 1")
        alice.say("mine", files={"a.txt": b"abc"})
        kit.clock.move(100)
        first = alice.id, kit.address.port
    async with Kit.start(save=file) as kit:
        alice = kit.person("Alice")
        assert alice.id == first[0]
        assert (alice.person.locale, alice.person.dms_open) == ("uk", False)
        assert kit.person("Zoe").name == "Zoe"
        assert kit.clock.offset == 100
        assert alice.threads() == ["Match 1"]
        assert not alice.sees("for your eyes only")  # what only one person saw is gone, as in Discord's app
        board = alice.messages()[0]
        assert board.attachments[0].url.startswith(kit.address.cdn)
        assert board.attachments[0].data.startswith(b"\x89PNG")
        assert [seen.attachments[0].data for seen in alice.messages() if seen.text == "mine"] == [b"abc"]
        async with running(ExampleBot(), kit.address):
            await alice.click("Count 0")
            assert board.text == "The count is 1"
            kit.delete(board)
    assert len(list(file.with_name("world.json.files").iterdir())) == 1


async def test_it_is_written_while_running(tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    async with Kit.start(save=file) as kit:
        assert kit.sandbox.saving is not None
        kit.sandbox.saving.delay = 0.0
        kit.person("Alice").say("hello")
        await kit.until(lambda: file.exists() and b"hello" in file.read_bytes())


async def test_a_bounded_cdn_on_disk(tmp_path: Path) -> None:
    async with Kit.start(save=tmp_path / "w.json", bounds=Bounds(cdn_bytes=250)) as kit:
        for number in range(5):
            kit.person("Alice").say("file", files={f"{number}.bin": bytes(100)})
        assert (len(kit.world.cdn), kit.world.cdn.bytes) == (2, 200)
        assert len(list((tmp_path / "w.json.files").iterdir())) == 2


@pytest.mark.finding("SA-7")
async def test_all_guilds_are_there_again(tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    async with Kit.start(save=file) as kit:
        kit.guild("Other", "Boris")
    async with Kit.start(save=file) as kit:
        assert [server.guild.name for server in kit.world.servers.values()] == ["Slowtable", "Other"]
        assert kit.guild("Other").members == ["Boris"]


async def test_a_file_from_when_there_was_one_guild_is_read(tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    async with Kit.start(save=file) as kit:
        guild_id = kit.world.guild.id
    kept = json.loads(file.read_text())
    kept |= kept.pop("servers")[guild_id]
    file.write_text(json.dumps(kept))
    async with Kit.start(save=file) as kit:
        assert kit.world.guild.id == guild_id
        assert kit.guild().members == ["Alice", "Boris", "Oksana", "Dmytro"]
