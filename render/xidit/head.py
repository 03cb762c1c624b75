"""The head of every page: which year, what is asked of whom, and what is coming."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from render.blocks import Block, Drawing
from render.canvas import Canvas
from render.sprites import Pen, Sprite, drawn
from render.strips import Head
from render.xidit import theme
from render.xidit.scene import Scene


def head(scene: Scene) -> Block:
    """The head."""
    year = scene.say("xidit-picture-year", year=scene.view.year, years=scene.view.years)
    styles = tuple(scene.styles[party] for party in shown_parties(scene))
    return Head(theme.FURNITURE, year, phase(scene), headline(scene), styles, coming(scene))


def phase(scene: Scene) -> str:
    """Where in the year the match stands."""
    view = scene.view
    return scene.say(f"xidit-picture-phase-{view.phase}", order=view.order, orders=components.ORDERS_PER_YEAR)


def shown_parties(scene: Scene) -> list[int]:
    """Whose shapes stand in the head: those the table waits for, or the winner."""
    return [winner(scene)] if scene.view.outcome else [*scene.view.waiting]


def winner(scene: Scene) -> int:
    """The party that won: a seat or the neutral player."""
    outcome = scene.view.outcome
    return outcome.winners[0] if outcome and outcome.winners else scene.view.players


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome:
        return scene.say("picture-won", name=scene.names[winner(scene)])
    if len(view.waiting) == 1:
        key = "awaited" if view.phase in ("orders", "census") else "turn"
        return scene.say(f"xidit-picture-{key}", name=scene.names[view.waiting[0]])
    key = "xidit-picture-counting" if view.phase == "census" else "xidit-picture-planning"
    return scene.say(key, count=len(view.waiting))


def coming(scene: Scene) -> str:
    """What is coming."""
    view = scene.view
    if view.outcome:
        return scene.say("xidit-picture-final")
    if view.year == view.years:
        return scene.say("xidit-picture-last-year")
    if view.year in view.census_years:
        return scene.say("xidit-picture-census-now")
    census = min(year for year in view.census_years if year > view.year)
    return scene.say("xidit-picture-census-next", year=census)


def calendar(scene: Scene) -> Block:
    """All years of the match; a shield marks those with an army census."""
    view = scene.view

    def paint(canvas: Canvas, width: float) -> None:
        step = width / view.years
        for year in range(1, view.years + 1):
            state = "now" if year == view.year and not view.outcome else "past" if year <= view.year else "future"
            mark = year_mark(canvas.scale, year, state, year in view.census_years)
            canvas.stamp(mark, (year - 0.5) * step, 76)

    return Drawing(116, paint)


@lru_cache(maxsize=128)
def year_mark(scale: float, year: int, state: str, census: bool) -> Sprite:
    """A year of the calendar; a shield stands over the years with an army census."""
    ground, ink = {
        "past": (theme.SLOT, theme.SOFT_INK),
        "now": (theme.GLOW, theme.INK),
        "future": (theme.PAPER, theme.INK),
    }[state]

    def paint(pen: Pen) -> None:
        if census:
            pen.icon("checked-shield", 0, -54, 36, theme.AWAKE)
        pen.disc(0, 0, 33, theme.AWAKE if census else theme.PANEL_EDGE)
        pen.disc(0, 0, 29, ground)
        pen.text(0, 0, str(year), 36, ink)

    return drawn((-34, -74, 34, 34), scale, paint)
