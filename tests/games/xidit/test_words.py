"""How Lords of Xidit speaks: numbers with their nouns, names that need no case, the words of the rulebook."""

from __future__ import annotations

import pytest

import games
from games.engine import SeatName, Text
from games.engine.text import Arg
from games.engine.texts import LANGUAGES
from games.xidit import components as c
from games.xidit.game import GAME
from tests.games.xidit.support import WAIT, Board

COUNTS = (0, 1, 2, 5, 21)
NAME = "Ада"


def say(language: str, key: str, **args: Arg) -> str:
    """A message, with somebody whose name nobody can decline."""
    return games.texts("xidit", language).say(Text(key, args), lambda seat: NAME)


def counted(language: str, key: str) -> list[str]:
    """A message with 0, 1, 2, 5 and 21."""
    return [say(language, key, count=count) for count in COUNTS]


@pytest.mark.finding("WO-81", "WO-93")
def test_units_are_counted_as_the_rulebook_counts_them() -> None:
    assert counted("ru", "xidit-some-archer") == [
        "0 отрядов лучников",
        "1 отряд лучников",
        "2 отряда лучников",
        "5 отрядов лучников",
        "21 отряд лучников",
    ]
    assert counted("uk", "xidit-some-peasant") == [
        "0 загонів селян",
        "1 загін селян",
        "2 загони селян",
        "5 загонів селян",
        "21 загін селян",
    ]
    assert counted("en", "xidit-some-archer") == ["0 archers", "1 archer", "2 archers", "5 archers", "21 archers"]


@pytest.mark.finding("WO-93")
def test_in_menus_units_are_named_once_and_counted_where_there_are_several() -> None:
    assert counted("ru", "xidit-few-mage")[1:] == ["боевые маги", *(f"боевые маги ×{n}" for n in COUNTS[2:])]
    assert counted("uk", "xidit-few-peasant")[1:] == ["селяни", *(f"селяни ×{n}" for n in COUNTS[2:])]
    assert "нанимает отряд лучников" in say(
        "ru", "xidit-recruited", seat=SeatName(0), unit="archer", city=Text("xidit-city-5")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_a_count_has_its_forms(language: str) -> None:
    forms = {
        "ru": {"монет", "монета", "монеты"},
        "uk": {"монет", "монета", "монети"},
        "en": {"coins", "coin"},
    }
    said = {line.split()[1] for line in counted(language, "xidit-prize-coins")}
    assert said == forms[language]
    for key in (
        "xidit-prize-bards",
        "xidit-prize-guild_bonus",
        "xidit-some-coins",
        "xidit-some-bards",
        "xidit-some-guild_sections",
    ):
        lines = counted(language, key)
        assert all(line.startswith(f"{count} ") for line, count in zip(lines, COUNTS, strict=True))
        assert len({line.split(maxsplit=1)[1] for line in lines}) == len(forms[language])


@pytest.mark.finding("WO-82")
def test_a_tie_of_units_needs_no_case() -> None:
    for language, rest in (("ru", "больше"), ("uk", "більше")):
        line = say(language, "xidit-tie-units", party=SeatName(0), below=SeatName(1))
        assert line.count(f"{NAME} —") == 2
        assert rest in line


@pytest.mark.finding("WO-83", "WO-84", "WO-85", "WO-86")
@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("xidit-no-sections-left", {}),
        ("xidit-no-road", {"colour": "red"}),
        ("xidit-threat-not-met", {}),
        ("xidit-section-stored", {}),
    ],
)
def test_names_stand_before_a_colon(language: str, key: str, args: dict[str, Arg]) -> None:
    assert say(language, key, seat=SeatName(0), city=Text("xidit-city-5"), **args).startswith(f"{NAME}: ")


@pytest.mark.finding("WO-87")
def test_what_a_threat_demands_agrees_with_nothing() -> None:
    board = Board(heroes="5").arrange(threats=[17])
    for language, word in (("ru", "требуется: 1 отряд крестьян"), ("uk", "потрібно: 1 загін селян")):
        texts = games.texts("xidit", language)
        lines = [texts.say(line, lambda seat: NAME) for line in GAME.describe(GAME.view(board.g, None))]
        assert any(word in line for line in lines)


@pytest.mark.finding("WO-88")
def test_preferences_are_named_as_such() -> None:
    for key in ("xidit-standing-titan", "xidit-standing-bards", "xidit-standing-neutral"):
        assert "в порядке предпочтения" in say("ru", key)
        assert "у порядку переваги" in say("uk", key)


@pytest.mark.finding("WO-89")
def test_the_neutral_player_is_normal_or_hard() -> None:
    said = [say(language, f"xidit-option-neutral-{how}") for language in ("ru", "uk") for how in ("normal", "hard")]
    assert said == ["Обычный", "Сложный", "Звичайний", "Складний"]


@pytest.mark.finding("WO-90")
def test_discards_are_told_apart() -> None:
    board = Board().arrange(recruit_discard=[1, 2, 3], threat_discard=[4, 5])
    lines = {
        language: [games.texts("xidit", language).say(line) for line in GAME.describe(GAME.view(board.g, None))]
        for language in LANGUAGES
    }
    for language, words in (
        ("en", "recruit discard 3, threat discard 2"),
        ("ru", "сброс Найма 3, сброс Угроз 2"),
        ("uk", "скид Найму 3, скид Загроз 2"),
    ):
        assert any(words in line for line in lines[language])


@pytest.mark.finding("WO-91")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_names_no_rule_ids(language: str) -> None:
    assert not any("XID-" in say(language, key) for key in ("xidit-won-last-active", "xidit-won-neutral"))


@pytest.mark.finding("WO-92")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_the_neutral_player_begins_with_a_capital(language: str) -> None:
    assert say(language, "xidit-neutral-eliminated")[0].isupper()
    assert say(language, "xidit-neutral-wins")[0].isupper()


@pytest.mark.finding("WO-30")
def test_ukrainian_waits_for_somebody() -> None:
    assert say("uk", "xidit-alt-waiting", seats=[SeatName(0)]) == f"Чекаємо на: {NAME}."


@pytest.mark.finding("PL-32")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_sentences_name_no_order_of_the_assessments(language: str) -> None:
    last = say(language, "xidit-quick-10")
    names = [say(language, f"xidit-assessment-{kind}").lower() for kind in c.ASSESSMENTS]
    assert not all(name[:5] in last.lower() for name in names)


@pytest.mark.finding("PL-10")
def test_a_year_is_told_with_headings_and_moves_together() -> None:
    board = Board(heroes="7 5 4 3").arrange(recruits={6: "1p"})
    board.plan("red city", "blue", "black", "red wait wait blue")
    told = [event.text for event in board.events]
    orders = [text.args["number"] for text in told if text.key == "xidit-heading-order"]
    assert orders == [1, 2, 4]  # where all wait there is nothing to tell
    first = next(text for text in told if text.key == "xidit-heading-order")
    assert games.texts("xidit", "en").say(first, lambda seat: "ABCD"[seat]) == (
        "**Order 1:** A → 6 Halgard, B → 12 Sollan, C → 5 Merrow, and D → 9 Lumeris"
    )
    assert told[-1].key == "xidit-heading-year"


@pytest.mark.rule("XID-5.2")
@pytest.mark.finding("PL-10")
def test_heroes_who_move_after_an_act_are_told_after_it() -> None:
    board = Board(heroes="7 5 4 3").arrange(recruits={5: "1p 1a"})
    board.plan("red", "city", "black", "red")
    keys = [event.text.key for event in board.events]
    begin = keys.index("xidit-heading-order")
    assert keys[begin : begin + 3] == ["xidit-heading-order", "xidit-recruited", "xidit-moves"]


@pytest.mark.finding("PL-10")
def test_a_census_is_five_lines_without_zeros() -> None:
    board = Board(heroes="16").arrange().skip_to_year(4).give(0, "2p").give(2, "1p 1a")
    board.plan(*[WAIT] * 4)
    for seat, numbers in enumerate(("2 0 0 0 0", "0 0 0 0 0", "1 1 0 0 0", "0 0 0 0 0")):
        board.answer(seat, numbers)
    lines = [games.texts("xidit", "en").say(event.text, lambda seat: "ABCD"[seat]) for event in board.events]
    assert lines[:5] == [
        "Peasant militia: A 2 and C 1. Prize for A: 1 coin.",
        "Archers: C 1. Prize for C: 2 coins.",
        "Infantry: nobody shows any.",
        "Clerics: nobody shows any.",
        "Battle mages: nobody shows any.",
    ]


@pytest.mark.finding("PL-10")
def test_a_new_threat_is_told_with_what_it_demands_and_pays() -> None:
    board = Board(heroes="17").arrange(threats=[17], next_threat=13).give(0, "1p 1a 1c")
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    (appears,) = board.told("xidit-threat-appears")
    assert games.texts("xidit", "en").say(appears.text) == (
        "A threat appears in 13 Gorvel: Bog Witch (demands 2 infantry; pays two of 2 coins, 3 bards, 3 sections)."
    )


@pytest.mark.finding("PL-23")
def test_a_score_can_be_recomputed() -> None:
    board = Board(heroes="16").arrange().guild(0, 3, 4).guild(0, 9, 2).bards("snowy_reach", 2, 1).bards(c.CENTRAL, 1)
    board.skip_to_year(12)
    while board.g.outcome is None:
        board.pass_time()
    lines = [games.texts("xidit", "en").say(event.text, lambda seat: "ABCD"[seat]) for event in board.events]
    assert "1. A: 6 = 4 (3 Karsis) + 2 (9 Lumeris)" in lines
    assert "1. A: 14 = 8 (Crown Vale) + 6 (Snowy Reach)" in lines
    assert "2. B: 3" in lines  # of one alone there is no sum


@pytest.mark.finding("PL-38")
def test_standing_orders_ask_for_what_the_match_has() -> None:
    for players, names in (
        (3, ["rewards", "bards", "spread", "titan", "titan_units", "neutral"]),
        (4, ["rewards", "bards", "spread", "titan", "titan_units"]),
    ):
        form = GAME.standing_form(Board(players).g, 0)
        assert form is not None
        assert [field.name for field in form.fields] == names
    short = GAME.standing_form(Board(4, length="short").g, 0)
    assert short is not None
    regions = {option.id for option in next(field for field in short.fields if field.name == "bards").shape.options}  # type: ignore[union-attr]
    assert regions == set(c.REGIONS) - {"violet_fens", "ember_cape"}


@pytest.mark.finding("PL-7", "PL-17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_lobby_says_what_it_means(language: str) -> None:
    texts = games.texts("xidit", language)
    for spec in GAME.meta.options:
        for key in (f"xidit-option-{spec.key}", *(f"xidit-option-{spec.key}-{choice}" for choice in spec.choices)):
            assert len(texts.say(Text(f"{key}-about"))) > 4
    for seat in GAME.meta.seat_options:
        assert all(texts.say(Text(f"xidit-seat-{seat.key}-{choice}-about")) for choice in seat.choices)
