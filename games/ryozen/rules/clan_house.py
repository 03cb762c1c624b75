"""RYO-8.60: revealing tiles of the own pile and hiring them."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Option, Text
from games.engine.option import Says, Unavailable
from games.engine.text import Arg, Item
from games.ryozen import components as c
from games.ryozen.rules.effects import WORDS, Ctx, Word
from games.ryozen.rules.hints import DRAWS
from games.ryozen.rules.purse import gain_favour, pay, price_lacking
from games.ryozen.rules.strikes import lift_blocks
from games.ryozen.state import RowTile, Ryozen, kin_name, place_name, some, who
from games.ryozen.vocabulary import Op


def reveal_kin(g: Ryozen, seat: int) -> None:
    """RYO-8.62: the top tile of the own pile into the leftmost free slot. Example: RYO-X18."""
    pile = g.seats[seat].pile
    if not pile.cards:  # RYO-8.64
        return
    if len(g.clan_row) == len(c.SLOTS):  # RYO-8.63, each time (RYO-12.35.2)
        pushed = g.clan_row.pop(0)
        g.seats[pushed.owner].gone.append(pushed.kind)
        g.tell("ryozen-tile-leaves", seat=who(pushed.owner), kin=kin_name(pushed.kind))
    g.clan_row.append(RowTile(seat, g.draw(pile)))
    key = "ryozen-tile-laid" if g.phase == "setup" else "ryozen-tile-revealed"
    g.tell(key, seat=who(seat), kin=kin_name(g.clan_row[-1].kind), slot=len(g.clan_row))


class RevealKin(Word):
    """`reveal_kin`: the player may, at the Clan House (RYO-D11); a seal does it by itself (RYO-12.35, RYO-12.35.1)."""

    def asks(self, op: Op) -> bool:
        return op.optional

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        reveal_kin(g, ctx.seat)

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return [REVEAL] if g.seats[ctx.seat].pile.cards else []

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        reveal_kin(g, ctx.seat)

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Says:
        """Where the tile will lie, or whom it pushes out (RYO-8.63)."""
        if len(g.clan_row) == len(c.SLOTS):
            first = g.clan_row[0]
            return Says(
                Text("ryozen-hint-reveal-full", {"kin": kin_name(first.kind), "owner": who(first.owner)}), DRAWS
            )
        slot = c.SLOTS[len(g.clan_row)]
        return Says(Text("ryozen-hint-reveal", {"slot": slot.index, "price": slot_price(slot.index - 1)}), DRAWS)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        if g.seats[ctx.seat].pile.cards:
            return []
        return [Unavailable(REVEAL.id, REVEAL.label, Text("ryozen-why-empty-pile"))]

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D11"


REVEAL = Option("reveal", Text("ryozen-reveal"), where="sector:clan_house")


class Hire(Word[tuple[str, str, str]]):
    """`hire` one own tile of the row in exchange for an own kin in hand or on the board (RYO-8.65, RYO-D12).

    RYO-8.73, RYO-8.74: once for each day effect, or not at all. RYO-8.76: with the whole price in hand.
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[tuple[str, str, str]]]:
        affordable = [
            (slot, tile.kind)
            for slot, tile in enumerate(g.clan_row)
            if tile.owner == ctx.seat and g.can_pay(ctx.seat, c.SLOTS[slot].cost)
        ]
        if not affordable:
            return []
        replaceable = replaceable_kin(g, ctx.seat)
        return [hire_option(slot, kind, old, at) for slot, kind in affordable for old, at in replaceable]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: tuple[str, str, str]) -> None:
        kind, at, old = pick
        hire(g, ctx.seat, kind, find_kin(g, ctx.seat, at, old))

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[tuple[str, str, str]]) -> Text:
        kind, at, _ = option.value
        slot = next(n for n, tile in enumerate(g.clan_row) if tile.owner == ctx.seat and tile.kind == kind)
        ability = Text(f"ryozen-ability-{kind.replace('_', '-')}")
        key = "ryozen-hint-hire-hand" if at == c.HAND else "ryozen-hint-hire-board"
        return Text(key, {"favour": c.SLOTS[slot].favour, "ability": ability})

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """RYO-8.65, RYO-8.76: tiles of others, and own ones that are too dear."""
        found = []
        for slot, tile in enumerate(g.clan_row):
            if tile.owner != ctx.seat:
                reason = Text("ryozen-why-other-clan", {"owner": who(tile.owner)})
            elif not g.can_pay(ctx.seat, c.SLOTS[slot].cost):
                reason = price_lacking(g, ctx.seat, c.SLOTS[slot].cost)
            else:
                continue
            found.append(Unavailable(f"{tile.kind}-{slot + 1}", kin_name(tile.kind), reason, f"slot.{slot + 1}"))
        return found

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D12"


def replaceable_kin(g: Ryozen, seat: int) -> list[tuple[str, str]]:
    """RYO-8.67: kinds and where they are; equal kin in hand or in the open Palace count once. Pushed ones cannot.

    RYO-8.75: the kin placed in this turn can. Example: RYO-X50.
    """
    kin = [(kin.kind, kin.at) for kin in g.kin if kin.owner == seat and kin.at != c.PUSHED]  # RYO-17.22
    return sorted(set(kin), key=lambda each: (c.PLACE_ORDER[each[1]], c.KIND_ORDER[each[0]]))


def find_kin(g: Ryozen, seat: int, at: str, kind: str) -> int:
    """The kin of this kind there."""
    return next(n for n, kin in enumerate(g.kin) if kin.owner == seat and kin.at == at and kin.kind == kind)


def hire(g: Ryozen, seat: int, kind: str, number: int) -> None:
    """Pay the slot, exchange the tiles, gain the slot's favour; the row closes up. Examples: RYO-X18, RYO-X19.

    RYO-7.13: neither a placement nor a move. RYO-8.72, RYO-8.77: in hand it lies revealed and can be placed.
    """
    slot = next(n for n, tile in enumerate(g.clan_row) if tile.owner == seat and tile.kind == kind)
    pay(g, seat, c.SLOTS[slot].cost)  # RYO-8.66
    del g.clan_row[slot]  # RYO-8.71
    kin = g.kin[number]
    g.seats[seat].gone.append(kin.kind)  # RYO-8.69
    old, place = kin_name(kin.kind), place_name(kin.at)
    kin.kind = kind  # RYO-8.68: on the same place with the same side up; RYO-5.12: one for one
    lift_blocks(g, number)  # RYO-10.23.4
    g.tell("ryozen-hired", seat=who(seat), kin=kin_name(kind), old=old, place=place, where=kin.at)
    gain_favour(g, seat, c.SLOTS[slot].favour, "hiring")  # RYO-8.70


@lru_cache(maxsize=1024)
def hire_option(slot: int, kind: str, old: str, at: str) -> Option[tuple[str, str, str]]:
    """A tile of the row and the kin it replaces: `archer>hand/apprentice`."""
    priced: dict[str, Arg] = {"kin": kin_name(kind), "price": slot_price(slot)}
    label = Text("ryozen-hire-option", {**priced, "old": kin_name(old), "place": place_name(at)})
    group = Text("ryozen-hire-group", {**priced})
    return Option(f"{kind}>{at}/{old}", label, group, where=None if at == c.HAND else at, means=(kind, at, old))


def slot_price(slot: int) -> list[Item]:
    """The coins of a slot."""
    return [some(resource, count) for resource, count in c.SLOTS[slot].cost.items()]


WORDS |= {"reveal_kin": RevealKin(), "hire": Hire()}
