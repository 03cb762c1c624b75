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
    Sealed,
    Several,
    Step,
    Text,
)
from games.engine.decision import filled
from games.scythe import components as c
from games.scythe.board import BY_LAKE, HEXES, ORDER
from games.scythe.rules.resources import place_option
from games.scythe.rules.stars import combat_space, place_star
from games.scythe.rules.supply import draw_cards
from games.scythe.state import Player, Scythe, hex_name, who

USE = Option("use", Text("scythe-use"))
DECLINE = Option("decline", Text("scythe-decline"))


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
    """SCY-10.6: attacker first, then the defender; standing orders answer without a word (SCY-22.3)."""

    seat: int
    other: int
    place: str

    def run(self, g: Scythe) -> None:
        ability = usable_ability(g, self.seat, self.other, self.place)
        if ability is None:
            return
        standing = g.seats[self.seat].standing
        if standing.combat == "at_once":
            if standing.abilities == "yes":
                use_ability(g, self.seat, self.other, ability)
        else:
            g.then(UseAbility(ability, self.other, seat=self.seat))


class UseAbility(Question[Scythe, str], tag="UseAbility"):
    """SCY-D09: Artillery, Disarm or Scout, or not."""

    ability: str
    other: int

    def ask(self, g: Scythe) -> Decision[str]:
        name = Text(f"scythe-ability-{self.ability}")
        return Decision(self.seat, Text("scythe-ask-ability", {"ability": name}), Pick((USE, DECLINE)), "SCY-D09")

    def answer(self, g: Scythe, choice: str) -> None:
        if choice == "use":
            use_ability(g, self.seat, self.other, self.ability)
        else:
            g.tell("scythe-ability-declined", seat=who(self.seat), ability=Text(f"scythe-ability-{self.ability}"))

    def default(self, g: Scythe) -> Choice:
        standing = g.seats[self.seat].standing
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
        ordered = [seat for seat in both if g.seats[seat].standing.combat == "at_once"]
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
        options = tuple(
            Option(name, Text("scythe-card", {"value": value}), means=value)
            for name, value in zip(card_ids(player.hand), player.hand, strict=True)
        )
        most = min(card_limit(player, self.place), len(options))
        other = self.defender if seat == self.attacker else self.attacker
        asks = "scythe-ask-commit" if most else "scythe-ask-dial"
        prompt = Text(asks, {"place": hex_name(self.place), "other": who(other)})
        fields = (dial, cards_field(options, most)) if most else (dial,)
        return Decision(seat, prompt, Form(fields), "SCY-D10", secret=True)

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
        reveal(g, self, meant)

    def default_for(self, g: Scythe, seat: int) -> Choice:
        if g.seats[seat].standing.combat != "off":
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
        names = card_ids(player.hand)
        count = min(order.cards, most)
        answer["cards"] = names[len(names) - count :] if order.which == "highest" else names[:count]
    return answer


# ----------------------------------------------------------------------------- steps 3 to 6, the outcome


def reveal(g: Scythe, commit: Commit, answers: dict[int, Filled]) -> None:
    """SCY-10.11, SCY-10.12, SCY-10.25: totals, payment, discards; a tie is the attacker's."""
    totals: dict[int, int] = {}
    spent: dict[int, bool] = {}
    for seat in (commit.attacker, commit.defender):
        dial = answers[seat][dial_field(0)]
        cards = answers[seat].get(cards_field((), 0), [])
        player = g.seats[seat]
        player.power -= dial
        for card in cards:
            player.hand.remove(card)
            g.discard.append(card)
        totals[seat] = dial + sum(cards)
        spent[seat] = bool(dial or cards)  # SCY-R40
        g.tell(
            "scythe-committed",
            seat=who(seat),
            dial=dial,
            cards=[str(card) for card in cards] or ["-"],
            total=totals[seat],
            where=f"hex:{commit.place}",
        )
    won = totals[commit.attacker] >= totals[commit.defender]
    winner, loser = (commit.attacker, commit.defender) if won else (commit.defender, commit.attacker)
    g.tell("scythe-combat-won", seat=who(winner), other=who(loser), place=hex_name(commit.place))
    g.entries = [entry for entry in g.entries if entry.place != commit.place]
    retreat = Retreat(commit.place, seat=loser)
    workers = len(g.seats[loser].workers_on(commit.place))
    after = AfterCombat(winner, loser, commit.place, won, spent[loser], workers)
    if g.seats[loser].standing.combat == "at_once":
        retreat.answer(g, retreat.ask(g).meaning(retreat.default(g)))
        g.then(after)
    else:
        g.then(retreat, after)


class Retreat(Question[Scythe, tuple[str, bool]], tag="Retreat"):
    """SCY-D11, SCY-10.13, SCY-10.14: home, or - Nordic with Seaworthy - one adjacent lake; the winner is left alone
    with the territory (SCY-10.16). The same from a lake (SCY-10.22). An option means where to, and whether workers are
    carried there.
    """

    place: str

    def ask(self, g: Scythe) -> Decision[tuple[str, bool]]:
        player = g.seats[self.seat]
        home = c.FACTIONS[player.faction].home
        options = [Option("home", hex_name(home), means=(home, False))]
        if player.has("seaworthy"):
            workers = player.workers_on(self.place)
            mech = any(unit[0] == "m" for unit in player.fighters_on(self.place))
            for lake in BY_LAKE[self.place]:
                if not g.opposing(self.seat, lake):
                    options.append(Option(lake, hex_name(lake), where=f"hex:{lake}", means=(lake, mech)))
                    if workers and mech:  # SCY-R21
                        label = Text("scythe-retreat-workers-home", {"place": hex_name(lake)})
                        options.append(Option(f"{lake}-workers-home", label, where=f"hex:{lake}", means=(lake, False)))
        prompt = Text("scythe-ask-retreat", {"place": hex_name(self.place)})
        return Decision(self.seat, prompt, Pick(tuple(options)), "SCY-D11")

    def answer(self, g: Scythe, choice: tuple[str, bool]) -> None:
        player = g.seats[self.seat]
        target, along = choice
        fighters, workers = player.fighters_on(self.place), player.workers_on(self.place)
        for unit in fighters:
            player.put(unit, target)
        for worker in workers:
            player.put(worker, target if along else c.FACTIONS[player.faction].home)
        g.tell("scythe-retreated", seat=who(self.seat), place=hex_name(target), where=f"hex:{target}")

    def default(self, g: Scythe) -> Choice:
        standing = g.seats[self.seat].standing
        offered = self.offered(g)
        if standing.combat != "off" and standing.retreat == "lake" and len(offered) > 1:
            return [offered[1]]
        return ["home"]


class AfterCombat(Step[Scythe], tag="AfterCombat"):
    """SCY-14.8: the loser's card, the winner's popularity, then the star; the sixth ends the game (SCY-10.21)."""

    winner: int
    loser: int
    place: str
    attacker_won: bool
    loser_spent: bool
    workers: int

    def run(self, g: Scythe) -> None:
        if self.loser_spent:  # SCY-10.15
            draw_cards(g, self.loser, 1)
        if self.attacker_won and self.workers:  # SCY-10.17, SCY-10.18
            g.driven += self.workers
            if not g.seats[self.winner].has("camaraderie"):  # SCY-16.20
                lost = -g.gain_popularity(self.winner, -self.workers)
                g.tell("scythe-lost-popularity", seat=who(self.winner), count=lost)
        space = combat_space(g, self.winner)  # SCY-10.19, SCY-10.20
        if space is not None:
            place_star(g, self.winner, space)
