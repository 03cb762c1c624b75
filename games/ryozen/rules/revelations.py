"""RYO-12: revelation cards at the start of a turn, and the seal that touches the opponents."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Text
from games.ryozen import components as c
from games.ryozen.rules.debts import owe_loss
from games.ryozen.rules.effects import SKIP, WORDS, Asked, Ctx, Run, Word, possible
from games.ryozen.rules.placement import turn
from games.ryozen.state import Ryozen, who
from games.ryozen.vocabulary import Op


class StartOfTurn(Asked[str], tag="StartOfTurn"):
    """RYO-D3, step (a): nothing, or one use of one start-of-turn card (RYO-5.5, RYO-12.2).

    Examples: RYO-X32, RYO-X48.
    """

    def ask(self, g: Ryozen) -> Decision[str] | None:
        if not g.seats[self.seat].cards:
            return None
        cards = usable_cards(g, self.seat)
        if not cards:
            return None
        return Decision(self.seat, START, Pick((SKIP, *map(card_option, cards))), "RYO-D3")

    def answer(self, g: Ryozen, choice: str) -> None:
        if choice == SKIP.id:
            return
        turn(g).card = choice
        g.tell("ryozen-card-used", seat=who(self.seat), card=Text(f"ryozen-revelation-{choice}"))
        g.then(Run(f"card/{choice}", Ctx(self.seat, f"card/{choice}")))

    def default(self, g: Ryozen) -> Choice:
        return [SKIP.id]


START = Text("ryozen-ask-start-of-turn")


def usable_cards(g: Ryozen, seat: int) -> list[str]:
    """RYO-12.10: kinds of kept start-of-turn cards whose cost and target are there, in data order. Example: RYO-X31."""
    kept = {card for card in g.seats[seat].cards if c.REVELATIONS[card].timing == "start_of_turn"}
    return [
        card
        for card in sorted(kept, key=c.REVELATION_ORDER.__getitem__)
        if possible(g, Ctx(seat, f"card/{card}"), f"card/{card}")
    ]


@lru_cache(maxsize=32)
def card_option(card: str) -> Option[str]:
    """A revelation card."""
    return Option(card, Text(f"ryozen-revelation-{card}"), hint=Text(f"ryozen-card-{card.replace('_', '-')}"))


class Opponents(Word):
    """`opponents`: the Seal of the Gate: every opponent loses a resource, in turn order (RYO-12.33, RYO-4.5).

    Example: RYO-X33.
    """

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        for inner in c.EFFECTS[op.do]:
            assert inner.op == "lose_resource"
            for seat in g.others(ctx.seat):
                for _ in range(inner.count):
                    owe_loss(g, seat)


WORDS |= {"opponents": Opponents()}
