"""Decisions: their three shapes, their text form, their three errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Decision, Field, Form, GameError, NotLegal, NotUnderstood, Number, Option, Pick, Several, Text


def options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, Text(name)) for name in names)


ONE = Pick(options("a", "b", "c"))
SOME = Several(options("a", "b", "c"), least=0, most=2)
FORM = Form((Field("dial", Text("dial"), Number(0, 7)), Field("cards", Text("cards"), SOME)))


def decision(shape: Pick | Number | Form) -> Decision:
    return Decision(0, Text("prompt"), shape, "T-1")


@pytest.mark.parametrize(
    ("shape", "words", "choice", "written"),
    [
        (ONE, " b ", ["b"], "b"),
        (SOME, "a,c", ["a", "c"], "a,c"),
        (SOME, "c a", ["c", "a"], "c,a"),
        (SOME, "-", [], "-"),
        (Number(-3, 9), "7", 7, "7"),
        (Number(-3, 9), "-3", -3, "-3"),
        (Number(-3, 9), "+4", 4, "4"),
        (FORM, "dial=3 cards=a,b", {"dial": 3, "cards": ["a", "b"]}, "dial=3 cards=a,b"),
        (FORM, "cards=- dial=0", {"dial": 0, "cards": []}, "dial=0 cards=-"),
        (FORM, "5 c", {"dial": 5, "cards": ["c"]}, "dial=5 cards=c"),
    ],
)
def test_text_form(shape: Pick | Number | Form, words: str, choice: object, written: str) -> None:
    parsed = decision(shape).parse(words)
    assert parsed == choice
    assert decision(shape).write(parsed) == written


SEVEN, NONE = Option("seven", Text("seven"), means=7), Option("none", Text("none"), means=None)
CITY, CITIES = (
    Field("city", Text("city"), Pick((SEVEN, NONE))),
    Field("cities", Text("cities"), Several((SEVEN, NONE), 0, 2)),
)
COINS = Field("coins", Text("coins"), Number(0, 9))


@pytest.mark.finding("CO-6")
def test_rules_get_what_options_mean() -> None:
    assert decision(Pick((SEVEN, NONE))).meaning(["seven"]) == 7
    assert decision(Pick((SEVEN, NONE))).meaning(["none"]) is None
    assert decision(ONE).meaning(["b"]) == "b"
    assert decision(Several((SEVEN, NONE), 1, 1)).meaning(["seven"]) == [7]
    assert decision(Several((SEVEN, NONE), 0, 2)).meaning(["none", "seven"]) == [None, 7]
    assert decision(Number(0, 3)).meaning(2) == 2


@pytest.mark.finding("CO-6")
def test_a_form_means_what_is_in_its_fields() -> None:
    filled = Form((CITY, COINS)).meaning({"city": ["seven"], "coins": 3})
    assert (filled[CITY], filled[COINS], filled.numbers) == (7, 3, {"coins": 3})
    assert filled.get(CITIES, []) == []
    assert Form((CITIES,)).meaning({"cities": ["seven"]}).get(CITIES, []) == [7]


@pytest.mark.parametrize(
    ("shape", "words", "error", "key"),
    [
        (ONE, "", NotUnderstood, "engine-nothing-said"),
        (ONE, "a" * 1001, NotUnderstood, "engine-too-long"),
        (ONE, "d", NotLegal, "engine-not-offered"),
        (ONE, "a b", NotLegal, "engine-wrong-count"),
        (ONE, "-", NotLegal, "engine-wrong-count"),
        (SOME, "a a", NotLegal, "engine-picked-twice"),
        (SOME, "a b c", NotLegal, "engine-wrong-count"),
        (Number(0, 7), "eight", NotUnderstood, "engine-not-a-number"),
        (Number(0, 7), "8", NotLegal, "engine-out-of-range"),
        (Number(0, 7), "1_0", NotUnderstood, "engine-not-a-number"),
        (Number(0, 7), "٣", NotUnderstood, "engine-not-a-number"),
        (Number(0, 7), "9" * 30, NotUnderstood, "engine-not-a-number"),
        (FORM, "3", NotUnderstood, "engine-wrong-fields"),
        (FORM, "dial=3 dial=4", NotUnderstood, "engine-no-such-field"),
        (FORM, "dial=3 hand=a", NotUnderstood, "engine-no-such-field"),
        (FORM, "dial=9 cards=a", NotLegal, "engine-out-of-range"),
        (FORM, "dial=1 cards=z", NotLegal, "engine-not-offered"),
    ],
)
def test_refusals(shape: Pick | Number | Form, words: str, error: type[GameError], key: str) -> None:
    """What is not offered is refused with the error that fits."""
    with pytest.raises(error) as caught:
        decision(shape).parse(words)
    assert caught.value.text.key == key


@pytest.mark.parametrize("shape", [ONE, SOME, Number(0, 7), FORM])
@pytest.mark.parametrize("choice", [None, 3.5, True, {"a": 1}, {"dial": "x", "cards": []}, [1], "a", b"a"])
def test_structured_nonsense_is_refused(shape: Pick | Number | Form, choice: object) -> None:
    with pytest.raises(GameError):
        shape.check(choice)  # type: ignore[arg-type]


@given(st.integers(-5, 12))
def test_numbers_survive_their_text(number: int) -> None:
    asked = decision(Number(-5, 12))
    assert asked.parse(asked.write(number)) == number


def test_what_is_quoted_back_is_short() -> None:
    with pytest.raises(NotLegal) as caught:
        decision(ONE).parse("x" * 900)
    assert len(str(caught.value.text.args["option"])) == 40
