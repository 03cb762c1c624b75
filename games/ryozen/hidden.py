"""What a viewer may not know, changed at random: for the test that nothing of it can be seen (RYO-20)."""

from __future__ import annotations

import random

from games.engine import Decision, Text
from games.engine.policy import random_choice
from games.ryozen.standing import form, standing_of
from games.ryozen.state import Ryozen


def shuffle_hidden(g: Ryozen, seat: int | None, rng: random.Random) -> None:
    """Change the order of decks and piles and the others' preferences, in place."""
    g.dice.seed = f"{rng.random()}"
    rng.shuffle(g.event_deck.cards)
    rng.shuffle(g.revelation_deck.cards)
    below = g.village_stack.cards[1:]  # the top tile lies face up (RYO-3.17)
    rng.shuffle(below)
    g.village_stack.cards[1:] = below
    for other, player in enumerate(g.seats):
        rng.shuffle(player.pile.cards)  # not even its owner knows the order
        if other != seat:
            asked = form(g, other)
            wishes = random_choice(Decision(other, Text("ryozen-standing"), asked, "RYO-25.5"), rng)
            player.standing = standing_of(g, asked.meaning(wishes))
