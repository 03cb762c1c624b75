"""Recorded matches replay to the same state and score, and their pages tell them."""

from __future__ import annotations

import pytest

import games
from games.engine import export
from tests.games.circadians import playthrough as circadians
from tests.games.hyperborea import playthrough as hyperborea
from tests.games.ryozen import playthrough as ryozen
from tests.games.scythe import playthrough as scythe
from tests.support.playthrough import FILES, load

PAGES = {"circadians": circadians.PAGE, "hyperborea": hyperborea.PAGE, "scythe": scythe.PAGE, **ryozen.PAGES}
SECRETS = {"circadians": 4, "hyperborea": 6, "scythe": 4}
"""How many choices at least were sealed: battle plans, the choices of a setup, dials."""


def test_every_page_is_tested() -> None:
    assert {page.stem for page in FILES.glob("*.md")} == set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_a_recorded_match_replays_to_the_same_score(name: str) -> None:
    recorded = load(name)
    verdict = export.replay(games.game(recorded.game), recorded)
    assert verdict.faults == []
    assert verdict.seals >= SECRETS.get(name, 0)
    assert recorded.outcome is not None
    assert verdict.match.state.outcome == recorded.outcome


@pytest.mark.parametrize("name", PAGES)
def test_the_page_tells_the_match(name: str) -> None:
    assert (FILES / f"{name}.md").read_text("utf-8") == PAGES[name].narrate(load(name))


@pytest.mark.parametrize("name", ryozen.MATCHES)
def test_both_modes_of_ryozen_are_recorded(name: str) -> None:
    assert load(name).setup == ryozen.MATCHES[name]
