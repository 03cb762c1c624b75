"""What a viewer may not know, changed at random: for the test that nothing of it can be seen (SCY-21)."""

from __future__ import annotations

import random

from games.engine import Decision, Text
from games.engine.policy import random_choice
from games.scythe.rules.combat import Commit
from games.scythe.standing import FORM, standing_of
from games.scythe.state import Scythe


def shuffle_hidden(g: Scythe, seat: int | None, rng: random.Random) -> None:
    """Change everything secret or covered from this seat, in place and within what it could imagine."""
    others = [other for other in range(g.players) if other != seat]
    g.dice.seed = f"{rng.random()}"
    _combat_cards(g, others, rng)
    rng.shuffle(g.encounters.cards)
    _objectives(g, others, rng)
    _factory(g, seat, others, rng)
    for other in others:
        player = g.seats[other]
        if g.options["coin_visibility"] == "owner_only" and g.outcome is None:
            player.coins = rng.randint(0, 40)
        wishes = random_choice(Decision(other, Text("scythe-standing"), FORM, "SCY-22.3"), rng)
        ends = player.standing.end  # whether turns end at once can be watched
        player.standing = standing_of(FORM.meaning(wishes))
        player.standing.end = ends
    _commitments(g, others, rng)


def _combat_cards(g: Scythe, others: list[int], rng: random.Random) -> None:
    pool = [*g.combat.cards, *(card for other in others for card in g.seats[other].hand)]
    rng.shuffle(pool)
    for other in others:
        size = len(g.seats[other].hand)
        g.seats[other].hand, pool = sorted(pool[:size]), pool[size:]
    g.combat.cards = pool


def _objectives(g: Scythe, others: list[int], rng: random.Random) -> None:
    pool = [*g.objectives.cards, *(card for other in others for card in g.seats[other].objectives)]
    rng.shuffle(pool)
    for other in others:
        size = len(g.seats[other].objectives)
        g.seats[other].objectives, pool = pool[:size], pool[size:]
    g.objectives.cards = pool


def _factory(g: Scythe, seat: int | None, others: list[int], rng: random.Random) -> None:
    """A visitor knows what is left; the others know neither that nor what left the game."""
    visited = seat is not None and (g.seats[seat].factory or g.seats[seat].seen)
    if not visited:
        pool = [*g.factory, *g.unused]
        rng.shuffle(pool)
        g.factory, g.unused = pool[: len(g.factory)], pool[len(g.factory) :]
        for other in others:
            if g.seats[other].seen:
                g.seats[other].seen = [*g.factory]
    else:
        rng.shuffle(g.factory)
        rng.shuffle(g.unused)


def _commitments(g: Scythe, others: list[int], rng: random.Random) -> None:
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Commit):
        return
    step.answers = {
        other: step.plain(other, random_choice(step.ask(g, other), rng)) if other in others else answer
        for other, answer in step.answers.items()
    }
    unanswered = [other for other in step.seats(g) if other not in step.answers]
    if len(unanswered) == 2:  # at most one of them can have an order for at once
        step.ordered = [rng.choice([other for other in unanswered if other in others])] if rng.random() < 0.5 else []
