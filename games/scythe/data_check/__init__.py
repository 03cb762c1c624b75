"""Whether the data of Scythe fit together and agree with the published game (`slowtable check-data scythe`)."""

from __future__ import annotations

from games.engine.data_check import Need
from games.scythe.data_check.board import check_board
from games.scythe.data_check.cards import check_cards
from games.scythe.data_check.mats import check_mats
from games.scythe.data_check.tables import check_tables
from games.scythe.schema import Files
from games.scythe.schema.game import Sourced


def check(data: Files, need: Need) -> None:
    """Everything that is checked."""
    check_tables(data, need)
    check_board(data, need)
    check_mats(data, need)
    check_cards(data, need)
    check_names(data, need)
    for row in need.every(Sourced):
        for field in row.public_fields:
            need(field in row.__struct_fields__, row, f"there is no field {field}", "public_fields")


def check_names(data: Files, need: Need) -> None:
    """What people read about."""
    need.named("scythe-faction", data.factions.faction)
    need.named("scythe-character", data.factions.faction)
    for faction in data.factions.faction:
        need.named("scythe-ability", (faction.ability, *faction.mech))
    need.named("scythe-encounter", data.encounters.encounter)
    for card in data.encounters.encounter:
        need.texts(card, *(f"scythe-encounter-{card.number}-{option.kind}" for option in card.option))
    need.named("scythe-hex", (*data.map.hex, *data.map.home))
    need.named("scythe-mat", data.player_mats.mat)
    need.named("scythe-tile", data.structures.structure_bonus)
    need.named("scythe-bonus", data.factions.enlist_bonus)
    need.named("scythe-factory", data.factory_cards.factory_card)
    need.named("scythe-objective", data.objectives.objective)
    need.named("scythe-about", data.objectives.objective)
    need.named("scythe-triumph", data.game.triumph)
