"""Everything of a database in another one, of the other kind, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection, Table

import db
from bot.__main__ import main
from db import NewReminder, Post, Store, copying
from db.backend import Place
from tests.db.helpers import ANNA, BORYS, NOW, at, choice, started
from tests.support.database import fresh
from tests.support.postgres import Cluster


async def filled(place: Place) -> dict[int, db.Plain]:
    """A database with something of everything; returns what is in its matches."""
    async with await Store.open(place) as store:
        numbers = [await started(store, ANNA, BORYS) for _ in range(3)]
        for number in numbers:
            remind = [NewReminder(kind="nudge", seat=1, due_at=at(5))]
            posts = [Post(kind="board", payload={"Ґ": [1, None]})]
            await store.moves.commit(choice(number, 1, remind=remind, posts=posts, milestone=True))
        await store.matches.delete(numbers[1])
        await store.settings.set_user(ANNA, time_zone="Europe/Kyiv")
        await store.coaching.first_met(BORYS, "xidit", "XID-D1", (numbers[0], 1))
        await store.life.sign(NOW)
        return {number: await store.bundles.export(number) for number in (numbers[0], numbers[2])}


async def held(place: Place, numbers: list[int]) -> dict[int, db.Plain]:
    async with await Store.open(place) as store:
        assert await store.faults() == []
        assert (await store.settings.user(ANNA)).time_zone == "Europe/Kyiv"
        assert [item.payload for item in await store.outbox.waiting(numbers[0])] == [{"Ґ": [1, None]}]
        return {number: await store.bundles.export(number) for number in numbers}


@pytest.fixture
def places(path: Path, cluster: Cluster, tmp_path: Path) -> tuple[Path, URL, Path]:
    """A file, a server, another file; all without rows."""
    return path, cluster.fresh(), fresh(tmp_path / "back.db")


async def test_there_and_back_everything_is_the_same(places: tuple[Path, URL, Path]) -> None:
    first, server, last = places
    matches = await filled(first)
    heard: list[tuple[int, int]] = []
    there = db.copy(first, server, lambda *told: heard.append(told))
    assert heard[-1] == (there.total, there.total)
    assert await held(server, [*matches]) == matches
    assert db.copy(server, last) == there
    assert await held(last, [*matches]) == matches


async def test_new_rows_get_new_ids_after_a_copy(places: tuple[Path, URL, Path]) -> None:
    first, server, _ = places
    matches = await filled(first)
    db.copy(first, server)
    async with await Store.open(server) as store:
        assert await started(store) > max(matches)
        assert await store.outbox.put([Post(kind="note")], NOW, max(matches))


async def test_what_has_something_in_it_is_not_overwritten(places: tuple[Path, URL, Path]) -> None:
    first, server, _ = places
    matches = await filled(first)
    db.copy(first, server)
    with pytest.raises(db.NotEmpty):
        db.copy(first, server)
    assert await held(server, [*matches]) == matches


async def test_a_copy_that_comes_out_different_is_refused(
    places: tuple[Path, URL, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, server, _ = places
    await filled(first)
    read = copying.batches
    damaged = iter(["matches"])

    def badly(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
        """The first time that matches are read, something happens to them."""
        wrong = {"game": "go"} if table.name == "matches" and next(damaged, None) else {}
        return ([row | wrong for row in rows] for rows in read(connection, table))

    monkeypatch.setattr(copying, "batches", badly)
    with pytest.raises(db.NotTheSame, match="matches"):
        db.copy(first, server)
    async with await Store.open(server) as store:
        assert await store.matches.listed() == []


def test_the_command_tells_what_it_has_copied(
    places: tuple[Path, URL, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    first, server, _ = places
    assert main(["db", "copy", str(first), server.render_as_string(hide_password=False)]) == 0
    assert "0 rows, the same as in" in capsys.readouterr().out


@pytest.mark.parametrize(("source", "says"), [("nowhere.db", "no database"), ("mysql://x/y", None)])
def test_the_command_refuses_what_is_no_database(tmp_path: Path, source: str, says: str | None) -> None:
    with pytest.raises(SystemExit, match=says):
        main(["db", "copy", source if "://" in source else str(tmp_path / source), str(tmp_path / "new.db")])
