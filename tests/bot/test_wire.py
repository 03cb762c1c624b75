"""JSON between discord.py and Discord."""

from __future__ import annotations

import json
from enum import IntEnum
from typing import Any
from unittest import mock

import discord
import pytest
from discord.state import ConnectionState
from hypothesis import given
from hypothesis import strategies as st

from bot import wire

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=12,
)


class _Kind(IntEnum):
    BUTTON = 2


class _Name(str):
    __slots__ = ()


@given(plain)
def test_whatever_is_written_is_read_back_and_json_reads_the_same(value: object) -> None:
    assert json.loads(wire.to_json(value)) == wire.from_json(wire.to_json(value)) == value


def test_kinds_of_texts_and_numbers_are_written_as_what_they_are() -> None:
    told = {"type": _Kind.BUTTON, "name": _Name("Oksana"), "on": True}
    assert json.loads(wire.to_json(told)) == json.loads(json.dumps(told))


def test_what_is_no_json_raises_as_ever() -> None:
    with pytest.raises(json.JSONDecodeError):
        wire.from_json("<html>")
    with pytest.raises(TypeError, match="object is not for JSON"):
        wire.to_json({"a": object()})


def _message(*components: object) -> discord.Message:
    author = {"id": "1", "username": "Oksana", "discriminator": "0", "avatar": None}
    told: Any = {"id": "7", "type": 0, "content": "", "author": author, "components": [*components]}
    state, channel = mock.Mock(spec=ConnectionState), mock.Mock(spec=discord.PartialMessageable, id=8)
    return discord.Message(state=state, channel=channel, data=told)


def _press(label: str) -> Any:
    button = {"type": 2, "id": 2, "style": 1, "custom_id": "st:1:::hand:", "label": label}
    return {"type": 1, "id": 1, "components": [button]}


def _label(message: discord.Message) -> str | None:
    row = message.components[0]
    assert isinstance(row, discord.ActionRow)
    assert isinstance(row.children[0], discord.Button)
    return row.children[0].label


def test_components_of_a_message_are_read_once_when_somebody_looks_at_them(monkeypatch: pytest.MonkeyPatch) -> None:
    wire.install()
    read: list[object] = []
    read_component = wire.read_component

    def reading(told: Any) -> Any:
        read.append(told)
        return read_component(told)

    monkeypatch.setattr(wire, "read_component", reading)
    message = _message(_press("Hand"), {"type": 999})
    assert not read
    assert len(message.components) == 1  # what discord.py does not know it leaves out
    assert _label(message) == "Hand"
    assert len(read) == 2
    wire.keep(message, [_press("Board")])
    wire.install()
    assert _label(message) == "Board"


def test_discord_py_uses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own choice stands in the same place: if that moves, this fails."""
    there = vars(discord.utils)
    for name in ("_to_json", "_from_json"):
        monkeypatch.setitem(there, name, there[name])
    wire.install()
    looked_up = vars(vars(discord.http)["utils"])
    assert looked_up["_to_json"]({"ж": 1}) == '{"ж":1}'
    assert looked_up["_from_json"]('{"ж":1}') == {"ж": 1}
