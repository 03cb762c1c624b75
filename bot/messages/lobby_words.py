"""Why something was not done in a lobby, in words."""

from __future__ import annotations

import games
from bot.messages.words import say
from bot.tables.refusal import Refused, Why
from games.engine import Text

KEYS = {Why.NO_SUCH_MATCH: "no-such-match", Why.UNKNOWN: "control-outdated"}
"""Messages that are not the lobby's own."""
OUTDATED = frozenset({Why.OVER, Why.FULL, Why.TAKEN, Why.TOO_FEW, Why.CLASH, Why.NO_BOTS, Why.HOST_ONLY, Why.NOT_IN})
"""Whoever is told this may be looking at a lobby from before somebody else's click."""


def refusal(refused: Refused, language: str) -> str:
    """A sentence for whoever was refused."""
    what = ""
    if refused.why is Why.CLASH:
        what = games.texts(refused.game, language).say(Text(f"{refused.game}-seat-{refused.key}-{refused.value}"))
    return say(
        language,
        KEYS.get(refused.why, f"lobby-{refused.why}"),
        match=refused.match,
        user=f"<@{refused.user}>",
        count=refused.count,
        missing=max(0, refused.low - refused.count),
        low=refused.low,
        high=refused.high,
        what=what,
    )
