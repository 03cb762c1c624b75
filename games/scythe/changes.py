"""What differs between two views of one viewer, in words: what a choice would do, what happened since the last look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.engine import Text
from games.engine.text import Arg
from games.lib.changes import line_by_line
from games.scythe import components as c
from games.scythe.state import hex_name, round_of, who
from games.scythe.view import ScytheView, SeatView


def changes(before: ScytheView, after: ScytheView) -> list[Text]:
    """The viewer's own things first, then those of the others, then the table's."""
    return line_by_line(
        "scythe",
        after,
        lambda seat: _seat(before.seats[seat], after.seats[seat]),
        first=_end(before, after),
        last=_table(before, after),
    )


def _end(before: ScytheView, after: ScytheView) -> Iterator[Text]:
    if after.outcome is not None and before.outcome is None:
        yield Text("scythe-words-over", {"number": round_of(after.turn, after.players)})


def _table(before: ScytheView, after: ScytheView) -> Iterator[Text]:
    for place in before.tokens:
        if place not in after.tokens:
            yield Text("scythe-change-token", {"place": hex_name(place)})
    if after.outcome is None and after.active != before.active and after.active >= 0:
        yield Text("scythe-change-turn", {"seat": who(after.active)})


def _seat(old: SeatView, new: SeatView) -> list[Text]:
    """What became of one player."""
    return [
        *_stars(old, new),
        *_tracks(old, new),
        *_advances(old, new),
        *_units(old, new),
        *_stock(old, new),
    ]


def _stars(old: SeatView, new: SeatView) -> Iterator[Text]:
    for star in new.stars[len(old.stars) :]:
        yield Text("scythe-change-star", {"space": Text(f"scythe-triumph-{star}")})


def _tracks(old: SeatView, new: SeatView) -> Iterator[Text]:
    if new.faction and not old.faction:
        yield Text(f"scythe-faction-{new.faction}")
    if new.mat and not old.mat:
        yield Text("scythe-change-mat", {"mat": Text(f"scythe-mat-{new.mat}")})
    pairs = {
        "coins": (old.coins, new.coins),
        "power": (old.power, new.power),
        "popularity": (old.popularity, new.popularity),
        "combat_cards": (old.cards, new.cards),
    }
    for kind, (had, has) in pairs.items():
        if had != has and min(had, has) >= 0:
            yield Text(f"scythe-purse-{kind}", {"before": had, "after": has})


def _advances(old: SeatView, new: SeatView) -> Iterator[Text]:
    for cube in new.cubes[len(old.cubes) :]:
        yield Text("scythe-change-upgrade", {"cube": Text(f"scythe-cube-{cube}")})
    for bottom, cost in new.costs.items():
        if bottom in old.costs and old.costs[bottom] != cost:
            args: dict[str, Arg] = {"before": old.costs[bottom], "after": cost}
            yield Text("scythe-change-cost", {**args, "action": Text(f"scythe-bottom-{bottom}")})
    for slot, (had, has) in enumerate(zip(old.mechs, new.mechs, strict=True), 1):
        if has and not had and new.faction:
            mech = next(each for each in c.FACTIONS[new.faction].mech if each.slot == slot)
            yield Text("scythe-deploy-option", {"ability": Text(f"scythe-ability-{mech.id}"), "place": hex_name(has)})
    for structure, place in new.structures.items():
        if structure not in old.structures:
            label = Text(f"scythe-structure-{structure}")
            yield Text("scythe-build-option", {"structure": label, "place": hex_name(place)})
    for recruit in new.recruits:
        if recruit not in old.recruits:
            yield Text("scythe-change-recruit", {"recruit": Text(f"scythe-recruit-{recruit}")})
    if new.factory and not old.factory:
        yield Text("scythe-section-factory", {"card": Text(f"scythe-factory-{new.factory}")})


def _units(old: SeatView, new: SeatView) -> Iterator[Text]:
    if old.character != new.character and old.character and new.character:
        yield _went("character", old.character, new.character)
    for had, has in zip(old.mechs, new.mechs, strict=True):
        if had and has and had != has:
            yield _went("mech", had, has)
    gone, come = Counter(old.workers), Counter(new.workers)
    for place, count in sorted((come - gone).items()):
        if place:
            yield Text("scythe-change-workers", {"count": count, "place": hex_name(place)})


def _went(kind: str, origin: str, place: str) -> Text:
    args: dict[str, Arg] = {"origin": hex_name(origin), "place": hex_name(place)}
    return Text("scythe-going", {"unit": Text(f"scythe-the-{kind}"), **args})


def _stock(old: SeatView, new: SeatView) -> Iterator[Text]:
    for kind, had, has in zip(c.RESOURCES, old.stock, new.stock, strict=True):
        if had != has:
            args: dict[str, Arg] = {"before": had, "after": has}
            yield Text("scythe-change-stock", {**args, "what": Text(f"scythe-resource-{kind}")})
    if len(old.territories) != len(new.territories):
        held: dict[str, Arg] = {"before": len(old.territories), "after": len(new.territories)}
        yield Text("scythe-change-territories", held)
