"""What a viewer may not know, changed at random: for the test that nothing of it can be seen."""

from __future__ import annotations

import random

from games.engine import Sealed
from games.engine.policy import random_choice
from games.hyperborea import components as c
from games.hyperborea.rules.ruins import LookAtToken
from games.hyperborea.state import Hyperborea, Standing


def shuffle_hidden(g: Hyperborea, seat: int | None, rng: random.Random) -> None:
    """Change everything secret or covered from this seat, in place and within what it could imagine."""
    g.dice.seed = f"{rng.random()}"
    _tiles(g, rng)
    _decks(g, rng)
    for pool in c.POOLS:
        _tokens(g, seat, pool, rng)
    _sealed(g, seat, rng)
    for other, player in enumerate(g.seats):
        if other != seat:
            colours = [*c.COLOURS]
            rng.shuffle(colours)
            reset = rng.choice(["", "keep", "take"])
            player.standing = Standing(reset, colours[: rng.randrange(4)], colours[3 : 3 + rng.randrange(3)])


def _tiles(g: Hyperborea, rng: random.Random) -> None:
    """HYP-H02, HYP-H03: which tiles lie face down, and which are out of the game."""
    for kind, left in (("central", g.central_left), ("outer", g.outer_left)):
        covered = [area for area in g.areas.values() if not area.up and c.PLACES[area.tile].kind == kind]
        tiles = [*(area.tile for area in covered), *left]
        rng.shuffle(tiles)
        for area in covered:
            area.tile = tiles.pop()
        left[:] = tiles


def _decks(g: Hyperborea, rng: random.Random) -> None:
    """HYP-H04, HYP-H05: the order of the decks above the cards everybody has seen go under them."""
    for deck, known in zip(g.decks, g.known, strict=True):
        unknown = deck.cards[: len(deck) - known]
        rng.shuffle(unknown)
        deck.cards[: len(unknown)] = unknown


def _tokens(g: Hyperborea, seat: int | None, pool: str, rng: random.Random) -> None:
    """HYP-H06, HYP-H07: faces in stacks and pools, tokens others keep or look at."""
    stacks = [
        spot.tokens
        for area in g.areas.values()
        for feature, spot in zip(c.PLACES[area.tile].features, area.spots, strict=False)
        if feature.color == pool
    ]
    stacks.append(g.tokens.get(pool, []))
    secretive = [] if g.outcome else g.seats  # at the end kept tokens are shown to everybody
    keepers = [p for n, p in enumerate(secretive) if n != seat and p.kept and c.TOKENS[p.kept].color == pool]
    lookers = [
        step
        for step in g.stack
        if isinstance(step, LookAtToken) and step.seat != seat and c.TOKENS[step.token].color == pool
    ]
    faces = [token for stack in stacks for token in stack]
    faces += [*(player.kept for player in keepers), *(step.token for step in lookers)]
    rng.shuffle(faces)
    for stack in stacks:
        stack[:] = [faces.pop() for _ in stack]
    for player in keepers:
        player.kept = faces.pop()
    for step in lookers:
        step.token = faces.pop()


def _sealed(g: Hyperborea, seat: int | None, rng: random.Random) -> None:
    """HYP-H09, HYP-H10: choices others have sealed."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Sealed):
        step.answers = {
            other: answer if other == seat else random_choice(step.ask(g, other), rng)
            for other, answer in step.answers.items()
        }
