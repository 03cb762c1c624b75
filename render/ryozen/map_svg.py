"""Ryozen's board as SVG: night over the ring of six sectors, with what stands there. Rasterised by build_assets."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from games.ryozen import components as c
from render import painted
from render.landscape import CRISP, MOTIFS, Ground, mixed, points
from render.ryozen import layout
from render.sprites import Point

GROUNDS = {
    "gate": Ground("#5c2d47", "#9a5a62", "#3c1c30", "paving", 26),
    "capital": Ground("#63304a", "#c07a62", "#40203a", "houses", 34),
    "outskirts": Ground("#1f5c58", "#3f9272", "#123c40", "fields", 34),
    "altar": Ground("#22615a", "#4c9a72", "#10383a", "firs", 27),
    "springs": Ground("#2b4688", "#6d95d4", "#1b2c5e", "waves", 30),
    "clan_house": Ground("#2e4182", "#7f8fd0", "#1c2856", "houses", 36),
}
NIGHT, GLOWS = "#171a38", ((505, "#1d2146"), (455, "#22274f"), (400, "#282d5a"))
NIGHTLY = ("#9d97a6", "#7f7a8f", "#f4c25c")
"""Walls of houses at night, and the light behind their doors."""
DENSE = (268, 300, 330)
"""Rings on which things stand, outside the places for kin."""


def svg() -> str:
    """The whole board."""
    x, y = layout.CENTRE
    turned = (
        f'transform="translate({layout.WIDTH / 2:g} {layout.HEIGHT / 2:g}) scale({layout.ZOOM}) translate({-x} {-y})"'
    )
    ring = "\n".join((*_sky(), *_sectors(), *_lanterns()))
    return painted.svg(
        layout.WIDTH, layout.HEIGHT, f'<rect width="100%" height="100%" fill="{NIGHT}"/><g {turned}>{ring}</g>'
    )


def fingerprint() -> str:
    """Changes when the board does: a test compares it with that of the committed picture."""
    return sha256(svg().encode()).hexdigest()


def _sky() -> Iterator[str]:
    """A glow around the Palace, stars, and three moons in the corners."""
    x, y = layout.CENTRE
    for radius, colour in GLOWS:
        yield f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'
    dice = Random("ryozen stars")
    for _ in range(150):
        sx, sy, size = dice.uniform(140, 860), dice.uniform(145, 855), dice.choice((0.9, 1.3, 1.8))
        yield f'<circle cx="{sx:.1f}" cy="{sy:.1f}" r="{size}" fill="#8f95c8"/>'
    for mx, my, colour in ((186, 190, "#e85c52"), (814, 190, "#5c8ce2"), (186, 812, "#2ea876")):
        yield f'<circle cx="{mx}" cy="{my}" r="24" fill="{colour}" opacity="0.25"/>'
        yield f'<circle cx="{mx}" cy="{my}" r="17" fill="{colour}"/>'
        yield f'<circle cx="{mx - 6}" cy="{my - 4}" r="14" fill="#ffffff" opacity="0.22"/>'


def _sectors() -> Iterator[str]:
    for name, angle in layout.ANGLES.items():
        ground = GROUNDS[name]
        shape = points(layout.wedge(angle, layout.INNER, layout.OUTER))
        edge = "#{:02x}{:02x}{:02x}".format(*_edge(name))
        yield f'<clipPath id="{name}"><polygon points="{shape}"/></clipPath><g clip-path="url(#{name})" {CRISP}>'
        yield f'<polygon points="{shape}" fill="{ground.base}"/>'
        outer = points(layout.wedge(angle, 262, layout.OUTER))
        yield f'<polygon points="{outer}" fill="{mixed(ground.base, ground.dark, 0.45)}"/>'
        yield from _standing(name, angle, ground)
        yield "</g>"
        yield f'<polygon points="{shape}" fill="none" stroke="#0d0e1f" stroke-width="5"/>'
        yield f'<polygon points="{shape}" fill="none" stroke="{edge}" stroke-width="2.4"/>'


def _edge(sector: str) -> tuple[int, int, int]:
    return {"coral": (190, 100, 110), "agate": (110, 138, 214), "jade": (78, 170, 146)}[c.SECTORS[sector].shard]


def _standing(name: str, angle: float, ground: Ground) -> Iterator[str]:
    """Roofs, trees, waves or fields along the outer edge, from the back to the front."""
    dice = Random(name)
    spots: list[Point] = []
    for ring in reversed(DENSE):
        count = round(ring * 0.9 / ground.step)
        for number in range(count + 1):
            turn = angle - 27 + 54 * number / count + dice.uniform(-1.5, 1.5)
            if ring > DENSE[0] or abs(turn - angle) > 12:  # the name of the sector needs the room
                spots.append(layout.polar(turn, ring + dice.uniform(-6, 6)))
    dim = _dimmed(ground)
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        yield MOTIFS[ground.motif](x, y, dim, dice)


def _dimmed(ground: Ground) -> Ground:
    """The same at night."""
    dark = mixed(ground.base, ground.dark, 0.45)
    return Ground(dark, mixed(dark, ground.light, 0.62), mixed(dark, ground.dark, 0.62), wall=NIGHTLY)


def _lanterns() -> Iterator[str]:
    """Lanterns between the sectors."""
    for angle in range(30, 390, 60):
        x, y = layout.polar(angle, layout.OUTER - 6)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="19" fill="#ffbe3c" opacity="0.22"/>'
        yield f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="9" ry="11" fill="#e2603c" stroke="#2b1418" stroke-width="2"/>'
        yield f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="4.6" ry="9" fill="#ffd26a"/>'
