"""RYO-13: the events of the Night. Each player answers their own queue, all at once where nothing forbids it."""

from __future__ import annotations

from games.engine import Step
from games.ryozen import components as c
from games.ryozen.rules.debts import AwaitAll
from games.ryozen.rules.suffering import continue_queue, suffer
from games.ryozen.state import Ryozen


class ResolveEvents(Step[Ryozen], tag="ResolveEvents"):
    """RYO-13.1, RYO-13.2, RYO-25.6: left to right. What touches only one's own pieces is answered in parallel;
    in the Phoenix Palace mode the events that strike go strictly in turn order (RYO-17.27). Example: RYO-X36."""

    def run(self, g: Ryozen) -> None:
        steps: list[Step[Ryozen]] = []
        group: list[str] = []
        for event in [event for event in g.event_row if event]:
            if g.phoenix and c.EFFECTS[f"event/{event}"][0].op == "strike":
                steps += [*together(group), *(EventInTurn(event, seat) for seat in g.turn_order()), Resolved([event])]
                group = []
            else:
                group.append(event)
        g.then(*steps, *together(group))


def together(events: list[str]) -> list[Step[Ryozen]]:
    """The steps of a group of events that everybody answers at once."""
    return [EventsForAll(list(events)), AwaitAll(), Resolved(list(events))] if events else []


class EventsForAll(Step[Ryozen], tag="EventsForAll"):
    """RYO-13.3: every player resolves these events, presence at the Gate does not matter."""

    events: list[str]

    def run(self, g: Ryozen) -> None:
        for seat in g.turn_order():
            continue_queue(g, seat, self.events)


class EventInTurn(Step[Ryozen], tag="EventInTurn"):
    """RYO-17.27: one player's part of an event that goes strictly in turn order."""

    event: str
    seat: int

    def run(self, g: Ryozen) -> None:
        g.then(suffer(g, self.seat, self.event, []))


class Resolved(Step[Ryozen], tag="Resolved"):
    """RYO-13.4, RYO-13.11: one by one onto the event discard, the rightmost last."""

    events: list[str]

    def run(self, g: Ryozen) -> None:
        for event in self.events:
            g.event_row[g.event_row.index(event)] = ""
            g.event_discard.append(event)
