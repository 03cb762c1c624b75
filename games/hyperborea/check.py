"""What must hold at every step of a match: every component is somewhere, exactly once."""

from __future__ import annotations

from collections import Counter

from games.engine import Audit
from games.hyperborea import components as c
from games.hyperborea.rules.ruins import LookAtToken
from games.hyperborea.state import GHOST, NOBODY, Hyperborea, Player

ALL_TOKENS = Counter({token.id: token.count for token in c.TOKENS.values()})


def check(g: Hyperborea) -> list[str]:
    """Everything that is inconsistent."""
    audit = Audit()
    _cubes(g, audit)
    _figures(g, audit)
    _ghosts(g, audit)
    _tokens(g, audit)
    if g.market:
        _cards(g, audit)
    _tiles(g, audit)
    for seat, player in enumerate(g.seats):
        _player(g, seat, player, audit)
    return audit.faults


def _cubes(g: Hyperborea, audit: Audit) -> None:
    """HYP-1.4, HYP-1.8."""
    total = [*g.supply]
    for player in g.seats:
        total = [sum(kinds) for kinds in zip(total, player.cubes(), strict=True)]
        audit.holds(min(*player.bag, *player.available, *player.unused) >= 0, "less than no cubes")
    total[c.GREY] += sum(offer.grey for offers in g.market for offer in offers)
    audit.equal(tuple(total), c.CUBE_COUNTS, "cubes")
    audit.holds(min(g.supply) >= 0, f"supply {g.supply}")


def _figures(g: Hyperborea, audit: Audit) -> None:
    """HYP-1.9: ten figures and eight Fortress tokens each."""
    on_map, walls = [0] * g.players, [0] * g.players
    for name, area in g.areas.items():
        for seat in range(g.players):
            on_map[seat] += area.free[seat]
            walls[seat] += area.walls[seat]
        for spot in area.spots:
            if spot.occupant >= 0:
                on_map[spot.occupant] += 1
        audit.holds(min(*area.free, *area.walls, area.stopped) >= 0, f"less than nothing in {name}")
        if area.stopped:
            audit.holds(area.stopped <= area.free[g.active], f"{area.stopped} figures stopped in {name}")
        if not area.up:
            audit.holds(not any(area.free) and not any(area.walls), f"figures on face-down {name}")
    for seat, player in enumerate(g.seats):
        buried = sum(seat in other.rivals for other in g.seats)
        audit.equal(player.reserve + on_map[seat] + buried, c.FIGURES, f"figures of seat {seat}")
        held = player.fortresses + walls[seat] + player.tokens + player.aside
        audit.equal(held, c.FORTRESSES, f"Fortresses of seat {seat}")


def _ghosts(g: Hyperborea, audit: Audit) -> None:
    """HYP-1.5: eighteen Ghosts, none of them in a home."""
    on_map = sum(spot.occupant == GHOST for area in g.areas.values() for spot in area.spots)
    buried = sum(player.ghosts for player in g.seats)
    audit.equal(g.ghosts + g.ghosts_gone + on_map + buried, c.GHOSTS, "Ghosts")
    homes = (area for area in g.areas.values() if area.home != NOBODY)
    audit.holds(not any(spot.occupant == GHOST for area in homes for spot in area.spots), "a Ghost in a home")


def _tokens(g: Hyperborea, audit: Audit) -> None:
    """HYP-1.7: 72 Ruins tokens."""
    if not g.tokens:
        return
    there = [*g.used_tokens]
    for pool in g.tokens.values():
        there += pool
    for area in g.areas.values():
        for spot in area.spots:
            there += spot.tokens
    there += [player.kept for player in g.seats if player.kept]
    there += [step.token for step in g.stack if isinstance(step, LookAtToken)]
    audit.equal(Counter(there), ALL_TOKENS, "Ruins tokens")


def _cards(g: Hyperborea, audit: Audit) -> None:
    """HYP-1.6, HYP-3.28: 64 cards, and two of each deck face up while it has cards."""
    there = [card for deck in g.decks for card in deck.cards]
    there += [card for player in g.seats for card in player.cards]
    there += [offer.card for offers in g.market for offer in offers if offer.card]
    audit.equal(len(there), len(c.CARDS), "cards")
    audit.equal(len(set(there)), len(c.CARDS), "different cards")
    for deck, offers, known in zip(g.decks, g.market, g.known, strict=True):
        audit.holds(not len(deck) or all(offer.card for offer in offers), "an empty place beside a deck")
        audit.holds(0 <= known <= len(deck), f"{known} known cards of {len(deck)}")


def _tiles(g: Hyperborea, audit: Audit) -> None:
    """HYP-3.8: every tile once."""
    if g.areas:
        tiles = [area.tile for area in g.areas.values() if area.home == NOBODY]
        tiles += [*g.central_left, *g.outer_left]
        audit.equal(len(set(tiles)), len(tiles), "different tiles")
        audit.equal(len(tiles), sum(place.kind != "home" for place in c.PLACES.values()), "tiles")


def _player(g: Hyperborea, seat: int, player: Player, audit: Audit) -> None:
    """HYP-7.2, HYP-7.6, HYP-14.6: rows, levels, gems."""
    audit.holds(min(player.levels) >= 0 and max(player.levels) <= c.MAX_LEVEL, f"levels {player.levels}")
    audit.holds(player.gems >= 0, f"seat {seat} has {player.gems} gems")
    audit.holds(player.reserve >= 0 and player.fortresses >= 0, f"seat {seat} has less than nothing")
    owned = player.row_ids()
    for row, cubes in player.rows.items():
        audit.holds(row in owned, f"cubes on {row}, which seat {seat} has not")
        audit.holds(c.ROWS[row].rival not in player.rows, f"both rows of {c.ROWS[row].tech}")
        audit.holds(any(kind != c.EMPTY for kind in cubes), f"{row} is started without a cube")
        free = player.discounted(row)
        audit.holds(free < 0 or cubes[free] == c.EMPTY, f"a cube on the discounted space of {row}")
    audit.holds(len(set(player.rivals)) == len(player.rivals) and seat not in player.rivals, "graveyard")
    if g.active != seat:
        audit.holds(not g.turn or g.losses(seat) <= sum(player.levels), f"seat {seat} owes too much")
