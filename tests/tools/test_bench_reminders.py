"""100,000 reminders (here fewer): the alarm keeps none of them in memory."""

from __future__ import annotations

from pathlib import Path

from tools.bench import reminders


async def test_the_alarm_does_not_grow_with_what_is_pending(tmp_path: Path) -> None:
    for name in ("few", "many"):
        (tmp_path / name).mkdir()
    few = await reminders.measure(tmp_path / "few", 1_000)
    many = await reminders.measure(tmp_path / "many", 20_000)
    assert many.memory_mb < few.memory_mb + 1
    assert many.memory_mb < many.jobs_memory_mb
