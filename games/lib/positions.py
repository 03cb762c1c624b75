"""From a view back to a position: rules can be asked about it, and what the viewer cannot know is left out."""

from __future__ import annotations

from functools import cache
from typing import TypeVar, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def alike(shown: msgspec.Struct, kind: type[T], **given: object) -> T:
    """A `kind` with what `shown` has under the same names and of the same types, and what is given besides. Lists and
    dicts are copied (not what is in them), so that things can be tried out.

    >>> class Seen(msgspec.Struct):
    ...     coins: int
    ...     cards: int
    >>> class Player(msgspec.Struct):
    ...     coins: int
    ...     hand: list[str]
    >>> alike(Seen(coins=3, cards=2), Player, hand=[])
    Player(coins=3, hand=[])
    """
    for name in _shared(type(shown), kind):
        if name not in given:
            value = getattr(shown, name)
            given[name] = value.copy() if isinstance(value, list | dict) else value
    return kind(**given)


@cache
def _shared(shown: type[msgspec.Struct], kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Fields of the same name and type: a hand of which only the size is shown is none of them."""
    there, here = get_type_hints(shown), get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if name in there and there[name] == here[name])
