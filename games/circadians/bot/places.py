"""Where the bot puts things: bases, first units, recruits, retreats, the drop ship."""

from __future__ import annotations

from typing import cast

from games.circadians import components as c
from games.circadians.bot.answers import best
from games.circadians.bot.imagine import Mind
from games.circadians.bot.money import gain_worth
from games.circadians.bot.worth import leader_worth, relic_worth, standing_worth
from games.circadians.rules.board import border, by_side, neighbours, reach
from games.circadians.rules.move import dock_pairs
from games.circadians.rules.recruit import Arrival
from games.circadians.rules.setup import Base
from games.circadians.state import HOME, Units
from games.engine import Decision, Form, Pick

Deployed = tuple[str, str]
"""A leader and where it stands."""
TERRAINS = {
    "leyrien": {"cliffs": 1.0, "plains": 1.0, "bog": 0.5},
    "zcharo": {"plains": 1.0},
}
"""Where a faction likes to start: morale (CIR-21.3) and bogs (CIR-21.1), Resilient (CIR-27.12)."""
CLOSE = {"oxataya": 0.5, "jrayek": 0.5, "ai": 0.5, "zcharo": -0.5, "leyrien": -0.3}
"""How much a faction likes to have others beside its first regions."""


# -- setup -------------------------------------------------------------------------------------------------


def choose_base(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D02, CIR-D03: two open regions with good loot and land, from which much can be reached; beside others if
    these are prey."""
    return best(decision, lambda base: _base_worth(g, seat, base))


def _base_worth(g: Mind, seat: int, base: Base) -> float:
    faction = g.seats[seat].faction
    liked = TERRAINS.get(faction, {})
    worth = 0.0
    for name in base.open:
        region = g.regions[name]
        worth += 0.4 * gain_worth(g, seat, c.PRINTED_LOOT.get(region.loot, {})) + liked.get(region.terrain, 0.0)
    around = _around(g, base.open)
    worth += 0.5 * len(around)
    taken = sum(bool(g.regions[name].foundations) for name in (*around, *base.open))
    close = CLOSE.get(faction, 0.0) * (g.temper.fight / g.temper.fear)
    return worth + close * taken


def _around(g: Mind, names: tuple[str, ...]) -> set[str]:
    """Land beside these regions; the fixed mountains are not there yet, but will be (CIR-3.28)."""
    fixed = {border(a, b) for a, b in c.FIXED_MOUNTAINS}
    found = {other for name in names for other in neighbours(name) if border(name, other) not in fixed}
    return {name for name in found if name in g.regions and g.regions[name].is_land and name not in names}


def choose_start(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D04: the strongest leader and most fighters where the relics are nearer, the others beside them."""
    form = decision.shape
    assert isinstance(form, Form)
    options = {field.name: field.shape.options for field in form.fields if isinstance(field.shape, Pick)}
    first, second = decision.about
    ahead = first if _pull(g, first) >= _pull(g, second) else second
    leaders = {option.id: cast(Deployed, option.value) for option in options.get("leader", ())}

    def strength(option: str) -> tuple[float, bool]:
        leader, name = leaders[option]
        side = c.LEADERS[leader].base
        return leader_worth(g, seat, side) - 1.5 * side.deploy_gems, name == ahead

    chosen = {"leader": [max(leaders, key=strength)]} if leaders else {}
    splits = options["fighters"]
    half = (len(splits) - 1) // 2 if ahead == second else len(splits) // 2
    return decision.write({**chosen, "fighters": [splits[half].id]})


# -- units -------------------------------------------------------------------------------------------------


def distances(g: Mind, start: str) -> dict[str, int]:
    """How many moves away regions are, over land."""
    found, edge = {start: 0}, [start]
    while edge:
        name = edge.pop(0)
        for other in by_side(g)[name]:
            if other not in found and g.regions[other].owner is None:
                found[other] = found[name] + 1
                edge.append(other)
    return found


def _pull(g: Mind, name: str) -> float:
    """How near relics are, and how much they are worth now."""
    away = distances(g, name)
    relics = ((other, region.relic) for other, region in g.regions.items() if region.relic)
    return sum(relic_worth(g, relic) / (1 + away[other]) for other, relic in relics if other in away)


def choose_arrival(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D24: at the stronghold, unless the base is as near to relics as that."""
    arrivals = decision.offers(Arrival)
    (place,) = {arrival.place for arrival in arrivals.values()}
    from_home = max((_pull(g, other) for other in reach(g, seat, HOME)), default=0.0)
    wanted = max if _pull(g, place) >= 0.7 * from_home else min
    return wanted(arrivals, key=lambda one: arrivals[one].here)


def choose_refuge(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D36: where the fighters are worth most."""
    here = g.units(seat, g.current_battle.region)

    def worth(name: str) -> float:
        return 0.0 if name == HOME else _joined(g, seat, name, Units(here.fighters))

    return best(decision, worth)


def choose_companions(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D37: leaders go along where that is worth more than to have them at home."""
    fighters, near = g.units(seat, g.current_battle.region).fighters, reach(g, seat, g.current_battle.region)
    refuges = [name for name in near if seat in g.present(name)]

    def worth(company: tuple[str, ...]) -> float:
        return max((_joined(g, seat, name, Units(fighters, [*company])) for name in refuges), default=0.0)

    return best(decision, worth)


def choose_landing(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D55: the region to which a leader is worth most, or home."""
    strongest = Units(3)

    def worth(name: str) -> float:
        return 0.3 if name == HOME else _joined(g, seat, name, strongest)

    return best(decision, worth)


def _joined(g: Mind, seat: int, name: str, more: Units) -> float:
    """What units add to those that are in a region."""
    there = g.units(seat, name)
    together = Units(there.fighters + more.fighters, [*there.leaders, *more.leaders], [*there.rhyzu, *more.rhyzu])
    return standing_worth(g, seat, name, together) - standing_worth(g, seat, name, there)


# -- the ship ----------------------------------------------------------------------------------------------


def ship_gain(g: Mind, seat: int) -> float:
    """What relocating the ship is worth now: those aboard land elsewhere."""
    if not g.seats[seat].home.count:
        return 0.0
    now = max(_landing(g, seat, name) for name in g.docks)
    return max((_docks_worth(g, seat, pair) for pair in dock_pairs(g, seat)), default=0.0) - now


def choose_docks(g: Mind, seat: int, decision: Decision) -> str:
    """CIR-D30: where those aboard can land best, or stay."""
    now = max(_landing(g, seat, name) for name in g.docks)

    def worth(pair: tuple[str, str] | None) -> float:
        return now if pair is None else _docks_worth(g, seat, pair)

    return best(decision, worth)


def _docks_worth(g: Mind, seat: int, pair: tuple[str, str]) -> float:
    return max(_landing(g, seat, name) for name in pair)


def _landing(g: Mind, seat: int, name: str) -> float:
    """What it is worth to land there with all but leaders that have to part (CIR-11.8)."""
    home = g.seats[seat].home
    there = g.units(seat, name)
    return _joined(g, seat, name, Units(home.fighters, home.leaders[: 1 - len(there.leaders)]))
