"""CIR-6.8, CIR-6.9, CIR-6.10: the support action, and what leaders offer during a turn."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.effects import paid_text, reward_text
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.cards import play_card, play_options, unplayable
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import joined, left_text, short_of
from games.circadians.rules.leaders import deployable, upgradable
from games.circadians.rules.locks import reserved
from games.circadians.rules.options import Do, do
from games.circadians.rules.research import any_open
from games.circadians.rules.rewards import Gain, can_pay, pay
from games.circadians.state import Circadians, who
from games.circadians.vocabulary import Effect
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable


def column(g: Circadians, seat: int) -> c.Column:
    """CIR-2.18, CIR-6.11: the column of the track now, one further with a temporary upgrade."""
    number = g.seats[seat].tracks[g.phase] + g.current_turn.temp
    return c.COLUMNS[g.phase, min(number, c.LAST_COLUMN)]


def leader_offers(g: Circadians, seat: int) -> list[tuple[str, Effect]]:
    """CIR-D25: Akira and Zucalah, once per turn, as long as the energy is not owed as a price."""
    abilities = leader_abilities(g, seat, f"{g.phase}:turn")
    if not abilities:
        return []
    energy = g.seats[seat].energy - reserved(g, seat)
    return [
        (leader, effect)
        for leader, _, effect in abilities
        if effect.op == "exchange" and leader not in g.current_turn.used and energy >= effect.cost["energy"]
    ]


def offer_options(g: Circadians, seat: int) -> list[Option[Do]]:
    return [
        Option(
            f"use.{leader}",
            Text("circadians-do-use", {"leader": Text(f"circadians-leader-{leader}")}),
            hint=Text("circadians-ask-offer", {"cost": paid_text(effect.cost), "gain": reward_text(effect.gain)}),
            means=Do("use", leader),
        )
        for leader, effect in leader_offers(g, seat)
    ]


def use_leader(g: Circadians, seat: int, leader: str) -> None:
    """Pay for the ability of a leader and gain what it gives."""
    effect = dict(leader_offers(g, seat))[leader]
    g.current_turn.used.append(leader)
    pay(g, seat, effect.cost)
    g.then(Gain(seat, effect.gain))


def free_support(g: Circadians, seat: int) -> bool:
    """CIR-23.6, CIR-23.11: Resourceful in a phase the Oxataya priced; with 2 factions once per round."""
    if g.prices[g.phase].seat != seat or not any(e.op == "free_support" for e in g.attribute_effects(seat)):
        return False
    return g.players > 2 or not g.seats[seat].free_support


def support_cost(g: Circadians, seat: int) -> dict[str, int]:
    """CIR-6.10, CIR-28.68: what the support action of the column costs after discounts, gems of leaders not
    included."""
    support, discount = column(g, seat).support, g.current_turn.discount
    cost = dict(support.cost)
    if "gems" in cost:
        cost["gems"] = max(0, cost["gems"] - discount.get("support_gems", 0))
    for what, key in (("deploy_leader", "deploy_energy"), ("upgrade_leader", "upgrade_energy")):
        if what in support.gain:
            cost["energy"] = max(0, cost["energy"] - discount.get(key, 0))
    return cost


def support_idle(g: Circadians, seat: int) -> str:
    """Why the support action could not do anything, as the kind of reward that is impossible; "" if it could."""
    gain = column(g, seat).support.gain
    if "deploy_leader" in gain:
        return "" if deployable(g, seat) else "deploy_leader"
    if "upgrade_leader" in gain:
        return "" if upgradable(g, seat) else "upgrade_leader"
    return "research" if "research" in gain and not any_open(g, seat) else ""


def take_support(g: Circadians, seat: int, free: bool) -> None:
    """Pay and gain, with what Gem Cutter adds (CIR-28.24, CIR-28.68)."""
    turn = g.current_turn
    turn.supported = True
    g.tell("circadians-supports", seat=who(seat))
    gain, bonus = column(g, seat).support.gain, turn.bonus
    if free:
        g.seats[seat].free_support = True
    else:
        pay(g, seat, support_cost(g, seat))
    g.then(Gain(seat, gain), Gain(seat, bonus) if bonus else None)


class TakeSupport(Step[Circadians], tag="TakeSupport"):
    """CIR-D16: the support action that was said with the main action; asked for where there is still something to
    choose about it, lost where it cannot be taken any more."""

    seat: int

    def run(self, g: Circadians) -> None:
        ways = [option.id for option in SupportMenu(seat=self.seat).options(g) if option.id in WAYS]
        if len(ways) == 1:
            take_support(g, self.seat, free=ways == ["support-free"])
        elif ways:
            g.then(SupportMenu(seat=self.seat))


WAYS = ("support-free", "support")
"""For nothing (CIR-23.6), or for its cost."""


def support_hint(g: Circadians, seat: int) -> Text:
    """What the support action gives and costs as the column is now."""
    gain = reward_text(column(g, seat).support.gain)
    if free_support(g, seat):
        return joined(gain, Text("circadians-hint-free"))
    return Text("circadians-hint-act-both", {"gain": gain, "cost": paid_text(support_cost(g, seat))})


def hides_cards(g: Circadians, seat: int) -> bool:
    """CIR-29.4: whether cards could be played in the turn, as far as others know: Discover alone has `turn` cards."""
    return g.phase == "discover" and bool(g.seats[seat].hand)


@cache
def _support_prompt(track: str, number: int, cost: tuple[tuple[str, int], ...]) -> Text:
    gain = c.COLUMNS[track, number].support.gain
    return Text("circadians-ask-support", {"cost": paid_text(dict(cost)), "gain": reward_text(gain)})


class SupportMenu(Asks[str | Do], tag="SupportMenu"):
    """CIR-D16, CIR-6.8, CIR-6.9: after the main action the support action, once, or the end of the turn."""

    def options(self, g: Circadians) -> list[Option[str | Do]]:
        """Support, abilities and cards of the turn."""
        found = []
        if not g.current_turn.supported and not support_idle(g, self.seat):
            free = free_support(g, self.seat)
            if free:
                found.append(do("support-free"))
            if can_pay(g, self.seat, support_cost(g, self.seat)) and not (free and g.players > 2):
                found.append(do("support"))
        return [*found, *offer_options(g, self.seat), *play_options(g, self.seat, "turn")]

    def ask(self, g: Circadians) -> Decision[str | Do] | None:
        options = self.options(g)
        if not options and not hides_cards(g, self.seat):
            return None
        now = column(g, self.seat)
        prompt = _support_prompt(now.track, now.column, tuple(support_cost(g, self.seat).items()))
        return Decision(self.seat, prompt, Pick((*options, do("end"))), "CIR-D16")

    def told(self, g: Circadians, decision: Decision[str | Do]) -> Decision[str | Do]:
        player, cost = g.seats[self.seat], support_cost(g, self.seat)
        gain = reward_text(column(g, self.seat).support.gain)

        def about(option: Option[str | Do]) -> Says | Text | None:
            if option.value == "support":
                left = left_text(player.energy - cost.get("energy", 0), player.gems - cost.get("gems", 0))
                return joined(gain, left)
            if option.value == "support-free":
                return joined(gain, Text("circadians-hint-free"))
            if option.value == "end":
                return Says(Text("circadians-hint-end"), final=Text("circadians-final-ends"))
            return None

        return decision.explain(about, unavailable=[*self._barred(g), *unplayable(g, self.seat, "turn")])

    def _barred(self, g: Circadians) -> list[Unavailable]:
        offered = {option.id for option in self.options(g)}
        if g.current_turn.supported:
            reason: Text | None = Text("circadians-why-supported")
        elif idle := support_idle(g, self.seat):
            reason = Text(f"circadians-why-no-{idle}")
        else:
            reason = short_of(g, self.seat, support_cost(g, self.seat))
        if reason is None or offered & {"support", "support-free"}:
            return []
        return [Unavailable("support", Text("circadians-do-support"), reason)]

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """CIR-29.4."""
        return True

    def answer(self, g: Circadians, choice: str | Do) -> None:
        if choice == "end":
            return
        g.then(SupportMenu(seat=self.seat))
        if isinstance(choice, str):
            take_support(g, self.seat, free=choice == "support-free")
        elif choice.verb == "use":
            use_leader(g, self.seat, choice.what)
        else:
            play_card(g, self.seat, choice.what)

    def default(self, g: Circadians) -> Choice:
        return ["end"]
