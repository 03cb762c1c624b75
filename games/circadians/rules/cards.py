"""CIR-16: tactics cards: drawing, the hand, playing in a phase."""

from __future__ import annotations

from collections.abc import Callable

from games.circadians import components as c
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import joined
from games.circadians.rules.locks import PayLock, ways
from games.circadians.rules.options import Do, card_option, play_option
from games.circadians.rules.rewards import Gain, gives
from games.circadians.state import Circadians, Held, who
from games.circadians.vocabulary import Effect
from games.engine import Choice, Decision, Option, Several, Step, Text, Unavailable

Play = Callable[[Circadians, int, Effect], list[Step[Circadians]]]
PLAYS: dict[str, Play] = {}


def plays(op: str) -> Callable[[Play], Play]:
    """Registers what carries out an effect of a played card."""

    def register(play: Play) -> Play:
        PLAYS[op] = play
        return play

    return register


# -- the hand --------------------------------------------------------------------------------------------


def hand_limit(g: Circadians, seat: int) -> int:
    """CIR-16.5, CIR-17.4, CIR-25.7: one card more with the Command post."""
    return c.LIMITS.hand_upgraded if g.seats[seat].built("hand") else c.LIMITS.hand


def draw(g: Circadians, seat: int, count: int) -> int:
    """CIR-16.7: cards from the deck; an empty deck is made anew from the discard pile. How many were drawn."""
    drawn: list[str] = []
    for _ in range(count):
        if not g.deck.cards:
            if not g.discard:
                break
            g.deck.cards = [*g.discard]
            g.discard.clear()
            g.shuffle(g.deck.cards)
            g.tell("circadians-reshuffled")
        drawn.append(g.draw(g.deck))
    g.seats[seat].hand += [Held(card, g.round, g.phase) for card in drawn]
    if drawn:
        g.tell("circadians-drew", seat=who(seat), count=len(drawn))
        g.tell("circadians-drew-cards", only=(seat,), cards=[Text(f"circadians-card-{card}") for card in drawn])
    return len(drawn)


@gives("cards")
def _cards(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [DrawCards(seat, count)]


class DrawCards(Step[Circadians], tag="DrawCards"):
    """CIR-16.10: all cards are drawn before the limit is tested."""

    seat: int
    count: int

    def run(self, g: Circadians) -> None:
        draw(g, self.seat, self.count)
        g.then(DiscardDown(seat=self.seat))


class DrawThenDiscard(Step[Circadians], tag="DrawThenDiscard"):
    """CIR-16.10, CIR-25.9: finished before the limit is tested (CIR-D49)."""

    seat: int
    draws: int
    discards: int

    def run(self, g: Circadians) -> None:
        drawn = draw(g, self.seat, self.draws)
        g.then(
            Discard(min(self.discards, drawn), seat=self.seat) if drawn else None,
            DiscardDown(seat=self.seat),
        )


class Discard(Asks[list[str]], tag="Discard"):
    """CIR-D49: the choice is secret, the result public (CIR-29.5)."""

    count: int = 0
    rule: str = "CIR-D49"

    def needed(self, g: Circadians) -> int:
        """How many cards must go."""
        return self.count

    def ask(self, g: Circadians) -> Decision[list[str]] | None:
        count, hand = self.needed(g), g.seats[self.seat].hand
        if not count:
            return None
        options = tuple(card_option(held.card) for held in hand)
        prompt = Text("circadians-ask-discard", {"count": count})
        return Decision(self.seat, prompt, Several(options, count, count), self.rule, private=True)

    def told(self, g: Circadians, decision: Decision[list[str]]) -> Decision[list[str]]:
        return decision.explain(lambda option: joined(Text("circadians-hint-discard"), option.hint))

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """How many cards are held and how many must go is known to all."""
        return False

    def answer(self, g: Circadians, choice: list[str]) -> None:
        for card in choice:
            drop(g, self.seat, card)
            g.discard.append(card)
            g.tell("circadians-discarded", seat=who(self.seat), card=Text(f"circadians-card-{card}"))

    def default(self, g: Circadians) -> Choice:
        return [held.card for held in g.seats[self.seat].hand[: self.needed(g)]]


class DiscardDown(Discard, tag="DiscardDown"):
    """CIR-D39, CIR-16.5: down to the hand limit."""

    rule: str = "CIR-D39"

    def needed(self, g: Circadians) -> int:
        return max(0, len(g.seats[self.seat].hand) - hand_limit(g, self.seat))


def drop(g: Circadians, seat: int, card: str) -> None:
    """A card leaves a hand."""
    g.seats[seat].hand.remove(held_card(g, seat, card))


def held_card(g: Circadians, seat: int, card: str) -> Held:
    """A card of a hand."""
    return next(held for held in g.seats[seat].hand if held.card == card)


# -- playing ---------------------------------------------------------------------------------------------


def playable(g: Circadians, seat: int, *windows: str) -> list[str]:
    """CIR-16.3, CIR-16.4, CIR-16.6: cards of the hand that may be played now in one of these windows,
    whether they help or not (CIR-16.11)."""
    return [held.card for held in g.seats[seat].hand if not card_barred(g, seat, held, windows)]


def card_barred(g: Circadians, seat: int, held: Held, windows: tuple[str, ...]) -> str:
    """Why a card cannot be played now, in a word; "" if it can."""
    card = c.CARDS[held.card]
    if card.phase != g.phase:
        return "phase"
    if gained_now(g, held):
        return "new"
    if card.window not in windows:
        return "window"
    if card.window == "act" and not _can_declare(g, seat, card):
        return "price"
    return "lock" if card.lock and not ways(g, seat, "card", _reserve(g, card)) else ""


def unplayable(g: Circadians, seat: int, *windows: str) -> list[Unavailable]:
    """The cards in hand that cannot be played now, and why."""
    found = []
    for held in g.seats[seat].hand:
        if why := card_barred(g, seat, held, windows):
            card = c.CARDS[held.card]
            reason = Text(f"circadians-why-card-{why}", {"phase": Text(f"circadians-phase-{card.phase}")})
            label = Text("circadians-do-play", {"card": Text(f"circadians-card-{held.card}")})
            found.append(Unavailable(f"play.{held.card}", label, reason))
    return found


def _waives(card: c.Card) -> bool:
    return any(effect.op == "free_action" for effect in card.play)


def _can_declare(g: Circadians, seat: int, card: c.Card) -> bool:
    """CIR-6.21: the price can be paid, or is waived by this card or one before it."""
    turn = g.current_turn
    return turn.free or _waives(card) or g.seats[seat].energy >= turn.due


def _reserve(g: Circadians, card: c.Card) -> int | None:
    """An `act` card declares the action: its lock must leave the price in hand."""
    return g.turn.due if g.turn and card.window == "act" and not (g.turn.free or _waives(card)) else None


def gained_now(g: Circadians, held: Held) -> bool:
    """CIR-16.6, CIR-16.9, CIR-13.14: gained in this phase, or in Income before the relic check."""
    if held.round != g.round:
        return False
    return held.phase == g.phase or (g.phase == "relic" and held.phase == "income")


def play_options(g: Circadians, seat: int, *windows: str) -> list[Option[Do]]:
    """The cards that may be played, as options only their owner may see."""
    return [play_option(card, c.CARDS[card].lock) for card in playable(g, seat, *windows)]


def play_card(g: Circadians, seat: int, card: str) -> None:
    """CIR-16.1, CIR-16.2, CIR-16.4: discarded, its lock paid, its effects."""
    drop(g, seat, card)
    g.discard.append(card)
    g.tell("circadians-played", seat=who(seat), card=Text(f"circadians-card-{card}"))
    g.then(PayLock("card", seat=seat) if c.CARDS[card].lock else None, CardEffects(seat, card))


class CardEffects(Step[Circadians], tag="CardEffects"):
    """The phase ability of a card; those of the relic check are carried out there (CIR-14)."""

    seat: int
    card: str

    def run(self, g: Circadians) -> None:
        steps = [step for effect in c.CARDS[self.card].play for step in PLAYS[effect.op](g, self.seat, effect)]
        g.then(*steps)


@plays("gain")
def _gain(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    return [Gain(seat, effect.gain)]


@plays("draw_then_discard")
def _draw_then_discard(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    return [DrawThenDiscard(seat, effect.draw, effect.discard)]
