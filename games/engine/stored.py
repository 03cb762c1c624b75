"""What a game stores must come back as it was; a field that holds anything does not say what to make of its data."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import inspect


def refuse_untyped(stored: type[msgspec.Struct]) -> None:
    """Refuse fields that hold anything; only a table of plain JSON (`dict[str, Any]`) may."""
    for where in _untyped(inspect.type_info(stored), stored.__name__, set()):
        raise TypeError(f"{where} may hold anything, and a tuple would come back as a list: say what, as in Deck[str]")


def _untyped(kind: inspect.Type, where: str, seen: set[object]) -> Iterator[str]:
    match kind:
        case inspect.AnyType():
            yield where
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for field in fields:
                yield from _untyped(field.type, f"{where}.{field.name}", seen)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for each in types:
                yield from _untyped(each, where, seen)
        case inspect.DictType(value_type=item) if not isinstance(item, inspect.AnyType):
            yield from _untyped(item, where, seen)
        case (
            inspect.ListType(item_type=item)
            | inspect.SetType(item_type=item)
            | inspect.FrozenSetType(item_type=item)
            | inspect.VarTupleType(item_type=item)
        ):
            yield from _untyped(item, where, seen)
