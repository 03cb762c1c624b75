"""Ids that stand for rows: a field says from which table they come, and those that are not there are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from games.engine import data_types
from games.engine.data_errors import Fault, perhaps
from games.engine.data_lines import Path

Lookup = Callable[[str], frozenset[object]]
"""The ids at `file.table.field`."""
Walk = Callable[[Any, Path, Lookup], Iterator[Fault]]


def ids(*places: str, also: Iterable[object] = ()) -> msgspec.Meta:
    """To annotate a field with: its values are those at `file.table.field`, or words beside them."""
    return msgspec.Meta(extra={"ids": places, "also": frozenset(also)})


def found(here: object, keys: list[str]) -> Iterator[object]:
    """The values at the end of these keys, in all rows on the way."""
    if isinstance(here, tuple) or (isinstance(here, dict) and not keys):
        for each in here:
            yield from found(each, keys)
    elif keys:
        yield from found(getattr(here, keys[0]), keys[1:])
    else:
        yield here


def faults(kind: type[msgspec.Struct], value: msgspec.Struct, lookup: Lookup) -> Iterator[Fault]:
    """Ids that are not there, and ids that stand twice."""
    walk = _walk(kind, {})
    return walk(value, (), lookup) if walk else iter(())


Walks = dict[type, Walk]


def _walk(kind: Any, known: Walks) -> Walk | None:
    """How to go through values of a type; None if there is nothing to find in them."""
    origin = get_origin(kind)
    if data_types.is_table(kind):
        return _table(kind, known)
    if origin is Annotated:
        return next((_reference(meta) for meta in kind.__metadata__ if _tells(meta)), None)
    if origin is tuple:
        return _list(kind, known)
    if origin is list:
        return _items(get_args(kind)[0], known)
    if origin is dict:
        return _dictionary(kind, known)
    if origin in (Union, UnionType):
        return _union(kind, known)
    return None


def _tells(meta: object) -> bool:
    return isinstance(meta, msgspec.Meta) and "ids" in (meta.extra or {})


def _table(kind: type[msgspec.Struct], known: Walks) -> Walk | None:
    if kind in known:
        return known[kind]
    parts: list[tuple[str, str, object, Walk]] = []

    def walk(value: Any, path: Path, lookup: Lookup) -> Iterator[Fault]:
        for name, key, default, part in parts:
            if (inside := getattr(value, name)) != default:
                yield from part(inside, (*path, key), lookup)

    known[kind] = walk
    defaults = kind.__struct_defaults__
    given = dict(zip(reversed(kind.__struct_fields__), reversed(defaults), strict=False))
    for name, key, type_ in data_types.fields(kind):
        if part := _walk(type_, known):
            parts.append((name, key, given.get(name), part))
    return walk if parts else None


def _reference(meta: msgspec.Meta) -> Walk:
    extra = meta.extra or {}
    places: tuple[str, ...] = extra["ids"]
    also: frozenset[object] = extra["also"]

    def walk(value: Any, path: Path, lookup: Lookup) -> Iterator[Fault]:
        if value in also or any(value in lookup(place) for place in places):
            return
        known = {str(each) for each in also.union(*map(lookup, places))}
        if not places:
            yield Fault(path, f"{value!r} is not known here{perhaps(str(value), known)}")
            return
        where = " or ".join(f"{place.replace('.', '.toml: ', 1)}" for place in places)
        yield Fault(path, f"there is no {value!r} in {where}{perhaps(str(value), known)}")

    return walk


def _list(kind: Any, known: Walks) -> Walk | None:
    """A list of any length, or one with an item of its own type at each place."""
    types = get_args(kind)
    if types[-1:] == (...,):
        return _items(types[0], known)
    walks = [(number, walk) for number, type_ in enumerate(types) if (walk := _walk(type_, known))]

    def walk_places(value: Any, path: Path, lookup: Lookup) -> Iterator[Fault]:
        for number, walk in walks:
            yield from walk(value[number], (*path, number), lookup)

    return walk_places if walks else None


def _items(kind: Any, known: Walks) -> Walk | None:
    """Items of one type; those with an `id` have each another."""
    of_item = _walk(kind, known)
    unique = data_types.is_table(kind) and "id" in kind.__struct_fields__

    def walk(value: Any, path: Path, lookup: Lookup) -> Iterator[Fault]:
        seen: set[object] = set()
        for number, item in enumerate(value):
            if unique and item.id != "":
                if item.id in seen:
                    yield Fault((*path, number, "id"), f"{item.id!r} stands twice")
                seen.add(item.id)
            if of_item:
                yield from of_item(item, (*path, number), lookup)

    return walk if of_item or unique else None


def _dictionary(kind: Any, known: Walks) -> Walk | None:
    of_key, of_value = (_walk(each, known) for each in get_args(kind))

    def walk(value: Any, path: Path, lookup: Lookup) -> Iterator[Fault]:
        for key, inside in value.items():
            if of_key:
                yield from of_key(key, (*path, key), lookup)
            if of_value:
                yield from of_value(inside, (*path, key), lookup)

    return walk if of_key or of_value else None


def _union(kind: Any, known: Walks) -> Walk | None:
    """One of several types, as far as they can be told apart by what Python has made of them."""
    found = [(get_origin(each) or each, _walk(each, known)) for each in get_args(kind)]
    walks = [(str if made is Annotated else made, each) for made, each in found if each]

    def walk(value: Any, path: Path, lookup: Lookup) -> Iterator[Fault]:
        for made, each in walks:
            if isinstance(value, made):
                yield from each(value, path, lookup)

    return walk if walks else None
