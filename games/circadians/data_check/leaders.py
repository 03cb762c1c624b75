"""Leaders, Rhy-zu and attributes (CIR-1.14, CIR-1.15, CIR-26, CIR-27)."""

from __future__ import annotations

from games.circadians.schema import Files
from games.circadians.vocabulary import Effect
from games.engine.data_check import Need

RHYZU = ["halke", "katarin", "uryk"]
EXTRA = 2
"""Leaders of a faction beyond those of the box."""
LEADER_GEMS, ATTRIBUTE_GEMS = 2, 3
ATTRIBUTES = {"circadians": 5}
"""Four, if not told here."""
FAME_COST = 6
"""Gems that the Circadians' upgrades to their fame goal cost at least."""


def check_leaders(data: Files, need: Need) -> None:
    """leaders.toml and attributes.toml"""
    file = data.leaders
    for faction in data.factions.faction:
        own = [row for row in file.leader if row.faction == faction.id and row.kind == "leader"]
        core = sum(row.set == "core" for row in own)
        need(core == faction.leaders_in_play, faction, f"{core} leaders of the box are its own", "leaders_in_play")
        need(len(own) == core + EXTRA, faction, f"{len(own) - core} more leaders, not two", "id")
    rhyzu = [row for row in file.leader if row.kind == "rhyzu"]
    need(sorted(row.id for row in rhyzu) == RHYZU, file, f"Rhy-zu are {', '.join(RHYZU)}", "leader")
    for row in rhyzu:
        need(row.faction == "jrayek", row, "Rhy-zu are the Jrayek's", "faction")
    for row in file.leader:
        for side in (row.base, row.upgraded):
            need(side.deploy_gems <= LEADER_GEMS, side, "two gems at most", "deploy_gems")
        need(row.base.upgrade_gems <= LEADER_GEMS, row.base, "two gems at most", "upgrade_gems")
        need(row.upgraded.upgrade_gems == 0, row.upgraded, "it is upgraded already", "upgrade_gems")
        need(sum(row.upgraded.stats) >= sum(row.base.stats), row.upgraded, "it is weaker than before", "stats")
    check_attributes(data, need)


def check_attributes(data: Files, need: Need) -> None:
    """CIR-1.15, CIR-27: an upgrade changes something, and is never weaker."""
    file = data.attributes
    for faction in data.factions.faction:
        own = [row for row in file.attribute if row.faction == faction.id]
        count = ATTRIBUTES.get(faction.id, 4)
        need(len(own) == count, faction, f"{len(own)} attributes, not {count}", "id")
    for row in file.attribute:
        need(1 <= row.upgrade_gems <= ATTRIBUTE_GEMS, row, "one to three gems", "upgrade_gems")
        need(bool(row.base), row, "it does nothing", "base")
        need(bool(row.upgraded), row, "it does nothing", "upgraded")
        need(row.base != row.upgraded or bool(row.on_upgrade), row, "an upgrade changes nothing", "upgraded")
        need(_stats(row.upgraded) >= _stats(row.base), row, "it is weaker than before", "upgraded")
    fame = next((row for row in data.factions.faction if row.id == "circadians"), None)
    if fame is not None:
        gems = sorted(row.upgrade_gems for row in file.attribute if row.faction == "circadians")[: fame.fame_goal]
        need(sum(gems) >= FAME_COST, file, f"the Circadians' fame costs {sum(gems)} gems, not 6", "attribute")


def _stats(effects: tuple[Effect, ...]) -> int:
    """What effects add in battle, all together."""
    own = [effect for effect in effects if effect.op == "stat" and effect.target != "opponent"]
    return sum(effect.value for effect in own if isinstance(effect.value, int))
