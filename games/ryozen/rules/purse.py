"""Resources, shards and favour: gaining, paying and losing them (RYO-1.8, RYO-1.9, RYO-2.18)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.engine import Option, Text
from games.engine.option import Unavailable
from games.lib import payments
from games.ryozen import components as c
from games.ryozen.rules.counters import counter
from games.ryozen.rules.effects import WORDS, Ctx, Word, source_name
from games.ryozen.rules.hints import purse_after, shards_after
from games.ryozen.rules.shards import best_shard_to_gain
from games.ryozen.state import Ryozen, some, who
from games.ryozen.vocabulary import Op

EARNED_BY = {"kin": "kin", "card": "cards", "village": "villages", "event": "events", "night": "night"}


class Source(msgspec.Struct, frozen=True):
    """What brings a gain or a loss about, where that was not told before it."""

    name: Text
    where: str | None = None


def seal_of(ctx: Ctx) -> Source | None:
    """A seal acts by itself: it is named with what it brings."""
    sealed = ctx.origin == "card" and c.REVELATIONS[ctx.name].trigger
    return Source(source_name(ctx.source)) if sealed else None


def _tell(g: Ryozen, key: str, seat: int, kind: str, count: int, source: Source | None) -> None:
    what = [some(kind, count)]
    if source is None:
        g.tell(key, seat=who(seat), what=[*what])
    else:
        g.tell(f"{key}-from", seat=who(seat), what=[*what], source=source.name, where=source.where)


def gain_resource(g: Ryozen, seat: int, resource: str, count: int = 1, source: Source | None = None) -> None:
    """A gain never fails (RYO-1.8)."""
    if count:
        g.seats[seat].resources[resource] += count
        _tell(g, "ryozen-gained", seat, resource, count, source)


def pay(g: Ryozen, seat: int, cost: dict[str, int]) -> None:
    """A price."""
    for resource, count in cost.items():
        g.seats[seat].resources[resource] -= count
    paid = [some(resource, count) for resource, count in cost.items() if count]
    if paid:
        g.tell("ryozen-paid", seat=who(seat), what=[*paid])


def lose_resource(g: Ryozen, seat: int, resource: str, count: int = 1, source: Source | None = None) -> None:
    """As much as there is (RYO-13.5)."""
    lost = min(count, g.seats[seat].resources[resource])
    if lost:
        g.seats[seat].resources[resource] -= lost
        _tell(g, "ryozen-lost", seat, resource, lost, source)


def gain_shard(g: Ryozen, seat: int, colour: str, count: int = 1, source: Source | None = None) -> None:
    """Moon shards are unlimited (RYO-1.9)."""
    if count:
        g.seats[seat].shards[colour] += count
        _tell(g, "ryozen-gained", seat, colour, count, source)


def lose_shard(g: Ryozen, seat: int, colour: str, count: int = 1) -> None:
    """As many as there are; the first-player token is none (RYO-13.13, RYO-16.10)."""
    lost = min(count, g.seats[seat].shards[colour])
    if lost:
        g.seats[seat].shards[colour] -= lost
        g.tell("ryozen-lost", seat=who(seat), what=[some(colour, lost)])


def gain_favour(g: Ryozen, seat: int, count: int, earned_by: str, source: Source | None = None) -> None:
    """Favour, told, and noted by where it came from."""
    if count:
        add_favour(g, seat, count, earned_by)
        _tell(g, "ryozen-gained", seat, "favour", count, source)


def add_favour(g: Ryozen, seat: int, count: int, source: str) -> None:
    """Favour, noted by where it came from."""
    player = g.seats[seat]
    player.favour += count
    player.earned[source] = player.earned.get(source, 0) + count


def lose_favour(g: Ryozen, seat: int, count: int) -> None:
    """RYO-13.6: never below the floor. Example: RYO-X39."""
    player = g.seats[seat]
    lost = min(count, player.favour - c.FAVOUR_FLOOR)
    if lost > 0:
        player.favour -= lost
        player.earned["events"] = player.earned.get("events", 0) - lost
        g.tell("ryozen-lost", seat=who(seat), what=[some("favour", lost)])


# -- choices -----------------------------------------------------------------------------------------------


Bundle = tuple[str, ...]
"""Several things, equal ones as often as they are meant."""


@lru_cache(maxsize=1024)
def bundle_option(bundle: Bundle) -> Option[Bundle]:
    """Several things as one option: `coin`, or `coin+coin+lantern`."""
    if len(bundle) == 1:
        return Option(bundle[0], some(bundle[0], 1), means=bundle)
    label = Text("ryozen-bundle", {"what": [*_listed(bundle)]})
    return Option("+".join(bundle), label, means=bundle)


def _listed(bundle: Bundle) -> list[Text]:
    """Shards of all three colours by the colours alone: a button has no room for more."""
    if {*bundle} >= {*c.SHARDS}:
        return [Text(f"ryozen-short-{colour}", {"count": bundle.count(colour)}) for colour in c.SHARDS]
    return [some(kind, bundle.count(kind)) for kind in dict.fromkeys(bundle)]


@lru_cache(maxsize=64)
def thing_option(kind: str) -> Option[str]:
    """One thing."""
    return Option(kind, some(kind, 1))


def things(kinds: tuple[str, ...], stock: dict[str, int] | None = None) -> list[Option[str]]:
    """One of these things, of those in a stock if there is one."""
    return [thing_option(kind) for kind in kinds if stock is None or stock[kind]]


def bundles(kinds: tuple[str, ...], count: int, stock: dict[str, int] | None = None) -> list[Option[Bundle]]:
    """All multisets of so many things, within a stock if there is one (RYO-D14, RYO-D23)."""
    have = [count if stock is None else stock[kind] for kind in kinds]
    return [bundle_option(payments.spelled_out(kinds, counts)) for counts in payments.bundles(have, count)]


def not_owned(g: Ryozen, seat: int) -> list[Unavailable]:
    """The resources a seat has none of."""
    purse = g.seats[seat].resources
    none = [resource for resource in c.RESOURCES if not purse[resource]]
    return [Unavailable(resource, some(resource, 1), Text("ryozen-why-none")) for resource in none]


def price_lacking(g: Ryozen, seat: int, cost: dict[str, int]) -> Text:
    """What is lacking of a price that cannot be paid."""
    purse = g.seats[seat].resources
    lacking = [resource for resource, count in cost.items() if purse[resource] < count]
    price, have = [some(each, cost[each]) for each in lacking], [some(each, purse[each]) for each in lacking]
    return Text("ryozen-why-price", {"price": [*price], "have": [*have]})


def least_owned(g: Ryozen, seat: int) -> str:
    """The default of a gain (RYO-D14)."""
    return min(c.RESOURCE_TIES, key=lambda resource: g.seats[seat].resources[resource])


def most_owned(g: Ryozen, seat: int) -> str:
    """The default of a payment or loss (RYO-D16)."""
    return max(c.RESOURCE_TIES, key=lambda resource: g.seats[seat].resources[resource])


def preferred(wish: list[str], offered: list[str]) -> str | None:
    """The first of the wished things that is offered."""
    return next((kind for kind in wish if kind in offered), None)


# -- words -------------------------------------------------------------------------------------------------


class Gain(Word[Bundle]):
    """`gain`: resources; `any` is the player's choice (RYO-D14), as for the Merchant (RYO-10.12) and the Seal of the
    Capital (RYO-12.30); `each` one of every kind.
    """

    def asks(self, op: Op) -> bool:
        return op.resource == "any"

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        count = op.count * counter(g, ctx.seat, op.per)
        for resource in c.RESOURCES if op.resource == "each" else (op.resource,):
            gain_resource(g, ctx.seat, resource, count, seal_of(ctx))

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[Bundle]]:
        count = rest[0].count * counter(g, ctx.seat, rest[0].per)
        return bundles(c.RESOURCES, count) if count else []

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: Bundle) -> None:
        for resource in dict.fromkeys(pick):
            gain_resource(g, ctx.seat, resource, pick.count(resource), seal_of(ctx))

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[Bundle]) -> Text:
        return purse_after(g, ctx.seat, gained=option.value)

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[Bundle]]) -> str:
        purse = dict(g.seats[ctx.seat].resources)
        taken: list[str] = []
        for _ in range(rest[0].count * counter(g, ctx.seat, rest[0].per)):
            taken.append(min(c.RESOURCE_TIES, key=lambda resource: purse[resource]))
            purse[taken[-1]] += 1
        return "+".join(sorted(taken, key=c.RESOURCES.index))

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D14"


class GainFavour(Word):
    """`gain_favour`."""

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        gain_favour(g, ctx.seat, op.count * counter(g, ctx.seat, op.per), EARNED_BY[ctx.origin], seal_of(ctx))


class GainShard(Word):
    """`gain_shard`: `any` is the player's choice (RYO-D15), `sector` the colour of here (RYO-10.25, RYO-10.25.1)."""

    def asks(self, op: Op) -> bool:
        return op.colour == "any"

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        colour = c.SECTORS[ctx.here].shard if op.colour == "sector" else op.colour
        gain_shard(g, ctx.seat, colour, op.count * counter(g, ctx.seat, op.per))

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return things(c.SHARDS)

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        gain_shard(g, ctx.seat, pick)

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Text:
        return shards_after(g, ctx.seat, gained=(option.value,))

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[str]]) -> str:
        return best_shard_to_gain(g.seats[ctx.seat].shards)

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D15"


class Pay(Word[str | int]):
    """`pay`: a gate. `any` is one kind of the player's choice (RYO-D16); with `min` the amount is the player's choice.

    The Night Agent (RYO-10.25), the Altar tile (RYO-11.33), the Mercies (RYO-12.36, RYO-12.37, RYO-12.38); the Prayers
    (RYO-12.27, RYO-12.28, RYO-12.29).
    """

    def asks(self, op: Op) -> bool:
        return op.resource == "any" or op.min >= 0

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        op, purse = rest[0], g.seats[ctx.seat].resources
        if op.resource == "any":
            return sum(purse.values()) >= op.count
        return purse[op.resource] >= (op.min if op.min >= 0 else op.count)

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        pay(g, ctx.seat, {op.resource: op.count})

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str | int]]:
        op, purse = rest[0], g.seats[ctx.seat].resources
        if op.resource == "any":
            return [*things(c.RESOURCES, purse)]
        return [amount_option(op.resource, count) for count in range(op.min, min(op.count, purse[op.resource]) + 1)]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str | int) -> None:
        if isinstance(pick, str):
            pay(g, ctx.seat, {pick: 1})
        else:
            g.paid = pick
            pay(g, ctx.seat, {rest[0].resource: pick})

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str | int]) -> Text:
        chosen = option.value
        paid = (chosen,) if isinstance(chosen, str) else (rest[0].resource,) * chosen
        left = purse_after(g, ctx.seat, lost=paid)
        colour = rest[1].colour if len(rest) > 1 and rest[1].op == "gain_shard" else "any"
        if colour == "any":
            return left
        shard = c.SECTORS[ctx.here].shard if colour == "sector" else colour
        return Text("ryozen-hint-both", {"purse": left, "shards": shards_after(g, ctx.seat, [shard] * len(paid))})

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        op, purse = rest[0], g.seats[ctx.seat].resources
        if op.resource == "any":
            return not_owned(g, ctx.seat)
        dear = range(purse[op.resource] + 1, op.count + 1)
        return [Unavailable(str(count), some(op.resource, count), self.why_not(g, ctx, rest)) for count in dear]

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        op = rest[0]
        if op.resource == "any":
            return Text("ryozen-why-no-resource")
        return price_lacking(g, ctx.seat, {op.resource: op.count})

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[str | int]]) -> str:
        return most_owned(g, ctx.seat) if rest[0].resource == "any" else options[0].id

    def standing(self, g: Ryozen, ctx: Ctx, op: Op, options: list[Option[str | int]]) -> str | None:
        return (
            preferred(g.seats[ctx.seat].standing.pay, [option.id for option in options])
            if op.resource == "any"
            else None
        )

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D16" if op.resource == "any" else "RYO-D3"


@lru_cache(maxsize=16)
def amount_option(resource: str, count: int) -> Option[int]:
    """An amount to pay."""
    return Option(str(count), some(resource, count), means=count)


WORDS |= {"gain": Gain(), "gain_favour": GainFavour(), "gain_shard": GainShard(), "pay": Pay()}
