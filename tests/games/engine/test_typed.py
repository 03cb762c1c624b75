"""What a menu says can be typed: in any language, any case, inflected or shortened."""

from __future__ import annotations

import pytest

from games.engine import Decision, Field, Form, NotUnderstood, Number, Option, Pick, Several, Text, Unavailable
from games.engine.errors import Impossible
from games.engine.texts import Texts
from games.engine.typed import understand

NAMES = {
    "en": {
        "gate": "Gate",
        "fighter": "a fighter, cloaked",
        "cry": "Battle Cry",
        "cold": "Cold Iron",
        "near": "B2 → B3",
    },
    "ru": {
        "gate": "Врата",
        "fighter": "воин, скрытый",
        "cry": "Боевой клич",
        "cold": "Холодное железо",
        "near": "B2 → B3",
    },
    "uk": {
        "gate": "Брама",
        "fighter": "воїн, прихований",
        "cry": "Бойовий клич",
        "cold": "Холодне залізо",
        "near": "B2 → B3",
    },
}
SPOKEN = [
    Texts(language, {key: f"{key} = {words}\n" for key, words in names.items()} | {"why": "why = Mountains\n"})
    for language, names in NAMES.items()
]
OPTIONS = tuple(Option(key, Text(key)) for key in ("gate", "fighter", "cry", "cold"))
MISSING = Unavailable("b2>b3", Text("near"), Text("why"))
PICK = Decision(0, Text("gate"), Pick(OPTIONS), "XXX-D1").explain(unavailable=[MISSING])
DIAL = Decision(
    0,
    Text("gate"),
    Form((Field("dial", Text("gate"), Number(0, 7)), Field("cards", Text("cry"), Several(OPTIONS, 0, 2)))),
    "XXX-D2",
)


@pytest.mark.finding("PL-6")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gate", "gate"),
        ("Врата", "gate"),
        ("врат", "gate"),
        ("БРАМА", "gate"),
        ("брами", "gate"),
        ("боевой клич", "cry"),
        ("клич", "cry"),
        ("бойового кличу", "cry"),
        ("батл", None),
        ("Battle cry", "cry"),
        ("batle cry", "cry"),
        ("iron", "cold"),
        ("воин скрытый", "fighter"),
        ("fighter cloaked", "fighter"),
    ],
)
def test_words_of_the_menu_are_understood(typed: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(NotUnderstood):
            understand(PICK, typed, SPOKEN)
    else:
        assert understand(PICK, typed, SPOKEN) == meant


@pytest.mark.finding("PL-6", "WO-9")
def test_what_is_not_understood_names_what_could_be_meant_and_never_says_impossible() -> None:
    with pytest.raises(NotUnderstood) as refused:
        understand(PICK, "врушка", SPOKEN)
    assert refused.value.text.key == "engine-not-understood"
    assert refused.value.text.args["examples"][0] == Text("gate")  # type: ignore[index]


@pytest.mark.finding("PL-21")
@pytest.mark.parametrize("typed", ["b2>b3", "B2 → B3", "b2 b3"])
def test_what_is_not_possible_is_answered_with_the_reason(typed: str) -> None:
    with pytest.raises(Impossible) as refused:
        understand(PICK, typed, SPOKEN)
    assert refused.value.text == Text("why")


def test_several_meanings_are_asked_back() -> None:
    two = Decision(0, Text("gate"), Pick((*OPTIONS, Option("cry2", Text("cry")))), "XXX-D1")
    with pytest.raises(NotUnderstood) as refused:
        understand(two, "клич", SPOKEN)
    assert refused.value.text.key == "engine-ambiguous"
    assert refused.value.text.args["options"] == [Text("cry"), Text("cry")]


@pytest.mark.finding("PL-28")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 боевой клич", "dial=2 cards=cry"),
        ("2 боевой клич, холодное железо", "dial=2 cards=cry,cold"),
        ("dial=2 cards=cry", "dial=2 cards=cry"),
        ("2", "dial=2 cards=-"),
        ("7 battle cry and cold iron", "dial=7 cards=cry,cold"),
    ],
)
def test_names_of_several_words_fill_a_form(typed: str, meant: str) -> None:
    assert understand(DIAL, typed, SPOKEN) == meant


@pytest.mark.parametrize("typed", ["", "9", "2 врушка", "клич"])
def test_a_form_that_cannot_be_filled_is_refused(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        understand(DIAL, typed, SPOKEN)
