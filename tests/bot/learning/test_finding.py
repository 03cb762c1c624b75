"""Words are found in any of their forms, in any of the three languages; titles come before bodies."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.messages import finding
from bot.messages import stems as stemming
from bot.messages.finding import MOST_TERMS, Document, Index
from bot.messages.stems import LONGEST, stems, words

FORMS = [
    "титан титаны титанов титану",
    "герцогство герцогства герцогстве",
    "монета монеты монет монетами",
    "кавалерія кавалерії кавалерію кавалерією",
    "працівник працівники працівників працівникові",
    "зустріч зустрічі",
    "печатка печатки печатку",
    "produce produces producing",
    "territory territories",
]
INDEX = Index(
    [
        Document("turn", ("A turn", "Ход", "Хід"), ("Take coins.", "Берите монеты.", "Беріть монети.")),
        Document(
            "coins",
            ("Coins", "Монеты", "Монети"),
            ("They pay for everything.", "Ими платят за всё.", "Ними платять за все."),
        ),
        Document(
            "titans",
            ("The titans", "Титаны", "Титани"),
            ("A titan costs no coins.", "Титан не стоит монет.", "Титан не коштує монет."),
        ),
    ]
)


@pytest.mark.finding("PL-2")
@pytest.mark.parametrize("forms", FORMS)
def test_all_forms_of_a_word_have_a_stem_in_common(forms: str) -> None:
    first, *others = [stems(word) for word in words(forms)]
    assert all(first & other for other in others)


@pytest.mark.finding("PL-2")
@pytest.mark.parametrize("typed", ["монета", "монету", "монетами", "монету ", "COINS", "coin", "монети", "мон"])
def test_a_word_is_found_in_any_language_and_form(typed: str) -> None:
    assert INDEX.find(typed)[0] == "coins", "titles come before bodies"
    assert set(INDEX.find(typed)) == {"turn", "coins", "titans"}


@pytest.mark.finding("PL-2")
@pytest.mark.parametrize("typed", ["титны", "титанн", "titnas"])
def test_a_slip_of_the_finger_is_forgiven(typed: str) -> None:
    assert INDEX.find(typed)[0] == "titans"


def test_all_words_count_more_than_one() -> None:
    assert INDEX.find("титан монета")[0] == "titans"
    assert INDEX.find("zzz qqq") == []
    assert INDEX.find("") == []


def test_words_with_apostrophes_and_hyphens() -> None:
    assert words("Об'єкт п’ять") == ["обєкт", "пять"]
    assert words("first-player Ёж") == ["first-player", "еж", "first", "player"]


def test_however_much_is_typed_the_work_stays_small() -> None:
    """Discord lets people type 6,000 letters; completions come with every letter of it."""
    typed = " ".join(f"q{number}z" for number in range(1500)) + " " + "щ" * 6000
    with patch.object(finding, "trigrams", wraps=stemming.trigrams) as compared:
        assert INDEX.find(typed) == []
    assert compared.call_count <= MOST_TERMS
    assert max(map(len, words(typed))) == LONGEST
