"""`slowtable match log` and `rewind`, and `slowtable db check`, `prune` and `vacuum`, on a match that was played."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

import db
from bot.__main__ import main
from bot.clock import system_now
from bot.tables.table import Table
from sandbox.kit import Actor, Kit
from tests.bot.support import bot_on, open_match, running, settled, thread


@pytest.fixture
async def played(kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alice: Actor, boris: Actor) -> Path:
    """A database with a match of two people and a bot, some way into its first year; nobody works with it now."""
    path = tmp_path / "slowtable.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    async with bot_on(kit, path) as bot:
        number = await open_match(kit, bot, alice, boris, bots=1)
        for _ in range(6):
            match = await running(bot, number)
            for seat in match.waiting_people():
                await bot.table.submit_default(number, seat)
            await settled(kit, bot)
    return path


@asynccontextmanager
async def looked_at(path: Path) -> AsyncIterator[db.Loaded]:
    async with await db.Store.open(path) as store:
        yield await store.moves.load(1)


async def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """What a command says, line by line."""
    assert await asyncio.to_thread(main, list(words)) == 0
    return capsys.readouterr().out.splitlines()


async def test_the_log_hides_what_is_secret_unless_asked(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = await told(capsys, "match", "log", "1", "--last", "0")
    async with looked_at(played) as loaded:
        assert len(lines) == loaded.match.logged
    assert any("(secret)" in line for line in lines)
    open_lines = await told(capsys, "match", "log", "1", "--last", "0", "--secrets")
    assert not any("(secret)" in line for line in open_lines)
    assert len(await told(capsys, "match", "log", "1", "--last", "2")) == 2


async def test_rewinding_is_tried_first_then_done_logged_and_told(
    played: Path, capsys: pytest.CaptureFixture[str], kit: Kit, alice: Actor
) -> None:
    listed = await told(capsys, "match", "rewind", "1")
    version = re.findall(r"version (\d+)", listed[-2])[0]
    async with looked_at(played) as before:
        pass
    assert "Nothing was changed" in (await told(capsys, "match", "rewind", "1", "--to", version))[0]
    async with looked_at(played) as same:
        assert same.version == before.version
    assert "again" in (await told(capsys, "match", "rewind", "1", "--to", version, "--yes"))[0]
    async with await db.Store.open(played) as store:
        entries = await store.moves.log(1)
        assert "rewind" in {entry.kind for entry in entries[before.match.logged :]}
        back = await Table(store, system_now).read(1)
        assert back is not None
        assert back.match.era == 1
        assert await store.faults() == []
    kit.clock.move(3600)  # the command goes by the system's clock
    async with bot_on(kit, played) as bot:
        await settled(kit, bot)
        place = await thread(kit, bot, 1)
        assert any("earlier state" in message.text for message in alice.messages(place))
        match = await running(bot, 1)
        assert match.waiting_people(), "it goes on"


async def test_a_state_that_is_not_kept_is_refused(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="keeps no state"):
        await told(capsys, "match", "rewind", "1", "--to", "99999", "--yes")


async def test_check_prune_and_vacuum(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "in order" in (await told(capsys, "db", "check"))[0]
    would = (await told(capsys, "db", "prune", "--days", "-1"))[0]
    assert "would be forgotten" in would
    count = would.split()[0]
    assert count != "0"
    assert (await told(capsys, "db", "prune", "--days", "-1", "--yes"))[0].startswith(f"{count} ")
    assert "0 messages would" in (await told(capsys, "db", "prune", "--days", "-1"))[0]
    assert "kB now" in (await told(capsys, "db", "vacuum"))[0]
    assert "in order" in (await told(capsys, "db", "check"))[0]


async def test_a_database_out_of_order_is_told(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(played)) as raw, raw:
        raw.execute("UPDATE matches SET logged = 3")
    assert await asyncio.to_thread(main, ["db", "check"]) == 1
    assert "the log has gaps" in capsys.readouterr().out
