"""What is said of objectives, to their owner alone (SCY-22.5)."""

from __future__ import annotations

from games.engine import Says, Text, Unavailable
from games.scythe.rules.objectives import is_complete, revealable
from games.scythe.rules.stars import may_place_objective
from games.scythe.state import Scythe

REVEALING = Says(final=Text("scythe-final-reveal"))


def incomplete(g: Scythe, seat: int, *, end: bool) -> list[Unavailable]:
    """The own objectives that cannot be revealed in this window, with what they ask for."""
    if not may_place_objective(g, seat):
        return []
    ready = revealable(g, seat, end=end)
    return [
        Unavailable(
            f"reveal:{name}",
            Text("scythe-reveal-option", {"objective": Text(f"scythe-objective-{name}")}),
            Text("scythe-no-end-only")
            if is_complete(g, seat, name)
            else Text("scythe-no-incomplete", {"about": Text(f"scythe-about-{name}")}),
        )
        for name in g.seats[seat].objectives
        if name not in ready
    ]
