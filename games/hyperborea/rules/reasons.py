"""What a player would look for in the main menu (HYP-D10) and cannot have now, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice

from games.engine import Text, Unavailable
from games.engine.text import Arg, Item
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, effect_text, slot_names, why
from games.hyperborea.rules import movement, payments
from games.hyperborea.rules.attack import attackers
from games.hyperborea.rules.cities import taken
from games.hyperborea.rules.cube_effects import contact_zone, exchanges, lying
from games.hyperborea.rules.cubes import closed_by, is_used_up, missing_slots
from games.hyperborea.rules.factions import unpaid
from games.hyperborea.rules.hints import area_label
from games.hyperborea.state import GHOST, Hyperborea, cube_name, row_name
from games.hyperborea.vocabulary import contains

MOST = 25
OFTEN = ("move", "attack", "figure", "dev", "tech", "fortress")
"""What people look for although they have no points for it; others come from cards."""


def of_actions(g: Hyperborea, seat: int) -> list[Unavailable]:
    """The most interesting first: points without a use, places at hand, rows, markers, points one does not have."""
    told: tuple[Callable[[Hyperborea, int], Iterator[Unavailable]], ...]
    told = (idle_points, idle_entries, barred_spots, dear_steps, far_targets, faction_tile, rows, markers, no_points)
    return list(islice(chain.from_iterable(tell(g, seat) for tell in told), MOST))


def idle_points(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-8.6, HYP-8.11: points that have no use now."""
    for op in g.pool.points:
        reason = IDLE[op](g, seat) if op in IDLE else ""
        if reason:
            yield Unavailable(op, Text(f"hyperborea-op-{op}"), why(reason))


IDLE: dict[str, Callable[[Hyperborea, int], str]] = {
    "fortress": lambda g, seat: "" if g.seats[seat].fortresses else "no-fortress",
    "figure": lambda g, seat: "" if g.seats[seat].reserve else "no-reserve",
    "clone": lambda g, seat: "" if g.seats[seat].reserve else "no-reserve",
    "draw": lambda g, seat: "" if any(g.seats[seat].bag) else "empty-bag",
    "purge": lambda g, seat: "" if any(kind == c.GREY for _, kind in lying(g.seats[seat])) else "no-grey",
    "exchange_cube": lambda g, seat: "" if exchanges(g, g.seats[seat], "any") else "no-exchange",
    "spy": lambda g, seat: "" if any(rivals_cards(g, seat)) else "no-cards",
    "dev": lambda g, seat: "" if min(g.seats[seat].levels) < c.MAX_LEVEL else "all-top",
}
"""HYP-11.6, HYP-12.3, HYP-17.1, HYP-17.11, HYP-17.13, HYP-14.14: why points of a kind lie idle."""


def rivals_cards(g: Hyperborea, seat: int) -> Iterator[str]:
    """HYP-17.13: what espionage could copy."""
    return (card for other, player in enumerate(g.seats) if other != seat for card in player.cards if card in c.SPYABLE)


def idle_entries(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-8.8, HYP-17.15: offers that cannot be paid for, contact effects with nobody near."""
    for entry in g.pool.entries:
        effect = entry.what
        if effect.op == "pay" and (lacks := payments.lacking(g, seat, effect)):
            yield Unavailable(f"pay:{entry.id}", effect_text(effect), why(f"no-{lacks}"))
        elif effect.op == "contact" and not contact_zone(g, seat):
            yield Unavailable(f"contact:{entry.id}", effect_text(effect), why("nobody-near"))


def barred_spots(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-15.3, HYP-16.1, HYP-16.7: cities and ruins where the player is and cannot enter."""
    for name, area in g.areas.items():
        if not g.in_area(seat, area):
            continue
        for number, (spot, feature) in enumerate(zip(area.spots, g.place(name).features, strict=True)):
            reason = _barred(area.free[seat], spot.occupant == seat, taken(spot), feature.kind, len(spot.tokens))
            if not reason:
                continue
            if feature.kind == "city":
                city = Text(f"hyperborea-city-{feature.id}")
                text = Text("hyperborea-do-enter", {"city": city, "area": area_label(g, name)})
                yield Unavailable(f"enter:{name}:{number}", text, why(reason), f"area:{name}")
            else:
                words: dict[str, Arg] = {"area": area_label(g, name), "side": c.SIDES[area.tile][number]}
                text = Text("hyperborea-do-explore", words)
                yield Unavailable(f"explore:{name}:{number}", text, why(reason), f"area:{name}")


def _barred(free: int, own: bool, keeper: str, kind: str, tokens: int) -> str:
    if own:
        return "own-inside"
    if keeper:
        return f"{keeper}-inside"
    if kind == "ruin" and not tokens:
        return "no-tokens"
    return "" if free else "nobody-free"


def dear_steps(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-9.8, HYP-9.15, HYP-24.5: figures that cannot walk, and neighbours that cost too much."""
    points = g.pool.points.get("move", 0)
    if not points:
        return
    for name, area in g.areas.items():
        if not g.in_area(seat, area):
            continue
        if not movement.movable(g, seat, name):
            text = Text("hyperborea-group-move", {"from": area_label(g, name)})
            yield Unavailable(f"move:{name}", text, why("stopped" if area.free[seat] else "frozen"), f"area:{name}")
            continue
        reach = movement.destinations(g, seat, name, points)
        for other in g.layout.neighbours[name]:
            if other not in reach:
                text = Text("hyperborea-do-move", {"from": area_label(g, name), "to": area_label(g, other)})
                cost = movement.step_cost(g, seat, name, other)
                yield Unavailable(f"move:{name}>{other}", text, why("dear", cost=cost, have=points), f"area:{other}")


def far_targets(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-10.2: Ghosts and rivals in reach of the eye, where no figure of the player can attack."""
    if "attack" not in g.pool.points:
        return
    near = {other for name in g.present(seat) for other in (name, *g.layout.neighbours[name])}
    for name, area in g.areas.items():
        if name in near and not attackers(g, seat, area) and _somebody(g, seat, name):
            text = Text("hyperborea-why-attack-in", {"area": area_label(g, name)})
            reason = "frozen-attack" if g.in_area(seat, area) else "nobody-there"
            yield Unavailable(f"attack:{name}", text, why(reason), f"area:{name}")


def _somebody(g: Hyperborea, seat: int, name: str) -> bool:
    area = g.areas[name]
    rivals = any(g.in_area(other, area) for other in range(g.players) if other != seat)
    return rivals or any(spot.occupant == GHOST for spot in area.spots)


def faction_tile(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-22.5, HYP-22.12, HYP-22.21: a token that was used, or a price that cannot be paid."""
    player = g.seats[seat]
    tile = c.TILES.get(player.tile)
    if tile is None or not tile.options:
        return
    reason = unpaid(g, seat)
    if reason:
        for which, effects in enumerate(tile.options):
            text = Text("hyperborea-do-faction", {"effects": effect_list(effects)})
            yield Unavailable(f"faction:{which}", text, why(reason))


def rows(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-7.2, HYP-7.6, HYP-7.9: rows that cannot be filled now, those for which least is missing first."""
    player = g.seats[seat]
    if not any(player.available):
        return
    found: list[tuple[int, Unavailable]] = []
    for row in player.row_ids():
        rival = closed_by(player, row)
        if rival:
            reason, missing = why("other-row", row=row_name(rival)), 9
        elif is_used_up(player, row) or player.is_full(row):
            reason, missing = why("full"), 8
        else:
            slots = missing_slots(player, row)
            if not slots:
                continue
            reason, missing = why("cubes", slots=slot_names(slots)), len(slots)
        found.append((missing, Unavailable(f"fill:{row}", row_name(row), reason, f"row:{row}")))
    yield from (told for _, told in sorted(found, key=lambda each: each[0]))


def markers(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-14.7, HYP-14.9: markers that are not worth a cube yet, the highest first."""
    levels = g.seats[seat].levels
    for kind in sorted(range(len(levels)), key=lambda kind: -levels[kind]):
        text = Text("hyperborea-why-cash", {"track": Text(f"hyperborea-track-{c.COLOURS[kind]}")})
        where = f"track:{c.COLOURS[kind]}"
        if not c.CUBE_REWARD[levels[kind]]:
            if levels[kind]:
                reason = why("level", level=levels[kind], first=c.CUBE_REWARD.index(1))
                yield Unavailable(f"cash:{c.COLOURS[kind]}", text, reason, where)
        elif not g.supply[kind]:
            yield Unavailable(f"cash:{c.COLOURS[kind]}", text, why("supply", cube=cube_name(kind)), where)


def no_points(g: Hyperborea, seat: int) -> Iterator[Unavailable]:
    """HYP-8.2: what one has no points for, and which base technologies give some."""
    for op in OFTEN:
        if op not in g.pool.points and not any(contains((entry.what,), op) for entry in g.pool.entries):
            givers: list[Item] = [row_name(row) for row in c.BASE_ROWS if contains(c.ROWS[row].effects, op)]
            yield Unavailable(op, Text(f"hyperborea-op-{op}"), why("points", rows=givers))
