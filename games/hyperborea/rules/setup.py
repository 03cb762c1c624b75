"""HYP-3: setup."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Choice, Decision, Deck, Field, Filled, Form, Option, Pick, Sealed, Step, Text
from games.engine.decision import Value
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, hint, slot_names, together
from games.hyperborea.rules.cubes import draw_cubes
from games.hyperborea.rules.fog import haunt, stock
from games.hyperborea.rules.technologies import deal_offers
from games.hyperborea.rules.turn import Turn
from games.hyperborea.state import Area, Hyperborea, cube_name, row_name, who


class SetUp(Step[Hyperborea], tag="SetUp"):
    """HYP-3: components, first player, map, faction tiles, cubes and markers, technologies, opening draw."""

    def run(self, g: Hyperborea) -> None:
        deal_factions(g)
        take_cubes(g)
        g.first = g.dice.below(g.players)  # HYP-3.6, HYP-H11
        shuffle_tokens(g)
        lay_out_map(g)
        lay_out_homes(g)
        if g.options["map"] == "open":  # HYP-2.4
            open_map(g)
        g.tell("hyperborea-set-up", first=who(g.first))
        war = g.options["mode"] == "faction_war"  # HYP-2.2, HYP-2.3
        if war:
            deal_faction_tiles(g)
        g.then(StartChoices(tiles=war), LayOutTechnologies(), OpeningDraw())


def deal_factions(g: Hyperborea) -> None:
    """HYP-2.5, HYP-3.3: at random where the table wished it (HYP-H11); else as picked in the lobby (HYP-D02)."""
    if g.options["factions"] == "random":
        factions = [*c.FACTIONS]
        g.shuffle(factions)
        for player, faction in zip(g.seats, factions, strict=False):
            player.faction = faction


def take_cubes(g: Hyperborea) -> None:
    """HYP-3.2, HYP-3.4, HYP-3.25: one cube of each civilization colour for everybody; the rest,
    with all grey ones, is the supply."""
    for player in g.seats:
        for kind in c.START_CUBES:
            move_cube(g.supply, player.bag, kind)


def move_cube(source: list[int], target: list[int], kind: int) -> None:
    """One cube goes from one place to another."""
    source[kind] -= 1
    target[kind] += 1


def shuffle_tokens(g: Hyperborea) -> None:
    """HYP-3.13."""
    for pool in c.POOLS:
        g.tokens[pool] = [token.id for token in c.TOKENS.values() if token.color == pool for _ in range(token.count)]
        g.shuffle(g.tokens[pool])


def lay_out_map(g: Hyperborea) -> None:
    """HYP-3.8, HYP-3.9: one Central tile and six (with five players eight) Outer tiles, face down."""
    central = [place.id for place in c.PLACES.values() if place.kind == "central"]
    outer = [place.id for place in c.PLACES.values() if place.kind == "outer"]
    g.shuffle(central)
    g.shuffle(outer)
    g.areas["c"] = new_area(g, central.pop(0))
    for name in g.layout.outer:
        g.areas[name] = new_area(g, outer.pop(0))
    g.central_left, g.outer_left = central, outer


def new_area(g: Hyperborea, tile: str) -> Area:
    """A face-down tile."""
    return Area(tile=tile, up=False, free=[0] * g.players, walls=[0] * g.players)


def lay_out_homes(g: Hyperborea) -> None:
    """HYP-3.5, HYP-3.10, HYP-3.12, HYP-3.15: the homes of the factions in play, face up with stocked ruins and no
    Ghosts, three figures in each capital."""
    side = c.HOME_SIDE[g.options["mode"]]
    for number, names in enumerate(g.layout.homes):
        seat = (g.first + number) % g.players
        home = c.HOMES[side, g.seats[seat].faction]
        for name, role in zip(names, ("capital", "left", "right"), strict=True):
            area = new_area(g, f"{home}.{role}")
            area.home, area.up = seat, True
            stock(g, area)
            g.areas[name] = area
        g.areas[names[0]].free[seat] = c.START_FIGURES
        g.seats[seat].reserve -= c.START_FIGURES


def open_map(g: Hyperborea) -> None:
    """HYP-3.16: all tiles face up, their ruins stocked and haunted."""
    for name in ("c", *g.layout.outer):
        area = g.areas[name]
        area.up = True
        stock(g, area)
        haunt(g, area)


def deal_faction_tiles(g: Hyperborea) -> None:
    """HYP-2.6: at random, where the table wished it; else each player chooses (HYP-D03)."""
    for player in g.seats if g.options["tiles"] == "random" else ():
        tiles = [tile.id for tile in c.TILES.values() if tile.faction == player.faction]
        player.tile = tiles[g.dice.below(len(tiles))]


def take_immediate_part(g: Hyperborea, seat: int, card: str) -> None:
    """HYP-3.17, HYP-3.18, HYP-3.19, HYP-3.21: gems (HYP-22.11), a start card without a grey cube (HYP-22.7,
    HYP-22.15), Fortress tokens on the tile."""
    player = g.seats[seat]
    tile = c.TILES[player.tile]
    player.gems += tile.gems
    player.tokens += tile.tokens
    player.fortresses -= tile.tokens
    if tile.cards:
        player.cards.append(card or tile.cards[0])
        player.start_cards.append(card or tile.cards[0])
    g.tell("hyperborea-faction-tile-taken", seat=who(seat), tile=Text(f"hyperborea-faction-tile-{tile.id}"))
    if tile.cards:
        g.tell("hyperborea-start-card-taken", seat=who(seat), card=row_name(player.cards[-1]))


# -- the form of the first choices ----------------------------------------------------------------------------

Tile = tuple[str, str]
"""A faction tile, if need be with its start card."""


def tile_field(faction: str) -> Field[Tile]:
    """HYP-3.17, HYP-D03, HYP-D04: the own two tiles, one option for each start card where there is a choice
    (HYP-3.32)."""
    tiles = [tile for tile in c.TILES.values() if tile.faction == faction]
    options = tuple(
        _tile_option(tile.id, card) for tile in tiles for card in (tile.cards if len(tile.cards) > 1 else ("",))
    )
    return Field("tile", Text("hyperborea-field-tile"), Pick(options))


def _tile_option(tile: str, card: str) -> Option[Tile]:
    name = f"{tile}:{card}" if card else tile
    with_card = Text("hyperborea-hint-start-card", {"card": row_name(card)}) if card else None
    return Option(name, Text(f"hyperborea-faction-tile-{tile}"), hint=with_card, means=(tile, card))


def card_field(tile: str) -> Field[str]:
    """HYP-D04 where tiles were dealt."""
    options = tuple(Option(card, row_name(card)) for card in c.TILES[tile].cards)
    return Field("card", Text("hyperborea-field-card"), Pick(options))


def offered(field: Field) -> tuple[Option, ...]:
    """What can be picked in a field."""
    assert isinstance(field.shape, Pick)
    return field.shape.options


TRACK_FIELDS = ("three", "two", "one")
"""Which track starts on level 3, 2 and 1."""
TRACKS = Pick(tuple(Option(name, Text(f"hyperborea-track-{name}"), where=f"track:{name}") for name in c.COLOURS))
CUBE = Field(
    "cube",
    Text("hyperborea-field-cube"),
    Pick(tuple(Option(name, cube_name(kind), means=kind) for kind, name in enumerate(c.COLOURS))),
)
LEVELS = tuple(Field(name, Text(f"hyperborea-field-{name}"), TRACKS) for name in TRACK_FIELDS)
DEFAULT: dict[str, Value] = {"cube": ["blue"], "three": ["orange"], "two": ["green"], "one": ["yellow"]}


class StartChoices(Sealed[Hyperborea, Filled], tag="StartChoices"):
    """HYP-D05, HYP-D06: the extra cube and the six markers, at once and in secret (HYP-3.22, HYP-3.23, HYP-3.24); in a
    Faction War together with the faction tile (HYP-D03) or the start card of a dealt one (HYP-D04), HYP-3.32."""

    tiles: bool = False
    """Whether faction tiles are taken here, too."""

    def seats(self, g: Hyperborea) -> list[int]:
        return list(range(g.players))

    def _first(self, g: Hyperborea, seat: int) -> Field | None:
        """What is chosen about the faction tile."""
        player = g.seats[seat]
        if not self.tiles:
            return None
        if not player.tile:
            return tile_field(player.faction)
        return card_field(player.tile) if len(c.TILES[player.tile].cards) > 1 else None

    def ask(self, g: Hyperborea, seat: int) -> Decision[Filled]:
        first = self._first(g, seat)
        fields = (CUBE, *LEVELS) if first is None else (first, CUBE, *LEVELS)
        rule = "HYP-D05" if first is None else "HYP-D03" if first.name == "tile" else "HYP-D04"
        form = Form(fields, different=TRACK_FIELDS)
        return Decision(seat, Text("hyperborea-ask-start"), form, rule, secret=True)

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        decision = decision.explain_field("tile", of_tile)
        decision = decision.explain_field("card", lambda option: of_start_card(option.id))
        decision = decision.explain_field(CUBE.name, lambda option: Text(f"hyperborea-colour-gives-{option.id}"))
        for field, level in zip(LEVELS, c.START_LEVELS, strict=False):
            decision = decision.explain_field(field.name, _of_track(level))
        return decision

    def default_for(self, g: Hyperborea, seat: int) -> Choice:
        first = self._first(g, seat)
        return DEFAULT if first is None else {first.name: [offered(first)[0].id], **DEFAULT}

    def reveal(self, g: Hyperborea, answers: dict[int, Filled]) -> None:
        for seat in g.turn_order() if self.tiles else ():
            self._take_tile(g, seat, answers[seat])
        for seat in g.turn_order():
            take_start(g, seat, answers[seat])

    def _take_tile(self, g: Hyperborea, seat: int, form: Filled) -> None:
        player, first, card = g.seats[seat], self._first(g, seat), ""
        if first is not None and first.name == "tile":
            player.tile, card = form[tile_field(player.faction)]
        elif first is not None:
            card = form[card_field(player.tile)]
        take_immediate_part(g, seat, card)


def take_start(g: Hyperborea, seat: int, form: Filled) -> None:
    """HYP-3.22, HYP-3.23."""
    player, cube = g.seats[seat], form[CUBE]
    move_cube(g.supply, player.bag, cube)
    tracks = [form[field] for field in LEVELS]
    for colour, level in zip(tracks, c.START_LEVELS, strict=False):
        player.levels[c.KIND[colour]] = level
    g.tell("hyperborea-start-chosen", seat=who(seat), cube=cube_name(cube), levels=levels_text(tracks))


def levels_text(order: Sequence[str]) -> Text:
    """`War 3, Trade 2, Growth 1`."""
    first, second, third = (Text(f"hyperborea-track-{colour}") for colour in order)
    return Text("hyperborea-start-levels", {"first": first, "second": second, "third": third})


def of_tile(option: Option) -> Text:
    """What a faction tile does, and with which start card."""
    match option.value:
        case (str(tile), str(card)):
            about = Text(f"hyperborea-faction-tile-{tile}-about")
            return together([Text("hyperborea-hint-start-card", {"card": row_name(card)}), about]) if card else about
    raise TypeError(option)


def of_start_card(card: str) -> Text:
    """The row of a start card, and what it does."""
    row = c.ROWS[card]
    return hint("card", slots=slot_names(row.slots), effects=effect_list(row.effects))


def _of_track(level: int) -> Callable[[Option], Text]:
    """How far a marker that starts on this level is from a cube, and what its colour is good for."""
    missing = hint("to-cube", missing=c.CUBE_REWARD.index(1) - level)
    return lambda option: together([missing, Text(f"hyperborea-colour-gives-{option.id}")])


class LayOutTechnologies(Step[Hyperborea], tag="LayOutTechnologies"):
    """HYP-3.20, HYP-3.26, HYP-3.27, HYP-3.28, HYP-3.29: four face-down decks without the start cards, two cards of
    each face up with a grey cube."""

    def run(self, g: Hyperborea) -> None:
        taken = {card for player in g.seats for card in player.start_cards}
        for number in c.DECKS:
            cards = [card.id for card in c.CARDS.values() if card.deck == number and card.id not in taken]
            g.shuffle(cards)
            g.decks.append(Deck(cards))
            g.known.append(0)
        deal_offers(g)


class OpeningDraw(Step[Hyperborea], tag="OpeningDraw"):
    """HYP-3.30, HYP-3.31: three cubes for everybody; then the first player begins."""

    def run(self, g: Hyperborea) -> None:
        for seat in g.turn_order():
            draw_cubes(g, seat, c.OPENING_DRAW)
        g.then(Turn(g.first))
