"""SCY-13: objectives."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from games.engine import Option, Step, Text
from games.scythe import components as c
from games.scythe.board import FACTORY, HEXES, LAKES, NEIGHBOURS
from games.scythe.rules.scoring import has_feature
from games.scythe.rules.stars import may_place_objective, place_star
from games.scythe.state import Player, Scythe, who


def is_complete(g: Scythe, seat: int, objective: str) -> bool:
    """SCY-13.2: the whole condition holds now."""
    return all(TESTS[test.test](g, seat, test) for test in c.OBJECTIVES[objective].tests)


def revealable(g: Scythe, seat: int, *, end: bool) -> list[str]:
    """SCY-13.2, SCY-13.3: the own objectives that may be revealed in this window."""
    if not may_place_objective(g, seat):
        return []
    return [
        objective
        for objective in g.seats[seat].objectives
        if (end or c.OBJECTIVES[objective].timing == "window") and is_complete(g, seat, objective)
    ]


class Revealing(msgspec.Struct, frozen=True):
    """What an option to reveal an objective means."""

    objective: str


@cache
def reveal_option(objective: str) -> Option[Revealing]:
    """For its owner's eyes only (SCY-22.5)."""
    label = Text("scythe-reveal-option", {"objective": Text(f"scythe-objective-{objective}")})
    hint = Text(f"scythe-about-{objective}")
    return Option(f"reveal:{objective}", label, hint=hint, private=True, means=Revealing(objective))


def reveal_options(g: Scythe, seat: int, *, end: bool = False) -> list[Option[Revealing]]:
    """SCY-D26: beside the options of a window, so that revealing can wait (SCY-13.6)."""
    return [reveal_option(objective) for objective in revealable(g, seat, end=end)]


def reveal(g: Scythe, seat: int, objective: str) -> None:
    """SCY-13.4, SCY-13.5: the star, and both cards under the deck; Saxony keeps the other. None is drawn (SCY-13.7)."""
    player = g.seats[seat]
    player.objectives.remove(objective)
    g.objectives.cards.append(objective)
    if not player.has("dominate"):
        g.objectives.cards.extend(player.objectives)
        player.objectives = []
    g.mark_revealed()
    g.tell("scythe-objective-revealed", seat=who(seat), objective=Text(f"scythe-objective-{objective}"))
    place_star(g, seat, "objective")


class AutoReveal(Step[Scythe], tag="AutoReveal"):
    """SCY-22.5: with the standing order `auto` a complete objective is revealed as soon as a window allows."""

    seat: int
    end: bool = False

    def run(self, g: Scythe) -> None:
        if g.orders(self.seat).reveal != "auto":
            return
        ready = revealable(g, self.seat, end=self.end)
        if ready:
            g.then(AutoReveal(self.seat, self.end))
            reveal(g, self.seat, ready[0])


# ------------------------------------------------------------------------------------------ SCY-20.4, tests


def _controls(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.9: territories under control with a feature.

    SCY-13.11, SCY-13.12, SCY-13.13, SCY-13.14, SCY-13.15, SCY-13.20, SCY-13.21.
    """
    return sum([has_feature(place, test.feature) for place in g.controlled(seat)]) >= test.min


def _controls_adjacent_to(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.10, SCY-13.27: around the Factory."""
    mine = g.controlled(seat)
    return sum(near in mine for near in NEIGHBOURS[FACTORY]) >= test.min


def _controls_around_one(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.29: around one and the same lake."""
    mine = g.controlled(seat)
    return max([sum([near in mine for near in NEIGHBOURS[lake]]) for lake in LAKES]) >= test.min


def _one_territory_resources(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.19: so many tokens, of each kind, on one territory."""
    return any(
        sum(goods) >= test.min_total and min(goods) >= test.min_each_kind and g.controller(place) == seat
        for place, goods in g.goods.items()
    )


def _one_territory_tokens(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.23: so many own pieces on one territory."""
    player = g.seats[seat]
    pieces = [player.character, *player.mechs, *player.workers, *player.structures.values()]
    return any(place in HEXES and pieces.count(place) >= test.min for place in set(pieces))


def _one_territory_group(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.26: the character with just so many mechs and workers, and resources."""
    player = g.seats[seat]
    place = player.character
    return (
        g.controller(place) == seat
        and player.mechs.count(place) == test.mechs_exact
        and player.workers.count(place) == test.workers_exact
        and sum(g.goods.get(place, [])) >= test.min_resources
    )


def _one_resource_kind(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.31: so many tokens of one kind."""
    return max(g.stock(seat)) >= test.min


def _each_resource(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.24: so many tokens of each kind."""
    return min(g.stock(seat)) >= test.min


def _power_is_highest(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.15, SCY-R17: ties are enough."""
    return g.seats[seat].power == max(player.power for player in g.seats)


def _workers_equal_recruits(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.25: as many workers as recruits."""
    return g.seats[seat].workers_out == len(g.seats[seat].recruits)


def _forced_retreats(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.16: workers driven off or beaten this turn."""
    return g.active == seat and g.driven >= test.min


def _counter(g: Scythe, seat: int, test: c.Test) -> bool:
    """SCY-13.8: a number between its bounds.

    SCY-13.16, SCY-13.17, SCY-13.18, SCY-13.22, SCY-13.24, SCY-13.27, SCY-13.28, SCY-13.30, SCY-13.32, SCY-13.33.
    """
    number = COUNTERS[test.test](g.seats[seat])
    return test.min <= number and (test.max is None or number <= test.max)


COUNTERS: dict[str, Callable[[Player], int]] = {
    "power": lambda player: player.power,
    "popularity": lambda player: player.popularity,
    "coins": lambda player: player.coins,
    "workers": lambda player: player.workers_out,
    "mechs": lambda player: player.mechs_out,
    "upgrades": lambda player: len(player.cubes),
    "structures": lambda player: len(player.structures),
    "recruits": lambda player: len(player.recruits),
    "factory_cards": lambda player: int(bool(player.factory)),
    "combat_cards": lambda player: len(player.hand),
    "combat_stars": lambda player: player.count_stars("combat"),
}
TESTS = {
    **dict.fromkeys(COUNTERS, _counter),
    "controls": _controls,
    "controls_adjacent_to": _controls_adjacent_to,
    "controls_around_one": _controls_around_one,
    "one_territory_resources": _one_territory_resources,
    "one_territory_tokens": _one_territory_tokens,
    "one_territory_group": _one_territory_group,
    "one_resource_kind": _one_resource_kind,
    "each_resource": _each_resource,
    "power_is_highest": _power_is_highest,
    "workers_equal_recruits": _workers_equal_recruits,
    "forced_worker_retreats_this_turn": _forced_retreats,
}
