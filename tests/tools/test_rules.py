"""Every rule of a specification stands in the code that carries it out and in a test; and what counts as that."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tools import rules
from tools.rules import Gaps

SPECIFICATION = """
    # Some game. Rule prefix: `SOM`.

    ## 1. Turns
    - **SOM-1.1** A turn has an action.
    - **SOM-1.2** Then the next player.
    | `SOM-1.10` | a row |
    As SOM-1.2 says, nobody is left out. See also SOM-7.7.

    ## 2. Decisions
    | D01 | an action |

    ## 3. Rulings
    - **SOM-R1** A ruling explains a rule.
    """

CODE = '''
    """SOM-1: turns."""

    LAST = "SOM-1.10"

    def turn() -> str:
        """SOM-1.1: one action (SOM-D01, SOM-R1)."""
        return LAST  # SOM-1.2
    '''

TEST = """
    @pytest.mark.rule("SOM-1.1", "SOM-1.2", "SOM-1.10")
    def test_turn() -> None:
        play()
    """


@pytest.mark.finding("CO-17")
@pytest.mark.parametrize("game", rules.games())
def test_every_rule_stands_in_code_and_in_a_test_and_no_other_id_does(game: str) -> None:
    assert rules.gaps(game) == Gaps([], [], [], [])


def project(folder: Path, *, code: str = CODE, test: str = TEST) -> Path:
    """A small project with one game."""
    files = {
        "games/some/specification.md": SPECIFICATION,
        "games/some/rules/turn.py": code,
        "tests/games/test_some.py": test,
    }
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True)
        (folder / path).write_text(dedent(text).lstrip("\n"), "utf-8")
    return folder


def test_rules_are_items_and_rows_outside_of_rulings_and_other_ids_are_known() -> None:
    found = rules.specification(dedent(SPECIFICATION))
    assert found.rules == ("SOM-1.1", "SOM-1.2", "SOM-1.10")
    assert found.ids == {*found.rules, "SOM-1", "SOM-2", "SOM-3", "SOM-D01", "SOM-R1"}


def test_a_rule_stands_in_a_comment_or_docstring_but_not_in_a_value(tmp_path: Path) -> None:
    assert rules.gaps("some", project(tmp_path)) == Gaps(["SOM-1.10"], [], [], [])


@pytest.mark.parametrize("to", [" to 1.10", " to SOM-1.10", "-1.10", "..1.10"])
def test_a_range_does_not_name_what_lies_in_it(tmp_path: Path, to: str) -> None:
    found = rules.gaps("some", project(tmp_path, code=f"# SOM-1.1{to}\n"))
    assert "SOM-1.2" in found.no_code
    assert found.ranges == [f"games/some/rules/turn.py:1: SOM-1.1{to}"]


def test_a_rule_without_a_mark_has_no_test(tmp_path: Path) -> None:
    test = TEST.replace('"SOM-1.2", ', "") + '    assert table.rule("SOM-1.2")\n'
    assert rules.gaps("some", project(tmp_path, test=test)).no_test == ["SOM-1.2"]


def test_an_id_that_is_only_mentioned_or_nowhere_in_the_specification_is_unknown(tmp_path: Path) -> None:
    code, test = CODE + "\n\n    NEXT = 'SOM-7.7'\n", TEST.replace("SOM-1.10", "SOM-1.11")
    found = rules.gaps("some", project(tmp_path, code=code, test=test)).unknown
    assert found == ["games/some/rules/turn.py:10: SOM-7.7", "tests/games/test_some.py:1: SOM-1.11"]


def test_the_tool_tells_what_it_found_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "gaps", lambda game: Gaps(["SOM-1.10"], [], ["turn.py:1: SOM-1.1 to 1.2"], []))
    assert rules.main(["xidit"]) == 1
    shown = capsys.readouterr().out
    assert "xidit: 1 rules in no code, 0 in no test\n  in no code: SOM-1.10\n" in shown
    assert "turn.py:1: SOM-1.1 to 1.2" in shown
    monkeypatch.setattr(rules, "gaps", lambda game: Gaps([], [], [], []))
    assert rules.main(["xidit"]) == 0
