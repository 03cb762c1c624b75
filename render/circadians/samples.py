"""Pictures that together show everything, to train the palette on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PIL import Image

import games
from games.engine import Match, Setup
from render.art import Request
from render.circadians import board, ending

NAMES = ("Ada", "Borys", "Chloé", "Дмитро", "Ольга")
STAGES = (0, 40, 150, 400, 700)


def samples() -> Iterator[Image.Image]:
    """Boards of matches with two to five players, early and late, for onlookers and for seats, with marks."""
    for players in (2, 4, 5):
        match, _ = Match.begin(
            games.game("circadians"), Setup(players, f"palette {players}", {"factions": "random", "loot": "extended"})
        )
        dice = Random(players)
        before = match.view(None)
        for decision in range(5000):
            if decision in STAGES or match.state.outcome:
                yield board.paint_board(Request(match.view(None), NAMES[:players], before=before))
                before = match.view(None)
            if match.state.outcome:
                break
            seat = match.waiting[0]
            match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
        yield board.paint_board(Request(match.view(0), NAMES[:players]))
        yield board.paint_mats(Request(match.view(0), NAMES[:players]))
        yield ending.paint(Request(match.view(None), NAMES[:players]))
