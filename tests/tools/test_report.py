"""`make report`: what was measured is told with when, how and on what; what was not is not made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.measured import Measure, load, save
from tools.report.__main__ import SECTIONS, page
from tools.report.counted import findings, rule_coverage
from tools.report.measures import STATISTICS, of_junit, run_of, wins

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def counted() -> tuple[list[Measure], list[Measure]]:
    return rule_coverage(), findings()


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    figures = [Measure("a figure", 1.5, "ms", "at most 2", True)]
    save("bench", "make bench", figures, tmp_path)
    found = load("bench", tmp_path)
    assert found is not None
    assert (found.command, found.figures) == ("make bench", figures)
    assert found.cores >= 1
    assert load("nothing", tmp_path) is None
    (tmp_path / "soak.json").write_text("[]")
    with pytest.raises(ValueError, match="is not what a measurement writes"):
        load("soak", tmp_path)


def test_the_page_tells_what_was_measured_and_what_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: tuple[list[Measure], list[Measure]]
) -> None:
    for name, found in zip(("rule_coverage", "findings"), counted, strict=True):
        monkeypatch.setattr(f"tools.report.__main__.{name}", lambda found=found: found)
    save("bench", "make bench", [Measure("xidit: map", 3.25, "ms", "at most 4", True)], tmp_path)
    first = page("", tmp_path)
    assert "| xidit: map | 3.25 ms | at most 4 ✓ |" in first
    assert "Not measured. `make mutants` does it." in first
    assert [line[3:] for line in first.splitlines() if line.startswith("## ")] == [each.title for each in SECTIONS]
    (tmp_path / "bench.json").unlink()
    save("mutants", "make mutants", [Measure("xidit: of 150", 80, "%", "90", False)], tmp_path)
    second = page(first, tmp_path)
    assert "| xidit: map | 3.25 ms | at most 4 ✓ |" in second, "as the last report had it"
    assert "| xidit: of 150 | 80 % | 90 ✗ |" in second
    assert page(second, tmp_path) == second


def test_rules_and_findings_are_counted(counted: tuple[list[Measure], list[Measure]]) -> None:
    rules, mended = counted
    assert len(rules) == 10
    assert all(0 < one.value <= 100 for one in rules)
    assert any(one.what.startswith("TR:") and one.value > 10 for one in mended)


def test_a_run_of_tests_is_read() -> None:
    data = b"""<testsuites><testsuite tests="9" skipped="1" failures="2" errors="1" time="3.25">
    <properties><property name="attempts" value="40"/>
    <property name="attempts" value="2"/></properties>
    </testsuite></testsuites>"""
    found = of_junit(data)
    assert found[:3] == [Measure("tests", 8), Measure("failed", 3, "", "0", False), Measure("seconds", 3.2)]
    assert [one.value for one in found[3:]] == [42]


def test_a_run_of_the_fuzzers_tells_how_much_was_tried(tmp_path: Path) -> None:
    """A small part of what `--measure fuzz` runs."""
    test = "tests/fuzz/test_parsers.py::test_times_and_places_are_understood_or_refused"
    figures = {one.what.partition(" ")[0]: one.value for one in run_of("fuzz", [test, *STATISTICS], tmp_path)}
    assert (figures["tests"], figures["failed"], figures["attempts"]) == (1, 0, 0)
    assert figures["examples"] >= 40


def test_the_page_in_docs_is_one_that_the_report_has_written() -> None:
    text = (ROOT / "docs" / "quality.md").read_text("utf-8")
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == [each.title for each in SECTIONS]


def test_strength_is_told_by_who_wins() -> None:
    """The policy in question sits in another seat each time, the others play the other one."""
    assert [wins("ryozen", 2, "normal", "random", number) for number in range(2)] == [1.0, 1.0]
    assert [wins("ryozen", 2, "random", "normal", number) for number in range(2)] == [0.0, 0.0]
