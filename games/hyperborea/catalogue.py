"""The components of Hyperborea, to be looked up: technologies, factions and their tiles, map tiles, ruins tokens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.engine.catalogue import Card, Catalogue, with_seats
from games.engine.text import Item, Text
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list
from games.hyperborea.state import NOBODY, cube_name, label, row_name
from games.hyperborea.view import HyperboreaView

ANY = Text("hyperborea-cube-any")


@cache
def cards() -> tuple[Card, ...]:
    """Everything that has a name."""
    return (*_base(), *_advanced(), *_factions(), *_tiles(), *_homes(), *_tokens())


def _row(name: str) -> tuple[Text, Text]:
    row = c.ROWS[name]
    slots: list[Item] = [ANY if slot == c.ANY else cube_name(slot) for slot in row.slots]
    return (
        Text("hyperborea-card-slots", {"slots": slots}),
        Text("hyperborea-card-effects", {"effects": effect_list(row.effects)}),
    )


def _base() -> Iterable[Card]:
    for tech in c.DATA.player_mat.tech:
        for row in tech.row:
            name = f"{tech.id}{row.row}"
            yield Card(f"row/{name}", "base", row_name(name), _row(name), row.source)


def _advanced() -> Iterable[Card]:
    for card in c.CARDS.values():
        lines = (
            *_row(card.id),
            Text(f"hyperborea-card-{card.kind.replace('_', '-')}"),
            Text("hyperborea-card-gems", {"count": card.gems * c.SCORING.tech_gem}),
            Text("hyperborea-card-deck", {"deck": Text(f"hyperborea-deck-{card.deck}")}),
        )
        yield Card(f"row/{card.id}", "technology", row_name(card.id), lines, card.source)


def _factions() -> Iterable[Card]:
    for faction in c.DATA.factions.faction:
        lines = tuple(Text(f"hyperborea-faction-tile-{tile.id}") for tile in faction.tile)
        name = Text(f"hyperborea-faction-{faction.id}")
        yield Card(f"faction/{faction.id}", "faction", name, lines, faction.source)


def _tiles() -> Iterable[Card]:
    for tile in c.DATA.tiles.tile:
        name = Text(f"hyperborea-tile-{tile.id}")
        yield Card(f"tile/{tile.id}", tile.kind, name, tuple(_print(c.PLACES[tile.id])), tile.source)


def _homes() -> Iterable[Card]:
    for home in c.DATA.homes.home:
        lines = [line for area in home.hex for line in _print(c.PLACES[f"{home.id}.{area.role}"])]
        yield Card(f"home/{home.id}", "home", Text(f"hyperborea-home-{home.id}"), tuple(lines), home.source)


def _print(place: c.Place) -> Iterable[Text]:
    yield Text("hyperborea-card-terrain", {"terrain": Text(f"hyperborea-terrain-{place.terrain}")})
    for feature in place.features:
        if feature.kind == "city":
            city = Text(f"hyperborea-city-{feature.id}")
            yield Text("hyperborea-card-city", {"city": city, "effects": effect_list(feature.effects)})
        else:
            yield Text("hyperborea-card-ruin", {"colour": Text(f"hyperborea-colour-{feature.color}")})


def _tokens() -> Iterable[Card]:
    source = {row.id: row.source for row in c.DATA.ruins.token}
    for token in c.TOKENS.values():
        lines = (
            Text("hyperborea-card-effects", {"effects": effect_list(token.effects)}),
            Text(
                "hyperborea-card-token",
                {"colour": Text(f"hyperborea-colour-{token.color}"), "count": token.count},
            ),
        )
        yield Card(f"token/{token.id}", "token", Text(f"hyperborea-token-{token.id}"), lines, source[token.id])


def whereabouts(view: HyperboreaView, card: Card) -> Text | None:
    """What lies open on the table."""
    kind, _, name = card.id.partition("/")
    match kind:
        case "row":
            return _technology(view, name)
        case "faction":
            return with_seats(seat for seat, player in enumerate(view.seats) if player.faction == name)
        case "tile":
            place = next((place for place, area in view.areas.items() if area.tile == name), None)
            return Text("hyperborea-where-area", {"area": label(place, name, NOBODY)}) if place is not None else None
    return None


def _technology(view: HyperboreaView, name: str) -> Text | None:
    if any(offer.card == name for deck in view.market for offer in deck):
        return Text("hyperborea-where-market")
    return with_seats(
        seat for seat, player in enumerate(view.seats) if name in player.cards or name in player.start_cards
    )


CATALOGUE = Catalogue(cards, whereabouts)
