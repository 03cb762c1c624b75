"""A text nobody has written yet: a message id and its arguments, turned into words in each reader's language."""

from __future__ import annotations

import msgspec


class SeatName(msgspec.Struct, frozen=True, tag="seat"):
    """Stands for the name of whoever sits there; the bot knows it, the rules do not."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id of the Fluent files (or of a game's component names) with its arguments."""

    key: str
    args: dict[str, Arg] = {}


Item = Text | SeatName | str
Arg = int | str | Text | SeatName | list[Item]


def text(key: str, **args: Arg) -> Text:
    """A `Text`, written the short way."""
    return Text(key, args)
