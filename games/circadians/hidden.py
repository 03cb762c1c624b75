"""What a viewer may not know, changed at random: for the test that nothing of it can be seen (CIR-29)."""

from __future__ import annotations

import random

from games.circadians.rules.combat import Plans
from games.circadians.rules.relics import RelicCards
from games.circadians.state import Circadians, Standing
from games.engine.policy import random_choice


def shuffle_hidden(g: Circadians, seat: int | None, rng: random.Random) -> None:
    """Change everything secret or covered from this seat, in place and within what it could imagine."""
    g.dice.seed = f"{rng.random()}"
    others = [other for other in range(g.players) if other != seat]
    unknown = [held for other in others for held in g.seats[other].hand if not held.known]
    cards = [*g.deck.cards, *(held.card for held in unknown)]
    rng.shuffle(cards)
    for held in unknown:
        held.card = cards.pop()
    g.deck.cards = cards
    for other in others:
        g.seats[other].standing = Standing(
            most={"move": rng.randint(-1, 5)},
            income=rng.choice(["ask", "auto"]),
            unasked=rng.sample(["broke", "priced", "relic"], rng.randint(0, 3)),
        )
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Plans | RelicCards):
        step.answers = {
            other: random_choice(step.ask(g, other), rng) if other in others else answer
            for other, answer in step.answers.items()
        }
