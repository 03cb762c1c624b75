"""The board in words, typed shortcuts, and the bot."""

from __future__ import annotations

import random
import re

import pytest

import games
from games.engine import Setup, apply, open_decisions
from games.engine.policy import random_choice
from games.engine.text import Arg, Text
from games.engine.texts import LANGUAGES
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.meta import META
from games.ryozen.rules.purse import bundle_option
from games.ryozen.rules.villages import build_option
from games.ryozen.standing import form
from games.ryozen.state import kin_name, place_name, sector_name, some, who
from tests.games.ryozen.support import Board


def said(board: Board, language: str = "en") -> list[str]:
    texts = games.texts("ryozen", language)
    names = ("Ada", "Bo", "Cy", "Di")
    return [texts.say(line, lambda seat: names[seat]) for line in GAME.describe(GAME.view(board.g, 0))]


def test_the_board_in_words() -> None:
    board = Board().put(0, "gate.1", cloaked=True).put(1, "gate.2").put(2, "palace").event_row("flood")
    board.villages("fire_cape", explorers=(1,)).cards(1, "rainbow").clan_row((1, "bard"))
    lines = said(board)
    assert "Gate (highlighted): 1, Apprentice cloaked (Ada), 2, Apprentice (Bo), and 1 place free." in lines
    assert "Phoenix Palace: Apprentice (Cy)." in lines
    assert "Predicted events: 1. Flood, 2. nothing, 3. nothing, and 4. nothing." in lines
    assert "Clan House row: Bard of Bo (1 coin, 2 favour)." in lines
    assert "Villages: 0. Starting Village (Explorers: Bo and Cy) and 1. Fire Cape (Explorers: Ada)." in lines
    assert "Revelation cards: Rainbow." in lines
    assert any(line.startswith("**Ada**, Orange Clan: 0 favour; 4 coins, 3 scrolls, and 2 lanterns") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    board = Board(4, "phoenix_palace").put(0, "wall_1").put(1, "summit").put(2, "gate.1", "guardian")
    board.put(3, "pushed")
    for line in said(board, language):
        assert "ryozen-" not in line
        assert "$" not in line


def test_every_card_event_village_and_ability_is_explained_shortly() -> None:
    for language in LANGUAGES:
        texts = games.texts("ryozen", language)
        keys = [
            *(f"ryozen-ability-{kind}" for kind in c.KINDS),
            *(f"ryozen-card-{card}" for card in c.REVELATIONS),
            *(f"ryozen-does-{event}" for event in c.EVENTS),
            *(f"ryozen-bonus-{village}" for village in (*c.VILLAGES, c.START_VILLAGE, c.ALTAR_TILE)),
            *(f"ryozen-effect-{sector}" for sector in (*c.SECTOR_IDS, "palace", "outer_wall", "embrasure", "summit")),
        ]
        for key in keys:
            words = texts.say(Text(key.replace("_", "-")))
            assert 0 < len(words) <= 100, f"{language}: {key} has {len(words)} letters"


def test_shorthand() -> None:
    """Several answers typed in one line."""
    board = Board().put(1, "gate.1")
    view, decision = GAME.view(board.g, 0), board.asked(0)
    assert decision is not None
    assert GAME.shorthand(view, decision, "gate fighter cloaked") == ["gate.2:fighter:cloaked"]
    assert GAME.shorthand(view, decision, "gate.3 fighter") == ["gate.3:fighter"]
    assert GAME.shorthand(view, decision, "palace fighter coin end") == ["palace:fighter", "coin", "end"]
    assert GAME.shorthand(view, decision, "gate archer") is None
    assert GAME.shorthand(view, decision, "gate") == ["gate.2:apprentice"]
    assert GAME.shorthand(view, decision, "gate.1 fighter") == ["gate.1"]  # taken: the place has a reason to tell
    assert GAME.shorthand(view, decision, "nowhere fighter") is None
    words = GAME.shorthand(view, decision, "gate fighter revealed gate.1 apply")
    assert words is not None
    for word in words:
        board.answer(0, word)
    assert board.at("palace") == (1, "apprentice", False)
    assert board.purse(0)[2] == 3


def test_shorthand_offers_what_can_be_paid() -> None:
    board = Board().own(0).cards(0, "offering_of_wealth").put(0, "altar.1")
    decision = board.asked(0)
    view = GAME.view(board.g, 0)
    assert GAME.shorthand(view, decision, "gate fighter") == ["gate.1:fighter"]
    assert GAME.shorthand(view, decision, "gate fighter cloaked") is None  # no coin for a cloak


@pytest.mark.whole_match
@pytest.mark.parametrize("mode", ["standard", "phoenix_palace"])
def test_the_bot_beats_three_who_play_at_random(mode: str) -> None:
    won = 0
    for number in range(4):
        rng = random.Random(f"{mode} {number}")
        g, _ = GAME.begin(Setup(4, f"bar {number}", {"mode": mode}))
        bot = number % 4
        while g.outcome is None:
            seat, decision = next(iter(open_decisions(g).items()))
            if seat == bot:
                apply(g, seat, GAME.policy(GAME.view(g, seat), decision, rng))
            else:
                apply(g, seat, random_choice(decision, rng))
        won += g.outcome.winners == (bot,)
    assert won >= 3


COUNTS = (0, 1, 2, 5, 21)
NAMES = ("Анна", "Богдан", "Вера", "Ганна")


def say(language: str, key: str, **args: Arg) -> str:
    """A message of the game, with people who have names."""
    return games.texts("ryozen", language).say(Text(key, args), NAMES.__getitem__)


@pytest.mark.finding("WO-111")
@pytest.mark.parametrize(
    ("language", "thing", "words"),
    [
        ("ru", "coin", ("0 монет", "1 монета", "2 монеты", "5 монет", "21 монета")),
        ("uk", "scroll", ("0 сувоїв", "1 сувій", "2 сувої", "5 сувоїв", "21 сувій")),
        (
            "ru",
            "coral",
            (
                "0 осколков коралловой луны",
                "1 осколок коралловой луны",
                "2 осколка коралловой луны",
                "5 осколков коралловой луны",
                "21 осколок коралловой луны",
            ),
        ),
        (
            "uk",
            "jade",
            (
                "0 уламків нефритового місяця",
                "1 уламок нефритового місяця",
                "2 уламки нефритового місяця",
                "5 уламків нефритового місяця",
                "21 уламок нефритового місяця",
            ),
        ),
    ],
)
def test_numbers_stand_with_their_nouns(language: str, thing: str, words: tuple[str, ...]) -> None:
    assert tuple(say(language, f"ryozen-some-{thing}", count=count) for count in COUNTS) == words


@pytest.mark.finding("WO-95")
@pytest.mark.parametrize(("language", "bare"), [("ru", r"\d благосклонност"), ("uk", r"\d прихильност")])
def test_favour_is_counted_in_points(language: str, bare: str) -> None:
    keys = [
        "ryozen-ability-advisor",
        *(f"ryozen-bonus-{village}" for village in (*c.VILLAGES, c.START_VILLAGE, c.ALTAR_TILE)),
        *(f"ryozen-card-{card}" for card in c.REVELATIONS),
        *(f"ryozen-does-{event}" for event in c.EVENTS),
    ]
    for key in keys:
        assert not re.search(bare, say(language, key.replace("_", "-"))), key
    counted = [say(language, "ryozen-some-favour", count=count) for count in COUNTS]
    points = {"ru": ["очков", "очко", "очка", "очков", "очко"], "uk": ["очок", "очко", "очки", "очок", "очко"]}
    assert [words.split()[1] for words in counted] == points[language]


def people(language: str) -> dict[str, str]:
    """Lines of the log in which somebody is named."""
    kin, place, sector = kin_name("bard"), place_name("gate.2"), sector_name("gate")
    village, event = Text("ryozen-village-owl_cove"), Text("ryozen-event-flood")
    told: dict[str, dict[str, Arg]] = {
        "event-hits": {"event": event},
        "hired": {"kin": kin, "old": kin_name("apprentice"), "place": place_name("hand")},
        "paid": {"what": [some("coin", 1)]},
        "built": {"village": village, "space": 3},
        "built-altar": {},
        "explored": {"village": village},
        "blocked": {"sector": sector},
        "placed": {"kin": kin, "place": place},
        "tile-laid": {"kin": kin, "slot": 2},
        "heading-sector": {"sector": sector, "strength": [Text("ryozen-night-strength", {"seat": who(0), "count": 2})]},
    }
    return {name: say(language, f"ryozen-{name}", seat=who(0), **args) for name, args in told.items()}


@pytest.mark.finding(*("WO-96", "WO-97", "WO-98", "WO-99", "WO-100", "WO-101", "WO-106", "WO-107", "WO-108", "WO-109"))
def test_people_and_things_stand_where_they_need_no_case() -> None:
    russian, ukrainian, english = people("ru"), people("uk"), people("en")
    assert russian["heading-sector"] == "**Врата** (Анна 2), бонус за большинство: Анна."
    assert ukrainian["heading-sector"] == "**Брама** (Анна 2), бонус за більшість: Анна."
    assert russian["event-hits"] == "Анна: событие — Наводнение."
    assert ukrainian["event-hits"] == "Анна: подія — Повінь."
    assert russian["hired"] == "**Анна нанимает соратника**: Бард, замена: Подмастерье (в руке)."
    assert ukrainian["hired"] == "**Анна наймає соратника**: Бард, заміна: Підмайстер (у руці)."
    assert russian["paid"] == "Анна платит, цена: 1 монета."
    assert russian["built-altar"] == "**Анна строит путь к Алтарю.**"
    assert english["built-altar"] == "**Анна builds the path to the Altar.**"
    assert russian["explored"] == "Анна: Исследователь доходит до деревни Совиная бухта."
    assert ukrainian["blocked"] == "Анна закриває сектор до свого наступного ходу: Брама."
    assert english["placed"] == "Анна places a kin: Bard, Gate 2."
    assert english["blocked"] == "Анна closes a sector until the next turn: Gate."
    assert english["hired"] == "**Анна hires a kin**: Bard replaces Apprentice (hand)."
    assert russian["tile-laid"] == "Анна кладёт соратника в Дом кланов: Бард, область 2."


@pytest.mark.finding("WO-100")
def test_the_last_space_is_the_path_to_the_altar() -> None:
    last = len(c.TRACK) - 1
    label = build_option(0, last).label
    assert games.texts("ryozen", "ru").say(label).startswith("Построить путь к Алтарю (цена: ")
    assert games.texts("ryozen", "uk").say(label).startswith("Збудувати шлях до Вівтаря (ціна: ")
    assert games.texts("ryozen", "ru").say(build_option(1, 2).label).startswith("Исследовать 1 и построить деревню 2")


@pytest.mark.finding("WO-15", "WO-16", "WO-30", "WO-94", "WO-102", "WO-103", "WO-104", "WO-105", "WO-110")
def test_texts_have_their_verbs_and_the_rulebooks_words() -> None:
    assert (say("ru", "ryozen-standing"), say("uk", "ryozen-standing")) == ("Наказы", "Накази")
    assert say("uk", "ryozen-words-waiting", seats=[who(0)]) == "Чекаємо на: Анна."
    assert "2 впливи" in say("uk", "ryozen-quick-3")
    for spot in ("palace", "embrasure", "summit"):
        assert re.search("примен", say("ru", f"ryozen-effect-{spot}"))
        assert re.search("застос", say("uk", f"ryozen-effect-{spot}"))
    assert say("ru", "ryozen-ability-hermit").endswith("вместо здешнего.")
    for card in (card for card in c.REVELATIONS if card.startswith("seal_of_")):
        assert say("ru", f"ryozen-card-{card.replace('_', '-')}").startswith(("Когда вы применяете", "Прежде чем"))
        assert say("uk", f"ryozen-card-{card.replace('_', '-')}").startswith(("Коли ви застосовуєте", "Перш ніж"))
    assert "соратнику соперника" in say("ru", "ryozen-card-coral-mercy")
    assert "соратникові суперника" in say("uk", "ryozen-card-seal-of-the-altar")
    assert "способность" not in say("ru", "ryozen-hint-plain", mine=1, rival=0, offer="")


@pytest.mark.finding("PL-38")
def test_standing_orders_ask_for_what_there_is() -> None:
    names = [field.name for field in form(Board().g, 0).fields]
    assert names == ["gain", "pay", "lose", "shard"]
    assert [field.name for field in form(Board(mode="phoenix_palace").g, 0).fields] == [*names, "wall"]


@pytest.mark.finding("PL-7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_modes_and_clans_say_what_they_mean(language: str) -> None:
    for key in ("option-mode", "seat-clan", *(f"option-mode-{choice}" for choice in META.options[0].choices)):
        assert 0 < len(say(language, f"ryozen-{key}-about")) <= 100
    for clan in META.seat_options[0].choices:
        assert say(language, f"ryozen-seat-clan-{clan}-about")


@pytest.mark.rule("RYO-13.32")
@pytest.mark.parametrize("language", LANGUAGES)
def test_shards_of_all_colours_fit_onto_a_button(language: str) -> None:
    texts = games.texts("ryozen", language)
    three = texts.say(bundle_option(c.SHARDS).label)
    assert len(three) <= 80
    assert all(texts.say(Text(f"ryozen-short-{colour}", {"count": 1})) in three for colour in c.SHARDS)
