"""The bot's battles: which to fight first, the plan that does best against what the opponent may do, rerolls."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from games.circadians import components as c
from games.circadians.bot.answers import best
from games.circadians.bot.goals import DECISIVE, fame_worth, menace, victory_fame
from games.circadians.bot.imagine import Mind
from games.circadians.bot.money import card_worth, gain_worth, gem_worth
from games.circadians.bot.worth import DENY, STOP, last_of_all, leader_worth, power, region_worth
from games.circadians.rules.combat import contested
from games.circadians.rules.stats import battle_effects, totals
from games.circadians.state import Fighting
from games.engine import Decision, Form, Pick

FightChoice = tuple[str, int]
"""A region, and against whom."""
CARD_WORTH = 0.55
"""What a card in hand is worth in later battles, in strength."""
ENERGY = 0.4
"""What an energy is worth beside regions and wounds."""
FIGHTER = 0.45
"""What it costs to have a fighter wounded."""


class Stats(NamedTuple):
    """Strength, attack and defense of a side."""

    strength: float
    attack: float
    defense: float


class Guess(NamedTuple):
    """What a side may come to, and how likely that is."""

    weight: float
    stats: Stats
    retreats: bool = False


def choose_battle(g: Mind, seat: int, decision: Decision) -> str:
    """The fight with the best odds first."""

    def chance(fight: FightChoice) -> float:
        name, other = fight
        units = g.regions[name].units
        return power(g, seat, name, units.get(seat)) - power(g, other, name, units.get(other))

    return best(decision, chance)


def choose_plan(g: Mind, decision: Decision) -> dict[str, list[str]]:
    """Sector and card with the best outcome against what the opponent is likely to do, or has done (CIR-26.36)."""
    form = decision.shape
    assert isinstance(form, Form)
    shapes = {field.name: field.shape for field in form.fields}
    sectors, cards = ([option.id for option in _pick(shapes[name]).options] for name in ("sector", "card"))
    fight = Fight(g, decision.seat)
    plans = [(sector, card) for card in cards for sector in sectors]
    sector, card = max(plans, key=lambda plan: fight.plan_worth(plan[0], "" if plan[1] == "none" else plan[1]))
    return {"sector": [sector], "card": [card]}


def choose_reroll(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D35: roll again where the mean of all faces is better than the one that lies there."""
    fight = Fight(g, seat)
    faces = [fight.with_die(die) for die in range(1, len(c.FACES) + 1)]
    return "reroll" if sum(faces) / len(faces) > faces[fight.rolled - 1] + 1e-9 else "keep"


def _pick(shape: object) -> Pick:
    assert isinstance(shape, Pick)
    return shape


class Fight:
    """A battle as one side judges it."""

    def __init__(self, g: Mind, seat: int) -> None:
        battle = g.current_battle
        self.g, self.seat, self.region = g, seat, battle.region
        self.me, self.other = battle.side(seat), battle.other(seat)
        self.rolled = self.me.die
        self._edge = 0.25 if battle.sides[0] is self.me else -0.25
        self._known = bool(self.other.sector)
        self._prize = g.temper.fight * self._win()
        self._stake = g.temper.fear * self._loss(away=False)
        self._away = g.temper.fear * self._loss(away=True)
        self._guesses: dict[str, list[Guess]] = {}

    # -- what is at stake ------------------------------------------------------------------------------------

    def _win(self) -> float:
        """What a victory is worth."""
        g, other = self.g, self.other
        trophies = len(other.leaders) + len(other.rhyzu)
        worth = region_worth(g, self.seat, self.region) + 0.5
        worth += fame_worth(g, self.seat, victory_fame(g, self.seat, trophies, self.me.leaders))
        worth += 0.8 * trophies + 0.15 * other.fighters + 1.0 * other.buildings
        return worth + 0.25 * STOP.get(g.seats[other.seat].faction, 9.0) * menace(g, other.seat)

    def _loss(self, away: bool) -> float:
        """What a defeat costs; whoever goes `away` keeps the leaders (CIR-12.38) and stays near (CIR-12.35)."""
        g, me, other = self.g, self.me, self.other
        worth = 1.2 * me.buildings + 0.5 * len(me.rhyzu)
        if not away:
            worth += sum(0.8 + 0.25 * leader_worth(g, self.seat, g.side_of(self.seat, leader)) for leader in me.leaders)
            worth += 0.15 * me.fighters
        fame = victory_fame(g, other.seat, len(me.leaders) + len(me.rhyzu), other.leaders)
        worth += DENY * fame_worth(g, other.seat, fame)
        if last_of_all(g, other.seat, self.region):
            worth += 0.5 * DECISIVE
        return worth

    # -- plans -----------------------------------------------------------------------------------------------

    def plan_worth(self, sector: str, card: str) -> float:
        """What a plan may be worth against everything the opponent may do."""
        self.me.sector, self.me.card = sector, card
        if card not in self._guesses:
            self._guesses[card] = list(self._theirs())
        total = sum(
            mine.weight * theirs.weight * self._outcome(mine, theirs)
            for mine in self._mine(sector)
            for theirs in self._guesses[card]
        )
        self.me.sector = self.me.card = ""
        return total - self._costs(sector, card)

    def with_die(self, die: int) -> float:
        """What the revealed plans come to with another die on the own side."""
        self.me.die = die
        mine = Guess(1.0, Stats(*totals(self.g, self.seat)))
        theirs = Guess(1.0, Stats(*totals(self.g, self.other.seat)), c.SECTORS[self.other.sector].retreat)
        self.me.die = self.rolled
        return self._outcome(mine, theirs)

    def _costs(self, sector: str, card: str) -> float:
        g = self.g
        cost = ENERGY * gem_worth(g, self.seat) if c.SECTORS[sector].gem_cost else 0.0
        if card:
            more = len(contested(g)) > 1
            cost += CARD_WORTH if g.round < c.ROUNDS else 0.3 if more else 0.0
            cost += 0.5 * ENERGY * max(0.0, card_worth(g, self.seat, card) - 2.0)
        return cost

    def _mine(self, sector: str) -> Iterator[Guess]:
        retreats = c.SECTORS[sector].retreat
        if not c.SECTORS[sector].die:
            yield Guess(1.0, Stats(*totals(self.g, self.seat)), retreats)
            return
        for die, weight in DICE:
            self.me.die = die
            yield Guess(weight, Stats(*totals(self.g, self.seat)), retreats)
        self.me.die = 0

    def _theirs(self) -> Iterator[Guess]:
        """What the opponent may come to, with what the own card does to it."""
        sector = self.other.sector
        if not self._known:
            base = Stats(*totals(self.g, self.other.seat))
            yield from _likely(self.g, self.other, base, totals(self.g, self.seat)[0])
        elif c.SECTORS[sector].die and not self.other.die:
            for die, weight in DICE:
                self.other.die = die
                yield Guess(weight, Stats(*totals(self.g, self.other.seat)))
            self.other.die = 0
        else:
            yield Guess(1.0, Stats(*totals(self.g, self.other.seat)), c.SECTORS[sector].retreat)

    # -- outcomes --------------------------------------------------------------------------------------------

    def _outcome(self, mine: Guess, theirs: Guess) -> float:
        """The chance to win, what it brings, wounds dealt and taken."""
        g = self.g
        if mine.retreats:
            chance = 0.0
        elif theirs.retreats:
            chance = 1.0
        else:
            chance = self._chance(mine.stats.strength - theirs.stats.strength + self._edge)
        dealt = _wounds(mine.stats.attack - theirs.stats.defense, self.other.fighters)
        dealt = min(dealt + chance * self._sure(), float(self.other.fighters), 4.0)
        taken = _wounds(theirs.stats.attack - mine.stats.defense, self.me.fighters)
        worth = g.temper.fight * 0.4 * dealt - g.temper.fear * FIGHTER * taken
        if g.seats[self.seat].faction == "ai":
            worth += fame_worth(g, self.seat, dealt)
        if g.seats[self.other.seat].faction == "ai":
            worth -= 0.5 * fame_worth(g, self.other.seat, taken)
        lost = self._away if mine.retreats else self._stake
        return worth + chance * (self._prize + self._gains("victory")) - (1 - chance) * (lost - self._gains("defeat"))

    def _chance(self, lead: float) -> float:
        """Certain where both plans are known, else less so the less they lie apart."""
        if self._known:
            return float(lead > 0)
        return 1 / (1 + exp(-lead / 1.3))

    def _sure(self) -> int:
        """Wounds that a victory adds and nothing blocks (CIR-26.38, CIR-28.72)."""
        if not self.me.card and not self.me.leaders:
            return 0
        effects = battle_effects(self.g, self.seat, "battle:wounds")
        return sum(int(effect.value) for effect in effects if effect.op == "wound")

    def _gains(self, result: str) -> float:
        """What the own card gives for victory or defeat."""
        if not self.me.card:
            return 0.0
        effects = c.CARDS[self.me.card].battle
        return sum(
            ENERGY * gain_worth(self.g, self.seat, effect.gain)
            for effect in effects
            if effect.op == "gain" and result in effect.conditions
        )


DICE = ((1, 1 / 6), (2, 2 / 6), (4, 2 / 6), (6, 1 / 6))
"""Different faces of the die, and how likely they are (CIR-12.19)."""
DIE_STRENGTH = 3.5
DIE_DEFENSE = 0.67


def _wounds(attack: float, fighters: int) -> float:
    """CIR-12.29."""
    return min(float(c.LIMITS.wounds_per_battle), float(fighters), max(0.0, attack))


def _likely(g: Mind, other: Fighting, base: Stats, against: float) -> Iterator[Guess]:
    """What an opponent with such units, cards and gems may plan: each sector with a usual card."""
    card = 2.3 if g.hands[other.seat] else 1.0
    weak = base.strength + 3.0 < against
    charges = other.fighters >= 4 and not other.leaders
    weights = {
        "assault": 0.25,
        "guard": 0.3,
        "gamble": 0.45 if g.seats[other.seat].gems else 0.0,
        "charge": (0.5 if g.seats[other.seat].faction == "ai" else 0.1) if charges else 0.0,
        "retreat": 0.4 if weak else 0.05,
    }
    adds = {
        "assault": (card, card, 0.0),
        "guard": (card, 0.0, card),
        "gamble": (card + DIE_STRENGTH, 0.0, DIE_DEFENSE),
        "charge": (0.0, 2 * card, 0.0),
        "retreat": (0.0, 0.0, 2 * card - 2.0),
    }
    whole = sum(weights.values())
    for sector, weight in weights.items():
        if weight:
            stats = Stats(*(mine + more for mine, more in zip(base, adds[sector], strict=True)))
            yield Guess(weight / whole, stats, sector == "retreat")
