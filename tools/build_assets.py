"""Builds everything under `render/assets/` that others made or that is too slow to draw at play time.

`python -m tools.build_assets [fonts] [icons] [maps] [palettes] [GAME …]`: all steps if none is named, for all games
if none is named. Needs the development extras; fonts and icons also need npm and the network. The results are
committed. A new icon is named in `assets/icons.toml`; the step `icons` adds it to docs/CREDITS.md as well.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import Any

import resvg_py
from fontTools import subset  # type: ignore[import-untyped]  # fontTools has no type hints
from PIL import Image

from render import ceremony, palette
from render.art import art, drawn_games
from render.icons import COLUMNS, MASTER
from tools.samples import samples

ASSETS = Path(__file__).parents[1] / "render" / "assets"
CREDITS = Path(__file__).parents[1] / "docs" / "CREDITS.md"
CREDITED = ("<!-- icons -->\n", "<!-- end of icons -->\n")

FONTS = {
    "text": ("@expo-google-fonts/fira-sans-condensed", "500Medium/FiraSansCondensed_500Medium.ttf"),
    "bold": ("@expo-google-fonts/fira-sans-condensed", "600SemiBold/FiraSansCondensed_600SemiBold.ttf"),
    "narrow": (
        "@expo-google-fonts/fira-sans-extra-condensed",
        "600SemiBold/FiraSansExtraCondensed_600SemiBold.ttf",
    ),
    "display": ("@expo-google-fonts/philosopher", "700Bold/Philosopher_700Bold.ttf"),
    "industrial": ("@expo-google-fonts/oswald", "600SemiBold/Oswald_600SemiBold.ttf"),
}
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin with the accents of Europe's names
    *range(0x400, 0x460),  # Cyrillic
    *(0x490, 0x491),  # the Ukrainian ґ
    *map(ord, "–—‘’“”„…•·×−№€₴«»†→←↑↓"),
]


def main(wanted: list[str]) -> None:
    """Build what is named, or everything."""
    for_all: dict[str, Callable[[], None]] = {"fonts": fonts, "icons": icons}
    per_game: dict[str, Callable[[str], None]] = {"maps": draw_map, "palettes": train_palette}
    if unknown := [word for word in wanted if word not in {*for_all, *per_game, *drawn_games()}]:
        raise SystemExit(f"no step and no game: {', '.join(unknown)}\n\n{__doc__}")
    chosen = [game for game in drawn_games() if game in wanted] or [*drawn_games()]
    no_step_named = not {*for_all, *per_game} & {*wanted}
    for name, step in for_all.items():
        if no_step_named or name in wanted:
            step()
    for name, step_for in per_game.items():
        for game in chosen if no_step_named or name in wanted else ():
            step_for(game)


def fonts() -> None:
    """Subset the fonts to the characters we need and drop their hints, which cost more than they give."""
    folder = ASSETS / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    characters: dict[str, str] = {}
    for role, (package, path) in FONTS.items():
        with tempfile.NamedTemporaryFile(suffix=".ttf") as file:
            file.write(_from_npm(package, path))
            file.flush()
            options = subset.Options(hinting=False, layout_features=["kern"], name_IDs=["*"], notdef_outline=True)
            font = subset.load_font(file.name, options)
            there = sorted(set(CHARACTERS) & set(font.getBestCmap()))
            subsetter = subset.Subsetter(options)
            subsetter.populate(unicodes=there)
            subsetter.subset(font)
            subset.save_font(font, str(folder / f"{role}.ttf"), options)
        characters[role] = "".join(map(chr, there))
        licence = _from_npm(package, "LICENSE_FONT").decode("utf-8")
        (folder / f"{package.rpartition('/')[2]}.LICENSE.txt").write_text(licence, "utf-8")
    (folder / "characters.json").write_text(json.dumps(characters, ensure_ascii=False, indent=1) + "\n", "utf-8")


def icons() -> None:
    """Rasterise the icons named in icons.toml to one sheet of masks."""
    authors = tomllib.loads((ASSETS / "icons.toml").read_text("utf-8"))
    names = sorted(name for listed in authors.values() for name in listed["icons"])
    bodies = json.loads(_from_npm("@iconify-json/game-icons", "icons.json"))["icons"]
    rows = -(-len(names) // COLUMNS)
    sheet = Image.new("L", (COLUMNS * MASTER, rows * MASTER))
    for index, name in enumerate(names):
        place = (index % COLUMNS * MASTER, index // COLUMNS * MASTER)
        sheet.paste(_mask(bodies[name]["body"]), place)
    sixteen_steps = sheet.point([round(value / 17) * 17 for value in range(256)])
    sixteen_steps.save(ASSETS / "icons.png", optimize=True)
    (ASSETS / "icons.json").write_text(json.dumps(names, indent=1) + "\n", "utf-8")
    write_credits(authors)


def write_credits(authors: dict[str, dict[str, Any]]) -> None:
    """Name every icon with its author in docs/CREDITS.md."""
    lines = [f"- **{author['name']}**: {', '.join(sorted(author['icons']))}" for author in authors.values()]
    wrapped = [fill(line, 118, subsequent_indent="  ", break_on_hyphens=False) + "\n" for line in lines]
    (before, _, rest), (begin, end) = CREDITS.read_text("utf-8").partition(CREDITED[0]), CREDITED
    CREDITS.write_text(before + begin + "".join(wrapped) + end + rest.partition(end)[2], "utf-8")


def draw_map(game: str) -> None:
    """Rasterise the static map of a game that draws one as SVG."""
    source = getattr(art(game), "MAP_SVG", None)
    if source is None:
        return
    folder = ASSETS / game
    folder.mkdir(exist_ok=True)
    svg = import_module(source).svg()
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGB")
    picture.save(folder / "map.png", optimize=True)
    (folder / "map.sha256.txt").write_text(import_module(source).fingerprint() + "\n", "utf-8")


def train_palette(game: str) -> None:
    """Train a game's palette on pictures of matches."""
    furniture = import_module(f"render.{game}.theme").FURNITURE
    exact = dict.fromkeys((*art(game).COLOURS, *ceremony.MEDALS.values(), ceremony.decisive(furniture)))
    colours = palette.train(samples(game), palette.with_tones(tuple(exact), Image.open(ASSETS / game / "map.png")))
    (ASSETS / game).mkdir(exist_ok=True)
    (ASSETS / game / "palette.bin").write_bytes(colours)


def _mask(body: str) -> Image.Image:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="{MASTER}" height="{MASTER}">'
        f"{body.replace('currentColor', '#000')}</svg>"
    )
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).getchannel("A")


def _from_npm(package: str, path: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True)
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as tar:
            member = tar.extractfile(f"package/{path}")
            assert member is not None
            return member.read()


if __name__ == "__main__":
    main(sys.argv[1:])
