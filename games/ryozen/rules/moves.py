"""RYO-7.10: moving kin from one sector to another."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Option, Text
from games.engine.option import Says, Unavailable
from games.ryozen import components as c
from games.ryozen.rules import hints
from games.ryozen.rules.effects import WORDS, Ctx, Word
from games.ryozen.rules.strikes import place_lacking, relocate
from games.ryozen.rules.targets import right_face, why_text, zone
from games.ryozen.state import Kin, Ryozen, is_palace, kin_name, place_name, who
from games.ryozen.vocabulary import Op


class Move(Word[tuple[str, str]]):
    """`move` an own kin to a free place of another sector; it keeps its side and pays nothing (RYO-7.10).

    The Diplomat (RYO-10.17, RYO-10.17.1), Nomad Camp (RYO-11.29), Strategic Manoeuvres (RYO-12.20); never from or into
    the Palace (RYO-11.29.1, RYO-12.20.1). Example: RYO-X52.
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[tuple[str, str]]]:
        op = rest[0]
        sources = zone(g, ctx, op.from_)
        places = g.free_places_of(zone(g, ctx, op.to))  # RYO-7.11, RYO-7.14
        movers = [
            kin
            for kin in sorted(g.kin, key=lambda kin: c.PLACE_ORDER[kin.at])
            if kin.owner == ctx.seat and kin.at in c.SECTOR_OF and not self._hindrance(kin, sources, op)
        ]
        return [
            move_option(kin.kind, kin.at, place.id)
            for kin in movers
            for place in places
            if place.sector != c.SECTOR_OF[kin.at]
        ]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: tuple[str, str]) -> None:
        start, target = pick
        number = g.occupied()[start]
        relocate(g, number, target)
        g.tell(
            "ryozen-moved",
            seat=who(ctx.seat),
            kin=kin_name(g.kin[number].kind),
            start=place_name(start),
            place=place_name(target),
            where=target,
            route=(start, target),
        )

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[tuple[str, str]]) -> Says:
        return hints.moved(g, *option.value)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """Own kin that cannot be moved, and places that they cannot be moved to."""
        return [*self._rooted(g, ctx, rest[0]), *self._barred(g, ctx, rest[0])]

    def _rooted(self, g: Ryozen, ctx: Ctx, op: Op) -> list[Unavailable]:
        sources, found = zone(g, ctx, op.from_), dict[str, Unavailable]()
        for kin in sorted(g.kin, key=lambda kin: c.PLACE_ORDER[kin.at]):
            if kin.owner == ctx.seat and (why := self._hindrance(kin, sources, op)):
                label = Text("ryozen-kin-from", {"kin": kin_name(kin.kind), "place": place_name(kin.at)})
                found[kin.at] = Unavailable(kin.at, label, why_text(why, op.from_), kin.at)
        return [*found.values()]

    def _barred(self, g: Ryozen, ctx: Ctx, op: Op) -> list[Unavailable]:
        places = [place for sector in zone(g, ctx, op.to) for place in c.PLACES_IN[g.side][sector]]
        reasons = {place.id: place_lacking(g, place) for place in places}
        return [Unavailable(f">{at}", place_name(at), reason, at) for at, reason in reasons.items() if reason]

    def _hindrance(self, kin: Kin, sources: tuple[str, ...], op: Op) -> str:
        """What keeps an own kin from being moved, in a word; nothing if it can be."""
        sector = c.SECTOR_OF.get(kin.at)
        if sector is None:
            return "palace" if is_palace(kin.at) else ""
        if sector not in sources:
            return "zone"
        return "" if right_face(kin.cloaked, op.face) else f"not-{op.face}"

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-no-move")

    def rule(self, ctx: Ctx, op: Op) -> str:
        return {"kin": "RYO-D5.3", "card": "RYO-D3"}.get(ctx.origin, "RYO-D20")


@lru_cache(maxsize=1024)
def move_option(kind: str, start: str, target: str) -> Option[tuple[str, str]]:
    """A kin and where it goes."""
    start_name = Text("ryozen-kin-from", {"kin": kin_name(kind), "place": place_name(start)})
    label = Text("ryozen-move-option", {"kin": kin_name(kind), "start": place_name(start), "place": place_name(target)})
    return Option(f"{start}>{target}", label, group=start_name, where=target, means=(start, target))


WORDS |= {"move": Move()}
