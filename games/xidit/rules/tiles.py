"""XID-7: city tiles come and go, at once and inside the order that caused it (XID-3.3)."""

from __future__ import annotations

from games.engine import Text
from games.xidit.rules import said
from games.xidit.rules.titans import awaken_titans
from games.xidit.state import Site, Xidit, city_name, few_units


def fill(g: Xidit, number: int) -> list[int]:
    """XID-7.5: one unit per icon, as far as the barracks have that type. Example: XID-T18."""
    units = [min(wanted, left) for wanted, left in zip(g.tile(number).recruit, g.barracks, strict=True)]
    g.barracks = [left - taken for left, taken in zip(g.barracks, units, strict=True)]
    return units


def remove_recruit_tile(g: Xidit, city: int) -> None:
    """XID-7.1, XID-7.3, XID-7.7: to the discard; the next recruit to its city; a new next recruit.

    Example: XID-E9.
    """
    del g.sites[city]
    g.recruit_discard.append(city)  # XID-7.19: before the draw
    placed = g.next_recruit
    g.sites[placed] = Site(recruit=True, units=fill(g, placed))
    g.tell(
        "xidit-recruits-arrive",
        city=city_name(placed),
        units=few_units(g.sites[placed].units) or [],
        count=sum(g.sites[placed].units),
        where=f"city:{placed}",
    )
    draw_next_recruit(g)


def remove_threat_tile(g: Xidit, city: int) -> None:
    """XID-7.2, XID-7.4, XID-7.8: to the discard; the next threat to its city; a new next threat."""
    del g.sites[city]
    g.threat_discard.append(city)
    placed = g.next_threat
    g.sites[placed] = Site(recruit=False)
    tile = g.tile(placed)
    g.tell(
        "xidit-threat-appears",
        city=city_name(placed),
        threat=Text(f"xidit-threat-{tile.id}"),
        units=few_units(tile.threat),
        rewards=said.short_rewards(tile.rewards),
        where=f"city:{placed}",
    )
    draw_next_threat(g)


def draw_next_recruit(g: Xidit) -> None:
    """XID-7.17: recruit stack, else the turned threat discard, threat stack, turned recruit discard.

    XID-7.12: a discard is turned no earlier than this. Examples: XID-T17, XID-T34.
    """
    if not g.recruit_stack.cards and g.threat_discard:
        turn_threat_discard(g)
    if g.recruit_stack.cards:
        g.next_recruit = g.draw(g.recruit_stack)
        return
    if not g.threat_stack.cards:
        turn_recruit_discard(g)
    g.next_recruit = g.draw(g.threat_stack)  # XID-7.13


def draw_next_threat(g: Xidit) -> None:
    """XID-7.18: threat stack, else the turned recruit discard, else the titans awaken.

    XID-7.12: a discard is turned no earlier than this. Examples: XID-T13, XID-T33.
    """
    if not g.threat_stack.cards and g.recruit_discard:
        turn_recruit_discard(g)
    if not g.threat_stack.cards:
        awaken_titans(g)  # XID-7.14
    g.next_threat = g.draw(g.threat_stack)  # XID-8.11 after an awakening


def turn_threat_discard(g: Xidit) -> None:
    """XID-7.9, XID-7.11: it becomes the recruit stack, oldest tile on top, unshuffled."""
    g.recruit_stack.cards, g.threat_discard = g.threat_discard, []
    g.tell("xidit-threat-discard-turned", count=len(g.recruit_stack))


def turn_recruit_discard(g: Xidit) -> None:
    """XID-7.10, XID-7.11: it becomes the threat stack, oldest tile on top, unshuffled."""
    g.threat_stack.cards, g.recruit_discard = g.recruit_discard, []
    g.tell("xidit-recruit-discard-turned", count=len(g.threat_stack))
