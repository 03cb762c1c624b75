"""CIR-25.3: rewards. Each kind is registered by the module whose rule it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.circadians.effects import paid_text, reward_text
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import joined, left_text
from games.circadians.rules.lanes import LOOT, places_loot
from games.circadians.rules.options import do
from games.circadians.rules.victory import add_fame
from games.circadians.state import Circadians, who
from games.circadians.vocabulary import Reward
from games.engine import Choice, Decision, Option, Pick, Step, Text, Unavailable

Giver = Callable[[Circadians, int, Any], list[Step[Circadians]]]
Possible = Callable[[Circadians, int], bool]
GIVERS: dict[str, Giver] = {}
POSSIBLE: dict[str, Possible] = {}


def gives(key: str) -> Callable[[Giver], Giver]:
    """Registers what gives a kind of reward: it acts at once or returns steps."""

    def register(giver: Giver) -> Giver:
        GIVERS[key] = giver
        return giver

    return register


def possible_if(key: str) -> Callable[[Possible], Possible]:
    """Registers whether a kind of reward could be applied now (CIR-6.20)."""

    def register(possible: Possible) -> Possible:
        POSSIBLE[key] = possible
        return possible

    return register


class Gain(Step[Circadians], tag="Gain"):
    """A reward, its parts one after another; energy and gems come from a supply without end (CIR-1.9, CIR-2.12)."""

    seat: int
    reward: Reward
    times: int = 1

    def in_order(self, g: Circadians) -> str:
        return LOOT if places_loot(self.reward) else ""

    def run(self, g: Circadians) -> None:
        steps: list[Step[Circadians]] = []
        player = g.seats[self.seat]
        for key, amount in self.reward.items():
            if key in ("energy", "gems"):
                amount *= self.times
                setattr(player, key, getattr(player, key) + amount)
                g.tell(f"circadians-gained-{key}", seat=who(self.seat), count=amount)
            elif key in ("cards", "fame", "research", "recruit"):
                steps += GIVERS[key](g, self.seat, amount * self.times)
            else:
                steps += GIVERS[key](g, self.seat, amount)
        g.then(*steps)


@gives("fame")
def _fame(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [GainFame(seat, count)]


class GainFame(Step[Circadians], tag="GainFame"):
    """CIR-15.4, CIR-15.7: fame with the bonuses on the way, when its turn among the effects comes."""

    seat: int
    count: int

    def run(self, g: Circadians) -> None:
        g.then(*(Gain(self.seat, bonus) for bonus in add_fame(g, self.seat, self.count)))


def feasible(g: Circadians, seat: int, reward: Reward) -> bool:
    """CIR-6.20: whether a reward could be applied."""
    return any(key not in POSSIBLE or POSSIBLE[key](g, seat) for key in reward)


def impossible(g: Circadians, seat: int, reward: Reward) -> Text:
    """Why a reward cannot be applied."""
    barred = next(key for key in reward if key in POSSIBLE and not POSSIBLE[key](g, seat))
    return Text(f"circadians-why-no-{barred}")


def worth(g: Circadians, seat: int, reward: Reward) -> Text:
    """What a reward is good for, and how much of it there is already."""
    player = g.seats[seat]
    have: dict[str, int] = {"energy": player.energy, "gems": player.gems, "cards": len(player.hand)}
    parts = [Text(f"circadians-hint-gain-{key}", {"count": have.get(key, player.gems)}) for key in reward]
    return joined(*parts)


def reward_id(reward: Reward) -> str:
    """A short id: `energy2`, `gems1+cards1`."""
    return "+".join(f"{key}{amount if isinstance(amount, int) else ''}" for key, amount in reward.items())


@gives("any_of")
def _any_of(g: Circadians, seat: int, rewards: list[Reward]) -> list[Step[Circadians]]:
    return [ChooseReward(rewards, seat=seat)]


class ChooseReward(Asks[Reward], tag="ChooseReward"):
    """CIR-D15, CIR-D40, CIR-D41, CIR-D48: exactly one of some rewards, of those that can be applied (CIR-6.20)."""

    rewards: list[Reward]
    rule: str = "CIR-D15"

    def in_order(self, g: Circadians) -> str:
        return LOOT if any(map(places_loot, self.rewards)) else ""

    def ask(self, g: Circadians) -> Decision[Reward] | None:
        options = tuple(
            Option(reward_id(reward), reward_text(reward), means=reward)
            for reward in self.rewards
            if feasible(g, self.seat, reward)
        )
        return Decision(self.seat, Text("circadians-ask-reward"), Pick(options), self.rule) if options else None

    def told(self, g: Circadians, decision: Decision[Reward]) -> Decision[Reward]:
        missing = [
            Unavailable(reward_id(reward), reward_text(reward), impossible(g, self.seat, reward))
            for reward in self.rewards
            if not feasible(g, self.seat, reward)
        ]
        return decision.explain(lambda option: worth(g, self.seat, option.value), unavailable=missing)

    def answer(self, g: Circadians, choice: Reward) -> None:
        g.then(Gain(self.seat, choice))

    def default(self, g: Circadians) -> Choice:
        wanted = reversed(self.rewards) if self.rule in ("CIR-D41", "CIR-D48") else iter(self.rewards)
        return [reward_id(next(reward for reward in wanted if feasible(g, self.seat, reward)))]


class Offer(Asks[str], tag="Offer"):
    """A cost that may be paid for a gain (CIR-D25)."""

    cost: dict[str, int]
    reward: Reward
    rule: str = "CIR-D25"

    def ask(self, g: Circadians) -> Decision[str] | None:
        if not can_pay(g, self.seat, self.cost):
            return None
        prompt = Text("circadians-ask-offer", {"cost": paid_text(self.cost), "gain": reward_text(self.reward)})
        return Decision(self.seat, prompt, Pick((do("yes"), do("no"))), self.rule)

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        player = g.seats[self.seat]
        left = left_text(player.energy - self.cost.get("energy", 0), player.gems - self.cost.get("gems", 0))
        return decision.explain(lambda option: left if option.value == "yes" else Text("circadians-hint-nothing"))

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "yes":
            pay(g, self.seat, self.cost)
            g.then(Gain(self.seat, self.reward))

    def default(self, g: Circadians) -> Choice:
        return ["no"]


def can_pay(g: Circadians, seat: int, cost: dict[str, int]) -> bool:
    """Whether a faction has this much energy and so many gems; neither stands for the other (CIR-2.15)."""
    player = g.seats[seat]
    return player.energy >= cost.get("energy", 0) and player.gems >= cost.get("gems", 0)


def pay(g: Circadians, seat: int, cost: dict[str, int]) -> None:
    """Energy and gems to the supply."""
    player = g.seats[seat]
    player.energy -= cost.get("energy", 0)
    player.gems -= cost.get("gems", 0)
    paid = {key: count for key, count in cost.items() if count}
    if paid:
        g.tell("circadians-paid", seat=who(seat), cost=paid_text(paid))
