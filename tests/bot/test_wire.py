"""JSON between discord.py and Discord."""

from __future__ import annotations

import json
from enum import IntEnum
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
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


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py's own choices stand in the same places: if these move, this fails."""
    for module, names in ((discord.utils, ("_to_json", "_from_json")), (discord.message, ("_component_factory",))):
        for name in names:
            monkeypatch.setitem(vars(module), name, vars(module)[name])
    wire.install()


@pytest.mark.usefixtures("installed")
def test_components_of_messages_stay_as_discord_tells_them() -> None:
    told = [{"type": 17, "id": 7, "components": [{"type": 10, "id": 8, "content": "Riga"}]}]
    data: Any = {"id": "5", "type": 0, "content": "", "components": told}
    message = discord.Message(state=MagicMock(), channel=MagicMock(), data=data)
    assert wire.components_of(message) == told
    assert wire.components_of(message)[0] is told[0]


@pytest.mark.usefixtures("installed")
def test_discord_py_uses_it() -> None:
    looked_up = vars(vars(discord.http)["utils"])
    assert looked_up["_to_json"]({"ж": 1}) == '{"ж":1}'
    assert looked_up["_from_json"]('{"ж":1}') == {"ж": 1}
