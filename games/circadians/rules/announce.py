"""CIR-12.8: what both sides of a battle can see of each other before they plan."""

from __future__ import annotations

from collections.abc import Iterator

from games.circadians import components as c
from games.circadians.effects import effects_text
from games.circadians.rules.stats import building_effects, may_hold, totals
from games.circadians.state import Circadians, Fighting, who
from games.circadians.vocabulary import Effect
from games.engine import Step, Text
from games.engine.text import Item


class Announce(Step[Circadians], tag="Announce"):
    """CIR-12.8: values, gems, cards in hand and abilities of both sides."""

    def run(self, g: Circadians) -> None:
        for side in g.current_battle.sides:
            strength, attack, defense = totals(g, side.seat)
            g.tell(
                "circadians-announce",
                seat=who(side.seat),
                strength=strength,
                attack=attack,
                defense=defense,
                gems=g.seats[side.seat].gems,
                cards=len(g.seats[side.seat].hand),
            )
            if found := abilities(g, side):
                g.tell("circadians-announce-abilities", seat=who(side.seat), abilities=found)


def abilities(g: Circadians, side: Fighting) -> list[Item]:
    """Everything open that can matter in this battle, each with its name; cards in hand are nobody else's business."""
    other = g.current_battle.other(side.seat)
    found: list[Item] = []
    for name, effects in _sources(g, side, other):
        matter = tuple(
            effect
            for effect in effects
            if effect.at.startswith("battle:") and effect.at != "battle:select" and may_hold(g, effect, side, other)
        )
        if matter:
            found.append(Text("circadians-ability", {"name": name, "effects": effects_text(matter)}))
    return found


def _sources(g: Circadians, side: Fighting, other: Fighting) -> Iterator[tuple[Text, tuple[Effect, ...]]]:
    player = g.seats[side.seat]
    yield Text(f"circadians-faction-{player.faction}"), tuple(c.RULES[player.faction])
    for leader in side.leaders:
        yield Text(f"circadians-leader-{leader}"), tuple(g.side_of(side.seat, leader).effects)
    for name in c.FACTION_ATTRIBUTES[player.faction]:
        attribute = c.ATTRIBUTES[name]
        effects = attribute.upgraded if name in player.attributes else attribute.base
        yield Text(f"circadians-attribute-{name}"), tuple(effects)
    for kind, effect in building_effects(g, _region(g), side.seat):
        yield Text(f"circadians-building-{kind}"), (effect,)
    faction = g.seats[other.seat].faction
    if faction in player.intel:
        yield Text(f"circadians-intel-{faction}"), tuple(c.INTEL[faction].circadian_side)


def _region(g: Circadians) -> str:
    return g.current_battle.region
