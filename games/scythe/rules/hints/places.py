"""What a unit meets where it goes, said before it goes there."""

from __future__ import annotations

from games.engine import Text
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.board import FACTORY, TERRAIN
from games.scythe.rules.hints.parts import joined
from games.scythe.state import Scythe, some_goods, who


def target_hint(g: Scythe, seat: int, unit: str, place: str) -> Text | None:
    """Who and what is there, and what happens when this unit comes: the most important first."""
    meets = _opponents(g, seat, place)
    calls = _calls(g, seat, unit, place)
    rest = [part for part in (_structure(g, seat, place), lies(g, place), _own(g, seat, place)) if part is not None]
    room = 2 - (meets is not None) - (calls is not None)
    return joined(meets, calls, *rest[:room]) or _makes(place) or Text("scythe-at-nothing")


def _opponents(g: Scythe, seat: int, place: str) -> Text | None:
    """SCY-5.25, SCY-5.28: a combat, or workers that are driven off."""
    bits = g.opposing(seat, place)
    if not bits or place not in TERRAIN:
        return None
    other = bits.bit_length() - 1
    rival = g.seats[other]
    if rival.fighters_on(place):
        return Text("scythe-at-combat", {"other": who(other), "power": rival.power, "cards": len(rival.hand)})
    return Text("scythe-at-workers", {"other": who(other), "count": len(rival.workers_on(place))})


def _calls(g: Scythe, seat: int, unit: str, place: str) -> Text | None:
    """SCY-5.32, SCY-12.2: what waits for a character."""
    if unit != "c":
        return None
    if place in g.tokens:
        return Text("scythe-at-encounter")
    return Text("scythe-at-factory", {"count": len(g.factory)}) if visits(g, seat, place) else None


def visits(g: Scythe, seat: int, place: str) -> bool:
    """SCY-12.2: whether a character who ends there chooses a Factory card."""
    return place == FACTORY and not g.seats[seat].factory


def _structure(g: Scythe, seat: int, place: str) -> Text | None:
    for other, player in enumerate(g.seats):
        for name, at in player.structures.items():
            if at == place:
                key = "scythe-at-own-structure" if other == seat else "scythe-at-structure"
                return Text(key, {"structure": Text(f"scythe-structure-{name}"), "other": who(other)})
    return None


def lies(g: Scythe, place: str) -> Text | None:
    """Tokens that lie somewhere."""
    goods = some_goods(g.goods.get(place, ()))
    return Text("scythe-at-goods", {"goods": goods}) if goods else None


def _own(g: Scythe, seat: int, place: str) -> Text | None:
    pieces = own_pieces(g, seat, place)
    return Text("scythe-at-own", {"pieces": pieces}) if pieces else None


def own_pieces(g: Scythe, seat: int, place: str) -> list[Item]:
    """The own units on a place, in words."""
    player = g.seats[seat]
    parts: list[Item] = [Text("scythe-a-character")] if player.character == place else []
    if place in player.mechs:
        parts.append(Text("scythe-some-mechs", {"count": player.mechs.count(place)}))
    if place in player.workers:
        parts.append(Text("scythe-some-workers", {"count": player.workers.count(place)}))
    return parts


def _makes(place: str) -> Text | None:
    made = c.PRODUCES.get(TERRAIN[place], "")
    return Text(f"scythe-makes-{made}") if made else None


def place_hint(g: Scythe, seat: int, place: str) -> Text:
    """What is on an own territory."""
    return joined(_own(g, seat, place), lies(g, place)) or Text("scythe-at-nothing")
