"""What the one form of the game leads to while it is being filled in: Curse of Shadow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from games.engine import Decision, Form, Preview, Text
from games.engine.decision import Value
from games.ryozen import components as c
from games.ryozen.state import kin_name, sector_name
from games.ryozen.view import RyozenView


def preview(view: RyozenView, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
    """RYO-D22: who is turned over and who goes to the Palace, and where no reward is left."""
    if not isinstance(decision.shape, Form) or decision.rule != "RYO-D22":
        return None
    places = [value[0] for value in chosen.values() if isinstance(value, list) and value]
    return Preview(tuple(_lines(view, decision.seat, places)), route=tuple(places))


def _lines(view: RyozenView, seat: int, places: list[str]) -> Iterator[Text]:
    there = Counter(c.SECTOR_OF[kin.at] for kin in view.kin if kin.owner == seat and kin.at in c.SECTOR_OF)
    for kin in (kin for kin in view.kin if kin.at in places):
        sector = c.SECTOR_OF[kin.at]
        if kin.cloaked:
            key = "ryozen-preview-turned"
        elif there[sector] > 1:
            key = "ryozen-preview-leaves"
        else:
            key = "ryozen-preview-leaves-last"
        yield Text(key, {"kin": kin_name(kin.kind), "sector": sector_name(sector)})
