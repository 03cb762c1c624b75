"""Whether the data of Hyperborea fit together and agree with the rulebook (`slowtable check-data hyperborea`)."""

from __future__ import annotations

from games.engine.data_check import Need
from games.hyperborea.data_check.board import check_board
from games.hyperborea.data_check.cards import check_cards
from games.hyperborea.data_check.effects import check_effects
from games.hyperborea.data_check.layouts import check_layouts
from games.hyperborea.data_check.tables import check_tables
from games.hyperborea.schema import Files
from games.hyperborea.schema.board import FeatureRow


def check(data: Files, need: Need) -> None:
    """Everything that is checked."""
    check_tables(data, need)
    check_effects(data, need)
    check_cards(data, need)
    check_board(data, need)
    check_layouts(data, need)
    check_names(data, need)


def check_names(data: Files, need: Need) -> None:
    """What people read about."""
    need.named("hyperborea-faction", data.factions.faction)
    need.named("hyperborea-home", data.homes.home)
    need.named("hyperborea-tile", data.tiles.tile)
    need.named("hyperborea-terrain", data.tiles.terrain)
    need.named("hyperborea-row", data.tech.card)
    need.named("hyperborea-token", data.ruins.token)
    need.named("hyperborea-objective", data.game.objective)
    need.named("hyperborea-tech", data.player_mat.tech)
    for tech in data.player_mat.tech:
        need.texts(tech, f"hyperborea-row-{tech.id}1", f"hyperborea-row-{tech.id}2")
    for deck in data.tech.deck:
        need.texts(deck, f"hyperborea-deck-{deck.id}")
    need.named("hyperborea-city", (feature for feature in need.every(FeatureRow) if feature.kind == "city"))
