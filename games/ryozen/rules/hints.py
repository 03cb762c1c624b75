"""What stands beside options: what there would be afterwards, in numbers."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Question, Text
from games.engine.option import Says
from games.ryozen import components as c
from games.ryozen.rules.shards import shard_score
from games.ryozen.state import Ryozen, some

DRAWS = Text("ryozen-final-draws")
"""Something hidden is turned up: undo does not go back behind it."""
NIGHT_GOES_ON = Text("ryozen-final-night")


def influence(g: Ryozen, seat: int, sector: str) -> int:
    """RYO-7.1, RYO-14.3: 1 for a revealed kin, 2 for a cloaked one."""
    return sum(
        c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
        for kin in g.kin
        if kin.owner == seat and c.SECTOR_OF.get(kin.at) == sector
    )


def best_rival(g: Ryozen, seat: int, sector: str) -> int:
    """The most influence that another player has in a sector."""
    return max(influence(g, other, sector) for other in range(g.players) if other != seat)


def purse_after(g: Ryozen, seat: int, gained: Iterable[str] = (), lost: Iterable[str] = ()) -> Text:
    """The resources there would be."""
    left = dict(g.seats[seat].resources)
    for resource in gained:
        left[resource] += 1
    for resource in lost:
        left[resource] -= 1
    return Text("ryozen-hint-purse", {"what": [some(resource, left[resource]) for resource in c.RESOURCES]})


def shards_after(g: Ryozen, seat: int, gained: Iterable[str] = (), lost: Iterable[str] = ()) -> Text:
    """What the moon shards would be worth (RYO-16.2), against now."""
    shards = g.seats[seat].shards
    left = dict(shards)
    for colour in gained:
        left[colour] += 1
    for colour in lost:
        left[colour] -= 1
    return Text("ryozen-hint-shards", {"before": shard_score(shards), "after": shard_score(left)})


def struck(g: Ryozen, number: int) -> Text:
    """What a strike on this kin would do (RYO-7.3, RYO-7.4)."""
    kin = g.kin[number]
    before = influence(g, kin.owner, c.SECTOR_OF[kin.at])
    if kin.cloaked:
        key = "ryozen-hint-struck-cloaked"
    elif not g.phoenix:
        key = "ryozen-hint-struck"
    else:  # RYO-17.24, RYO-17.26
        key = "ryozen-hint-struck-wall" if g.empty_walls(kin.owner) else "ryozen-hint-struck-out"
    return Text(key, {"before": before, "after": before - 1, "rival": best_rival(g, kin.owner, c.SECTOR_OF[kin.at])})


def turned(g: Ryozen, number: int) -> Text:
    """What turning this kin over would do."""
    kin = g.kin[number]
    sector = c.SECTOR_OF[kin.at]
    before = influence(g, kin.owner, sector)
    more = c.CLOAKED_INFLUENCE - c.REVEALED_INFLUENCE
    after = before - more if kin.cloaked else before + more
    return Text("ryozen-hint-turned", {"before": before, "after": after, "rival": best_rival(g, kin.owner, sector)})


def moved(g: Ryozen, start: str, target: str) -> Says:
    """What moving the kin at `start` would do."""
    kin = g.kin[g.occupied()[start]]
    weight = c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
    there = c.SECTOR_OF[target]
    after = influence(g, kin.owner, there) + weight
    left = influence(g, kin.owner, c.SECTOR_OF[start]) - weight
    numbers = {"after": after, "rival": best_rival(g, kin.owner, there), "left": left}
    return Says(Text("ryozen-hint-moved", {**numbers}), route=(start,))


def seal_reveals(g: Ryozen, seat: int, sector: str) -> bool:
    """RYO-12.35: whether applying this day effect turns up a tile by itself."""
    player = g.seats[seat]
    return sector == "clan_house" and "seal_of_the_clan_house" in player.cards and bool(player.pile.cards)


def night_final(g: Ryozen, seat: int) -> Text | None:
    """Once the Day is over, the last answer of all leads on for good: the next Day turns up new events."""
    others = any(isinstance(debt, Question) and debt.seat != seat for debt in g.debts)
    return None if g.turn is not None or others else NIGHT_GOES_ON
