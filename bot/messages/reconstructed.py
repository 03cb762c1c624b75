"""Which components of a game are reconstructions: an owner of the box shall not wonder."""

from __future__ import annotations

from collections import Counter
from functools import cache

import games
from bot.messages.words import say
from games.engine import Text


@cache
def note(game: str, language: str) -> str:
    """A line in small print; nothing for a game whose components are all known."""
    ours = Counter(card.kind for card in games.game(game).catalogue() if card.source in ("house", "part"))
    if not ours:
        return ""
    texts = games.texts(game, language)
    kinds = [f"{texts.say(Text(f'{game}-kind-{kind}'))} ({count})" for kind, count in ours.most_common()]
    return "-# 🛠️ " + say(language, "reconstructed", kinds=", ".join(kinds))
