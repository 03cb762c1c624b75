"""RYO-6: placing a kin, asked in three small steps: where, which kin, which side (RYO-25.3)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Text
from games.ryozen import components as c
from games.ryozen.rules.effects import Asked
from games.ryozen.rules.purse import pay
from games.ryozen.rules.strikes import push, relocate
from games.ryozen.state import Ryozen, Turn, kin_name, place_name, some, who


class PlaceWhere(Asked[str], tag="PlaceWhere"):
    """RYO-D4, RYO-6.1: a free place of a sector, or the Palace, which is always open (RYO-6.11, RYO-17.30).

    RYO-5.6: there is no passing.
    """

    def ask(self, g: Ryozen) -> Decision[str]:
        return Decision(self.seat, WHERE, Pick(tuple(destinations(g, self.seat))), "RYO-D4")

    def answer(self, g: Ryozen, choice: str) -> None:
        turn(g).place = choice
        g.then(PlaceWhich(seat=self.seat))

    def default(self, g: Ryozen) -> Choice:
        """Into the Palace; RYO-D4 has an order for the spots of the Phoenix Palace mode."""
        if not g.phoenix:
            return [c.PALACE]
        walls = g.empty_walls(self.seat)
        if walls:
            return [walls[0]]
        if c.SUMMIT not in g.occupied():
            return [c.SUMMIT]
        free = [place.id for place in g.free_places_of(c.SECTOR_IDS) if not place.cost]
        return [free[0] if free else c.SUMMIT]


WHERE = Text("ryozen-ask-where")


def turn(g: Ryozen) -> Turn:
    """The turn under way."""
    assert g.turn is not None
    return g.turn


def destinations(g: Ryozen, seat: int) -> list[Option[str]]:
    """RYO-6.2, RYO-6.9, RYO-6.10: affordable places of unblocked sectors, then the Palace. Example: RYO-X3."""
    side = g.side
    places = [
        place_option(side, place.id)
        for place in g.free_places_of(c.SECTOR_IDS)
        if not place.cost or g.can_pay(seat, place.cost)
    ]
    return [*places, *(spot_option(spot) for spot in palace_spots(g, seat))]


def palace_spots(g: Ryozen, seat: int) -> list[str]:
    """RYO-2.11; RYO-17.7, RYO-17.20: empty Walls and Embrasures in view, and the Summit, empty or not (RYO-17.9).

    RYO-17.23: nobody is pushed off a Wall or Embrasure. Examples: RYO-X7, RYO-X8.
    """
    if not g.phoenix:
        return [c.PALACE]
    taken = {kin.at for kin in g.kin}
    spots = [spots[face] for spots in (c.WALLS, c.EMBRASURES) for face in g.visible_faces(seat)]
    return [*(spot for spot in spots if spot not in taken), c.SUMMIT]


@lru_cache(maxsize=64)
def place_option(side: str, place: str) -> Option[str]:
    """A place of a sector with its cost."""
    row = c.PLACES[side][place]
    hint = Text(f"ryozen-effect-{row.sector.replace('_', '-')}")
    if not row.cost:
        return Option(place, place_name(place), hint=hint, where=place)
    cost = [some(resource, count) for resource, count in row.cost.items()]
    label = Text("ryozen-paid-place", {"place": place_name(place), "cost": [*cost]})
    return Option(place, label, hint=hint, where=place)


@lru_cache(maxsize=16)
def spot_option(spot: str) -> Option[str]:
    """The Palace, or one of its spots."""
    kind = c.SPOTS[spot].kind if spot in c.SPOTS else c.PALACE
    return Option(spot, place_name(spot), hint=Text(f"ryozen-effect-{kind.replace('_', '-')}"), where=spot)


class PlaceWhich(Asked[str], tag="PlaceWhich"):
    """RYO-D4: one of the kinds of kin in hand."""

    def ask(self, g: Ryozen) -> Decision[str]:
        kinds = hand_kinds(g, self.seat)
        return Decision(self.seat, which_text(turn(g).place), Pick(tuple(map(kin_option, kinds))), "RYO-D4")

    def answer(self, g: Ryozen, choice: str) -> None:
        turn(g).kind = choice
        g.then(PlaceSide(seat=self.seat))

    def default(self, g: Ryozen) -> Choice:
        return [hand_kinds(g, self.seat)[0]]


def hand_kinds(g: Ryozen, seat: int) -> list[str]:
    """Kinds of kin in hand, in data order: Apprentices first."""
    return sorted({g.kin[number].kind for number in g.hand(seat)}, key=c.KIND_ORDER.__getitem__)


@lru_cache(maxsize=32)
def which_text(place: str) -> Text:
    """The prompt for the kin."""
    return Text("ryozen-ask-which", {"place": place_name(place)})


@lru_cache(maxsize=32)
def kin_option(kind: str) -> Option[str]:
    """A kin in hand."""
    return Option(kind, kin_name(kind), hint=Text(f"ryozen-ability-{kind.replace('_', '-')}"))


class PlaceSide(Asked[str], tag="PlaceSide"):
    """RYO-D4, RYO-6.3, RYO-6.4: revealed; in a sector also cloaked, for a coin on top of the place's own cost.

    RYO-6.6, RYO-17.6: in the Palace never.
    """

    def ask(self, g: Ryozen) -> Decision[str]:
        sides = (REVEALED, CLOAKED) if self._can_cloak(g) else (REVEALED,)
        return Decision(self.seat, side_text(turn(g).kind, turn(g).place), Pick(sides), "RYO-D4")

    def _can_cloak(self, g: Ryozen) -> bool:
        place = turn(g).place
        return place in c.SECTOR_OF and g.can_pay(self.seat, placement_cost(g, place, cloaked=True))

    def answer(self, g: Ryozen, choice: str) -> None:
        place_kin(g, self.seat, turn(g).place, turn(g).kind, choice == CLOAKED.id)

    def default(self, g: Ryozen) -> Choice:
        return [REVEALED.id]


REVEALED = Option("revealed", Text("ryozen-side-revealed"), hint=Text("ryozen-hint-revealed"))
CLOAKED = Option("cloaked", Text("ryozen-side-cloaked"), hint=Text("ryozen-hint-cloaked"))


@lru_cache(maxsize=1024)
def side_text(kind: str, place: str) -> Text:
    """The prompt for the side."""
    return Text("ryozen-ask-side", {"kin": kin_name(kind), "place": place_name(place)})


def placement_cost(g: Ryozen, place: str, cloaked: bool) -> dict[str, int]:
    """RYO-6.2, RYO-6.4, RYO-6.5: the place's cost and the cloak's, together. Examples: RYO-X1, RYO-X2, RYO-X3."""
    cost = dict(c.PLACES[g.side][place].cost) if place in c.SECTOR_OF else {}
    if cloaked:
        for resource, count in c.CLOAK_COST.items():
            cost[resource] = cost.get(resource, 0) + count
    return cost


def place_kin(g: Ryozen, seat: int, place: str, kind: str, cloaked: bool) -> None:
    """RYO-6.1: put the kin there; RYO-17.20, RYO-17.35: an occupied Summit is pushed free first. Example: RYO-X45."""
    pay(g, seat, placement_cost(g, place, cloaked))
    pushed = g.occupied().get(place) if place in c.SPOTS else None
    number = next(number for number in g.hand(seat) if g.kin[number].kind == kind)
    if pushed is not None:
        push(g, pushed)
    relocate(g, number, place)
    g.kin[number].cloaked = cloaked
    turn(g).kin = number
    key = "ryozen-placed-cloaked" if cloaked else "ryozen-placed"
    g.tell(key, seat=who(seat), kin=kin_name(kind), place=place_name(place), where=place)
