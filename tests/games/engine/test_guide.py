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
from bot.messages.rulebook import NoRulebook, rules, search
from games.engine import Match, Setup
from games.engine.text import Text
from render import palette
from render.art import art, drawn_games
from tests.contract import test_imagined, test_matches, test_options, test_reveals, test_secrets, test_texts, test_undo
from tests.contract.modes import Mode

GUIDE = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`((?:games|render)/higher/\S+)`[^\n]*\n\n```\w+\n(.*?)^```", re.M | re.S)
MODE = Mode("higher", 3, {})
CONTRACT: list[Callable[[Mode], None]] = [
    test_matches.test_the_same_seed_and_choices_give_the_same_match,
    test_matches.test_what_leaves_no_choice_is_not_asked,
    test_matches.test_state_survives_json_and_cloning,
    test_matches.test_the_log_replays_to_the_same_state,
    test_matches.test_every_offered_option_is_accepted,
    test_matches.test_defaults_are_legal,
    test_options.test_options_are_told_apart,
    test_reveals.test_a_choice_shows_nothing_hidden_unless_undo_stops_there,
    test_secrets.test_views_and_options_do_not_depend_on_secrets,
    test_secrets.test_what_the_table_reads_of_a_decision_does_not_depend_on_secrets,
    test_secrets.test_pictures_do_not_depend_on_secrets,
    test_texts.test_everything_can_be_said,
    test_undo.test_undo,
    test_imagined.test_what_is_imagined_does_not_depend_on_secrets,
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
    for cached in (games.names, games.metas, games.game, games.texts, drawn_games, art, palette.load, rules):
        cached.cache_clear()
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
        (", private=True", "", test_secrets.test_what_the_table_reads_of_a_decision_does_not_depend_on_secrets),
        ("only=(self.seat,)", "only=(self.seat,), known=True", CONTRACT[7]),
        ("list(hand), cards=counts", "sorted(sum(g.hands, [])), cards=counts", CONTRACT[8]),
    ],
)
def test_the_contract_finds_what_was_forgotten(
    guide: Guide, right: str, wrong: str, promise: Callable[[Mode], None]
) -> None:
    guide.build(**{right: wrong})
    with pytest.raises(AssertionError):
        promise(MODE)


@pytest.mark.finding("RU-7")
def test_a_broken_game_is_left_out_with_a_line(guide: Guide, caplog: pytest.LogCaptureFixture) -> None:
    guide.build(**{"deck: Deck[int] = msgspec.field(default_factory=Deck)": "deck: Deck[int] = Deck()"})
    with caplog.at_level(logging.WARNING):
        assert "higher" not in games.playable()
        assert "xidit" in games.playable()
    assert any("higher is left out" in line and "game.py" in line for line in caplog.messages)


@pytest.mark.finding("CO-3")
def test_the_rules_of_the_guides_game_can_be_looked_up(guide: Guide) -> None:
    guide.build()
    assert [rule.id for rule in rules("higher", "ru")] == [f"HIG-{number}" for number in range(1, 7)]
    assert search("higher", "highest card")[0].id == "HIG-5"
    guide.path("games/higher/rulebook/ru.md").write_text("## Карты\n- HIG-1 По три карты.\n", "utf-8")
    rules.cache_clear()
    assert [(rule.section, rule.text) for rule in rules("higher", "ru")] == [("Карты", "По три карты.")]
    guide.path("games/higher/rulebook/en.md").unlink()
    rules.cache_clear()
    with pytest.raises(NoRulebook, match=r"games/higher/rulebook/en\.md"):
        rules("higher")


@pytest.mark.finding("CO-3")
@pytest.mark.parametrize("game", games.metas())
def test_every_game_that_names_a_prefix_has_its_rules_with_it(game: str) -> None:
    assert len(rules(game)) > 100
