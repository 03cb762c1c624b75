"""The components of Ryozen, to be looked up: kin, sectors, villages, revelation cards, events."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.engine.catalogue import DISCARDED, Card, Catalogue, with_seats
from games.engine.text import Item, Text
from games.ryozen import components as c
from games.ryozen.state import kin_name, place_name, sector_name, some, who
from games.ryozen.view import RyozenView


@cache
def cards() -> tuple[Card, ...]:
    """Everything that has a name."""
    return (*_kin(), *_sectors(), *_villages(), *_revelations(), *_events())


def _key(name: str) -> str:
    return name.replace("_", "-")


def _kin() -> Iterable[Card]:
    for kind in c.KINDS.values():
        lines = (
            Text(f"ryozen-ability-{_key(kind.id)}"),
            Text("ryozen-catalogue-kin", {"count": kind.per_clan, "starting": kind.starting}),
        )
        yield Card(f"kin/{kind.id}", "kin", kin_name(kind.id), lines, kind.source)


def _sectors() -> Iterable[Card]:
    for sector in c.SECTORS.values():
        lines = (Text(f"ryozen-effect-{_key(sector.id)}"), _night(sector))
        yield Card(f"sector/{sector.id}", "sector", sector_name(sector.id), lines, sector.source)
    palace = (Text("ryozen-effect-palace"), Text("ryozen-catalogue-night-palace"))
    yield Card("sector/palace", "sector", sector_name("palace"), palace, c.DATA.board.palace.source)


def _night(sector: c.Sector) -> Text:
    """RYO-14.4, RYO-14.5: what it gives to everybody there, and to whoever has the most influence."""
    ((reward,), (bonus,)) = sector.night_reward, sector.majority_bonus
    what = "favour" if reward.op == "gain_favour" else reward.resource
    given = Text("ryozen-catalogue-any") if what == "any" else some(what, int(reward.n))
    return Text("ryozen-catalogue-night", {"reward": given, "bonus": some(bonus.colour, int(bonus.n))})


def _villages() -> Iterable[Card]:
    first, altar = c.DATA.villages.start_village, c.DATA.villages.altar_tile
    sources = {first.id: first.source, altar.id: altar.source}
    sources |= {row.id: row.source for row in c.DATA.villages.village}
    for name, source in sources.items():
        lines = (Text(f"ryozen-bonus-{_key(name)}"),)
        yield Card(f"village/{name}", "village", Text(f"ryozen-village-{name}"), lines, source)


def _revelations() -> Iterable[Card]:
    for row in c.REVELATIONS.values():
        price: list[Item] = [some(kind, count) for kind, count in row.cost.items() if count]
        lines = (
            Text(f"ryozen-card-{_key(row.id)}"),
            Text("ryozen-catalogue-price", {"price": price}) if price else Text("ryozen-catalogue-free"),
            Text("ryozen-catalogue-discard", {"favour": some("favour", row.discard_favour)}),
            Text("ryozen-catalogue-glyph", {"glyph": Text(f"ryozen-glyph-{row.glyph}"), "count": row.copies}),
        )
        source = "part" if row.print_source == "house" else row.source
        yield Card(f"revelation/{row.id}", "revelation", Text(f"ryozen-revelation-{row.id}"), lines, source)


def _events() -> Iterable[Card]:
    for row in c.DATA.events.event:
        lines = (Text(f"ryozen-does-{_key(row.id)}"),)
        yield Card(f"event/{row.id}", "event", Text(f"ryozen-event-{row.id}"), lines, row.source)


def whereabouts(view: RyozenView, card: Card) -> Text | None:
    """What lies open on the table."""
    kind, _, name = card.id.partition("/")
    match kind:
        case "kin":
            return _kin_on_board(view, name)
        case "village":
            return _village(view, name)
        case "revelation":
            return _revelation(view, name)
        case "event":
            return _event(view, name)
        case "sector":
            return Text("ryozen-where-highlighted") if name in view.highlighted else None
    return None


def _kin_on_board(view: RyozenView, kind: str) -> Text | None:
    places: list[Item] = [
        Text("ryozen-where-kin", {"seat": who(kin.owner), "place": place_name(kin.at)})
        for kin in view.kin
        if kin.kind == kind
    ]
    places += [
        Text("ryozen-where-row", {"seat": who(tile.owner)}) for tile in view.clan_row if tile and tile.kind == kind
    ]
    return Text("ryozen-where-list", {"places": places}) if places else None


def _village(view: RyozenView, name: str) -> Text | None:
    if name in view.villages:
        return Text("ryozen-where-built", {"space": view.villages.index(name)})
    return Text("ryozen-where-next") if name == view.next_village else None


def _revelation(view: RyozenView, name: str) -> Text | None:
    held = with_seats(seat for seat, player in enumerate(view.seats) if name in player.cards)
    if name in view.revelation_row:
        springs = Text("ryozen-where-springs")
        return Text("ryozen-where-list", {"places": [springs, held]}) if held else springs
    return held or (DISCARDED if name in view.revelation_discard else None)


def _event(view: RyozenView, name: str) -> Text | None:
    if name in view.event_row:
        return Text("ryozen-where-event", {"space": view.event_row.index(name) + 1})
    return DISCARDED if name in view.event_discard else None


CATALOGUE = Catalogue(cards, whereabouts)
