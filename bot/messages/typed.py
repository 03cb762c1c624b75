"""What people type, in the words of any language."""

from __future__ import annotations

from bot.messages.people import names
from bot.tables.running import Running
from games.engine import Decision, GameError, Number, Pick
from games.engine.decision import LONGEST
from games.engine.errors import Impossible
from games.engine.texts import LANGUAGES
from games.engine.typed import understand


def understood(running: Running, seat: int, words: str, language: str) -> str:
    """Typed words as the text of a choice; a game's shorthand for several stays as it is."""
    decision = running.explained(seat)
    if decision is None or len(words) > LONGEST:
        return words  # the table says what is wrong
    try:
        decision.parse(words)
    except Impossible:
        raise
    except GameError:
        if running.match.game.shorthand(running.match.view(seat, unread=True), decision, words) is None:
            first = sorted(LANGUAGES, key=lambda code: code != language)
            return understand(decision, words, [running.texts(code) for code in first], names(running))
    return words


def example(running: Running, decision: Decision, language: str) -> str:
    """An answer to this question as it could be typed."""
    texts, shape = running.texts(language), decision.shape
    if isinstance(shape, Number):
        return str(shape.high)
    if isinstance(shape, Pick):
        return texts.say(shape.options[0].label, names(running)) if shape.options else "-"
    values = (
        str(field.shape.low) if isinstance(field.shape, Number) else field.shape.options[0].id
        for field in shape.fields
        if isinstance(field.shape, Number) or field.shape.options
    )
    return " ".join(values)
