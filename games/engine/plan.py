"""Choices written down in advance: in a plan each may name the rule of the question that it is meant for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

from games.engine.decision import Decision
from games.engine.errors import NotOpen
from games.engine.text import Text

PLANNED = re.compile(r"([A-Z]+-[\w.]+): (.*)", re.DOTALL)


def planned_for(decision: Decision, words: str) -> str:
    """A choice for a plan that only answers this question: where another one comes first, the plan stops."""
    return f"{decision.rule}: {words}"


def bare_words(planned: str) -> str:
    """A planned choice without the rule."""
    found = PLANNED.fullmatch(planned)
    return found[2] if found else planned


def planned_words(decision: Decision, planned: str) -> str:
    """A planned choice for a question; raises `NotOpen` if it was meant for another one."""
    found = PLANNED.fullmatch(planned)
    if found and found[1] != decision.rule:
        raise NotOpen("engine-no-longer-open")
    return bare_words(planned)


class Planned(msgspec.Struct, frozen=True):
    """A choice of a plan as its owner reads it."""

    question: Text
    answer: Text


class Stopped(msgspec.Struct, frozen=True):
    """A plan that was not played to its end: told to its owner alone, who may go on with the rest."""

    why: Literal["gone", "other", "news"]
    """The choice is not offered any more; another question came first; something new came to light before it."""
    choice: str
    rest: tuple[str, ...]

    @classmethod
    def at(cls, plan: Sequence[str], decision: Decision) -> Stopped:
        """A plan whose first choice cannot be played now. One for another question may still come in its turn."""
        found = PLANNED.fullmatch(plan[0])
        if found and found[1] != decision.rule:
            return cls("other", plan[0], tuple(plan))
        return cls("gone", plan[0], tuple(plan[1:]))
