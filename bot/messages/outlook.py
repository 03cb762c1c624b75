"""What a choice would do, in words, on one's own panel: before it is made."""

from __future__ import annotations

from collections.abc import Mapping

from discord.utils import escape_markdown

from bot.messages.asking import LOCK, Asking, Picks
from bot.messages.people import names
from bot.messages.shapes import FORESEEN, beside_buttons, by_number, said_once
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Choice, Decision, Form, Option, Pick, Preview, Text, foresee
from games.engine.decision import Value

BESIDE = 3
"""How many changes are told beside a button; a choice that is looked at tells all of them."""
LINES = 14
DONE = 4
"""How many changes are told of what was done."""
Lines = tuple[list[str], list[str]]
"""What would change, and what comes after that."""


def told(running: Running, asking: Asking, choice: Choice, most: int = LINES) -> list[str]:
    """What a choice would change, a line each; what cannot be foreseen is said so."""
    return _cut(asking, _lines(running, asking, choice), most)


def _lines(running: Running, asking: Asking, choice: Choice) -> Lines:
    """All of it, and what comes after it, if that is not the end of it."""
    if running.unread(asking.decision.seat):
        return [], []
    foreseen = foresee(running.match, asking.decision.seat, choice, str(running.id))
    if foreseen is None:
        return [], []
    who, language = names(running), asking.texts.language
    lines = [asking.texts.say(change, who) for change in foreseen.changes]
    if foreseen.stops in ("chance", "reveal", "end"):
        return lines, [say(language, f"outlook-{foreseen.stops}")]
    return lines, [] if foreseen.complete else [say(language, "outlook-others")]


def _cut(asking: Asking, lines: Lines, most: int) -> list[str]:
    changes, after = lines
    if len(changes) > most:
        changes = [*changes[:most], say(asking.texts.language, "outlook-more", count=len(changes) - most)]
    return [*changes, *after]


def beside(running: Running, asking: Asking, group: int | None = None) -> str:
    """Small lines above buttons: what each says of itself and, where there are a few, what it would change."""
    found = []
    shown = beside_buttons(asking, group)
    few = shown if len(shown) <= FORESEEN else []
    foreseen = _apart(asking, {chosen.id: _lines(running, asking, [chosen.id]) for chosen in few})
    for chosen in shown:
        hint = _unfinished(asking.hint(chosen) or "")
        lines = foreseen.get(chosen.id, ([], []))
        changes = [_unfinished(change) for change in _cut(asking, lines, BESIDE)]
        words = "; ".join([*([hint] if hint else []), *(["→ " + ", ".join(changes)] if changes else [])])
        found.append((asking.label(chosen), words))
    return said_once(found)


def _apart(asking: Asking, foreseen: dict[str, Lines]) -> dict[str, Lines]:
    """What tells options from each other: what follows whatever is chosen helps nobody to choose."""
    if len(foreseen) < 2 or any(chosen.id not in foreseen for chosen in asking.decision.options):
        return foreseen
    alike = set.intersection(*(set(changes) | set(after) for changes, after in foreseen.values()))
    return {
        name: ([line for line in changes if line not in alike], [line for line in after if line not in alike])
        for name, (changes, after) in foreseen.items()
    }


def _unfinished(sentence: str) -> str:
    """A sentence without its full stop: more is said behind it."""
    return sentence.removesuffix(".")


def looked_at(running: Running, asking: Asking, options: list[Option]) -> str:
    """What was chosen in a menu: all there is to know before it is confirmed."""
    labels = ", ".join(asking.label(chosen) for chosen in options)
    lines = [f"**{escape_markdown(labels)}**"]
    hints = [asking.texts.say(chosen.hint, asking.who) for chosen in options if chosen.hint]
    lines += [f"-# {escape_markdown(hint)}" for hint in hints]
    lines += [f"→ {escape_markdown(line)}" for line in told(running, asking, [chosen.id for chosen in options])]
    lines += warnings(asking, options)
    return "\n".join(lines)


def done(before: Running, after: Running, seat: int, language: str) -> str:
    """What a choice has changed, as its seat sees it: it is done, and undo is at hand."""
    if before.unread(seat) or after.unread(seat):
        return ""
    texts, who = after.texts(language), names(after)
    changes = after.match.game.changes(before.view(seat), after.view(seat))
    lines = [f"→ {escape_markdown(texts.say(change, who))}" for change in changes]
    if len(lines) > DONE:
        lines = [*lines[:DONE], say(language, "outlook-more", count=len(lines) - DONE)]
    return "\n".join(lines)


def warnings(asking: Asking, options: list[Option]) -> list[str]:
    """What would be given up, and what cannot be taken back."""
    loses = [chosen.loses for chosen in options if chosen.loses]
    final = [chosen.final for chosen in options if chosen.final]
    if not final and asking.decision.final:
        final = [asking.decision.final]
    return [
        *(f"⚠️ {escape_markdown(asking.texts.say(text, asking.who))}" for text in loses),
        *(f"{LOCK} {escape_markdown(asking.texts.say(text, asking.who))}" for text in distinct(final)),
    ]


def distinct(texts: list[Text]) -> list[Text]:
    """Each text once."""
    return [text for place, text in enumerate(texts) if text not in texts[:place]]


def options_of(decision: Decision, numbers: list[str]) -> list[Option] | None:
    """Options by the numbers of controls; None if there are no such."""
    shape = decision.shape
    if not isinstance(shape, Pick) or not all(n.isdecimal() and int(n) < len(shape.options) for n in numbers):
        return None
    options = by_number(shape)
    return [options[int(number)] for number in numbers]


def preview(running: Running, decision: Decision, picks: Picks) -> Preview | None:
    """What a form leads to as far as it is filled in, from what its owner may know."""
    if not isinstance(decision.shape, Form):
        return None
    return running.match.game.preview(running.view(decision.seat), decision, chosen(decision.shape, picks))


def chosen(form: Form, picks: Picks) -> Mapping[str, Value]:
    """What is chosen in a form so far, as the rules read it."""
    found: dict[str, Value] = {}
    for field in form.fields:
        words = picks.get(field.name)
        if words:
            found[field.name] = list(words) if isinstance(field.shape, Pick) else int(words[0])
    return found
