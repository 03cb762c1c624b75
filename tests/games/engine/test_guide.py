"""docs/adding-a-game.md is true: the game on that page is built from it, played, and held to the contract."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import games
import render
from games.engine import Match, Setup, rulebook, rulebook_check, specification
from games.engine.text import Text
from render import palette
from render.art import art, drawn_games
from tests.contract import test_imagined, test_undo
from tests.contract.modes import Mode
from tests.contract.promises import Promise, hold
from tests.contract.promises.reveals import AChoiceShowsNothingHiddenUnlessUndoStopsThere
from tests.contract.promises.said import SAID
from tests.contract.promises.secret import (
    SECRET,
    ViewsAndOptionsDoNotDependOnSecrets,
    WhatTheTableReadsOfADecisionDoesNotDependOnSecrets,
)
from tests.contract.promises.sound import SOUND
from tests.contract.walk import Walk

GUIDE = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`((?:games|render)/higher/\S+)`(?:[^\n]+\n)+\n```\w+\n(.*?)^```", re.M | re.S)
MODE = Mode("higher", 3, {})
WALKED: tuple[type[Promise], ...] = (*SOUND, *SAID, *SECRET, AChoiceShowsNothingHiddenUnlessUndoStopsThere)
CONTRACT: list[Callable[[Mode], None]] = [
    test_undo.test_undo,
    test_imagined.test_what_is_imagined_tells_no_secrets_changes_nothing_reads_well_and_can_be_played,
]


class Guide:
    """The game of the guide, in a folder of its own beside the others."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def path(self, name: str) -> Path:
        """One of its files."""
        return self._path / name

    def build(self, **changes: str) -> None:
        """Build it from the page; `changes` is what somebody got wrong: what stands there, and what they wrote."""
        for name, source in BLOCK.findall(GUIDE.read_text("utf-8")):
            for right, wrong in changes.items():
                assert name != "games/higher/game.py" or right in source
                source = source.replace(right, wrong)
            path = self._path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source, "utf-8")
        (self._path / "games/higher/__init__.py").touch()
        forget()


def forget() -> None:
    """Games are looked for anew."""
    for cached in (
        games.names,
        games.metas,
        games.game,
        games.texts,
        drawn_games,
        art,
        palette.load,
        specification.of,
        specification.decision_kinds,
    ):
        cached.cache_clear()
    rulebook.forget()
    for module in [name for name in sys.modules if name.startswith(("games.higher", "render.higher"))]:
        del sys.modules[module]


@pytest.fixture
def guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guide]:
    """The page, ready to be built."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "games")])
    monkeypatch.setattr(render, "__path__", [*render.__path__, str(tmp_path / "render")])
    yield Guide(tmp_path)
    forget()


@pytest.mark.finding("RU-7")
def test_the_game_of_the_guide_keeps_the_contract(guide: Guide) -> None:
    guide.build()
    assert games.playable()["higher"].players == (2, 6)
    hold(MODE, [Walk(MODE, 1)], WALKED)
    for promise in CONTRACT:
        promise(MODE)
    assert games.texts("higher", "en").say(Text("higher-about"))


@pytest.mark.finding("RU-7")
def test_the_highest_card_takes_the_round(guide: Guide) -> None:
    guide.build()
    match, _ = Match.begin(games.game("higher"), Setup(2, "guide"))
    mine, theirs = match.state.hands[0][0], match.state.hands[1][0]
    match.submit(0, "2")
    assert not match.can_undo(0), "what was seen cannot be forgotten"
    match.submit(0, str(mine))
    match.submit(1, "no")
    match.submit(1, str(theirs))
    assert match.state.won == ([1, 0] if mine > theirs else [0, 1])


@pytest.mark.finding("RU-7", "RU-8", "RU-9")
@pytest.mark.parametrize(
    ("right", "wrong", "promise"),
    [
        (", private=True", "", WhatTheTableReadsOfADecisionDoesNotDependOnSecrets),
        ("only=(self.seat,)", "only=(self.seat,), known=True", AChoiceShowsNothingHiddenUnlessUndoStopsThere),
        ("list(hand), cards=counts", "sorted(sum(g.hands, [])), cards=counts", ViewsAndOptionsDoNotDependOnSecrets),
    ],
)
def test_the_contract_finds_what_was_forgotten(guide: Guide, right: str, wrong: str, promise: type[Promise]) -> None:
    guide.build(**{right: wrong})
    with pytest.raises(AssertionError):
        hold(MODE, [Walk(MODE, 1)], [promise])


@pytest.mark.finding("RU-7")
def test_a_broken_game_is_left_out_with_a_line(guide: Guide, caplog: pytest.LogCaptureFixture) -> None:
    guide.build(**{"deck: Deck[int] = msgspec.field(default_factory=Deck)": "deck: Deck[int] = Deck()"})
    with caplog.at_level(logging.WARNING):
        assert "higher" not in games.playable()
        assert "xidit" in games.playable()
    assert any("higher is left out" in line and "game.py" in line for line in caplog.messages)


@pytest.mark.finding("CO-3")
def test_the_rulebook_of_the_guides_game_can_be_read(guide: Guide) -> None:
    guide.build()
    assert rulebook_check.check("higher", ["en"]) == []
    assert [chapter.id for chapter in rulebook.chapters("higher", "ru")] == ["aim", "turn"]
    assert [chapter.id for chapter in rulebook.behind("higher", "HIG-4")] == ["turn"]
    assert "best card" in rulebook.coach("higher", "uk")["HIG-4"]
