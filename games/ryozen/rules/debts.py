"""RYO-25.4: choices of players who are not active are queued and never hold up the table."""

from __future__ import annotations

from games.engine import Ask, Choice, Decision, Pick, Question, Step, Text
from games.ryozen import components as c
from games.ryozen.rules import purse
from games.ryozen.rules.shards import best_shard_to_gain
from games.ryozen.state import Ryozen

GAIN, SHARD, LOSE = "gain", "shard", "lose"
RULES = {GAIN: "RYO-D26", SHARD: "RYO-D27", LOSE: "RYO-D18"}
"""The Altar (RYO-D26) and the Palace (RYO-D27) at Night, and the Seal of the Gate (RYO-D18)."""


class Owed(Question[Ryozen, str], tag="Owed"):
    """What a seat has yet to choose, first in first out: resources gained or lost, moon shards gained."""

    items: list[str]
    """`gain`, `shard` or `lose`, oldest first."""

    def ask(self, g: Ryozen) -> Decision[str] | None:
        if self.items[0] == SHARD:
            options = purse.things(c.SHARDS)
        else:
            stock = g.seats[self.seat].resources if self.items[0] == LOSE else None
            options = purse.things(c.RESOURCES, stock)
        return Decision(self.seat, Text(f"ryozen-ask-owed-{self.items[0]}"), Pick(tuple(options)), RULES[self.items[0]])

    def answer(self, g: Ryozen, choice: str) -> None:
        item, *rest = self.items
        if item == GAIN:
            purse.gain_resource(g, self.seat, choice)
        elif item == SHARD:
            purse.gain_shard(g, self.seat, choice)
        else:
            purse.lose_resource(g, self.seat, choice)
        if rest:
            g.then(StillOwed(self.seat, rest))

    def default(self, g: Ryozen) -> Choice:
        if self.items[0] == SHARD:
            return [best_shard_to_gain(g.seats[self.seat].shards)]
        return [(purse.least_owned if self.items[0] == GAIN else purse.most_owned)(g, self.seat)]

    def standing(self, g: Ryozen) -> Choice | None:
        wishes = g.seats[self.seat].standing
        wish = {GAIN: wishes.gain, SHARD: wishes.shard, LOSE: wishes.lose}[self.items[0]]
        chosen = purse.preferred(wish, self.offered(g))
        return None if chosen is None else [chosen]


class StillOwed(Step[Ryozen], tag="StillOwed"):
    """The rest of a seat's queue; a step of its own, so that standing preferences can answer it at once."""

    seat: int
    items: list[str]

    def run(self, g: Ryozen) -> None:
        g.owe(Owed(self.items, seat=self.seat))


def owed_by(g: Ryozen, seat: int) -> Owed | None:
    """The seat's queue, if there is one."""
    return next((debt for debt in g.debts if isinstance(debt, Owed) and debt.seat == seat), None)


def owe_gain(g: Ryozen, seat: int, item: str) -> None:
    """A resource or shard of choice for somebody the table does not wait for; the active player chooses at once."""
    queue = owed_by(g, seat)
    if g.turn is not None and g.turn.seat == seat:
        g.then(Owed([item], seat=seat))
    elif queue is not None:
        queue.items.append(item)
    else:
        g.owe(Owed([item], seat=seat))


def owe_loss(g: Ryozen, seat: int) -> None:
    """RYO-12.33.1, RYO-25.4: a resource is reserved until it is chosen; nothing is owed by who has none to reserve."""
    queue = owed_by(g, seat)
    items = queue.items if queue is not None else []
    stock = sum(g.seats[seat].resources.values())
    left = stock + items.count(GAIN) - items.count(LOSE)
    if left <= 0:
        return
    if queue is None:
        g.owe(Owed([LOSE], seat=seat))
    elif left == 1 and items.count(LOSE) == len(items):  # everything goes, so there is nothing to choose
        g.debts.remove(queue)
        for resource in c.RESOURCES:
            purse.lose_resource(g, seat, resource, g.seats[seat].resources[resource])
    else:
        queue.items.append(LOSE)


class AwaitAll(Ask[Ryozen], tag="AwaitAll"):
    """Waits for everything that is owed, while all who owe something are asked at once (RYO-25.6, RYO-25.7)."""

    def seats(self, g: Ryozen) -> list[int]:
        return []

    def missing(self, g: Ryozen) -> list[int]:
        return sorted({debt.seat for debt in g.debts if isinstance(debt, Question)})
