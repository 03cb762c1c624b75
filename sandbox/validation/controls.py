"""Buttons and selects: the controls of messages (selects also of modals)."""

from __future__ import annotations

from typing import Any

from sandbox import limits
from sandbox.validation.form import Field, compact
from sandbox.validation.media import media_url

BUTTON, STRING_SELECT = 2, 3
ENTITY_SELECTS = {5: "user", 6: "role", 7: None, 8: "channel"}
SELECTS = {STRING_SELECT, *ENTITY_SELECTS}
LINK, PREMIUM = 5, 6


def button(field: Field) -> dict[str, Any]:
    """A button: a link has a url, all others a custom_id."""
    style = field["style"].choice(range(1, 7), required=True)
    label = field["label"].text(max=limits.BUTTON_LABEL)
    icon = emoji(field["emoji"])
    result = compact(type=BUTTON, style=style, label=label, emoji=icon, disabled=field["disabled"].boolean())
    if style == PREMIUM:
        return result | compact(sku_id=field["sku_id"].snowflake(required=True))
    if not label and not icon:
        field["label"].fail("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    if style == LINK:
        if field["custom_id"].value is not None:
            field["custom_id"].fail(
                "BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", "A custom id cannot be set on a link button"
            )
        return result | compact(url=media_url(field["url"], required=True, max=512))
    if field["url"].value is not None:
        field["url"].fail("BUTTON_COMPONENT_URL_FORBIDDEN", "A url can only be set on a link button")
    return result | compact(custom_id=custom_id(field))


def select(field: Field, kind: int, *, in_modal: bool = False) -> dict[str, Any]:
    """A select menu of any kind."""
    most = limits.SELECT_OPTIONS
    low = field["min_values"].integer(min=0, max=most)
    high = field["max_values"].integer(min=1, max=most)
    result = compact(
        type=kind,
        custom_id=custom_id(field),
        placeholder=field["placeholder"].text(max=limits.PLACEHOLDER),
        min_values=1 if low is None else low,
        max_values=1 if high is None else high,
    )
    if result["min_values"] > result["max_values"]:
        field["min_values"].fail("BASE_TYPE_MAX_VALUE", "min_values must not be greater than max_values")
    if in_modal:
        result["required"] = field["required"].boolean(default=True)
        if field["disabled"].boolean():
            field["disabled"].fail("COMPONENT_DISABLED_IN_MODAL", "Select menus in modals cannot be disabled")
    else:
        result["disabled"] = field["disabled"].boolean()
    if kind == STRING_SELECT:
        result["options"] = options(field["options"], 1, most)
        if result["max_values"] > max(1, len(result["options"])) and result["options"]:
            field["max_values"].fail("BASE_TYPE_MAX_VALUE", "max_values must not exceed the number of options")
    else:
        result |= _entities(field, kind)
    return result


def _entities(field: Field, kind: int) -> dict[str, Any]:
    allowed = {"user", "role"} if kind == 7 else {ENTITY_SELECTS[kind]}
    defaults = [
        compact(id=item["id"].snowflake(required=True), type=item["type"].choice(allowed, required=True))
        for item in field["default_values"].array(max=limits.SELECT_OPTIONS)
        if item.object(required=True)
    ]
    types = [item.integer(min=0, max=20) for item in field["channel_types"].array(max=20)] if kind == 8 else []
    return compact(default_values=defaults or None, channel_types=types or None)


def options(field: Field, least: int, most: int, *, with_emoji: bool = True) -> list[dict[str, Any]]:
    """The options of a select, radio group or checkbox group: each value once."""
    result: list[dict[str, Any]] = []
    seen: set[str] = set()
    for item in field.array(min=least, max=most, required=True):
        if not item.object(required=True):
            continue
        value = item["value"].text(min=1, max=limits.OPTION_TEXT, required=True)
        if value in seen:
            item["value"].fail("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        seen.add(value or "")
        result.append(
            compact(
                label=item["label"].text(min=1, max=limits.OPTION_TEXT, required=True),
                value=value,
                description=item["description"].text(max=limits.OPTION_TEXT),
                emoji=emoji(item["emoji"]) if with_emoji else None,
                default=item["default"].boolean() or None,
            )
        )
    return result


def custom_id(field: Field) -> str | None:
    """A control's custom_id."""
    return field["custom_id"].text(min=1, max=limits.CUSTOM_ID, required=True)


def emoji(field: Field) -> dict[str, Any] | None:
    """A unicode emoji by name, or a custom one by id."""
    if not field.object():
        return None
    result = compact(id=field["id"].snowflake(), name=field["name"].text(max=100))
    if not result:
        field["name"].fail("BASE_TYPE_REQUIRED", "This field is required")
    if field["animated"].boolean():
        result["animated"] = True
    return result
