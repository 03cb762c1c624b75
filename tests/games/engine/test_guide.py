"""docs/adding-a-game.md is true: the game on that page is built from it and played."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from games.engine import Match, Setup, export
from games.engine.policy import random_choice
from games.engine.text import Text

GUIDE = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`(games/higher/\S+)`[^\n]*\n\n```\w+\n(.*?)^```", re.M | re.S)


@pytest.fixture
def higher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game of the guide, in a folder of its own beside the others."""
    for name, source in BLOCK.findall(GUIDE.read_text("utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    english = tmp_path / "games/higher/text/en.ftl"
    for language in ("ru", "uk"):
        english.with_name(f"{language}.ftl").write_text(english.read_text("utf-8"), "utf-8")
    (tmp_path / "games/higher/__init__.py").touch()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "games")])
    clear()
    yield "higher"
    clear()
    for module in [name for name in sys.modules if name.startswith("games.higher")]:
        del sys.modules[module]


def clear() -> None:
    for cached in (games.names, games.metas, games.game, games.texts):
        cached.cache_clear()


def test_the_game_of_the_guide_is_found_and_played(higher: str) -> None:
    assert games.metas()[higher].players == (2, 6)
    game = games.game(higher)
    winners = set()
    for seed in range(30):
        setup = Setup(3, f"guide {seed}")
        match, _ = Match.begin(game, setup)
        rng, log = random.Random(seed), []
        while match.state.outcome is None:
            seat = match.waiting[0]
            log.append(match.submit(seat, random_choice(match.decisions[seat], rng))[0])
        assert export.replay(game, export.export(match, setup, log, [])).faults == []
        winners |= set(match.state.outcome.winners)
    assert winners == {0, 1, 2}


def test_the_highest_number_that_stands_alone_wins(higher: str) -> None:
    match, _ = Match.begin(games.game(higher), Setup(3, "guide"))
    for seat, bid in enumerate(("9", "9", "4")):
        match.submit(seat, bid)
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (2,)
    assert games.texts(higher, "en").say(Text("higher-about"))
