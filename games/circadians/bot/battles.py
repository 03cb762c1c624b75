"""The bot's battles: which to fight first, and the plan that does best against what the opponent may do."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.bot.answers import best
from games.circadians.bot.worth import HUNTERS, odds, power
from games.circadians.rules.stats import totals
from games.circadians.state import Circadians
from games.engine import Decision, Form, Pick

Fight = tuple[str, int]
"""A region, and against whom."""

CARD_WORTH = 0.55
"""What a card in hand is worth in later battles, in strength."""


def choose_battle(g: Circadians, seat: int, decision: Decision) -> str:
    """The fight with the best odds first."""

    def chance(fight: Fight) -> float:
        name, other = fight
        units = g.regions[name].units
        return power(g, seat, name, units.get(seat)) - power(g, other, name, units.get(other))

    return best(decision, chance)


def choose_plan(g: Circadians, decision: Decision) -> dict[str, list[str]]:
    """Sector and card with the best outcome against a few likely plans of the opponent."""
    form = decision.shape
    assert isinstance(form, Form)
    shapes = {field.name: field.shape for field in form.fields}
    sectors, cards = ([option.id for option in _pick(shapes[name]).options] for name in ("sector", "card"))
    best: tuple[float, str, str] | None = None
    for sector in sectors:
        for card in cards:
            worth = _worth(g, decision.seat, sector, "" if card == "none" else card)
            if best is None or worth > best[0]:
                best = (worth, sector, card)
    assert best is not None
    return {"sector": [best[1]], "card": [best[2]]}


def _pick(shape: object) -> Pick:
    assert isinstance(shape, Pick)
    return shape


GUESSES = (("assault", 1.0, 0.0), ("guard", 1.0, 0.0), ("assault", 2.5, 1.0), ("guard", 2.5, 1.5))
"""Plans the opponent may have: a sector, and strength and attack or defense that a card may add."""


def _worth(g: Circadians, seat: int, sector: str, card: str) -> float:
    battle = g.battle
    assert battle is not None
    me, other = battle.side(seat), battle.other(seat)
    kept = (me.sector, me.card, me.die)
    me.sector, me.card = sector, card
    total = 0.0
    dice = (2, 5) if c.SECTORS[sector].die else (0,)
    known = bool(other.sector)
    guesses = ((other.sector, 0.0, 0.0),) if known else GUESSES
    for die in dice:
        me.die = die
        for guess, strength, extra in guesses:
            if not known:
                other.sector = guess
            total += _judge(g, seat, other.seat, strength, extra)
    total /= len(dice) * len(guesses)
    me.sector, me.card, me.die = kept
    if not known:
        other.sector = ""
    if card:
        total -= CARD_WORTH
    if c.SECTORS[sector].gem_cost:
        total -= 0.9
    return total


def _judge(g: Circadians, seat: int, rival: int, strength: float, extra: float) -> float:
    """The chance to win, what it brings, wounds dealt and taken."""
    battle = g.battle
    assert battle is not None
    me, other = battle.side(seat), battle.other(seat)
    mine, attack, defense = totals(g, seat)
    theirs, their_attack, their_defense = totals(g, rival)
    edge = 0.4 if battle.sides[0] is me else -0.4
    chance = odds(2 * (mine + edge), 2 * (theirs + strength))
    retreats = c.SECTORS[me.sector].retreat
    region = g.regions[battle.region]
    stake = 2.5 + 0.8 * len(me.leaders) + 0.25 * me.fighters + 1.2 * me.buildings
    prize = 2.5 + HUNTERS[g.seats[seat].faction] + 0.15 * other.fighters
    if region.relic:
        prize += 25.0 if region.relic == g.round == c.ROUNDS else 4.0 if region.relic == g.round else 1.0
    if g.seats[seat].faction == "jrayek" and (other.leaders or other.rhyzu):
        prize += 5.0
    dealt = min(4.0, other.fighters, max(0.0, attack - their_defense - extra))
    taken = min(4.0, me.fighters, max(0.0, their_attack + extra - defense))
    worth = 0.45 * dealt * (2.2 if g.seats[seat].faction == "ai" else 1.0) - 0.45 * taken
    if retreats:
        return worth - 0.5 * stake + 0.8
    return worth + chance * prize - (1 - chance) * stake
