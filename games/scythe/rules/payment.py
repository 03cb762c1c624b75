"""Paying resources from controlled territories (SCY-2.14, SCY-7.2, SCY-R20), and Coercion (SCY-16.10)."""

from __future__ import annotations

from games.engine import Text
from games.scythe import components as c
from games.scythe.board import ORDER
from games.scythe.rules.mat import cost_of
from games.scythe.rules.supply import discard_card
from games.scythe.state import Scythe, hex_name, some_goods, who


def may_coerce(g: Scythe, seat: int) -> bool:
    """SCY-16.10: once per own turn, with a card in hand."""
    player = g.seats[seat]
    return player.faction == "crimea" and not g.coerced and bool(player.hand)


def why_not(g: Scythe, seat: int, bottom: str) -> Text | None:
    """SCY-2.16: what is missing of the cost of a bottom action; None if all of it can be paid."""
    return None if can_take(g, seat, bottom) else why_tokens_do_not_suffice(g, seat, bottom)


def can_take(g: Scythe, seat: int, bottom: str) -> bool:
    """SCY-2.16: whether the whole cost can be paid."""
    return short_of(g, seat, bottom) <= int(may_coerce(g, seat))


def short_of(g: Scythe, seat: int, bottom: str) -> int:
    """How many tokens are missing for a bottom action; none or less, if there are enough."""
    kind = c.RESOURCES.index(c.BOTTOM_ACTIONS[bottom].resource)
    return cost_of(g, seat, bottom) - g.stock_of(seat, kind)


def why_tokens_do_not_suffice(g: Scythe, seat: int, bottom: str) -> Text | None:
    """Tokens needed and there, where they do not suffice without a card of Coercion."""
    short = short_of(g, seat, bottom)
    if short <= 0:
        return None
    cost = cost_of(g, seat, bottom)
    return Text(f"scythe-lacks-{c.BOTTOM_ACTIONS[bottom].resource}", {"need": cost, "have": cost - short})


def sources(g: Scythe, seat: int, kind: int) -> list[str]:
    """Controlled territories with tokens of a kind, in the order of the automatic payment (SCY-R20)."""
    player = g.seats[seat]
    places = [place for place, goods in g.goods.items() if goods[kind] and g.controls(seat, place)]
    return sorted(places, key=lambda place: (bool(player.fighters_on(place)), -g.goods[place][kind], ORDER[place]))


def spend(g: Scythe, seat: int, kind: int, place: str, count: int) -> None:
    """SCY-2.15: tokens of a territory go to the supply."""
    g.add_goods(place, kind, -count)
    goods = [count if each == kind else 0 for each in range(4)]
    g.tell("scythe-spent", seat=who(seat), goods=some_goods(goods), place=hex_name(place))


def coerce(g: Scythe, seat: int, value: int) -> None:
    """SCY-16.10: a combat card in place of a token."""
    discard_card(g, seat, value)
    g.coerced = True
    g.tell("scythe-coerced", seat=who(seat), value=value)


def pay_automatically(g: Scythe, seat: int, kind: int, count: int) -> None:
    """SCY-R20: tokens in their order; where one is missing, Crimea's lowest combat card (SCY-D19)."""
    if g.stock_of(seat, kind) < count:
        coerce(g, seat, min(g.seats[seat].hand))
        count -= 1
    for place in sources(g, seat, kind):
        paid = min(count, g.goods[place][kind])
        if paid:
            spend(g, seat, kind, place, paid)
        count -= paid
