"""What differs between two views of one viewer, in words: what a choice would do, what happened since the last look."""

from __future__ import annotations

from collections.abc import Iterator

from games.circadians import components as c
from games.circadians.state import Region, Units, region_name, who
from games.circadians.view import CircadiansView, SeatView
from games.engine import Text
from games.engine.text import Arg, Item
from games.lib.changes import line_by_line


def changes(before: CircadiansView, after: CircadiansView) -> list[Text]:
    """The viewer's own things first, then those of the others, then the table's."""
    return line_by_line(
        "circadians",
        after,
        lambda seat: [*_mat(before.seats[seat], after.seats[seat]), *_pieces(before, after, seat)],
        first=_end(before, after),
        last=_table(before, after),
    )


def _from_to(key: str, before: int, after: int, **args: Arg) -> Text:
    return Text(f"circadians-change-{key}", {"before": before, "after": after, **args})


def _end(before: CircadiansView, after: CircadiansView) -> Iterator[Text]:
    if after.outcome is not None and before.outcome is None:
        yield after.outcome.reason


# -- mats ------------------------------------------------------------------------------------------------


def _mat(old: SeatView, new: SeatView) -> Iterator[Text]:
    """Relics, fame, purse, hand, tracks and cards of one faction."""
    if new.faction != old.faction:
        yield Text(f"circadians-faction-{new.faction}")
    for relic in new.relics[len(old.relics) :]:
        yield Text("circadians-words-relic", {"number": relic})
    for what in ("fame", "energy", "gems", "cards"):
        had, has = getattr(old, what), getattr(new, what)
        if had != has:
            yield _from_to(what, had, has)
    yield from _advances(old, new)
    yield from _gained(old, new)


def _advances(old: SeatView, new: SeatView) -> Iterator[Text]:
    for track, column in new.tracks.items():
        if track in old.tracks and old.tracks[track] != column:
            yield _from_to("track", old.tracks[track], column, track=Text(f"circadians-phase-{track}"))
    for area, (had, has) in enumerate(zip(old.areas, new.areas, strict=False), 1):
        if had != has:
            yield _from_to("area", had, has, area=area)
    if old.regions != new.regions:
        yield _from_to("regions", old.regions, new.regions)


def _gained(old: SeatView, new: SeatView) -> Iterator[Text]:
    """What is turned over, built from the mat, taken from and given to others."""
    upgraded = [f"leader-{name}" for name in new.upgraded if name not in old.upgraded]
    upgraded += [f"attribute-{name}" for name in new.attributes if name not in old.attributes]
    for name in upgraded:
        yield Text("circadians-change-upgraded", {"what": Text(f"circadians-{name}")})
    for name in old.mat:
        if name not in new.mat:
            yield Text("circadians-change-foundation", {"what": Text(f"circadians-personal-{name}")})
    for faction in new.intel:
        if faction not in old.intel:
            yield Text(f"circadians-intel-{faction}")
    came = [token for token in new.supply if token in old.vault]
    if came:
        tokens: list[Item] = [Text("circadians-token-name", {"total": c.TOKENS[token].total}) for token in came]
        yield Text("circadians-change-tokens", {"tokens": tokens})


# -- pieces ----------------------------------------------------------------------------------------------


def _pieces(before: CircadiansView, after: CircadiansView, seat: int) -> Iterator[Text]:
    """Where units and buildings of a faction are now, and were not before."""
    yield from _units(Text("circadians-home"), before.seats[seat].home, after.seats[seat].home)
    for name, region in after.regions.items():
        old = before.regions.get(name) or Region(terrain=region.terrain)
        yield from _units(region_name(name), old.units.get(seat) or Units(), region.units.get(seat) or Units())
        yield from _buildings(name, old, region, seat)


def _units(place: Text, old: Units, new: Units) -> Iterator[Text]:
    if old.fighters != new.fighters:
        yield _from_to("fighters", old.fighters, new.fighters, place=place)
    gone = [*old.leaders, *old.rhyzu]
    for name in (*new.leaders, *new.rhyzu):
        if name not in gone:
            yield Text("circadians-change-leader", {"leader": Text(f"circadians-leader-{name}"), "place": place})


def _buildings(name: str, old: Region, new: Region, seat: int) -> Iterator[Text]:
    had = [building.kind for building in old.buildings if building.seat == seat]
    has = [building.kind for building in new.buildings if building.seat == seat]
    for kind in c.BUILDINGS:
        args: dict[str, Arg] = {"building": Text(f"circadians-building-{kind}"), "region": region_name(name)}
        if has.count(kind) > had.count(kind):
            yield Text("circadians-build-place", args)
        elif has.count(kind) < had.count(kind):
            yield Text("circadians-change-destroyed", args)


# -- the table -------------------------------------------------------------------------------------------


def _table(before: CircadiansView, after: CircadiansView) -> Iterator[Text]:
    """Prices, tokens on the map, the ship, the flare gun, the phase."""
    yield from _prices(before, after)
    for name, region in after.regions.items():
        old = before.regions.get(name)
        if old is None:
            continue
        if (old.token, old.token_upgraded) != (region.token, region.token_upgraded):
            token = Text(f"circadians-loot-{region.token}")
            yield Text("circadians-loot-option", {"token": token, "region": region_name(name)})
        if old.morale != region.morale:
            yield Text(f"circadians-change-morale-{'up' if region.morale else 'down'}", {"region": region_name(name)})
    if before.docks and before.docks != after.docks:
        a, b = map(region_name, after.docks)
        yield Text("circadians-words-docks", {"a": a, "b": b})
    if after.outcome is None and (before.round, before.phase) != (after.round, after.phase):
        phase = Text(f"circadians-phase-{after.phase}")
        yield Text("circadians-change-phase", {"round": after.round, "phase": phase})
    if before.flare != after.flare and after.phase != "setup":
        yield Text("circadians-flare", {"seat": who(after.flare)})


def _prices(before: CircadiansView, after: CircadiansView) -> Iterator[Text]:
    for phase, price in after.prices.items():
        if phase in before.prices or price.seat is None:
            continue
        args: dict[str, Arg] = {"phase": Text(f"circadians-phase-{phase}"), "total": c.TOKENS[price.token].total}
        yield Text("circadians-words-price", {**args, "seat": who(price.seat)})
