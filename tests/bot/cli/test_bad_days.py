"""docs/operations.md, played through on the sandbox: every command that it names, and what it promises."""

from __future__ import annotations

import asyncio
import re
import shlex
from datetime import UTC, datetime
from pathlib import Path

import pytest
import zstandard

import db
from bot.__main__ import main, parser
from bot.backups import Backups
from bot.cli import serve
from bot.cli.doctor import discord_side
from bot.cli.doctor.storage import Played
from bot.settings import Settings
from bot.tables.table import Table
from bot.watch.figures import Figures
from db.migrate import revision
from sandbox.kit import Actor, Kit
from tests.bot.restart.playing import play_on
from tests.bot.support import bot_on, open_match, running, settled, thread
from tests.support.discord_client import pointed_at

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")
REFUSED = b"Discord refuses the token in SLOWTABLE_TOKEN. `slowtable doctor` tells more.\n"
COMMANDS = [line.strip() for line in PAGE.splitlines() if re.match(r" {4,}slowtable ", line)]


@pytest.fixture
async def path(kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alice: Actor, boris: Actor) -> Path:
    """A database with a match under way; the bot is stopped, and the command line uses it."""
    path = tmp_path / "slowtable.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    monkeypatch.chdir(tmp_path)
    async with bot_on(kit, path) as bot:
        number = await open_match(kit, bot, alice, boris, bots=1)
        for _ in range(6):
            for seat in (await running(bot, number)).waiting_people():
                await bot.table.submit_default(number, seat)
            await settled(kit, bot)
    return path


async def told(capsys: pytest.CaptureFixture[str], command: str) -> str:
    """What a command of the page says; it has to be on the page."""
    assert command in COMMANDS or command.startswith(("slowtable restore", "slowtable match rewind"))
    assert await asyncio.to_thread(main, shlex.split(command)[1:]) == 0
    return capsys.readouterr().out


def test_the_page_names_commands_that_there_are() -> None:
    assert len(COMMANDS) > 15
    for command in COMMANDS:
        parser().parse_args(shlex.split(command.replace("VERSION", "1"))[1:])


@pytest.mark.parametrize(
    "day", ["disk is lost", "match is broken", "wrong upgrade", "token", "removed", "down for a day"]
)
def test_every_bad_day_is_on_the_page(day: str) -> None:
    assert re.search(rf"^## .*{day}", PAGE, re.M)


async def test_the_disk_is_lost(
    kit: Kit, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], alice: Actor
) -> None:
    folder = tmp_path / "elsewhere"
    async with await db.Store.open(path) as store:
        logged = (await store.matches.get(1)).logged
        copy = await Backups(store, folder, lambda: datetime(2027, 3, 1, 4, tzinfo=UTC), Figures()).look()
    for file in lost(path):
        file.unlink()
    assert "not there" in await told(capsys, f"slowtable restore {copy}")
    assert "is the backup now" in await told(capsys, f"slowtable restore {copy} --yes")
    async with bot_on(kit, path) as bot:
        assert (await running(bot, 1)).row.logged == logged
        (seat, *_) = (await running(bot, 1)).waiting_people()
        await bot.table.submit_default(1, seat)
        await settled(kit, bot)
        assert (await running(bot, 1)).row.logged > logged
        assert alice.messages(await thread(kit, bot, 1)), "where it was"


def lost(path: Path) -> list[Path]:
    """All that was on the disk."""
    return [file for file in path.parent.glob(f"{path.name}*") if file.is_file()]


async def test_a_match_is_broken(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("slowtable match export 1 broken.json", "slowtable match show 1", "slowtable db check"):
        await told(capsys, command)
    assert len((await told(capsys, "slowtable match log 1 --last 20")).splitlines()) > 3
    version = re.findall(r"version (\d+)", await told(capsys, "slowtable match rewind 1"))[-1]
    assert "would be undone" in await told(capsys, f"slowtable match rewind 1 --to {version}")
    assert "Its table is told" in await told(capsys, f"slowtable match rewind 1 --to {version} --yes")
    year = await told(capsys, "slowtable match patch 1 year")
    assert f"year: {year}" in (await told(capsys, "slowtable match patch 1")).splitlines(keepends=True)
    assert "Nothing was changed" in await told(capsys, "slowtable match patch 1 year 2 --dry-run")
    assert "Its table is told" in await told(capsys, "slowtable match patch 1 year 2 --yes")
    assert "kept in gone.json" in await told(capsys, "slowtable match delete 1 --keep gone.json --yes")
    back = "slowtable match import gone.json --server 5 --channel 6 --thread 7"
    assert "Nothing was imported" in await told(capsys, f"{back} --dry-run")
    assert "now match 2" in await told(capsys, back)
    async with await db.Store.open(path) as store:
        assert await store.faults() == []
        found = await Table(store, lambda: datetime.now(UTC)).read(2)
        assert found is not None
        assert found.match.waiting


async def test_a_wrong_upgrade(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "slowtable.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    path.write_bytes(zstandard.ZstdDecompressor().decompress((ROOT / "tests/older/0.2/slowtable.db.zst").read_bytes()))
    old = revision(path)
    async with await db.Store.open(path) as store:
        copy = store.migrated_from
    assert copy is not None
    assert re.fullmatch(r"slowtable-\d{4}-before-\d{4}\.db", copy.name), "as the page calls it"
    assert "Nothing was changed" in await told(capsys, f"slowtable restore {copy}")
    assert "slowtable-before-restore.db" in await told(capsys, f"slowtable restore {copy} --yes")
    assert revision(path) == old, "what the older version knows"
    async with await db.Store.open(path) as store:
        assert len(await store.matches.listed([db.Status.RUNNING])) == 5


async def test_the_token_was_seen_by_others(kit: Kit, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kit.sandbox.logins.refused.add(kit.token)
    monkeypatch.setenv("SLOWTABLE_TOKEN", kit.token)
    with pointed_at(kit.address):
        process = await play_on(kit, path)
        _, said = await process.communicate()
        assert (process.returncode, said) == (1, REFUSED)
        kit.sandbox.logins.refused.clear()  # the new one
        found = await discord_side.check_discord(Settings())
    assert any(good and words.startswith("Discord knows the token") for good, words in found)
    assert serve.secrets_of(Settings()) == [kit.token]
    async with bot_on(kit, path) as bot:
        assert (await running(bot, 1)).waiting_people()


async def test_the_bot_was_removed(kit: Kit, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await told(capsys, "slowtable match list --server 5") == ""
    async with await db.Store.open(path) as store:
        row = await store.matches.get(1)
    with pointed_at(kit.address):
        away = Played(row.id, 4711, row.channel_id)
        found = await discord_side.check_discord(Settings(token=kit.token), [away])
    assert (False, "server 4711 has removed the bot; its matches wait for an invitation: 1") in found
    await told(capsys, "slowtable match export 1 moved.json")
    moved = await told(capsys, "slowtable match import moved.json --server 5 --channel 6 --thread 7")
    assert "now match 2" in moved
    assert (await told(capsys, "slowtable match list --server 5")).split()[0] == "2"


async def test_discord_is_down_for_a_day(
    kit: Kit, path: Path, capsys: pytest.CaptureFixture[str], alice: Actor
) -> None:
    async with bot_on(kit, path) as bot:
        place = await thread(kit, bot, 1)
        last = str(alice.messages(place)[-1].text)
        down = kit.fault("error", method="*", route="/channels/*", status=503, message="down")
        for seat in (await running(bot, 1)).waiting_people():
            await bot.table.submit_default(1, seat)
        await kit.until(lambda: down.met > 0)
    waits = await told(capsys, "slowtable match show 1")
    assert "waits to be posted" in waits
    kit.clock.move(86_400)
    kit.faults.clear()
    async with bot_on(kit, path) as bot:
        await settled(kit, bot)
        assert await bot.store.outbox.waiting(1) == []
        assert alice.messages(place)[-1].text != last, "the table is told, a day late"
    assert "waits to be posted" not in await told(capsys, "slowtable match show 1")
