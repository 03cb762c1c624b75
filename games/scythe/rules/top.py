"""Bolster and Trade (SCY-6), and the choices of every top action."""

from __future__ import annotations

from functools import cache

import msgspec

from games.engine import Choice, Decision, Option, Pick, Question, Text
from games.scythe import components as c
from games.scythe.rules.gains import TakeGains, TakeLess
from games.scythe.rules.mat import boxes_of, top_choice
from games.scythe.rules.move import begin_march
from games.scythe.rules.produce import ProduceSites
from games.scythe.rules.stars import CheckStars
from games.scythe.rules.supply import can_pay, pay
from games.scythe.state import Player, Scythe, who

SKIP = Option("skip", Text("scythe-skip-top"), means=None)
SHORT = {
    "move_units": "move",
    "move_gain_coins": "coins",
    "bolster_power": "power",
    "bolster_combat_cards": "cards",
    "trade_resources": "resources",
    "trade_popularity": "popularity",
    "produce_territories": "produce",
}
"""Option ids of the choices."""


class Taking(msgspec.Struct, frozen=True):
    """A choice of a top action, whole or in part (SCY-2.17)."""

    what: str
    less: bool = False


@cache
def choice_option(name: str, count: int) -> Option[Taking]:
    """A choice of a top action with its present boxes."""
    return Option(SHORT[name], Text(f"scythe-choice-{SHORT[name]}", {"count": count}), means=Taking(name))


@cache
def less_option(name: str) -> Option[Taking]:
    """The same choice, taken in part (SCY-2.17)."""
    short = SHORT[name]
    label = Text("scythe-choice-less", {"what": Text(f"scythe-less-{short}")})
    return Option(f"less-{short}", label, means=Taking(name, less=True))


class TopChoice(Question[Scythe, Taking | None], tag="TopChoice"):
    """SCY-D04, SCY-4.5: one of the payable choices of the section's top action, or none of them.

    Move (SCY-5.1, SCY-5.3), free of cost (SCY-5.4); Bolster (SCY-6.1); Trade (SCY-6.5); Produce (SCY-6.12).
    With hidden coins it is asked also where nothing can be paid: not being asked would tell (SCY-19.8).
    """

    action: str

    def ask(self, g: Scythe) -> Decision[Taking | None]:
        player = g.seats[self.seat]
        action = c.TOP_ACTIONS[self.action]
        options: list[Option[Taking]] = []
        if can_pay(g, self.seat, action.cost):
            for choice in action.choice:
                if choice.op == "resource_any" and not g.workplaces(self.seat):  # SCY-6.7
                    continue
                count = boxes_of(player, choice)
                options.append(choice_option(choice.id, count))
            options.extend(
                less_option(choice.id)
                for choice in action.choice
                if choice.op not in ("move", "produce") and self._divisible(g, choice, options)
            )
        prompt = Text("scythe-ask-top", {"action": Text(f"scythe-top-{self.action}")})
        return Decision(self.seat, prompt, Pick((*options, SKIP)), "SCY-D04", private=g.coins_hidden)

    def _divisible(self, g: Scythe, choice: c.TopChoice, options: list[Option[Taking]]) -> bool:
        """Whether taking less differs from skipping and from what is asked anyway."""
        player = g.seats[self.seat]
        if choice.op == "resource_any":  # its number is asked with the kinds
            return structure_gain(player, self.action) is not None and any(o.id == "resources" for o in options)
        return choice.op != "coins" or boxes_of(player, choice) > 1

    def answer(self, g: Scythe, choice: Taking | None) -> None:
        if choice is None:
            return
        action = c.TOP_ACTIONS[self.action]
        short, taken = SHORT[choice.what], top_choice(choice.what)
        count = boxes_of(g.seats[self.seat], taken)
        g.tell(f"scythe-took-{short}", seat=who(self.seat), count=count)
        pay(g, self.seat, action.cost)  # SCY-6.12: what Produce makes does not change its cost
        if short == "move":
            begin_march(g, self.seat, count, 1)
        elif short == "produce":
            g.then(ProduceSites(count, seat=self.seat), CheckStars([self.seat]))
        else:
            gains = [c.Gain(taken.op, count)]
            bonus = structure_gain(g.seats[self.seat], self.action)
            if bonus is not None:
                gains.append(bonus)
            gaining = TakeLess(gains, seat=self.seat) if choice.less else TakeGains(self.seat, gains)
            g.then(gaining, CheckStars([self.seat]))

    def default(self, g: Scythe) -> Choice:
        if self.action == "move":
            return ["coins"]
        if self.action == "bolster" and g.seats[self.seat].coins >= 2:
            return ["power"]
        return ["skip"]


def structure_gain(player: Player, action: str) -> c.Gain | None:
    """SCY-6.2, SCY-6.8, SCY-8.1, SCY-8.2: what the own Monument or Armory adds (SCY-8.6), wherever it is (SCY-8.5)."""
    name = c.TOP_ACTIONS[action].structure
    effect = c.STRUCTURES[name].effect
    if name in player.structures and effect.kind == "bonus_gain" and effect.op:
        return c.Gain(effect.op, effect.n)
    return None
