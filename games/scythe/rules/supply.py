"""Simple gains and payments: coins, power, popularity, combat cards, resources, workers."""

from __future__ import annotations

from bisect import insort

from games.engine import Text
from games.scythe import components as c
from games.scythe.state import Scythe, hex_name, some_goods, who

SIMPLE = frozenset(("coins", "power", "popularity", "combat_cards"))


def gain_simple(g: Scythe, seat: int, op: str, count: int, *, told: bool = False) -> None:
    """Gain some coins, power, popularity or combat cards; nothing above a maximum. `told`: it has been told already."""
    if count <= 0:
        return
    if op == "combat_cards":
        draw_cards(g, seat, count, told=told)
        return
    if op == "coins":
        g.seats[seat].coins += count
    elif op == "power":
        count = g.gain_power(seat, count)
    else:
        count = g.gain_popularity(seat, count)
    if count and not told:
        g.tell(f"scythe-gained-{op}", seat=who(seat), count=count)


def draw_cards(g: Scythe, seat: int, count: int, *, told: bool = False) -> None:
    """SCY-6.3, SCY-6.22: one by one; an empty deck is rebuilt from the discards; without both the draw ends.

    SCY-6.4: however many are in hand.
    """
    drawn: list[int] = []
    for _ in range(count):
        if not g.combat.cards:
            g.combat.cards, g.discard = g.discard, []
            g.shuffle(g.combat.cards)
        if not g.combat.cards:
            break
        card = g.draw(g.combat)
        insort(g.seats[seat].hand, card)
        drawn.append(card)
    if drawn and (len(drawn) < count or not told):
        g.tell("scythe-drew", seat=who(seat), count=len(drawn))
    if drawn:
        g.tell("scythe-drew-cards", only=(seat,), cards=[str(card) for card in drawn])


def discard_card(g: Scythe, seat: int, value: int) -> None:
    """SCY-12.16, SCY-16.10: a card leaves the hand face up."""
    g.seats[seat].hand.remove(value)
    g.discard.append(value)
    g.mark_revealed()


def can_pay(g: Scythe, seat: int, costs: tuple[c.Cost, ...]) -> bool:
    """SCY-2.16, SCY-2.18: a cost is paid in full or not at all."""
    return _short(g, seat, costs) is None


def missing(g: Scythe, seat: int, costs: tuple[c.Cost, ...]) -> Text | None:
    """The first part of a cost that cannot be paid, in words; None if all of it can."""
    cost = _short(g, seat, costs)
    if cost is None:
        return None
    return Text(f"scythe-lacks-{cost.pay}", {"need": cost.n, "have": _purse(g, seat, cost.pay)})


def _short(g: Scythe, seat: int, costs: tuple[c.Cost, ...]) -> c.Cost | None:
    for cost in costs:
        if cost.pay == "worker_row":
            short = _short(g, seat, worker_row_cost(g.seats[seat].workers_out))
            if short is not None:
                return short
        elif _purse(g, seat, cost.pay) < cost.n:
            return cost
    return None


def _purse(g: Scythe, seat: int, kind: str) -> int:
    player = g.seats[seat]
    if kind == "coins":
        return player.coins
    if kind == "power":
        return player.power
    return player.popularity if kind == "popularity" else len(player.hand)


def pay(g: Scythe, seat: int, costs: tuple[c.Cost, ...], *, told: bool = False) -> None:
    """Pay coins, power and popularity; combat cards are chosen by the payer and paid elsewhere."""
    player = g.seats[seat]
    for cost in costs:
        if cost.pay == "coins":
            player.coins -= cost.n
        elif cost.pay == "power":
            player.power -= cost.n
        elif cost.pay == "popularity":
            player.popularity -= cost.n
        elif cost.pay == "worker_row":
            pay(g, seat, worker_row_cost(player.workers_out))
            continue
        else:
            continue
        if not told:
            g.tell(f"scythe-paid-{cost.pay}", seat=who(seat), count=cost.n)


def _row_costs() -> tuple[tuple[c.Cost, ...], ...]:
    """SCY-6.10, SCY-6.11 for 0 to 8 workers off the mat."""
    rows = []
    for out in range(c.WORKERS + 1):
        open_rectangles = c.WORKER_ROW[: max(0, out - c.START_WORKERS)]
        rows.append(tuple(c.Cost(kind, 1) for kind in open_rectangles if kind))
    return tuple(rows)


ROW_COSTS = _row_costs()


def worker_row_cost(out: int) -> tuple[c.Cost, ...]:
    """SCY-6.10, SCY-6.11: what Produce costs with so many workers off the mat."""
    return ROW_COSTS[out]


def add_workers(g: Scythe, seat: int, place: str, count: int) -> int:
    """SCY-6.15, SCY-11.42: workers from the left of the row; as many as there are (SCY-6.17, SCY-11.8)."""
    player = g.seats[seat]
    made = 0
    for number, at in enumerate(player.workers):
        if made < count and at == "":
            player.workers[number] = place
            made += 1
    if made:
        g.tell("scythe-workers", seat=who(seat), count=made, place=hex_name(place), where=f"hex:{place}")
    return made


def add_resources(g: Scythe, seat: int, place: str, goods: list[int] | tuple[int, ...]) -> None:
    """Tokens on a territory, told to all."""
    for kind, count in enumerate(goods):
        if count:
            g.add_goods(place, kind, count)
    if any(goods):
        told = some_goods(goods)
        g.tell("scythe-resources", seat=who(seat), goods=told, place=hex_name(place), where=f"hex:{place}")
