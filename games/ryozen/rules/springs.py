"""RYO-8.50: acquiring revelation cards, at the Springs or with the Philosopher (RYO-10.11)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from games.engine import Option, Text
from games.engine.option import Says, Unavailable
from games.engine.text import Arg, Item
from games.ryozen import components as c
from games.ryozen.rules.effects import WORDS, Ctx, Word
from games.ryozen.rules.hints import DRAWS
from games.ryozen.rules.purse import gain_favour, pay, price_lacking
from games.ryozen.state import Ryozen, some, who
from games.ryozen.vocabulary import Op

WAYS = ("keep", "favour")
"""RYO-8.53: keep the card, or discard it at once for its favour."""

Purchase = tuple[tuple[int, str, str], ...]
"""Spaces of the row, the cards there, and what happens to each."""


class BuyRevelation(Word[Purchase]):
    """`buy_revelation`: 0 to `max` cards of the row, paid together (RYO-8.59), then the refill (RYO-8.54).

    RYO-8.51, RYO-D10: up to two at the Springs. RYO-8.52: for their scrolls. RYO-10.11.1: the Philosopher must be able
    to buy one. Example: RYO-X20.
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[Purchase]]:
        return [*purchases(tuple(g.revelation_row), g.seats[ctx.seat].resources["scroll"], rest[0].max)]

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[Purchase]) -> Says:
        return Says(purchase_hint(option.value), DRAWS)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """Cards that are too dear."""
        dear = [
            (space, card)
            for space, card in enumerate(g.revelation_row)
            if card and not g.can_pay(ctx.seat, {"scroll": c.REVELATIONS[card].price})
        ]
        return [
            Unavailable(
                f"{space + 1}:keep",
                Text(f"ryozen-revelation-{card}"),
                price_lacking(g, ctx.seat, {"scroll": c.REVELATIONS[card].price}),
                f"revelation.{space + 1}",
            )
            for space, card in dear
        ]

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-no-card")

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: Purchase) -> None:
        pay(g, ctx.seat, {"scroll": sum(c.REVELATIONS[card].price for _, card, _ in pick)})
        for space, card, way in pick:
            g.revelation_row[space] = ""
            acquire(g, ctx.seat, card, way)
        g.bought = len(pick)  # RYO-12.32, RYO-12.32.2: kept or not
        refill(g)

    def may_skip(self, ctx: Ctx, op: Op) -> bool:
        return ctx.origin == "day"

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.10" if ctx.origin == "kin" else "RYO-D10"


@lru_cache(maxsize=64)
def purchases(row: tuple[str, ...], purse: int, most: int) -> tuple[Option[Purchase], ...]:
    """What can be bought from a row for so many scrolls."""
    offered = [space for space, card in enumerate(row) if card]
    prices = [c.REVELATIONS[card].price if card else 0 for card in row]
    found: dict[tuple[tuple[str, str], ...], Purchase] = {}
    for count in range(1, most + 1):
        for spaces in combinations(offered, count):
            if sum([prices[space] for space in spaces]) <= purse:
                for ways in product(WAYS, repeat=count):
                    parts = tuple((space, row[space], way) for space, way in zip(spaces, ways, strict=True))
                    found.setdefault(tuple(sorted((card, way) for _, card, way in parts)), parts)  # alike: once
    return tuple(purchase_option(parts) for parts in found.values())


def acquire(g: Ryozen, seat: int, card: str, way: str) -> None:
    """RYO-8.53: keep a card, however many (RYO-8.56), or discard it for its printed favour, now or never (RYO-8.57)."""
    name = Text(f"ryozen-revelation-{card}")
    if way == "keep":
        g.seats[seat].cards.append(card)
        g.tell("ryozen-card-kept", seat=who(seat), card=name)
    else:
        g.revelation_discard.append(card)
        g.tell("ryozen-card-cashed", seat=who(seat), card=name)
        gain_favour(g, seat, c.REVELATIONS[card].discard_favour, "discards")


def refill(g: Ryozen) -> None:
    """RYO-8.54, RYO-8.55, RYO-8.58: a new card on each emptied space, left to right, as long as there are cards."""
    for space, card in enumerate(g.revelation_row):
        if not card:
            if not g.revelation_deck.cards and g.revelation_discard:
                g.revelation_deck.cards, g.revelation_discard = g.revelation_discard, []
                g.shuffle(g.revelation_deck.cards)
                g.tell("ryozen-revelations-shuffled")
            if g.revelation_deck.cards:
                g.revelation_row[space] = g.draw(g.revelation_deck)
                g.tell("ryozen-revelation-shown", card=Text(f"ryozen-revelation-{g.revelation_row[space]}"))


@lru_cache(maxsize=1024)
def purchase_option(parts: Purchase) -> Option[Purchase]:
    """Some cards of the row and what happens to each: `1:keep+3:favour`."""
    words: list[Item] = [purchase_words(card, way) for _, card, way in parts]
    label = words[0] if len(words) == 1 and isinstance(words[0], Text) else Text("ryozen-bundle", {"what": words})
    group = Text("ryozen-group-cards", {"count": len(parts)})
    name = "+".join(f"{space + 1}:{way}" for space, _, way in parts)
    return Option(name, label, group, where=f"revelation.{parts[0][0] + 1}", means=parts)


def purchase_hint(parts: Purchase) -> Text:
    """What is paid, what comes at once, and what a single card does that is kept."""
    price = some("scroll", sum(c.REVELATIONS[card].price for _, card, _ in parts))
    favour = sum(c.REVELATIONS[card].discard_favour for _, card, way in parts if way == "favour")
    if favour:
        return Text("ryozen-hint-cashed", {"price": price, "favour": some("favour", favour)})
    if len(parts) > 1:
        return Text("ryozen-hint-kept", {"price": price})
    return Text(f"ryozen-card-{parts[0][1].replace('_', '-')}")


def purchase_words(card: str, way: str) -> Text:
    """A card, kept or cashed in."""
    row = c.REVELATIONS[card]
    named: dict[str, Arg] = {
        "card": Text(f"ryozen-revelation-{card}"),
        "price": row.price,
        "favour": row.discard_favour,
    }
    return Text(f"ryozen-purchase-{way}", {**named})


WORDS |= {"buy_revelation": BuyRevelation()}
