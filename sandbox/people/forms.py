"""A modal as a person filled it in, checked against the modal the bot sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from sandbox import limits
from sandbox.model import commands as kinds
from sandbox.people.refusal import Refused
from sandbox.people.resolved import Resolved
from sandbox.validation.components import ROW, TEXT
from sandbox.validation.controls import STRING_SELECT
from sandbox.validation.modals import CHECKBOX, CHECKBOX_GROUP, FILE_UPLOAD, LABEL, RADIO_GROUP, TEXT_INPUT

ENTITY_KINDS = {5: kinds.USER, 6: kinds.ROLE, 7: kinds.MENTIONABLE, 8: kinds.CHANNEL, FILE_UPLOAD: kinds.ATTACHMENT}


class FilledInput(Struct, kw_only=True):
    """An input of a modal as it is submitted."""

    custom_id: str
    value: str | int | float | bool | None = None
    values: list[str] | None = None


class FilledChild(Struct, kw_only=True):
    """A label or row of a modal as it is submitted."""

    component: FilledInput | None = None
    components: list[FilledInput] = field(default_factory=list)


def submit(modal: dict[str, Any], answers: dict[str, Any], resolved: Resolved) -> list[dict[str, Any]]:
    """The submitted components: every input of the modal with its answer (by custom_id)."""
    unknown = set(answers) - {item["custom_id"] for item in inputs(modal)}
    if unknown:
        raise Refused(f"the modal has no input {', '.join(sorted(unknown))}")
    result: list[dict[str, Any]] = []
    for child in modal["components"]:
        if child["type"] == TEXT:
            result.append({"type": TEXT, "id": child["id"]})
        elif child["type"] == ROW:
            inner = [_answer(item, answers, resolved) for item in child["components"]]
            result.append({"type": ROW, "id": child["id"], "components": inner})
        elif child["type"] == LABEL:
            inner_one = _answer(child["component"], answers, resolved)
            result.append({"type": LABEL, "id": child["id"], "component": inner_one})
    return result


def inputs(modal: dict[str, Any]) -> list[dict[str, Any]]:
    """All inputs of a modal, from top to bottom."""
    found = []
    for child in modal["components"]:
        if child["type"] == ROW:
            found += child["components"]
        elif child["type"] == LABEL:
            found.append(child["component"])
    return found


def given_values(children: list[FilledChild]) -> dict[str, Any]:
    """The answers by custom_id, out of Discord's modal submit shape."""
    filled = [item for child in children for item in (*child.components, child.component) if item is not None]
    return {item.custom_id: item.value if item.values is None else item.values for item in filled}


def _answer(item: dict[str, Any], answers: dict[str, Any], resolved: Resolved) -> dict[str, Any]:
    kind, name = item["type"], item["custom_id"]
    head = {"type": kind, "id": item["id"], "custom_id": name}
    answer = answers.get(name)
    if kind == TEXT_INPUT:
        return {**head, "value": _text(item, answer)}
    if kind == CHECKBOX:
        return {**head, "value": bool(item.get("default") if answer is None else answer)}
    if kind == RADIO_GROUP:
        return {**head, "value": _radio(item, answer)}
    values = _values(item, answer)
    if kind in (STRING_SELECT, CHECKBOX_GROUP):
        _check_offered(item, values)
        return {**head, "values": values}
    return {**head, "values": [resolved.add(ENTITY_KINDS[kind], value) for value in values]}


def _text(item: dict[str, Any], answer: Any) -> str:
    text = item.get("value", "") if answer is None else str(answer)
    if not text and not item["required"]:
        return ""
    low, high = item.get("min_length", 1 if item["required"] else 0), item.get("max_length", limits.TEXT_INPUT)
    if not low <= len(text) <= high:
        raise Refused(f"{item['custom_id']}: between {low} and {high} characters")
    return text


def _radio(item: dict[str, Any], answer: Any) -> str | None:
    chosen = next((option["value"] for option in item["options"] if option.get("default")), None)
    value = chosen if answer is None else answer
    if value is None and item["required"]:
        raise Refused(f"{item['custom_id']}: choose one")
    if value is not None:
        _check_offered(item, [value])
    return value


def _values(item: dict[str, Any], answer: Any) -> list[Any]:
    if answer is None:
        answer = [option["value"] for option in item.get("options", ()) if option.get("default")]
        answer = answer or [default["id"] for default in item.get("default_values", ())]
    if not isinstance(answer, list | tuple):
        raise Refused(f"{item['custom_id']}: a list of values is needed")
    values = list(answer)
    group = item["type"] == CHECKBOX_GROUP
    low = item.get("min_values", 1 if item["required"] else 0)
    high = item.get("max_values", len(item["options"]) if group else 1)
    if not values and not item["required"]:
        return []
    if not low <= len(values) <= high:
        raise Refused(f"{item['custom_id']}: between {low} and {high} values")
    return values


def _check_offered(item: dict[str, Any], values: list[Any]) -> None:
    offered = {option["value"] for option in item["options"]}
    if not offered.issuperset(values) or len(values) != len(set(values)):
        raise Refused(f"{item['custom_id']}: {values} is not offered")
