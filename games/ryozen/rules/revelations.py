"""RYO-12: revelation cards at the start of a turn, and the seal that touches the opponents."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Option, Text
from games.engine.option import Unavailable
from games.ryozen import components as c
from games.ryozen.rules.debts import owe_loss
from games.ryozen.rules.effects import WORDS, Ctx, Run, Word, possible, why_not
from games.ryozen.state import Ryozen, turn, who
from games.ryozen.vocabulary import Op


def start_options(g: Ryozen, seat: int) -> list[Option[str]]:
    """RYO-D3, step (a): one use of one start-of-turn card (RYO-5.5, RYO-12.2), unless that has been.

    Examples: RYO-X32, RYO-X48.
    """
    if turn(g).card or not g.seats[seat].cards:
        return []
    return [card_option(card) for card in usable_cards(g, seat)]


def use_card(g: Ryozen, seat: int, card: str) -> None:
    """Carry out a start-of-turn card."""
    turn(g).card = card
    g.tell("ryozen-card-used", seat=who(seat), card=Text(f"ryozen-revelation-{card}"))
    g.then(Run(f"card/{card}", Ctx(seat, f"card/{card}")))


def usable_cards(g: Ryozen, seat: int) -> list[str]:
    """RYO-12.10: kinds of kept start-of-turn cards whose cost and target are there, in data order. Example: RYO-X31."""
    return [card for card in start_cards(g, seat) if possible(g, Ctx(seat, f"card/{card}"), f"card/{card}")]


def start_cards(g: Ryozen, seat: int) -> list[str]:
    """The kinds of start-of-turn cards that a seat keeps."""
    kept = {card for card in g.seats[seat].cards if c.REVELATIONS[card].timing == "start_of_turn"}
    return sorted(kept, key=c.REVELATION_ORDER.__getitem__)


def cards_lacking(g: Ryozen, seat: int) -> list[Unavailable]:
    """Kept cards that cannot be used now, and why."""
    found = []
    for card in start_cards(g, seat):
        used = Text("ryozen-why-one-card") if turn(g).card else None
        reason = used or why_not(g, Ctx(seat, f"card/{card}"), f"card/{card}")
        if reason is not None:
            found.append(Unavailable(card, Text(f"ryozen-revelation-{card}"), reason))
    return found


@lru_cache(maxsize=32)
def card_option(card: str) -> Option[str]:
    """A revelation card."""
    hint = Text(f"ryozen-card-{card.replace('_', '-')}")
    return Option(card, Text("ryozen-card-first", {"card": Text(f"ryozen-revelation-{card}")}), CARDS_FIRST, hint)


CARDS_FIRST = Text("ryozen-group-cards-first")


class Opponents(Word):
    """`opponents`: the Seal of the Gate: every opponent loses a resource, in turn order (RYO-12.33, RYO-4.5).

    Example: RYO-X33.
    """

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        for inner in c.EFFECTS[op.do]:
            assert inner.op == "lose_resource"
            for seat in g.others(ctx.seat):
                for _ in range(inner.count):
                    owe_loss(g, seat, ctx.seat)


WORDS |= {"opponents": Opponents()}
