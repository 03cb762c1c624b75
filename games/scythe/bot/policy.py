"""The bot that fills a seat. It knows its view and the decision, nothing else."""

from __future__ import annotations

import random

from games.engine import Decision
from games.engine.policy import Style, random_choice
from games.scythe.bot.answers import Thought
from games.scythe.bot.bottoms import (
    choose_bottom,
    choose_build,
    choose_deploy,
    choose_enlist,
    choose_payment,
    choose_upgrade,
)
from games.scythe.bot.marching import choose_step, choose_unit
from games.scythe.bot.meetings import (
    choose_ability,
    choose_commitment,
    choose_encounter,
    choose_end,
    choose_factory_card,
    choose_factory_top,
    choose_retreat,
)
from games.scythe.bot.position import position_of
from games.scythe.bot.production import choose_amount, choose_kinds, choose_place, choose_sites
from games.scythe.bot.sections import choose_section, choose_top
from games.scythe.view import ScytheView


def decide(view: ScytheView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers; where it has no opinion, anything."""
    think = THOUGHTS.get(decision.rule)
    if think is None:
        return decision.write(random_choice(decision, rng))
    answer = think(view, position_of(view, style), decision.seat, decision, rng)
    return decision.write([answer] if isinstance(answer, str) else answer)


THOUGHTS: dict[str, Thought] = {
    "SCY-D03": choose_section,
    "SCY-D04": choose_top,
    "SCY-D05": choose_unit,
    "SCY-D06": choose_step,
    "SCY-D09": choose_ability,
    "SCY-D10": choose_commitment,
    "SCY-D11": choose_retreat,
    "SCY-D12": choose_encounter,
    "SCY-D13": choose_kinds,
    "SCY-D14": choose_place,
    "SCY-D15": choose_sites,
    "SCY-D16": choose_amount,
    "SCY-D17": choose_bottom,
    "SCY-D18": choose_payment,
    "SCY-D20": choose_upgrade,
    "SCY-D21": choose_deploy,
    "SCY-D22": choose_build,
    "SCY-D23": choose_enlist,
    "SCY-D24": choose_factory_card,
    "SCY-D25": choose_factory_top,
    "SCY-D26": choose_end,
}
