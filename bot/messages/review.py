"""A match reviewed, in words: the choices of a reader that mattered most, and what a hard bot would have done."""

from __future__ import annotations

from collections.abc import Sequence

from discord.utils import escape_markdown

from bot.messages import layout, naming
from bot.messages.boards import Drawn
from bot.messages.people import names
from bot.messages.words import say
from bot.tables.reviews import Reviewed
from bot.tables.running import Running
from games.engine.review import Judged, Point


def progress_view(running: Running, share: int, language: str) -> layout.Composed:
    """While it is being worked out."""
    return layout.message(head(running, language), say(language, "review-progress", share=share))


def review_view(running: Running, found: Reviewed, drawn: Drawn, language: str) -> layout.Composed:
    """The plot, and the reader's own choices."""
    return layout.message(head(running, language), drawn.shown(), own_choices(running, found, language))


def head(running: Running, language: str) -> str:
    """Of which match it is."""
    return f"### {say(language, 'review-title', table=naming.linked(running.row, language))}"


def own_choices(running: Running, found: Reviewed, language: str) -> str:
    """Those that mattered most, by their numbers in the picture."""
    if found.told is None:
        return "-# " + say(language, "review-onlooker")
    if not found.told:
        return say(language, "review-flawless")
    lines = [say(language, "review-choices", count=len(found.told))]
    lines += [_choice(running, number, one, language) for number, one in enumerate(found.told, 1)]
    lines.append("-# " + say(language, "review-how"))
    return "\n".join(lines)


def _choice(running: Running, number: int, one: Judged, language: str) -> str:
    texts, who = running.texts(language), names(running)
    when, prompt, played, better = (
        escape_markdown(texts.say(text, who)) for text in (one.when, one.prompt, one.played, one.better)
    )
    return "\n".join(
        [
            f"**{number}.** {when} · {prompt}",
            say(language, "review-played", choice=played, chance=round(100 * one.chance)),
            say(language, "review-better", choice=better, chance=round(100 * one.could)),
        ]
    )


def moments_of(points: Sequence[Point], told: Sequence[Judged]) -> list[int]:
    """At which points of the plot choices were made: the last that came before each."""
    return [max((n for n, point in enumerate(points) if point.entry < one.entry), default=0) for one in told]
