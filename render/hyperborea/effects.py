"""Effects as icons with their numbers, as they are printed on cards, rows and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from games.hyperborea import components as c
from games.hyperborea.effects import Effect
from render.art import Colour
from render.canvas import Canvas
from render.hyperborea import theme


def draw(canvas: Canvas, x: float, y: float, listed: Sequence[Effect], size: float, ink: Colour = theme.INK) -> float:
    """Effects as icons with their numbers; returns where they end."""
    for effect in listed:
        x = _effect(canvas, x, y, effect, size, ink)
    return x


def _effect(canvas: Canvas, x: float, y: float, effect: Effect, size: float, ink: Colour) -> float:
    if effect.op == "choose":
        for number, option in enumerate(effect.options):
            if number:
                x = _word(canvas, x, y, "/", size, ink)
            x = draw(canvas, x, y, option, size, ink)
        return x
    if effect.op == "pay":
        for cost in effect.cost:
            x = _icon(canvas, x, y, _paid(cost), -cost.n, size, theme.CUBES[2])
        x = _word(canvas, x, y, "→", size, ink)
        return draw(canvas, x, y, effect.gain, size, ink)
    if effect.op == "contact":
        x = _icon(canvas, x, y, theme.OPS["contact"], 1, size, ink)
        return draw(canvas, x - 4, y, effect.effects, size, ink)
    if effect.op == "replace":
        x = _icon(canvas, x, y, theme.OPS[effect.swap], 1, size, ink)
        x = _word(canvas, x, y, "→", size, ink)
        return _icon(canvas, x, y, theme.OPS[effect.to], 1, size, ink)
    if effect.op == "bonus":
        for op in effect.on:
            x = _icon(canvas, x, y, theme.OPS[op], 1, size, ink)
        x = _word(canvas, x, y, "+", size, ink)
        return draw(canvas, x, y, effect.gain, size, ink)
    return _icon(canvas, x, y, theme.OPS[effect.op], effect.n, size, _tint(effect, ink))


def _paid(cost: Effect) -> str:
    return {"cube": "cube", "figure": "meeple", "gem": "gems"}[cost.what]


def _tint(effect: Effect, ink: Colour) -> Colour:
    """A gained cube of one colour is shown in it."""
    return theme.CUBES[c.KIND[effect.color]] if effect.op == "gain_cube" and effect.color in c.COLOURS else ink


def _icon(canvas: Canvas, x: float, y: float, icon: str, number: int, size: float, ink: Colour) -> float:
    canvas.icon(icon, x + size / 2, y, size, ink)
    x += size + 2
    if number != 1:
        x = _word(canvas, x, y, str(number).replace("-", "−"), size, ink)
    return x + 4


def _word(canvas: Canvas, x: float, y: float, words: str, size: float, ink: Colour) -> float:
    canvas.text(x, y, words, size * 0.9, ink, "bold")
    return x + canvas.width(words, size * 0.9, "bold") + 3


def width(listed: Sequence[Effect], size: float) -> float:
    """How wide a list of effects is, without drawing it (an estimate that never falls short)."""
    return sum(_estimate(effect, size) for effect in listed)


def _estimate(effect: Effect, size: float) -> float:
    inner = (*effect.gain, *effect.effects, *(e for option in effect.options for e in option))
    own = 0 if effect.op in ("choose", "bonus") else size * 1.7 + 6
    return own + sum(_estimate(part, size) for part in inner) + len(effect.on) * size * 1.3 + size
