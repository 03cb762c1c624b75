"""Combats: whether to start one, and what to commit."""

from __future__ import annotations

import random

from games.scythe import components as c
from games.scythe.rules.combat import card_ids, card_limit
from games.scythe.rules.scoring import tier
from games.scythe.state import Scythe
from games.scythe.view import ScytheView


def my_best(g: Scythe, seat: int, cards: int) -> int:
    """The most this seat could commit with so many cards."""
    player = g.seats[seat]
    return min(c.DIAL_MAX, player.power) + sum(player.hand[-cards:] if cards else [])


def their_best(view: ScytheView, g: Scythe, other: int, place: str) -> float:
    """What an opponent could commit, hands guessed a little above average."""
    shown = view.seats[other]
    cards = min(shown.cards, card_limit(g.seats[other], place))
    return min(c.DIAL_MAX, shown.power) + 3.4 * cards


def worth_of_attack(view: ScytheView, g: Scythe, seat: int, other: int, place: str, attackers: int) -> float:
    """Attacking with so many fighting units: good only where it can hardly be lost."""
    player = g.seats[seat]
    best = my_best(g, seat, min(attackers, len(player.hand)))
    needed = their_best(view, g, other, place)
    if place in g.seats[other].workers:
        needed += 1.0
    if best < needed:
        return -20.0
    placed = player.count_stars("combat")
    star = tier(player.popularity).coins_per_star + 2.0 if placed < 2 or player.has("dominate") else 0.5
    workers = g.seats[other].workers.count(place)
    leads = len(g.seats[other].stars) == max(len(each.stars) for each in g.seats) >= 3
    return star + float(leads) - 0.35 * min(needed, c.DIAL_MAX) - 1.25 * workers


def commitment(view: ScytheView, g: Scythe, seat: int, rng: random.Random) -> dict[str, int | list[str]]:
    """Enough to win if that is likely; else as little as possible."""
    battle = view.battle
    assert battle is not None
    player = g.seats[seat]
    attacks = seat == battle.attacker
    other = battle.defender if attacks else battle.attacker
    most = min(card_limit(player, battle.place), len(player.hand))
    values = player.hand
    wanted = their_best(view, g, other, battle.place) + (0 if attacks else 1)
    wanted = min(wanted, wanted * rng.uniform(0.85, 1.1) + 1)
    best = my_best(g, seat, most)
    answer: dict[str, int | list[str]] = {}
    cards: list[int] = []
    if best < 0.7 * wanted:
        dial = 0
        if most and player.power == 0 and not attacks:
            cards = values[:1]
    else:
        total = 0
        for index in range(len(values) - 1, len(values) - 1 - most, -1):
            if total < wanted:
                cards.append(values[index])
                total += values[index]
        dial = max(0, min(c.DIAL_MAX, player.power, -int(-(wanted - total) // 1)))
    answer["dial"] = dial
    if most:
        answer["cards"] = card_ids(sorted(cards))
    return answer
