"""Combats: what both sides can commit, who will win, whether to start one, and what to commit."""

from __future__ import annotations

import math
import random

from games.scythe import components as c
from games.scythe.board import HEXES
from games.scythe.bot.position import Position
from games.scythe.bot.values import worth_of_star
from games.scythe.rules.combat import card_ids, card_limit
from games.scythe.rules.stars import combat_space
from games.scythe.view import ScytheView

GUESS = 3.3
"""A card of somebody else's: the best ones of a hand are a little above the average."""
MARGIN = 0.7
"""So much stronger than an opponent seems to be one should be."""
BLUFF = 0.1
"""How likely an opponent who could win does not commit enough."""


def my_best(g: Position, seat: int, cards: int) -> int:
    """The most this seat could commit with so many cards."""
    player = g.seats[seat]
    return min(c.DIAL_MAX, player.power) + sum(player.hand[-cards:] if cards else [])


def their_best(view: ScytheView, g: Position, other: int, place: str) -> float:
    """What an opponent could commit, hands guessed."""
    shown = view.seats[other]
    cards = min(shown.cards, card_limit(g.seats[other], place))
    return min(c.DIAL_MAX, shown.power) + GUESS * cards


def abilities(g: Position, seat: int, other: int, place: str, cards: int) -> float:
    """What the own abilities before a combat are worth in it (SCY-10.6)."""
    player, theirs = g.seats[seat], g.seats[other]
    if player.has("artillery") and player.power >= 1:
        return min(2, max(0, theirs.power)) - float(player.power <= c.DIAL_MAX)
    if player.has("disarm") and (HEXES[place].tunnel or player.structures.get("mine") == place):
        return float(min(2, theirs.power))
    return 1.5 if player.has("scout") and cards else 0.0


def chance(view: ScytheView, g: Position, seat: int, other: int, place: str, attackers: int) -> float:
    """How likely an attack with so many fighting units is won if both commit what they can."""
    player = g.seats[seat]
    shown = view.seats[other]
    cards = min(shown.cards, card_limit(g.seats[other], place))
    best = my_best(g, seat, min(attackers, len(player.hand)))
    lead = best - their_best(view, g, other, place) - MARGIN - g.temper.margin
    lead += abilities(g, seat, other, place, shown.cards) - abilities(g, other, seat, place, len(player.hand))
    sure = 1 / (1 + math.exp(-(lead + 0.5) / (0.3 + 0.5 * math.sqrt(cards))))
    return sure + BLUFF * (1 - sure)


def worth_of_victory(g: Position, seat: int, other: int) -> float:
    """A star, if one may still be placed, and that an opponent is thrown back: rather one who is ahead."""
    star = worth_of_star(g, seat) + EASY if combat_space(g, seat) else 0.0
    return g.temper.fights * (star + THROWN_BACK + LEADER * min(2.0, max(-1.0, g.ahead[other])))


EASY = 0.0
"""A star for a combat costs no turns of preparation."""
THROWN_BACK = 0.5
"""What it is worth that fighting units of somebody else must go home."""
LEADER = 3.0
"""How much more it is worth to throw back who is ahead, and less who is behind."""
LOST = 5.0
"""What it costs to be sent home oneself."""
POWER = 0.7
"""What a power that is spent in a combat is worth."""


def worth_of_attack(
    view: ScytheView, g: Position, seat: int, other: int, place: str, attackers: int, prize: float = 0.0
) -> float:
    """Attacking with so many fighting units, where the territory itself is worth a prize to the winner."""
    won = chance(view, g, seat, other, place, attackers)
    best = my_best(g, seat, min(attackers, len(g.seats[seat].hand)))
    spent = POWER * min(best, their_best(view, g, other, place) + 1)
    return won * (worth_of_victory(g, seat, other) + prize) - (1 - won) * LOST - spent


def commitment(view: ScytheView, g: Position, seat: int, rng: random.Random) -> dict[str, int | list[str]]:
    """Enough to win if that is likely; else as little as possible."""
    battle = view.battle
    assert battle is not None
    player = g.seats[seat]
    attacks = seat == battle.attacker
    other = battle.defender if attacks else battle.attacker
    most = min(card_limit(player, battle.place), len(player.hand))
    guess = their_best(view, g, other, battle.place) + (0 if attacks else 1)
    wanted = guess * rng.uniform(0.85, 1.1) + (1 if attacks else 0)
    best = my_best(g, seat, most)
    cards: list[int] = []
    dial = 0
    if best >= HOPELESS * wanted:
        cards = fewest(player.hand, most, wanted)
        dial = max(0, min(c.DIAL_MAX, player.power, math.ceil(wanted - sum(cards))))
    elif most and (player.power == 0 or player.hand[0] == min(c.COMBAT_CARDS)):
        cards = player.hand[:1]  # who has committed something draws a card
    answer: dict[str, int | list[str]] = {"dial": dial}
    if most:
        answer["cards"] = card_ids(sorted(cards))
    return answer


HOPELESS = 0.7
"""Who can commit no more than this share of what seems to be needed commits nothing."""


def fewest(hand: list[int], most: int, wanted: float) -> list[int]:
    """The highest cards until they suffice, no more than so many."""
    cards: list[int] = []
    for value in [*reversed(hand)][:most]:
        if sum(cards) < wanted:
            cards.append(value)
    return cards
