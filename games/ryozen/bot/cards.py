"""What revelation cards are worth: bought, kept, and used."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.bot.judgement import RESOURCE, Judgement
from games.ryozen.bot.strikes import best_blow, best_cloak, best_move, best_offering, colour_of
from games.ryozen.rules.springs import Purchase

SCROLLS = 0.8
"""How much a scroll that is spent on a card counts: there is little else to spend it on."""

PER_TURN = {
    "strategic_manoeuvres": 0.16,
    "disguise": 0.16,
    "offering_of_wealth": 0.3,
    "offering_of_wisdom": 0.28,
    "offering_of_spirits": 0.3,
    "offering_of_the_phoenix": 0.5,
    "seal_of_the_outskirts": 0.4,
    "seal_of_the_capital": 0.24,
    "seal_of_the_palace": 0.2,
    "seal_of_the_springs": 0.26,
    "seal_of_the_gate": 0.24,
    "seal_of_the_altar": 0.2,
    "seal_of_the_clan_house": 0.08,
    "coral_mercy": 0.24,
    "agate_mercy": 0.24,
    "jade_mercy": 0.24,
}
"""What a kept card brings in each turn to come: how often it is used, and what that is worth."""
CROWDED = 0.6
"""RYO-5.5: one card a turn, so each further one of these is used less."""


def used_in_turns(card: str) -> bool:
    """Whether it is a card for the start of turns, again and again."""
    return c.REVELATIONS[card].timing == "start_of_turn" and c.REVELATIONS[card].glyph not in ("prayer", "rainbow")


def keep(judge: Judgement, card: str) -> float:
    """Having a card for the turns that are left."""
    glyph = c.REVELATIONS[card].glyph
    if glyph == "prayer":
        return prayer(judge, card, min(judge.me.resources["lantern"] + (judge.turns > 3), 2)) if judge.turns else 0.0
    if glyph == "rainbow":
        return len({c.REVELATIONS[kept].glyph for kept in judge.me.cards} - {glyph}) + 1.2 if judge.turns else 0.0
    held = sum(map(used_in_turns, judge.me.cards)) if used_in_turns(card) else 0
    return float(PER_TURN[card] * judge.turns * CROWDED**held)


def prayer(judge: Judgement, card: str, lanterns: int) -> float:
    """RYO-12.27: shards for so many lanterns."""
    return judge.shard(colour_of(card), lanterns) - lanterns * judge.resource("lantern") if lanterns else 0.0


def acquire(judge: Judgement, card: str) -> float:
    """Acquiring a card, by keeping or discarding it; unaffordable ones are worth nothing."""
    row = c.REVELATIONS[card]
    if row.price > judge.me.resources["scroll"]:
        return 0.0
    return max(keep(judge, card), row.discard_favour) - row.price * SCROLLS * judge.resource("scroll")


def purchase(judge: Judgement, cards: Purchase | None) -> float:
    """RYO-D10, RYO-D5.10."""
    value = 0.0
    for _, card, way in cards or ():
        gain = keep(judge, card) if way == "keep" else c.REVELATIONS[card].discard_favour
        value += gain - SCROLLS * c.REVELATIONS[card].price * judge.resource("scroll")
    return value


# -- using them --------------------------------------------------------------------------------------------------


def seals(judge: Judgement, trigger: str) -> float:
    """RYO-12.3: what the own seals add to a day effect."""
    return sum(seal(judge, card) for card in judge.me.cards if c.REVELATIONS[card].trigger == trigger)


def seal(judge: Judgement, card: str) -> float:
    """What a seal brings once."""
    if card == "seal_of_the_altar":  # RYO-12.7: somebody has to be struck
        return best_blow(judge, c.SECTOR_IDS)
    if card == "seal_of_the_gate":
        poor = [sum(judge.view.seats[other].resources.values()) == 0 for other in judge.others]
        return -judge.rivals_share(-RESOURCE) * poor.count(True) + judge.rivals_share(-RESOURCE) * len(poor)
    brings = {
        "seal_of_the_outskirts": 2.0,
        "seal_of_the_capital": judge.best_resource(),
        "seal_of_the_palace": judge.resource("coin"),
        "seal_of_the_springs": 1.6,
        "seal_of_the_clan_house": 0.6,
    }
    return brings[card]


def use(judge: Judgement, card: str) -> float:
    """What using a card at the start of this turn is worth, against using it later."""
    if c.REVELATIONS[card].glyph == "prayer":
        return pray(judge, card)
    if card == "rainbow":
        return len({c.REVELATIONS[kept].glyph for kept in judge.me.cards}) - 0.5 * min(judge.turns - 1, 6)
    if card == "strategic_manoeuvres":
        return best_move(judge) - judge.resource("coin")
    if card == "disguise":
        return best_cloak(judge) - judge.resource("scroll")
    return best_offering(judge) + offered(judge, card)


def pray(judge: Judgement, card: str) -> float:
    """A prayer waits for a second lantern, as long as there is time."""
    lanterns = min(judge.me.resources["lantern"], 2)
    return prayer(judge, card, lanterns) - (1.5 if lanterns < 2 and judge.turns > 2 else 0.0)


def offered(judge: Judgement, card: str) -> float:
    """RYO-12.21, RYO-12.22, RYO-12.23, RYO-12.24: what an Offering brings beside the strike."""
    gain = next(op for op in c.EFFECTS[f"card/{card}"] if op.op != "strike")
    return float(gain.count) if gain.op == "gain_favour" else judge.resource(gain.resource)


def discard(judge: Judgement, card: str) -> float:
    """RYO-D21: the card worth least."""
    return -keep(judge, card)
