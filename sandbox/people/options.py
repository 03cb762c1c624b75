"""A command's options as a person filled them in, checked as Discord's app checks them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from sandbox.model import commands as kinds
from sandbox.people.refusal import Refused
from sandbox.people.resolved import Resolved


class Option(Struct, kw_only=True):
    """An option as a person filled it in; groups and subcommands have options of their own."""

    name: str
    value: str | int | float | bool | None = None
    options: list[Option] = field(default_factory=list)
    focused: bool = False
    type: int = 0


GROUPS = (kinds.SUB_COMMAND, kinds.SUB_COMMAND_GROUP)

PLAIN: dict[int, tuple[type, ...]] = {
    kinds.STRING: (str,),
    kinds.BOOLEAN: (bool,),
    kinds.INTEGER: (int,),
    kinds.NUMBER: (int, float),
}


def fill(
    definitions: list[dict[str, Any]], given: list[Option], resolved: Resolved, *, partial: bool
) -> list[dict[str, Any]]:
    """The options as the bot gets them. While typing (`partial`) values may be missing or unfinished."""
    by_name = {definition["name"]: definition for definition in definitions}
    nested = any(definition["type"] in GROUPS for definition in definitions)
    if nested and len(given) != 1:
        raise Refused("choose one subcommand")
    result = []
    for option in given:
        definition = by_name.pop(option.name, None)
        if definition is None:
            raise Refused(f"there is no option {option.name!r}")
        if definition["type"] in GROUPS:
            inner = fill(definition.get("options", []), option.options, resolved, partial=partial)
            result.append({"name": option.name, "type": definition["type"], "options": inner})
        else:
            result.append(_value(definition, option, resolved, partial=partial))
    missing = [name for name, definition in by_name.items() if definition.get("required")]
    if missing and not partial:
        raise Refused(f"required: {', '.join(missing)}")
    return result


def _value(definition: dict[str, Any], option: Option, resolved: Resolved, *, partial: bool) -> dict[str, Any]:
    kind, value = definition["type"], option.value
    result = {"name": definition["name"], "type": kind}
    if option.focused:
        if not definition.get("autocomplete"):
            raise Refused(f"{definition['name']} has no autocomplete")
        return {**result, "value": "" if value is None else value, "focused": True}
    if kind in (kinds.STRING, kinds.INTEGER, kinds.NUMBER, kinds.BOOLEAN):
        if not partial:
            _check_plain(definition, value)
        return {**result, "value": value}
    return {**result, "value": resolved.add(kind, value)}


def _check_plain(definition: dict[str, Any], value: Any) -> None:
    name, kind = definition["name"], definition["type"]
    if isinstance(value, bool) != (kind == kinds.BOOLEAN) or not isinstance(value, PLAIN[kind]):
        raise Refused(f"{name}: {value!r} is of the wrong type")
    choices = definition.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Refused(f"{name}: {value!r} is not one of the choices")
    if isinstance(value, str):
        _within(name, len(value), definition.get("min_length"), definition.get("max_length", 6000))
    elif isinstance(value, int | float):
        _within(name, value, definition.get("min_value"), definition.get("max_value"))


def _within(name: str, value: float, low: float | None, high: float | None) -> None:
    if (low is not None and value < low) or (high is not None and value > high):
        raise Refused(f"{name}: {value} is out of range")
