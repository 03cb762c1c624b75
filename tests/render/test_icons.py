"""Icons: all there, all credited."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from render import icons
from render.xidit import theme

LISTED = tomllib.loads((resources.files("render") / "assets" / "icons.toml").read_text("utf-8"))
CREDITS = (Path(__file__).parents[2] / "docs" / "CREDITS.md").read_text("utf-8")


def test_the_sheet_holds_exactly_what_is_listed() -> None:
    assert set(icons.names()) == {name for author in LISTED.values() for name in author["icons"]}


@pytest.mark.parametrize("author", sorted(LISTED))
def test_every_author_and_icon_is_credited(author: str) -> None:
    lines = " ".join(CREDITS.split())
    start = lines.index(f"**{LISTED[author]['name']}**:")
    credited = lines[start:].split(" - **")[0].split("##")[0]
    words = {word.strip(",") for word in credited.split()}
    assert set(LISTED[author]["icons"]) <= words


def test_every_icon_has_ink_and_fits_its_size() -> None:
    for name in icons.names():
        mask = icons.mask(name, 32)
        assert mask.size == (32, 32)
        assert max(mask.tobytes()) > 200, name


def test_every_icon_of_xidit_exists() -> None:
    used = {
        *theme.UNIT_ICONS,
        *theme.KIND_ICONS.values(),
        *theme.ASSESSMENT_ICONS.values(),
        *theme.ORDER_ICONS.values(),
        *theme.THREAT_ICONS.values(),
    }
    assert used <= set(icons.names())


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icons.mask("flying-spaghetti", 32)
