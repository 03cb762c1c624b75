"""RYO-7: whom a strike, a flip or a move can reach."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Option, Text
from games.engine.option import Unavailable
from games.ryozen import components as c
from games.ryozen.rules.effects import Ctx
from games.ryozen.state import Ryozen, is_palace, kin_name, place_name, who
from games.ryozen.vocabulary import Op


def zone(g: Ryozen, ctx: Ctx, name: str) -> tuple[str, ...]:
    """The sectors of a zone of the vocabulary, clockwise from the Gate; the Palace is in none (RYO-2.4, RYO-7.6)."""
    if name == "same":  # RYO-10.15
        return (ctx.here,)
    if name == "opposite":  # RYO-10.13, RYO-10.13.1, example RYO-X12
        return (c.SECTORS[ctx.here].opposite,)
    if name == "adjacent":  # RYO-10.14, RYO-10.17
        return c.SECTORS[ctx.here].adjacent
    if name == "own_cloaked_sector":  # RYO-10.24, RYO-10.24.1
        return tuple({c.SECTOR_OF[kin.at]: 0 for kin in g.kin if kin.owner == ctx.seat and kin.cloaked})
    return g.highlighted if name == "highlighted" else c.SECTOR_IDS


def targets(g: Ryozen, ctx: Ctx, op: Op) -> list[int]:
    """RYO-7.8, RYO-7.15: kin that a strike or flip can hit; a strike never hits the acting tile (RYO-10.15.1)."""
    sectors = zone(g, ctx, op.zone)
    places = _places(sectors)
    found = [n for n, kin in enumerate(g.kin) if kin.at in places and not hindrance(g, ctx, op, n, sectors)]
    return sorted(found, key=lambda number: c.PLACE_ORDER[g.kin[number].at])


@lru_cache(maxsize=256)
def _places(sectors: tuple[str, ...]) -> frozenset[str]:
    """All places of some sectors: most kin lie elsewhere, and nothing else need be known of them."""
    return frozenset(place for place, sector in c.SECTOR_OF.items() if sector in sectors)


def hindrance(g: Ryozen, ctx: Ctx, op: Op, number: int, sectors: tuple[str, ...]) -> str:
    """What keeps a kin from being hit, in a word; nothing if it can be."""
    kin = g.kin[number]
    sector = c.SECTOR_OF.get(kin.at)
    if sector is None:
        return "palace" if is_palace(kin.at) else "away"
    if op.owner != "any" and (op.owner == "self") != (kin.owner == ctx.seat):
        return "not-own" if op.owner == "self" else "own"
    if sector not in sectors:
        return "zone"
    if op.op == "strike":
        if number == ctx.actor:
            return "acting"
        return "" if right_face(kin.cloaked, op.face) else f"not-{op.face}"
    return "" if kin.cloaked == (op.to == "revealed") else f"is-{op.to}"


def unreachable(g: Ryozen, ctx: Ctx, op: Op) -> list[Unavailable]:
    """Kin on the board that cannot be hit, each with the reason; those in the open Palace together."""
    sectors, found = zone(g, ctx, op.zone), dict[str, Unavailable]()
    for number in sorted(range(len(g.kin)), key=lambda number: c.PLACE_ORDER[g.kin[number].at]):
        kin, why = g.kin[number], hindrance(g, ctx, op, number, sectors)
        if why not in ("", "away", "not-own"):
            one = target_label(kin.owner, kin.kind, kin.at, kin.cloaked)
            label = place_name(c.PALACE) if kin.at == c.PALACE else one
            found[kin.at] = Unavailable(kin.at, label, why_text(why, op.zone), kin.at)
    return [*found.values()]


def why_text(why: str, area: str) -> Text:
    """A hindrance in words."""
    return Text(f"ryozen-why-zone-{area.replace('_', '-')}" if why == "zone" else f"ryozen-why-{why}")


def right_face(cloaked: bool, face: str) -> bool:
    """Whether a kin lies with the side up that an effect asks for."""
    return face == "any" or cloaked == (face == "cloaked")


def target_options(g: Ryozen, numbers: list[int]) -> list[Option[str]]:
    """Kin on the board as options; the place is their id."""
    return [target_option(g.kin[n].owner, g.kin[n].kind, g.kin[n].at, g.kin[n].cloaked) for n in numbers]


@lru_cache(maxsize=1024)
def target_option(owner: int, kind: str, at: str, cloaked: bool) -> Option[str]:
    """A kin on the board."""
    return Option(at, target_label(owner, kind, at, cloaked), where=at)


def target_label(owner: int, kind: str, at: str, cloaked: bool) -> Text:
    """A kin on the board, with its owner and its side."""
    side = "cloaked" if cloaked else "revealed"
    return Text(f"ryozen-kin-at-{side}", {"kin": kin_name(kind), "owner": who(owner), "place": place_name(at)})
