"""What differs between two views of one viewer, in words: what a choice would do, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Text
from games.engine.text import Arg, Item
from games.hyperborea import components as c
from games.hyperborea.rules.action import prompt
from games.hyperborea.state import GHOST, NOBODY, cube_name, label, row_name, who
from games.hyperborea.view import AreaView, HyperboreaView, SeatView
from games.hyperborea.words import on_turn
from games.lib.changes import line_a_rival

COURSE = 3
"""Lines about the map, the cards on offer and the course of the game."""


def changes(before: HyperboreaView, after: HyperboreaView) -> list[Text]:
    """The own seat first, then the course of the game, the others, and whose turn it is."""
    course = [*_course(before, after), *_map(before, after), *_market(before, after)][:COURSE]
    return line_a_rival(
        "hyperborea",
        after,
        lambda seat: _player(before, after, seat),
        course=course,
        last=_turn(before, after),
    )


def _change(key: str, **words: Arg) -> Text:
    return Text(f"hyperborea-change-{key}", words)


def _from_to(key: str, old: int, new: int, **words: Arg) -> Iterator[Text]:
    if old != new:
        yield _change(key, old=old, new=new, **words)


def _course(before: HyperboreaView, after: HyperboreaView) -> Iterator[Text]:
    """The course of the game: the end is triggered, the game is over."""
    if after.outcome and not before.outcome:
        yield Text("hyperborea-words-over", {"seat": who(after.outcome.winners[0])})
    elif after.trigger != before.trigger:
        yield Text("hyperborea-end-triggered", {"seat": who(after.trigger)})


def _player(before: HyperboreaView, after: HyperboreaView, seat: int) -> Iterator[Text]:
    """Everything of one player, points first."""
    old, new = before.seats[seat], after.seats[seat]
    yield from _points(old, new)
    for name in new.objectives:
        if name not in old.objectives:
            yield _change("objective", objective=Text(f"hyperborea-objective-{name}"))
    yield from _from_to("gems", old.gems, new.gems)
    for card in new.cards:
        if card not in old.cards:
            yield _change("card", card=row_name(card))
    yield from _graveyard(old, new)
    yield from _figures(before, after, seat)
    yield from _rows(old, new)
    for kind, name in enumerate(c.COLOURS):
        track = Text(f"hyperborea-track-{name}")
        yield from _from_to("level", old.levels[kind], new.levels[kind], track=track)
    yield from _cubes(old, new)
    if before.turn == after.turn and seat == after.active:
        yield from _pool(before, after)
    if new.kept != old.kept:
        yield _change("kept", colour=new.kept) if new.kept else _change("kept-used")
    yield from _from_to("losses", old.losses, new.losses)
    yield from _from_to("reserve", old.reserve, new.reserve)


def _points(old: SeatView, new: SeatView) -> Iterator[Text]:
    """HYP-21: victory points as they stand, and where the difference comes from."""
    parts: list[Item] = [
        _change("part", part=Text(f"hyperborea-score-{name}"), points=_signed(points - old.score[name]))
        for name, points in new.score.items()
        if points != old.score[name]
    ]
    total = sum(new.score.values())
    if parts:
        yield _change("points", old=sum(old.score.values()), new=total, parts=parts)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def _graveyard(old: SeatView, new: SeatView) -> Iterator[Text]:
    yield from _from_to("ghosts", old.ghosts, new.ghosts)
    for rival in new.rivals:
        if rival not in old.rivals:
            yield _change("buried", seat=who(rival))


def _figures(before: HyperboreaView, after: HyperboreaView, seat: int) -> Iterator[Text]:
    """Figures by area, who is in which city or on which ruin, Fortresses."""
    for name, new in after.areas.items():
        old = before.areas.get(name)
        if old is None:
            continue
        place = label(name, new.tile, new.home)
        yield from _from_to("figures", _count(old, seat), _count(new, seat), area=place)
        for number, spot in enumerate(new.spots):
            if spot.occupant == seat and (number >= len(old.spots) or old.spots[number].occupant != seat):
                yield _change(f"in-{spot.kind}", area=place)
        yield from _from_to("walls", old.walls[seat], new.walls[seat], area=place)


def _count(area: AreaView, seat: int) -> int:
    return area.free[seat] + sum(spot.occupant == seat for spot in area.spots)


def _rows(old: SeatView, new: SeatView) -> Iterator[Text]:
    """HYP-7: what lies on rows, and which permanent cards work."""
    for row, cubes in new.rows.items():
        if cubes != old.rows.get(row):
            lying: list[Item] = [cube_name(kind) for kind in cubes if kind != c.EMPTY]
            yield _change("row", row=row_name(row), cubes=lying)
    if emptied := [row_name(row) for row in old.rows if row not in new.rows]:
        yield _change("emptied", rows=[*emptied])
    for card in new.in_force:
        if card not in old.in_force:
            yield _change("in-force", card=row_name(card))
    for card in old.in_force:
        if card not in new.in_force:
            yield _change("stopped", card=row_name(card))


def _cubes(old: SeatView, new: SeatView) -> Iterator[Text]:
    """HYP-7.1: the bag, the Available and the Unused area."""
    yield from _from_to("bag", sum(old.bag), sum(new.bag))
    if old.available != new.available:
        cubes = _listed(new.available)
        yield _change("available", cubes=cubes) if cubes else _change("none-available")
    yield from _from_to("unused", sum(old.unused), sum(new.unused))


def _listed(cubes: list[int]) -> list[Item]:
    return [
        Text("hyperborea-words-cube-count", {"cube": cube_name(kind), "count": count})
        for kind, count in enumerate(cubes)
        if count
    ]


def _pool(before: HyperboreaView, after: HyperboreaView) -> Iterator[Text]:
    """HYP-8.2: what is left to spend this turn."""
    if before.pool.points != after.pool.points or before.pool.entries != after.pool.entries:
        left = prompt(after.pool).args.get("left")
        yield Text("hyperborea-change-left", {"left": left}) if left else _change("nothing-left")


def _map(before: HyperboreaView, after: HyperboreaView) -> Iterator[Text]:
    """HYP-4.3: tiles that were turned up; Ghosts that are gone."""
    turned: list[Item] = [
        Text(f"hyperborea-tile-{new.tile}")
        for name, new in after.areas.items()
        if new.tile and name in before.areas and not before.areas[name].tile
    ]
    if turned:
        yield _change("turned-up", tiles=turned)
    for name, new in after.areas.items():
        old = before.areas.get(name)
        for was, now in zip(old.spots, new.spots, strict=False) if old else ():
            if was.occupant == GHOST and now.occupant != GHOST:
                yield _change("ghost-gone", area=label(name, new.tile, new.home))


def _market(before: HyperboreaView, after: HyperboreaView) -> Iterator[Text]:
    known = {offer.card for offers in before.market for offer in offers}
    fresh: list[Item] = [
        row_name(offer.card) for offers in after.market for offer in offers if offer.card and offer.card not in known
    ]
    if fresh and before.market:
        yield _change("on-offer", cards=fresh)


def _turn(before: HyperboreaView, after: HyperboreaView) -> Iterator[Text]:
    if after.active not in (before.active, NOBODY):
        yield on_turn(after)
