"""HYP-13: Advanced Technology cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from games.engine import Choice, Decision, Option, Pick, Question, Says, Text, Unavailable
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, final, hint, slot_names, together, why
from games.hyperborea.rules.activation import gain_as_bonus
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.ending import check_knowledge
from games.hyperborea.state import Hyperborea, Offer, row_name, who

T = TypeVar("T")


def _card_option(card: str, means: T) -> Option[T]:
    return Option(
        f"tech:{card}",
        Text("hyperborea-do-tech", {"card": row_name(card), "gems": c.CARDS[card].gems}),
        Text("hyperborea-group-tech"),
        Text("hyperborea-hint-row", {"effects": effect_list(c.ROWS[card].effects)}),
        f"card:{card}",
        means=means,
    )


TAKE = {card: _card_option(card, Act("tech", (card,))) for card in c.CARDS}
REFRESH = tuple(
    Option(
        f"refresh:{number}",
        Text("hyperborea-do-refresh", {"deck": Text(f"hyperborea-deck-{number}")}),
        Text("hyperborea-group-other"),
        means=Act("refresh", (number,)),
    )
    for number in c.DECKS
)


def deal_offers(g: Hyperborea) -> None:
    """HYP-3.26, HYP-3.27: two cards of each deck face up, a grey cube on each."""
    for number, deck in enumerate(g.decks):
        g.market.append([])
        for _ in range(min(c.FACE_UP, len(deck))):
            g.market[number].append(turn_up_card(g, number, grey=True))


def turn_up_card(g: Hyperborea, number: int, *, grey: bool) -> Offer:
    """HYP-13.6, HYP-13.7, HYP-13.13: the top card, with a grey cube of the supply if there is
    one; an empty place otherwise."""
    deck = g.decks[number]
    if not len(deck):
        return Offer()
    offer = Offer(g.draw(deck), grey=grey and g.supply[c.GREY] > 0)
    g.supply[c.GREY] -= offer.grey
    g.known[number] = min(g.known[number], len(deck))
    return offer


def face_up(g: Hyperborea) -> list[str]:
    """The cards on offer."""
    return [offer.card for offers in g.market for offer in offers if offer.card]


def picks(g: Hyperborea) -> Iterator[Option[Act]]:
    """HYP-D21, HYP-D22: any face-up card, or first a refresh of one deck (HYP-13.1, HYP-13.2); nothing
    where no card is left (HYP-13.14)."""
    if "tech" in g.pool.points:
        for number, offers in enumerate(g.market):
            for offer in offers:
                if offer.card:
                    yield TAKE[offer.card]
            if len(g.decks[number]):  # HYP-13.8
                yield REFRESH[number]


def of_card(g: Hyperborea, seat: int, card: str) -> Says:
    """HYP-D22: the row of a card and what it does; the fifth one is Knowledge (HYP-20.3)."""
    row, player = c.ROWS[card], g.seats[seat]
    parts = [hint("card", slots=slot_names(row.slots), effects=effect_list(row.effects))]
    if row.kind == "start_of_turn":
        parts.insert(0, hint("each-turn"))
    if len(player.cards) - len(player.start_cards) + 1 == c.threshold("technologies", g.players):
        parts.append(Text("hyperborea-objective-technologies"))
    return Says(together(parts), final("cards") if len(g.decks[c.CARDS[card].deck - 1]) else None)


def tech(g: Hyperborea, seat: int, card: str) -> None:
    """HYP-13.1: a tech point gives one of the face-up cards."""
    g.pool.spend("tech")
    take_card(g, seat, card)


def take_card(g: Hyperborea, seat: int, card: str) -> None:
    """HYP-13.5, HYP-13.6, HYP-13.13, HYP-22.8, HYP-X36: the card and its grey cube; the
    next card comes up in its place."""
    number, place = next(
        (n, k) for n, offers in enumerate(g.market) for k, offer in enumerate(offers) if offer.card == card
    )
    player = g.seats[seat]
    player.cards.append(card)
    player.unused[c.GREY] += g.market[number][place].grey
    g.tell("hyperborea-card-taken", seat=who(seat), card=row_name(card))
    g.market[number][place] = turn_up_card(g, number, grey=True)
    if g.market[number][place].card:
        g.tell("hyperborea-card-turned-up", card=row_name(g.market[number][place].card))
    check_knowledge(g, seat)
    if player.tile:
        gain_as_bonus(g, seat, c.TILES[player.tile].gain)  # HYP-22.17


def refresh(g: Hyperborea, seat: int, number: int) -> None:
    """HYP-13.2, HYP-13.3, HYP-13.8, HYP-13.11, HYP-13.12, HYP-13.13: two new cards of a deck; the point is used up."""
    g.pool.spend("tech")
    index = c.DECKS.index(number)
    deck, old = g.decks[index], g.market[index]
    greys = sum(offer.grey for offer in old)
    under = [offer.card for offer in reversed(old) if offer.card]
    deck.cards += under  # the left card ends up at the very bottom
    g.known[index] += len(under)
    g.market[index] = []
    for _ in old:
        offer = turn_up_card(g, index, grey=False)
        offer.grey = bool(offer.card) and greys > 0
        greys -= offer.grey
        g.market[index].append(offer)
    g.supply[c.GREY] += greys
    cards = [row_name(offer.card) for offer in g.market[index] if offer.card]
    g.tell("hyperborea-refreshed", seat=who(seat), deck=Text(f"hyperborea-deck-{number}"), cards=[*cards])
    g.then(PickAfterRefresh(seat=seat))


class PickAfterRefresh(Question[Hyperborea, str | None], tag="PickAfterRefresh"):
    """HYP-D22, HYP-13.4, HYP-13.12: any face-up card, or none."""

    def ask(self, g: Hyperborea) -> Decision[str | None]:
        cards = [_card_option(card, card) for card in face_up(g)]
        decline = Option("decline", Text("hyperborea-decline-card"), hint=hint("tech-lost"), means=None, role="decline")
        return Decision(self.seat, Text("hyperborea-ask-card"), Pick((*cards, decline)), "HYP-D22")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        def about(option: Option) -> Says | None:
            card = option.value
            return of_card(g, self.seat, card) if isinstance(card, str) else None

        again = [Unavailable(option.id, option.label, why("refreshed")) for option in REFRESH]
        return decision.explain(about, unavailable=again)

    def answer(self, g: Hyperborea, choice: str | None) -> None:
        if choice is None:
            g.tell("hyperborea-card-declined", seat=who(self.seat))
        else:
            take_card(g, self.seat, choice)

    def default(self, g: Hyperborea) -> Choice:
        return ["decline"]
