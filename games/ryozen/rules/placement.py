"""RYO-6: placing a kin. Where, who and which side up are one choice, and so is a card at the start of the turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from games.engine import Choice, Decision, Option, Pick, Text
from games.engine.option import Says, Unavailable
from games.ryozen import components as c
from games.ryozen.rules.effects import MOST_REASONS, Asked
from games.ryozen.rules.hints import best_rival, influence
from games.ryozen.rules.purse import pay, price_lacking
from games.ryozen.rules.revelations import cards_lacking, start_options, use_card
from games.ryozen.rules.strikes import place_lacking, push, relocate, spot_lacking
from games.ryozen.state import Ryozen, kin_name, place_name, some, turn, who


class Placement(msgspec.Struct, frozen=True, gc=False):
    """A kin of the hand, where it goes, and which side lies up."""

    place: str
    kind: str
    cloaked: bool = False
    only: bool = False
    """RYO-8.5: without the day effect, where that leaves nothing else to choose."""

    @property
    def name(self) -> str:
        """`gate.1:archer`, `gate.1:archer:cloaked`, `capital.1:archer:only`."""
        return f"{self.place}:{self.kind}{':cloaked' if self.cloaked else ''}{':only' if self.only else ''}"


class PlaceKin(Asked[Placement | str], tag="PlaceWhere"):
    """RYO-D4, RYO-6.1: a free place of a sector, or the Palace, which is always open (RYO-6.11, RYO-17.30).

    RYO-25.3: one choice, grouped by kin and side. RYO-5.6: there is no passing. RYO-D3, RYO-5.4, RYO-5.5: one use of
    one start-of-turn card may come before.
    """

    def ask(self, g: Ryozen) -> Decision[Placement | str]:
        options = (*placements(g, self.seat), *start_options(g, self.seat))
        return Decision(self.seat, WHERE, Pick(options), "RYO-D4")

    def answer(self, g: Ryozen, choice: Placement | str) -> None:
        if isinstance(choice, Placement):
            place_kin(g, self.seat, choice)
        else:
            g.then(PlaceKin(seat=self.seat))
            use_card(g, self.seat, choice)

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        return decision.explain(
            lambda option: placed(g, self.seat, option.value) if isinstance(option.value, Placement) else None,
            unavailable=[*places_lacking(g, self.seat), *cards_lacking(g, self.seat)][:MOST_REASONS],
        )

    def default(self, g: Ryozen) -> Choice:
        return [Placement(default_place(g, self.seat), hand_kinds(g, self.seat)[0]).name]


WHERE = Text("ryozen-ask-where")
AT_ONCE = frozenset({"capital"})
"""Sectors whose day effect costs nothing and asks nothing: whoever is placed there applies it, unless the placement
says not to (RYO-8.5)."""


def default_place(g: Ryozen, seat: int) -> str:
    """RYO-D4: into the Palace; in the Phoenix Palace mode its spots have an order."""
    if not g.phoenix:
        return c.PALACE
    walls = g.empty_walls(seat)
    if walls:
        return walls[0]
    if c.SUMMIT not in g.occupied():
        return c.SUMMIT
    free = [place.id for place in g.free_places_of(c.SECTOR_IDS) if not place.cost]
    return free[0] if free else c.SUMMIT


def placements(g: Ryozen, seat: int) -> list[Option[Placement | str]]:
    """RYO-6.2, RYO-6.9, RYO-6.10: affordable places of unblocked sectors, then the Palace. Example: RYO-X3.

    RYO-6.3, RYO-6.4: in a sector revealed, or cloaked for a coin on top of the place's own cost. RYO-6.6, RYO-17.6: in
    the Palace never cloaked.
    """
    kinds, side = tuple(hand_kinds(g, seat)), g.side
    found: list[Option[Placement | str]] = []
    only: list[Option[Placement | str]] = []
    for place in g.free_places_of(c.SECTOR_IDS):
        for cost, options, without in both_sides(side, place.id, kinds):
            if not cost or g.can_pay(seat, cost):
                found += options
                only += without
    for spot in palace_spots(g, seat):
        found += placement_options(side, spot, kinds, False)
    return found + only


def placed(g: Ryozen, seat: int, chosen: Placement) -> Text | Says:
    """What a placement brings: the ability, or what the sector offers by day and by night; the influence then against
    the best rival's; in the Palace its effect."""
    sector = c.SECTOR_OF.get(chosen.place)
    if sector is None:
        pushed = g.occupied().get(chosen.place) if chosen.place in c.SPOTS else None
        if pushed is not None:  # RYO-17.20
            other = g.kin[pushed]
            return Text("ryozen-hint-push", {"kin": kin_name(other.kind), "owner": who(other.owner)})
        spot = c.SPOTS.get(chosen.place)
        return Text(f"ryozen-effect-{'palace' if spot is None else spot.kind.replace('_', '-')}")
    weight = c.CLOAKED_INFLUENCE if chosen.cloaked else c.REVEALED_INFLUENCE
    numbers = {"mine": influence(g, seat, sector) + weight, "rival": best_rival(g, seat, sector)}
    if chosen.only:
        return Says(Text("ryozen-hint-only", {**numbers}), loses=Text("ryozen-loses-effect"))
    offer = Text(f"ryozen-offer-{sector.replace('_', '-')}")
    if chosen.cloaked:
        return Text("ryozen-hint-cloaked", {**numbers, "offer": offer})
    if not c.EFFECTS[f"kin/{chosen.kind}"]:
        return Text("ryozen-hint-plain", {**numbers, "offer": offer})
    return Text("ryozen-hint-able", {**numbers, "ability": Text(f"ryozen-ability-{chosen.kind.replace('_', '-')}")})


def places_lacking(g: Ryozen, seat: int) -> list[Unavailable]:
    """Places and spots that nobody can be placed on now, and cloaking without a coin (RYO-6.4)."""
    found = []
    for place in c.PLACES[g.side].values():
        cost = placement_cost(g.side, place.id, cloaked=False)
        reason = place_lacking(g, place) or (None if g.can_pay(seat, cost) else price_lacking(g, seat, cost))
        if reason is not None:
            found.append(Unavailable(place.id, priced_place(g.side, place.id), reason, place.id))
    spots = [spot for spot in c.SPOTS if g.phoenix and spot not in palace_spots(g, seat)]
    found += [Unavailable(spot, place_name(spot), spot_lacking(g, seat, spot), spot) for spot in spots]
    if not g.can_pay(seat, c.CLOAK_COST):
        found.append(Unavailable("cloaked", Text("ryozen-cloaking"), price_lacking(g, seat, c.CLOAK_COST)))
    return found


def palace_spots(g: Ryozen, seat: int) -> list[str]:
    """RYO-2.11; RYO-17.7, RYO-17.20: empty Walls and Embrasures in view, and the Summit, empty or not (RYO-17.9).

    RYO-17.23: nobody is pushed off a Wall or Embrasure. Examples: RYO-X7, RYO-X8.
    """
    if not g.phoenix:
        return [c.PALACE]
    taken = {kin.at for kin in g.kin}
    spots = [spots[face] for spots in (c.WALLS, c.EMBRASURES) for face in g.visible_faces(seat)]
    return [*(spot for spot in spots if spot not in taken), c.SUMMIT]


def hand_kinds(g: Ryozen, seat: int) -> list[str]:
    """Kinds of kin in hand, in data order: Apprentices first."""
    return sorted({g.kin[number].kind for number in g.hand(seat)}, key=c.KIND_ORDER.__getitem__)


@lru_cache(maxsize=256)
def placement_cost(side: str, place: str, cloaked: bool) -> dict[str, int]:
    """RYO-6.2, RYO-6.4, RYO-6.5: the place's cost and the cloak's, together. Examples: RYO-X1, RYO-X2, RYO-X3."""
    cost = dict(c.PLACES[side][place].cost) if place in c.SECTOR_OF else {}
    if cloaked:
        for resource, count in c.CLOAK_COST.items():
            cost[resource] = cost.get(resource, 0) + count
    return cost


@lru_cache(maxsize=1024)
def placement_option(side: str, place: str, kind: str, cloaked: bool) -> Option[Placement | str]:
    """A kin on a place, with one side up."""
    chosen = Placement(place, kind, cloaked)
    key = "ryozen-place-cloaked" if cloaked else "ryozen-place-revealed"
    label = Text(key, {"place": priced_place(side, place), "kin": kin_name(kind)})
    brief = priced_place(side, place)
    return Option(chosen.name, label, kin_group(kind, cloaked), where=place, means=chosen, brief=brief)


Placements = tuple[Option[Placement | str], ...]


@lru_cache(maxsize=1024)
def placement_options(side: str, place: str, kinds: tuple[str, ...], cloaked: bool) -> Placements:
    """Each of these kin on a place."""
    return tuple(placement_option(side, place, kind, cloaked) for kind in kinds)


@lru_cache(maxsize=1024)
def both_sides(side: str, place: str, kinds: tuple[str, ...]) -> list[tuple[dict[str, int], Placements, Placements]]:
    """Each of these kin on a place of a sector, revealed and cloaked: what that costs, the options, and those without
    the day effect (RYO-8.5)."""
    at_once = kinds if c.SECTOR_OF[place] in AT_ONCE else ()
    return [
        (
            placement_cost(side, place, cloaked),
            placement_options(side, place, kinds, cloaked),
            tuple(without_effect(side, Placement(place, kind, cloaked)) for kind in at_once),
        )
        for cloaked in (False, True)
    ]


@lru_cache(maxsize=512)
def without_effect(side: str, chosen: Placement) -> Option[Placement | str]:
    """RYO-8.5: the same, and the day effect is not applied."""
    with_it = placement_option(side, chosen.place, chosen.kind, chosen.cloaked)
    only = msgspec.structs.replace(chosen, only=True)
    label, group = Text("ryozen-place-only", {"what": with_it.label}), Text("ryozen-group-only")
    return Option(only.name, label, group, where=chosen.place, means=only, brief=with_it.label)


@lru_cache(maxsize=128)
def priced_place(side: str, place: str) -> Text:
    """A place of a sector with its cost, the Palace or a spot."""
    cost = placement_cost(side, place, cloaked=False)
    if not cost:
        return place_name(place)
    price = [some(resource, count) for resource, count in cost.items()]
    return Text("ryozen-paid-place", {"place": place_name(place), "cost": [*price]})


@lru_cache(maxsize=128)
def kin_group(kind: str, cloaked: bool) -> Text:
    """Placements of one kin with one side up stand together: what it is placed for, place by place."""
    return Text("ryozen-group-cloaked" if cloaked else "ryozen-group-revealed", {"kin": kin_name(kind)})


def place_kin(g: Ryozen, seat: int, chosen: Placement) -> None:
    """RYO-6.1: put the kin there; RYO-17.20, RYO-17.35: an occupied Summit is pushed free first. Example: RYO-X45."""
    place = chosen.place
    pay(g, seat, placement_cost(g.side, place, chosen.cloaked))
    pushed = g.occupied().get(place) if place in c.SPOTS else None
    number = next(number for number in g.hand(seat) if g.kin[number].kind == chosen.kind)
    if pushed is not None:
        push(g, pushed)
    relocate(g, number, place)
    g.kin[number].cloaked = chosen.cloaked
    turn(g).place, turn(g).kind, turn(g).kin, turn(g).only = place, chosen.kind, number, chosen.only
    key = "ryozen-placed-cloaked" if chosen.cloaked else "ryozen-placed"
    g.tell(key, seat=who(seat), kin=kin_name(chosen.kind), place=place_name(place), where=place)
