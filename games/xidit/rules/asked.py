"""XID-15.2: what leaves no choice is not asked."""

from __future__ import annotations

from typing import Generic

from games.engine import Question
from games.engine.step import A
from games.xidit.state import Xidit


class Asked(Question[Xidit, A], Generic[A]):
    """A question about what lies behind a screen. With a single option it is resolved at once like any other
    (XID-15.2); only sealed choices are asked of everybody (XID-15.4).

    That tells others at most a total that is covered, not secret (XID-14.4): they have seen every unit and every bard
    come and go (XID-14.3).
    """

    may_tell = True
