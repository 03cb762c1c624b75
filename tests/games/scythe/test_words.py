"""Words that players read: numbers with their nouns, one name for one thing, the rulebook's terms."""

from __future__ import annotations

import pytest

import games
from games.engine import Form, Pick, SeatName, Text
from games.engine.text import Arg
from games.scythe.game import GAME
from tests.games.scythe.support import Table

NUMBERS = (0, 1, 2, 5, 21)


def say(language: str, key: str, **args: Arg) -> str:
    """A message in a language."""
    return games.texts("scythe", language).say(Text(key, args))


def counted(language: str, key: str, **args: Arg) -> list[str]:
    """A message with different numbers."""
    return [say(language, key, count=number, **args) for number in NUMBERS]


@pytest.mark.finding("WO-10", "WO-11")
@pytest.mark.parametrize(
    ("language", "kind", "one", "many"),
    [
        ("ru", "oil", "нефть", "нефти"),
        ("ru", "metal", "металл", "металла"),
        ("ru", "wood", "дерево", "дерева"),
        ("ru", "food", "еда", "еды"),
        ("uk", "oil", "нафта", "нафти"),
        ("uk", "metal", "метал", "металу"),
        ("uk", "wood", "дерево", "дерева"),
        ("uk", "food", "їжа", "їжі"),
    ],
)
def test_resources(language: str, kind: str, one: str, many: str) -> None:
    """Counted resources have the forms that each language needs."""
    assert counted(language, f"scythe-some-{kind}") == [f"0 {many}", f"1 {one}", f"2 {many}", f"5 {many}", f"21 {one}"]


@pytest.mark.finding("WO-12", "WO-13")
def test_power_and_popularity() -> None:
    assert counted("ru", "scythe-gain-power") == ["0 силы", "1 сила", "2 силы", "5 силы", "21 сила"]
    assert counted("uk", "scythe-gain-popularity")[1:3] == ["1 популярність", "2 популярності"]
    assert counted("ru", "scythe-choice-popularity")[1] == "$1: 1 популярность"
    assert counted("uk", "scythe-choice-power")[1] == "$1: 1 сила"
    assert counted("ru", "scythe-paid-power", seat="Ада")[1:3] == ["Ада платит 1 силу.", "Ада платит 2 силы."]
    assert counted("uk", "scythe-paid-popularity", seat="Ада")[1] == "Ада платить 1 популярність."


@pytest.mark.finding("WO-16")
def test_standing_orders_have_one_name() -> None:
    assert [say(language, "scythe-standing") for language in ("ru", "uk")] == ["Наказы", "Накази"]


@pytest.mark.finding("WO-59")
def test_moves_are_no_turns() -> None:
    left = [words.rpartition("Осталось ")[2] for words in counted("ru", "scythe-ask-unit")]
    assert left[1:] == ["1 перемещение.", "2 перемещения.", "5 перемещений.", "21 перемещение."]


@pytest.mark.finding("WO-60")
def test_a_section_names_two_actions() -> None:
    t = Table("polania/engineering", "nordic").say("4:coins")
    told = games.texts("scythe", "en").say(t.told("scythe-section-chosen")[0].text)
    assert told == "Player 1 chooses Move / Enlist."


@pytest.mark.finding("WO-61")
def test_stars_are_counted_in_words() -> None:
    args: dict[str, Arg] = {"seat": "Ада", "space": "все мехи", "count": 2}
    assert say("ru", "scythe-star", **args) == "Ада ставит вторую звезду: все мехи."
    assert say("uk", "scythe-star", **args) == "Ада кладе другу зірку: все мехи."


@pytest.mark.finding("WO-62")
@pytest.mark.parametrize(("language", "words"), [("en", "no cards"), ("ru", "без карт"), ("uk", "без карт")])
def test_a_dial_without_cards(language: str, words: str) -> None:
    assert words in say(language, "scythe-committed-no-cards", seat=SeatName(0), dial=3, total=3, cards="")


@pytest.mark.finding("WO-63", "WO-64", "WO-65", "WO-66", "WO-67", "WO-68", "WO-69")
@pytest.mark.parametrize(
    ("language", "key", "words"),
    [
        ("ru", "scythe-about-mill", "один ресурс"),
        ("uk", "scythe-about-mill", "один ресурс"),
        ("ru", "scythe-won-shared", "общая победа"),
        ("ru", "scythe-projection-paid", "платит за прогноз"),
        ("uk", "scythe-projection-paid", "платить за прогноз"),
        ("uk", "scythe-recruit-upgrade", "рекрут Апгрейду"),
        ("ru", "scythe-option-bribes", "Подарки монетами"),
        ("ru", "scythe-ask-dial", "выставьте силу на диске"),
        ("uk", "scythe-ask-dial", "виставте силу на циферблаті"),
        ("ru", "scythe-about", "в альтернативных 1920-х"),
        ("uk", "scythe-about", "в альтернативних 1920-х"),
    ],
)
def test_the_right_words(language: str, key: str, words: str) -> None:
    args: dict[str, Arg] = {"seat": "Ада", "other": "Боб", "place": "D4", "count": 2}
    assert words in say(language, key, **args)


@pytest.mark.finding("WO-70")
def test_one_of_several_units() -> None:
    assert say("ru", "scythe-unit-mech", count=2, place="Фабрика D4") == "Мех (один из 2), Фабрика D4"
    assert say("uk", "scythe-unit-worker", count=3, place="Село D2") == "Працівник (один із 3), Село D2"


@pytest.mark.finding("PL-38")
def test_standing_orders_ask_only_for_what_can_come_up() -> None:
    t = Table("polania", "nordic", "saxony")
    names = []
    for seat in range(3):
        form = GAME.standing_form(t.g, seat)
        assert isinstance(form, Form)
        names.append({field.name for field in form.fields})
        hints = [option.hint for f in form.fields if isinstance(f.shape, Pick) for option in f.shape.options]
        assert sum(hint is None for hint in hints) == 8, "numbers on the dial speak for themselves"
    assert names[1] - names[0] == {"abilities", "retreat"}, "Polania has neither"
    assert names[2] - names[0] == {"abilities"}
    t.put(0, stars=["objective"])
    form = GAME.standing_form(t.g, 0)
    assert form is not None
    assert not {"end", "reveal"} & {field.name for field in form.fields}, "there is no other objective to reveal"
