"""Backups by themselves: one a day, the old ones let go, a failure told and tried again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import db
from bot.backups import Backups, found_in, name_of, worth_keeping
from bot.watch.figures import Figures
from tests.support.database import fresh

START = datetime(2027, 3, 1, 4, 0, tzinfo=UTC)


def counted(figures: Figures, outcome: str) -> float | None:
    """How many backups have come to this."""
    return figures.registry.get_sample_value("slowtable_backups_total", {"outcome": outcome})


def test_seven_days_and_four_weeks_are_kept() -> None:
    daily = [START + timedelta(days=day, hours=hour) for day in range(60) for hour in (0, 12)]
    kept = sorted(worth_keeping(daily))
    assert kept[-7:] == [START + timedelta(days=day, hours=12) for day in range(53, 60)]
    assert len({moment.isocalendar()[:2] for moment in kept}) == 4
    assert len(kept) <= 11
    assert worth_keeping([]) == set()


async def test_a_day_after_the_newest_the_next_one_is_made(tmp_path: Path) -> None:
    now, folder, figures = START, tmp_path / "backups", Figures()
    async with await db.Store.open(fresh(tmp_path / "slow.db")) as store:
        await store.settings.set_user(7, language="uk")
        backups = Backups(store, folder, lambda: now, figures)
        first = await backups.look()
        assert first == folder / name_of(START)
        assert await backups.look() is None
        (folder / "notes.txt").write_text("not a backup")
        for _ in range(40):
            now += timedelta(days=1)
            assert await backups.look() is not None
    assert set(found_in(folder)) == worth_keeping(START + timedelta(days=day) for day in range(41))
    assert (folder / "notes.txt").exists()
    assert counted(figures, "made") == 41
    async with await db.Store.open(max(found_in(folder).values())) as copy:
        assert (await copy.settings.user(7)).language == "uk"
        assert await copy.faults() == []


async def test_a_failure_is_told_and_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder, figures = tmp_path / "backups", Figures()
    folder.write_text("in the way")
    async with await db.Store.open(fresh(tmp_path / "slow.db")) as store:
        backups = Backups(store, folder, lambda: START, figures)
        assert await backups.look() is None
        assert "the backup into" in caplog.text
        assert counted(figures, "failed") == 1
        folder.unlink()
        assert await backups.look() is not None
