"""Settings: what `.env.example` says is what holds without it, and servers begin with the clock that is set there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings
from db import Clock, WhenLate

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's own settings are none of a test's business."""
    for name in Settings.model_fields:
        monkeypatch.delenv(f"SLOWTABLE_{name.upper()}", raising=False)


def test_the_example_explains_every_setting_with_its_default() -> None:
    said = {line.partition("=")[0] for line in EXAMPLE.read_text().splitlines() if line and not line.startswith("#")}
    assert said == {f"SLOWTABLE_{name.upper()}" for name in Settings.model_fields}
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)  # type: ignore[call-arg]


def test_without_settings_there_is_no_clock() -> None:
    assert Settings(_env_file=None).clock == Clock()  # type: ignore[call-arg]


def test_the_clock_of_the_house(tmp_path: Path) -> None:
    chosen = tmp_path / ".env"
    chosen.write_text("SLOWTABLE_DECISION_HOURS=48\nSLOWTABLE_WHEN_LATE=vote\nSLOWTABLE_CLOCK_RESTS=false\n")
    clock = Settings(_env_file=chosen).clock  # type: ignore[call-arg]
    assert clock == Clock(decision_hours=48, when_late=WhenLate.VOTE, clock_rests=False)
