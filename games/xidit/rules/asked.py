"""XID-15.2: what leaves no choice is not asked."""

from __future__ import annotations

from games.engine import Decision, Question
from games.xidit.state import Xidit


class Asked(Question[Xidit]):
    """A question of Lords of Xidit: with a single option it is resolved at once, also where only its owner is shown the
    options (XID-15.2). Sealed choices are asked of everybody (XID-15.4)."""

    def ask_always(self, g: Xidit, decision: Decision) -> bool:
        return False
