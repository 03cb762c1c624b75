"""How the bot speaks: one name for one thing, numbers with their nouns, no word that misleads (findings WO)."""

from __future__ import annotations

import re

import pytest

import games
from bot.client import Slowtable
from bot.messages.clock_words import time_text
from bot.messages.words import say, texts
from db import Clock
from games.engine import Text
from games.engine.texts import LANGUAGES, load
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread
from tests.support.fluent_files import ROOT, YOU, Lines, messages

WAITING = {
    "ryozen": "ryozen-picture-waiting",
    "scythe": "scythe-picture-waiting",
    "circadians": "circadians-picture-waiting",
    "hyperborea": "hyperborea-picture-choosing",
}

TO_ALL = re.compile(
    r"(news|trouble|end|list)-.*|note-(?!dms).*|match-(paused|resumed|clock-set|rests)|host-passed|hint-used"
    r"|vote-(ask-.*|done-.*|yes|no|over|void|how|missing|seat-how)"
    r"|vote-late-(wait|default|bot|seat|acted|untold|void|how|voted)"
    r"|seat-(bot-.*|rests-.*|more-time|back|given|resigned|offer.*|restored)"
    r"|offer-(until|taken|withdrawn|expired|moved|gone)|table-(choosing|sealed|asked|paused|rests|same-board|renamed|speaks)"
    r"|lobby-(host|count|started|cancelled|secret|guests|heir|is-private|is-open)"
)
"""What is posted where everybody reads it. (`table-turn` calls somebody by name.)"""


@pytest.mark.finding("WO-5", "TM-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_reads_says_you_to_nobody(language: str) -> None:
    public = {key: entry for key, entry in messages(ROOT / "bot" / "text", language).items() if TO_ALL.fullmatch(key)}
    assert len(public) > 80
    faults = [
        f"{key}: {line.words}"
        for key, entry in public.items()
        for line in Lines(entry).found
        if YOU.search(line.words.replace("Thank you", ""))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.finding("WO-14")
@pytest.mark.parametrize(("language", "name"), [("ru", "Шаг назад"), ("uk", "Крок назад")])
def test_undo_is_a_step_back_on_button_and_command(language: str, name: str) -> None:
    assert say(language, "table-undo") == name
    assert say(language, "command-undo") == name.lower().replace(" ", "-")


@pytest.mark.finding("WO-15", "WO-16")
@pytest.mark.parametrize(("language", "name"), [("ru", "Наказы"), ("uk", "Накази")])
def test_standing_orders_have_one_name(language: str, name: str) -> None:
    assert say(language, "own-standing") == name
    assert say(language, "command-standing") == name.lower()
    for game in ("ryozen", "scythe"):
        assert games.texts(game, language).say(Text(f"{game}-standing")) == name
    advice = games.texts("xidit", language).say(Text("xidit-preview-standing"))
    assert f"/{name.lower()}" in advice


@pytest.mark.finding("WO-17")
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_prepared_turn_has_one_name(language: str) -> None:
    assert say(language, "prepare-open").lower() == say(language, "command-prepare")


@pytest.mark.finding("WO-18")
@pytest.mark.parametrize(("language", "name"), [("ru", "хозяин стола"), ("uk", "господар столу")])
def test_the_host_has_one_name(language: str, name: str) -> None:
    for command in ("start", "pause", "resume"):
        assert f"({name})" in say(language, f"command-match-{command}-about")
    assert name in say(language, "lobby-host-only", user="@Анна")


@pytest.mark.finding("WO-19", "WO-23", "WO-24")
async def test_names_of_commands_say_what_they_do(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    assert say("ru", "option-rests") == "стоят_ночью"
    assert "Тихие часы" in (await boris.slash("/я тихие-часы", часы="22-7")).text
    assert "Asia/Tokyo" in (await boris.slash("/я часовой-пояс", пояс="tokyo")).text
    assert not (await boris.slash("/мои что-нового")).text.startswith("⚠️")


@pytest.mark.finding("WO-20", "WO-21", "WO-22")
async def test_leaving_is_confirmed_in_ones_own_language(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """The answer that the bot asks for is the one that Discord offers."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    boris.go(await thread(kit, bot, number))
    asked = (await boris.slash("/сдаться")).text
    assert "Сдаться по правилам нельзя" in asked
    assert "лучше /отпуск" in asked
    assert "/сдаться точно:Да" in asked
    command = next(found for found in kit.world.commands if found.name == "resign")
    (yes,) = next(option for option in command.options if option["name"] == "sure")["choices"]
    assert (yes["name_localizations"]["ru"], yes["name_localizations"]["uk"]) == ("Да", "Так")
    await boris.slash("/сдаться", точно=yes["value"])
    await settled(kit, bot)
    assert not (await running(bot, number)).seats_of(int(boris.id))


@pytest.mark.finding("WO-25", "WO-32")
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_seed_is_a_number_and_the_program_is_called_one(language: str) -> None:
    said = [say(language, key, seed="a1", hash="b2") for key in ("end-seed", "end-seed-wrong", "lobby-secret")]
    assert all("(seed)" in words and "зерн" not in words.lower() for words in said)
    assert "програм" in said[0]


@pytest.mark.finding("WO-26", "WO-27")
def test_short_answers_say_what_happened() -> None:
    assert say("ru", "replace-offered") == "Предложил место в ветке."
    assert say("ru", "lobby-taken") == "Это уже выбрали."


@pytest.mark.finding("WO-28")
@pytest.mark.parametrize(
    ("language", "hours", "said"),
    [
        ("en", 168, "7 days per decision."),
        ("en", 36, "36 hours per decision."),
        ("ru", 48, "2 дня на решение."),
        ("ru", 504, "21 день на решение."),
        ("uk", 168, "7 днів на рішення."),
        ("uk", 24, "24 години на рішення."),
    ],
)
def test_long_clocks_are_told_in_days(language: str, hours: int, said: str) -> None:
    assert texts(language).say(time_text(Clock(decision_hours=hours))) == said


@pytest.mark.finding("WO-29")
async def test_closed_standing_orders_say_when_they_open(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Before the first plans of Lords of Xidit nothing can be ordered, and the reason is the rules' own."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    told = await boris.go(await thread(kit, bot, number)).slash("/наказы")
    assert "пока составляются планы" in told.text


@pytest.mark.finding("WO-30")
def test_ukrainian_waits_for_somebody() -> None:
    assert say("uk", "own-waiting", seats="Ада").endswith("Чекаємо на: Ада.")


@pytest.mark.finding("WO-31")
@pytest.mark.parametrize("game", WAITING)
def test_pictures_wait_in_one_style(game: str) -> None:
    def said(language: str) -> list[str]:
        return [
            load(language, f"games.{game}", f"render.{game}").say(Text(WAITING[game], {"count": count}))
            for count in (1, 2, 5, 21)
        ]

    assert said("en") == [f"Waiting for {count}" for count in ("1 player", "2 players", "5 players", "21 players")]
    assert said("ru") == [f"Ждём {count}" for count in ("1 игрока", "2 игроков", "5 игроков", "21 игрока")]
    assert said("uk") == [f"Чекаємо на {count}" for count in ("1 гравця", "2 гравців", "5 гравців", "21 гравця")]
