"""What each seat may know of a match (the specification's table of hidden information)."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from games.engine import Sealed
from games.engine.view import View, common
from games.hyperborea import components as c
from games.hyperborea.rules.ending import conditions_met
from games.hyperborea.rules.ruins import LookAtToken
from games.hyperborea.rules.scoring import controllers, score
from games.hyperborea.state import GHOST, NOBODY, Area, Hyperborea, Offer, Player, Pool, Standing
from games.lib.seats import clockwise

__all__ = ["GHOST", "NOBODY", "AreaView", "HyperboreaView", "Offer", "SeatView", "SpotView", "phase", "view"]


class SpotView(msgspec.Struct):
    """A city or ruin: who stands in it (a seat, -1 nobody, -2 a Ghost) and how many tokens lie there (HYP-16.14)."""

    kind: str
    city: str
    """Of a city: its id."""
    colour: str
    """Of a ruin: gold, silver or bronze."""
    occupant: int
    tokens: int


class AreaView(msgspec.Struct):
    """An area; a face-down one has no tile, no terrain and no spots (HYP-H02, HYP-H03)."""

    kind: str
    """central, outer or home."""
    tile: str
    terrain: str
    home: int
    free: list[int]
    walls: list[int]
    stopped: int
    spots: list[SpotView]
    controller: int


class SeatView(msgspec.Struct):
    """A player's mat, cards and victory area: all of it is public but the face of a kept token (HYP-H01, HYP-H08)."""

    faction: str
    tile: str
    bag: list[int]
    available: list[int]
    unused: list[int]
    rows: dict[str, list[int]]
    levels: list[int]
    gems: int
    reserve: int
    on_map: int
    fortresses: int
    tokens: int
    aside: int
    row_used: bool
    ghosts: int
    rivals: list[int]
    cards: list[str]
    start_cards: list[str]
    in_force: list[str]
    kept: str
    """Back colour of a kept token, or nothing."""
    objectives: list[str]
    losses: int
    """Pending negative developments (HYP-H13)."""
    score: dict[str, int]
    """Victory points as they stand, by column; all of it is public."""


class HyperboreaView(View, kw_only=True):
    """A match as one seat (or an onlooker) sees it. Cubes are counts or kinds in mat order, grey last."""

    phase: str
    """`start`, `turn` or `end`."""
    first: int
    turn: int
    active: int
    trigger: int
    conditions: int
    """Conditions met so far, and how many end the game."""
    conditions_needed: int
    seats: list[SeatView]
    areas: dict[str, AreaView]
    supply: list[int]
    tokens: dict[str, int]
    """Tokens left in the three pools."""
    used_tokens: list[str]
    ghosts: int
    ghosts_gone: int
    decks: list[int]
    known_bottom: list[list[str]]
    """Cards everybody saw go under each deck, bottom last (HYP-H05)."""
    market: list[list[Offer]]
    pool: Pool
    my_kept: str
    """The viewer's own kept token."""
    my_look: str
    """The token the viewer is looking at."""
    my_standing: Standing | None
    my_choice: str
    """The viewer's own sealed choice, before the reveal."""
    kept_tokens: list[str]
    """After the end: every player's kept token, shown (HYP-H07)."""


def view(g: Hyperborea, seat: int | None) -> HyperboreaView:
    """The match without all that this viewer may not know. The sets of tokens and cards can be told by elimination
    (HYP-H14); a plan is no part of a match's state (HYP-H12)."""
    mine = g.seats[seat] if seat is not None else None
    owners = controllers(g)
    return HyperboreaView(
        **common(g, seat),
        phase=phase(g),
        first=g.first,
        turn=g.turn,
        active=g.active,
        trigger=g.trigger,
        conditions=conditions_met(g),
        conditions_needed=c.CONDITIONS[g.options["length"]],
        seats=[_seat_view(g, number, player, owners) for number, player in enumerate(g.seats)],
        areas={name: _area_view(area, owners.get(name, NOBODY)) for name, area in g.areas.items()},
        supply=g.supply,
        tokens={pool: len(tokens) for pool, tokens in g.tokens.items()},
        used_tokens=g.used_tokens,
        ghosts=g.ghosts,
        ghosts_gone=g.ghosts_gone,
        decks=[len(deck) for deck in g.decks],
        known_bottom=[deck.cards[len(deck) - known :] for deck, known in zip(g.decks, g.known, strict=True)],
        market=g.market,
        pool=g.pool,
        my_kept=mine.kept if mine else "",
        my_look=_look(g, seat),
        my_standing=mine.standing if mine else None,
        my_choice=_sealed_choice(g, seat),
        kept_tokens=[player.kept for player in g.seats] if g.outcome else [],
    )


def phase(g: Hyperborea) -> str:
    """Where the match stands."""
    if g.outcome:
        return "end"
    return "turn" if g.turn else "start"


def _seat_view(g: Hyperborea, seat: int, player: Player, owners: dict[str, int]) -> SeatView:
    return SeatView(
        faction=player.faction,
        tile=player.tile,
        bag=player.bag,
        available=player.available,
        unused=player.unused,
        rows=player.rows,
        levels=player.levels,
        gems=player.gems,
        reserve=player.reserve,
        on_map=g.on_map(seat),
        fortresses=player.fortresses,
        tokens=player.tokens,
        aside=player.aside,
        row_used=player.row_used,
        ghosts=player.ghosts,
        rivals=player.rivals,
        cards=player.cards,
        start_cards=player.start_cards,
        in_force=[*player.in_force()],
        kept=c.TOKENS[player.kept].color if player.kept else "",
        objectives=player.objectives,
        losses=g.losses(seat),
        score=score(g, seat, owners),
    )


def _area_view(area: Area, owner: int) -> AreaView:
    place = c.PLACES[area.tile]
    kind = place.kind
    if not area.up:
        return AreaView(kind, "", "", NOBODY, area.free, area.walls, 0, [], NOBODY)
    spots = [
        SpotView(feature.kind, feature.id, feature.color, spot.occupant, len(spot.tokens))
        for feature, spot in zip(place.features, area.spots, strict=True)
    ]
    return AreaView(kind, area.tile, place.terrain, area.home, area.free, area.walls, area.stopped, spots, owner)


def _look(g: Hyperborea, seat: int | None) -> str:
    """HYP-H07: only who looks at a token sees it."""
    step = g.stack[-1] if g.stack else None
    return step.token if isinstance(step, LookAtToken) and step.seat == seat else ""


def _sealed_choice(g: Hyperborea, seat: int | None) -> str:
    """HYP-H09, HYP-H10: what the viewer has sealed, written out."""
    step = g.stack[-1] if g.stack else None
    if seat is None or not isinstance(step, Sealed) or seat not in step.answers:
        return ""
    return step.ask(g, seat).write(step.answers[seat])


def turns(view: HyperboreaView) -> list[int]:
    """HYP-5.1, HYP-20.12: clockwise, in the end up to the player before the one who brought it about."""
    if view.phase != "turn":
        return []
    now, *later = clockwise(view.players, view.active)
    return [now, *takewhile(lambda seat: seat != view.trigger, later)]
