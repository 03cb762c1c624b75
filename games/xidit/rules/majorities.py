"""What the bards of a region are worth."""

from __future__ import annotations

from collections.abc import Mapping

from games.xidit import components as c


def lyres(region: str, bards: list[int]) -> list[int]:
    """XID-11.5, XID-11.6: the scores of one region, per seat; the neutral player has no bards (XID-12.16).

    Examples: XID-T23, XID-T24, XID-T25.
    """
    most = max(bards)
    firsts = bards.count(most)
    second = max((count for count in bards if count < most), default=0) if firsts == 1 else 0  # XID-11.7
    values = c.REGIONS[region]
    return [  # XID-11.8: all who share a place score it; XID-11.9: nobody without bards
        values.lyre_first if count == most and count else values.lyre_second if count == second and count else 0
        for count in bards
    ]


def open_reputation(bards: Mapping[str, list[int]], seat: int) -> int:
    """What the bards that everybody sees are worth to a seat: without the Bastion's (XID-14.2)."""
    return sum(lyres(region, placed)[seat] for region, placed in bards.items() if region != c.CENTRAL)
