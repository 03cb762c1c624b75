"""A measurement, and what it should be."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct):
    """A measurement: the value, its unit, and what it should be (`most` or `least`, whichever applies)."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without one."""
        if self.most is not None:
            return self.value <= self.most
        return self.value >= self.least if self.least is not None else None

    @property
    def target(self) -> str:
        """What it should be, in words."""
        return f"at least {self.least:g}" if self.most is None else f"at most {self.most:g}"
