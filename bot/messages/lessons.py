"""What a match that teaches says to its learner."""

from __future__ import annotations

from discord import ButtonStyle

import games
from bot.messages.address import Address
from bot.messages.controls import Press, Row, button, row
from bot.messages.words import say
from bot.tables import lessons
from bot.tables.running import Running
from games.engine import lesson
from games.engine.lesson import Remark


def learn(game: str, language: str) -> list[Press]:
    """The door to a game's lesson, if it has one."""
    if lesson.lesson(game) is None:
        return []
    return [button(Address("learn", argument=game), say(language, "lesson-learn"), ButtonStyle.success, emoji="🎓")]


def board(running: Running, language: str) -> str:
    """What was said last (praise, a hint, the end), and what is to do now; nothing where nobody is taught."""
    made = lessons.progress(running.row)
    if made is None:
        return ""
    return "\n".join(
        line for line in (*(_said(running, step, language) for step in made.said), _task(running, language)) if line
    )


def _task(running: Running, language: str) -> str:
    of, goal, made = lesson.lesson(running.game), lessons.task(running), lessons.progress(running.row)
    if of is None or goal is None or made is None:
        return ""
    words = lesson.words(running.game, goal.id, "task", language)
    count = f" ({made.count}/{goal.count})" if goal.count > 1 else ""
    return f"🎓 **{of.goal.index(goal) + 1}/{len(of.goal)}** {words}{count}"


def _said(running: Running, step: Remark, language: str) -> str:
    match step.what:
        case "done":
            return f"✅ {lesson.words(running.game, step.goal, 'done', language)}"
        case "hint":
            return f"💡 {lesson.words(running.game, step.goal, 'hint', language)}"
        case _:
            return "🎓 " + say(language, f"lesson-{step.what}", game=games.title(running.game, language))


def rows(running: Running, language: str) -> list[Row]:
    """A hint, and the way out; when all is learnt, an end that is as easy to find."""
    made = lessons.progress(running.row)
    if made is not None and made.state in ("done", "gone") and made.said and not running.over:
        return [row(button(Address("lessonend", running.id), say(language, "lesson-end"), emoji="🏁"))]
    if lessons.task(running) is None:
        return []
    return [
        row(
            button(Address("lessonhint", running.id), say(language, "lesson-hint"), emoji="💡"),
            button(Address("lessonleave", running.id), say(language, "lesson-leave"), emoji="🚪"),
        )
    ]
