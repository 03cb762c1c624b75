"""SCY-10: combat, the one thing in a turn that needs another player (SCY-22.2)."""

from __future__ import annotations

from games.engine import (
    Choice,
    Decision,
    Field,
    Filled,
    Form,
    Number,
    Option,
    Pick,
    Question,
    Says,
    Sealed,
    Several,
    Step,
    Text,
    Unavailable,
)
from games.engine.decision import filled
from games.engine.text import Arg
from games.scythe import components as c
from games.scythe.board import HEXES, ORDER
from games.scythe.rules.outcome import reveal
from games.scythe.rules.resources import place_option
from games.scythe.state import Player, Scythe, hex_name, who

USE = Option("use", Text("scythe-use"))
DECLINE = Option("decline", Text("scythe-decline"), role="decline")


def pending(g: Scythe) -> list[str]:
    """SCY-10.1: territories where a combat is still to be resolved, in label order."""
    return sorted({entry.place for entry in g.entries}, key=ORDER.__getitem__)


class ResolveCombats(Step[Scythe], tag="ResolveCombats"):
    """SCY-10.3, SCY-10.4: one after another, until none is left."""

    seat: int

    def run(self, g: Scythe) -> None:
        if pending(g):
            g.then(ChooseCombat(seat=self.seat), ResolveCombats(self.seat))


class ChooseCombat(Question[Scythe, str], tag="ChooseCombat"):
    """SCY-D08: which combat is next; the active player is the attacker of one defender (SCY-10.2)."""

    def ask(self, g: Scythe) -> Decision[str]:
        options = tuple(place_option(place) for place in pending(g))
        return Decision(self.seat, Text("scythe-ask-combat"), Pick(options), "SCY-D08")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        def about(option: Option) -> Says:
            other = g.opposing(self.seat, option.id).bit_length() - 1
            mine, theirs = g.seats[self.seat], g.seats[other]
            args: dict[str, Arg] = {
                "other": who(other),
                "power": theirs.power,
                "cards": len(theirs.hand),
                "own": mine.power,
                "limit": min(card_limit(mine, option.id), len(mine.hand)),
            }
            scouting = any(player.has("scout") for player in (mine, theirs))
            return Says(Text("scythe-hint-combat", args), Text("scythe-final-combat") if scouting else None)

        return decision.explain(about)

    def answer(self, g: Scythe, choice: str) -> None:
        other = g.opposing(self.seat, choice).bit_length() - 1
        g.tell("scythe-combat", seat=who(self.seat), other=who(other), place=hex_name(choice), where=f"hex:{choice}")
        g.then(
            BeforeCombat(self.seat, other, choice),
            BeforeCombat(other, self.seat, choice),
            SetDials(self.seat, other, choice),
        )

    def default(self, g: Scythe) -> Choice:
        return [pending(g)[0]]


# -------------------------------------------------------------------------------------- step 1, abilities

COMBAT_ABILITIES = ("artillery", "disarm", "scout")


def usable_ability(g: Scythe, seat: int, other: int, place: str) -> str | None:
    """SCY-10.6: the ability a combatant could use before the dials, if any."""
    player, opponent = g.seats[seat], g.seats[other]
    if player.has("artillery") and player.power >= 1:  # SCY-16.6
        return "artillery"
    if player.has("disarm") and (HEXES[place].tunnel or player.structures.get("mine") == place):  # SCY-16.17
        return "disarm"
    if player.has("scout") and opponent.hand:  # SCY-R24
        return "scout"
    return None


class BeforeCombat(Step[Scythe], tag="BeforeCombat"):
    """SCY-10.6: attacker first, then the defender; standing orders answer without a word (SCY-22.3).

    SCY-R22: what costs nothing is used unless the orders say otherwise; nobody is waited for.
    """

    seat: int
    other: int
    place: str

    def run(self, g: Scythe) -> None:
        ability = usable_ability(g, self.seat, self.other, self.place)
        if ability is None:
            return
        standing = g.orders(self.seat)
        if standing.combat == "at_once" or not c.ABILITIES[ability].effect.pay_power:
            if standing.abilities == "yes":
                use_ability(g, self.seat, self.other, ability)
        else:
            g.then(UseAbility(ability, self.other, seat=self.seat))


class UseAbility(Question[Scythe, str], tag="UseAbility"):
    """SCY-D09: an ability that has its price, Artillery, or not."""

    ability: str
    other: int

    def ask(self, g: Scythe) -> Decision[str]:
        name = Text(f"scythe-ability-{self.ability}")
        return Decision(self.seat, Text("scythe-ask-ability", {"ability": name}), Pick((USE, DECLINE)), "SCY-D09")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        effect, other = c.ABILITIES[self.ability].effect, g.seats[self.other]
        args: dict[str, Arg] = {
            "before": other.power,
            "after": max(0, other.power - effect.opponent_loses),
            "paid": effect.pay_power or 0,
        }

        def about(option: Option) -> Says:
            if option.id == "use":
                return Says(Text("scythe-hint-ability", args), Text("scythe-final-ability"))
            return Says(Text("scythe-hint-none"), Text("scythe-final-ability"))

        return decision.explain(about)

    def answer(self, g: Scythe, choice: str) -> None:
        if choice == "use":
            use_ability(g, self.seat, self.other, self.ability)
        else:
            g.tell("scythe-ability-declined", seat=who(self.seat), ability=Text(f"scythe-ability-{self.ability}"))

    def default(self, g: Scythe) -> Choice:
        standing = g.orders(self.seat)
        wanted = standing.abilities == "yes" if standing.combat != "off" else self.ability != "artillery"
        return ["use" if wanted else "decline"]


def use_ability(g: Scythe, seat: int, other: int, ability: str) -> None:
    """SCY-16.5, SCY-16.14, SCY-16.17."""
    g.tell("scythe-ability-used", seat=who(seat), other=who(other), ability=Text(f"scythe-ability-{ability}"))
    effect = c.ABILITIES[ability].effect
    if ability == "scout":
        scout(g, seat, other)
    else:
        g.gain_power(seat, -(effect.pay_power or 0))
        lost = -g.gain_power(other, -effect.opponent_loses)
        g.tell("scythe-lost-power", seat=who(other), count=lost)


def scout(g: Scythe, seat: int, other: int) -> None:
    """SCY-16.14: one random card of the opponent goes into the own hand; only these two know it."""
    victim = g.seats[other]
    card = victim.hand.pop(g.dice.below(len(victim.hand)))
    g.seats[seat].hand = sorted([*g.seats[seat].hand, card])
    g.mark_revealed()
    g.tell("scythe-scouted", only=(seat, other), seat=who(seat), other=who(other), card=card)


# ------------------------------------------------------------------------------------- step 2, commitment


def card_limit(player: Player, place: str) -> int:
    """SCY-10.5, SCY-10.8, SCY-16.9: a card per fighting unit; People's Army with an own worker there one more."""
    extra = player.has("peoples_army") and place in player.workers
    return len(player.fighters_on(place)) + int(extra)


def card_ids(hand: list[int]) -> list[str]:
    """A name for each card of a hand: `2a`, `2b`, `5a`."""
    return [f"{value}{'abcdefghijklmnop'[hand[:index].count(value)]}" for index, value in enumerate(hand)]


def values_of(names: list[str]) -> list[int]:
    """The cards that are named, in the same order."""
    return [int(name[0]) for name in names]


class SetDials(Step[Scythe], tag="SetDials"):
    """SCY-10.7: both are asked at once, unless standing orders answer for both."""

    attacker: int
    defender: int
    place: str

    def run(self, g: Scythe) -> None:
        both = (self.attacker, self.defender)
        ordered = [seat for seat in both if g.orders(seat).combat == "at_once"]
        commit = Commit(self.attacker, self.defender, self.place, ordered)
        if commit.missing(g):
            g.then(commit)
        else:
            commit.uncover(g)


class Commit(Sealed[Scythe, Filled], tag="Commit"):
    """SCY-D10, SCY-10.7: both set a dial and add cards in secret; limits are fixed here (SCY-10.26).

    SCY-10.9: any dial with any number of cards. SCY-10.23: also none of either. SCY-10.10, SCY-10.24: power and hands
    stay as they are until the reveal.
    """

    attacker: int
    defender: int
    place: str
    ordered: list[int] = []
    """Who had a standing order for at once when the combat began."""

    def seats(self, g: Scythe) -> list[int]:
        return [self.attacker, self.defender]

    def ask(self, g: Scythe, seat: int) -> Decision[Filled]:
        player = g.seats[seat]
        dial = dial_field(min(c.DIAL_MAX, player.power))
        most = min(card_limit(player, self.place), len(player.hand))
        options = tuple(
            Option(name, Text("scythe-card", {"value": value}), means=value)
            for index, (name, value) in enumerate(zip(card_ids(player.hand), player.hand, strict=True))
            if player.hand[:index].count(value) < most  # of equal cards no more than can be added
        )
        other = self.defender if seat == self.attacker else self.attacker
        asks = "scythe-ask-commit" if most else "scythe-ask-dial"
        prompt = Text(asks, {"place": hex_name(self.place), "other": who(other)})
        fields = (dial, cards_field(options, most)) if most else (dial,)
        return Decision(seat, prompt, Form(fields), "SCY-D10", secret=True, about=(f"hex:{self.place}",))

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """The limits of dial and cards, with their reasons."""
        player = g.seats[decision.seat]
        dial = min(c.DIAL_MAX, player.power)

        def about(option: Option) -> Text:
            return Text("scythe-hint-card", {"total": dial + (option.value if isinstance(option.value, int) else 0)})

        said = decision.explain_field("cards", about)
        missing = []
        if player.power < c.DIAL_MAX:
            label = Text("scythe-dial-at", {"number": player.power + 1})
            reason = Text("scythe-no-dial", {"have": player.power})
            missing.append(Unavailable(f"dial:{player.power + 1}", label, reason))
        limit = card_limit(player, self.place)
        if len(player.hand) > limit:
            label = Text("scythe-field-cards", {"count": limit + 1})
            missing.append(Unavailable("more-cards", label, Text("scythe-no-more-cards", {"count": limit})))
        return said.explain(unavailable=missing)

    def plain(self, seat: int, choice: Choice) -> Choice:
        """Of equal cards the first ones: what was sealed is told after the combat, and `3b` would tell of another 3."""
        fields = filled(choice)
        return {
            name: card_ids(values_of(value)) if isinstance(value, list) else value for name, value in fields.items()
        }

    def missing(self, g: Scythe) -> list[int]:
        """Both, until the last answer is in: whether a standing order waits must not show (SCY-22.3)."""
        left = [seat for seat in self.seats(g) if seat not in self.answers]
        return [] if all(seat in self.ordered for seat in left) else left

    def take(self, g: Scythe, decision: Decision, choice: Choice) -> None:
        self.answers = {**self.answers, decision.seat: choice}
        if not self.missing(g):
            g.leave(self)
            self.uncover(g)

    def uncover(self, g: Scythe) -> None:
        """The last answer is in, or standing orders give it."""
        left = [seat for seat in self.seats(g) if seat not in self.answers]
        ordered = {seat: self.plain(seat, ordered_commitment(self, g, seat)) for seat in left}
        self.answers = {**self.answers, **ordered}
        meant = {seat: self.ask(g, seat).meaning(answer) for seat, answer in self.answers.items()}
        g.mark_revealed()
        committed = {
            seat: (answer[dial_field(0)], answer.get(cards_field((), 0), [])) for seat, answer in meant.items()
        }
        reveal(g, self.attacker, self.defender, self.place, committed)

    def default_for(self, g: Scythe, seat: int) -> Choice:
        if g.orders(seat).combat != "off":
            return ordered_commitment(self, g, seat)
        player = g.seats[seat]
        answer: dict[str, int | list[str]] = {"dial": min(c.DIAL_MAX, player.power // 2)}
        if min(card_limit(player, self.place), len(player.hand)):
            answer["cards"] = card_ids(player.hand)[:1]
        return answer


def dial_field(most: int) -> Field[int]:
    """The power on the dial."""
    return Field("dial", Text("scythe-field-dial"), Number(0, most))


def cards_field(options: tuple[Option[int], ...], most: int) -> Field[list[int]]:
    """The cards behind the dial: their values."""
    return Field("cards", Text("scythe-field-cards", {"count": most}), Several(options, 0, most))


def ordered_commitment(commit: Commit, g: Scythe, seat: int) -> Choice:
    """SCY-22.3: what a standing order commits, cut to the limits."""
    player = g.seats[seat]
    order = player.standing
    dial = c.DIAL_MAX if order.dial == "all" else int(order.dial)
    answer: dict[str, int | list[str]] = {"dial": min(dial, c.DIAL_MAX, player.power)}
    most = min(card_limit(player, commit.place), len(player.hand))
    if most:
        count = min(order.cards, most)
        chosen = player.hand[len(player.hand) - count :] if order.which == "highest" else player.hand[:count]
        answer["cards"] = card_ids(chosen)
    return answer
