"""The strip on top: which year, what is asked of whom, and what is coming."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from render import furniture
from render.canvas import Canvas
from render.seats import badge
from render.sprites import Pen, Sprite, drawn
from render.xidit import theme
from render.xidit.scene import Scene

HEIGHT = 92
TALL = 158
"""Height where the calendar has a row of its own."""
YEAR_STEP = 47


def draw_ground(canvas: Canvas, height: float = HEIGHT) -> None:
    """The bar itself."""
    furniture.bar(canvas, theme.FURNITURE, height)


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """Everything in one row."""
    _year(canvas, scene)
    _now(canvas.moved(420, 0), scene, 570)
    _calendar(canvas.moved(width - 22 - YEAR_STEP * scene.view.years, 46), scene)


def draw_tall(canvas: Canvas, scene: Scene, width: float) -> None:
    """The same for narrow pictures: the calendar comes below."""
    _year(canvas, scene)
    _now(canvas.moved(364, 0), scene, width - 374)
    _calendar(canvas.moved((width - YEAR_STEP * scene.view.years) / 2, 122), scene)


def draw_frame(canvas: Canvas, scene: Scene, width: float) -> None:
    """For a time-lapse: the year, and at the end who won."""
    if scene.view.outcome:
        _now(canvas.moved(10, 0), scene, 580)
    else:
        _year(canvas, scene)
    _calendar(canvas.moved(width - 22 - YEAR_STEP * scene.view.years, 46), scene)


def _year(canvas: Canvas, scene: Scene) -> None:
    year = scene.say("xidit-picture-year", year=scene.view.year, years=scene.view.years)
    canvas.text(22, 28, year, 36, theme.BAR_INK, "display")
    canvas.fitted(22, 66, coming(scene), 21, theme.BAR_SOFT, 336, least=19)


def _now(canvas: Canvas, scene: Scene, width: float) -> None:
    canvas.fitted(4, 24, phase(scene), 25, theme.BAR_SOFT, width)
    asked = shown_parties(scene)
    step = 42 if len(asked) < 4 else 36
    for index, party in enumerate(asked):
        canvas.stamp(badge(canvas.scale, scene.styles[party], 14), 18 + index * step, 60)
    left = 6 + len(asked) * step
    canvas.fitted(left, 60, headline(scene), 38, theme.BAR_INK, width - left, "bold", least=26)


def phase(scene: Scene) -> str:
    """Where in the year the match stands."""
    view = scene.view
    return scene.say(f"xidit-picture-phase-{view.phase}", order=view.order, orders=components.ORDERS_PER_YEAR)


def shown_parties(scene: Scene) -> list[int]:
    """Whose shapes stand in the strip: those the table waits for, or the winner."""
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


def _calendar(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    for year in range(1, view.years + 1):
        state = "now" if year == view.year and not view.outcome else "past" if year <= view.year else "future"
        mark = year_mark(canvas.scale, year, state, year in view.census_years)
        canvas.stamp(mark, (year - 0.5) * YEAR_STEP, 0)


@lru_cache(maxsize=128)
def year_mark(scale: float, year: int, state: str, census: bool) -> Sprite:
    """A year of the calendar; a shield marks the years with an army census."""
    ground, ink = {
        "past": (theme.PAST, theme.BAR_SOFT),
        "now": (theme.GLOW, theme.INK),
        "future": (theme.BAR, theme.BAR_INK),
    }[state]

    def paint(pen: Pen) -> None:
        if census:
            pen.icon("checked-shield", 0, -31, 21, theme.PALE_GOLD)
        pen.disc(0, 0, 21, theme.GOLD if census or state == "now" else theme.BAR_SOFT)
        pen.disc(0, 0, 18.5, ground)
        pen.text(0, 0, str(year), 25, ink)

    return drawn((-22, -44, 22, 22), scale, paint)
