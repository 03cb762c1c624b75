"""What discord.py makes of the wire: JSON is written and read with msgspec, which the bot has anyway, instead of the
standard library, which takes five times as long; and the components of messages stay as Discord tells them.

Discord tells the whole message at each click, and after each message that is sent or changed: dozens of components, of
which an object each would be made that nobody looks at.
"""

from __future__ import annotations

import json
from typing import Any, cast

import discord
import msgspec


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


def components_of(message: discord.Message) -> list[dict[str, Any]]:
    """The components of a message, as Discord tells them."""
    return cast("list[dict[str, Any]]", message.components)


def _as_told(component: dict[str, Any], _state: object = None) -> dict[str, Any]:
    """In place of what makes an object of a component."""
    return component


def install() -> None:
    """Where discord.py keeps its choice between json and orjson, and what its messages make components with; both are
    looked up for each message."""
    vars(discord.utils).update(_to_json=to_json, _from_json=from_json)
    vars(discord.message).update(_component_factory=_as_told)
