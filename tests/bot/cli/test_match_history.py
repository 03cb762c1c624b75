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
from bot.tables import starting
from bot.tables.table import Table
from games.engine import dice
from sandbox.kit import Actor, Kit
from tests.bot.support import bot_on, by_lot, open_match, running, settled, thread

_PLAYED: list[bytes] = []


async def play(kit: Kit, path: Path) -> None:
    """A match of two people and a bot, some way into its first year; nobody works with it afterwards."""
    async with bot_on(kit, path) as bot:
        number = await open_match(kit, bot, kit.person("Alice"), kit.person("Boris"), bots=1)
        for _ in range(6):
            match = await running(bot, number)
            for seat in match.waiting_people():
                await bot.table.submit_default(number, seat)
            await settled(kit, bot)


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seed for all tests here: they share a match, and whoever looks at it mixes its seed anew."""
    monkeypatch.setattr(dice, "mixed", lambda secret, tickets: "seed of histories")
    monkeypatch.setattr(starting, "new_secret", lambda: "secret of histories")
    monkeypatch.setattr(starting, "shuffled", by_lot("histories"))


@pytest.fixture
async def table(kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with such a match, which its server knows, too."""
    path = tmp_path / "slowtable.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    await play(kit, path)
    return path


@pytest.fixture
async def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database alone: played once in a run, and copied for each test."""
    path = tmp_path / "slowtable.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    if not _PLAYED:
        async with Kit.start() as kit:
            await play(kit, path)
        _PLAYED.append(path.read_bytes())
    path.write_bytes(_PLAYED[0])
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


async def test_what_nobody_at_the_table_did_is_not_told_as_a_players(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "table start by table: start" in (await told(capsys, "match", "log", "1", "--last", "0"))[0]
    with closing(sqlite3.connect(played)) as raw, raw:  # as it was written before
        raw.execute("UPDATE log SET by = 'player', kind = 'patch' WHERE number = 1")
        raw.execute("UPDATE log SET by = 'player', kind = 'rewind', seat = -1 WHERE number = 2")
    start, second, *_ = await told(capsys, "match", "log", "1", "--last", "0")
    assert "table patch by operator: (secret)" in start
    assert "table rewind by table: " in second


async def test_rewinding_is_tried_first_then_done_logged_and_told(
    table: Path, capsys: pytest.CaptureFixture[str], kit: Kit, alice: Actor
) -> None:
    listed = await told(capsys, "match", "rewind", "1")
    version = re.findall(r"version (\d+)", listed[-2])[0]
    async with looked_at(table) as before:
        pass
    assert "Nothing was changed" in (await told(capsys, "match", "rewind", "1", "--to", version))[0]
    async with looked_at(table) as same:
        assert same.version == before.version
    assert "again" in (await told(capsys, "match", "rewind", "1", "--to", version, "--yes"))[0]
    async with await db.Store.open(table) as store:
        entries = await store.moves.log(1)
        assert ("rewind", "operator") in {(entry.kind, entry.by) for entry in entries[before.match.logged :]}
        back = await Table(store, system_now).read(1)
        assert back is not None
        assert back.match.era == 1
        assert await store.faults() == []
    kit.clock.move(3600)  # the command goes by the system's clock
    async with bot_on(kit, table) as bot:
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


async def state_of(path: Path) -> bytes:
    async with looked_at(path) as loaded:
        assert loaded.snapshot is not None
        return loaded.snapshot


async def test_a_value_is_shown_tried_changed_logged_and_told(
    table: Path, capsys: pytest.CaptureFixture[str], kit: Kit, alice: Actor
) -> None:
    fields = [line.partition(":")[0] for line in await told(capsys, "match", "patch", "1")]
    assert "dice" in fields
    before = await state_of(table)
    (year,) = await told(capsys, "match", "patch", "1", "year")
    wanted = str(int(year) + 1)
    for how in ([], ["--dry-run"], ["--dry-run", "--yes"]):
        lines = await told(capsys, "match", "patch", "1", "year", wanted, *how)
        assert lines[0] == f"year: {year} → {wanted}"
        assert "Nothing was changed" in lines[1]
    assert await state_of(table) == before
    assert "Its table is told" in (await told(capsys, "match", "patch", "1", "year", wanted, "--yes"))[-1]
    assert await told(capsys, "match", "patch", "1", "year") == [wanted]
    log = await told(capsys, "match", "log", "1", "--last", "2")
    assert "table patch by operator: (secret)" in log[0]
    async with await db.Store.open(table) as store:
        assert await store.faults() == []
    kit.clock.move(3600)  # the command goes by the system's clock
    async with bot_on(kit, table) as bot:
        await settled(kit, bot)
        place = await thread(kit, bot, 1)
        assert any("by hand (`year`)" in message.text for message in alice.messages(place))
        shown = (await alice.slash("/log", place)).text
        assert "by hand" in shown
        assert f" {wanted}" not in shown.split("by hand")[1].splitlines()[0]
        for seat in (await running(bot, 1)).waiting_people():
            await bot.table.submit_default(1, seat)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["year", "{"], "is no JSON"),
        (["year", '"soon"'], "year cannot be that"),
        (["yaer", "2"], "there is no 'yaer'"),
        (["dice.drawn", "2"], "dice is not changed by hand"),
        (["options", "[" + "1," * 2000 + "1]"], "fits into no log"),
    ],
)
async def test_a_bad_value_is_told_and_nothing_is_lost(
    played: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    before = await state_of(played)
    with pytest.raises(SystemExit, match=why):
        await told(capsys, "match", "patch", "1", *words, "--yes")
    assert await state_of(played) == before
    with pytest.raises(SystemExit, match="there is no match 7"):
        await told(capsys, "match", "patch", "7", "year", "2")


async def test_a_deleted_match_is_kept_in_a_file_and_comes_back(
    played: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(played.parent)
    before = await state_of(played)
    for how in ([], ["--dry-run", "--yes"]):
        assert "Nothing was deleted" in (await told(capsys, "match", "delete", "1", *how))[-1]
    assert "kept in kept.json" in (await told(capsys, "match", "delete", "1", "--keep", "kept.json", "--yes"))[-1]
    assert await told(capsys, "match", "list") == []
    place = ["--server", "8", "--channel", "9", "--thread", "10"]
    assert "Nothing was imported" in (await told(capsys, "match", "import", "kept.json", *place, "--dry-run"))[0]
    assert await told(capsys, "match", "list") == []
    await told(capsys, "match", "import", "kept.json", *place)
    async with await db.Store.open(played) as store:
        (match,) = await store.matches.listed()
        loaded = await store.moves.load(match.id)
        entries = await store.moves.log(match.id)
        assert loaded.snapshot == before
        assert [entry.text for entry in entries[-2:]] == ["match-deleted", "match-imported"]
        assert await store.faults() == []
