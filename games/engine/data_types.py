"""The types of a schema, taken apart: what fields a table has, and what is inside a type.

Schemas do without `from __future__ import annotations`: their types are there already and need not be evaluated again
when the bot starts.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import get_annotations
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec


def fields(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str, Any]]:
    """The fields of a table: the name in Python, the key in the file, the type."""
    types: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        types |= get_annotations(each)
    if any(isinstance(each, str) for each in types.values()):
        types = get_type_hints(kind, include_extras=True)
    for name, key in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        yield name, key, types[name]


def is_table(kind: Any) -> bool:
    """Whether values of a type are tables with fields."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def inner(kind: Any) -> tuple[Any, ...]:
    """The types inside a type: of items, keys, values, or those it is one of."""
    if get_origin(kind) is Annotated:
        return (get_args(kind)[0],)
    return () if get_origin(kind) is Literal else get_args(kind)


def all_types(kind: Any) -> Iterator[Any]:
    """A type and all that occur in it."""
    waiting, seen = [kind], set[type]()
    while waiting:
        each = waiting.pop()
        if is_table(each):
            if each in seen:
                continue
            seen.add(each)
            waiting += [type_ for _, _, type_ in fields(each)]
        yield each
        waiting += inner(each)


def keys(kind: type[msgspec.Struct]) -> set[str]:
    """The keys of all tables of a file."""
    return {key for each in all_types(kind) if is_table(each) for _, key, _ in fields(each)}


def literals(kind: Any) -> tuple[Any, ...]:
    """The words of a vocabulary; none of any other type."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def words(kind: type[msgspec.Struct]) -> set[str]:
    """The words of all vocabularies of a file."""
    return {str(word) for each in all_types(kind) for word in literals(each)}
