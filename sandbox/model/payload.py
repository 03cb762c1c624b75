"""Payloads that are an object and something more."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct


def extended(base: Struct, **extra: Any) -> dict[str, Any]:
    """An object's fields, as far as they are set, with others added."""
    fields = {name: getattr(base, name) for name in base.__struct_fields__}
    return {name: value for name, value in fields.items() if value is not UNSET} | extra
