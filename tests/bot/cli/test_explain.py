"""`slowtable explain` counts what questions tell of themselves."""

from __future__ import annotations

import msgspec
import pytest

import games
from bot.__main__ import main


def test_the_figures_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "xidit", "--matches", "1", "--players", "3", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert found["kinds"] >= 4
    assert 0 < found["options_with_hint"] <= found["options"]
    assert 0 < found["foreseen"] <= found["choices"]
    assert found["kinds_with_marks"] + len(found["without_marks"]) == found["kinds"]
    assert found["foresight_ms"] > 0


def test_the_figures_are_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a number of players, matches of every number are played: Ryozen's are the shortest."""
    least, most = games.metas()["ryozen"].players
    assert main(["explain", "ryozen", "--matches", "1"]) == 0
    assert f"kinds of decisions in {most - least + 1} matches" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--matches", "0"], ["--players", "2"], ["--players", "6"]], ids=" ".join)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: list[str]) -> None:
    """Without a match there would be no median, and Lords of Xidit is for three to five."""
    with pytest.raises(SystemExit, match=rf"{words[0]}: "):
        main(["explain", "xidit", *words])
