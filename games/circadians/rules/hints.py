"""What a player should know of regions, leaders, cards and costs before choosing: short texts for hints and reasons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce

from games.circadians import components as c
from games.circadians.effects import effects_text, reward_text, some
from games.circadians.state import HOME, Circadians, Region, Units, region_name, where
from games.engine import Text, Unavailable
from games.engine.text import Arg, Item


def joined(*parts: Text | None) -> Text:
    """Some texts, one after another."""
    found: list[Item] = [part for part in parts if part is not None]
    if len(found) == 1 and isinstance(found[0], Text):
        return found[0]
    said = found[0]
    for part in found[1:]:
        said = Text("circadians-hint-and", {"first": said, "then": part})
    assert isinstance(said, Text)
    return said


def faction_name(g: Circadians, seat: int) -> Text:
    """A faction, which is shorter than the name of whoever plays it and needs no case."""
    return Text(f"circadians-faction-{g.seats[seat].faction}")


# -- places ----------------------------------------------------------------------------------------------


def loot_of(region: Region) -> Text | None:
    """What a region yields (CIR-9.2)."""
    if region.token is not None:
        token = c.LOOT[region.token]
        return reward_text(token.upgraded if region.token_upgraded else token.base)
    return reward_text(c.PRINTED_LOOT[region.loot]) if region.loot else None


def land_text(region: Region) -> Text:
    """Terrain and loot."""
    terrain = Text(f"circadians-land-{region.terrain}")
    yields = loot_of(region)
    return terrain if yields is None else Text("circadians-hint-land", {"terrain": terrain, "loot": yields})


def units_text(units: Units) -> Text:
    """Fighters, leaders and Rhy-zu."""
    parts: list[Item] = [Text(f"circadians-leader-{name}") for name in (*units.leaders, *units.rhyzu)]
    if units.fighters or not parts:
        parts.insert(0, Text("circadians-some-fighters", {"count": units.fighters}))
    return Text("circadians-list", {"parts": parts})


def others_text(g: Circadians, seat: int, name: str) -> Text | None:
    """Who else is in a region: by name if it is one faction, by numbers if there are more."""
    region = g.regions[name]
    others = sorted(g.present(name) - {seat})
    if not others:
        return None
    if len(others) > 1:
        counted: list[Item] = [
            Text("circadians-hint-number", {"faction": faction_name(g, other), "count": g.units(other, name).count})
            for other in others
        ]
        return Text("circadians-list", {"parts": counted})
    other = others[0]
    parts: list[Item] = []
    if (units := g.units(other, name)).count:
        parts.append(units_text(units))
    parts += [Text(f"circadians-lower-{building.kind}") for building in region.buildings if building.seat == other]
    return Text("circadians-hint-there", {"faction": faction_name(g, other), "what": parts})


def place_text(g: Circadians, seat: int, name: str) -> Text:
    """A region as somebody sees it who thinks of going there: land, loot, relic, who is there."""
    if name == HOME:
        return Text("circadians-hint-home", {"units": units_text(g.seats[seat].home)})
    region = g.regions[name]
    relic = Text("circadians-hint-relic", {"number": region.relic}) if region.relic else None
    mine = g.units(seat, name)
    own = Text("circadians-hint-own", {"count": mine.count}) if mine.count else None
    return joined(land_text(region), relic, others_text(g, seat, name), own)


def why_not(name: str, reason: Text, label: Text | None = None) -> Unavailable:
    """A region that cannot be chosen, and why."""
    return Unavailable(name, label or region_name(name), reason, where(name))


def sides_text(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> Text:
    """Strength, attack and defense of both sides of a battle."""
    names = ("strength", "attack", "defense")
    args: dict[str, Arg] = {f"my-{name}": value for name, value in zip(names, mine, strict=True)}
    args |= {f"their-{name}": value for name, value in zip(names, theirs, strict=True)}
    return Text("circadians-hint-sides", args)


def sum_text(parts: Iterable[tuple[str, str, int]], stat: str) -> Text:
    """What a number is made of: "4 fighters + 3 Sable"; 0 if it is made of nothing."""
    added: dict[str, int] = {}
    for source, kind, value in parts:
        if kind == stat:
            added[source] = added.get(source, 0) + value
    said = [(source, value) for source, value in added.items() if value]
    if not said:
        return Text("circadians-sum-nothing")
    return reduce(_and, said[1:], _part(said[0][0], str(said[0][1]).replace("-", "−")))


def _and(first: Text, then: tuple[str, int]) -> Text:
    source, value = then
    key = "circadians-sum-minus" if value < 0 else "circadians-sum-plus"
    return Text(key, {"first": first, "then": _part(source, str(abs(value)))})


def _part(source: str, value: str) -> Text:
    name = Text(f"circadians-sum-{source}" if source in ("fighters", "die") else f"circadians-{source}")
    return Text("circadians-sum-part", {"value": value, "what": name})


# -- cards -----------------------------------------------------------------------------------------------


@cache
def side_text(leader: str, upgraded: bool) -> Text:
    """A leader's values and ability."""
    side = c.LEADERS[leader].upgraded if upgraded else c.LEADERS[leader].base
    strength, attack, defense = (str(value).replace("-", "−") for value in side.stats)
    args: dict[str, Arg] = {"strength": strength, "attack": attack, "defense": defense}
    return Text("circadians-hint-leader", {**args, "ability": effects_text(side.effects)})


def leader_text(leader: str, upgraded: bool, gems: int, energy: int = 0) -> Text:
    """The same with what it costs."""
    cost = reward_text({key: count for key, count in (("energy", energy), ("gems", gems)) if count})
    return joined(cost if energy or gems else Text("circadians-hint-free"), side_text(leader, upgraded))


@cache
def attribute_text(name: str) -> Text:
    """What upgrading an attribute costs, and what is new on its other side."""
    data = c.ATTRIBUTES[name]
    new = [effect for effect in data.upgraded if effect not in data.base]
    gems = some("gems", data.upgrade_gems)
    return joined(gems, effects_text((*new, *data.on_upgrade)))


def lost_points(what: str, count: int) -> Text:
    """Points that are not spent are lost (CIR-6.17)."""
    return some(what, count)


def left_text(energy: int, gems: int) -> Text:
    """What a faction keeps when it has paid."""
    return Text("circadians-hint-left", {"energy": energy, "gems": gems})


def lacks(what: str, need: int, have: int) -> Text:
    """Why something cannot be paid."""
    return Text(f"circadians-why-{what}", {"need": need, "have": have})


def short_of(g: Circadians, seat: int, cost: dict[str, int]) -> Text | None:
    """What a faction lacks to pay this; None if it can."""
    player = g.seats[seat]
    for what in ("energy", "gems"):
        need, have = cost.get(what, 0), getattr(player, what)
        if need > have:
            return lacks(what, need, have)
    return None
