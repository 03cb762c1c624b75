"""XID-5: executing orders. What everybody at the table would see is told to all (XID-14.3).

The long example XID-E20 is a year of one player.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine import Step, Text
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.rules.banishing import meet_titans, pay_units
from games.xidit.rules.rewards import claim_rewards
from games.xidit.rules.tiles import remove_recruit_tile, remove_threat_tile
from games.xidit.state import Site, Xidit, city_name, few_units, who


class ExecuteOrders(Step[Xidit], tag="ExecuteOrders"):
    """XID-5.1: from the first player clockwise, everyone executes the order of this number.

    XID-21.1: without waiting, until a decision is needed. Examples: XID-E1, XID-E2.
    """

    number: int

    def run(self, g: Xidit) -> None:
        tell_moves(g)
        g.order = self.number
        done = OrdersDone() if self.number == c.ORDERS_PER_YEAR else None
        seats = g.turn_order()
        for place, seat in enumerate(seats, start=1):
            if follows := execute(g, seat, self.number):  # XID-21.5: the seats after this one wait for it
                g.then(*follows, *(ExecuteOrder(self.number, later) for later in seats[place:]), done)
                return
        g.then(done)


class OrdersDone(Step[Xidit], tag="OrdersDone"):
    """XID-5.2: the order token leaves the planning board."""

    def run(self, g: Xidit) -> None:
        tell_moves(g)
        g.order = g.headed = 0


def tell_moves(g: Xidit) -> None:
    """All who have moved since the last news, in one line."""
    if g.moves:
        head(g)
    if g.moves:
        g.tell("xidit-moves", moves=_take_moves(g))


def head(g: Xidit) -> None:
    """Once for each order, as soon as there is something to tell: which order it is, and who has moved."""
    if g.order and g.headed != g.order:
        g.headed = g.order
        g.tell("xidit-heading-order", number=g.order, count=len(g.moves), moves=_take_moves(g))


def _take_moves(g: Xidit) -> list[Item]:
    moves, g.moves = g.moves, []
    return [_moved(seat, city) for seat, city in moves]


@cache
def _moved(seat: int, city: int) -> Text:
    return Text("xidit-moved", {"seat": who(seat), "city": city_name(city)})


class ExecuteOrder(Step[Xidit], tag="ExecuteOrder"):
    """The order of a seat that had to wait for what followed from another's."""

    number: int
    seat: int

    def run(self, g: Xidit) -> None:
        g.then(*execute(g, self.seat, self.number))


Follows = Sequence[Step[Xidit] | None]
"""What has to be done before the next order is executed."""
NOTHING: Follows = ()


def execute(g: Xidit, seat: int, number: int) -> Follows:
    """XID-5.3, XID-5.4: an order is mandatory; one that cannot be carried out is lost."""
    order = g.seats[seat].plan[number - 1]
    if order == "city":
        return act_in_city(g, seat)
    if order in c.ROAD_COLOURS:
        move(g, seat, order)
    return NOTHING  # XID-5.8: a wait order does nothing, and there is nothing to tell


def move(g: Xidit, seat: int, colour: str) -> None:
    """XID-5.5: along the road of the colour, if there is one, into any city (XID-12.6, XID-13.7). Example: XID-E3.

    XID-5.7: heroes never block each other.
    """
    player = g.seats[seat]
    target = c.CITIES[player.hero].roads.get(colour)
    if target is None:  # XID-5.6, example XID-T1
        head(g)
        tell_moves(g)
        g.tell("xidit-no-road", seat=who(seat), city=city_name(player.hero), colour=colour)
        return
    player.hero = target
    g.moves.append((seat, target))


def act_in_city(g: Xidit, seat: int) -> Follows:
    """XID-4.4, XID-5.29: what a city order does is judged when it is executed.

    XID-7.16: with the tiles that lie there by then. Example: XID-E10.
    """
    head(g)
    tell_moves(g)
    site = g.sites.get(g.seats[seat].hero)
    if site is None:
        return meet_titans(g, seat)
    if site.recruit:
        recruit(g, seat, site)
        return NOTHING
    return meet_threat(g, seat)


def recruit(g: Xidit, seat: int, site: Site) -> None:
    """XID-5.9: exactly one unit of the weakest type left, once per player, city and year.

    Examples: XID-E4, XID-E9, XID-T2, XID-T3, XID-T4.
    """
    player = g.seats[seat]
    city = player.hero
    if not any(site.units):  # XID-7.6
        g.tell("xidit-empty-tile", seat=who(seat), city=city_name(city), where=f"city:{city}")
        remove_recruit_tile(g, city)
    elif city in player.recruited:  # XID-5.12, XID-5.13
        g.tell("xidit-recruited-already", seat=who(seat), city=city_name(city), where=f"city:{city}")
    else:
        weakest = next(kind for kind, count in enumerate(site.units) if count)  # XID-5.10
        site.units[weakest] -= 1
        player.units[weakest] += 1  # XID-5.11
        player.recruited.append(city)  # XID-5.30: only what was gained counts
        g.tell("xidit-recruited", seat=who(seat), city=city_name(city), unit=c.UNIT_IDS[weakest], where=f"city:{city}")
        if not any(site.units):  # XID-5.14
            remove_recruit_tile(g, city)


def meet_threat(g: Xidit, seat: int) -> Follows:
    """XID-5.15: who has the demanded units must end the threat.

    Examples: XID-E5, XID-T5, XID-T6, XID-T11.
    """
    player = g.seats[seat]
    city = player.hero
    tile = g.tile(city)
    if city in player.banished:  # XID-5.24
        g.tell("xidit-threat-after-titan", seat=who(seat), city=city_name(city), where=f"city:{city}")
    elif any(have < need for have, need in zip(player.units, tile.threat, strict=True)):  # XID-5.16
        g.tell("xidit-threat-not-met", seat=who(seat), city=city_name(city), where=f"city:{city}")
    else:
        pay_units(g, seat, tile.threat)
        player.ended.append(city)
        g.tell(
            "xidit-threat-ended",
            seat=who(seat),
            city=city_name(city),
            threat=Text(f"xidit-threat-{tile.id}"),
            units=few_units(tile.threat),
            where=f"city:{city}",
        )
        return [*claim_rewards(g, seat, tile.rewards, "threat"), ThreatLeaves(city)]  # XID-5.18, XID-5.19
    return NOTHING


class ThreatLeaves(Step[Xidit], tag="ThreatLeaves"):
    """XID-5.19: after the rewards the tile goes to the discard and the next threat to its city."""

    city: int

    def run(self, g: Xidit) -> None:
        remove_threat_tile(g, self.city)
