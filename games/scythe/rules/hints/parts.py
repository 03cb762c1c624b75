"""Pieces that hints are put together from."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Text, Unavailable
from games.scythe import components as c
from games.scythe.rules.stars import earns_star, shows_scores
from games.scythe.state import Scythe, hex_name

MOST = 25
"""How many impossible things are told of at most: a menu holds no more."""


def joined(*parts: Text | None) -> Text | None:
    """Parts of a hint, one after another; None where there is none."""
    said = [part for part in parts if part is not None]
    if not said:
        return None
    whole = said[0]
    for part in said[1:]:
        whole = Text("scythe-hint-and", {"first": whole, "then": part})
    return whole


def purse(g: Scythe, seat: int, kind: str, change: int) -> Text | None:
    """How coins, power, popularity or the number of combat cards would change: `power 5 → 7`."""
    player = g.seats[seat]
    have = {"coins": player.coins, "power": player.power, "popularity": player.popularity}
    before = have.get(kind, len(player.hand))
    limit = {"power": c.POWER_MAX, "popularity": c.POPULARITY_MAX}.get(kind, before + max(0, change))
    after = max(0, min(limit, before + change))
    return Text(f"scythe-purse-{kind}", {"before": before, "after": after}) if after != before else None


def costs(g: Scythe, seat: int, paid: Iterable[c.Cost]) -> Text | None:
    """What paying would leave."""
    return joined(*(purse(g, seat, cost.pay, -cost.n) for cost in paid))


def final_of(g: Scythe, seat: int, gains: Iterable[c.Gain]) -> Text | None:
    """Why gaining this cannot be taken back: the game ends with it, or a card is drawn."""
    gained = [*gains]
    star = star_final(g, seat, gained)
    if star is not None:
        return star
    drawn = any(each.op == "combat_cards" and each.n for each in gained)
    return Text("scythe-final-draw") if drawn else None


def star_final(g: Scythe, seat: int, gains: Iterable[c.Gain]) -> Text | None:
    """Why a star that is placed with these gains cannot be taken back: the game ends, or scores are shown."""
    ends = len(g.seats[seat].stars) == c.STARS - 1
    if not (ends or shows_scores(g)) or not earns_star(g, seat, gains):
        return None
    return Text("scythe-final-star" if ends else "scythe-final-scores")


def not_here(g: Scythe, seat: int, places: Iterable[str], reason: str) -> list[Unavailable]:
    """Places that one would look for, with one reason."""
    return [Unavailable(place, hex_name(place), Text(reason), f"hex:{place}") for place in places]


def idle_places(g: Scythe, seat: int) -> list[str]:
    """Territories under control where none of the own workers stands."""
    working = {*g.workplaces(seat)}
    return [place for place in g.controlled(seat) if place not in working]


def no_worker(g: Scythe, seat: int) -> list[Unavailable]:
    """SCY-6.6, SCY-7.11, SCY-7.14: territories under control where nothing can be put."""
    return not_here(g, seat, idle_places(g, seat), "scythe-no-worker-there")
