"""The rulebook for players: every rule and decision is told in it, in every language; and what counts as wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from games.engine import lesson, rulebook, specification
from games.engine.rulebook_check import check

SPECIFICATION = """Rule prefix: `TIN`.
## Turns
- TIN-1 Everybody takes a coin.
- TIN-2 Or gives one.
## Decisions
| D1 | take or give |
"""
RULES = 'KIND = "TIN-D1"\n"""TIN-1: not a kind, only words about TIN-2."""\n'
SECTIONS = """
[[section]]
id = "aim"
rules = ["TIN-1"]
picture = { players = 2, seed = 1, decisions = 3, page = "map", seat = 1 }

[[section]]
id = "turn"
rules = ["TIN-2"]
decisions = ["TIN-D1"]
"""
BOOK = {
    "en": "# Tiny\n\n## The aim {#aim}\nTake **coins**.\n\n## A turn {#turn}\n- take\n- give\n",
    "ru": "# Малютка\n\n## Цель {#aim}\nБерите монеты.\n\n## Ход {#turn}\n- взять\n- отдать\n",
    "uk": "# Мала\n\n## Мета {#aim}\nБеріть монети.\n\n## Хід {#turn}\n- узяти\n- віддати\n",
}
COACH = {
    "en": "## TIN-D1\nTake\n\n## lesson.intro\nCoins.\n\n"
    "## lesson.coin\nTake one.\n\n## lesson.coin.done\nDone.\n\n## lesson.coin.hint\nThere.\n",
    "ru": "## TIN-D1\nБерите.\n\n## lesson.intro\nМонеты.\n\n"
    "## lesson.coin\nВозьмите.\n\n## lesson.coin.done\nЕсть\n\n## lesson.coin.hint\nТам\n",
    "uk": "## TIN-D1\nБеріть.\n\n## lesson.intro\nМонети.\n\n"
    "## lesson.coin\nВізьміть.\n\n## lesson.coin.done\nЄ.\n\n## lesson.coin.hint\nТам.\n",
}
LESSON = 'players = 2\nseed = "1"\nchoices = 9\n\n[[goal]]\nid = "coin"\nevents = ["tiny-coin"]\n'


class Tiny:
    """A made-up game with nothing but its rulebook."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, name: str, text: str) -> None:
        """Put something into one of its files."""
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        forget()

    def change(self, name: str, right: str, wrong: str) -> None:
        """Somebody gets something wrong."""
        text = (self._folder / name).read_text("utf-8")
        assert right in text
        self.write(name, text.replace(right, wrong))

    def problems(self) -> list[str]:
        """What is found."""
        return [str(problem) for problem in check("tiny")]


def forget() -> None:
    rulebook.forget()
    for cached in (lesson.lesson, games.names, games.metas, specification.of, specification.decision_kinds):
        cached.cache_clear()
    for module in [name for name in sys.modules if name.startswith("games.tiny")]:
        del sys.modules[module]


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tiny]:
    """A game that is in order."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    made = Tiny(tmp_path / "tiny")
    made.write("__init__.py", "")
    made.write("meta.py", 'from games.engine.meta import Meta\nMETA = Meta("tiny", (2, 4), prefix="TIN")\n')
    made.write("specification.md", SPECIFICATION)
    made.write("rules/turn.py", RULES)
    made.write("rulebook/sections.toml", SECTIONS)
    made.write("rulebook/words.toml", '"coins" = ["money"]\n')
    made.write("lesson.toml", LESSON)
    for language in BOOK:
        made.write(f"rulebook/{language}.md", BOOK[language])
        made.write(f"coach/{language}.md", COACH[language])
    yield made
    forget()


def test_a_rulebook_is_read_in_the_readers_language(tiny: Tiny) -> None:
    aim, turn = rulebook.chapters("tiny", "ru")
    assert (aim.id, aim.heading, aim.body) == ("aim", "Цель", "Берите монеты.")
    assert aim.section.picture == rulebook.Picture(2, 1, 3, "map", 1)
    assert turn.body == "- взять\n- отдать"
    assert rulebook.behind("tiny", "TIN-D1", "uk")[0].heading == "Хід"
    assert rulebook.behind("tiny", "TIN-1")[0].id == "aim", "a decision may be called by the rule it belongs to"
    assert rulebook.coach("tiny", "ru")["TIN-D1"] == "Берите."
    assert rulebook.also("tiny") == {"coins": ("money",)}


def test_english_stands_in_section_by_section(tiny: Tiny) -> None:
    tiny.change("rulebook/uk.md", "## Хід {#turn}\n- узяти\n- віддати\n", "")
    assert [chapter.heading for chapter in rulebook.chapters("tiny", "uk")] == ["Мета", "A turn"]
    tiny.change("coach/uk.md", "## lesson.coin.done\nЄ.\n\n", "")
    assert rulebook.coach("tiny", "uk")["lesson.coin.done"] == "Done."
    assert tiny.problems() == ["rulebook/uk.md: turn is missing", "coach/uk.md: lesson.coin.done is missing"]


def test_a_game_without_a_rulebook_has_none(tiny: Tiny) -> None:
    assert rulebook.sections("engine") == ()
    assert rulebook.chapters("engine", "ru") == ()
    assert rulebook.coach("engine", "ru") == {}


@pytest.mark.parametrize(
    ("file", "right", "wrong", "problem"),
    [
        ("rulebook/sections.toml", '"TIN-2"', '"TIN-1"', "rulebook/sections.toml: no section covers TIN-2"),
        (
            "rulebook/sections.toml",
            'decisions = ["TIN-D1"]',
            "",
            "sections.toml: no section explains the decision TIN-D1",
        ),
        (
            "rulebook/sections.toml",
            '"TIN-2"',
            '"TIN-2", "TIN-9"',
            "sections.toml: TIN-9 is no rule of the specification",
        ),
        ("rulebook/sections.toml", '["TIN-D1"]', '["TIN-D1", "TIN-D7"]', "sections.toml: the game never asks TIN-D7"),
        ("rulebook/sections.toml", "players = 2", "players = 7", "aim: a picture with 7 players, the game has 2 to 4"),
        ("rulebook/sections.toml", "seat = 1", "seat = 2", "aim: a picture of seat 2, with 2 players"),
        (
            "rulebook/sections.toml",
            "seed = 1",
            "sead = 1",
            "rulebook/sections.toml: Object contains unknown field `sead`",
        ),
        ("rulebook/ru.md", "## Ход {#turn}", "## Ход", "rulebook/ru.md: line 6: “Ход” has no {#id}"),
        ("rulebook/ru.md", "{#turn}", "{#aim}", "rulebook/ru.md: aim stands 2 times"),
        ("rulebook/en.md", "{#turn}", "{#trun}", "rulebook/en.md: trun is not in sections.toml"),
        ("rulebook/en.md", "Take **coins**.", "", "rulebook/en.md: line 3: “The aim” has no words"),
        ("rulebook/en.md", "Take", "Take " * 400, "“The aim” has 2011 characters, at most 1700"),
        ("rulebook/en.md", "Take", "By TIN-1, take", "“The aim” shows TIN-1, which says nothing to a player"),
        ("rulebook/en.md", "coins", "gold_coin", "“The aim” shows gold_coin, which says nothing to a player"),
        ("rulebook/en.md", "Take **coins**.", "| a | b |", "“The aim” has |: short paragraphs, lists and bold"),
        ("rulebook/en.md", "# Tiny\n", "", "rulebook/en.md: it has no title"),
        ("coach/uk.md", "## TIN-D1", "## TIN-D2", "coach/uk.md: TIN-D1 is missing"),
        ("coach/uk.md", "## TIN-D1", "## TIN-D2", "coach/uk.md: the game never asks TIN-D2"),
        ("coach/uk.md", "Беріть.", "Беріть. " * 60, "coach/uk.md: line 1: “TIN-D1” has 479 characters, at most 380"),
        ("coach/ru.md", "lesson.coin.hint", "lesson.coins.hint", "coach/ru.md: lesson.coin.hint is missing"),
        ("rulebook/words.toml", '"coins"', '"gold"', "rulebook/words.toml: no rulebook says “gold”"),
        ("coach/ru.md", "lesson.coin.hint", "lesson.coins.hint", "coach/ru.md: no goal is called lesson.coins.hint"),
        ("rules/turn.py", '"TIN-D1"', '"TIN-D1", "TIN-D2"', "coach/en.md: TIN-D2 is missing"),
        ("specification.md", "- TIN-2", "- TIN-3", "rulebook/sections.toml: no section covers TIN-3"),
    ],
)
def test_what_is_wrong_is_found(tiny: Tiny, file: str, right: str, wrong: str, problem: str) -> None:
    assert tiny.problems() == []
    tiny.change(file, right, wrong)
    assert any(problem in found for found in tiny.problems()), tiny.problems()


def test_sections_in_another_order_are_found(tiny: Tiny) -> None:
    tiny.write("rulebook/uk.md", "# Мала\n## Хід {#turn}\n- узяти\n## Мета {#aim}\nБеріть монети.\n")
    assert tiny.problems() == ["rulebook/uk.md: the sections are in another order than in sections.toml"]
