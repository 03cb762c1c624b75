"""`slowtable match import`: only what is in order, unless it is meant as it is; whatever is refused changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import db
from bot.__main__ import main
from bot.tables.table import Table
from tests.tables.house import BEGIN, house_at

ANNA, BORYS = 175928847299117063, 80351110224678912
HERE = ("--server", "8", "--channel", "9", "--thread", "10")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match under way as a file; the command line uses the database in which it is."""
    path = tmp_path / "slowtable.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))

    async def play() -> None:
        async with house_at(path) as house:
            await house.defaults((await house.match(ANNA, BORYS, game="scythe")).id, 12)

    asyncio.run(play())
    assert main(["match", "export", "1", str(tmp_path / "match.json")]) == 0
    return tmp_path / "match.json"


def spoilt(file: Path) -> Path:
    """The same with a coin more, which nobody has earned."""
    bundle = msgspec.json.decode(file.read_bytes())
    record = msgspec.json.decode(bundle["snapshot"])
    record["state"]["seats"][0]["coins"] += 1
    other = file.with_name("spoilt.json")
    other.write_bytes(msgspec.json.encode(bundle | {"snapshot": msgspec.json.encode(record).decode()}))
    return other


def stored(file: Path, number: int) -> tuple[int, Any]:
    """How many matches there are, and one of them as a table has it."""

    async def look() -> tuple[int, Any]:
        async with await db.Store.open(file.with_name("slowtable.db")) as store:
            assert await store.faults() == []
            return len(await store.matches.listed()), await Table(store, lambda: BEGIN).read(number)

    return asyncio.run(look())


def test_a_match_in_order_goes_on_where_it_is_brought(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "import", str(file), *HERE, "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "entries in the log, which lead to its state. Nothing was imported." in said
    assert stored(file, 2) == (1, None)
    assert main(["match", "import", str(file), *HERE]) == 0
    assert "It is now match 2." in capsys.readouterr().out
    count, running = stored(file, 2)
    assert (count, running.row.thread_id, running.waiting_people()) == (2, 10, [running.match.waiting[0]])
    assert running.match.digest() == stored(file, 1)[1].match.digest()


@pytest.mark.parametrize("dry", [[], ["--dry-run"]])
def test_a_state_that_its_log_does_not_lead_to_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], dry: list[str]
) -> None:
    with pytest.raises(SystemExit, match="is not in order"):
        main(["match", "import", str(spoilt(file)), *HERE, *dry])
    assert "✗ the state at the end is another one\n" in capsys.readouterr().err
    assert stored(file, 2) == (1, None)


def test_it_is_taken_as_it_is_by_whoever_means_that(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "import", str(spoilt(file)), *HERE, "--as-it-is"]) == 0
    told = capsys.readouterr()
    assert "✗ the state at the end is another one\n" in told.err
    assert "entries in the log. It is now match 2." in told.out
    _, running = stored(file, 2)
    assert running.match.present.seats[0].coins == stored(file, 1)[1].match.present.seats[0].coins + 1


def test_what_no_table_could_read_is_never_taken(file: Path) -> None:
    bundle = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode(bundle | {"snapshot": "{}"}))
    with pytest.raises(SystemExit, match="cannot be played here: its state cannot be read"):
        main(["match", "import", str(file), *HERE, "--as-it-is"])
    assert stored(file, 2) == (1, None)


def test_a_thread_has_one_match(file: Path) -> None:
    assert main(["match", "import", str(file), *HERE]) == 0
    with pytest.raises(SystemExit, match="match 2 is in thread 10 already"):
        main(["match", "import", str(file), *HERE])
    assert stored(file, 3)[0] == 2
