"""`slowtable explain` counts what questions tell of themselves."""

from __future__ import annotations

import msgspec
import pytest

from bot.__main__ import main


def test_the_figures_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "xidit", "--matches", "1", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert found["kinds"] >= 4
    assert 0 < found["options_with_hint"] <= found["options"]
    assert 0 < found["foreseen"] <= found["choices"]
    assert found["kinds_with_marks"] + len(found["without_marks"]) == found["kinds"]
    assert found["foresight_ms"] > 0


def test_the_figures_are_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "xidit", "--matches", "1"]) == 0
    assert "kinds of decisions in 3 matches" in capsys.readouterr().out
