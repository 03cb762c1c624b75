"""What a control carries in its `custom_id`: match, seat, the decision's serial, what to do. At most 100 characters."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

MENU = "m"
"""Stands before the address of a menu: it may have the same as a button of its message, and all must differ."""
LONGEST = 100 - len(MENU)
LARGEST = 2**63 - 1
"""The database's integers have 64 bits; nothing of ours has a larger number."""
OUTDATED = "outdated"
"""A verb that nobody handles: whoever presses is told to use a newer message."""
TEMPLATE = r"st:(?P<match>\d+):(?P<seat>\d*):(?P<serial>[\d.]*):(?P<verb>[a-z]+):(?P<argument>.*)"


def number(words: str) -> int | None:
    """A number that a control carries; None for what is none of ours, as only a forged control has it."""
    return int(words) if words.isdecimal() and int(words) <= LARGEST else None


DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
SEVERAL = "."


def together(numbers: Sequence[str]) -> str | None:
    """Numbers in one argument, each of several in one letter; None where that cannot be."""
    if len(numbers) < 2:
        return "".join(numbers)
    if len({*numbers}) < len(numbers) or any(int(number) >= len(DIGITS) for number in numbers):
        return None
    return SEVERAL + "".join(DIGITS[int(number)] for number in numbers)


def apart(argument: str) -> list[str]:
    """The numbers in an argument. Controls from before have a dash between them."""
    if argument.startswith(SEVERAL):
        return [str(DIGITS.find(digit)) for digit in argument[len(SEVERAL) :]]
    return argument.split("-")


class Address(msgspec.Struct, frozen=True):
    """Where a click leads."""

    verb: str
    match: int = 0
    seat: int | None = None
    serial: str = ""
    argument: str = ""

    def __str__(self) -> str:
        seat = "" if self.seat is None else self.seat
        written = f"st:{self.match}:{seat}:{self.serial}:{self.verb}:{self.argument}"
        if len(written) > LONGEST:
            raise ValueError(f"too long for a control: {written}")
        return written

    @classmethod
    def read(cls, custom_id: str) -> Address:
        """The address of a control."""
        found = re.fullmatch(TEMPLATE, custom_id)
        if found is None:
            raise ValueError(f"not one of our controls: {custom_id!r}")
        seat = found["seat"]
        if max(int(found["match"]), int(seat or 0)) > LARGEST:
            return cls(OUTDATED)
        return cls(found["verb"], int(found["match"]), int(seat) if seat else None, found["serial"], found["argument"])
