"""Technology cards, Ruins tokens and faction tiles (HYP-13, HYP-16, HYP-22)."""

from __future__ import annotations

from games.engine.data_check import Need
from games.hyperborea.data_check.effects import inside
from games.hyperborea.schema import Files

DECKS, IN_DECK, MOST_SLOTS = 4, 16, 3
PERMANENT = 8
"""How many cards at least are not instant."""


def check_cards(data: Files, need: Need) -> None:
    """tech.toml, ruins.toml, factions.toml"""
    check_technologies(data, need)
    check_ruins(data, need)
    check_factions(data, need)


def check_technologies(data: Files, need: Need) -> None:
    """HYP-13: four decks of 16."""
    file = data.tech
    need([deck.id for deck in file.deck] == list(range(1, DECKS + 1)), file, "four decks", "deck")
    for deck in file.deck:
        cards = [card.number for card in file.card if card.deck == deck.id]
        need(deck.cards == len(cards) == IN_DECK, deck, f"{len(cards)} cards belong to it", "cards")
        need(sorted(cards) == list(range(1, IN_DECK + 1)), deck, "its cards are numbered from 1 to 16", "id")
    decks = {deck.id for deck in file.deck}
    for card in file.card:
        need(card.deck in decks, card, "there is no such deck", "deck")
        need(1 <= len(card.slots) <= MOST_SLOTS, card, "one to three spaces", "slots")
        need(card.gems <= 3, card, "three gems at most", "gems")
        attacks = any(effect.op == "attack" for effect in inside(card.effects))
        if card.kind == "instant" and attacks and "any" in card.slots:  # HYP-22.1: which space red_a fills
            clear = len(card.slots) >= 2 and card.slots.count("any") == 1
            need(clear, card, "an attack has one multicolour space among others", "slots")
    lasting = sum(card.permanent for card in file.card)
    need(lasting >= PERMANENT, file, f"{lasting} permanent cards are too few", "card")


def check_ruins(data: Files, need: Need) -> None:
    """HYP-1.7."""
    box, setup = data.game.components, data.game.setup
    need(len(data.ruins.pool) == 3, data.ruins, "gold, silver and bronze", "pool")
    for pool in data.ruins.pool:
        found = sum(token.count for token in data.ruins.token if token.color == pool.id)
        need(pool.tokens == found, pool, f"the tokens make {found}", "tokens")
        need(box.ruins_tokens.get(pool.id) == found, box, f"{pool.id} makes {found}", "ruins_tokens")
        each = setup.ruins_per_symbol.get(pool.id)
        need(pool.per_symbol == each, pool, f"set-up lays out {each}", "per_symbol")
    for token in data.ruins.token:
        need(bool(token.effects), token, "it gives nothing", "effects")


def check_factions(data: Files, need: Need) -> None:
    """HYP-22."""
    factions = data.factions.faction
    need(len(factions) == data.game.meta.players[1], data.factions, "six factions", "faction")
    homes = {home.id: home.faction for home in data.homes.home}
    marks = {card.id: card.faction_mark for card in data.tech.card}
    given = set()
    tiles: set[str] = set()
    for row in factions:
        need(homes[row.home] == row.id, row, "that home belongs to another", "home")
        need([tile.side for tile in row.tile] == ["A", "B"], row, "tiles A and B", "tile")
        for tile in row.tile:
            need(tile.id not in tiles, tile, f"{tile.id} stands twice", "id")
            tiles.add(tile.id)
            need(len(tile.ability.slots) <= MOST_SLOTS, tile.ability, "three spaces at most", "slots")
            for card in tile.ability.cards:
                given.add(card)
                need(marks[card] == row.id, tile.ability, f"{card} is not marked for {row.id}", "cards")
    for marked_card in data.tech.card:
        marked = not marked_card.faction_mark or marked_card.id in given
        need(marked, marked_card, "no tile of that faction begins with it", "faction_mark")
