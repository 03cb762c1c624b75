"""Icons: masks that are tinted when drawn. `assets/icons.toml` lists them with their authors."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import resources

from PIL import Image

from render.fonts import EDGES

MASTER = 128
"""Side of an icon's mask on the sheet; smaller ones are made from it when first used."""
COLUMNS = 16


@lru_cache(maxsize=512)
def mask(name: str, pixels: int) -> Image.Image:
    """An icon's mask in one size."""
    index = names()[name]
    left, top = index % COLUMNS * MASTER, index // COLUMNS * MASTER
    master = _sheet().crop((left, top, left + MASTER, top + MASTER))
    sized = master if pixels == MASTER else master.resize((pixels, pixels), Image.Resampling.LANCZOS)
    return sized.point(EDGES)


@cache
def names() -> dict[str, int]:
    """Every icon there is, and its place on the sheet."""
    listed = json.loads((_assets() / "icons.json").read_text("utf-8"))
    return {name: index for index, name in enumerate(listed)}


@cache
def _sheet() -> Image.Image:
    with (_assets() / "icons.png").open("rb") as file:
        return Image.open(file).convert("L")


def _assets() -> resources.abc.Traversable:
    return resources.files("render") / "assets"
