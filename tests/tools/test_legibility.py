"""The walk that looks whether pages can be read: it sees every page in every language, and says what is wrong."""

from __future__ import annotations

import pytest

import games
import render
from games.engine.texts import LANGUAGES
from tools import legibility


def test_positions_are_spread_over_matches_of_every_size() -> None:
    found = legibility.positions_of("scythe", 12)
    least, most = games.metas()["scythe"].players
    assert {position.players for position in found} == set(range(least, most + 1))
    assert len({position.seed for position in found}) == 12
    assert (found[0].share, found[-1].share) == (0, 1)


def test_every_page_is_measured_in_every_language() -> None:
    (position, *_) = legibility.positions_of("xidit", 3)
    found = legibility.findings(position)
    pages = [page.name for page in render.pages("xidit") if page.name != render.ALL]
    assert len(found) == len(pages) * len(LANGUAGES)
    assert all(finding.report.runs for finding in found)
    assert len(legibility.findings(position, "legend")) == len(LANGUAGES)


def test_flaws_are_told_and_end_in_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = render.Report(5, 9.0, [], [], [], 1.2, [])
    tall = render.Report(5, 7.0, ["tiny"], [], ["one and other"], 1.7, [], ["bro"], ["A1"])
    shown = [legibility.Finding("fine", good)]
    monkeypatch.setattr(legibility, "findings", lambda position, page: shown)
    assert legibility.main(["xidit", "--positions", "1"]) == 0
    shown.append(legibility.Finding("wrong", tall))
    assert legibility.main(["xidit", "--positions", "1"]) == 1
    said = capsys.readouterr().out
    for words in ("under 8 px: tiny", "on the map: A1", "overlaps: one and other", "broken: bro", "too tall: 1.7"):
        assert words in said
    assert "fine\n" not in said
