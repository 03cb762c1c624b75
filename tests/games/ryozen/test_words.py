"""The board in words, typed shortcuts, and the bot."""

from __future__ import annotations

import random

import pytest

import games
from games.engine import Setup, apply, open_decisions
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
from games.ryozen import components as c
from games.ryozen.game import GAME
from tests.games.ryozen.support import Board


def said(board: Board, language: str = "en") -> list[str]:
    texts = games.texts("ryozen", language)
    names = ("Ada", "Bo", "Cy", "Di")
    return [texts.say(line, lambda seat: names[seat]) for line in GAME.describe(GAME.view(board.g, 0))]


def test_the_board_in_words() -> None:
    board = Board().put(0, "gate.1", cloaked=True).put(1, "gate.2").put(2, "palace").event_row("flood")
    board.villages("fire_cape", explorers=(1,)).cards(1, "rainbow").clan_row((1, "bard"))
    lines = said(board)
    assert "Gate (highlighted): 1, Apprentice cloaked (Ada), 2, Apprentice (Bo), and 1 place free." in lines
    assert "Phoenix Palace: Apprentice (Cy)." in lines
    assert "Predicted events: 1. Flood, 2. nothing, 3. nothing, and 4. nothing." in lines
    assert "Clan House row: Bard of Bo (1 coin, 1 favour)." in lines
    assert "Villages: 0. Starting Village (Explorers: Bo and Cy) and 1. Fire Cape (Explorers: Ada)." in lines
    assert "Revelation cards: Rainbow." in lines
    assert any(line.startswith("**Ada**, Orange Clan: 0 favour; 4 coins, 3 scrolls, and 2 lanterns") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    board = Board(4, "phoenix_palace").put(0, "wall_1").put(1, "summit").put(2, "gate.1", "guardian")
    board.put(3, "pushed")
    for line in said(board, language):
        assert "ryozen-" not in line
        assert "$" not in line


def test_every_card_event_village_and_ability_is_explained_shortly() -> None:
    for language in LANGUAGES:
        texts = games.texts("ryozen", language)
        keys = [
            *(f"ryozen-ability-{kind}" for kind in c.KINDS),
            *(f"ryozen-card-{card}" for card in c.REVELATIONS),
            *(f"ryozen-does-{event}" for event in c.EVENTS),
            *(f"ryozen-bonus-{village}" for village in (*c.VILLAGES, c.START_VILLAGE, c.ALTAR_TILE)),
            *(f"ryozen-effect-{sector}" for sector in (*c.SECTOR_IDS, "palace", "outer_wall", "embrasure", "summit")),
        ]
        for key in keys:
            from games.engine import Text

            words = texts.say(Text(key.replace("_", "-")))
            assert 0 < len(words) <= 100, f"{language}: {key} has {len(words)} letters"


def test_shorthand() -> None:
    board = Board().put(1, "gate.1")
    view, decision = GAME.view(board.g, 0), board.asked(0)
    assert decision is not None
    assert GAME.shorthand(view, decision, "gate fighter cloaked") == ["gate.2", "fighter", "cloaked"]
    assert GAME.shorthand(view, decision, "gate.3 fighter") == ["gate.3", "fighter", "revealed"]
    assert GAME.shorthand(view, decision, "palace fighter coin end") == ["palace", "fighter", "coin", "end"]
    assert GAME.shorthand(view, decision, "gate archer") is None
    assert GAME.shorthand(view, decision, "gate") is None
    assert GAME.shorthand(view, decision, "nowhere fighter") is None
    words = GAME.shorthand(view, decision, "gate fighter revealed gate.1 apply")
    assert words is not None
    for word in words:
        board.answer(0, word)
    assert board.at("palace") == (1, "apprentice", False)
    assert board.purse(0)[2] == 3


def test_shorthand_leaves_out_what_is_not_asked() -> None:
    board = Board().own(0).cards(0, "offering_of_wealth").put(0, "altar.1")
    decision = board.asked(0)
    assert decision is not None
    view = GAME.view(board.g, 0)
    assert GAME.shorthand(view, decision, "gate fighter") == ["skip", "gate.1", "fighter"]  # no coin for a cloak
    assert GAME.shorthand(view, decision, "gate fighter cloaked") is None


@pytest.mark.parametrize("mode", ["standard", "phoenix_palace"])
def test_the_bot_beats_three_who_play_at_random(mode: str) -> None:
    won = 0
    for number in range(4):
        rng = random.Random(f"{mode} {number}")
        g, _ = GAME.begin(Setup(4, f"bar {number}", {"mode": mode}))
        bot = number % 4
        while g.outcome is None:
            seat, decision = next(iter(open_decisions(g).items()))
            if seat == bot:
                apply(g, seat, GAME.policy(GAME.view(g, seat), decision, rng))
            else:
                apply(g, seat, random_choice(decision, rng))
        won += g.outcome.winners == (bot,)
    assert won >= 3
