"""What a game's page tells owners of the box: every choice in which we differ from the rulebook, or read it one way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games
from games.engine import Text

PAGES = Path(__file__).parents[2] / "docs" / "games"
SECTION = re.compile(
    r"^##+ Where (?:we differ from the rulebook|the rulebook can be read differently)$(.*?)^##", re.M | re.S
)
CHOICES = {
    "circadians": ("CIR-8.12", "CIR-12.15", "p1_2p", "p2_2p", "R04", "50 tactics cards", "25 attributes"),
    "hyperborea": (
        "permanent card",
        "ranged attacks",
        "Frozen figures",
        "espionage copies whole instant cards only",
        "celestial_b",
        "coral_a",
    ),
    "scythe": ("Mill", "Only the attacker loses popularity", "lake", "hex map", "28 encounters", "King of the Hill"),
    "xidit": ("roads", "12 clerics", "20", "oldest", "batched", "strict", "R-11", "R-15", "R-34"),
    "ryozen": ("Clan House prices", "mandatory", "R21", "RYO-4.4", "RYO-D30", "tiers of the Palace", "R1 to R62"),
}
TABLE_OPTIONS = {
    "circadians": ("relics",),
    "hyperborea": ("permanent", "fortress", "frozen", "coral"),
}


def section(game: str) -> str:
    """What the page says about it."""
    found = SECTION.search((PAGES / f"{game}.md").read_text("utf-8"))
    assert found is not None, f"docs/games/{game}.md does not tell where it differs from the rulebook"
    return " ".join(found[1].split())


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("circadians", marks=pytest.mark.finding("RU-30")),
        pytest.param("hyperborea", marks=pytest.mark.finding("RU-31")),
        pytest.param("scythe", marks=pytest.mark.finding("RU-31")),
        pytest.param("xidit", marks=pytest.mark.finding("RU-32")),
        pytest.param("ryozen", marks=pytest.mark.finding("RU-32")),
    ],
)
def test_the_page_tells_every_choice(game: str) -> None:
    told = section(game)
    assert [choice for choice in CHOICES[game] if choice not in told] == []


@pytest.mark.finding("RU-30", "RU-31")
@pytest.mark.parametrize("game", TABLE_OPTIONS)
def test_what_a_table_can_choose_is_named_as_in_the_lobby(game: str) -> None:
    told, texts = section(game), games.texts(game, "en")
    offered = {spec.key for spec in games.metas()[game].options}
    for key in TABLE_OPTIONS[game]:
        assert key in offered
        name = texts.say(Text(f"{game}-option-{key}")).removesuffix(" (Faction War)")
        assert f"*{name}*" in told


@pytest.mark.finding("CO-20")
@pytest.mark.parametrize("game", games.names())
def test_the_readme_leads_to_the_page_of_each_game(game: str) -> None:
    assert f"](docs/games/{game}.md)" in (PAGES.parents[1] / "README.md").read_text("utf-8")


@pytest.mark.finding("CO-20")
def test_the_page_of_the_database_names_no_step_that_exists() -> None:
    """Who copies the line gets a step of their own."""
    page = (PAGES.parent / "database.md").read_text("utf-8")
    steps = {path.name[1:5] for path in (PAGES.parents[1] / "db" / "migrations" / "versions").glob("v*.py")}
    (told,) = re.findall(r"--rev-id (\w+)", page)
    assert steps
    assert told not in steps


@pytest.mark.finding("CO-21")
def test_the_example_to_read_next_has_what_games_have() -> None:
    guide = (PAGES.parent / "adding-a-game.md").read_text("utf-8")
    (game,) = re.findall(r"`games/(\w+)` is the example to read next", guide)
    root = PAGES.parents[1]
    for path in (f"games/{game}/shorthand.py", f"games/{game}/standing.py", f"tests/playthroughs/{game}.md"):
        assert (root / path).is_file(), path
    for path in re.findall(r"`((?:games|tests)/\S+\.\w+)`", guide.partition("is the example to read next")[2]):
        assert (root / path).is_file(), path
