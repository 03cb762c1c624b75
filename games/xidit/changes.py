"""What differs between two views of one viewer, in words: what a choice would do, what happened since the last look."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Text
from games.engine.text import Item
from games.lib.changes import MOST
from games.lib.seats import clockwise
from games.xidit import components as c
from games.xidit.state import city_name, few_units, who
from games.xidit.view import XiditView


def changes(before: XiditView, after: XiditView) -> list[Text]:
    """The viewer's own things first, then what everybody sees."""
    found = [
        *_end(before, after),
        *_own(before, after),
        *_seats(before, after),
        *_bards(before, after),
        *_neutral(before, after),
        *_tiles(before, after),
        *_titans(before, after),
        *_time(before, after),
    ]
    return found[:MOST]


def _rose(key: str, before: int, after: int, **args: Text) -> Iterator[Text]:
    if before != after:
        yield Text(key, {"before": before, "after": after, **args})


def _own(before: XiditView, after: XiditView) -> Iterator[Text]:
    """What lies behind the viewer's screen."""
    old, new = before.screen, after.screen
    if old is None or new is None:
        return
    for unit, had, has in zip(c.UNIT_IDS, old.units, new.units, strict=True):
        yield from _rose("xidit-change-units", had, has, unit=Text(f"xidit-unit-{unit}"))
    yield from _rose("xidit-change-coins", old.coins, new.coins)
    yield from _rose("xidit-change-bards", old.bards, new.bards)
    yield from _rose("xidit-change-stored", old.stored, new.stored)


def _seats(before: XiditView, after: XiditView) -> Iterator[Text]:
    """Heroes and guilds, the viewer's first."""
    for seat in clockwise(after.players, after.seat or 0):
        old, new = before.seats[seat], after.seats[seat]
        if old.hero != new.hero and old.hero:
            cities = {"from": city_name(old.hero), "to": city_name(new.hero)}
            yield Text("xidit-change-hero", {"seat": who(seat), **cities})
        elif old.hero != new.hero:
            yield Text("xidit-hero-placed", {"seat": who(seat), "city": city_name(new.hero)})
    for city, guild in sorted(after.guilds.items()):
        had = before.guilds[city].sections if city in before.guilds else 0
        if had != guild.sections:
            amounts = {"before": had, "after": guild.sections}
            yield Text("xidit-change-guild", {"seat": who(guild.owner), "city": city_name(city), **amounts})


def _bards(before: XiditView, after: XiditView) -> Iterator[Text]:
    for region in c.REGIONS:
        old = before.bards.get(region, [0] * before.players)
        new = after.bards.get(region, [0] * after.players)
        for seat in clockwise(after.players, after.seat or 0):
            if old[seat] != new[seat]:
                amounts = {"before": old[seat], "after": new[seat]}
                yield Text(
                    "xidit-change-sung", {"region": Text(f"xidit-region-{region}"), "seat": who(seat), **amounts}
                )


def _neutral(before: XiditView, after: XiditView) -> Iterator[Text]:
    for kind, old, new in zip(after.hall, before.neutral, after.neutral, strict=False):
        values = c.NEUTRAL_VALUES[kind]
        name = Text(f"xidit-assessment-{kind}")
        yield from _rose("xidit-change-neutral", values[old - 1], values[new - 1], assessment=name)


def _tiles(before: XiditView, after: XiditView) -> Iterator[Text]:
    """New tiles, tiles that are gone, and how many recruits are left."""
    for city, site in sorted(after.sites.items()):
        old = before.sites.get(city)
        if old is None or old.recruit != site.recruit:
            kind = "recruit" if site.recruit else "threat"
            units = site.units if site.recruit else c.TILES[after.tile_set, city].threat
            yield Text(f"xidit-change-new-{kind}", {"city": city_name(city), "units": few_units(units)})
        elif sum(old.units) != sum(site.units):
            yield Text("xidit-change-recruits", {"city": city_name(city), "units": few_units(site.units)})
    gone: list[Item] = [city_name(city) for city in sorted(before.sites) if city not in after.sites]
    if gone:
        yield Text("xidit-change-gone", {"cities": gone})


def _titans(before: XiditView, after: XiditView) -> Iterator[Text]:
    for old, new in zip(before.lair, after.lair, strict=False):
        if new.awake and new.awake != old.awake:
            yield Text("xidit-change-awake", {"titan": Text(f"xidit-titan-{new.awake}")})
        elif old.awake and not new.awake:
            yield Text("xidit-change-banished", {"titan": Text(f"xidit-titan-{old.awake}")})


def _time(before: XiditView, after: XiditView) -> Iterator[Text]:
    if before.year != after.year:
        yield Text("xidit-change-year", {"year": after.year, "first": who(after.first)})
    elif (before.phase, before.order) != (after.phase, after.order) and after.phase != "end":
        yield Text("xidit-change-phase", {"phase": after.phase, "order": after.order})


def _end(before: XiditView, after: XiditView) -> Iterator[Text]:
    for column in after.assessments[len(before.assessments) :]:
        out: list[Item] = [
            who(party) if party < after.players else Text("xidit-neutral-player") for party in column.eliminated
        ]
        yield Text("xidit-change-out", {"assessment": Text(f"xidit-assessment-{column.kind}"), "parties": out})
    if after.outcome is not None and before.outcome is None:
        winners: list[Item] = [who(seat) for seat in after.outcome.winners]
        yield Text("xidit-winner", {"party": winners[0]}) if winners else Text("xidit-neutral-wins")
