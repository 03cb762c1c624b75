"""The strip on top: round and phase, whose turn, and what the Palace lights."""

from __future__ import annotations

from games.ryozen import components as c
from render import furniture
from render.canvas import Canvas
from render.ryozen import theme
from render.ryozen.scene import Scene
from render.seats import badge
from render.sprites import Sprite
from render.stamps import Icon, stamp

HEIGHT = 92


def draw_ground(canvas: Canvas) -> None:
    """The bar itself."""
    furniture.bar(canvas, theme.FURNITURE, HEIGHT)


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """Everything in one row."""
    view = scene.view
    canvas.text(
        22, 28, scene.say("ryozen-picture-round", round=view.round, rounds=c.ROUNDS), 36, theme.BAR_INK, "display"
    )
    canvas.fitted(22, 66, scene.say(f"ryozen-phase-{view.phase}"), 24, theme.BAR_SOFT, 250)
    shown = [view.outcome.winners[0]] if view.outcome is not None else [*view.waiting]
    for index, seat in enumerate(shown):
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 16), 306 + index * 46, 45)
    left = 290 + len(shown) * 46
    room = width - left - 260
    canvas.fitted(left, 45, headline(scene), 40, theme.BAR_INK, room, "bold", least=26)
    for number in range(1, c.ROUNDS + 1):
        canvas.stamp(round_mark(canvas.scale, number, view.round, view.phase), width - 220 + number * 62, 44)


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome is not None:
        return scene.say("picture-won", name=scene.names[view.outcome.winners[0]])
    if len(view.waiting) == 1:
        return scene.say("ryozen-picture-turn", name=scene.names[view.waiting[0]])
    return scene.say("ryozen-picture-waiting", count=len(view.waiting))


def round_mark(scale: float, number: int, now: int, phase: str) -> Sprite:
    """A round: a sun by day, a moon by night, a small one for rounds to come."""
    here = number == now
    done = number < now or phase == "end"
    day = here and phase == "day"
    icon = "check-mark" if done else "moon" if phase in ("night", "end") or not here else "sun"
    ink = theme.ROOF if day else theme.LIGHT if here or done else theme.STONE_LIGHT
    rings = ((27, theme.GOLD if here else theme.ROOF_DARK), (24, theme.LIGHT if day else theme.NIGHT))
    return stamp(scale, rings, Icon(icon, 34, ink))
