"""Whether the data of Circadians fit together and agree with the rulebook (`slowtable check-data circadians`)."""

from __future__ import annotations

from games.circadians.data_check.board import check_map
from games.circadians.data_check.cards import check_cards
from games.circadians.data_check.effects import check_effects
from games.circadians.data_check.examples import check_examples
from games.circadians.data_check.factions import check_factions
from games.circadians.data_check.leaders import check_leaders
from games.circadians.data_check.research import check_research
from games.circadians.data_check.tables import check_tables
from games.circadians.schema import Files
from games.engine.data_check import Need


def check(data: Files, need: Need) -> None:
    """Everything that is checked."""
    check_tables(data, need)
    check_map(data, need)
    check_research(data, need)
    check_factions(data, need)
    check_leaders(data, need)
    check_cards(data, need)
    check_effects(data, need)
    check_names(data, need)
    if not need.problems:  # they take for granted what was checked before
        check_examples(data, need)


def check_names(data: Files, need: Need) -> None:
    """What people read about."""
    need.named("circadians-faction", data.factions.faction)
    need.named("circadians-building", data.factions.building_type)
    need.named("circadians-leader", data.leaders.leader)
    need.named("circadians-attribute", data.attributes.attribute)
    need.named("circadians-card", data.tactics.card)
    need.named("circadians-loot", data.loot.token)
    need.named("circadians-personal", data.foundations.personal)
    need.named("circadians-phase", data.meta.phase)
    need.named("circadians-sector", data.dial.sector)
    need.named("circadians-slot", data.meta.price_slot)
    for row in data.specials.intel:
        need.texts(row, f"circadians-intel-{row.faction}")
