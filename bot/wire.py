"""JSON on the wire: discord.py writes and reads it with msgspec, which the bot has anyway, instead of the standard
library, which takes five times as long."""

from __future__ import annotations

import json
from typing import Any

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


def install() -> None:
    """Where discord.py keeps its choice between json and orjson; its modules look it up for each message."""
    vars(discord.utils).update(_to_json=to_json, _from_json=from_json)
