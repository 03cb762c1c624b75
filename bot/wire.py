"""What discord.py does for each message, done in less time: JSON by msgspec, which the bot has anyway, instead of the
standard library, which takes five times as long; and controls that are read when somebody asks for them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord.components import _component_factory


def _plain(value: Any) -> Any:
    """What json writes and msgspec does not know: kinds of texts and numbers."""
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{type(value).__name__} is not for JSON")


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def to_json(value: Any) -> str:
    """As Discord is told."""
    return _encoder.encode(value).decode()


def from_json(text: str | bytes) -> Any:
    """As Discord tells. What is not JSON raises what the standard library raises."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return json.loads(text)


read_component = _component_factory
"""A control as discord.py knows it; None if it does not."""


class _Unread(list[Any]):
    """The components of a message as Discord tells them."""


_COMPONENTS: Any = vars(discord.Message)["components"]
"""The place in a message, before it becomes a property."""


def keep(message: discord.Message, told: Sequence[Any]) -> None:
    _COMPONENTS.__set__(message, _Unread(told))


def _components(message: discord.Message) -> list[Any]:
    """Every click and every answer brings a message with up to forty components: few are ever looked at."""
    found: list[Any] = _COMPONENTS.__get__(message)
    if isinstance(found, _Unread):
        found = [read for each in found if (read := read_component(each)) is not None]
        _COMPONENTS.__set__(message, found)
    return found


def install() -> None:
    """Where discord.py keeps its choice between json and orjson (its modules look it up for each message), and where a
    message keeps its components."""
    vars(discord.utils).update(_to_json=to_json, _from_json=from_json)
    message: Any = discord.Message
    message._handle_components, message.components = keep, property(_components, _COMPONENTS.__set__)
