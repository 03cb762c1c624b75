"""HYP-3: setup."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Choice, Decision, Deck, Field, Filled, Form, Option, Pick, Sealed, Step, Text
from games.hyperborea import components as c
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
        g.then(faction_tiles(g) if war else None, StartChoices(), LayOutTechnologies(), OpeningDraw())


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


def faction_tiles(g: Hyperborea) -> Step[Hyperborea]:
    """HYP-2.6, HYP-3.17: picked in secret, or dealt at random."""
    if g.options["tiles"] == "choose":
        return ChooseFactionTiles()
    for player in g.seats:
        tiles = [tile.id for tile in c.TILES.values() if tile.faction == player.faction]
        player.tile = tiles[g.dice.below(len(tiles))]
    return ChooseStartCards() if ChooseStartCards().seats(g) else TakeImmediateParts()


Tile = tuple[str, str]
"""A faction tile, if need be with its start card."""


def tile_options(tile: c.FactionTile) -> list[Option[Tile]]:
    """The options for a faction tile: one for each start card where there is a choice (HYP-3.32)."""
    return [_tile_option(tile.id, card) for card in (tile.cards if len(tile.cards) > 1 else ("",))]


def _tile_option(tile: str, card: str) -> Option[Tile]:
    hint = Text("hyperborea-hint-start-card", {"card": row_name(card)}) if card else None
    name = f"{tile}:{card}" if card else tile
    return Option(name, Text(f"hyperborea-faction-tile-{tile}"), hint=hint, means=(tile, card))


class ChooseFactionTiles(Sealed[Hyperborea, Tile], tag="ChooseFactionTiles"):
    """HYP-D03, HYP-D04, HYP-3.32: everybody picks one of the own two tiles, in secret."""

    def seats(self, g: Hyperborea) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Hyperborea, seat: int) -> Decision[Tile]:
        options = tuple(
            option
            for tile in c.TILES.values()
            if tile.faction == g.seats[seat].faction
            for option in tile_options(tile)
        )
        return Decision(seat, Text("hyperborea-ask-faction-tile"), Pick(options), "HYP-D03", secret=True)

    def default_for(self, g: Hyperborea, seat: int) -> Choice:
        first = next(tile for tile in c.TILES.values() if tile.faction == g.seats[seat].faction)
        return [tile_options(first)[0].id]

    def reveal(self, g: Hyperborea, answers: dict[int, Tile]) -> None:
        for seat in g.turn_order():
            g.seats[seat].tile, card = answers[seat]
            take_immediate_part(g, seat, card)


class ChooseStartCards(Sealed[Hyperborea, str], tag="ChooseStartCards"):
    """HYP-D04 where tiles were dealt: whoever has a choice of start cards makes it; then the immediate parts."""

    def seats(self, g: Hyperborea) -> list[int]:
        return [seat for seat, player in enumerate(g.seats) if len(c.TILES[player.tile].cards) > 1]

    def ask(self, g: Hyperborea, seat: int) -> Decision[str]:
        options = tuple(Option(card, row_name(card)) for card in c.TILES[g.seats[seat].tile].cards)
        return Decision(seat, Text("hyperborea-ask-start-card"), Pick(options), "HYP-D04", secret=True)

    def default_for(self, g: Hyperborea, seat: int) -> Choice:
        return [c.TILES[g.seats[seat].tile].cards[0]]

    def reveal(self, g: Hyperborea, answers: dict[int, str]) -> None:
        for seat in g.turn_order():
            take_immediate_part(g, seat, answers.get(seat, ""))


class TakeImmediateParts(Step[Hyperborea], tag="TakeImmediateParts"):
    """HYP-3.17 where tiles were dealt and nobody has a choice of start cards."""

    def run(self, g: Hyperborea) -> None:
        for seat in g.turn_order():
            take_immediate_part(g, seat, "")


def take_immediate_part(g: Hyperborea, seat: int, card: str) -> None:
    """HYP-3.18, HYP-3.19, HYP-3.21: gems (HYP-22.11), a start card without a grey cube (HYP-22.7,
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


def levels_text(order: Sequence[str]) -> Text:
    """`War 3, Trade 2, Growth 1`."""
    first, second, third = (Text(f"hyperborea-track-{colour}") for colour in order)
    return Text("hyperborea-start-levels", {"first": first, "second": second, "third": third})


TRACK_FIELDS = ("three", "two", "one")
"""Which track starts on level 3, 2 and 1."""
TRACKS = Pick(tuple(Option(name, Text(f"hyperborea-track-{name}")) for name in c.COLOURS))
CUBE = Field(
    "cube",
    Text("hyperborea-field-cube"),
    Pick(tuple(Option(name, cube_name(kind), means=kind) for kind, name in enumerate(c.COLOURS))),
)
LEVELS = tuple(Field(name, Text(f"hyperborea-field-{name}"), TRACKS) for name in TRACK_FIELDS)
START_FORM = Form((CUBE, *LEVELS), different=TRACK_FIELDS)
"""HYP-3.23: one marker per track."""


class StartChoices(Sealed[Hyperborea, Filled], tag="StartChoices"):
    """HYP-D05, HYP-D06: the extra cube and the six markers, at once and in secret (HYP-3.22, HYP-3.23, HYP-3.24)."""

    def seats(self, g: Hyperborea) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Hyperborea, seat: int) -> Decision[Filled]:
        return Decision(seat, Text("hyperborea-ask-start"), START_FORM, "HYP-D05", secret=True)

    def default_for(self, g: Hyperborea, seat: int) -> Choice:
        return {"cube": ["blue"], "three": ["orange"], "two": ["green"], "one": ["yellow"]}

    def reveal(self, g: Hyperborea, answers: dict[int, Filled]) -> None:
        for seat in g.turn_order():
            form, player = answers[seat], g.seats[seat]
            cube = form[CUBE]
            move_cube(g.supply, player.bag, cube)
            tracks = [form[field] for field in LEVELS]
            for colour, level in zip(tracks, c.START_LEVELS, strict=False):
                player.levels[c.KIND[colour]] = level
            g.tell("hyperborea-start-chosen", seat=who(seat), cube=cube_name(cube), levels=levels_text(tracks))


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
