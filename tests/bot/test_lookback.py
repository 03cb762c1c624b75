"""A finished match looked back on: the moments of its time-lapse and the numbers of its story."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

import db
from bot.delivery import lookback
from bot.tables.log import stored
from games.engine import Entry, Game, Match, Setup
from games.engine import export as exporting
from games.engine.chronicle import Stand, moments
from games.engine.text import Text
from games.xidit.game import GAME


class Table(NamedTuple):
    """A finished match with its log, as delivery reads them."""

    running: Any
    whole: exporting.Export
    rows: list[db.LogEntry]


@pytest.fixture(scope="module")
def table() -> Table:
    setup = GAME.complete(Setup(3, "looked back on"))
    match, _ = Match.begin(GAME, setup)
    dice, now = Random(4), datetime(2026, 1, 1, tzinfo=UTC)
    log: list[Entry] = []
    rows: list[db.LogEntry] = []
    while match.outcome is None:
        seat = match.waiting[0]
        entry, events = match.submit(seat, GAME.policy(match.view(seat), match.decisions[seat], dice))
        log.append(entry)
        fields = msgspec.structs.asdict(stored(entry, events))
        rows.append(db.LogEntry(match_id=1, number=len(log), at=now, **fields))
    whole = exporting.export(match, setup, log, [])
    return Table(SimpleNamespace(match=match, seats=[]), whole, rows)


def test_a_frame_per_year_with_what_happened_and_the_end_last(table: Table) -> None:
    seen = lookback.looked_back(table.running, table.whole, table.rows)
    years = [frame.stand.number for frame in seen.frames]
    assert years == sorted(years)
    assert {*range(1, 13)} <= {*years}
    assert len(seen.frames) <= lookback.FRAMES
    assert seen.frames[-1].view.outcome is not None
    assert all(frame.view.outcome is None for frame in seen.frames[:-1])
    assert all(frame.view.seat is None for frame in seen.frames)
    assert sum(bool(frame.caption) for frame in seen.frames) > 6
    assert sum(bool(frame.trail) for frame in seen.frames) > 6
    assert len({next(iter(frame.stand.scores)) for frame in seen.frames}) == 1
    assert seen.stands[-1].number == 12


def test_a_match_that_cannot_be_played_again_shows_its_end(table: Table) -> None:
    broken = msgspec.structs.replace(table.whole, log=[Entry(0, "nonsense"), *table.whole.log])
    seen = lookback.looked_back(table.running, broken, [table.rows[0], *table.rows])
    assert [frame.view.outcome is not None for frame in seen.frames] == [True]


def test_what_the_table_went_back_behind_is_not_looked_at(table: Table) -> None:
    at = len(table.whole.log) // 2
    log = table.whole.log
    again = [*log[:at], Entry(-1, str(at - 3), kind="rewind"), *log[at - 3 :]]
    stands = lookback.stands_of(table.running, msgspec.structs.replace(table.whole, log=again))
    entries = [number for number, _ in stands]
    assert not {at - 3, at - 2, at - 1, at} & {*entries}
    assert entries[-1] == len(again) - 1


def test_a_game_that_counts_nothing_has_frames_all_the_same(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "stand", partial(Game.stand, GAME))
    seen = lookback.looked_back(table.running, table.whole, table.rows)
    assert len(seen.frames) == lookback.FRAMES
    assert seen.frames[-1].view.outcome is not None
    assert {frame.stand.when.key for frame in seen.frames} == {"engine-story-match"}


def test_moments_are_the_ends_of_rounds_and_some_in_between() -> None:
    def at(*rounds: int) -> list[tuple[int, Stand]]:
        return [(entry, Stand(number, Text("x"), {})) for entry, number in enumerate(rounds)]

    assert moments(at(1, 1, 2, 2, 3, 3), 3) == [1, 3, 5]
    assert moments(at(1, 1, 1, 1, 2, 2), 4) == [1, 3, 4, 5]
    assert moments(at(*range(100)), 4) == [24, 49, 74, 99]
    assert moments(at(1), 20) == [0]
    assert moments([], 20) == []
