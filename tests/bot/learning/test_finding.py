"""Words are found in any of their forms, in any of the three languages; titles come before bodies."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.messages import finding
from bot.messages import stems as stemming
from bot.messages.finding import MOST_TERMS, Document, Index
from bot.messages.library import search
from bot.messages.stems import LONGEST, asked, stems, words

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


def test_the_words_of_a_question_that_say_nothing_do_not_count() -> None:
    assert asked("How many moves do I have?") == ["moves", "have"]
    assert asked("как можно перейти реку") == ["перейти", "реку"]
    assert asked("що це") == ["що", "це"], "if there are no others"


def test_what_people_call_otherwise_is_found() -> None:
    index = Index([Document("units", ("Отряды",)), Document("threats", ("Угрозы",))], {"отряд": ["юнит", "солдат"]})
    assert index.find("юнитов") == ["units"]
    assert index.find("солдаты") == ["units"]
    assert index.knows("юнит")
    assert not index.knows("пехота")


TYPED = {
    "xidit": "how do i win=winning|recruit soldiers=recruiting|titan wakes up=titans|three players dummy=neutral-player"
    "|short game=short-game|what happens in census=census|points=winning|gold=rewards"
    "|нанять солдат=recruiting|угрозу предотвратить=threats|приказы=secret-orders|перепись армии=census"
    "|юниты=units|монстры=threats|золото=rewards|конец игры=assessments"
    "|як виграти=winning|найняти вояків=recruiting|загроза=threats|нічия=ties|перепис=census|утрьох=three-players",
    "scythe": "how many moves=move|combat tie=combat-secret|factory card=factory-section|end of game=end"
    "|bluff=combat-secret|points=scoring|encounter=encounters|river crossing=factions"
    "|перейти реку=factions|встречи=encounters|конец партии=end|очки=scoring|рекрут=ongoing|юниты=pieces"
    "|робітники=pieces|нафта=encounter-cards-1|зустрічі=encounters|очки=scoring|відступ=combat-after",
    "ryozen": "hire=hire|night=events|seal=seals|palace turns=palace|companions=placement|points=scoring"
    "|разместить=placement|печать=seals|нанять=hire|очки=scoring|деревни=villages"
    "|найняти=hire|печатка=seals|палац обертається=palace|удар=strikes|прихований соратник=influence",
    "hyperborea": "fight=attack|win=scoring|reset=reset|end game=game-end|terrain cost=movement|ghost=areas|fog=fog"
    "|драка=attack|мусор=cube-effects|пустой мешок=cube-effects|победить=scoring|туман=fog|болото=movement"
    "|бійка=attack|сміття=cube-effects|порожня торба=cube-effects|перемогти=scoring|руїни=ruins",
    "circadians": "price=pricing|win=winning|dice=plan|wounded=wounds|morale=leyrien|upgrade attribute=leaders"
    "|relic=bases|мораль=leyrien|раненые=wounds|победа=winning|битва ничья=battles|карты лимит руки=cards"
    "|мораль=leyrien|перемога=winning|поранені=wounds|ціна=pricing|відступ=retreat",
}
"""What players type in three languages, and the section that comes first."""


@pytest.mark.finding("PL-2")
@pytest.mark.parametrize("game", TYPED)
def test_what_players_type_leads_to_its_section(game: str) -> None:
    typed = [line.split("=") for line in TYPED[game].split("|")]
    assert len(typed) > 15
    found = {words: search(game, words, "en", 1)[0].key for words, _ in typed}
    assert found == {words: f"s:{section}" for words, section in typed}


@pytest.mark.finding("PL-2", "PL-29")
def test_a_component_comes_first_where_it_is_meant() -> None:
    assert search("scythe", "мельница", "ru")[0].key == "c:structure/mill", "all of its name"
    assert search("scythe", "geese", "en")[0].about == "encounter", "a word that the rules hardly use"
    assert search("hyperborea", "ghost", "en")[0].key.startswith("s:"), "not the Ghost Legion"
    assert search("hyperborea", "кавалерея", "ru")[0].title == "Кавалерия", "a slip of the finger"
