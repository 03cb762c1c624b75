"""HYP-10: attack and ranged attack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, SeatName, Text
from games.engine.text import Arg
from games.hyperborea import components as c
from games.hyperborea.effects import controls, hint, together
from games.hyperborea.rules.activation import take_gems
from games.hyperborea.rules.acts import FREE, Act, Target
from games.hyperborea.rules.figures import place_figure
from games.hyperborea.rules.scoring import control_gain, ghost_points
from games.hyperborea.state import (
    GHOST,
    NOBODY,
    Area,
    AreaKey,
    Hyperborea,
    area_name,
    in_feature,
    label,
    own_key,
    who,
)


def attackers(g: Hyperborea, seat: int, area: Area) -> int:
    """HYP-10.2, HYP-X21, HYP-R07: figures that can attack: free ones only."""
    return g.in_area(seat, area) if g.ruling("frozen_figures_attack") else area.free[seat]


@lru_cache(maxsize=1024)
def _option(op: str, key: AreaKey, target: Target) -> Option[Act]:
    words: dict[str, Arg] = {"area": label(*key)}
    if target.what != "ghost":  # nobody sits there
        words["rival"] = SeatName(target.rival)
    what = "fortress" if target.what == "wall" else target.what
    hint = None if target.spot == FREE else in_feature("hyperborea-hint-in-", key[1], target.spot)
    text = Text(f"hyperborea-do-{op}-{what}", words)
    return Option(
        f"{op}:{key[0]}:{target.id}",
        text,
        Text("hyperborea-group-attack"),
        hint,
        f"area:{key[0]}",
        means=Act(op, (key[0], target)),
    )


def strikes(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D14: targets of attack points."""
    if "attack" in g.pool.points:
        for name, area in g.areas.items():
            if attackers(g, seat, area):
                yield from targets(g, seat, name, "attack", walls=True)


def shots(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D15, HYP-10.13, HYP-10.15, HYP-10.18, HYP-X45: targets of ranged points: areas next
    to one with an own free figure."""
    if "ranged" in g.pool.points:
        for name, area in g.areas.items():
            beside = (g.areas[other] for other in g.layout.neighbours[name])
            if area.up and any(attackers(g, seat, other) for other in beside):
                yield from targets(g, seat, name, "ranged", walls=g.ruling("fortress_blocks_ranged"))


def targets(g: Hyperborea, seat: int, name: str, op: str, *, walls: bool) -> Iterator[Option[Act]]:
    """HYP-10.3, HYP-10.4, HYP-10.5, HYP-10.19, HYP-10.20, HYP-X17: Ghosts, and others' figures or
    first the Fortresses before them."""
    area, key = g.areas[name], own_key(g, name, seat)
    shielded = set()
    for rival in range(g.players):
        if rival == seat:
            continue
        if walls and area.walls[rival] and g.in_area(rival, area):
            shielded.add(rival)
            yield _option(op, key, Target("wall", rival))
        elif area.free[rival]:
            yield _option(op, key, Target("figure", rival))
    for number, spot in enumerate(area.spots):
        if spot.occupant == GHOST:
            yield _option(op, key, Target("ghost", NOBODY, number))
        elif spot.occupant not in (NOBODY, seat) and spot.occupant not in shielded:
            yield _option(op, key, Target("figure", spot.occupant, number))


def attack(g: Hyperborea, seat: int, name: str, target: Target) -> None:
    """HYP-10.1, HYP-10.2, HYP-10.3, HYP-10.4: an attack point hits a Fortress, a Ghost or a figure;
    attacks never fail (HYP-10.16)."""
    g.pool.spend("attack")
    rival, spot = target.rival, target.spot
    if target.what == "wall":
        break_wall(g, seat, rival, name)
    elif target.what == "ghost":
        defeat_ghost(g, seat, name, spot)
    else:
        remove_figure(g, rival, name, spot)
        bury(g, seat, rival, name)


def ranged(g: Hyperborea, seat: int, name: str, target: Target) -> None:
    """HYP-10.12, HYP-10.13, HYP-10.14, HYP-10.15, HYP-X20: a ranged point; no graveyard, no gem."""
    g.pool.spend("ranged")
    rival, spot = target.rival, target.spot
    if target.what == "wall":
        break_wall(g, seat, rival, name)
    elif target.what == "ghost":
        g.areas[name].spots[spot].occupant = NOBODY
        g.ghosts_gone += 1
        g.tell("hyperborea-ghost-shot", seat=who(seat), area=area_name(g, name), where=f"area:{name}")
    else:
        remove_figure(g, rival, name, spot)
        g.seats[rival].reserve += 1
        g.tell(
            "hyperborea-figure-shot", seat=who(seat), rival=who(rival), area=area_name(g, name), where=f"area:{name}"
        )


def break_wall(g: Hyperborea, seat: int, rival: int, name: str) -> None:
    """HYP-10.4, HYP-11.3: a Fortress absorbs the point and returns to its owner's supply."""
    g.areas[name].walls[rival] -= 1
    g.seats[rival].fortresses += 1
    g.tell("hyperborea-wall-broken", seat=who(seat), rival=who(rival), area=area_name(g, name), where=f"area:{name}")


def remove_figure(g: Hyperborea, owner: int, name: str, spot: int) -> None:
    """HYP-10.11, HYP-10.17: a figure leaves the map; the last rival free figure of an area lifts the stop there."""
    area = g.areas[name]
    if spot == FREE:
        area.free[owner] -= 1
        if not g.rival_free(g.active, area):
            area.stopped = 0
    else:
        area.spots[spot].occupant = NOBODY


def bury(g: Hyperborea, seat: int, rival: int, name: str) -> None:
    """HYP-10.7, HYP-10.8, HYP-10.9, HYP-10.10, HYP-X18, HYP-X19: the first of each colour into the graveyard, others
    home; a full collection earns a gem."""
    player = g.seats[seat]
    place = area_name(g, name)
    if rival not in player.rivals:
        player.rivals.append(rival)
        g.tell("hyperborea-figure-buried", seat=who(seat), rival=who(rival), area=place, where=f"area:{name}")
        return
    g.seats[rival].reserve += 1
    g.tell("hyperborea-figure-beaten", seat=who(seat), rival=who(rival), area=place, where=f"area:{name}")
    if len(player.rivals) == g.players - 1:
        take_gems(g, seat, 1)  # HYP-10.21, HYP-8.13, HYP-X48: no effect, so neither declined nor multiplied


def defeat_ghost(g: Hyperborea, seat: int, name: str, spot: int) -> None:
    """HYP-10.6, HYP-22.13: into the graveyard, unless it is converted."""
    if may_convert(g, seat):
        g.then(ConvertGhost(name, spot, seat=seat))
    else:
        bury_ghost(g, seat, name, spot)


def may_convert(g: Hyperborea, seat: int) -> bool:
    """HYP-22.13, HYP-22.14: with purple_a and a figure in the reserve."""
    player = g.seats[seat]
    return bool(player.tile) and c.TILES[player.tile].ability == "convert_ghost" and player.reserve > 0


def bury_ghost(g: Hyperborea, seat: int, name: str, spot: int) -> None:
    """HYP-10.6: no limit. The city or ruin is free at once (HYP-10.11, HYP-X22)."""
    g.areas[name].spots[spot].occupant = NOBODY
    g.seats[seat].ghosts += 1
    g.tell("hyperborea-ghost-buried", seat=who(seat), area=area_name(g, name), where=f"area:{name}")


class ConvertGhost(Question[Hyperborea, str], tag="ConvertGhost"):
    """HYP-D16, HYP-22.13, HYP-22.14, HYP-22.19, HYP-X37: the Ghost to the box and an
    own figure into the area instead."""

    area: str
    spot: int

    def ask(self, g: Hyperborea) -> Decision[str]:
        where = f"area:{self.area}"
        options = tuple(Option(which, Text(f"hyperborea-ghost-{which}"), where=where) for which in ("bury", "convert"))
        prompt = Text("hyperborea-ask-ghost", {"area": area_name(g, self.area)})
        return Decision(self.seat, prompt, Pick(options), "HYP-D16", about=(where,))

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        player = g.seats[self.seat]
        worth = ghost_points(player.ghosts + 1) - ghost_points(player.ghosts)
        reserve = hint("reserve", left=player.reserve - 1) if player.reserve > 1 else hint("last-figure")
        control = control_gain(g, self.seat, self.area, self.seat, 1)
        says = {
            "bury": hint("ghost", points=worth),
            "convert": together([hint("convert"), reserve, *controls(control)]),
        }
        return decision.explain(lambda option: says[option.id])

    def answer(self, g: Hyperborea, choice: str) -> None:
        if choice == "bury":
            bury_ghost(g, self.seat, self.area, self.spot)
            return
        g.areas[self.area].spots[self.spot].occupant = NOBODY
        g.ghosts_gone += 1
        g.tell(
            "hyperborea-ghost-converted", seat=who(self.seat), area=area_name(g, self.area), where=f"area:{self.area}"
        )
        place_figure(g, self.seat, self.area)

    def default(self, g: Hyperborea) -> Choice:
        return ["bury"]
