"""What a seat answered last to each kind of question, so that its owner can answer the same again at one go."""

from __future__ import annotations

from games.engine.decision import Choice, Decision, Pick
from games.engine.errors import GameError

FEW = 5
"""Of so many options each has a button anyway: nothing is gained by remembering which it was."""

Answered = dict[int, dict[str, str]]
"""By seat and kind of question."""


def remember(answered: Answered, decision: Decision, words: str) -> None:
    """A seat's own answer, where giving it takes more than a press."""
    shape = decision.shape
    if not isinstance(shape, Pick) or shape.most > 1 or len(shape.options) > FEW:
        answered.setdefault(decision.seat, {})[decision.kind] = words


def same_again(answered: Answered, decision: Decision) -> Choice | None:
    """What its seat answered the last time it was asked such a question; None if it never was, or cannot say it now."""
    words = answered.get(decision.seat, {}).get(decision.kind)
    try:
        return decision.parse(words) if words is not None else None
    except GameError:
        return None
