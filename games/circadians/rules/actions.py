"""CIR-6: action phases: turn order, acting and passing, the main action and the support action.
CIR-34.1, CIR-34.2: a turn planned in advance is played when its time comes, with the same result."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.build import BuildPoints, FoundationPoint
from games.circadians.rules.cards import DiscardDown, draw, play_card, play_options
from games.circadians.rules.harvest import HarvestPoints
from games.circadians.rules.leaders import deployable, upgradable
from games.circadians.rules.leyrien import BoostMorale
from games.circadians.rules.locks import reserved
from games.circadians.rules.move import MoveEnds, MovePoints, free_moves
from games.circadians.rules.options import Do, do
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.research import Research, open_tracks
from games.circadians.rules.rewards import Gain, can_pay, pay
from games.circadians.state import Circadians, Turn, who
from games.circadians.vocabulary import Effect
from games.engine import Choice, Decision, Option, Pick, Question, Step, Text


class ActionPhase(Step[Circadians], tag="ActionPhase"):
    """CIR-4.3, CIR-6.1, CIR-6.2, CIR-6.3: one turn for every faction, the pricer first (or last in Move)."""

    phase: str

    def run(self, g: Circadians) -> None:
        g.phase = self.phase
        price = g.prices[self.phase]
        first = g.flare if price.seat is None else (price.seat + price.last) % g.players
        g.tell("circadians-phase-begins", phase=Text(f"circadians-phase-{self.phase}"), round=g.round)
        g.then(*(TakeTurn(seat) for seat in g.clockwise(first)), PhaseEnds(self.phase))


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

    def run(self, g: Circadians) -> None:
        g.turn = Turn(self.seat, g.phase, due=price_for(g, self.seat))
        abilities = leader_abilities(g, self.seat, f"{g.phase}:turn")
        gains = [effect.gain for _, _, effect in abilities if effect.op == "gain"]
        g.then(*(Gain(self.seat, gain) for gain in gains), BeginTurn(self.seat))


class BeginTurn(Step[Circadians], tag="BeginTurn"):
    """CIR-29.4: a faction that could only pass is still asked if it holds a card, and only then."""

    seat: int

    def run(self, g: Circadians) -> None:
        assert g.turn is not None
        question = ActOrPass(seat=self.seat)
        if g.seats[self.seat].hand or len(question.options(g)) > 1:
            g.then(question)
        else:
            finish_pass(g)


def leader_offers(g: Circadians, seat: int) -> list[tuple[str, Effect]]:
    """CIR-D25: Akira and Zucalah, once per turn, as long as the energy is not owed as a price."""
    abilities = leader_abilities(g, seat, f"{g.phase}:turn")
    if not abilities:
        return []
    assert g.turn is not None
    energy = g.seats[seat].energy - reserved(g, seat)
    return [
        (leader, effect)
        for leader, _, effect in abilities
        if effect.op == "exchange" and leader not in g.turn.used and energy >= effect.cost["energy"]
    ]


def _offer_options(g: Circadians, seat: int) -> list[Option[Do]]:
    return [
        Option(
            f"use.{leader}",
            Text("circadians-do-use", {"leader": Text(f"circadians-leader-{leader}")}),
            hint=Text("circadians-ask-offer", {"cost": reward_text(effect.cost), "gain": reward_text(effect.gain)}),
            means=Do("use", leader),
        )
        for leader, effect in leader_offers(g, seat)
    ]


def use_leader(g: Circadians, seat: int, leader: str) -> None:
    """Pay for the ability of a leader and gain what it gives."""
    assert g.turn is not None
    effect = dict(leader_offers(g, seat))[leader]
    g.turn.used.append(leader)
    pay(g, seat, effect.cost)
    g.then(Gain(seat, effect.gain))


class ActOrPass(Question[Circadians, str | Do], tag="ActOrPass"):
    """CIR-D12, CIR-6.21: act (if the price can be paid or is waived; CIR-6.6), pass, or play a card on the way to
    either, which may bring the energy for the price (CIR-6.22)."""

    def options(self, g: Circadians) -> list[Option[str | Do]]:
        """What is possible now; a declared action or pass goes on as such."""
        turn = g.turn
        assert turn is not None
        found, windows = [], ["turn"]
        if not turn.passing:
            windows.append("act")
            if turn.free or g.seats[self.seat].energy >= turn.due:
                found.append(do("act"))
        if not turn.acting:
            windows.append("pass")
            found.append(do("pass"))
        return [*found, *_offer_options(g, self.seat), *play_options(g, self.seat, *windows)]

    def ask(self, g: Circadians) -> Decision[str | Do]:
        assert g.turn is not None
        prompt = Text("circadians-ask-act", {"phase": Text(f"circadians-phase-{g.phase}"), "price": g.turn.due})
        return Decision(self.seat, prompt, Pick(tuple(self.options(g))), "CIR-D12")

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """CIR-29.4."""
        return True

    def answer(self, g: Circadians, choice: str | Do) -> None:
        turn = g.turn
        assert turn is not None
        if choice == "act":
            turn.acting = True
            g.then(PayPrice(self.seat), MainAction(self.seat), SupportMenu(seat=self.seat), ActionEnds(self.seat))
        elif choice == "pass":
            finish_pass(g)
        elif isinstance(choice, Do):
            g.then(ActOrPass(seat=self.seat))
            if choice.verb == "use":
                use_leader(g, self.seat, choice.what)
            else:
                turn.acting |= c.CARDS[choice.what].window == "act"
                turn.passing |= c.CARDS[choice.what].window == "pass"
                play_card(g, self.seat, choice.what)

    def default(self, g: Circadians) -> Choice:
        turn = g.turn
        assert turn is not None
        price = g.prices[g.phase]
        return ["act" if turn.acting or (price.seat == self.seat and not turn.passing) else "pass"]

    def standing(self, g: Circadians) -> Choice | None:
        """CIR-34.3: pass if the price exceeds what the standing order allows."""
        turn = g.turn
        assert turn is not None
        most = g.seats[self.seat].standing.most.get(g.phase)
        if most is None or turn.acting or turn.passing:
            return None
        return ["pass"] if turn.due > most else None


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
        assert g.turn is not None
        player, price = g.seats[self.seat], g.prices[g.phase]
        g.turn.paid = True
        g.tell("circadians-acts", seat=who(self.seat), phase=Text(f"circadians-phase-{g.phase}"))
        if g.turn.free or not g.turn.due:
            return
        player.energy -= g.turn.due
        if price.seat is not None:
            to_pricer = c.TOKENS[price.token].to_faction
            g.seats[price.seat].energy += to_pricer
            g.tell(
                "circadians-price-paid",
                seat=who(self.seat),
                count=g.turn.due,
                pricer=who(price.seat),
                share=to_pricer,
            )
            return
        neutral = c.NEUTRALS[price.token]
        g.seats[(self.seat + 1) % g.players].energy += neutral.to_left
        g.seats[(self.seat - 1) % g.players].energy += neutral.to_right
        g.tell("circadians-neutral-paid", seat=who(self.seat), count=g.turn.due)


def column(g: Circadians, seat: int) -> c.Column:
    """CIR-2.18, CIR-6.11: the column of the track now, one further with a temporary upgrade."""
    assert g.turn is not None
    number = g.seats[seat].tracks[g.phase] + g.turn.temp
    return c.COLUMNS[g.phase, min(number, c.LAST_COLUMN)]


class MainAction(Step[Circadians], tag="MainAction"):
    """CIR-7.1, CIR-8.1, CIR-9.1, CIR-10.1, CIR-11.1: the main action of the phase, by the column at its start
    (CIR-7.2). Points not spent when its steps are done are lost (CIR-6.17)."""

    seat: int

    def run(self, g: Circadians) -> None:
        turn, seat = g.turn, self.seat
        assert turn is not None
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


# -- support ---------------------------------------------------------------------------------------------


def free_support(g: Circadians, seat: int) -> bool:
    """CIR-23.6, CIR-23.11: Resourceful in a phase the Oxataya priced; with 2 factions once per round."""
    if g.prices[g.phase].seat != seat or not any(e.op == "free_support" for e in g.attribute_effects(seat)):
        return False
    return g.players > 2 or not g.seats[seat].free_support


def support_cost(g: Circadians, seat: int) -> dict[str, int]:
    """CIR-6.10, CIR-28.68: what the support action of the column costs after discounts, gems of leaders not
    included."""
    assert g.turn is not None
    support, discount = column(g, seat).support, g.turn.discount
    cost = dict(support.cost)
    if "gems" in cost:
        cost["gems"] = max(0, cost["gems"] - discount.get("support_gems", 0))
    for what, key in (("deploy_leader", "deploy_energy"), ("upgrade_leader", "upgrade_energy")):
        if what in support.gain:
            cost["energy"] = max(0, cost["energy"] - discount.get(key, 0))
    return cost


def support_helps(g: Circadians, seat: int) -> bool:
    """Whether the support action could do anything."""
    gain = column(g, seat).support.gain
    if "deploy_leader" in gain:
        return bool(deployable(g, seat))
    if "upgrade_leader" in gain:
        return bool(upgradable(g, seat))
    return "research" not in gain or bool(open_tracks(g, seat))


@cache
def _support_prompt(track: str, number: int, cost: tuple[tuple[str, int], ...]) -> Text:
    gain = c.COLUMNS[track, number].support.gain
    return Text("circadians-ask-support", {"cost": reward_text(dict(cost)), "gain": reward_text(gain)})


class SupportMenu(Question[Circadians, str | Do], tag="SupportMenu"):
    """CIR-D16, CIR-6.8, CIR-6.9: after the main action the support action, once, or the end of the turn."""

    def options(self, g: Circadians) -> list[Option[str | Do]]:
        """Support, abilities and cards of the turn."""
        assert g.turn is not None
        found = []
        if not g.turn.supported and support_helps(g, self.seat):
            free = free_support(g, self.seat)
            if free:
                found.append(do("support-free"))
            if can_pay(g, self.seat, support_cost(g, self.seat)) and not (free and g.players > 2):
                found.append(do("support"))
        return [*found, *_offer_options(g, self.seat), *play_options(g, self.seat, "turn")]

    def ask(self, g: Circadians) -> Decision[str | Do] | None:
        assert g.turn is not None
        options = self.options(g)
        hides = g.phase == "discover" and g.seats[self.seat].hand  # CIR-29.4: the only phase with `turn` cards
        if not options and not hides:
            return None
        now = column(g, self.seat)
        prompt = _support_prompt(now.track, now.column, tuple(support_cost(g, self.seat).items()))
        return Decision(self.seat, prompt, Pick((*options, do("end"))), "CIR-D16")

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """CIR-29.4."""
        return True

    def answer(self, g: Circadians, choice: str | Do) -> None:
        turn = g.turn
        assert turn is not None
        if choice == "end":
            return
        g.then(SupportMenu(seat=self.seat))
        if isinstance(choice, str):
            self._support(g, free=choice == "support-free")
        elif choice.verb == "use":
            use_leader(g, self.seat, choice.what)
        else:
            play_card(g, self.seat, choice.what)

    def _support(self, g: Circadians, free: bool) -> None:
        """Pay and gain, with what Gem Cutter adds (CIR-28.24, CIR-28.68)."""
        turn = g.turn
        assert turn is not None
        turn.supported = True
        gain, bonus = column(g, self.seat).support.gain, turn.bonus
        if free:
            g.seats[self.seat].free_support = True
        else:
            pay(g, self.seat, support_cost(g, self.seat))
        g.then(Gain(self.seat, gain), Gain(self.seat, bonus) if bonus else None)

    def default(self, g: Circadians) -> Choice:
        return ["end"]
