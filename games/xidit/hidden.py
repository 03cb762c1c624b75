"""What a viewer may not know, made up: for the test that nothing of it can be seen (XID-14.4), and for bots that think
in made-up worlds, which should be such as a player would think of."""

from __future__ import annotations

import random
from typing import get_args

from games.engine import Choice, Decision, Sealed, Text
from games.engine.policy import Style, random_choice
from games.xidit import components as c
from games.xidit.bot.policy import decide
from games.xidit.rules.banishing import ChooseTitan, PayTitan
from games.xidit.rules.bards import PlaceBards
from games.xidit.rules.rewards import ChooseRewards
from games.xidit.standing import form_for, standing_of
from games.xidit.state import Standing, Xidit
from games.xidit.view import view

COINS = 16
"""What a player usually has in the end."""
INSTRUCTED = 0.25
"""How many are taken to have standing instructions."""


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
        player.coins = _some_coins(g, rng)
        if g.outcome:
            continue  # XID-11.4: the Bastion has been opened
        in_bastion = g.bards.setdefault(c.CENTRAL, [0] * g.players)
        hidden = player.bards + in_bastion[other]
        in_bastion[other] = rng.randint(0, min(hidden - _bards_seen(g, other), 1 + g.year // 2))
        player.bards = hidden - in_bastion[other]


def _some_coins(g: Xidit, rng: random.Random) -> int:
    """Coins as somebody may have by this year: far more or less would be no world to think about."""
    usual = COINS * g.year / g.mode.years
    return rng.randint(int(0.5 * usual), int(1.5 * usual) + 2)


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
        instructed = rng.random() < INSTRUCTED
        g.seats[other].standing = standing_of(g, form.meaning(wishes)) if instructed else Standing()
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Sealed):
        step.answers = {
            other: _likely(g, step.ask(g, other), rng) if other in others else answer
            for other, answer in step.answers.items()
        }


def _likely(g: Xidit, decision: Decision, rng: random.Random) -> Choice:
    """What somebody with this screen may have sealed: a sensible player's choice, in some mood."""
    style = rng.choice(get_args(Style))
    return decision.parse(decide(view(g, decision.seat), decision, rng, style))
