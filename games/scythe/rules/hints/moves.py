"""What is said of moving units: where they can go, what waits there, what stops them, what cannot be taken back."""

from __future__ import annotations

from games.engine import Text, Unavailable
from games.scythe.board import ACROSS_RIVER, NEIGHBOURS, TERRAIN
from games.scythe.rules.hints.parts import MOST
from games.scythe.rules.hints.places import visits
from games.scythe.rules.routes import Groups, legal_steps
from games.scythe.state import March, Scythe, hex_name


def why_no_step(g: Scythe, seat: int, unit: str, place: str, target: str) -> Text:
    """What keeps a unit from a neighbouring hex that is not among its legal steps."""
    if TERRAIN[target] == "lake":
        return Text("scythe-no-lake-worker" if unit[0] == "w" else "scythe-no-lake")
    if unit[0] == "w" and TERRAIN[place] == "lake":
        return Text("scythe-no-lake-worker")
    if target in ACROSS_RIVER[place]:
        return Text("scythe-no-river")
    return Text("scythe-no-opponents")


def blocked(g: Scythe, seat: int, unit: str, place: str, prefix: str) -> list[Unavailable]:
    """Neighbouring hexes a unit cannot step to, with the reasons."""
    legal = {*legal_steps(g, seat, unit, place)}
    return [
        Unavailable(
            f"{prefix}{target}",
            Text("scythe-step-to", {"place": hex_name(target)}),
            why_no_step(g, seat, unit, place, target),
            f"hex:{target}",
        )
        for target in NEIGHBOURS[place]
        if target not in legal
    ]


def standing_still(g: Scythe, seat: int, march: March, contested: set[str]) -> list[tuple[str, str, Text]]:
    """Units that cannot move, with their places and the reasons: fighting ones first."""
    player = g.seats[seat]
    units = [
        ("c", player.character),
        *((f"m{slot}", place) for slot, place in enumerate(player.mechs, 1)),
        *((f"w{number}", place) for number, place in enumerate(player.workers, 1)),
    ]
    found: dict[tuple[str, str], tuple[str, str, Text]] = {}
    free = {(unit[0], place) for unit, place in units if unit not in march.moved}
    for unit, place in units:
        if not place or (unit[0], place) in found:
            continue
        if place in contested:
            found[unit[0], place] = (unit, place, Text("scythe-no-contested"))
        elif unit in march.moved and (unit[0], place) not in free:
            found[unit[0], place] = (unit, place, Text("scythe-no-moved"))
        elif unit not in march.moved and not legal_steps(g, seat, unit, place):
            found[unit[0], place] = (unit, place, Text("scythe-no-way"))
    return [*found.values()]


def after_moves(g: Scythe, seat: int, character: str, contested: set[str]) -> Text | None:
    """SCY-5.34: what follows the last movement and cannot be taken back, with the character there."""
    if contested:
        return Text("scythe-final-combat") if any(player.has("scout") for player in g.seats) else None
    if character in g.tokens:
        return Text("scythe-final-encounter")
    return Text("scythe-final-factory") if visits(g, seat, character) else None


def driven(g: Scythe, seat: int, unit: str, place: str) -> bool:
    """SCY-5.26: whether a unit that comes there drives workers off."""
    bits = g.opposing(seat, place)
    return unit[0] != "w" and bool(bits) and not g.seats[bits.bit_length() - 1].fighters_on(place)


def fights(g: Scythe, seat: int, unit: str, place: str) -> bool:
    """SCY-5.28: whether a unit that comes there begins a combat."""
    return unit[0] != "w" and bool(g.opposing(seat, place)) and not driven(g, seat, unit, place)


def goes_on(g: Scythe, seat: int, groups: Groups, gone: str) -> bool:
    """Whether another unit than this can still move."""
    return any(
        legal_steps(g, seat, units[0], place) for (_, place), units in groups.items() if any(u != gone for u in units)
    )


def first(missing: list[Unavailable]) -> list[Unavailable]:
    """No more than one can read, and none twice."""
    return [*{each.id: each for each in reversed(missing)}.values()][::-1][:MOST]
