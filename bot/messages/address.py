"""What a control carries in its `custom_id`: match, seat, the decision's serial, what to do. At most 100 characters."""

from __future__ import annotations

import re

import msgspec

LONGEST = 100
LARGEST = 2**63 - 1
"""The database's integers have 64 bits; nothing of ours has a larger number."""
OUTDATED = "outdated"
"""A verb that nobody handles: whoever presses is told to use a newer message."""
TEMPLATE = r"st:(?P<match>\d+):(?P<seat>\d*):(?P<serial>[\d.]*):(?P<verb>[a-z]+):(?P<argument>.*)"


def number(words: str) -> int | None:
    """A number that a control carries; None for what is none of ours, as only a forged control has it."""
    return int(words) if words.isdecimal() and int(words) <= LARGEST else None


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
