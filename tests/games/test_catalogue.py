"""Components to be looked up: each has a name, a kind and words in every language, and tells no secret."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import games
from games.engine import Match, Setup, Text
from games.engine.texts import LANGUAGES

everywhere = pytest.mark.parametrize("name", games.metas())
LONGEST = 3000


@everywhere
@pytest.mark.finding("PL-2", "PL-27")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_read_and_told_apart(name: str, language: str) -> None:
    cards, texts = games.game(name).catalogue(), games.texts(name, language)
    assert len(cards) > 70
    assert max(Counter(card.id for card in cards).values()) == 1
    called = Counter((texts.say(card.name), texts.say(Text(f"{name}-kind-{card.kind}"))) for card in cards)
    assert [title for title, count in called.items() if count > 1] == []
    for card in cards:
        words = [texts.say(line) for line in card.lines]
        assert words, card.id
        assert len("\n".join(words)) < LONGEST
        assert not any("_" in line for line in words), (card.id, words)


@everywhere
@pytest.mark.finding("PL-2")
def test_where_a_component_is_does_not_depend_on_secrets(name: str) -> None:
    game = games.game(name)
    match, _ = Match.begin(game, Setup(3, "catalogue"))
    rng, told, texts = random.Random(3), 0, games.texts(name, "uk")
    for number in range(160):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        match.submit(seat, game.policy(match.view(seat), match.decisions[seat], rng))
        if number % 20:
            continue
        other = game.view(game.shuffle_hidden(match.state, None, rng), None)
        for card in game.catalogue():
            where = game.whereabouts(match.view(None), card)
            assert where == game.whereabouts(other, card)
            told += where is not None and bool(texts.say(where))
    assert told > 20


@pytest.mark.finding("PL-2")
def test_what_a_component_says_is_whole_and_said_once() -> None:
    """Ryozen: a sector tells its Night, too. Circadians: each of a faction's own rules is a line, fame is told where
    the goal is, the phase of a card is not said twice."""

    def words(game: str, card: str) -> list[str]:
        found = next(each for each in games.game(game).catalogue() if each.id == card)
        return [games.texts(game, "en").say(line) for line in found.lines]

    assert words("ryozen", "sector/gate")[1] == "Night reward: 4 favour; for the majority: 1 coral shard."
    assert words("ryozen", "sector/altar")[1] == "Night reward: 1 resource of choice; for the majority: 1 jade shard."
    assert [line for line in words("circadians", "faction/circadians") if "fame" in line] == []
    assert words("circadians", "faction/circadians")[3:] == [
        "Own rule: the ship is your home.",
        "Own rule: your Harvest action: harvest one dock without a building.",
        "Own rule: Income: give intel cards back: +1 region each.",
    ]
    assert words("circadians", "card/tribute")[2] == "Played in the phase Income: 1 gem."
