"""Pictures that together show everything a game can look like, to train its palette on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PIL import Image

import games
from games.engine import Match, Setup
from render.art import Request, art, paint

NAMES = ("Ada", "Borys", "Chloé", "Дмитро", "Ольга", "Fay")


def samples(game: str) -> Iterator[Image.Image]:
    """The boards, parts and podiums of a game's sample matches, early and late, with marks."""
    for players, options in art(game).SAMPLES.matches:
        yield from _match(game, Setup(players, f"palette {players}", options))


def _match(game: str, setup: Setup) -> Iterator[Image.Image]:
    """One match, played by the bots."""
    wanted = art(game).SAMPLES
    names = NAMES[: setup.players]
    match, _ = Match.begin(games.game(game), setup)
    dice, decisions = Random(setup.players), 0
    before = match.view(None)
    while not match.outcome:
        if decisions in wanted.stages:
            yield paint(game, Request(match.view(None), names, before=before))
            before = match.view(None)
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
        decisions += 1
    end = match.view(None)
    yield paint(game, Request(end, names, before=before))
    for part in wanted.parts:
        yield paint(game, Request(match.view(0), names, page=part))
    looked_back = Request(end, names, story=(match.game.stand(end),))
    yield art(game).paint_podium(looked_back)
    yield art(game).paint_story(looked_back)
