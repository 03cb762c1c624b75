"""What the top actions of a mat offer now (SCY-5.1, SCY-6), and what stands against it."""

from __future__ import annotations

from functools import cache

import msgspec

from games.engine import Option, Text
from games.scythe import components as c
from games.scythe.rules.mat import boxes_of
from games.scythe.rules.produce import everything
from games.scythe.rules.supply import missing
from games.scythe.state import Player, Scythe

SHORT = {
    "move_units": "move",
    "move_gain_coins": "coins",
    "bolster_power": "power",
    "bolster_combat_cards": "cards",
    "trade_resources": "resources",
    "trade_popularity": "popularity",
    "produce_territories": "produce",
}
"""Option ids of the choices."""


class Taking(msgspec.Struct, frozen=True):
    """A choice of a top action, whole or in part (SCY-2.17)."""

    what: str
    less: bool = False


@cache
def choice_option(name: str, count: int) -> Option[Taking]:
    """A choice of a top action with its present boxes."""
    return Option(SHORT[name], choice_label(name, count), means=Taking(name))


def choice_label(name: str, count: int) -> Text:
    """A choice of a top action in words."""
    return Text(f"scythe-choice-{SHORT[name]}", {"count": count})


@cache
def less_option(name: str) -> Option[Taking]:
    """The same choice, taken in part (SCY-2.17)."""
    short = SHORT[name]
    label = Text("scythe-choice-less", {"what": Text(f"scythe-less-{short}")})
    return Option(f"less-{short}", label, means=Taking(name, less=True))


class Quick(msgspec.Struct, frozen=True):
    """A section and what its top action is to do, in one choice."""

    section: str
    taking: Taking


@cache
def quick_option(number: int, action: str, name: str, count: int, *, everything: bool) -> Option[Quick]:
    """A section with a choice of its top action, said in one line; `everything` of what Produce could make."""
    short = SHORT[name]
    key = "produce-all" if everything else short
    group = Text("scythe-section-top", {"number": number, "top": Text(f"scythe-act-{action}")})
    label = Text(f"scythe-quick-{key}", {"number": number, "count": count})
    return Option(f"{number}:{short}", label, group=group, means=Quick(str(number), Taking(name)))


def quick_options(g: Scythe, seat: int, section: c.Section) -> list[Option[Quick]]:
    """SCY-22.1: what the top action of a section can do now, whole, to be chosen together with the section."""
    found = []
    for choice in payable_choices(g, seat, section.top):
        count, whole = boxes_of(g.seats[seat], choice), False
        if choice.op == "produce":
            sites = everything(g, seat, count)
            if sites == []:
                continue
            whole = sites is not None
        found.append(quick_option(section.index, section.top, choice.id, count, everything=whole))
    return found


def why_not(g: Scythe, seat: int, action: str, choice: c.TopChoice) -> Text | None:
    """SCY-2.16, SCY-6.7: what stands against a choice of a top action; None if it can be taken."""
    lacking = missing(g, seat, c.TOP_ACTIONS[action].cost)
    if lacking is not None:
        return lacking
    return None if _has_place(g, seat, choice) else Text("scythe-no-workplace")


def _has_place(g: Scythe, seat: int, choice: c.TopChoice) -> bool:
    return choice.op != "resource_any" or bool(g.workplaces(seat))


def payable_choices(g: Scythe, seat: int, action: str) -> list[c.TopChoice]:
    """The choices of a top action against which nothing stands."""
    top = c.TOP_ACTIONS[action]
    if missing(g, seat, top.cost) is not None:
        return []
    return [choice for choice in top.choice if _has_place(g, seat, choice)]


def structure_gain(player: Player, action: str) -> c.Gain | None:
    """SCY-6.2, SCY-6.8, SCY-8.1, SCY-8.2: what the own Monument or Armory adds (SCY-8.6), wherever it is (SCY-8.5)."""
    name = c.TOP_ACTIONS[action].structure
    effect = c.STRUCTURES[name].effect
    if name in player.structures and effect.kind == "bonus_gain" and effect.op:
        return c.Gain(effect.op, effect.n)
    return None
