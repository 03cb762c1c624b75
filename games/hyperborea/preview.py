"""What the form of the first choices leads to while it is being filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.engine import Decision, Form, Preview, Text
from games.engine.decision import Value
from games.engine.text import Item
from games.hyperborea import components as c
from games.hyperborea.effects import why
from games.hyperborea.rules.setup import CUBE, LEVELS, levels_text
from games.hyperborea.state import cube_name, row_name
from games.hyperborea.view import HyperboreaView


def preview(view: HyperboreaView, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
    """HYP-D03, HYP-D05, HYP-D06: the bag, the rows its cubes fill, and how near the markers are to cubes."""
    if not isinstance(decision.shape, Form):
        return None
    return Preview(tuple(_lines(chosen)), _taken(chosen))


def _picked(chosen: Mapping[str, Value], field: str) -> str:
    value = chosen.get(field)
    return value[0] if isinstance(value, list) and value else ""


def _lines(chosen: Mapping[str, Value]) -> Iterator[Text]:
    tile, _, card = _picked(chosen, "tile").partition(":")
    if tile:
        yield Text(f"hyperborea-faction-tile-{tile}")
    if card := card or _picked(chosen, "card"):
        yield Text("hyperborea-preview-card", {"card": row_name(card)})
    if extra := _picked(chosen, CUBE.name):
        yield _bag(c.KIND[extra])
    tracks = [_picked(chosen, field.name) for field in LEVELS]
    if all(tracks) and len({*tracks}) == len(tracks):
        yield Text("hyperborea-preview-levels", {"levels": levels_text(tracks)})


def _bag(extra: int) -> Text:
    """HYP-3.22: one of each colour and one more: seven cubes, of which three are drawn."""
    rows: list[Item] = [row_name(row) for row in c.BASE_ROWS if extra in c.ROWS[row].slots]
    words = {"count": len(c.START_CUBES) + 1, "draw": c.OPENING_DRAW}
    return Text("hyperborea-preview-bag", {**words, "cube": cube_name(extra), "rows": rows})


def _taken(chosen: Mapping[str, Value]) -> dict[str, dict[str, Text]]:
    """HYP-3.23: tracks that another level has already."""
    hints: dict[str, dict[str, Text]] = {}
    for field in LEVELS:
        others = {_picked(chosen, other.name) for other in LEVELS if other is not field} - {""}
        if others:
            hints[field.name] = dict.fromkeys(sorted(others), why("track-taken"))
    return hints
