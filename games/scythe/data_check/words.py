"""Whether effects carry what their words need, and nothing else (SCY-20)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.engine.data_check import Need, given
from games.scythe.schema.effects import AbilityEffect, Gain, Test

GAIN_FIELDS = {
    "coins": "n",
    "power": "n",
    "popularity": "n",
    "combat_cards": "n",
    "resource": "kind n at",
    "resource_any": "n at",
    "worker": "n at",
    "deploy": "n at",
    "build": "n at",
    "upgrade": "n",
    "enlist": "n",
    "produce": "territories use_mill pay_worker_row",
    "move": "units steps",
}
ABILITY_FIELDS = {
    "cross_rivers": "units into",
    "lakes": "lake_to_lake retreat_to_adjacent_lake",
    "drain_power_before_combat": "opponent_loses pay_power where optional",
    "extra_step": "n",
    "repeat_section": "factory_card",
    "linked_territories": "members",
    "extra_combat_card": "n needs_own_workers",
    "combat_card_as_resource": "per_turn",
    "move_to_home_base": "targets",
    "steal_combat_card_before_combat": "n random optional",
    "unlimited_stars": "triumphs",
    "encounter_options": "max",
    "no_popularity_loss": "when",
}
TEST_FIELDS = {
    "controls": "feature min",
    "controls_adjacent_to": "hex_terrain min",
    "controls_around_one": "hex_terrain min",
    "one_territory_resources": "min_total min_each_kind",
    "one_territory_tokens": "of min",
    "one_territory_group": "character mechs_exact workers_exact min_resources",
    "one_resource_kind": "min",
    "each_resource": "min",
    "power_is_highest": "ties_ok",
    "workers_equal_recruits": "",
    "forced_worker_retreats_this_turn": "min",
}
"""All other tests are counters."""


def check_gains(need: Need, gains: Iterable[Gain], place: str = "") -> None:
    """Gains with just their own fields; what is put on the board says where, or comes with its place."""
    for gain in gains:
        fields = GAIN_FIELDS[gain.op].split()
        _only(need, gain, gain.op, fields)
        if "at" in fields and place:
            need(gain.at == place, gain, f"`{gain.op}` happens at `{place}` here", "at")
        if gain.op == "resource":
            need(bool(gain.kind), gain, "which resource?", "kind")


def check_ability(need: Need, effect: AbilityEffect) -> None:
    """An ability with all its own fields and no other."""
    fields = ABILITY_FIELDS[effect.kind].split()
    _only(need, effect, effect.kind, fields)
    for field in fields:
        need(field in given(effect), effect, f"`{effect.kind}` needs it", field)


def check_tests(need: Need, tests: Iterable[Test]) -> None:
    """Tests with all their own fields and no other; a counter has one bound."""
    for test in tests:
        if test.test in TEST_FIELDS:
            fields = TEST_FIELDS[test.test].split()
            _only(need, test, test.test, fields)
            for field in fields:
                need(field in given(test), test, f"`{test.test}` needs it", field)
        else:
            _only(need, test, test.test, ["min", "max"])
            need((test.min > 0) != (test.max is not None), test, "it has either a least or a most", "min")


def _only(need: Need, effect: msgspec.Struct, word: str, fields: list[str]) -> None:
    tag = effect.__struct_fields__[0]
    for field in given(effect) - {tag}:
        need(field in fields, effect, f"`{word}` does not use it", field)
