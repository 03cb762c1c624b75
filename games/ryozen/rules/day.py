"""RYO-4, RYO-5 and RYO-15: rounds, the Day with its turns, and the Dawn."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, SettleDebts, Step, Text
from games.engine.text import text
from games.ryozen import components as c
from games.ryozen.rules.debts import AwaitAll
from games.ryozen.rules.effects import SKIP, Asked, Ctx
from games.ryozen.rules.kin import UseAbility
from games.ryozen.rules.night import Night
from games.ryozen.rules.palace import PalaceEffect
from games.ryozen.rules.placement import PlaceWhere, turn
from games.ryozen.rules.revelations import StartOfTurn
from games.ryozen.rules.scoring import FinalScoring
from games.ryozen.rules.sectors import apply_day_effect, executable
from games.ryozen.state import Ryozen, Turn, sector_name, who


class Round(Step[Ryozen], tag="Round"):
    """RYO-4.1, RYO-4.2: Day, Night and Dawn; after the third Night the game ends."""

    def run(self, g: Ryozen) -> None:
        g.phase = "day"
        g.tell("ryozen-round-begins", round=g.round, rounds=c.ROUNDS, first=who(g.first))
        fill_event_row(g)
        last = g.round == c.ROUNDS
        g.then(TakeTurn(0), AwaitAll(), Night(), AwaitAll(), FinalScoring() if last else Dawn())


def fill_event_row(g: Ryozen) -> None:
    """RYO-5.1, RYO-5.2: every empty space, left to right; an empty deck is made from the discard. Example: RYO-X6."""
    for space, event in enumerate(g.event_row):
        if not event:
            if not g.event_deck.cards:
                g.event_deck.cards, g.event_discard = g.event_discard, []
                g.shuffle(g.event_deck.cards)
                g.tell("ryozen-events-shuffled")
            g.event_row[space] = g.draw(g.event_deck)
    g.tell("ryozen-events-predicted", events=[Text(f"ryozen-event-{event}") for event in g.event_row])


class TakeTurn(Step[Ryozen], tag="TakeTurn"):
    """RYO-5.3, RYO-5.4, RYO-5.9: turn after turn in turn order, until all kin are placed (RYO-18.4).

    RYO-5.7, RYO-6.12: one step after another, so none pays for an earlier one. RYO-5.8: then the next player.
    """

    number: int

    def run(self, g: Ryozen) -> None:
        if self.number == g.table.turns_per_round * g.players:
            g.turn = None
            g.blocks = []  # RYO-10.23.3
            return
        seat = g.turn_order()[self.number % g.players]
        g.turn = Turn(seat)
        g.undo_mark = []
        g.blocks = [block for block in g.blocks if block.seat != seat]  # RYO-10.23.3
        g.then(
            SettleDebts((seat,)),
            StartOfTurn(seat=seat),
            PlaceWhere(seat=seat),
            UseAbility(seat=seat),
            DayEffectOfPlace(seat),
            EndTurn(seat=seat),
            TakeTurn(self.number + 1),
        )


class DayEffectOfPlace(Step[Ryozen], tag="DayEffectOfPlace"):
    """RYO-5.11, step (d): the day effect of where the kin was placed, unless a Hermit used it up (RYO-10.22.1).

    RYO-6.8: on whichever side it lies. RYO-10.21.1, RYO-10.22.2: after a Mentor or a Hermit that was not used, too.
    Examples: RYO-X2, RYO-X49.
    """

    seat: int

    def run(self, g: Ryozen) -> None:
        place = turn(g).place
        if turn(g).effect_used:
            return
        sector = c.SECTOR_OF.get(place)
        if sector is None:
            g.then(PalaceEffect(place, seat=self.seat))
        else:
            g.then(ApplyOrNot(sector, seat=self.seat))


class ApplyOrNot(Asked[str], tag="ApplyOrNot"):
    """RYO-D6, RYO-8.1, RYO-8.5: apply the day effect or not; not asked where it could do nothing (RYO-25.8).

    RYO-5.10: declining costs and gains nothing. Example: RYO-X54.
    """

    sector: str

    def ask(self, g: Ryozen) -> Decision[str] | None:
        if not executable(g, self.seat, self.sector):
            return None
        return Decision(self.seat, apply_text(self.sector), Pick((APPLY, SKIP)), "RYO-D6")

    def answer(self, g: Ryozen, choice: str) -> None:
        if choice == APPLY.id:
            apply_day_effect(g, Ctx(self.seat, f"day/{self.sector}", turn(g).kin, self.sector), self.sector)

    def default(self, g: Ryozen) -> Choice:
        return [APPLY.id if self.sector in ("gate", "capital") else SKIP.id]


APPLY = Option("apply", Text("ryozen-apply"))


@lru_cache(maxsize=8)
def apply_text(sector: str) -> Text:
    """The prompt of a day effect."""
    effect = Text(f"ryozen-effect-{sector.replace('_', '-')}")
    return text("ryozen-ask-apply", sector=sector_name(sector), effect=effect)


class EndTurn(Asked[str], tag="EndTurn"):
    """RYO-25.1: one confirmation ends the turn; it is not asked where undo could take nothing back any more."""

    def ask(self, g: Ryozen) -> Decision[str] | None:
        if g.undo_mark != [*g.barrier]:
            return None
        return Decision(self.seat, CONFIRM, Pick((END,)), "RYO-25.1")

    def ask_always(self, g: Ryozen, decision: Decision) -> bool:
        return True

    def answer(self, g: Ryozen, choice: str) -> None:
        g.tell("ryozen-turn-ends", seat=who(self.seat))

    def default(self, g: Ryozen) -> Choice:
        return [END.id]


CONFIRM = Text("ryozen-ask-confirm")
END = Option("end", Text("ryozen-end-turn"))


class Dawn(Step[Ryozen], tag="Dawn"):
    """RYO-15: kin return to their owners' hands; everything else stays (RYO-15.3)."""

    def run(self, g: Ryozen) -> None:
        g.phase = "dawn"
        for kin in g.kin:  # RYO-15.1
            kin.at, kin.cloaked = c.HAND, False
        g.round += 1  # RYO-15.2
        g.tell("ryozen-dawn", first=who(g.first))
        g.then(Round())  # RYO-15.4
