"""SCY-12: the Factory and its cards."""

from __future__ import annotations

from functools import cache

import msgspec

from games.engine import Choice, Decision, Option, Pick, Question, Says, Step, Text, Unavailable
from games.engine.text import Arg
from games.scythe import components as c
from games.scythe.board import FACTORY
from games.scythe.rules.gains import TakeGains, TakeLess, part_label
from games.scythe.rules.hints.meetings import asks_more, gains_hint
from games.scythe.rules.hints.parts import final_of
from games.scythe.rules.stars import CheckStars
from games.scythe.rules.supply import can_pay, discard_card, missing, pay
from games.scythe.state import Scythe, who

SKIP = Option("skip", Text("scythe-skip-top"), means=None, role="decline")


class VisitFactory(Step[Scythe], tag="VisitFactory"):
    """SCY-12.2, SCY-12.7: a character at the end of a move, without a card, after won combats."""

    seat: int

    def run(self, g: Scythe) -> None:
        player = g.seats[self.seat]
        if player.character == FACTORY and not player.factory:
            player.seen = [*g.factory]
            g.mark_revealed()
            g.tell("scythe-factory-visit", seat=who(self.seat), count=len(g.factory), where=f"hex:{FACTORY}")
            g.then(TakeFactoryCard(seat=self.seat))


@cache
def factory_option(card: str) -> Option[str]:
    number, hint = str(c.FACTORY_CARDS[card].number), Text(f"scythe-about-{card}")
    return Option(number, Text(f"scythe-factory-{card}"), hint=hint, means=card)


class TakeFactoryCard(Question[Scythe, str], tag="TakeFactoryCard"):
    """SCY-D24, SCY-12.2: one of the cards that are left (SCY-12.5); it lies open (SCY-12.4) and stays (SCY-12.6)."""

    def ask(self, g: Scythe) -> Decision[str]:
        options = tuple(factory_option(card) for card in sorted(g.factory))
        prompt, about = Text("scythe-ask-factory-card"), (f"hex:{FACTORY}",)
        return Decision(self.seat, prompt, Pick(options), "SCY-D24", secret=True, about=about)

    def answer(self, g: Scythe, choice: str) -> None:
        g.factory.remove(choice)
        g.seats[self.seat].factory = choice
        for player in g.seats:
            if choice in player.seen:
                player.seen.remove(choice)
        g.tell("scythe-factory-card", seat=who(self.seat), card=Text(f"scythe-factory-{choice}"))

    def default(self, g: Scythe) -> Choice:
        return [str(min(c.FACTORY_CARDS[card].number for card in g.factory))]


# ---------------------------------------------------------------------------------------- a fifth section


class Branch(msgspec.Struct, frozen=True):
    """A way to take the top action of a Factory card."""

    op: str
    """The gain that was chosen; "" where there is one way."""
    value: int
    """The combat card paid; 0 for none."""
    less: bool


@cache
def branch_option(card: str, branch: int, value: int, *, less: bool) -> Option[Branch]:
    """Taking the top: `take`, `take:upgrade`, `take:5` (with the combat card paid), `part:…` for less of it."""
    top = c.FACTORY_CARDS[card].top
    gains = top.gain if top.mode == "all" else (top.gain[branch],)
    words = ["part" if less else "take"]
    if top.mode == "one_of":
        words.append(gains[0].op)
    if value:
        words.append(str(value))
    args: dict[str, Arg] = {"gains": [part_label(each) for each in gains]}
    key = "scythe-factory-part" if less else "scythe-factory-take"
    means = Branch(gains[0].op if top.mode == "one_of" else "", value, less)
    if value:
        return Option(":".join(words), Text(f"{key}-card", {**args, "value": value}), private=True, means=means)
    return Option(":".join(words), Text(key, args), means=means)


class FactoryTop(Question[Scythe, Branch | None], tag="FactoryTop"):
    """SCY-D25, SCY-12.8: the top action of the own Factory card, or not; a card to be paid is chosen by value.

    SCY-12.10: it gives what the card says and nothing of the mat. SCY-12.30: its advances count like the actions'.
    """

    def ask(self, g: Scythe) -> Decision[Branch | None]:
        player = g.seats[self.seat]
        top = c.FACTORY_CARDS[player.factory].top
        options: list[Option[Branch]] = []
        if can_pay(g, self.seat, top.cost) and not self._useless(g, top):
            pays_card = any(cost.pay == "combat_cards" for cost in top.cost)
            values = sorted(set(player.hand)) if pays_card else [0]
            branches = range(len(top.gain)) if top.mode == "one_of" else [0]
            options = [
                branch_option(player.factory, branch, value, less=less)
                for less in (False, True)
                for branch in branches
                for value in values
            ]
        prompt = Text("scythe-ask-factory-top", {"card": Text(f"scythe-factory-{player.factory}")})
        return Decision(self.seat, prompt, Pick((*options, SKIP)), "SCY-D25", private=g.coins_hidden)

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What the top action leaves and loses, or why it cannot be taken."""
        player = g.seats[self.seat]
        top = c.FACTORY_CARDS[player.factory].top

        def about(option: Option) -> Says:
            branch = option.value
            if not isinstance(branch, Branch):
                return Says(Text("scythe-hint-factory-move"))
            gains = [each for each in top.gain if branch.op in ("", each.op)]
            hint = gains_hint(g, self.seat, top.cost, gains, "") or Text("scythe-hint-factory-top")
            if branch.value:
                return Says(hint, Text("scythe-final-card"))
            return Says(hint, None if branch.less or asks_more(gains) else final_of(g, self.seat, gains))

        reason = missing(g, self.seat, top.cost)
        if reason is None and self._useless(g, top):
            reason = Text("scythe-no-workplace")
        label = Text("scythe-factory-take", {"gains": [part_label(each) for each in top.gain]})
        unavailable = [Unavailable("take", label, reason)] if reason is not None else []
        return decision.explain(about, unavailable=unavailable)

    def _useless(self, g: Scythe, top: c.FactoryTop) -> bool:
        """SCY-12.29: card 08 needs an eligible territory."""
        return top.gain[0].op == "resource_any" and not g.workplaces(self.seat)

    def answer(self, g: Scythe, choice: Branch | None) -> None:
        if choice is None:
            return
        card = g.seats[self.seat].factory
        top = c.FACTORY_CARDS[card].top
        g.tell("scythe-factory-used", seat=who(self.seat), card=Text(f"scythe-factory-{card}"))
        pay(g, self.seat, top.cost)
        if choice.value:
            discard_card(g, self.seat, choice.value)
            g.tell("scythe-paid-card", seat=who(self.seat), value=choice.value)
        gains = [each for each in top.gain if choice.op in ("", each.op)]
        gaining = TakeLess(gains, seat=self.seat) if choice.less else TakeGains(self.seat, gains)
        g.then(gaining, CheckStars([self.seat]))

    def default(self, g: Scythe) -> Choice:
        return ["skip"]
