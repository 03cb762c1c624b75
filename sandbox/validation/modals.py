"""Modals: a title and up to five labels around inputs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandbox import limits
from sandbox.validation.components import ROW, TEXT, component, number, walk
from sandbox.validation.controls import SELECTS, custom_id, options, select
from sandbox.validation.form import Field, Form, compact

TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 18, 19, 21, 22, 23
INPUTS = {TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}


def modal(body: Any) -> dict[str, Any]:
    """Check a modal's data; raises 50035."""
    form = Form({"data": body})
    field = form.root["data"]
    result: dict[str, Any] = {}
    if field.object(required=True):
        children = field["components"].array(min=1, max=limits.MODAL_CHILDREN, required=True)
        result = compact(
            custom_id=custom_id(field),
            title=field["title"].text(min=1, max=limits.MODAL_TITLE, required=True),
            components=[_child(child) for child in children],
        )
        _unique(field["components"], result["components"])
        number(field["components"], result["components"])
    form.check()
    return result


def _child(field: Field) -> dict[str, Any]:
    if not field.object(required=True):
        return {}
    kind = field["type"].choice({ROW, TEXT, LABEL}, required=True)
    if kind == TEXT:
        return component(field, {TEXT})
    if kind == ROW:
        inputs = field["components"].array(min=1, max=1, required=True)
        return {"type": ROW, "components": [_input(item, {TEXT_INPUT}, in_row=True) for item in inputs]}
    if kind == LABEL:
        return _with_id(
            field,
            compact(
                type=LABEL,
                label=field["label"].text(min=1, max=limits.LABEL_TEXT, required=True),
                description=field["description"].text(max=limits.LABEL_DESCRIPTION),
                component=_input(field["component"], INPUTS, in_row=False),
            ),
        )
    return {}


def _input(field: Field, allowed: set[int], *, in_row: bool) -> dict[str, Any]:
    if not field.object(required=True):
        return {}
    kind = field["type"].choice(allowed, required=True)
    if kind is None:
        return {}
    if kind in SELECTS:
        return _with_id(field, select(field, kind, in_modal=True))
    if kind == TEXT_INPUT:
        return _with_id(field, _text_input(field, in_row=in_row))
    return _with_id(field, _MAKERS[kind](field))


def _with_id(field: Field, result: dict[str, Any]) -> dict[str, Any]:
    given = field["id"].integer(min=0, max=2**31 - 1)
    return {"id": given, **result} if given else result


def _text_input(field: Field, *, in_row: bool) -> dict[str, Any]:
    return compact(
        type=TEXT_INPUT,
        custom_id=custom_id(field),
        style=field["style"].choice({1, 2}, required=True),
        label=field["label"].text(min=1 if in_row else 0, max=limits.LABEL_TEXT, required=in_row),
        min_length=field["min_length"].integer(min=0, max=limits.TEXT_INPUT),
        max_length=field["max_length"].integer(min=1, max=limits.TEXT_INPUT),
        required=field["required"].boolean(default=True),
        value=field["value"].text(max=limits.TEXT_INPUT),
        placeholder=field["placeholder"].text(max=limits.TEXT_INPUT_PLACEHOLDER),
    )


def _radio_group(field: Field) -> dict[str, Any]:
    choices = options(field["options"], *limits.RADIO_OPTIONS, with_emoji=False)
    if sum(bool(choice.get("default")) for choice in choices) > 1:
        field["options"].fail("RADIO_GROUP_MULTIPLE_DEFAULTS", "Only one option can be the default")
    return compact(
        type=RADIO_GROUP,
        custom_id=custom_id(field),
        options=choices,
        required=field["required"].boolean(default=True),
    )


def _checkbox_group(field: Field) -> dict[str, Any]:
    most = limits.CHECKBOX_OPTIONS[1]
    return compact(
        type=CHECKBOX_GROUP,
        custom_id=custom_id(field),
        options=options(field["options"], *limits.CHECKBOX_OPTIONS, with_emoji=False),
        min_values=field["min_values"].integer(min=0, max=most),
        max_values=field["max_values"].integer(min=1, max=most),
        required=field["required"].boolean(default=True),
    )


def _checkbox(field: Field) -> dict[str, Any]:
    return compact(type=CHECKBOX, custom_id=custom_id(field), default=field["default"].boolean())


def _file_upload(field: Field) -> dict[str, Any]:
    low = field["min_values"].integer(min=0, max=limits.FILE_UPLOADS)
    high = field["max_values"].integer(min=1, max=limits.FILE_UPLOADS)
    return compact(
        type=FILE_UPLOAD,
        custom_id=custom_id(field),
        min_values=1 if low is None else low,
        max_values=1 if high is None else high,
        required=field["required"].boolean(default=True),
    )


_MAKERS: dict[int, Callable[[Field], dict[str, Any]]] = {
    RADIO_GROUP: _radio_group,
    CHECKBOX_GROUP: _checkbox_group,
    CHECKBOX: _checkbox,
    FILE_UPLOAD: _file_upload,
}


def _unique(field: Field, tree: list[dict[str, Any]]) -> None:
    ids = [item["custom_id"] for item in walk(tree) if item.get("custom_id")]
    if len(ids) != len(set(ids)):
        field.fail("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
