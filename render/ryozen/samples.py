"""Pictures that together show everything, to train the palette on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PIL import Image

import games
from games.engine import Match, Setup
from render.art import Request
from render.ryozen import board, ending

NAMES = ("Ada", "Borys", "Chloé", "Дмитро")
STAGES = (0, 10, 40, 90, 150, 220)


def samples() -> Iterator[Image.Image]:
    """Boards of matches in both modes, early and late, with marks, and the podium."""
    for players, mode in ((2, "standard"), (4, "standard"), (3, "phoenix_palace"), (4, "phoenix_palace")):
        match, _ = Match.begin(games.game("ryozen"), Setup(players, f"palette {players}", {"mode": mode}))
        dice = Random(players)
        before = match.view(None)
        for decision in range(900):
            if decision in STAGES or match.state.outcome:
                yield board.paint_whole(Request(match.view(None), NAMES[:players], before=before))
                before = match.view(None)
            if match.state.outcome:
                break
            seat = match.waiting[0]
            match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
        yield board.paint_players(Request(match.view(0), NAMES[:players]))
        yield board.paint_cards(Request(match.view(0), NAMES[:players]))
        yield ending.paint(Request(match.view(None), NAMES[:players]))
