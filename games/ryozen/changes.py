"""What differs between two views of one viewer, in words: what a choice would do, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Text
from games.engine.text import Arg
from games.lib.changes import line_a_rival
from games.ryozen import components as c
from games.ryozen.state import kin_name, place_name, sector_name, who
from games.ryozen.view import Kin, RyozenView, SeatView

COURSE = 4
"""Lines about the Palace, the rows and the course of the game."""


def changes(before: RyozenView, after: RyozenView) -> list[Text]:
    """The own seat first, then the course of the game, and the others."""
    course = [*_course(before, after), *_board(before, after)][:COURSE]
    return line_a_rival("ryozen", after, lambda seat: _player(before, after, seat), course=course)


def _change(key: str, **words: Arg) -> Text:
    return Text(f"ryozen-change-{key}", words)


def _from_to(key: str, old: int, new: int) -> Iterator[Text]:
    if old != new:
        yield _change(key, old=old, new=new)


def _course(before: RyozenView, after: RyozenView) -> Iterator[Text]:
    """The course of the game: rounds and phases, the end."""
    if after.outcome is not None and before.outcome is None:
        winner = after.outcome.winners[0]
        yield Text("ryozen-words-over", {"seat": who(winner), "total": after.seats[winner].favour})
    elif (before.round, before.phase) != (after.round, after.phase):
        yield _change("phase", round=after.round, phase=Text(f"ryozen-phase-{after.phase}"))


def _player(before: RyozenView, after: RyozenView, seat: int) -> Iterator[Text]:
    """Everything of one player, favour first."""
    old, new = before.seats[seat], after.seats[seat]
    yield from _from_to("favour", old.favour, new.favour)
    for resource in new.resources:
        yield from _from_to(resource, old.resources.get(resource, 0), new.resources[resource])
    for colour in new.shards:
        yield from _from_to(colour, old.shards.get(colour, 0), new.shards[colour])
    yield from _kin(before, after, seat)
    yield from _cards(old, new)
    if old.explorer != new.explorer:
        yield _change("explorer", village=Text(f"ryozen-village-{after.villages[new.explorer]}"))
    if before.heralds and before.heralds.index(seat) != after.heralds.index(seat):
        yield _change("herald", old=before.heralds.index(seat) + 1, new=after.heralds.index(seat) + 1)
    if before.first != after.first == seat:
        yield _change("token")


def _kin(before: RyozenView, after: RyozenView, seat: int) -> Iterator[Text]:
    """Where kin went, who was hired, and which were turned over. A whole hand that comes back is one line."""
    pairs = [(old, new) for old, new in zip(before.kin, after.kin, strict=False) if new.owner == seat]
    home = [new for old, new in pairs if new.at == c.HAND != old.at]
    if len(home) > 1:
        yield _change("home", count=len(home))
    for old, new in pairs:
        if old.kind != new.kind:
            yield _change("hired", kin=kin_name(new.kind), old=kin_name(old.kind), place=place_name(new.at))
        elif old.at != new.at:
            if new.at != c.HAND or len(home) == 1:
                yield _moved(old, new)
        elif old.cloaked != new.cloaked:
            key = "cloaked" if new.cloaked else "revealed"
            yield _change(key, kin=kin_name(new.kind), place=place_name(new.at))


def _moved(old: Kin, new: Kin) -> Text:
    key = "moved-cloaked" if new.cloaked else "moved"
    return _change(key, kin=kin_name(new.kind), start=place_name(old.at), place=place_name(new.at))


def _cards(old: SeatView, new: SeatView) -> Iterator[Text]:
    """Kept revelation cards that came or went."""
    came, went = [*new.cards], [*old.cards]
    for card in old.cards:
        if card in came:
            came.remove(card)
            went.remove(card)
    for key, cards in (("card", came), ("card-gone", went)):
        if cards:
            yield _change(key, cards=[Text(f"ryozen-revelation-{card}") for card in cards])


def _board(before: RyozenView, after: RyozenView) -> Iterator[Text]:
    """The light of the Palace, events, villages, closed sectors, the rows."""
    if before.rotation != after.rotation:
        yield _change("lit", sectors=[sector_name(sector) for sector in after.highlighted])
    gone = [event for event in before.event_row if event and event not in after.event_row]
    new = [event for event in after.event_row if event and event not in before.event_row]
    for key, events in (("event-gone", gone), ("event", new)):
        if events:
            yield _change(key, events=[Text(f"ryozen-event-{event}") for event in events])
    for village in after.villages[len(before.villages) :]:
        yield _change("village", village=Text(f"ryozen-village-{village}"))
    closed = {block.sector for block in before.blocks}
    for block in after.blocks:
        if block.sector not in closed:
            yield _change("closed", sector=sector_name(block.sector))
    yield from _rows(before, after)


def _rows(before: RyozenView, after: RyozenView) -> Iterator[Text]:
    """New cards at the Springs, new tiles in the Clan House."""
    cards = [new for old, new in zip(before.revelation_row, after.revelation_row, strict=False) if new and new != old]
    if cards:
        yield _change("revelations", cards=[Text(f"ryozen-revelation-{card}") for card in cards])
    known = [(tile.owner, tile.kind) for tile in before.clan_row]
    tiles = [tile for tile in after.clan_row if (tile.owner, tile.kind) not in known]
    if tiles:
        yield _change(
            "tiles", tiles=[_change("tile", kin=kin_name(tile.kind), owner=who(tile.owner)) for tile in tiles]
        )
