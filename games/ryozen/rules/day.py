"""RYO-4, RYO-5 and RYO-15: rounds, the Day with its turns, and the Dawn."""

from __future__ import annotations

from typing import Any

from games.engine import Choice, Decision, Option, Pick, SettleDebts, Step, Text
from games.engine.option import Says
from games.ryozen import components as c
from games.ryozen.rules.debts import AwaitAll
from games.ryozen.rules.effects import (
    DECLINE,
    SKIP,
    WORDS,
    Answers,
    Asked,
    Ctx,
    asking,
    chain,
    choosing_nothing,
    effect_text,
    explained,
    ways,
)
from games.ryozen.rules.hints import DRAWS, seal_reveals
from games.ryozen.rules.kin import UseAbility
from games.ryozen.rules.night import Night
from games.ryozen.rules.palace import PalaceEffect
from games.ryozen.rules.placement import AT_ONCE, PlaceKin
from games.ryozen.rules.scoring import FinalScoring
from games.ryozen.rules.sectors import apply_day_effect, executable, seals_before
from games.ryozen.state import Ryozen, Turn, turn, who


class Round(Step[Ryozen], tag="Round"):
    """RYO-4.1, RYO-4.2: Day, Night and Dawn; after the third Night the game ends."""

    def run(self, g: Ryozen) -> None:
        g.phase = "day"
        g.tell("ryozen-heading-round", round=g.round, rounds=c.ROUNDS, first=who(g.first))
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
            PlaceKin(seat=seat),
            UseAbility(seat=seat),
            DayEffectOfPlace(seat),
            EndTurn(seat=seat),
            TakeTurn(self.number + 1),
        )


class DayEffectOfPlace(Step[Ryozen], tag="DayEffectOfPlace"):
    """RYO-5.11, step (d): the day effect of where the kin was placed, unless a Hermit used it up (RYO-10.22.1).

    RYO-8.5: where nothing else is to be chosen, the placement has said whether it is applied. RYO-6.8: on whichever
    side it lies. RYO-10.21.1, RYO-10.22.2: after a Mentor or a Hermit that was not used, too.
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
        elif sector not in AT_ONCE:
            g.then(ApplyOrNot(sector, seat=self.seat))
        elif not turn(g).only and executable(g, self.seat, sector):
            apply_day_effect(g, Ctx(self.seat, f"day/{sector}", turn(g).kin, sector), sector)


class ApplyOrNot(Asked[Answers | None], tag="ApplyOrNot"):
    """RYO-D6, RYO-8.1, RYO-8.5: apply the day effect or not; not asked where it could do nothing (RYO-25.8).

    What its first part asks is asked with it, unless a seal comes before that. RYO-5.10: declining costs and gains
    nothing. Example: RYO-X54.
    """

    sector: str

    @property
    def _effect(self) -> str:
        return f"day/{self.sector}"

    def _ctx(self, g: Ryozen) -> Ctx:
        return Ctx(self.seat, self._effect, turn(g).kin, self.sector)

    def ask(self, g: Ryozen) -> Decision[Answers | None] | None:
        ctx = self._ctx(g)
        steps = [] if seals_before(g, self.seat, self.sector) else chain(ctx, self._effect)
        found = ways(g, ctx, self._effect) if steps else []
        if not found and not executable(g, self.seat, self.sector):
            return None
        options: list[Option[Answers | None]] = [*found]
        if not found or self._does_something_by_itself(g):
            options.append(choosing_nothing(APPLY, len(steps)))
        op = c.EFFECTS[self._effect][asking(steps, found)] if found else None
        rule = "RYO-D6" if op is None else WORDS[op.op].rule(ctx, op)
        about = (turn(g).place,)
        return Decision(self.seat, effect_text(self._effect), Pick((*options, DECLINE)), rule, about=about)

    def _does_something_by_itself(self, g: Ryozen) -> bool:
        """Whether it can be applied without choosing anything: for a part that asks nothing, or for a seal."""
        sealed = any(c.REVELATIONS[card].trigger == self.sector for card in g.seats[self.seat].cards)
        return sealed or any(not WORDS[op.op].asks(op) for op in c.EFFECTS[self._effect])

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        if seals_before(g, self.seat, self.sector):  # nothing of it is asked yet
            told = decision
        else:
            told = explained(g, self._ctx(g), self._effect, decision)
        given_up = Says(loses=Text("ryozen-loses-effect")) if self.sector in FREE else None
        special = {APPLY.id: self._applied(g), DECLINE.id: given_up}
        return told.explain(lambda option: special.get(option.id))

    def _applied(self, g: Ryozen) -> Says:
        """What applying it brings without anything chosen."""
        draws = DRAWS if seal_reveals(g, self.seat, self.sector) else None
        if seals_before(g, self.seat, self.sector):
            return Says(Text("ryozen-hint-apply-sealed"), draws)
        if self.sector in FREE[:2]:
            return Says(Text(f"ryozen-hint-apply-{self.sector}"), draws)
        return Says(Text("ryozen-hint-apply-for-seals"), draws)

    def answer(self, g: Ryozen, choice: Answers | None) -> None:
        if choice is not None:
            apply_day_effect(g, self._ctx(g), self.sector, choice.picks)

    def default(self, g: Ryozen) -> Choice:
        return [APPLY.id if self.sector in ("gate", "capital") else SKIP.id]


APPLY = Option("apply", Text("ryozen-apply"))
FREE = ("gate", "capital", "altar")
"""Whose day effect always brings something and costs nothing; the first two by itself."""


class EndTurn(Asked[str], tag="EndTurn"):
    """RYO-25.1: a turn can be undone until the next player has moved, so it ends by itself. After the last one of a Day
    comes the Night: one confirmation, unless undo could take nothing back any more."""

    def ask(self, g: Ryozen) -> Decision[str] | None:
        if not self.asked and (g.undo_mark != [*g.barrier] or any(kin.at == c.HAND for kin in g.kin)):
            return None
        return Decision(self.seat, CONFIRM, Pick((END,)), "RYO-25.1")

    def ask_always(self, g: Ryozen, decision: Decision) -> bool:
        return True

    def answer(self, g: Ryozen, choice: str) -> None:
        pass

    def default(self, g: Ryozen) -> Choice:
        return [END.id]


CONFIRM = Text("ryozen-ask-confirm")
END = Option(
    "end",
    Text("ryozen-end-turn"),
    hint=Text("ryozen-hint-end"),
    role="end",
    final=Text("ryozen-final-end"),
)


class Dawn(Step[Ryozen], tag="Dawn"):
    """RYO-15: kin return to their owners' hands; everything else stays (RYO-15.3)."""

    def run(self, g: Ryozen) -> None:
        g.phase = "dawn"
        for kin in g.kin:  # RYO-15.1
            kin.at, kin.cloaked = c.HAND, False
        g.round += 1  # RYO-15.2
        g.tell("ryozen-heading-dawn", first=who(g.first))
        g.then(Round())  # RYO-15.4
