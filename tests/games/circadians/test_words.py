"""What is said in three languages: numbers with nouns, names without cases, the rulebook's terms."""

from __future__ import annotations

import re
from functools import cache

import pytest

import games
from games.circadians import components as c
from games.circadians.effects import TIMELESS, effect_text, effects_text, paid_text, reward_text
from games.circadians.vocabulary import Effect
from games.engine import SeatName, Text
from games.engine.text import Arg
from games.engine.texts import LANGUAGES, Texts
from tests.games.circadians.support import Table, duel

COUNTS = (0, 1, 2, 5, 21)


@cache
def texts(language: str) -> Texts:
    return games.texts("circadians", language)


def say(language: str, key: str, **args: Arg) -> str:
    return texts(language).say(Text(f"circadians-{key}", args), ("Anna", "Boris").__getitem__)


def counted(language: str, key: str, **args: Arg) -> list[str]:
    return [say(language, key, count=count, **args) for count in COUNTS]


def told(table: Table, language: str, key: str) -> list[str]:
    return [say(language, key, **args) for args in table.said(key)]  # type: ignore[arg-type]


def every_effect() -> list[Effect]:
    """Of all cards, leaders and attributes."""
    found = [effect for card in c.CARDS.values() for effect in (*card.battle, *card.play)]
    found += [effect for each in c.LEADERS.values() for side in (each.base, each.upgraded) for effect in side.effects]
    return [
        *found,
        *(effect for each in c.ATTRIBUTES.values() for effect in (*each.base, *each.upgraded, *each.on_upgrade)),
    ]


@pytest.mark.finding("WO-1", "WO-37")
def test_proficient_speaks_of_research_tracks() -> None:
    proficient = c.ATTRIBUTES["proficient"]
    assert texts("en").say(effects_text(proficient.base)) == "locks of research tracks for 1 energy"
    assert texts("ru").say(effects_text(proficient.base)) == "замки шкал исследований за 1 энергию"
    assert texts("uk").say(effects_text(proficient.upgraded)) == "замки шкал досліджень безкоштовні"


@pytest.mark.finding("WO-2")
def test_optimistic_tells_its_sides_apart() -> None:
    for language in LANGUAGES:
        base, upgraded = (
            texts(language).say(effects_text(side))
            for side in (c.ATTRIBUTES["optimistic"].base, c.ATTRIBUTES["optimistic"].upgraded)
        )
        assert "1" in base
        assert "2" in upgraded


@pytest.mark.finding("WO-3")
def test_every_moment_is_named() -> None:
    for language in LANGUAGES:
        for effect in every_effect():
            words = texts(language).say(effect_text(effect))
            if effect.at not in TIMELESS:
                assert words.startswith(say(language, f"at-{effect.at.replace(':', '-')}") + ": "), words
    assert texts("en").say(effects_text(c.CARDS["outnumbered"].play)) == "when you pass in Recruit: +2 recruit points"


@pytest.mark.finding("WO-4")
def test_the_ship_is_relocated_for_free() -> None:
    upgraded = c.ATTRIBUTES["mobile"].upgraded
    assert texts("en").say(effects_text(upgraded, moments=False)) == "relocate the ship for free"
    assert texts("ru").say(effects_text(upgraded, moments=False)) == "бесплатный перелёт корабля"


@pytest.mark.finding("WO-5", "WO-6", "WO-44")
def test_prices_are_told_to_everybody_by_their_names() -> None:
    table = Table("ai", "zcharo", "leyrien")
    player = table.player("ai")
    table.g.flare = table.seat("ai")
    table.g.prices = {}
    from games.circadians.rules.pricing import Pricing

    player.vault = ["p2", "p6"]
    table.do(Pricing())
    table.answer("ai", "p1@move_first")
    (priced,) = told(table, "en", "priced-move_first")
    assert priced == "Anna sets price 1 on Move and goes first."
    assert told(table, "ru", "priced-move_first") == ["Anna устанавливает цену 1: Перемещение, ходит первым."]
    assert told(table, "en", "vault-taken") == ["Anna takes price tokens from the vault: price 2 and price 6."]


@pytest.mark.finding("WO-33", "WO-34", "WO-36", "WO-50")
def test_energy_is_counted_and_declined() -> None:
    assert [texts("ru").say(paid_text({"energy": count})) for count in COUNTS[1:]] == [
        "1 энергию",
        "2 энергии",
        "5 энергии",
        "21 энергию",
    ]
    assert [texts("uk").say(paid_text({"energy": count})) for count in COUNTS[1:]] == [
        "1 енергію",
        "2 енергії",
        "5 енергії",
        "21 енергію",
    ]
    cost = paid_text({"energy": 1})
    assert say("ru", "neutral-paid", seat=SeatName(0), cost=cost) == "Anna платит 1 энергию."
    assert (
        say("uk", "price-paid", seat=SeatName(0), cost=cost, pricer=SeatName(1), share=1)
        == "Anna платить 1 енергію; Boris отримує 1."
    )
    assert (
        say("ru", "stole-energy", seat=SeatName(0), victim=SeatName(1), cost=cost, count=1)
        == "Anna забирает 1 энергию; Boris: −1."
    )
    assert texts("ru").say(effects_text(c.LEADERS["akira"].base.effects, moments=False)) == "1 самоцвет за 1 энергию"
    assert counted("ru", "gained-energy", seat=SeatName(0))[1:] == [
        "Anna: +1 энергия.",
        "Anna: +2 энергии.",
        "Anna: +5 энергии.",
        "Anna: +21 энергия.",
    ]
    assert say("ru", "fame", seat=SeatName(0), count=1, fame=3, goal=18) == "Anna: +1 слава, теперь 3 из 18."


@pytest.mark.finding("WO-35")
def test_nothing_stolen_is_not_told() -> None:
    table = duel(("ai", 6, ()), ("zcharo", 1, ())).hand("ai", "raiding_party")
    table.rich("zcharo", energy=0)
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", "assault", "raiding_party"), ("zcharo", "guard", "none"))
    assert table.victor() == table.seat("ai")
    assert not table.said("stole-energy")


@pytest.mark.finding("WO-38")
def test_trades_are_counted() -> None:
    assert counted("en", "recruit-trade")[1:3] == ["Trade points once", "Trade points 2 times"]
    assert counted("ru", "recruit-trade")[2:4] == ["Обменять очки 2 раза", "Обменять очки 5 раз"]
    assert counted("uk", "recruit-trade")[2:4] == ["Обміняти очки 2 рази", "Обміняти очки 5 разів"]


@pytest.mark.finding("WO-39")
def test_who_is_not_saved_is_not_told() -> None:
    for language in LANGUAGES:
        assert all("0" not in words for words in counted(language, "wounded", seat=SeatName(0))[1:])
    assert counted("ru", "wounded", seat=SeatName(0))[1:] == [
        "Anna: ранен 1 воин.",
        "Anna: ранены 2 воина.",
        "Anna: ранено 5 воинов.",
        "Anna: ранен 21 воин.",
    ]


@pytest.mark.finding("WO-40", "WO-41", "WO-42", "WO-43")
def test_english_sentences_are_sentences() -> None:
    assert say("en", "plays", seat=SeatName(0), faction=Text("circadians-faction-ai")) == "Anna plays the A.I. faction."
    support = say("en", "ask-support", cost=paid_text({"energy": 4}), gain=reward_text({"deploy_leader": 1}))
    assert support == "Support action for 4 energy: deploy a leader?"
    assert say("en", "won-fame", seats=[SeatName(0), SeatName(1)], count=2) == "Anna and Boris win by fame."
    assert say("ru", "won-fame", seats=[SeatName(0)], count=1) == "Победа по славе: Anna."


@pytest.mark.finding("WO-45", "WO-46", "WO-47", "WO-52", "WO-53")
def test_the_terms_are_those_of_the_rulebook() -> None:
    forbidden = {
        "ru": re.compile(r"примен(или|ённую)|\bвраг|\bворог|[^.:] Рай-зу|назнача"),
        "uk": re.compile(r"\bворог|[^.:] Рай-зу|рахується болот|Скритн|признач"),
    }
    for language, pattern in forbidden.items():
        spoken = [texts(language).say(effect_text(effect)) for effect in every_effect()]
        spoken += [say(language, f"quick-{number}") for number in range(1, 11)] + [say(language, "about")]
        assert not [words for words in spoken if pattern.search(words)]
    assert say("uk", "attribute-covert") == "Прихованість"


@pytest.mark.finding("WO-48", "WO-55")
def test_bonuses_are_said_with_their_cases() -> None:
    assert texts("ru").say(effects_text(c.CARDS["annexation"].battle)) == "битва: +2 к силе, если это равнина"
    assert texts("uk").say(effects_text(c.ATTRIBUTES["protective"].upgraded, moments=False)).startswith("+2 до захисту")
    assert (
        texts("ru").say(effects_text(c.ATTRIBUTES["tenacious"].base, moments=False)) == "до 1 своего раненого — на базу"
    )


@pytest.mark.finding("WO-49", "WO-56", "WO-58")
def test_questions_are_counted() -> None:
    assert counted("ru", "ask-arrive", region=Text("circadians-region-c3"))[1:3] == [
        "1 новобранец: сколько появится в C3?",
        "2 новобранца: сколько появится в C3?",
    ]
    assert counted("ru", "ask-income")[2] == "Доход (2 региона): в каком порядке?"
    assert say("ru", "do-stop") == "Закончить"


@pytest.mark.finding("WO-51")
def test_the_extended_leaders_are_told_rightly() -> None:
    for language in LANGUAGES:
        words = say(language, "option-leaders-extended")
        assert not re.search(r"three|five|трое|пяти|троє|п'яти", words)


@pytest.mark.finding("WO-54")
def test_names_need_no_case() -> None:
    for language in ("ru", "uk"):
        words = say(language, "battle", seat=SeatName(0), opponent=SeatName(1), region=Text("circadians-region-c3"))
        assert words == "**Битва в C3: Anna — Boris.**"
