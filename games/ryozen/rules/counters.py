"""RYO-19.3: the counters and conditions of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from games.ryozen import components as c
from games.ryozen.state import Ryozen


def condition(g: Ryozen, seat: int, cond: str) -> bool:
    """The conditions of the vocabulary."""
    if cond == "herald_is_first":  # RYO-10.18
        return g.heralds[0] == seat
    if cond == "own_kin_in_all_highlighted":  # RYO-13.36
        return set(g.highlighted) <= set(g.in_sectors(seat))
    # RYO-13.26, RYO-13.27, RYO-13.28
    return g.seats[seat].shards[cond.removeprefix("no_shard_")] == 0


def counter(g: Ryozen, seat: int, per: str) -> int:
    """RYO-19.3: the counters of the vocabulary; 1 where there is none. Highlighted is what is so now (RYO-13.9)."""
    if per in RESULTS:
        return RESULTS[per](g)
    return COUNTERS[per](g, seat) if per else 1


COUNTERS: dict[str, Callable[[Ryozen, int], int]] = {
    # RYO-11.27, RYO-11.27.1, RYO-13.34
    "own_kin_in_highlighted": lambda g, seat: sum(sector in g.highlighted for sector in g.in_sectors(seat)),
    # RYO-13.25, RYO-13.32
    "highlighted_with_own_kin": lambda g, seat: len(set(g.in_sectors(seat)) & set(g.highlighted)),
    "sectors_with_own_kin": lambda g, seat: len(set(g.in_sectors(seat))),  # RYO-13.33
    "own_kin_in_palace": lambda g, seat: g.in_palace(seat),  # RYO-13.30, RYO-14.9
    # RYO-13.31
    "own_revealed_apprentices_on_board": lambda g, seat: sum(
        kin.owner == seat and kin.kind == "apprentice" and not kin.cloaked and kin.at not in (c.HAND, c.PUSHED)
        for kin in g.kin
    ),
    # RYO-13.39
    "own_kin_on_board": lambda g, seat: sum(kin.owner == seat and kin.at not in (c.HAND, c.PUSHED) for kin in g.kin),
    "villages_explored": lambda g, seat: g.seats[seat].explorer + 1,  # RYO-13.21, RYO-13.21.1
    "own_revelation_pairs": lambda g, seat: len(g.seats[seat].cards) // 2,  # RYO-11.23
    # RYO-12.39, RYO-12.39.1, example RYO-X47
    "own_glyph_kinds": lambda g, seat: len({c.REVELATIONS[card].glyph for card in g.seats[seat].cards}),
}


RESULTS: dict[str, Callable[[Ryozen], int]] = {
    "empty_event_spaces": lambda g: g.event_row.count(""),  # RYO-11.24, RYO-11.24.1
    "bought_this_action": lambda g: g.bought,  # RYO-12.32
    "paid": lambda g: g.paid,  # RYO-12.27, RYO-12.28, RYO-12.29
}
"""Counters that are the same for everybody: the event row, and the named results of the effect under way."""
