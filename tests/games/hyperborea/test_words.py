"""What Hyperborea says, in three languages."""

from __future__ import annotations

import re

import pytest

from games.engine import SeatName, Text
from games.engine.text import Arg
from games.engine.texts import load, messages
from games.hyperborea import components as c
from games.hyperborea.effects import effect_text
from games.hyperborea.state import label, round_of

LANGUAGES = ("en", "ru", "uk")
TEXTS = {language: load(language, "games.engine", "games.hyperborea") for language in LANGUAGES}
COUNTS = (0, 1, 2, 5, 21)


def say(language: str, key: str, **words: Arg) -> str:
    """A message of the game."""
    return TEXTS[language].say(Text(f"hyperborea-{key}", words))


def counted(language: str, key: str, blank: str, **words: Arg) -> list[str]:
    """The same message with 0, 1, 2, 5 and 21."""
    return [say(language, key, **{blank: count}, **words) for count in COUNTS]


@pytest.mark.finding("WO-7")
def test_alternatives_are_no_sums() -> None:
    choice = next(effect for effect in c.ROWS["war1"].effects if effect.op == "choose")
    said = {language: TEXTS[language].say(effect_text(choice)) for language in LANGUAGES}
    assert said == {"en": "1 attack or 2 Fortresses", "ru": "1 атака или 2 Крепости", "uk": "1 атака або 2 Фортеці"}


@pytest.mark.finding("WO-8", "WO-32")
@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_have_names_and_no_codes(language: str) -> None:
    homes = [TEXTS[language].say(label(f"h1{part[0]}", f"home_a.{part}", 0)) for part in ("capital", "left", "right")]
    outer = TEXTS[language].say(label("o3", "o04", -1))
    assert not any(re.search(r"\b[oh]\d", words) for words in (*homes, outer))
    assert len({*homes}) == 3
    assert outer == say(language, "tile-o04")
    assert say("ru", "home-left", area="h1l", seat=SeatName(0)) == "Родной Регион слева (Игрок 1)"


@pytest.mark.finding("WO-71")
def test_developments_stand_in_rows() -> None:
    assert counted("ru", "effect-dev-different", "n") == [
        "0 Развитий в разных рядах",
        "1 Развитие в разных рядах",
        "2 Развития в разных рядах",
        "5 Развитий в разных рядах",
        "21 Развитие в разных рядах",
    ]
    assert counted("ru", "effect-dev-same", "n")[2] == "2 Развития в одном и том же ряду"
    assert counted("uk", "effect-dev-same", "n")[3] == "5 Розвитків у тому самому ряду"


@pytest.mark.finding("WO-72")
def test_markers_become_cubes_by_the_rulebooks_term() -> None:
    for language, term in (("ru", "Развитие Цивилизации"), ("uk", "Розвиток Цивілізації")):
        assert say(language, "group-cash") == term
        for words in counted(language, "do-cash", "count", track="X", cube="Y"):
            assert words.startswith(f"{term}, X: ")
        assert all(term in words for words in counted(language, "cashed", "count", track="X", cube="Y", seat="Z"))


@pytest.mark.finding("WO-73")
def test_waste_is_counted_in_grey_cubes() -> None:
    assert counted("ru", "effect-purge", "n") == [
        "убрать 0 серых кубиков",
        "убрать 1 серый кубик",
        "убрать 2 серых кубика",
        "убрать 5 серых кубиков",
        "убрать 21 серый кубик",
    ]
    assert counted("uk", "left-purge", "n")[1:4] == [
        "прибрати 1 сірий кубик",
        "прибрати 2 сірі кубики",
        "прибрати 5 сірих кубиків",
    ]
    assert say("ru", "do-purge", cube="X") == "Убрать серый кубик: X"


@pytest.mark.finding("WO-74")
def test_tokens_are_put_aside() -> None:
    assert say("ru", "token-keep", token="X") == "Отложить: X"
    assert say("uk", "token-keep", token="X") == "Відкласти: X"
    assert say("ru", "do-token", colour="gold") == "Использовать отложенный золотой жетон"
    assert "в любой свой ход" in say("ru", "hint-keep")


@pytest.mark.finding("WO-75")
@pytest.mark.parametrize(
    ("language", "begins"),
    [("en", "B: pay 1 gem for"), ("ru", "B: отдать 1 Камень за"), ("uk", "B: віддати 1 Камінь за")],
)
def test_what_a_gem_buys_says_the_price_first(language: str, begins: str) -> None:
    assert say(language, "faction-tile-golden_b").startswith(begins)


@pytest.mark.finding("WO-76")
def test_what_is_left_of_an_effect_is_counted() -> None:
    assert counted("uk", "hint-elsewhere", "left")[1:3] == ["ще 1 в іншому ряду", "ще 2 в інших рядах"]
    assert "hyperborea-hint-level-left" not in messages("games.hyperborea", "uk")


@pytest.mark.finding("WO-77", "WO-78")
def test_the_coral_tiles_say_what_is_done() -> None:
    assert say("uk", "faction-tile-coral_a") == "A: свій ряд: прибрати сірий кубик і отримати Камінь"
    assert say("uk", "faction-tile-coral_b") == "B: сірі кубики можна класти на помаранчеві поля"


@pytest.mark.finding("WO-79")
def test_the_red_tokens_give_something() -> None:
    assert say("ru", "faction-tile-red_b") == "B: 2 жетона: каждый один раз даёт Крепость, атаку или дальнюю атаку"


@pytest.mark.finding("WO-80")
def test_the_first_question_asks_for_three_different_tracks() -> None:
    assert "на три разных ряда" in say("ru", "ask-start")


@pytest.mark.finding("PL-40")
def test_rounds_are_counted_not_turns_of_everybody() -> None:
    assert [round_of(turn, 3) for turn in (1, 3, 4, 64)] == [1, 1, 2, 22]
    assert say("en", "heading-turn", round=16, seat=SeatName(0)) == "**Round 16: Player 1**"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_counts_has_the_forms_of_its_language(language: str) -> None:
    """Numbers choose among one, few, many and other; English has one and other."""
    wanted = {"en": {"one", "other"}, "ru": {"one", "few", "other"}, "uk": {"one", "few", "other"}}[language]
    for key, source in messages("games.hyperborea", language).items():
        for body in re.findall(r"\{ \$\w+ ->(.*?)\n    \}", source, re.S):
            forms = set(re.findall(r"\[(\w+)\]", body))
            if "one" in forms or "few" in forms:
                assert wanted <= forms, f"{key}: {sorted(forms)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_reads_never_says_you(language: str) -> None:
    """Hints stand beside public options, changes and news in the thread."""
    you = {"en": r"\b[Yy]ou(r|rs)?\b", "ru": r"\b[Вв](ы|ас|ам|ами|аш\w*)\b", "uk": r"\b[Вв](и|ас|ам|ами|аш\w*)\b"}[
        language
    ]
    public = ("hint-", "final-", "change-", "do-", "group-", "left-", "effect-", "there-", "colour-gives-", "heading-")
    for key, source in messages("games.hyperborea", language).items():
        if key.removeprefix("hyperborea-").startswith(public):
            assert not re.search(you, source.partition("=")[2]), key
