"""RYO-19: words that lead to other lists of steps (`choose`, `when`), and a card that discards itself."""

from __future__ import annotations

from games.engine import Option, Text
from games.engine.option import Says, Unavailable
from games.ryozen.rules.counters import condition
from games.ryozen.rules.effects import USE, WORDS, Answers, Ctx, Run, Word, leaves, missing, possible, said, why_not
from games.ryozen.state import Ryozen, who
from games.ryozen.vocabulary import Op


class ChooseWord(Word[Answers]):
    """RYO-19.5: `choose`: one list of steps; options whose gates fail are not offered.

    The Outskirts (RYO-8.31), the Palace and its spots (RYO-9.2, RYO-17.18), the Pathfinder (RYO-10.19), the Seer
    (RYO-10.20).
    """

    def asks(self, op: Op) -> bool:
        return True

    def _open(self, g: Ryozen, ctx: Ctx, op: Op) -> list[tuple[str, list[Option[Answers]]]]:
        return [(path, leaves(g, ctx, path)) for path in op.options if possible(g, ctx, path)]

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[Answers]]:
        return [leaf for _, path in self._open(g, ctx, rest[0]) for leaf in path]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: Answers) -> None:
        path = next(path for path, ways in self._open(g, ctx, rest[0]) if any(leaf.value == pick for leaf in ways))
        g.then(Run(path, ctx, 0, pick.picks))

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[Answers]) -> Says | Text | None:
        paths = (said(g, ctx, path) for path, _ in self._open(g, ctx, rest[0]))
        return next((words[option.id] for words in paths if option.id in words), None)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """What each list of steps lacks; of one that is closed as a whole, all it would offer."""
        found = []
        for path in rest[0].options:
            found += missing(g, ctx, path)
            closed = why_not(g, ctx, path)
            if closed is not None:
                offers = [way for way in leaves(g, ctx, path) if way is not USE]
                found += [Unavailable(way.id, way.label, closed, way.where) for way in offers]
        return found

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        reasons = (why_not(g, ctx, path) for path in rest[0].options)
        return next((reason for reason in reasons if reason is not None), super().why_not(g, ctx, rest))

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[Answers]]) -> str:
        """RYO-D8: explore as far as possible; elsewhere nothing, or the first option."""
        explorable = [option.id for option in options if option.id in ("explore-1", "explore-2")]
        if ctx.source == "day/outskirts" and explorable:
            return explorable[-1]
        return super().default(g, ctx, rest, options)

    def rule(self, ctx: Ctx, op: Op) -> str:
        if ctx.origin == "kin":
            return {"pathfinder": "RYO-D5.5", "seer": "RYO-D5.6"}.get(ctx.name, "RYO-D5")
        return "RYO-D8" if ctx.source == "day/outskirts" else "RYO-D29"


class WhenWord(Word):
    """`when`: a branch, judged when the step runs (RYO-19.7).

    The Advisor (RYO-10.18), before the day effect moves a Herald (RYO-10.18.1). Example: RYO-X17.
    """

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        path = op.then if condition(g, ctx.seat, op.cond) else op.else_
        g.then(Run(path, ctx))


class DiscardSelfWord(Word):
    """`discard_self`: the acting card goes to the revelation discard (RYO-12.11, RYO-19.8)."""

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        discard_card(g, ctx.seat, ctx.name)


def discard_card(g: Ryozen, seat: int, card: str) -> None:
    """A kept card goes to the revelation discard."""
    g.seats[seat].cards.remove(card)
    g.revelation_discard.append(card)
    g.tell("ryozen-card-discarded", seat=who(seat), card=Text(f"ryozen-revelation-{card}"))


WORDS |= {"choose": ChooseWord(), "when": WhenWord(), "discard_self": DiscardSelfWord()}
