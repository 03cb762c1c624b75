"""RYO-25.4: choices of players who are not active are queued and never hold up the table."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import Ask, Choice, Decision, Pick, Question, Step, Text
from games.ryozen import components as c
from games.ryozen.rules import hints, purse
from games.ryozen.rules.effects import source_name
from games.ryozen.rules.shards import best_shard_to_gain
from games.ryozen.state import Ryozen, sector_name, who

GAIN, SHARD, LOSE = "gain", "shard", "lose"
RULES = {GAIN: "RYO-D26", SHARD: "RYO-D27", LOSE: "RYO-D18"}
"""The Altar (RYO-D26) and the Palace (RYO-D27) at Night, and the Seal of the Gate (RYO-D18)."""


class Item(msgspec.Struct, frozen=True):
    """One thing to choose."""

    kind: str
    """`gain`, `shard` or `lose`."""
    place: str = ""
    """Where it is gained: a sector or the Palace."""
    by: int = -1
    """Whose Seal of the Gate it is lost to."""

    def prompt(self) -> Text:
        """What is asked, and because of what (PL-11)."""
        source = {"seat": who(self.by)} if self.kind == LOSE else {"source": sector_name(self.place)}
        return Text(f"ryozen-ask-owed-{self.kind}", {**source})

    def source(self) -> purse.Source:
        """What it comes from: it may be chosen long after that."""
        if self.kind == LOSE:
            return purse.Source(source_name("card/seal_of_the_gate"))
        where = c.PALACE if self.place == c.PALACE else f"sector:{self.place}"
        return purse.Source(Text("ryozen-at-night", {"place": sector_name(self.place)}), where)


class Owed(Question[Ryozen, purse.Bundle], tag="Owed"):
    """What a seat has yet to choose, first in first out: resources gained or lost, moon shards gained. A resource and a
    shard that are gained together are chosen together."""

    items: list[Item]
    """Oldest first."""

    def ask(self, g: Ryozen) -> Decision[purse.Bundle] | None:
        now = self._now
        kinds = [item.kind for item in now]
        if len(kinds) > 1:
            options = [purse.bundle_option((resource, shard)) for resource in c.RESOURCES for shard in c.SHARDS]
        else:
            stock = g.seats[self.seat].resources if kinds == [LOSE] else None
            options = purse.bundles(c.SHARDS if kinds == [SHARD] else c.RESOURCES, 1, stock)
        both = Text("ryozen-ask-owed-both", {"sources": [sector_name(item.place) for item in now]})
        prompt = both if len(now) > 1 else now[0].prompt()
        return Decision(self.seat, prompt, Pick(tuple(options)), RULES[kinds[0]])

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        losing = self.items[0].kind == LOSE
        lacking = purse.not_owned(g, self.seat) if losing else []
        return decision.explain(
            lambda option: (
                hints.purse_after(g, self.seat, lost=option.value) if losing else gained(g, self.seat, option.value)
            ),
            unavailable=lacking,
            final=hints.night_final(g, self.seat),
        )

    @property
    def _now(self) -> list[Item]:
        """What is asked now: both gains of a Night."""
        first = self.items[:2]
        return first if [item.kind for item in first] == [GAIN, SHARD] else first[:1]

    def answer(self, g: Ryozen, choice: purse.Bundle) -> None:
        for item, thing in zip(self.items, choice, strict=False):
            if item.kind == LOSE:
                purse.lose_resource(g, self.seat, thing, source=item.source())
            elif thing in c.SHARDS:
                purse.gain_shard(g, self.seat, thing, source=item.source())
            else:
                purse.gain_resource(g, self.seat, thing, source=item.source())
        rest = self.items[len(choice) :]
        if rest:
            g.then(StillOwed(self.seat, rest))

    def default(self, g: Ryozen) -> Choice:
        return ["+".join(self._default(g, item.kind) for item in self._now)]

    def _default(self, g: Ryozen, kind: str) -> str:
        if kind == SHARD:
            return best_shard_to_gain(g.seats[self.seat].shards)
        return (purse.least_owned if kind == GAIN else purse.most_owned)(g, self.seat)

    def standing(self, g: Ryozen) -> Choice | None:
        """RYO-25.5: where all that is asked together has a preference."""
        wishes, now = g.seats[self.seat].standing, self._now
        orders = [{GAIN: wishes.gain, SHARD: wishes.shard, LOSE: wishes.lose}[item.kind] for item in now]
        if not all(orders):
            return None
        if len(now) > 1:
            return ["+".join(order[0] for order in orders)]
        chosen = purse.preferred(orders[0], self.offered(g))
        return None if chosen is None else [chosen]


def gained(g: Ryozen, seat: int, things: purse.Bundle) -> Text:
    """What there would be after a resource, a shard, or both."""
    shards = [thing for thing in things if thing in c.SHARDS]
    resources = [thing for thing in things if thing in c.RESOURCES]
    if not shards:
        return hints.purse_after(g, seat, resources)
    worth = hints.shards_after(g, seat, shards)
    if not resources:
        return worth
    return Text("ryozen-hint-both", {"purse": hints.purse_after(g, seat, resources), "shards": worth})


class StillOwed(Step[Ryozen], tag="StillOwed"):
    """The rest of a seat's queue; a step of its own, so that standing preferences can answer it at once."""

    seat: int
    items: list[Item]

    def run(self, g: Ryozen) -> None:
        g.owe(Owed(self.items, seat=self.seat))


def owed_by(g: Ryozen, seat: int) -> Owed | None:
    """The seat's queue, if there is one."""
    return next((debt for debt in g.debts if isinstance(debt, Owed) and debt.seat == seat), None)


def owe_gain(g: Ryozen, seat: int, kind: str, place: str) -> None:
    """A resource or shard of choice for somebody the table does not wait for; the active player chooses at once."""
    queue, item = owed_by(g, seat), Item(kind, place)
    if g.turn is not None and g.turn.seat == seat:
        g.then(Owed([item], seat=seat))
    elif queue is not None:
        queue.items.append(item)
    else:
        g.owe(Owed([item], seat=seat))


def owe_loss(g: Ryozen, seat: int, by: int) -> None:
    """RYO-12.33.1, RYO-25.4: a resource is reserved until it is chosen; nothing is owed by who has none to reserve."""
    queue = owed_by(g, seat)
    items = [item.kind for item in queue.items] if queue is not None else []
    stock = sum(g.seats[seat].resources.values())
    left = stock + items.count(GAIN) - items.count(LOSE)
    if left <= 0:
        return
    if queue is None:
        g.owe(Owed([Item(LOSE, by=by)], seat=seat))
    elif left == 1 and items.count(LOSE) == len(items):  # everything goes, so there is nothing to choose
        g.debts.remove(queue)
        for resource in c.RESOURCES:
            purse.lose_resource(g, seat, resource, g.seats[seat].resources[resource], Item(LOSE).source())
    else:
        queue.items.append(Item(LOSE, by=by))


class AwaitAll(Ask[Ryozen], tag="AwaitAll"):
    """Waits for everything that is owed, while all who owe something are asked at once (RYO-25.6, RYO-25.7)."""

    def seats(self, g: Ryozen) -> list[int]:
        return []

    def missing(self, g: Ryozen) -> list[int]:
        return sorted({debt.seat for debt in g.debts if isinstance(debt, Question)})
