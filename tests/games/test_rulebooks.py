"""The rulebooks of all games: every rule and every decision is told to players, in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import games
from games.engine import Match, Setup, rulebook, specification
from games.engine.policy import random_choice
from games.engine.rulebook_check import check
from games.engine.sample import played
from games.engine.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
CYRILLIC = re.compile(r"[а-яіїєґ]")
everywhere = pytest.mark.parametrize("game", games.names())


@everywhere
@pytest.mark.finding("PL-2")
def test_every_rule_and_every_decision_is_told_in_every_language(game: str) -> None:
    assert [str(problem) for problem in check(game)] == []
    assert 25 <= len(rulebook.sections(game)) <= 45


@everywhere
@pytest.mark.finding("PL-1", "PL-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_text_for_players(game: str, language: str) -> None:
    kinds = specification.decision_kinds(game)
    assert len(kinds) > 10
    for kind in kinds:
        words = rulebook.coach(game, language)[kind]
        assert len(words) > 40, kind
        assert bool(CYRILLIC.search(words)) == (language != "en"), kind
        assert rulebook.behind(game, kind, language), kind


@everywhere
@pytest.mark.finding("PL-1")
def test_whatever_is_asked_in_a_match_is_one_of_these_kinds(game: str) -> None:
    low, high = games.metas()[game].players
    kinds = set(specification.decision_kinds(game))
    for players in range(low, high + 1):
        match, _ = Match.begin(games.game(game), Setup(players, f"kinds {players}"))
        rng = random.Random(players)
        for _ in range(150):
            if match.outcome is not None:
                break
            assert {decision.rule for decision in match.decisions.values()} <= kinds
            seat = match.waiting[0]
            match.submit(seat, random_choice(match.decisions[seat], rng))


@everywhere
def test_the_pictures_are_positions_of_real_matches(game: str) -> None:
    wanted = [section.picture for section in rulebook.sections(game) if section.picture is not None]
    assert wanted, "a rulebook without pictures"
    for picture in wanted:
        setup = Setup(picture.players, str(picture.seed), picture.options)
        assert played(games.game(game), setup, picture.decisions).view(picture.seat).players == picture.players


@everywhere
def test_docs_lead_to_the_rulebooks(game: str) -> None:
    page = (ROOT / "docs" / "rulebooks.md").read_text("utf-8")
    links = re.findall(rf"\(\.\./(games/{game}/[^)]+)\)", page)
    assert len(links) == 2 * len(LANGUAGES) + 1
    assert all((ROOT / link).is_file() for link in links)
