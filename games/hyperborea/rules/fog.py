"""HYP-4: the map and its fog, stocked ruins and Ghosts."""

from __future__ import annotations

from games.engine import Text
from games.hyperborea import components as c
from games.hyperborea.state import GHOST, Area, Hyperborea, Spot


def lift_fog(g: Hyperborea, area: str) -> None:
    """HYP-4.3, HYP-4.5, HYP-4.11, HYP-X38: a figure has come into the area; face-down tiles next to it (not next to
    its home tile) are turned up, clockwise. So no figure ever stands next to a face-down tile (HYP-4.6)."""
    for other in g.layout.neighbours[area]:
        if not g.areas[other].up:
            g.mark_revealed()  # HYP-24.1, HYP-24.4: neither a plan nor an undo goes past this
            turn_up(g, other)


def turn_up(g: Hyperborea, name: str) -> None:
    """HYP-4.4, HYP-4.9: stock the ruins, then haunt cities and stocked ruins; nothing turns the tile down again."""
    area = g.areas[name]
    area.up = True
    stock(g, area)
    haunt(g, area)
    g.tell("hyperborea-turned-up", area=name, tile=Text(f"hyperborea-tile-{area.tile}"), where=f"area:{name}")


def stock(g: Hyperborea, area: Area) -> None:
    """HYP-3.14: face-down tokens of its colour on each ruin symbol, as far as there are any (HYP-4.10)."""
    area.spots = []
    for feature in c.PLACES[area.tile].features:
        count = c.TOKENS_PER_SYMBOL[feature.color] if feature.kind == "ruin" else 0
        pile = g.tokens[feature.color] if count else []
        area.spots.append(Spot(tokens=pile[:count]))
        del pile[:count]


def haunt(g: Hyperborea, area: Area) -> None:
    """HYP-4.4, HYP-4.10: Ghosts in every city and on every stocked ruin, cities first while Ghosts are short."""
    cities = [spot for spot, feature in _features(area) if feature.kind == "city"]
    ruins = [spot for spot, feature in _features(area) if feature.kind == "ruin" and spot.tokens]
    for spot in (*cities, *ruins)[: g.ghosts]:
        spot.occupant = GHOST
        g.ghosts -= 1


def _features(area: Area) -> list[tuple[Spot, c.Feature]]:
    return list(zip(area.spots, c.PLACES[area.tile].features, strict=True))
