"""What was sealed is told afterwards, word by word: it tells nothing that the reveal itself has not shown to all."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain

import msgspec
import pytest

import games
from games.engine import Choice, Decision, Match, Pick, Sealed, State
from games.engine.policy import random_choice
from tests.contract.modes import MODES, Mode
from tests.contract.walk import BotWalk, every

LARGEST = [max((mode for mode in MODES if mode.game == name), key=lambda mode: mode.players) for name in games.metas()]
SEALING = [mode for mode in LARGEST if mode.game in {"circadians", "scythe", "xidit"}]
"""Nothing is sealed in Ryozen, and in Hyperborea only what is laid out for all."""
SEEDS = (33, 34, 35)
WORLDS = 8
"""So many worlds are compared which look the same to an onlooker."""


def decline(decision: Decision, rng: random.Random) -> Choice:
    """Nothing, where that can be answered; else anything."""
    return [] if isinstance(decision.shape, Pick) and not decision.shape.least else random_choice(decision, rng)


def shown(match: Match, rng: random.Random) -> tuple[bytes, list[str]]:
    """Everybody who is asked seals something. What an onlooker sees of the reveal, and what was sealed."""
    told, before = [], match.present.revealed
    while match.present.revealed == before:
        seat = match.waiting[0]
        answer = rng.choice([decline, random_choice])
        _, events = match.submit(seat, answer(match.decisions[seat], rng))
        told += [event.text for event in events if event.seen_by(None)]
    seen = msgspec.json.encode((told, match.game.view(match.present, None)))
    return seen, [f"{seat} {seal.text}" for seat, seal in sorted(match.seals.opened.items())]


def alike(match: Match, rng: random.Random) -> Sequence[State]:
    """Worlds that an onlooker cannot tell apart: hands and decks are others."""
    return [match.game.shuffle_hidden(match.present, None, rng) for _ in range(WORLDS)]


@pytest.mark.finding("TR-9")
@pytest.mark.parametrize("mode", SEALING, ids=str)
def test_what_was_sealed_tells_no_more_than_its_reveal(mode: Mode) -> None:
    compared: dict[str, int] = {}
    for here in chain.from_iterable(every(BotWalk(mode, seed), 1) for seed in SEEDS):
        step = here.match.present.stack[-1] if here.match.present.stack else None
        if not isinstance(step, Sealed):
            continue
        rule = here.match.decisions[here.match.waiting[0]].rule
        seen: dict[bytes, list[str]] = {}
        for number, state in enumerate(alike(here.match, here.rng)):
            public, sealed = shown(Match(here.game, state), random.Random(f"{here} {number // 2}"))
            compared[rule] = compared.get(rule, 0) + (public in seen)
            assert seen.setdefault(public, sealed) == sealed, f"{here}: {rule}"
    assert sum(compared.values()), "no two worlds were alike: the test would prove nothing"
