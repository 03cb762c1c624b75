"""A text nobody has written yet: a message id and its arguments, turned into words in each reader's language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

# Texts, decisions, events and steps are made in great numbers and never refer back to themselves: `gc=False` spares the
# garbage collector looking at them.


class SeatName(msgspec.Struct, frozen=True, tag="seat", gc=False):
    """Stands for the name of whoever sits there; the bot knows it, the rules do not."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text", gc=False):
    """A message id of the Fluent files (or of a game's component names) with its arguments."""

    key: str
    args: Mapping[str, Arg] = {}


Item = Text | SeatName | str
Arg = int | str | Text | SeatName | list[Item]


def text(key: str, **args: Arg) -> Text:
    """A `Text`, written the short way."""
    return Text(key, args)
