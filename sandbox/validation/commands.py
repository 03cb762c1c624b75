"""Application commands: names, descriptions, options, localisations."""

from __future__ import annotations

import re
from typing import Any

from sandbox import limits
from sandbox.model import commands as kinds
from sandbox.validation.form import Field, compact

NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
VALUES = set(range(3, 12))


def command(field: Field) -> dict[str, Any]:
    """Check a whole command; the result has Discord's keys only."""
    if not field.object(required=True):
        return {}
    kind = field["type"].choice({1, 2, 3}) or kinds.CHAT_INPUT
    chat = kind == kinds.CHAT_INPUT
    result = compact(
        type=kind,
        name=_name(field["name"], chat=chat),
        name_localizations=_localizations(field["name_localizations"], limits.COMMAND_NAME, name=chat),
        default_member_permissions=_permissions(field["default_member_permissions"]),
        dm_permission=field["dm_permission"].boolean(default=True),
        contexts=_numbers(field["contexts"], {0, 1, 2}),
        integration_types=_numbers(field["integration_types"], {0, 1}),
        nsfw=field["nsfw"].boolean(),
    )
    if chat:
        result |= _described(field) | {"options": options(field["options"], depth=0)}
    elif field["description"].value:
        field["description"].fail(
            "APPLICATION_COMMAND_DESCRIPTION_FORBIDDEN", "Context menu commands cannot have a description"
        )
    if _size(result) > limits.COMMAND_TOTAL:
        field.fail("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({limits.COMMAND_TOTAL})")
    return result


def options(field: Field, depth: int) -> list[dict[str, Any]]:
    """Options of a command, group or subcommand; required ones come first, names are unique."""
    allowed = VALUES | ({1, 2} if depth == 0 else {1} if depth == 1 else set())
    result: list[dict[str, Any]] = []
    names: set[str] = set()
    for item in field.array(max=limits.COMMAND_OPTIONS):
        if not item.object(required=True):
            continue
        option = _option(item, allowed)
        if option.get("name") in names:
            item["name"].fail("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name already exists")
        if option.get("required") and any(not earlier.get("required") for earlier in result):
            item.fail(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        names.add(option.get("name", ""))
        result.append(option)
    if {option.get("type") in (1, 2) for option in result} == {True, False}:
        field.fail("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and value options are mutually exclusive")
    return result


def _option(field: Field, allowed: set[int]) -> dict[str, Any]:
    kind = field["type"].choice(allowed, required=True)
    result = compact(
        type=kind,
        name=_name(field["name"], chat=True),
        name_localizations=_localizations(field["name_localizations"], limits.COMMAND_NAME, name=True),
    ) | _described(field)
    if kind in (kinds.SUB_COMMAND, kinds.SUB_COMMAND_GROUP):
        # below a group only subcommands fit, below a subcommand only values
        return result | {"options": options(field["options"], 1 if kind == kinds.SUB_COMMAND_GROUP else 2)}
    result["required"] = field["required"].boolean()
    if kind in (kinds.STRING, kinds.INTEGER, kinds.NUMBER):
        result |= _bounds(field, kind)
        choices = [_choice(item, kind) for item in field["choices"].array(max=limits.CHOICES)]
        if field["autocomplete"].boolean():
            result["autocomplete"] = True
            if choices:
                field["choices"].fail(
                    "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                    "Autocomplete and choices are mutually exclusive",
                )
        if choices:
            result["choices"] = choices
    if kind == kinds.CHANNEL:
        result |= compact(channel_types=_numbers(field["channel_types"], set(range(21))))
    return result


def _bounds(field: Field, kind: int) -> dict[str, Any]:
    if kind == kinds.STRING:
        return compact(
            min_length=field["min_length"].integer(min=0, max=6000),
            max_length=field["max_length"].integer(min=1, max=6000),
        )
    return compact(min_value=field["min_value"].number(), max_value=field["max_value"].number())


def _choice(field: Field, kind: int) -> dict[str, Any]:
    if not field.object(required=True):
        return {}
    value = field["value"]
    if kind == kinds.STRING:
        value.text(max=limits.OPTION_TEXT, required=True)
    else:
        value.missing(required=True)
        value.number()
    return compact(
        name=field["name"].text(min=1, max=limits.OPTION_TEXT, required=True),
        name_localizations=_localizations(field["name_localizations"], limits.OPTION_TEXT),
        value=value.value,
    )


def autocomplete_choices(field: Field, kind: int) -> list[dict[str, Any]]:
    """The answer to an autocomplete interaction: up to 25 choices of the option's own type."""
    return [_choice(item, kind) for item in field.array(max=limits.CHOICES, required=True)]


def _name(field: Field, *, chat: bool) -> str | None:
    name = field.text(min=1, max=limits.COMMAND_NAME, required=True)
    if chat and name and (not NAME.fullmatch(name) or name != name.lower()):
        field.fail("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


def _described(field: Field) -> dict[str, Any]:
    most = limits.COMMAND_DESCRIPTION
    return compact(
        description=field["description"].text(min=1, max=most, required=True),
        description_localizations=_localizations(field["description_localizations"], most),
    )


def _localizations(field: Field, most: int, *, name: bool = False) -> dict[str, str] | None:
    if not field.object():
        return None
    result = {}
    for locale in field.value:
        item = field[locale]
        if locale not in LOCALES:
            item.fail("BASE_TYPE_CHOICES", f"{str(locale)[:20]} is not a locale")
            continue
        text = _name(item, chat=True) if name else item.text(min=1, max=most)
        if text:
            result[locale] = text
    return result


def _permissions(field: Field) -> str | None:
    value = field.integer(min=0)
    return None if value is None else str(value)


def _numbers(field: Field, allowed: set[int]) -> list[int] | None:
    if field.value is None:
        return None
    return [item.value for item in field.array(max=25) if item.choice(allowed, required=True) is not None]


def _size(node: Any) -> int:
    """Characters that count towards a command's size: names, descriptions, values."""
    if isinstance(node, list):
        return sum(_size(item) for item in node)
    if not isinstance(node, dict):
        return 0
    own = sum(len(str(node.get(key, ""))) for key in ("name", "description", "value"))
    return own + _size(node.get("options")) + _size(node.get("choices"))
