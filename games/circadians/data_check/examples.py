"""The rulebook's examples of battles (CIR-12), computed from the data."""

from __future__ import annotations

from games.circadians.schema import Files
from games.circadians.vocabulary import Effect
from games.engine.data import by_id
from games.engine.data_check import Need

SABLE, LYNKE = 1, 1
"""Gems that Sable's deployment and Lynke's upgrade cost."""


def check_examples(data: Files, need: Need) -> None:
    """Numbers that the examples come to. Cards and leaders that are not there are not looked at."""
    leaders = by_id(data.leaders.leader)
    if need({"sable", "lynke", "ikryla", "uryk"} <= set(leaders), data.leaders, "the examples' leaders", "leader"):
        need(leaders["sable"].base.deploy_gems == SABLE, leaders["sable"].base, "one gem", "deploy_gems")
        need(leaders["lynke"].base.upgrade_gems == LYNKE, leaders["lynke"].base, "one gem", "upgrade_gems")
    cards = {row.id for row in data.tactics.card}
    used = {"fighting_withdrawal", "overload", "outnumbered", "home_ground", "concentrated_fire"}
    if need(used <= cards, data.tactics, f"the examples use {', '.join(sorted(used))}", "card"):
        check_first(data, need)
        check_second(data, need)
        dial = _dial(data, "assault", "concentrated_fire")
        need((dial["attack"], dial["strength"]) == (1, 3), data.dial, "assault with Concentrated fire is 1 and 3")
    effects = [effect for card in data.tactics.card for effect in card.battle]
    need(any(effect.op == "die_also_attack" for effect in effects), data.tactics, "the die attacks with a card", "card")
    shown = any(
        (card.left, card.right) == (1, 3)
        and any((e.op, e.stat, e.value, e.conditions) == ("stat", "attack", 2, ()) for e in card.battle)
        for card in data.tactics.card
    )
    need(shown, data.tactics, "the rulebook shows a card of 1 and 3 with 2 attack", "card")
    none = data.dial.default_card
    need(none.left + none.right + none.retreat_defense == 0, none, "a Retreat without a card defends nothing")


def check_first(data: Files, need: Need) -> None:
    """Jrayek with Ikryla and Uryk retreat from the A.I.: 11 against 12."""
    leaders = by_id(data.leaders.leader)
    attributes = by_id(data.attributes.attribute)
    ikryla, uryk = leaders["ikryla"].base.stats, leaders["uryk"].upgraded.stats
    jrayek, ai = _dial(data, "retreat", "fighting_withdrawal"), _dial(data, "die_right", "overload")
    face = _face(data)
    own = 4 + _sum(attributes["hostile"].base, "strength") + ikryla[0] + uryk[0] + jrayek["strength"]
    other = 5 + ai["strength"] + face
    need(
        (own, other) == (11, 12), data.leaders, f"battle example 1 comes to {own} and {other}, not 11 and 12", "leader"
    )
    need(face - jrayek["defense"] == 1, data.dial, "battle example 1 wounds one fighter of the Jrayek", "die_face")
    wounded = uryk[1] + ikryla[1] - ai["defense"]
    need(wounded == 3, data.leaders, f"battle example 1 wounds three of the A.I., not {wounded}", "leader")
    gain = attributes["aggressive"].base[0].gain
    need(gain == {"energy": 1}, attributes["aggressive"], "battle example 1 gives one energy", "base")


def check_second(data: Files, need: Need) -> None:
    """Circadians against Jrayek with an outpost: 13 against 13."""
    attributes = by_id(data.attributes.attribute)
    cards = by_id(data.tactics.card)
    own, other, face = _dial(data, "die_left", "outnumbered"), _dial(data, "die_right", "home_ground"), _face(data)
    each = sum(int(e.value) for e in attributes["militarized"].base if e.op == "fighter_strength")
    outpost = next(row for row in data.factions.building_type if row.id == "outpost")
    sums = (
        3 * each + own["strength"] + face,
        4 + _sum(outpost.effects, "strength") + other["strength"] + face,
    )
    need(sums == (13, 13), data.tactics, f"battle example 2 comes to {sums[0]} and {sums[1]}, not 13 and 13", "card")
    attack, defense = _sum(cards["home_ground"].battle, "attack"), _sum(cards["outnumbered"].battle, "defense")
    need((attack, defense) == (2, 2), data.tactics, "battle example 2 has 2 attack and 2 defense", "card")


def _dial(data: Files, sector: str, card: str) -> dict[str, int]:
    """What a sector makes of a card's values."""
    total = {"strength": 0, "attack": 0, "defense": 0, "die": 0}
    row = next(each for each in data.dial.sector if each.id == sector)
    values = next(each for each in data.tactics.card if each.id == card)
    for stat, value in ((row.left, values.left), (row.right, values.right)):
        total[stat] += value if isinstance(value, int) else 0
    return total


def _sum(effects: tuple[Effect, ...], stat: str) -> int:
    """What effects add to a stat."""
    return sum(int(effect.value) for effect in effects if effect.op == "stat" and effect.stat == stat)


def _face(data: Files) -> int:
    """The die shows 4 strength in both examples, and no defense."""
    return next(row.strength for row in data.dial.die_face if (row.strength, row.defense) == (4, 0))
