"""XID-5: executing orders. What everybody at the table would see is told to all (XID-14.3).

The long example XID-E20 is a year of one player.
"""

from __future__ import annotations

from itertools import product

from games.engine import Choice, Decision, Option, Pick, Step, Text
from games.xidit import components as c
from games.xidit.rules.asked import Asked
from games.xidit.rules.rewards import claim_rewards
from games.xidit.rules.tiles import remove_recruit_tile, remove_threat_tile
from games.xidit.state import Site, Xidit, city_name, some_units, who


class ExecuteOrders(Step[Xidit], tag="ExecuteOrders"):
    """XID-5.1: from the first player clockwise, everyone executes the order of this number.

    XID-21.1: without waiting, until a decision is needed. Examples: XID-E1, XID-E2.
    """

    number: int

    def run(self, g: Xidit) -> None:
        g.order = self.number
        last = self.number == c.ORDERS_PER_YEAR
        g.then(*(ExecuteOrder(self.number, seat) for seat in g.turn_order()), OrdersDone() if last else None)


class OrdersDone(Step[Xidit], tag="OrdersDone"):
    """XID-5.2: the order token leaves the planning board."""

    def run(self, g: Xidit) -> None:
        g.order = 0


class ExecuteOrder(Step[Xidit], tag="ExecuteOrder"):
    """XID-5.3, XID-5.4: an order is mandatory; one that cannot be carried out is lost."""

    number: int
    seat: int

    def run(self, g: Xidit) -> None:
        order = g.seats[self.seat].plan[self.number - 1]
        if order in c.ROAD_COLOURS:
            move(g, self.seat, order)
        elif order == "city":
            act_in_city(g, self.seat)
        else:
            g.tell("xidit-waited", seat=who(self.seat))  # XID-5.8


def move(g: Xidit, seat: int, colour: str) -> None:
    """XID-5.5: along the road of the colour, if there is one, into any city (XID-12.6, XID-13.7). Example: XID-E3.

    XID-5.7: heroes never block each other.
    """
    player = g.seats[seat]
    target = c.CITIES[player.hero].roads.get(colour)
    if target is None:  # XID-5.6, example XID-T1
        g.tell("xidit-no-road", seat=who(seat), city=city_name(player.hero), colour=colour)
        return
    player.hero = target
    g.tell("xidit-moved", seat=who(seat), city=city_name(target), colour=colour, where=f"city:{target}")


def act_in_city(g: Xidit, seat: int) -> None:
    """XID-4.4, XID-5.29: what a city order does is judged when it is executed.

    XID-7.16: with the tiles that lie there by then. Example: XID-E10.
    """
    site = g.sites.get(g.seats[seat].hero)
    if site is None:
        meet_titans(g, seat)
    elif site.recruit:
        recruit(g, seat, site)
    else:
        meet_threat(g, seat)


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


def meet_threat(g: Xidit, seat: int) -> None:
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
            units=some_units(tile.threat),
            where=f"city:{city}",
        )
        claim_rewards(g, seat, tile.rewards, "threat", ThreatLeaves(city))  # XID-5.18


class ThreatLeaves(Step[Xidit], tag="ThreatLeaves"):
    """XID-5.19: after the rewards the tile goes to the discard and the next threat to its city."""

    city: int

    def run(self, g: Xidit) -> None:
        remove_threat_tile(g, self.city)


def pay_units(g: Xidit, seat: int, units: tuple[int, ...]) -> None:
    """XID-5.17, XID-5.31: paid units are shown and go back to the barracks at once."""
    for kind, count in enumerate(units):
        g.seats[seat].units[kind] -= count
        g.barracks[kind] += count


def meet_titans(g: Xidit, seat: int) -> None:
    """XID-5.20, XID-8.12: in any city without a tile a player may banish an awake titan.

    XID-12.7, XID-13.7: also in a city whose tile is not used. Example: XID-T29.
    """
    if banishable(g, seat):
        g.then(ChooseTitan(seat=seat))
    else:  # XID-5.26
        city = g.seats[seat].hero
        g.tell("xidit-nothing-here", seat=who(seat), city=city_name(city), where=f"city:{city}")


def banishable(g: Xidit, seat: int) -> list[c.Titan]:
    """The awake titans this player could pay for here (XID-5.22).

    XID-5.25: having recruited here does not matter. Examples: XID-T10, XID-T12, XID-T35.
    """
    player = g.seats[seat]
    if player.hero in player.banished or player.hero in player.ended:  # XID-5.23, XID-5.24
        return []
    return [titan for titan in g.awake_titans() if titan.units_required <= sum(player.units)]


class ChooseTitan(Asked[int | None], tag="ChooseTitan"):
    """XID-D7: decline, or one of the awake titans. Example: XID-E11."""

    def ask(self, g: Xidit) -> Decision[int | None]:
        titans = tuple(
            Option(
                str(titan.stack),
                Text("xidit-titan-option", {"titan": Text(f"xidit-titan-{titan.id}"), "count": titan.units_required}),
                hint=Text(
                    "xidit-hint-rewards",
                    {
                        "coins": titan.rewards.coins,
                        "bards": titan.rewards.bards,
                        "sections": titan.rewards.guild_sections,
                    },
                ),
                where=f"lair:{titan.stack}",
                means=titan.stack,
            )
            for titan in banishable(g, self.seat)
        )
        decline = Option("decline", Text("xidit-titan-decline"), means=None)
        city = city_name(g.seats[self.seat].hero)
        return Decision(
            self.seat, Text("xidit-ask-titan", {"city": city}), Pick((decline, *titans)), "XID-D7", private=True
        )

    def answer(self, g: Xidit, choice: int | None) -> None:
        if choice is None:  # XID-5.26, XID-5.30: it uses up no limit; example XID-T36
            g.tell("xidit-titan-declined", seat=who(self.seat))
        else:
            g.then(PayTitan(choice, seat=self.seat))

    def default(self, g: Xidit) -> Choice:
        return ["decline"]

    def standing(self, g: Xidit) -> Choice | None:
        wish = g.seats[self.seat].standing.titan
        possible = {str(titan.stack) for titan in banishable(g, self.seat)}
        if wish == ["never"]:
            return ["decline"]
        return next(([stack] for stack in wish if stack in possible), None)


class PayTitan(Asked[tuple[int, ...]], tag="PayTitan"):
    """XID-D8, XID-5.21: any units, as many as the titan demands. Nothing is paid before this is fixed."""

    stack: int

    def titan(self, g: Xidit) -> c.Titan:
        """The titan to be banished."""
        return next(titan for titan in g.awake_titans() if titan.stack == self.stack)

    def ask(self, g: Xidit) -> Decision[tuple[int, ...]]:
        titan = self.titan(g)
        options = tuple(
            Option(units_id(units), Text("xidit-units", {"units": some_units(units)}), means=units)
            for units in payments(g.seats[self.seat].units, titan.units_required)
        )
        prompt = Text(
            "xidit-ask-titan-units", {"titan": Text(f"xidit-titan-{titan.id}"), "count": titan.units_required}
        )
        return Decision(self.seat, prompt, Pick(options), "XID-D8", private=True)

    def answer(self, g: Xidit, choice: tuple[int, ...]) -> None:
        titan, player = self.titan(g), g.seats[self.seat]
        pay_units(g, self.seat, choice)
        player.banished.append(player.hero)
        stack = next(stack for stack in g.lair if stack.number == self.stack)
        stack.titans.pop(0)  # XID-5.28: it leaves the game
        stack.awake = False  # XID-8.5
        g.tell(
            "xidit-titan-banished",
            seat=who(self.seat),
            titan=Text(f"xidit-titan-{titan.id}"),
            units=some_units(choice),
            city=city_name(player.hero),
            where=f"lair:{self.stack}",
        )
        claim_rewards(g, self.seat, titan.rewards, "titan")  # XID-5.27

    def default(self, g: Xidit) -> Choice:
        return [units_id(strongest_or_weakest(g.seats[self.seat].units, self.titan(g).units_required, weakest=True))]

    def standing(self, g: Xidit) -> Choice | None:
        wish = g.seats[self.seat].standing.titan_units
        if not wish:
            return None
        units, needed = g.seats[self.seat].units, self.titan(g).units_required
        return [units_id(strongest_or_weakest(units, needed, weakest=wish == "weakest"))]


def payments(units: list[int], count: int) -> list[tuple[int, ...]]:
    """All ways to pay `count` of these units, weakest first."""
    ways = product(*(range(min(have, count), -1, -1) for have in units))
    return [way for way in ways if sum(way) == count]


def strongest_or_weakest(units: list[int], count: int, *, weakest: bool) -> tuple[int, ...]:
    """Pay with the weakest units first, or with the strongest."""
    paid = [0] * len(units)
    kinds = range(len(units)) if weakest else range(len(units) - 1, -1, -1)
    for kind in kinds:
        paid[kind] = min(units[kind], count - sum(paid))
    return tuple(paid)


def units_id(units: tuple[int, ...]) -> str:
    """`2p+1a`: counts with the first letter of each type."""
    return "+".join(f"{count}{unit[0]}" for unit, count in zip(c.UNIT_IDS, units, strict=True) if count)
