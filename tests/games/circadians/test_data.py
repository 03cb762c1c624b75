"""The specification's tables of leaders, attributes and cards, and the data, say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from games.circadians import components as c
from games.engine import Text
from games.engine.texts import LANGUAGES

SPECIFICATION = Path(__file__).parents[3] / "games" / "circadians" / "specification.md"
ENGLISH = games.texts("circadians", "en")


def name(kind: str, which: str) -> str:
    """What a component is called in English."""
    return ENGLISH.say(Text(f"circadians-{kind}-{which}"))


def rows(section: int) -> list[list[str]]:
    """The cells of a table whose rows are rules, without the rules' ids."""
    lines = SPECIFICATION.read_text("utf-8").splitlines()
    found = [line.strip().strip("|").split("|") for line in lines if line.startswith(f"| **CIR-{section}.")]
    assert [cells[0].strip() for cells in found] == [f"**CIR-{section}.{n}**" for n in range(1, len(found) + 1)]
    return [[cell.strip() for cell in cells[1:]] for cells in found]


def test_leaders() -> None:
    """The leaders are those of the specification."""
    told = [(cells[0], cells[1], cells[2], cells[4]) for cells in rows(26)]
    assert told == [
        (
            f"{name('leader', row.id)} ({name('faction', row.faction)}{', Rhy-zu' * (row.kind == 'rhyzu')})",
            row.set,
            f"{'/'.join(map(str, row.base.stats))}, {row.base.deploy_gems}, {row.base.upgrade_gems}",
            f"{'/'.join(map(str, row.upgraded.stats))}, {row.upgraded.deploy_gems}",
        )
        for row in c.LEADERS.values()
    ]


def test_attributes() -> None:
    """The attributes are those of the specification."""
    told = [tuple(cells[:2]) for cells in rows(27)]
    assert told == [
        (f"{name('attribute', row.id)} ({name('faction', row.faction)})", str(row.upgrade_gems))
        for row in c.ATTRIBUTES.values()
    ]


def test_cards() -> None:
    """The cards are those of the specification."""
    told = [(cells[0], cells[1], cells[3]) for cells in rows(28)]
    assert told == [
        (name("card", row.id), f"{row.left} / {row.right}", f"{row.phase} ({row.window})" + " L" * row.lock)
        for row in c.CARDS.values()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    texts = games.texts("circadians", language)
    names = [texts.say(Text(f"circadians-card-{card}")) for card in c.CARDS]
    assert len(set(names)) == len(names)
