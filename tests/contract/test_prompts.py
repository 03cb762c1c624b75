"""Prompts are only words: whoever rewords one changes no play."""

from __future__ import annotations

import random

import msgspec
import pytest

import games
from games.engine import Decision, Text
from tests.contract.modes import Mode
from tests.contract.walk import BotWalk


def reworded(decision: Decision) -> Decision:
    """The same question in other words."""
    return msgspec.structs.replace(decision, prompt=Text("engine-nothing-said"))


@pytest.mark.finding("CO-4")
@pytest.mark.parametrize("mode", [Mode(name, 3, {}) for name in games.metas()], ids=str)
def test_a_reworded_prompt_changes_no_play(mode: Mode) -> None:
    for here in BotWalk(mode, 31):
        for seat in here.match.waiting:
            decision, view = here.match.decisions[seat], here.match.view(seat)
            assert decision.kind, f"{here}: {decision.rule} says not which question it is"
            answers = {here.game.policy(view, asked, random.Random(seat)) for asked in (decision, reworded(decision))}
            assert len(answers) == 1, f"{here}: {decision.rule}"
