"""The components of a message: rows of controls, and the Components V2 layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sandbox import limits
from sandbox.validation.controls import BUTTON, SELECTS, button, select
from sandbox.validation.form import Field, compact
from sandbox.validation.media import unfurled

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
TOP_LEVEL = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}


def components(field: Field, *, v2: bool) -> list[dict[str, Any]]:
    """Check a message's components; the result has only known keys, and an id on every one."""
    if not v2:
        rows = field.array(max=limits.ACTION_ROWS)
        tree = [component(row, {ROW}) for row in rows]
    else:
        tree = [component(item, TOP_LEVEL) for item in field.array(max=limits.V2_COMPONENTS)]
        everything = list(walk(tree))
        if len(everything) > limits.V2_COMPONENTS:
            field.fail(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of components in total is {limits.V2_COMPONENTS}, there are {len(everything)}",
            )
        size = sum(len(item.get("content") or "") for item in everything if item.get("type") == TEXT)
        if size > limits.V2_TEXT:
            field.fail(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The displayable text size of {size} exceeds the maximum size of {limits.V2_TEXT}",
            )
    _unique_custom_ids(field, tree)
    number(field, tree)
    return tree


def component(field: Field, allowed: set[int]) -> dict[str, Any]:
    """One component of an allowed type."""
    if not field.object(required=True):
        return {}
    kind = field["type"].choice(allowed, required=True)
    if kind is None:
        return {}
    result = select(field, kind) if kind in SELECTS else _MAKERS[kind](field)
    given = field["id"].integer(min=0, max=2**31 - 1)
    return {"id": given, **result} if given else result


def _row(field: Field) -> dict[str, Any]:
    children = field["components"].array(min=1, max=limits.BUTTONS_PER_ROW, required=True)
    inside = [component(child, {BUTTON, *SELECTS}) for child in children]
    if len(inside) > 1 and any(child.get("type") in SELECTS for child in inside):
        field["components"].fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
    return {"type": ROW, "components": inside}


def _section(field: Field) -> dict[str, Any]:
    texts = field["components"].array(min=1, max=limits.SECTION_TEXTS, required=True)
    accessory = field["accessory"]
    return {
        "type": SECTION,
        "components": [component(text, {TEXT}) for text in texts],
        "accessory": component(accessory, {BUTTON, THUMBNAIL}),
    }


def _text(field: Field) -> dict[str, Any]:
    return compact(type=TEXT, content=field["content"].text(min=1, max=limits.V2_TEXT, required=True))


def _thumbnail(field: Field) -> dict[str, Any]:
    return {"type": THUMBNAIL, **_medium(field)}


def _medium(field: Field) -> dict[str, Any]:
    return {
        "media": unfurled(field["media"]),
        "description": field["description"].text(max=limits.MEDIA_DESCRIPTION),
        "spoiler": field["spoiler"].boolean(),
    }


def _gallery(field: Field) -> dict[str, Any]:
    items = field["items"].array(min=1, max=limits.GALLERY_ITEMS, required=True)
    return {"type": GALLERY, "items": [_medium(item) for item in items if item.object(required=True)]}


def _file(field: Field) -> dict[str, Any]:
    return {
        "type": FILE,
        "file": unfurled(field["file"], attachment_only=True),
        "spoiler": field["spoiler"].boolean(),
    }


def _separator(field: Field) -> dict[str, Any]:
    spacing = field["spacing"].choice({1, 2})
    return {"type": SEPARATOR, "divider": field["divider"].boolean(default=True), "spacing": spacing or 1}


def _container(field: Field) -> dict[str, Any]:
    children = field["components"].array(min=1, max=limits.V2_COMPONENTS, required=True)
    return {
        "type": CONTAINER,
        "accent_color": field["accent_color"].integer(min=0, max=0xFFFFFF),
        "spoiler": field["spoiler"].boolean(),
        "components": [component(child, TOP_LEVEL - {CONTAINER}) for child in children],
    }


_MAKERS: dict[int, Callable[[Field], dict[str, Any]]] = {
    ROW: _row,
    BUTTON: button,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}


def walk(tree: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too, from top to bottom."""
    for item in tree:
        yield item
        yield from walk(item.get("components", []))
        if accessory := item.get("accessory"):
            yield accessory
        if inner := item.get("component"):
            yield inner


def number(field: Field, tree: list[dict[str, Any]]) -> None:
    """Give an id to every component without one; ids given twice are an error."""
    given = [item["id"] for item in walk(tree) if "id" in item]
    if len(given) != len(set(given)):
        field.fail("COMPONENT_ID_DUPLICATED", "Component ids cannot be duplicated")
    taken, following = set(given), 0
    for item in walk(tree):
        if "id" not in item:
            following += 1
            while following in taken:
                following += 1
            item["id"] = following


def _unique_custom_ids(field: Field, tree: list[dict[str, Any]]) -> None:
    seen: set[str] = set()
    for item in walk(tree):
        custom_id = item.get("custom_id")
        if custom_id in seen:
            field.fail("COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}")
        if custom_id:
            seen.add(custom_id)


def text_of(tree: list[dict[str, Any]]) -> str:
    """All text displays, one per line: what a reader reads, and where mentions may be."""
    return "\n".join(item.get("content", "") for item in walk(tree) if item.get("type") == TEXT)
