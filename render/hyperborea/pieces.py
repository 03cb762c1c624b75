"""Pieces: cubes, spaces, cities, ruins, Ghosts, effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.hyperborea import components as c
from games.hyperborea.effects import Effect
from render.art import Colour
from render.canvas import Canvas
from render.hyperborea import theme
from render.sprites import Pen, Sprite, drawn, with_shadow


@lru_cache(maxsize=128)
def cube(scale: float, kind: int, size: float) -> Sprite:
    """A cube with a light top edge and its icon."""
    colour, half = theme.CUBES[kind], size / 2

    def paint(pen: Pen) -> None:
        pen.box(-half, -half, size, size, theme.darker(colour), radius=size * 0.16)
        pen.box(-half + 1, -half + 1, size - 2, size * 0.86, colour, radius=size * 0.14)
        pen.icon(theme.CUBE_ICONS[c.CUBES[kind]], 0, -size * 0.05, size * 0.68, theme.CUBE_INKS[kind])

    return with_shadow(drawn((-half, -half, half, half), scale, paint), 1.4 * scale, 1.2 * scale, strength=0.4)


@lru_cache(maxsize=128)
def space(scale: float, kind: int, size: float, closed: bool = False) -> Sprite:
    """An empty activation space: its colour as a frame; a multicolour one shows all six."""
    half = size / 2

    def paint(pen: Pen) -> None:
        if kind == c.ANY:
            step = size / len(c.COLOURS)
            for number in range(len(c.COLOURS)):
                pen.box(-half + number * step, -half, step + 0.5, size, theme.CUBES[number])
        else:
            pen.box(-half, -half, size, size, theme.CUBES[kind], radius=size * 0.14)
        rim = size * 0.15
        pen.box(-half + rim, -half + rim, size - 2 * rim, size - 2 * rim, theme.SLOT if closed else theme.WHITE)

    return drawn((-half, -half, half, half), scale, paint)


@lru_cache(maxsize=64)
def city(scale: float, op: str, number: int, radius: float) -> Sprite:
    """A city: a walled plate with the icon of what it gives."""
    r = radius

    def paint(pen: Pen) -> None:
        outline = [(-r, -r * 0.5), (-r * 0.5, -r), (r * 0.5, -r), (r, -r * 0.5), (r, r), (-r, r)]
        pen.polygon(outline, theme.CITY_EDGE, theme.CITY_EDGE, r * 0.3)
        pen.polygon(outline, theme.CITY)
        pen.icon(theme.OPS[op], -r * 0.1, -r * 0.1, r * 1.35, theme.INK)
        if number > 1:
            pen.disc(r * 0.62, r * 0.62, r * 0.46, theme.INK)
            pen.text(r * 0.62, r * 0.62, str(number), r * 0.78, theme.WHITE)

    reach = r * 1.3
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2 * scale, 1.5 * scale)


@lru_cache(maxsize=64)
def ruin(scale: float, colour: str, tokens: int, radius: float) -> Sprite:
    """A ruin in its metal with the number of tokens; pale when nothing is left."""
    r, metal = radius, theme.METALS[colour]

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, r * 1.12, theme.CITY_EDGE)
        pen.disc(0, 0, r, metal if tokens else theme.SLOT)
        pen.icon("ancient-ruins", 0, -r * 0.14, r * 1.25, theme.INK if tokens else theme.PANEL_EDGE)
        if tokens:
            pen.disc(r * 0.66, r * 0.66, r * 0.46, theme.INK)
            pen.text(r * 0.66, r * 0.66, str(tokens), r * 0.78, theme.WHITE)

    reach = r * 1.3
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2 * scale, 1.5 * scale)


@lru_cache(maxsize=16)
def ghost(scale: float, radius: float) -> Sprite:
    """A Ghost, glowing."""
    r = radius

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, r, theme.GHOST_DARK)
        pen.icon("floating-ghost", 0, 0, r * 1.75, theme.GHOST)

    return with_shadow(drawn((-r, -r, r, r), scale, paint), 3 * scale, 0, theme.GHOST, 0.8)


@lru_cache(maxsize=64)
def level(scale: float, kind: int, reached: int, width: float, height: float) -> Sprite:
    """A development track: six steps, those reached in its colour; from the fourth on it is worth cubes."""
    step = width / c.MAX_LEVEL

    def paint(pen: Pen) -> None:
        for number in range(c.MAX_LEVEL):
            fill = theme.CUBES[kind] if number < reached else theme.SLOT
            edge = theme.GOLD if c.CUBE_REWARD[number + 1] else theme.PANEL_EDGE
            pen.box(number * step, 0, step - 2, height, fill, radius=3, edge=edge, edge_width=1.6)

    return drawn((0, 0, width, height), scale, paint)


def cubes(canvas: Canvas, x: float, y: float, counts: Sequence[int], size: float, most: float) -> float:
    """Cubes side by side from x, squeezed into a width; returns where they end."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    step = min(size + 3, (most - size) / max(1, len(kinds) - 1)) if len(kinds) > 1 else size
    for number, kind in enumerate(kinds):
        canvas.stamp(cube(canvas.scale, kind, size), x + size / 2 + number * step, y)
    return x + (size + (len(kinds) - 1) * step if kinds else 0)


def row(
    canvas: Canvas, x: float, y: float, name: str, lying: Sequence[int] | None, size: float, closed: bool = False
) -> float:
    """A row of activation spaces with what lies on them; returns where it ends."""
    slots = c.ROWS[name].slots
    for number, slot in enumerate(slots):
        here = x + size / 2 + number * (size + 5)
        kind = lying[number] if lying else c.EMPTY
        canvas.stamp(space(canvas.scale, slot, size, closed), here, y)
        if kind != c.EMPTY:
            canvas.stamp(cube(canvas.scale, kind, size * 0.82), here, y)
    return x + len(slots) * (size + 5)


def effects(
    canvas: Canvas, x: float, y: float, listed: Sequence[Effect], size: float, ink: Colour = theme.INK
) -> float:
    """Effects as icons with their numbers; returns where they end."""
    for effect in listed:
        x = _effect(canvas, x, y, effect, size, ink)
    return x


def _effect(canvas: Canvas, x: float, y: float, effect: Effect, size: float, ink: Colour) -> float:
    if effect.op == "choose":
        for number, option in enumerate(effect.options):
            if number:
                x = _word(canvas, x, y, "/", size, ink)
            x = effects(canvas, x, y, option, size, ink)
        return x
    if effect.op == "pay":
        for cost in effect.cost:
            x = _icon(canvas, x, y, _paid(cost), -cost.n, size, theme.CUBES[2])
        x = _word(canvas, x, y, "→", size, ink)
        return effects(canvas, x, y, effect.gain, size, ink)
    if effect.op == "contact":
        x = _icon(canvas, x, y, theme.OPS["contact"], 1, size, ink)
        return effects(canvas, x - 4, y, effect.effects, size, ink)
    if effect.op == "replace":
        x = _icon(canvas, x, y, theme.OPS[effect.swap], 1, size, ink)
        x = _word(canvas, x, y, "→", size, ink)
        return _icon(canvas, x, y, theme.OPS[effect.to], 1, size, ink)
    if effect.op == "bonus":
        for op in effect.on:
            x = _icon(canvas, x, y, theme.OPS[op], 1, size, ink)
        x = _word(canvas, x, y, "+", size, ink)
        return effects(canvas, x, y, effect.gain, size, ink)
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


def effects_width(canvas: Canvas, listed: Sequence[Effect], size: float) -> float:
    """How wide a list of effects is, without drawing it (an estimate that never falls short)."""
    return sum(_estimate(effect, size) for effect in listed)


def _estimate(effect: Effect, size: float) -> float:
    inner = (*effect.gain, *effect.effects, *(e for option in effect.options for e in option))
    own = 0 if effect.op in ("choose", "bonus") else size * 1.7 + 6
    return own + sum(_estimate(part, size) for part in inner) + len(effect.on) * size * 1.3 + size
