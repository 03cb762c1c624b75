"""Curves as SVG: a small picture without a library, legible on a page of documentation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 210, 44, 52
COLOURS = ("#1b6ca8", "#b5482a", "#3d7d3f", "#7a4b9a")
STYLE = "font-family:system-ui,sans-serif;font-size:13px;fill:#222"


def curves(title: str, along: str, unit: str, x: Sequence[int], lines: dict[str, list[float]]) -> str:
    """Lines over a logarithmic scale; costs begin at nothing, so that what is flat looks flat."""
    top = _round_up(max(value for line in lines.values() for value in line))
    low, high = math.log10(x[0]), math.log10(x[-1])

    def at(size: float, value: float) -> tuple[float, float]:
        across = (math.log10(size) - low) / (high - low)
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM)

    parts = [_text(LEFT, 24, title, "font-weight:600;font-size:15px")]
    for step in range(5):
        value = top * step / 4
        (left, height), (right, _) = at(x[0], value), at(x[-1], value)
        parts.append(f'<path d="M{left:.1f} {height:.1f}H{right:.1f}" stroke="#ddd"/>')
        parts.append(_text(left - 8, height + 4, f"{value:g} {unit}".strip(), "text-anchor:end"))
    parts += [_text(at(size, 0)[0], HEIGHT - BOTTOM + 20, f"{size:,}", "text-anchor:middle") for size in x]
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, along, "text-anchor:middle"))
    ends = apart([(at(x[-1], line[-1])[1], name) for name, line in lines.items()])
    for colour, (name, line) in zip(COLOURS, lines.items(), strict=False):
        points = [at(size, value) for size, value in zip(x, line, strict=True)]
        drawn = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
        parts.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{across:.1f}" cy="{down:.1f}" r="3.5" fill="{colour}"/>' for across, down in points]
        parts.append(_text(WIDTH - RIGHT + 12, ends[name] + 4, f"{name}: {line[-1]:.2g}", f"fill:{colour}"))
    body = "\n".join(parts)
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {size} role="img">'
        f'<title>{escape(title)}</title>\n<rect {size} fill="#fff"/>\n{body}\n</svg>\n'
    )


def _text(x: float, y: float, words: str, style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" style="{STYLE};{style}">{escape(words)}</text>'


def apart(ends: list[tuple[float, str]], least: float = 18.0) -> dict[str, float]:
    """Where words stand beside the ends of lines, none over another."""
    found: dict[str, float] = {}
    before = -math.inf
    for height, name in sorted(ends):
        before = found[name] = max(height, before + least)
    return found


def _round_up(value: float) -> float:
    """A little more, in a number that is easily read.

    >>> [_round_up(value) for value in (0.93, 1.4, 4.1, 38)]
    [1.0, 2.0, 5.0, 50.0]
    """
    scale = 10.0 ** math.floor(math.log10(value))
    return next(step * scale for step in (1, 2, 5, 10) if step * scale >= value)
