"""What a message may hold: Discord's limits, each answered with 50035 and the field's path."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.wire import Wire

V2 = 1 << 15


def button(number: int = 0, **fields: Any) -> dict[str, Any]:
    """A valid button."""
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}", **fields}


def select(count: int = 2, **fields: Any) -> dict[str, Any]:
    """A valid select."""
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def row(*components: Any) -> dict[str, Any]:
    """An action row."""
    return {"type": 1, "components": list(components)}


def text(content: str = "t") -> dict[str, Any]:
    """A text display."""
    return {"type": 10, "content": content}


IN_ROW = ("components", "0", "components")
WRONG: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = [
    ("content over 2,000", {"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    ("content no text", {"content": {"a": 1}}, ("content",), "STRING_TYPE_CONVERT"),
    ("eleven embeds", {"embeds": [{"title": "t"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    (
        "embed over 4,096",
        {"embeds": [{"description": "x" * 4097}]},
        ("embeds", "0", "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("embeds over 6,000", {"embeds": [{"description": "x" * 4000}] * 2}, ("embeds",), "MAX_EMBED_SIZE_EXCEEDED"),
    (
        "26 fields",
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        ("embeds", "0", "fields"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "field without value",
        {"embeds": [{"fields": [{"name": "n"}]}]},
        ("embeds", "0", "fields", "0", "value"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "embed script url",
        {"embeds": [{"title": "t", "url": "javascript:alert(1)"}]},
        ("embeds", "0", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("six rows", {"components": [row(button(n)) for n in range(6)]}, ("components",), "BASE_TYPE_MAX_LENGTH"),
    ("six buttons", {"components": [row(*map(button, range(6)))]}, IN_ROW, "BASE_TYPE_BAD_LENGTH"),
    ("empty row", {"components": [row()]}, IN_ROW, "BASE_TYPE_BAD_LENGTH"),
    ("select beside button", {"components": [row(select(), button())]}, IN_ROW, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("26 options", {"components": [row(select(26))]}, (*IN_ROW, "0", "options"), "BASE_TYPE_BAD_LENGTH"),
    ("no options", {"components": [row(select(0))]}, (*IN_ROW, "0", "options"), "BASE_TYPE_BAD_LENGTH"),
    (
        "same value twice",
        {"components": [row(select(options=[{"label": "a", "value": "1"}] * 2))]},
        (*IN_ROW, "0", "options", "1", "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "option label over 100",
        {"components": [row(select(options=[{"label": "a" * 101, "value": "1"}]))]},
        (*IN_ROW, "0", "options", "0", "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "max over options",
        {"components": [row(select(2, max_values=3))]},
        (*IN_ROW, "0", "max_values"),
        "BASE_TYPE_MAX_VALUE",
    ),
    ("label over 80", {"components": [row(button(label="l" * 81))]}, (*IN_ROW, "0", "label"), "BASE_TYPE_MAX_LENGTH"),
    (
        "no label",
        {"components": [row(button(label=None))]},
        (*IN_ROW, "0", "label"),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        "custom_id over 100",
        {"components": [row(button(custom_id="c" * 101))]},
        (*IN_ROW, "0", "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("no custom_id", {"components": [row(button(custom_id=None))]}, (*IN_ROW, "0", "custom_id"), "BASE_TYPE_REQUIRED"),
    ("custom_id twice", {"components": [row(button(), button())]}, ("components",), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (
        "link without url",
        {"components": [row({"type": 2, "style": 5, "label": "l"})]},
        (*IN_ROW, "0", "url"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "script link",
        {"components": [row({"type": 2, "style": 5, "label": "l", "url": "javascript:1"})]},
        (*IN_ROW, "0", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("style 9", {"components": [row(button(style=9))]}, (*IN_ROW, "0", "style"), "BASE_TYPE_CHOICES"),
    (
        "layout without its flag",
        {"content": "c", "components": [text()]},
        ("components", "0", "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "radio group outside a modal",
        {"content": "c", "components": [row({"type": 21, "custom_id": "r", "options": []})]},
        (*IN_ROW, "0", "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "content beside a layout",
        {"content": "c", "flags": V2, "components": [text()]},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "embeds beside a layout",
        {"embeds": [{"title": "t"}], "flags": V2, "components": [text()]},
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "41 components",
        {"flags": V2, "components": [{"type": 17, "components": [text()] * 20}] * 2},
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "4,001 characters",
        {"flags": V2, "components": [text("x" * 2000), text("x" * 2001)]},
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        "eleven pictures",
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}]},
        ("components", "0", "items"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "four texts in a section",
        {"flags": V2, "components": [{"type": 9, "components": [text()] * 4, "accessory": button()}]},
        ("components", "0", "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "section without accessory",
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        ("components", "0", "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "container in a container",
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        ("components", "0", "components", "0", "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "same id twice",
        {"flags": V2, "components": [{**text(), "id": 5}, {**text(), "id": 5}]},
        ("components",),
        "COMPONENT_ID_DUPLICATED",
    ),
    (
        "missing attachment",
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}]},
        ("components",),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    ("components no list", {"content": "c", "components": {"a": 1}}, ("components",), "LIST_TYPE_CONVERT"),
    ("component no object", {"content": "c", "components": ["a"]}, ("components", "0"), "DICT_TYPE_CONVERT"),
    ("flags no number", {"content": "c", "flags": "x"}, ("flags",), "NUMBER_TYPE_COERCE"),
    ("tts no boolean", {"content": "c", "tts": 1}, ("tts",), "BOOLEAN_TYPE_CONVERT"),
    (
        "mentions no lists",
        {"content": "c", "allowed_mentions": {"parse": "users"}},
        ("allowed_mentions", "parse"),
        "LIST_TYPE_CONVERT",
    ),
    (
        "alt text over 1,024",
        {"content": "c", "attachments": [{"id": 0, "description": "d" * 1025}]},
        ("attachments", "0", "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
]


@pytest.mark.parametrize(("message", "path", "code"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
async def test_a_wrong_message_names_its_field(
    wire: Wire, message: dict[str, Any], path: tuple[str, ...], code: str
) -> None:
    answer = await wire.send(**message)
    assert (answer.status, answer.code) == (400, 50035), answer.body
    assert code in answer.errors(*path)


@pytest.mark.parametrize(
    "message",
    [
        {"content": "x" * 2000},
        {"embeds": [{"description": "x" * 4096}]},
        {"components": [row(*(button(5 * line + column) for column in range(5))) for line in range(5)], "content": "c"},
        {"components": [row(select(25, max_values=25))], "content": "c"},
        {"flags": V2, "components": [text("x" * 4000)]},
        {"flags": V2, "components": [{"type": 17, "components": [text()] * 19}] * 2},
        {"flags": V2, "components": [row({"type": kind, "custom_id": f"s{kind}"}) for kind in (5, 6, 7, 8)]},
    ],
)
async def test_the_limit_itself_is_allowed(wire: Wire, message: dict[str, Any]) -> None:
    assert (await wire.send(**message)).status == 200


@pytest.mark.parametrize(
    "message", [{}, {"content": ""}, {"content": None, "embeds": []}, {"flags": V2, "components": []}]
)
async def test_an_empty_message_is_50006(wire: Wire, message: dict[str, Any]) -> None:
    answer = await wire.send(**message)
    assert (answer.status, answer.code) == (400, 50006)


async def test_every_component_gets_an_id_and_only_known_keys(wire: Wire, misfits: list[str]) -> None:
    tree = [{"type": 17, "id": 2, "evil": "x", "components": [row(button(nonsense=1)), text()]}]
    answer = await wire.send(flags=V2, components=tree)
    box = answer.body["components"][0]
    assert (box["id"], box["components"][0]["id"], box["components"][0]["components"][0]["id"]) == (2, 1, 3)
    assert "evil" not in box
    assert "nonsense" not in box["components"][0]["components"][0]
    misfits.clear()  # unknown keys were sent on purpose


async def test_a_refused_edit_changes_nothing(wire: Wire, kit: Any, alice: Any) -> None:
    sent = (await wire.send(content="before", components=[row(button())])).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    answer = await wire.api("PATCH", path, json={"content": "after", "flags": V2 | 4, "components": [row()]})
    assert answer.status == 400
    seen = alice.last()
    assert (seen.text, seen.message.flags, len(seen.buttons)) == ("before", 0, 1)
