"""What a viewer may not know, changed at random: for the test that nothing of it can be seen (XID-14.4)."""

from __future__ import annotations

import random

from games.engine import Decision, Sealed, Text
from games.engine.policy import random_choice
from games.xidit import components as c
from games.xidit.rules.banishing import ChooseTitan, PayTitan
from games.xidit.rules.bards import PlaceBards
from games.xidit.rules.rewards import ChooseRewards
from games.xidit.standing import form_for, standing_of
from games.xidit.state import Xidit


def shuffle_hidden(g: Xidit, seat: int | None, rng: random.Random) -> None:
    """Change everything secret or covered from this seat, in place and within what it could imagine."""
    others = [other for other in range(g.players) if other != seat]
    g.dice.seed = f"{rng.random()}"
    _stacks(g, rng)
    _screens(g, others, rng)
    _sealed(g, others, rng)


def _stacks(g: Xidit, rng: random.Random) -> None:
    for deck in (g.recruit_stack, g.threat_stack):
        below = deck.cards[1:]
        rng.shuffle(below)
        deck.cards[1:] = below
    for stack in g.lair:
        if not stack.awake:
            rng.shuffle(stack.titans)


def _screens(g: Xidit, others: list[int], rng: random.Random) -> None:
    for kind in range(len(c.UNITS)):
        total = sum(g.seats[other].units[kind] for other in others)
        for other in others:
            g.seats[other].units[kind] = 0
        for _ in range(total):
            g.seats[rng.choice(others)].units[kind] += 1
    _lend_units(g, others, rng)
    for other in others:
        player = g.seats[other]
        player.coins = rng.randint(0, 40)
        if g.outcome:
            continue  # XID-11.4: the Bastion has been opened
        in_bastion = g.bards.setdefault(c.CENTRAL, [0] * g.players)
        hidden = player.bards + in_bastion[other]
        in_bastion[other] = rng.randint(0, hidden - _bards_seen(g, other))
        player.bards = hidden - in_bastion[other]


def _lend_units(g: Xidit, others: list[int], rng: random.Random) -> None:
    """Whoever is asked about a titan has the units for one (XID-D7): that is seen by all."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, ChooseTitan | PayTitan) or step.seat not in others:
        return
    titans = [step.titan(g)] if isinstance(step, PayTitan) else g.awake_titans()
    asked = g.seats[step.seat]
    while sum(asked.units) < min(titan.units_required for titan in titans):
        lenders = [(g.seats[other], kind) for other in others if other != step.seat for kind in range(len(c.UNITS))]
        lender, kind = rng.choice([(lender, kind) for lender, kind in lenders if lender.units[kind]])
        lender.units[kind] -= 1
        asked.units[kind] += 1


def _bards_seen(g: Xidit, seat: int) -> int:
    """How many bards everybody knows to be behind a screen: whoever is asked for rewards or bards has one to place, as
    what leaves no choice is not asked (XID-15.2)."""
    step = g.stack[-1] if g.stack else None
    return int(isinstance(step, ChooseRewards | PlaceBards) and step.seat == seat)


def _sealed(g: Xidit, others: list[int], rng: random.Random) -> None:
    form = form_for(g)
    for other in others:
        wishes = random_choice(Decision(other, Text("xidit-standing"), form, "XID-21.2"), rng)
        g.seats[other].standing = standing_of(g, form.meaning(wishes))
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Sealed):
        step.answers = {
            other: random_choice(step.ask(g, other), rng) if other in others else answer
            for other, answer in step.answers.items()
        }
