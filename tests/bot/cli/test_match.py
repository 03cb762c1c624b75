"""`slowtable match`: the matches of a database, for those who keep it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

import db
from bot.__main__ import main
from tests.db.helpers import ANNA, BORYS, at, choice, started
from tests.support.database import fresh


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a running match and a finished one; the command line uses it."""
    path = fresh(tmp_path / "slowtable.db")
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))

    async def fill() -> None:
        async with await db.Store.open(path) as store:
            first = await started(store, ANNA, BORYS, guild_id=5, thread_id=77)
            await store.moves.commit(
                choice(
                    first,
                    1,
                    seats={1: {"bot": "careful"}},
                    remind=[db.NewReminder(kind="nudge", due_at=at(5))],
                    posts=[db.Post(kind="board"), db.Post(kind="letter"), db.Post(kind="letter")],
                )
            )
            second = await started(store, ANNA)
            await store.moves.commit(choice(second, 1, changes={"status": db.Status.FINISHED}))

    asyncio.run(fill())
    return path


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """What a command says, line by line."""
    assert main(["match", *words]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.finding("CO-8", "CO-5")
def test_list_and_show(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [line.split(",")[:2] for line in told(capsys, "list")] == [
        ["    2 xidit", " finished"],
        ["    1 xidit", " running"],
    ]
    assert [line.split()[0] for line in told(capsys, "list", "--status", "running", "--status", "paused")] == ["1"]
    assert [line.split()[0] for line in told(capsys, "list", "--server", "5")] == ["1"]
    shown = "\n".join(told(capsys, "show", "1"))
    assert f"seat 2: {BORYS}, played by a bot (careful)" in shown
    assert "thread 77" in shown
    assert "waits to be posted: board, 0 attempts" in shown
    assert "waits to be posted: 2 × letter, 0 attempts" in shown
    assert ": nudge" in shown
    assert "secret" not in shown, "the seed is nobody's business"


@pytest.mark.finding("CO-8", "CO-5")
def test_a_match_is_exported_and_deleted(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = path.with_name("match.json")
    said = told(capsys, "export", "1", str(file))
    assert "Show it to nobody who plays." in said[1]
    assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0
    with pytest.raises(SystemExit, match="exists already"):
        main(["match", "export", "1", str(file)])
    assert "Nothing was deleted" in told(capsys, "delete", "1")[1]
    kept = path.with_name("kept.json")
    assert told(capsys, "delete", "1", "--keep", str(kept), "--yes")[1].startswith("deleted; it is kept")
    assert kept.read_bytes()
    assert [line.split()[0] for line in told(capsys, "list")] == ["2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "7"], "7"),
        (["export", "7", "nowhere.json"], "7"),
        (["delete", "7", "--yes"], "7"),
        (["import", "nowhere.json", "--server", "1", "--channel", "2", "--thread", "3"], "nowhere.json"),
    ],
)
@pytest.mark.usefixtures("path")
def test_what_is_not_there_is_told_in_a_sentence(words: list[str], said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        main(["match", *words])


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"format": 2}', b'{"format": 99}'])
def test_a_file_that_is_no_match_is_refused(path: Path, data: bytes) -> None:
    file = path.with_name("bad.json")
    file.write_bytes(data)
    with pytest.raises(SystemExit, match=r"exported match"):
        main(["match", "import", str(file), "--server", "1", "--channel", "2", "--thread", "3"])


def test_nothing_is_written_while_a_bot_runs_on_the_database(path: Path) -> None:
    with db.single_instance(path), pytest.raises(SystemExit):
        main(["match", "delete", "1", "--yes"])


@pytest.mark.finding("CO-8")
def test_the_doctor_tells_how_much_there_is(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    assert "matches: 1 running, 1 finished; 2 people, 2 log entries, 1 reminders, 3 messages wait" in (
        capsys.readouterr().out
    )


def test_a_database_that_cannot_be_written_now_is_told_without_its_statements(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(SystemExit) as told:
            main(["match", "delete", "1", "--yes"])
    assert str(told.value) == f"{path} cannot be used now: database is locked"


def test_a_file_nested_without_end_is_no_match(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_bytes(b'{"a":' + b"[" * 200_000 + b"]" * 200_000 + b"}")
    with pytest.raises(SystemExit, match="is no exported match"):
        main(["match", "import", str(file), "--server", "1", "--channel", "2", "--thread", "3"])
