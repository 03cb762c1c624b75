"""What energy, gems, cards and rewards are worth to a faction now, in energy."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.bot.goals import fame_worth
from games.circadians.bot.imagine import Mind
from games.circadians.vocabulary import Reward

GAIN = {
    "cards": 1.8,
    "recruit": 1.3,
    "build": 3.0,
    "foundation": 2.0,
    "redeploy": 1.0,
    "place_loot": 2.5,
    "upgrade_loot": 1.5,
    "deploy_leader": 6.5,
    "upgrade_leader": 5.5,
}
"""Rewards that are worth the same to everybody."""
FAME = 2.0
"""How many energies are worth as much as one region point."""
ATTRIBUTES = {
    "covert": 2.0,
    "militarized": 8.0,
    "tactical": 3.0,
    "mobile": 3.0,
    "perceptive": 3.5,
    "cunning": 4.0,
    "copious": 3.5,
    "destructive": 7.0,
    "ominous": 6.0,
    "proficient": 6.0,
    "seclusive": 2.5,
    "resilient": 3.5,
    "tenacious": 3.0,
    "expeditious": 4.0,
    "optimistic": 9.0,
    "spirited": 5.0,
    "protective": 3.0,
    "aggressive": 3.5,
    "assertive": 6.0,
    "hostile": 7.0,
    "fortified": 3.0,
    "resourceful": 5.0,
    "subterranean": 2.5,
    "symbiotic": 2.5,
    "volatile": 6.0,
}
"""What upgraded sides are worth with the whole match ahead."""


def rounds_left(g: Mind) -> int:
    """Rounds after this one."""
    return c.ROUNDS - g.round


def energy_worth(g: Mind, seat: int) -> float:
    """One more energy: less with a full purse, and little in the last round."""
    if not rounds_left(g):
        return 0.25
    return min(1.0, max(0.4, 1.3 - 0.05 * g.seats[seat].energy))


def gem_worth(g: Mind, seat: int) -> float:
    """One more gem: less with many; the Circadians save for attributes (CIR-18.14)."""
    player = g.seats[seat]
    if not rounds_left(g):
        return 0.5
    spare = player.gems
    if player.faction == "circadians":
        spare -= 2 * min(2, player.data.fame_goal - player.fame)
    return min(2.6, max(0.8, 2.6 - 0.4 * max(0, spare - 1)))


def research_worth(g: Mind, seat: int) -> float:
    """A step on a track: it pays for the rounds left, and is the Zcharo's fame (CIR-20.1)."""
    worth = 1.4 + 0.5 * rounds_left(g)
    if g.seats[seat].faction == "zcharo":
        worth += FAME * fame_worth(g, seat)
    return worth * g.temper.gather


def attribute_worth(g: Mind, seat: int, name: str) -> float:
    """What upgrading an attribute is worth after its gems are paid."""
    worth = ATTRIBUTES[name] * min(1.0, rounds_left(g) / 4) - c.ATTRIBUTES[name].upgrade_gems * gem_worth(g, seat)
    faction = g.seats[seat].faction
    if faction == "circadians":
        worth += FAME * fame_worth(g, seat)
    if name == "proficient":
        worth += research_worth(g, seat)
    return worth


def best_attribute(g: Mind, seat: int) -> float:
    """The best attribute that can be upgraded now."""
    player = g.seats[seat]
    able = [
        name
        for name in c.FACTION_ATTRIBUTES[player.faction]
        if name not in player.attributes and c.ATTRIBUTES[name].upgrade_gems <= player.gems
    ]
    return max((attribute_worth(g, seat, name) for name in able), default=0.0)


def gain_worth(g: Mind, seat: int, reward: Reward) -> float:
    """What a reward is worth."""
    total = 0.0
    for key, amount in reward.items():
        if key == "any_of":
            total += max(gain_worth(g, seat, each) for each in amount)
        elif key == "fame":
            total += FAME * fame_worth(g, seat, amount)
        elif key == "boost_morale_base":
            total += FAME * fame_worth(g, seat, 2.0)
        else:
            total += _each(g, seat, key) * (amount if isinstance(amount, int) else 1)
    return total


def _each(g: Mind, seat: int, key: str) -> float:
    if key == "energy":
        return energy_worth(g, seat)
    if key == "gems":
        return gem_worth(g, seat)
    if key == "research":
        return research_worth(g, seat)
    if key == "upgrade_attribute":
        return best_attribute(g, seat)
    if key == "cards" and g.seats[seat].faction == "ai":  # attack (CIR-12.11), and hardly any other way to them
        return 2.8
    if key in ("build", "foundation"):
        return GAIN[key] * min(1.0, 0.3 + 0.2 * rounds_left(g)) * g.temper.gather
    return GAIN.get(key, 1.0)


def card_worth(g: Mind, seat: int, card: str) -> float:
    """What a card of the hand is good for in its phase: fame, research and attributes, to those who live by them."""
    data, worth = c.CARDS[card], 0.0
    for effect in data.play:
        if effect.op == "gain":
            worth = max(worth, gain_worth(g, seat, effect.gain))
        elif effect.op == "advance_priced_track":
            worth = max(worth, research_worth(g, seat))
    return max(0.0, worth - (gem_worth(g, seat) if data.lock else 0.0))
