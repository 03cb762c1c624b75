"""A hint in words: what the house's bot would choose, and why."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.messages import layout, outlook
from bot.messages.controls import Row, row
from bot.messages.people import mentions, names
from bot.messages.rulebook import section_buttons
from bot.messages.shapes import Asking
from bot.messages.words import say
from bot.tables.hints import Reason
from bot.tables.running import Running
from games.engine import Choice, Decision, Pick, rulebook
from games.engine.imagine import in_words

MOST = 8
REASONS = 3
"""How many changes make a sentence."""


def hint_view(
    running: Running, seat: int, choice: Choice, language: str, reason: Reason | None = None
) -> layout.Composed:
    """What it would choose, why, what that costs and brings, and what to think of at such a decision."""
    decision, texts = running.explained(seat) or running.match.decisions[seat], running.texts(language)
    asking = Asking(decision, running.id, running.match.serial(seat), texts, names(running), True)
    chosen = escape_markdown(texts.say(in_words(decision, choice), names(running)))
    return layout.message(
        f"### {texts.say(decision.prompt, mentions(running))}",
        say(language, "hint-would", choice=chosen),
        _because(asking, reason),
        _why(running, asking, choice, reason),
        _advice(running, decision, language),
        _rows(running, decision, language),
    )


def _because(asking: Asking, reason: Reason | None) -> str:
    """A sentence: what the choice brings that others would not."""
    if reason is None:
        return ""
    if not reason.changes:
        return say(asking.texts.language, "hint-because-later")
    return say(asking.texts.language, "hint-because", changes=escape_markdown("; ".join(_said(asking, reason))))


def _said(asking: Asking, reason: Reason) -> list[str]:
    return [asking.texts.say(change, asking.who).removesuffix(".") for change in reason.changes[:REASONS]]


def _why(running: Running, asking: Asking, choice: Choice, reason: Reason | None) -> str:
    """What the options say of themselves, and what else they would change."""
    said = _said(asking, reason) if reason is not None else []
    lines = [f"-# {escape_markdown(hint)}" for hint in _hints(asking, choice)]
    changes = outlook.told(running, asking, choice, MOST)
    lines += [f"→ {escape_markdown(line)}" for line in changes if line.removesuffix(".") not in said]
    return "\n".join(lines)


def _hints(asking: Asking, choice: Choice) -> list[str]:
    shape = asking.decision.shape
    if not isinstance(shape, Pick) or not isinstance(choice, list):
        return []
    return [hint for option in shape.options if option.id in choice and (hint := asking.hint(option))]


def _advice(running: Running, decision: Decision, language: str) -> str:
    words = rulebook.coach(running.game, language).get(decision.rule, "")
    return say(language, "hint-why", advice=words) if words else ""


def _rows(running: Running, decision: Decision, language: str) -> list[Row]:
    buttons = section_buttons(running.game, rulebook.behind(running.game, decision.rule, language)[:3], "section")
    return [row(*buttons)] if buttons else []
