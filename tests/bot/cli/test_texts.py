"""`slowtable texts`, and a fourth language that is begun without a line of Python."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from discord import Locale, app_commands

from bot.__main__ import main
from bot.cli import texts
from bot.commands import translate
from games.engine.text import Text
from games.engine.texts import MissingText, Texts, known_to_babel, own_name

ROOT = Path(__file__).parents[3]
MADE_UP = "qya"
SAY = """
import games, bot.messages.words
from bot.commands.translate import language_choices
from bot.commands.typed import length, means
from random import Random
from games.engine import Match, Setup, Text
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
print(LANGUAGES, [choice.value for choice in language_choices()])
print(bot.messages.words.say("qya", "table-undo"))
print(bot.messages.words.say("qya", "table-my-move"))
print(games.texts("scythe", "qya").say(Text("scythe-faction-nordic")))
print(games.title("scythe", "qya"))
print([length(words, "qya").days for words in ("3 auri", "3 days")], means("lau", "off", "qya"))
game, texts = games.game("xidit"), games.texts("xidit", "qya")
match, events = Match.begin(game, Setup(3, "qya"))
for number in range(40):
    for event in events:
        print(">", texts.say(event.text))
    seat = match.waiting[0]
    _, events = match.submit(seat, random_choice(match.decisions[seat], Random(number)))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The packages with their texts, to be written to; compiled ones save time."""
    for room in ("bot", "games", "render", "db", "sandbox"):
        shutil.copytree(ROOT / room, tmp_path / room)
    return tmp_path


def run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python process in a tree."""
    command, env = [sys.executable, *words], {"PYTHONPATH": str(tree)}
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, check=False, encoding="utf-8", timeout=100)


def told(tree: Path, *words: str) -> str:
    """What it says, if it finds nothing wrong."""
    done = run(tree, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def write(tree: Path, package: str, *messages: str) -> Path:
    """Add translated messages to a file."""
    file = tree / package / "text" / f"{MADE_UP}.ftl"
    with file.open("a", encoding="utf-8") as end:
        end.write("\n" + "".join(f"{message}\n" for message in messages))
    return file


@pytest.mark.long
@pytest.mark.finding("CO-9")
def test_a_made_up_language_is_begun_with_files_alone(tree: Path) -> None:
    said = told(tree, "-m", "bot", "texts", MADE_UP, "--begin")
    assert "qya (qya): 0 of " in said
    assert "CLDR does not know this language" in said
    assert re.search(rf"games/scythe/text/{MADE_UP}.ftl lacks \d+: scythe-name, ", said)
    assert f"written: games/scythe/text/{MADE_UP}.ftl" in said
    typed = ("typed-days = aur*", "typed-off = lau")
    for package, messages in (
        ("bot", ("table-undo = Á úvëa", *typed)),
        ("games/scythe", ("scythe-faction-nordic = Formenor",)),
        ("games/xidit", ("xidit-moved = { $seat } → { $city }",)),
    ):
        begun = (tree / package / "text" / f"{MADE_UP}.ftl").read_text("utf-8")
        assert begun.startswith("# Begun from English.")
        assert all(f"\n# {message.split(' = ')[0]} =" in begun for message in messages)
        write(tree, package, *messages)
    languages, undo, move, faction, title, understood, *events = told(tree, "-c", SAY).splitlines()
    assert languages == "('en', 'qya', 'ru', 'uk') ['en', 'qya', 'ru', 'uk']"
    assert (undo, faction) == ("Á úvëa", "Formenor")
    assert (move, title) == ("My move", "Scythe")  # English stands in
    assert understood == "[3, 3] True"
    assert any("→" in event for event in events)
    assert any("Year 1 of" in event for event in events)
    picture = ("--decisions", "3", "--width", "400", "--out", "board.png")
    drawn = told(tree, "-m", "bot", "draw", "xidit", "--language", MADE_UP, *picture)
    assert drawn.startswith("board.png: ")
    again = told(tree, "-m", "bot", "texts", MADE_UP, "--begin")
    assert "5 of " in again
    assert "written" not in again  # what was asked for before is not asked for twice


@pytest.mark.finding("CO-9")
def test_mistakes_of_a_translator_are_told_and_english_stands_in(tree: Path) -> None:
    file = write(
        tree,
        "bot",
        "command-match = Tyalië Anda",
        f"command-match-about = {'a' * 101}",
        "table-undo = { $who } { nothing }",
        "table-undone = x",
        "me-every = { $hours ->\n    [few] x\n   *[rest] y\n    }",
        "no fluent",
    )
    done = run(tree, "-m", "bot", "texts", MADE_UP)
    assert done.returncode == 1
    told_of = [line.partition(", line ")[2] for line in done.stdout.splitlines() if ", line " in line]
    first = file.read_text("utf-8").split("\n").index("command-match = Tyalië Anda") + 1
    assert sorted(told_of) == sorted(
        [
            f"{first}: command-match: Discord takes small letters without spaces, 32 at most",
            f"{first + 1}: command-match-about: 101 characters, Discord takes 100",
            f"{first + 2}: table-undo: $who is not known; there is nothing to put in",
            f"{first + 2}: table-undo: there is no nothing in this language",
            f"{first + 3}: table-undone: English has no such message",
            f"{first + 4}: me-every: a plural lacks the form [one]",
            f"{first + 4}: me-every: a plural lacks the form [other]",
            f"{first + 4}: me-every: this language has no plural form [few]",
            f"{first + 8}: this is not Fluent: no fluent",
        ]
    )
    code = 'import bot.messages.words; print(bot.messages.words.say("qya", "table-undo"))'
    assert told(tree, "-c", code) == "Undo\n"


@pytest.mark.finding("CO-9")
async def test_a_name_that_discord_refuses_stays_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translate, "say", lambda language, key: {"a": "Две Партии", "b": "партия"}.get(key, "x" * 101))
    monkeypatch.setattr(translate, "texts", lambda language: Texts(language, dict.fromkeys("abc", "")))
    group, where = app_commands.Group(name="match", description="x"), app_commands.TranslationContextLocation
    name: app_commands.TranslationContextTypes = app_commands.TranslationContext(where.group_name, group)
    about: app_commands.TranslationContextTypes = app_commands.TranslationContext(where.group_description, group)
    found = [
        await translate.Translator().translate(app_commands.locale_str("match", key=key), Locale.russian, context)
        for key, context in (("a", name), ("b", name), ("a", about), ("c", about))
    ]
    assert found == [None, "партия", "Две Партии", None]


def test_what_is_there_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert texts.report("uk", every=False) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"uk \(Ukrainian\): ([\d,]+) of \1 messages", line)
    assert "bot" in texts.packages()
    assert "render.xidit" in texts.packages()


@pytest.mark.parametrize("words", [["texts", "deutsch"], ["texts", "en", "--begin"], ["texts", "--begin"]])
def test_nonsense_is_refused_with_a_sentence(words: list[str]) -> None:
    with pytest.raises(SystemExit, match=r"is no language code|--begin needs a language"):
        main(words)


def test_messages_may_refer_to_others_and_to_terms() -> None:
    sources = {
        "-brand": "-brand = Slowtable\n",
        "who": "who = the { -brand }\n",
        "all": "all = Ask { who }, { $you }.\n",
    }
    assert Texts("en", sources).say(Text("all", {"you": "Ada"})) == "Ask the Slowtable, Ada."


def test_languages_are_called_as_the_reader_calls_them() -> None:
    assert own_name("uk", "en") == "Ukrainian"
    assert own_name("uk", "ru") == "Украинский"
    assert own_name(MADE_UP, "ru") == MADE_UP
    assert known_to_babel(MADE_UP) == "en"


def test_a_text_with_a_mistake_is_said_in_english() -> None:
    english = Texts("en", {"who": "who = It is { $you }.\n", "all": "all = Everybody\n"})
    sources = {"who": "who = Это { $ты }.\n", "all": "all = { -brand }\n"}
    russian = Texts("ru", {**sources, "junk": "junk = { $\n", "only": "only =\n    .a = x\n"}, english)
    assert russian.say(Text("who", {"you": "Ada"})) == "It is Ada."
    assert russian.say(Text("all")) == "Everybody"
    assert russian.unsayable == {"who", "all"}
    for key in ("junk", "only", "nowhere"):
        with pytest.raises(MissingText):
            russian.say(Text(key))


def test_functions_of_fluent_are_no_messages() -> None:
    assert Texts("en", {"n": "n = { NUMBER($n, minimumFractionDigits: 1) }\n"}).say(Text("n", {"n": 2})) == "2.0"
