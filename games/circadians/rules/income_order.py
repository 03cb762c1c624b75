"""CIR-13.2: whether it can matter in which order a faction takes its sources of income."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import permutations
from typing import Any

import msgspec

from games.circadians.rules.rewards import ChooseReward, Gain
from games.circadians.state import Circadians
from games.circadians.vocabulary import Reward
from games.engine import Step

Tags = frozenset[str]
NONE: Tags = frozenset()
ANYTHING: Tags = frozenset({"energy", "gems", "cards", "units", "control", "morale"})
"""Units: how many there are. Control: where they stand, and so which regions are theirs."""


class Flow(msgspec.Struct, frozen=True):
    """What a step may change, and what its outcome or its choices depend on."""

    gives: Tags = NONE
    uses: Tags = NONE

    def __or__(self, other: Flow) -> Flow:
        return Flow(self.gives | other.gives, self.uses | other.uses)


REWARDS: dict[str, Flow] = {
    "energy": Flow(frozenset({"energy"})),
    "gems": Flow(frozenset({"gems"})),
    "cards": Flow(frozenset({"cards"})),
    "recruit": Flow(frozenset({"units"}), frozenset({"energy"})),  # fast tracks cost energy
    "redeploy": Flow(frozenset({"units", "control"}), frozenset({"units"})),
    "research": Flow(ANYTHING, frozenset({"energy", "gems"})),  # locks; the instant may give anything
    "upgrade_attribute": Flow(ANYTHING, frozenset({"gems"})),
    "fame": Flow(ANYTHING),  # bonuses on the way
}
UNKNOWN = Flow(ANYTHING, ANYTHING)
NOTHING = Flow()

Judge = Callable[[Circadians, Any], Flow]
FLOWS: dict[type[Step[Circadians]], Judge] = {}


def flows(kind: type[Step[Circadians]]) -> Callable[[Judge], Judge]:
    """Registers what a step of the income gives and uses."""

    def register(judge: Judge) -> Judge:
        FLOWS[kind] = judge
        return judge

    return register


def reward_flow(reward: Reward) -> Flow:
    """Of a reward, all its parts together."""
    return _of_kinds(tuple(reward))


@cache
def _of_kinds(kinds: tuple[str, ...]) -> Flow:
    return join(REWARDS.get(kind, UNKNOWN) for kind in kinds)


def join(parts: Iterable[Flow]) -> Flow:
    """Several flows as one."""
    gives, uses = NONE, NONE
    for part in parts:
        gives |= part.gives
        uses |= part.uses
    return Flow(gives, uses)


@flows(Gain)
def _gain(g: Circadians, step: Gain) -> Flow:
    return reward_flow(step.reward)


@flows(ChooseReward)
def _choose(g: Circadians, step: ChooseReward) -> Flow:
    return join(reward_flow(reward) for reward in step.rewards)


def flow_of(g: Circadians, steps: Sequence[Step[Circadians]]) -> Flow:
    """What steps of the income give and use together."""
    if len(steps) == 1:
        return FLOWS[type(steps[0])](g, steps[0])
    return join([FLOWS[type(step)](g, step) for step in steps]) if steps else NOTHING


def order_matters(g: Circadians, sources: Iterable[tuple[list[Step[Circadians]], Tags]]) -> bool:
    """Whether something that one source gives is used by another; each comes with what it uses in any case."""
    found = [Flow(uses=uses) | flow_of(g, steps) for steps, uses in sources]
    return any(first.gives & second.uses for first, second in permutations(found, 2))
