"""XID-2: setup (and what sections 12 and 13 change about it)."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text, Unavailable
from games.xidit import components as c
from games.xidit.rules import said
from games.xidit.rules.tiles import fill
from games.xidit.rules.year import Year
from games.xidit.state import LairStack, Site, Xidit, city_name, who


class SetUp(Step[Xidit], tag="SetUp"):
    """XID-2.19: tiles and units, titans, assessment tiles, first player, heroes."""

    def run(self, g: Xidit) -> None:
        g.barracks = [unit.count for unit in c.UNITS]  # XID-2.5
        lay_out_tiles(g)
        lay_out_titans(g)
        lay_out_assessments(g)
        choose_first_player(g)
        g.tell(
            "xidit-set-up",
            first=who(g.first),
            hall=[Text(f"xidit-assessment-{kind}") for kind in g.hall],
        )
        g.then(*(PlaceHero(seat=seat) for seat in g.turn_order()), Year())


def lay_out_tiles(g: Xidit) -> None:
    """Recruit tiles, threat tiles, the two stacks and their next tiles."""
    mode = g.mode
    numbers = [
        number for tile_set, number in c.TILES if tile_set == mode.tile_set and number not in mode.excluded_tiles
    ]
    g.shuffle(numbers)  # XID-2.7, XID-12.2
    for number in _take(numbers, mode.recruit_tiles_on_map):  # XID-2.8, XID-12.3
        g.sites[number] = Site(recruit=True, units=fill(g, number))  # XID-2.9
    for number in _take(numbers, mode.threat_tiles_on_map):  # XID-2.10, XID-12.3
        g.sites[number] = Site(recruit=False)
    g.recruit_stack.cards = _take(numbers, mode.recruit_stack_tiles)  # XID-2.11
    g.threat_stack.cards = numbers
    g.next_recruit = g.draw(g.recruit_stack)  # XID-2.12
    g.next_threat = g.draw(g.threat_stack)


def _take(numbers: list[int], count: int) -> list[int]:
    taken = numbers[:count]
    del numbers[:count]
    return taken


def lay_out_titans(g: Xidit) -> None:
    """XID-2.6: three stacks of two dormant titans, each in random order."""
    for number in sorted({titan.stack for titan in c.TITANS.values()}):
        titans = [titan.id for titan in c.TITANS.values() if titan.stack == number]
        g.shuffle(titans)
        g.lair.append(LairStack(number, titans))


def lay_out_assessments(g: Xidit) -> None:
    """XID-2.13, and XID-12.11, XID-12.12 for the neutral player's tokens."""
    g.hall = list(c.ASSESSMENTS)
    g.shuffle(g.hall)
    if g.mode.neutral_player:
        g.neutral = [*c.NEUTRAL_START[g.options["neutral"]]]


def choose_first_player(g: Xidit) -> None:
    """XID-2.16: at random, or the host, who sits in the first seat."""
    g.first = 0 if g.options["first"] == "host" else g.dice.below(g.players)


class PlaceHero(Question[Xidit, int], tag="PlaceHero"):
    """XID-D2, XID-2.17, XID-2.18: any city, with or without a tile, but no two heroes in one.

    XID-15.5: one player after another.
    """

    def ask(self, g: Xidit) -> Decision[int]:
        options = tuple([hero_option(number) for number in free_cities(g)])
        return Decision(self.seat, Text("xidit-ask-hero"), Pick(options), "XID-D2")

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        def begins(option: Option[int]) -> Text:
            near = sum(g.sites[city].recruit for city in c.CITIES[option.value].roads.values() if city in g.sites)
            return Text("xidit-hint-start", {"there": said.lies_there(g, option.value), "near": near})

        taken = [
            Unavailable(
                str(player.hero),
                city_name(player.hero),
                Text("xidit-why-hero", {"seat": who(seat)}),
                f"city:{player.hero}",
            )
            for seat, player in enumerate(g.seats)
            if player.hero
        ]
        return decision.explain(begins, unavailable=taken)

    def answer(self, g: Xidit, choice: int) -> None:
        g.seats[self.seat].hero = choice
        g.tell("xidit-hero-placed", seat=who(self.seat), city=city_name(choice), where=f"city:{choice}")

    def default(self, g: Xidit) -> Choice:
        free = free_cities(g)
        recruiting = [number for number in free if number in g.sites and g.sites[number].recruit]
        return [str((recruiting or free)[0])]


@cache
def hero_option(city: int) -> Option[int]:
    """A city where a hero can begin."""
    return Option(str(city), city_name(city), where=f"city:{city}", means=city)


def free_cities(g: Xidit) -> list[int]:
    """Cities without a hero."""
    taken = {player.hero for player in g.seats}
    return [number for number in c.CITIES if number not in taken]
