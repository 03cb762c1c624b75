"""The tool that breaks rules: what it breaks, what it leaves alone, and what it says of a test."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from tools.mutants import coverage
from tools.mutants.__main__ import sample
from tools.mutants.breaking import Mutant, is_real, mutants_of
from tools.mutants.coverage import Coverage, Executed
from tools.mutants.running import FORK
from tools.mutants.sources import ROOT, fingerprint, games, rule_files
from tools.mutants.trial import PATIENCE, Chosen, judges

PATH = Path("games/some/rules/file.py")


def mutants(source: str) -> list[Mutant]:
    every = [mutant for group in mutants_of(PATH, dedent(source)) for mutant in group]
    assert all(is_real(mutant, dedent(source)) for mutant in every)
    return every


def mutants_in(path: Path) -> list[Mutant]:
    return [mutant for group in mutants_of(path, (ROOT / path).read_text("utf-8")) for mutant in group]


def broken(source: str) -> set[str]:
    return {mutant.source(dedent(source)) for mutant in mutants(source)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a = b < c", {"a = b <= c", "a = b >= c"}),
        ("a = b == c", {"a = b != c"}),
        ("a = b in c", {"a = b not in c"}),
        ("a = b and c", {"a = b or c", "a = (b)", "a = (c)"}),
        ("a = not b", {"a = (b)"}),
        ("a = b if c else d", {"a = b if not (c) else d"}),
        ("a = [b for b in c if b]", {"a = [b for b in c if True]"}),
        ("a = 3", {"a = 4", "a = 2"}),
        ("a = True", {"a = False"}),
        ("a = b + c", {"a = b - c"}),
        ("a += c", {"a -= c", "pass"}),
        ("a = -b", {"a = (b)"}),
        ("a = min(b)", {"a = max(b)"}),
        ("a = any(b)", {"a = all(b)"}),
        ("a = [b, c]", {"a = [c]", "a = [b]"}),
        ("a = b in (c, d)", {"a = b not in (c, d)", "a = b in (c,)", "a = b in (d,)"}),
        ("a.then(b, c)", {"a.then(b)", "a.then(c)", "pass"}),
        ("a.b = c", {"pass"}),
        ("a.remove(b)", {"pass"}),
    ],
)
def test_breaks(line: str, expected: set[str]) -> None:
    """Each kind of break is made where it can be made."""
    assert broken(line) == expected


def test_a_returned_truth_is_negated() -> None:
    assert broken("def a() -> bool:\n    return b") == {"def a() -> bool:\n    return not (b)"}


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of 3 words."""',
        "from a import b",
        "a: dict[str, 3]",
        "a = Text('b', {'count': 3})",
        "g.tell('b', seat=who(3))",
        "a = zip(b, c, strict=True)",
        "a = f'{3 + 4}'",
        "assert a < b",
        "def a() -> None:\n    raise NotLegal(3)",
        "def a() -> Text:\n    return b(3)",
        "def a() -> Option:\n    return b(3)",
        "def a() -> list[Unavailable]:\n    return b(3)",
        "def explained(a: int) -> Decision:\n    return b(3)",
        "def city_name(a: int) -> str:\n    return b(3)",
        "class A(B, frozen=True):\n    pass",
        "@lru_cache(maxsize=3)\ndef a() -> None:\n    pass",
        "NAMES = {3: 4}",
    ],
)
def test_words_and_types_are_left_alone(source: str) -> None:
    assert mutants(source) == []


def test_what_is_no_break_is_known() -> None:
    same = Mutant(PATH, "number", (1, 4), (1, 5), "(3)", (1, 1), at_import=True)
    assert not is_real(same, "a = 3")
    assert not is_real(replace(same, text=")"), "a = 3")


def test_a_break_is_spliced_in_and_all_else_stays() -> None:
    source = "a = 'Ж', b(\n    3,\n)  # two\nc = d\n"
    assert {mutant.source(source) for mutant in mutants(source)} == {
        "a = 'Ж', b(\n    4,\n)  # two\nc = d\n",
        "a = 'Ж', b(\n    2,\n)  # two\nc = d\n",
    }
    assert {mutant.diff(source) for mutant in mutants(source)} == {"-    3,\n+    4,", "-    3,\n+    2,"}


@pytest.mark.parametrize("game", games())
def test_names_are_unique(game: str) -> None:
    every = [m for path in rule_files(game) for m in mutants_in(path)]
    assert len({mutant.name for mutant in every}) == len(every)


def test_samples_repeat() -> None:
    drawn = list(islice(sample("xidit", "a"), 20))
    assert drawn == list(islice(sample("xidit", "a"), 20)) != list(islice(sample("xidit", "b"), 20))


def test_rules_are_broken_and_automatic_players_are_not() -> None:
    for game in games():
        files = [path.as_posix() for path in rule_files(game)]
        assert f"games/{game}/state.py" in files
        assert f"games/{game}/rules/setup.py" in files
        assert not [file for file in files if "policy" in file or "words" in file or "/bot/" in file]


def test_the_fastest_test_that_executes_the_line_comes_first() -> None:
    (mutant,) = mutants("def a() -> bool:\n    return b")
    slow, fast = Executed("slow", 2.0, {str(PATH): [2]}), Executed("fast", 1.0, {str(PATH): [2]})
    other = Executed("other", 0.1, {str(PATH): [1]})
    assert judges(mutant, Coverage([slow, other, fast], {}, [])) == [fast, slow]
    assert judges(mutant, Coverage([other], {}, [])) == []
    assert judges(mutant, Coverage([slow, other, fast], {str(PATH): [2]}, [])) == [fast, slow, other]


def test_a_lambda_of_a_table_is_judged_by_those_who_call_it() -> None:
    (mutant,) = mutants("TABLE = {\n    'a': lambda b: not b,\n}\n")
    assert mutant.statement == (2, 2)


def test_where_no_test_could_be_run_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = msgspec.json.encode(Coverage([], {}, []))
    monkeypatch.setattr(coverage, "OUT", tmp_path)
    monkeypatch.setattr(coverage, "in_child", lambda work: nothing)
    (tmp_path / f"xidit-{fingerprint('xidit')}.json").write_bytes(nothing)
    with pytest.raises(SystemExit, match="no test of tests/games/xidit was run"):
        coverage.coverage_of("xidit")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=1500)


@pytest.mark.long
@pytest.mark.timeout(1600)
def test_a_run_tells_what_the_tests_notice(tmp_path: Path) -> None:
    every = mutants_in(Path("games/xidit/rules/execution.py"))
    chosen = next(mutant for mutant in every if mutant.text == "player.units[weakest] -= 1")
    found = run("xidit", "--only", chosen.name, "--json", str(tmp_path / "found.json"))
    assert found.returncode == 0, found.stderr
    (result,) = json.loads((tmp_path / "found.json").read_text("utf-8"))["xidit"]
    assert (result["mutant"], result["verdict"]) == (chosen.name, "noticed")
    assert "+        player.units[weakest] -= 1" in result["diff"]
    assert result["by"].startswith("tests/games/xidit/")
    assert "xidit: 100.0 % noticed, 1 of 1" in found.stdout


def test_a_test_that_goes_on_and_on_has_noticed_the_break() -> None:
    ours, theirs = FORK.Pipe(duplex=False)
    child = FORK.Process(target=go_on_and_on, args=(theirs,))
    child.start()
    child.join(100)
    assert child.exitcode == 1
    assert ours.recv() == "some test hangs"


def go_on_and_on(to: Connection) -> None:
    """A child whose test has a twentieth of a second of the processor."""
    chosen = Chosen([Executed("some test", (0.05 - PATIENCE) / 5, {})], to)
    chosen.pytest_runtest_logstart("some test")
    while True:
        pass


def test_an_unknown_game_is_refused() -> None:
    found = run("chess")
    assert found.returncode == 2
    assert "no such game: chess" in found.stderr
