"""A hint in words: what the house's bot would choose, and why."""

from __future__ import annotations

from collections.abc import Iterable

from discord.utils import escape_markdown

from bot.messages import layout, outlook
from bot.messages.asking import Asking
from bot.messages.controls import Row, row
from bot.messages.people import mentions, names
from bot.messages.rulebook import section_buttons
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Choice, Decision, Pick, Text, rulebook
from games.engine.imagine import in_words
from games.engine.reason import Gain, Reason
from games.engine.text import SeatName

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
    """What the choice brings at once that others would not, and what it leads to beside the next best."""
    if reason is None:
        return ""
    language = asking.texts.language
    lines = []
    if reason.changes:
        lines.append(say(language, "hint-because", changes=escape_markdown("; ".join(_said(asking, reason)))))
    if reason.instead is not None:
        other = escape_markdown(asking.texts.say(reason.instead, asking.who))
        found = [_gain(asking, gain) for gain in reason.gains]
        found += [said for said in _words(asking, reason.later) if said not in _said(asking, reason)]
        if found:
            then = escape_markdown("; ".join(found[:REASONS]))
            lines.append(say(language, "hint-because-then", other=other, found=then))
    return "\n".join(lines) or say(language, "hint-because-later")


def _gain(asking: Asking, gain: Gain) -> str:
    """How much there would be of something, and how much otherwise; whose, if not the asker's own."""
    what = asking.texts.say(gain.label)
    words = say(asking.texts.language, "hint-gain", what=what, mine=gain.mine, instead=gain.instead)
    if gain.seat == asking.decision.seat:
        return words
    return say(asking.texts.language, "hint-gain-of", seat=SeatName(gain.seat), gain=words, who=asking.who)


def _said(asking: Asking, reason: Reason) -> list[str]:
    return _words(asking, reason.changes)[:REASONS]


def _words(asking: Asking, changes: Iterable[Text]) -> list[str]:
    return [asking.texts.say(change, asking.who).removesuffix(".") for change in changes]


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
