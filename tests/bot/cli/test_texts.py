"""`slowtable texts`, and a fourth language that is begun without a line of Python."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import texts
from games.engine.text import Text
from games.engine.texts import LANGUAGES, Texts, known_to_babel, own_name

ROOT = Path(__file__).parents[3]
MADE_UP = "qya"
SAY = """
import sys
import games, bot.words
from games.engine import Text
from games.engine.texts import LANGUAGES
from bot.commands.translate import language_choices
print(LANGUAGES, [choice.value for choice in language_choices()])
print(bot.words.say("qya", "table-undo"))
print(bot.words.say("qya", "table-my-move"))
print(games.texts("scythe", "qya").say(Text("scythe-faction-nordic")))
print(games.title("scythe", "qya"))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The packages with their texts, to be written to."""
    for room in ("bot", "games", "render", "db", "sandbox"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def told(tree: Path, *words: str) -> str:
    """What a Python process says in a tree."""
    command, env = [sys.executable, *words], {"PYTHONPATH": str(tree)}
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, check=True).stdout.decode()


@pytest.mark.finding("CO-9")
def test_a_made_up_language_is_begun_with_files_alone(tree: Path) -> None:
    said = told(tree, "-m", "bot", "texts", MADE_UP, "--write")
    assert "qya (qya): 0 of " in said
    assert "CLDR does not know this language" in said
    assert f"written: games/scythe/text/{MADE_UP}.ftl" in said
    for path, words in (("bot", "table-undo = Á úvëa\n"), ("games/scythe", "scythe-faction-nordic = Formenor\n")):
        file = tree / path / "text" / f"{MADE_UP}.ftl"
        assert f"# {words.split(' = ')[0]} = " in file.read_text("utf-8")
        with file.open("a", encoding="utf-8") as end:
            end.write(words)
    languages, undo, move, faction, title = told(tree, "-c", SAY).splitlines()
    assert languages == "('en', 'qya', 'ru', 'uk') ['en', 'qya', 'ru', 'uk']"
    assert (undo, faction) == ("Á úvëa", "Formenor")
    assert (move, title) == ("My move", "Scythe")  # English stands in
    again = told(tree, "-m", "bot", "texts", MADE_UP, "--write")
    assert "2 of " in again
    assert "written" not in again  # what was asked for before is not asked for twice


def test_what_is_there_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        texts.report(language, every=False)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(LANGUAGES)
    assert lines[0].startswith("en (English): ")
    assert "bot" in texts.packages()
    assert "render.xidit" in texts.packages()


@pytest.mark.parametrize("words", [["texts", "deutsch"], ["texts", "en", "--write"], ["texts", "--write"]])
def test_nonsense_is_refused_with_a_sentence(words: list[str]) -> None:
    command = [sys.executable, "-m", "bot", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


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
