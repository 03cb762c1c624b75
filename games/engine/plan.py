"""Choices written down in advance: in a plan each may name the rule of the question that it is meant for."""

from __future__ import annotations

import re

from games.engine.decision import Decision
from games.engine.errors import NotOpen

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
