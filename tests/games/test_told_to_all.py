"""What the whole table is told speaks of people by their names, in every language, and never to "you"."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator

import pytest

import games
from games.engine import Match, Setup
from games.engine.texts import LANGUAGES
from tests.support.fluent_files import NAMES, ROOT, YOU, Lines, messages

TITLES = re.compile("Hedge Your Bets")
NAMED = [*NAMES, "Їжак", "Щ"]
DECISIONS = 250
everywhere = pytest.mark.parametrize("game", games.names())


def told(game: str) -> Iterator[re.Pattern[str]]:
    """The keys of what the rules tell everybody; what is put together in an f-string may be anything there."""
    for path in (ROOT / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"):
                continue
            if any(keyword.arg == "only" for keyword in node.keywords):
                continue
            for key in keys(node.args[0]):
                yield re.compile(key)


def keys(node: ast.expr) -> Iterator[str]:
    """An expression that is a key, as regular expressions."""
    if isinstance(node, ast.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, ast.JoinedStr):
        yield "".join(next(keys(part)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from keys(node.body)
        yield from keys(node.orelse)


@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.finding("WO-5")
def test_what_the_rules_tell_everybody_says_you_to_nobody(game: str, language: str) -> None:
    public = list(told(game))
    assert len(public) > 20
    faults = [
        f"{key}: {line.words.strip()}"
        for key, entry in messages(ROOT / "games" / game / "text", language).items()
        if any(pattern.fullmatch(key) for pattern in public)
        for line in Lines(entry).found
        if YOU.search(line.words)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.whole_match
@everywhere
@pytest.mark.finding("WO-5")
def test_what_is_put_into_the_news_says_you_to_nobody(game: str) -> None:
    """Effects, costs and places are messages of their own, and some of them also stand on a person's panel."""
    low, high = games.metas()[game].players
    faults = set()
    for seed, players in enumerate((low, high, high)):
        rng = random.Random(f"told {game} {seed}")
        match, events = Match.begin(games.game(game), Setup(players, f"told {seed}"))
        for _ in range(DECISIONS):
            for event, language in itertools.product(events, LANGUAGES):
                words = games.texts(game, language).say(event.text, NAMED.__getitem__)
                if event.audience is None and YOU.search(TITLES.sub("", words)):
                    faults.add(f"{event.text.key}: {words}")
            if match.outcome is not None:
                break
            seat = rng.choice(match.waiting)
            words_chosen = match.game.policy(match.view(seat), match.decisions[seat], rng)
            _, events = match.submit(seat, words_chosen)
    assert not faults, "\n".join(sorted(faults))
