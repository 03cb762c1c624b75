"""CIR-6: action phases: turn order, acting and passing, the main action and the support action.
CIR-34.1, CIR-34.2: a turn planned in advance is played when its time comes, with the same result."""

from __future__ import annotations

from collections.abc import Callable

from games.circadians import components as c
from games.circadians.effects import paid_text, reward_text
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.build import BuildPoints, FoundationPoint
from games.circadians.rules.cards import DiscardDown, draw, play_card, play_options, unplayable
from games.circadians.rules.explained import Asks
from games.circadians.rules.harvest import HarvestPoints
from games.circadians.rules.hints import faction_name, short_of
from games.circadians.rules.leyrien import BoostMorale
from games.circadians.rules.move import MoveEnds, MovePoints, free_moves
from games.circadians.rules.options import Do, do
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.research import Research
from games.circadians.rules.rewards import Gain
from games.circadians.rules.support import (
    SupportMenu,
    TakeSupport,
    column,
    hides_cards,
    offer_options,
    support_hint,
    support_idle,
    use_leader,
)
from games.circadians.rules.turn_order import PURSE, TURN, turn_order, turns_before
from games.circadians.state import Circadians, Turn, who
from games.engine import Always, Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.engine.text import Arg


class ActionPhase(Step[Circadians], tag="ActionPhase"):
    """CIR-4.3, CIR-34.4: one turn for every faction, one after another."""

    phase: str

    def run(self, g: Circadians) -> None:
        g.phase = self.phase
        g.tell("circadians-phase-begins", phase=Text(f"circadians-phase-{self.phase}"), round=g.round)
        g.then(*(TakeTurn(seat) for seat in turn_order(g, self.phase)), PhaseEnds(self.phase))


class PhaseEnds(Step[Circadians], tag="PhaseEnds"):
    """CIR-4.4, CIR-26.45: free moves after all turns."""

    phase: str

    def run(self, g: Circadians) -> None:
        g.then(*free_moves(g, self.phase))


def price_for(g: Circadians, seat: int) -> int:
    """CIR-6.4, CIR-6.5: what this faction has to pay in this phase, in all."""
    price = g.prices[g.phase]
    if price.seat is None:
        return c.NEUTRALS[price.token].total
    return 0 if price.seat == seat else c.TOKENS[price.token].total


class TakeTurn(Step[Circadians], tag="TakeTurn"):
    """CIR-4.3: a faction acts or passes; abilities of the turn that give something are applied at once (CIR-26.37)."""

    seat: int
    phase: str = ""
    """Where turns of several phases are taken side by side; else it is the phase under way."""

    def run(self, g: Circadians) -> None:
        g.phase = self.phase or g.phase
        g.turn = Turn(self.seat, g.phase, due=price_for(g, self.seat))
        abilities = leader_abilities(g, self.seat, f"{g.phase}:turn")
        gains = [effect.gain for _, _, effect in abilities if effect.op == "gain"]
        g.then(*(Gain(self.seat, gain) for gain in gains), BeginTurn(self.seat))


class BeginTurn(Step[Circadians], tag="BeginTurn"):
    """CIR-29.4: a faction that could only pass is still asked if it holds a card, and only then."""

    seat: int

    def in_order(self, g: Circadians) -> str:
        """Nobody passes for want of energy while others may still pay some before this turn (CIR-34.2)."""
        return "" if self._asked(g) else f"{PURSE}{self.seat}"

    def _asked(self, g: Circadians) -> bool:
        return bool(g.seats[self.seat].hand or act_barred(g, self.seat) is None or offer_options(g, self.seat))

    def run(self, g: Circadians) -> None:
        if self._asked(g):
            g.then(ActOrPass(seat=self.seat))
        else:
            finish_pass(g)


SUPPORT: dict[str, Callable[[int], Step[Circadians] | None]] = {
    "act": lambda seat: SupportMenu(seat=seat),
    "act-both": TakeSupport,
    "act-only": lambda _: None,
}
"""CIR-D16: ways to act, with what follows the main action."""


class ActOrPass(Asks[str | Do], tag="ActOrPass"):
    """CIR-D12, CIR-6.21: act (if the price can be paid or is waived; CIR-6.6), pass, or play a card on the way to
    either, which may bring the energy for the price (CIR-6.22).

    Who comes after others that are not done may wait for them, and is asked again then (CIR-6.1, CIR-34.1)."""

    in_turn: bool = False
    """Asked when all turns before this one are over."""

    def in_order(self, g: Circadians) -> str:
        return TURN if self.in_turn else ""

    def options(self, g: Circadians) -> list[Option[str | Do]]:
        """What is possible now; a declared action or pass goes on as such."""
        turn = g.current_turn
        acting = [] if turn.passing or act_barred(g, self.seat) else [do("act"), *self._whole(g)]
        passing = [] if turn.acting else [do("pass")]
        cards = play_options(g, self.seat, *self._windows(turn))
        waiting = [do("later")] if self._may_wait(g, turn) else []
        return [*acting, *offer_options(g, self.seat), *cards, *waiting, *passing]

    def _whole(self, g: Circadians) -> list[Option[str]]:
        """CIR-6.8, CIR-D16: acting with or without the support action, said at once, where that could be asked for."""
        if not support_idle(g, self.seat):
            return [do("act-both"), do("act-only")]
        return [do("act-only")] if hides_cards(g, self.seat) else []

    def _may_wait(self, g: Circadians, turn: Turn) -> bool:
        """Until something of this turn is done."""
        return not (turn.acting or turn.passing or turn.used or turn.played) and bool(turns_before(g, self.seat))

    def _windows(self, turn: Turn) -> list[str]:
        """In which windows cards may be played now."""
        return ["turn", *([] if turn.passing else ["act"]), *([] if turn.acting else ["pass"])]

    def stays(self, seat: int) -> bool:
        return True

    def ask(self, g: Circadians) -> Decision[str | Do]:
        prompt = _asked(g.phase, 0 if g.current_turn.free else g.current_turn.due)
        return Decision(self.seat, prompt, Pick(tuple(self.options(g))), "CIR-D12")

    def told(self, g: Circadians, decision: Decision[str | Do]) -> Decision[str | Do]:
        turn = g.current_turn
        mine = g.prices[g.phase].seat == self.seat

        def about(option: Option[str | Do]) -> Says | Text | None:
            if option.value == "act":
                return act_hint(g, self.seat)
            if option.value == "act-only":
                return Text("circadians-hint-act-only")
            if option.value == "act-both":
                return support_hint(g, self.seat)
            if option.value == "later":
                return Text("circadians-hint-later")
            if option.value == "pass":
                return Says(
                    Text("circadians-hint-pass"),
                    final=Text("circadians-final-ends"),
                    loses=Text("circadians-loses-free-action") if mine else None,
                )
            return None

        reason = act_barred(g, self.seat)
        act = [Unavailable("act", Text("circadians-do-act"), reason)] if reason and not turn.passing else []
        missing = [*act, *unplayable(g, self.seat, *self._windows(turn))]
        broke = Always("unasked", "broke", Text("circadians-standing-broke"), "pass")
        always = [broke] if act and not (turn.acting or self._may_wait(g, turn)) else []
        return decision.explain(about, unavailable=missing, leads=("act-both", "act", "act-only"), always=always)

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """CIR-29.4."""
        return True

    def answer(self, g: Circadians, choice: str | Do) -> None:
        turn = g.current_turn
        if isinstance(choice, str) and choice in SUPPORT:
            turn.acting = True
            g.then(PayPrice(self.seat), MainAction(self.seat), SUPPORT[choice](self.seat), ActionEnds(self.seat))
        elif choice == "pass":
            finish_pass(g)
        elif choice == "later":
            g.then(ActOrPass(in_turn=True, seat=self.seat))
        elif isinstance(choice, Do):
            g.then(ActOrPass(seat=self.seat))
            if choice.verb == "use":
                use_leader(g, self.seat, choice.what)
            else:
                turn.acting |= c.CARDS[choice.what].window == "act"
                turn.passing |= c.CARDS[choice.what].window == "pass"
                turn.played = True
                play_card(g, self.seat, choice.what)

    def default(self, g: Circadians) -> Choice:
        turn = g.current_turn
        price = g.prices[g.phase]
        if self._may_wait(g, turn):
            return ["later"]
        return ["act" if turn.acting or (price.seat == self.seat and not turn.passing) else "pass"]

    def standing(self, g: Circadians) -> Choice | None:
        """CIR-34.3: pass if the price exceeds what the standing order allows, or what there is to pay it with."""
        turn = g.current_turn
        orders = g.seats[self.seat].standing
        if turn.acting or turn.passing:
            return None
        if "broke" in orders.unasked and act_barred(g, self.seat) is not None:
            return ["later" if self._may_wait(g, turn) else "pass"]
        most = orders.most.get(g.phase)
        return ["pass"] if most is not None and turn.due > most else None


def act_barred(g: Circadians, seat: int) -> Text | None:
    """CIR-6.6, CIR-6.21: what is missing to pay the price; None if it can be paid or is waived."""
    turn = g.current_turn
    return None if turn.free else short_of(g, seat, {"energy": turn.due})


def _asked(phase: str, price: int) -> Text:
    name = Text(f"circadians-phase-{phase}")
    if not price:
        return Text("circadians-ask-act-free", {"phase": name})
    return Text("circadians-ask-act", {"phase": name, "price": price})


def act_hint(g: Circadians, seat: int) -> Text:
    """What acting costs, to whom, and what it brings."""
    turn, price = g.current_turn, g.prices[g.phase]
    main = reward_text(column(g, seat).main)
    if turn.free or not turn.due:
        return Text("circadians-hint-act-free", {"main": main})
    share = c.TOKENS[price.token].to_faction if price.seat is not None else 0
    if price.seat is None or not share:
        return Text("circadians-hint-act-neutral", {"total": turn.due, "main": main})
    args: dict[str, Arg] = {"total": turn.due, "share": share, "faction": faction_name(g, price.seat), "main": main}
    return Text("circadians-hint-act", args)


def finish_pass(g: Circadians) -> None:
    """CIR-6.7: passing costs nothing; what it gives others comes after the pass cards."""
    assert g.turn is not None
    seat = g.turn.seat
    g.tell("circadians-passed", seat=who(seat), phase=Text(f"circadians-phase-{g.phase}"))
    g.turn = None
    g.then(*_noticed(g, seat, "opponent_passed"))


class ActionEnds(Step[Circadians], tag="ActionEnds"):
    """CIR-27.33: what others gain when somebody has acted."""

    seat: int

    def run(self, g: Circadians) -> None:
        g.turn = None
        g.then(*_noticed(g, self.seat, "opponent_acted"))


def _noticed(g: Circadians, seat: int, moment: str) -> list[Step[Circadians]]:
    """CIR-27.6, CIR-27.22: the pricer gains something from an opponent's turn."""
    pricer = g.prices[g.phase].seat
    if pricer is None or pricer == seat:
        return []
    return [Gain(pricer, effect.gain) for effect in g.attribute_effects(pricer) if effect.at == moment]


class PayPrice(Step[Circadians], tag="PayPrice"):
    """CIR-6.4, CIR-6.5, CIR-28.51: to the pricer and the supply, or to the payer's neighbours;
    nothing returns it (CIR-6.22)."""

    seat: int

    def run(self, g: Circadians) -> None:
        player, price = g.seats[self.seat], g.prices[g.phase]
        g.current_turn.paid = True
        g.tell("circadians-acts", seat=who(self.seat), phase=Text(f"circadians-phase-{g.phase}"))
        if g.current_turn.free or not g.current_turn.due:
            return
        player.energy -= g.current_turn.due
        if price.seat is not None:
            to_pricer = c.TOKENS[price.token].to_faction
            g.seats[price.seat].energy += to_pricer
            g.tell(
                "circadians-price-paid",
                seat=who(self.seat),
                cost=paid_text({"energy": g.current_turn.due}),
                pricer=who(price.seat),
                share=to_pricer,
            )
            return
        neutral = c.NEUTRALS[price.token]
        g.seats[(self.seat + 1) % g.players].energy += neutral.to_left
        g.seats[(self.seat - 1) % g.players].energy += neutral.to_right
        g.tell("circadians-neutral-paid", seat=who(self.seat), cost=paid_text({"energy": g.current_turn.due}))


class MainAction(Step[Circadians], tag="MainAction"):
    """CIR-7.1, CIR-8.1, CIR-9.1, CIR-10.1, CIR-11.1: the main action of the phase, by the column at its start
    (CIR-7.2). Points not spent when its steps are done are lost (CIR-6.17)."""

    seat: int

    def run(self, g: Circadians) -> None:
        turn, seat = g.current_turn, self.seat
        main = column(g, seat).main
        extra = turn.points
        if g.phase == "discover":
            g.then(*(Research(seat=seat) for _ in range(main["research"])))
        elif g.phase == "build":
            g.then(
                *(FoundationPoint(seat=seat) for _ in range(extra.get("foundation", 0))),
                BuildPoints(main["build"] + extra.get("build", 0), seat=seat),
            )
        elif g.phase == "harvest":
            g.then(
                Gain(seat, {"energy": main["energy"]}),
                HarvestPoints(main["harvest"] + extra.get("harvest", 0), seat=seat),
            )
        elif g.phase == "recruit":
            copious = sum(int(effect.value) for effect in g.attribute_effects(seat) if effect.at == "recruit:act")
            g.then(RecruitPoints(main["recruit"] + extra.get("recruit", 0) + copious, seat=seat))
        else:
            if "cards" in main:
                draw(g, seat, main["cards"])
            turn.move = main["move"] + extra.get("move", 0)
            g.then(DiscardDown(seat=seat), MovePoints(seat=seat), MoveEnds(seat), MoveActionEnds(seat))


class MoveActionEnds(Step[Circadians], tag="MoveActionEnds"):
    """CIR-26.47: Rylach boosts morale where she stands."""

    seat: int

    def run(self, g: Circadians) -> None:
        g.then(
            *(
                BoostMorale([place], seat=self.seat)
                for _, place, _ in leader_abilities(g, self.seat, "move:act_end")
                if place in g.regions
            )
        )
