"""The components of Hyperborea, read from data/*.toml (HYP-1, HYP-23)."""

from __future__ import annotations

import msgspec

from games.engine.data import by_id
from games.hyperborea.schema import DATA
from games.hyperborea.schema.board import FeatureRow, LayoutRow
from games.hyperborea.schema.cards import Card
from games.hyperborea.schema.effects import EffectRow
from games.hyperborea.vocabulary import Effect, contains, parse_effects

__all__ = ["DATA", "Card"]

RULINGS: dict[str, bool] = {
    name: getattr(DATA.game.rulings, name) for name in DATA.game.rulings.__struct_fields__ if name != "source"
}
"""Switches for readings of the rulebook that could be different (HYP-R07 and others)."""

COLOURS: tuple[str, ...] = tuple(track.color for track in DATA.player_mat.track)
"""The six civilization colours in mat order; a colour's number is its place here."""
GREY = len(COLOURS)
ANY = GREY + 1
EMPTY = -1
CUBES = (*COLOURS, "grey")
"""All seven kinds of cubes."""
KIND = {name: number for number, name in enumerate((*CUBES, "any"))}
CUBE_COUNTS: tuple[int, ...] = tuple(DATA.game.components.cubes[name] for name in CUBES)

FIGURES = DATA.game.components.figures_per_player
FORTRESSES = DATA.game.components.fortress_per_player
GHOSTS = DATA.game.components.ghosts
GEMS = DATA.game.components.gems
START_FIGURES = DATA.game.setup.start_figures_in_capital
START_CUBES: tuple[int, ...] = tuple(KIND[name] for name in DATA.game.setup.start_cubes)
OPENING_DRAW = DATA.game.setup.opening_draw
FACE_UP = DATA.game.setup.tech_face_up_per_deck
TOKENS_PER_SYMBOL = DATA.game.setup.ruins_per_symbol
MINIMUM_FIGURES = DATA.game.turn.minimum_figures
END_DRAW = DATA.game.turn.end_draw
START_LEVELS = DATA.player_mat.development.start_levels
MAX_LEVEL = DATA.player_mat.development.max_level
"""HYP-14.1: tracks run from level 0 to this."""
CUBE_REWARD = DATA.player_mat.development.cube_reward
SCORING = DATA.game.scoring
CONTROL = {"home": SCORING.control_home, "outer": SCORING.control_outer, "central": SCORING.control_central}
"""HYP-21.7: points for the control of an area, by its kind."""
CONDITIONS: dict[str, int] = {row.id: row.conditions for row in DATA.game.length}
"""HYP-2.1: how many different conditions end a game of each length."""
HOME_SIDE: dict[str, str] = {row.id: row.home_side for row in DATA.game.mode}
"""HYP-2.2, HYP-2.3: side A in an Invasion, the factions' own sides B in a Faction War."""
OBJECTIVES: tuple[str, ...] = tuple(row.id for row in DATA.game.objective)
POOLS: tuple[str, ...] = tuple(row.id for row in DATA.ruins.pool)


def threshold(objective: str, players: int) -> int:
    """HYP-20.2, HYP-20.3: what has to be reached, which for gems depends on the number of players."""
    row = next(row for row in DATA.game.objective if row.id == objective)
    return row.threshold_by_players.get(str(players), row.threshold)


class Row(msgspec.Struct, frozen=True):
    """A row of activation spaces: on the mat, on a card or on a faction tile (HYP-7)."""

    id: str
    slots: tuple[int, ...]
    effects: tuple[Effect, ...]
    tech: str = ""
    """The base technology the row belongs to."""
    rival: str = ""
    """The other row of that technology."""
    kind: str = "instant"
    discount: int = -1
    """The space that counts as filled with red_a (HYP-22.1, HYP-22.2)."""


class Feature(msgspec.Struct, frozen=True):
    """A city with its effects, or a ruin with its colour (HYP-1.10)."""

    kind: str
    id: str = ""
    color: str = ""
    """HYP-1.12: of a ruin: gold, silver or bronze, as its area's kind has it."""
    effects: tuple[Effect, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """The print of one area: a Central or Outer tile, or a third of a Home Region (HYP-1.1)."""

    id: str
    kind: str
    terrain: str
    """HYP-1.11: desert, forest, swamp or mountain."""
    features: tuple[Feature, ...]


def _sides(place: Place) -> tuple[str, ...]:
    """`left` and `right` where an area has two features of a kind (they are drawn so), else `only`."""
    kinds = [feature.kind for feature in place.features]
    return ("left", "right") if len(kinds) == 2 and len(set(kinds)) == 1 else ("only",) * len(kinds)


class Token(msgspec.Struct, frozen=True):
    """The face of a Ruins token (HYP-1.7). Appendix B gives the faces, which `ruins.toml` holds by these ids.
    Bronze: HYP-U01 bronze_path, HYP-U02 bronze_tablet, HYP-U03 bronze_wall, HYP-U04 bronze_cache,
    HYP-U05 bronze_blade, HYP-U06 bronze_refugee, HYP-U07 bronze_echo.
    Silver: HYP-U08 silver_gem, HYP-U09 silver_road, HYP-U10 silver_wings, HYP-U11 silver_blade,
    HYP-U12 silver_bow, HYP-U13 silver_recruit, HYP-U14 silver_mirror, HYP-U15 silver_scroll,
    HYP-U16 silver_cache, HYP-U17 silver_cube_red, HYP-U18 silver_cube_green, HYP-U19 silver_cube_purple,
    HYP-U20 silver_cube_blue, HYP-U21 silver_cube_orange, HYP-U22 silver_cube_yellow, HYP-U23 silver_flame,
    HYP-U24 silver_eye, HYP-U25 silver_echo.
    Gold: HYP-U26 gold_hoard, HYP-U27 gold_codex, HYP-U28 gold_heart, HYP-U29 gold_titan, HYP-U30 gold_legion,
    HYP-U31 gold_archive, HYP-U32 gold_font, HYP-U33 gold_crown."""

    id: str
    color: str
    count: int
    effects: tuple[Effect, ...]


class FactionTile(msgspec.Struct, frozen=True):
    """One of a faction's two tiles; `ability` is its kind (HYP-22)."""

    id: str
    faction: str
    ability: str
    tokens: int = 0
    gems: int = 0
    cards: tuple[str, ...] = ()
    options: tuple[tuple[Effect, ...], ...] = ()
    cost: tuple[Effect, ...] = ()
    gain: tuple[Effect, ...] = ()


class Layout(msgspec.Struct, frozen=True):
    """The map for a number of players (HYP-3.10); areas are `c`, `o1` to `o8` and `h1c`, `h1l`, `h1r` and so on. A
    capital touches no tile but its own home's (HYP-3.11)."""

    players: int
    coordinates: dict[str, tuple[int, int]]
    neighbours: dict[str, tuple[str, ...]]
    """Clockwise from east (HYP-4.1, HYP-4.5)."""
    outer: tuple[str, ...]
    homes: tuple[tuple[str, str, str], ...]
    """Capital, left and right area by seat of the layout."""


def _slots(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(KIND[name] for name in names)


def discount(slots: tuple[int, ...], effects: tuple[Effect, ...]) -> int:
    """HYP-22.1, HYP-22.2, HYP-22.20, HYP-X34: the last multicolour space of a row of
    several spaces that gives an attack."""
    qualifies = len(slots) > 1 and ANY in slots and contains(effects, "attack")
    return max(place for place, slot in enumerate(slots) if slot == ANY) if qualifies else -1


def _row(
    row: str,
    slots: tuple[str, ...],
    effects: tuple[EffectRow, ...],
    *,
    tech: str = "",
    rival: str = "",
    kind: str = "instant",
) -> Row:
    kinds, parsed = _slots(slots), parse_effects(row, effects)
    return Row(row, kinds, parsed, tech, rival, kind, discount(kinds, parsed))


def _base_rows() -> dict[str, Row]:
    """Two rows for each technology of the mat: Exploration (HYP-7.20), Progress (HYP-7.21), War (HYP-7.22), Trade
    (HYP-7.23), Growth (HYP-7.24) and Science (HYP-7.25)."""
    rows = {}
    for tech in DATA.player_mat.tech:
        for entry in tech.row:
            name, rival = f"{tech.id}{entry.row}", f"{tech.id}{3 - entry.row}"
            rows[name] = _row(name, entry.slots, entry.effects, tech=tech.id, rival=rival)
    return rows


def _tiles() -> dict[str, FactionTile]:
    tiles = {}
    for faction in DATA.factions.faction:
        for entry in faction.tile:
            ability, name = entry.ability, entry.id
            tiles[name] = FactionTile(
                name,
                faction.id,
                ability.kind,
                tokens=ability.tokens,
                gems=ability.n if ability.kind == "start_gems" else 0,
                cards=ability.cards,
                options=tuple(
                    parse_effects(f"{name}.{number}", option) for number, option in enumerate(ability.options)
                ),
                cost=parse_effects(name, ability.cost),
                gain=parse_effects(name, ability.gain),
            )
    return tiles


def _features(rows: tuple[FeatureRow, ...]) -> tuple[Feature, ...]:
    return tuple(Feature(row.kind, row.id, row.color, parse_effects(row.id, row.effects)) for row in rows)


def _places() -> dict[str, Place]:
    tiles = {row.id: Place(row.id, row.kind, row.terrain, _features(row.features)) for row in DATA.tiles.tile}
    for home in DATA.homes.home:
        for area in home.hex:
            name = f"{home.id}.{area.role}"
            tiles[name] = Place(name, "home", area.terrain, _features(area.features))
    return tiles


def _layout(row: LayoutRow) -> Layout:
    spots = {"c": row.central}
    spots |= {f"o{number}": place for number, place in enumerate((*row.outer, *row.extra_outer), 1)}
    homes = []
    for seat in row.seat:
        capital, left, right = f"h{seat.seat}c", f"h{seat.seat}l", f"h{seat.seat}r"
        homes.append((capital, left, right))
        spots |= {capital: seat.capital, left: seat.left, right: seat.right}
    at = {place: name for name, place in spots.items()}
    neighbours = {}
    for name, (q, r) in spots.items():
        around = ((q + dq, r + dr) for dq, dr in DATA.layouts.meta.directions)
        neighbours[name] = tuple(at[place] for place in around if place in at)
    return Layout(row.players, spots, neighbours, tuple(n for n in spots if n[0] == "o"), tuple(homes))


ROWS: dict[str, Row] = _base_rows()
BASE_ROWS: tuple[str, ...] = tuple(ROWS)
for _card in DATA.tech.card:  # HYP-7.8: one row each
    ROWS[_card.id] = _row(_card.id, _card.slots, _card.effects, kind=_card.kind)
TILES = _tiles()
EXTRA_ROWS: dict[str, bool] = {}
"""HYP-22.9: rows on faction tiles (coral_a); the value tells whether the row works once per Reset."""
for _faction in DATA.factions.faction:
    for _tile in _faction.tile:
        if _tile.ability.kind == "extra_row":
            ROWS[_tile.id] = _row(_tile.id, _tile.ability.slots, _tile.ability.effects)
            EXTRA_ROWS[_tile.id] = bool(_tile.ability.once_per_reset)
GREY_AS: dict[str, int] = {
    tile.id: KIND[tile.ability.color]
    for faction in DATA.factions.faction
    for tile in faction.tile
    if tile.ability.kind == "grey_as" and tile.ability.color
}
"""Which colour's spaces take grey cubes, by faction tile (coral_b)."""
DISCOUNT_TILES = frozenset(tile.id for tile in TILES.values() if tile.ability == "slot_discount")
CARDS = by_id(DATA.tech.card)
DECKS: tuple[int, ...] = tuple(row.id for row in DATA.tech.deck)
PLACES = _places()
SIDES = {name: _sides(place) for name, place in PLACES.items()}
TOKENS = {row.id: Token(row.id, row.color, row.count, parse_effects(row.id, row.effects)) for row in DATA.ruins.token}
LAYOUTS = {row.players: _layout(row) for row in DATA.layouts.layout}
FACTIONS: tuple[str, ...] = tuple(row.id for row in DATA.factions.faction)
HOMES: dict[tuple[str, str], str] = {
    (row.side, faction): row.id
    for row in DATA.homes.home
    for faction in (FACTIONS if row.faction == "any" else (row.faction,))
}
"""HYP-1.2: a home by its side and faction; side A is the same for all."""
_ENTER = {row.id: row.enter_extra for row in DATA.tiles.terrain}
_LEAVE = {row.id: row.leave_extra for row in DATA.tiles.terrain}
STEP_COST: dict[tuple[str, str], int] = {
    (left, entered): DATA.game.movement.base_cost + (_LEAVE[left] + _ENTER[entered] if left != entered else 0)
    for left in _LEAVE
    for entered in _ENTER
}
"""HYP-9.1, HYP-9.2, HYP-9.3, HYP-9.4, HYP-9.5, HYP-9.6, HYP-X11: movement points for a step,
by the terrain left and entered."""
SPYABLE = frozenset(
    card.id for card in CARDS.values() if not card.permanent and not contains(ROWS[card.id].effects, "spy")
)
"""HYP-17.13: cards that espionage can copy."""
