"""The strip on top: round and phase, whom the table waits for, the flare gun."""

from __future__ import annotations

from games.circadians import components as c
from render import furniture
from render.canvas import Canvas
from render.circadians import theme
from render.circadians.scene import Scene
from render.seats import badge

HEIGHT = 92
NARROW = 700
"""Pictures less wide than this have two lines."""


def draw_ground(canvas: Canvas) -> None:
    """The bar itself."""
    furniture.bar(canvas, theme.FURNITURE, HEIGHT)


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """Round, phase, who acts, who holds the flare gun."""
    if width < NARROW:
        _draw_narrow(canvas, scene, width)
        return
    view = scene.view
    canvas.icon(theme.PHASE_ICONS[view.phase], 44, 46, 52, theme.GOLD)
    canvas.text(
        82,
        29,
        scene.say("circadians-picture-round", round=view.round, rounds=c.ROUNDS),
        30,
        theme.BAR_INK,
        "industrial",
    )
    canvas.fitted(82, 66, phase_name(scene), 25, theme.BAR_SOFT, 270, least=18)
    asked = list(view.outcome.winners) if view.outcome else list(view.waiting)
    left = 360.0
    for seat in asked:
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 17), left + 18, 46)
        left += 46
    flare = view.phase != "setup" and width > 1300
    room = width - left - (330 if flare else 20)
    canvas.fitted(left + 4, 46, headline(scene), 38, theme.BAR_INK, room, "bold", least=22)
    if flare:
        canvas.icon("ray-gun", width - 290, 46, 44, theme.GOLD)
        canvas.fitted(width - 258, 28, scene.say("circadians-piece-flare_gun"), 20, theme.BAR_SOFT, 240)
        canvas.stamp(badge(canvas.scale, scene.styles[view.flare], 11), width - 246, 61)
        canvas.fitted(width - 226, 61, scene.names[view.flare], 25, theme.BAR_INK, 210, "bold", least=18)


def phase_name(scene: Scene) -> str:
    """The phase in words."""
    phase = scene.view.phase
    return scene.say("circadians-words-setup") if phase == "setup" else scene.say(f"circadians-phase-{phase}")


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome:
        return scene.say("picture-won", name=", ".join(scene.names[seat] for seat in view.outcome.winners))
    if view.battle:
        return scene.say("circadians-picture-battle", place=c.HEXES[view.battle.region].code)
    if len(view.waiting) == 1:
        return scene.say("circadians-picture-acts", name=scene.names[view.waiting[0]])
    return scene.say("circadians-picture-waiting", count=len(view.waiting))


def _draw_narrow(canvas: Canvas, scene: Scene, width: float) -> None:
    """The same for a narrow picture."""
    words = f"{scene.say('circadians-picture-round', round=scene.view.round, rounds=c.ROUNDS)} · {phase_name(scene)}"
    canvas.fitted(18, 28, words, 26, theme.BAR_SOFT, width - 36, "industrial")
    canvas.fitted(18, 62, headline(scene), 28, theme.BAR_INK, width - 36, "bold", least=18)
