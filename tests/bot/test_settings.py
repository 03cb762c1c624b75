"""Settings: what `.env.example` says is what holds without it, and servers begin with the clock that is set there."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.cli.configured import problems
from bot.settings import Settings
from db import Clock, WhenLate
from games.engine.texts import LANGUAGES

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


@pytest.mark.finding("TR-29")
@pytest.mark.parametrize("name", ["english", "ruby", "xen", "en|ru", "EN", "en ru"])
def test_a_language_is_one_of_those_there_are(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("SLOWTABLE_LANGUAGE", name)
    with pytest.raises(ValidationError) as refused:
        Settings(_env_file=None)  # type: ignore[call-arg]
    assert problems(refused.value) == [f"SLOWTABLE_LANGUAGE is {name!r}: it has to be one of {', '.join(LANGUAGES)}"]


@pytest.mark.parametrize("command", [["play"], ["match", "list"], ["backup", "copy.db"], ["restore", "copy.db"]])
def test_every_command_tells_what_is_wrong_with_them(monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setenv("SLOWTABLE_METRICS", "many")
    with pytest.raises(SystemExit) as told:
        main(command)
    assert str(told.value) == "SLOWTABLE_METRICS is 'many': it has to be a whole number from 0 to 65535, or empty"


def test_a_file_that_cannot_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As one that belongs to root."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").symlink_to("/proc/self/mem")
    assert main(["doctor"]) == 1
    assert capsys.readouterr().out.startswith("✗ the settings cannot be read: ")


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_language_can_be_chosen(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("SLOWTABLE_LANGUAGE", name)
    assert Settings(_env_file=None).language == name  # type: ignore[call-arg]
