"""RYO-19: effects are lists of steps. `Run` carries one out, `Choose` asks what a step leaves to the player."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.engine.step import A
from games.ryozen import components as c
from games.ryozen.state import Ryozen, who
from games.ryozen.vocabulary import Op

SKIP = Option("skip", Text("ryozen-skip"))
USE = Option("use", Text("ryozen-use"))


class Ctx(msgspec.Struct, frozen=True):
    """RYO-19.1: who acts, because of what (`kin/archer`, `card/disguise`, `day/gate`), with which tile, and where.

    RYO-10.4: `here` is the sector where the acting kin was placed.
    """

    seat: int
    source: str
    actor: int = -1
    here: str = ""

    @property
    def origin(self) -> str:
        """`kin`, `card`, `day`, `village` or `event`."""
        return self.source.partition("/")[0]

    @property
    def name(self) -> str:
        """The kin, card, sector, village or event itself."""
        return self.source.partition("/")[2]


B = TypeVar("B", default=str)
"""What the answers to a word mean: ids of things, unless it says otherwise."""


class Word(Generic[B]):
    """A word of the vocabulary: what it does, or what it asks and what each answer does."""

    def asks(self, op: Op) -> bool:
        """Whether it leaves something to the player."""
        return False

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        """Carry it out, where it asks nothing."""
        raise NotImplementedError(op.op)

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        """RYO-19.2: whether a gate step can be carried out; `rest` is the list from this step on."""
        return not self.asks(rest[0]) or self.may_skip(ctx, rest[0]) or bool(self.options(g, ctx, rest))

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[B]]:
        """The legal answers."""
        raise NotImplementedError(rest[0].op)

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: B) -> None:
        """Carry out an answer."""
        raise NotImplementedError(rest[0].op)

    def do_named(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], name: str) -> None:
        """Carry out an answer that was given before: the id of an option of this word."""
        self.do(g, ctx, rest, next(option.value for option in self.options(g, ctx, rest) if option.id == name))

    def may_skip(self, ctx: Ctx, op: Op) -> bool:
        """RYO-19.4: whether the player may leave this step out."""
        return op.optional

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[B]]) -> str:
        """The answer for somebody whose time ran out (section 21)."""
        return SKIP.id if self.may_skip(ctx, rest[0]) else options[0].id

    def standing(self, g: Ryozen, ctx: Ctx, op: Op, options: list[Option[B]]) -> str | None:
        """What standing preferences answer (RYO-25.5)."""
        return None

    def rule(self, ctx: Ctx, op: Op) -> str:
        """The decision's id in section 21."""
        raise NotImplementedError(op.op)

    def prompt(self, g: Ryozen, ctx: Ctx, op: Op) -> Text:
        """What the player reads."""
        return ask_text(op.op, ctx.source)


WORDS: dict[str, Word[Any]] = {}
"""The vocabulary; each file of rules adds its words."""


@lru_cache(maxsize=512)
def ask_text(word: str, source: str) -> Text:
    """The prompt of a step: what to choose, and because of what."""
    return Text(f"ryozen-ask-{word.replace('_', '-')}", {"source": source_name(source)})


@lru_cache(maxsize=256)
def source_name(source: str) -> Text:
    """A kin, card, sector, village or event, to be named in a text."""
    origin, _, name = source.partition("/")
    if origin == "day" and name in {spot.kind for spot in c.SPOTS.values()}:
        return Text(f"ryozen-spot-kind-{name}")
    prefix = {"day": "sector", "card": "revelation"}.get(origin, origin)
    return Text(f"ryozen-{prefix}-{name}")


class Run(Step[Ryozen], tag="Run"):
    """RYO-19.1: the steps of an effect in order. `pick` answers the first step that asks, if it was chosen before.

    RYO-25.2: a step that asks does so when those before it are carried out, with what they drew on the table.
    """

    effect: str
    ctx: Ctx
    index: int = 0
    pick: str = ""

    def run(self, g: Ryozen) -> None:
        ops = c.EFFECTS[self.effect]
        if self.index == len(ops):
            return
        op = ops[self.index]
        word = WORDS[op.op]
        asks = word.asks(op)
        if self.index + 1 < len(ops):
            g.then(Run(self.effect, self.ctx, self.index + 1, "" if asks else self.pick))
        if not asks:
            word.act(g, self.ctx, op)
        elif self.pick:
            word.do_named(g, self.ctx, ops[self.index :], self.pick)
        else:
            g.then(Choose(self.effect, self.ctx, self.index, seat=self.ctx.seat))


class Asked(Question[Ryozen, A], Generic[A]):
    """A question of a turn. It remembers the barrier, so that the turn knows whether undo could take it back."""

    def take(self, g: Ryozen, decision: Decision, choice: Choice) -> None:
        if self.asked:
            g.undo_mark = [*g.barrier]
        super().take(g, decision, choice)


class Choose(Asked[Any], tag="Choose"):
    """What a step of an effect leaves to the player."""

    effect: str
    ctx: Ctx
    index: int = 0

    def _rest(self) -> tuple[Op, ...]:
        return c.EFFECTS[self.effect][self.index :]

    def ask(self, g: Ryozen) -> Decision[Any] | None:
        rest = self._rest()
        word = WORDS[rest[0].op]
        options = word.options(g, self.ctx, rest)
        if not options:
            return None
        if word.may_skip(self.ctx, rest[0]):
            options = [SKIP, *options]
        prompt = word.prompt(g, self.ctx, rest[0])
        return Decision(self.seat, prompt, Pick(tuple(options)), word.rule(self.ctx, rest[0]))

    def answer(self, g: Ryozen, choice: Any) -> None:
        if choice != SKIP.id:
            rest = self._rest()
            WORDS[rest[0].op].do(g, self.ctx, rest, choice)

    def default(self, g: Ryozen) -> Choice:
        rest = self._rest()
        word = WORDS[rest[0].op]
        return [word.default(g, self.ctx, rest, word.options(g, self.ctx, rest))]

    def standing(self, g: Ryozen) -> Choice | None:
        rest = self._rest()
        word = WORDS[rest[0].op]
        wish = word.standing(g, self.ctx, rest[0], word.options(g, self.ctx, rest))
        return None if wish is None else [wish]


def possible(g: Ryozen, ctx: Ctx, effect: str) -> bool:
    """RYO-19.2, RYO-19.6: whether some sequence of choices carries out all gate steps of an effect."""
    ops = c.EFFECTS[effect]
    return all(WORDS[op.op].possible(g, ctx, ops[index:]) for index, op in enumerate(ops))


def leaves(g: Ryozen, ctx: Ctx, effect: str) -> list[Option[str]]:
    """The ways to begin an effect: the answers of its first step that asks (their ids), or just to use it."""
    ops = c.EFFECTS[effect]
    for index, op in enumerate(ops):
        if WORDS[op.op].asks(op):
            ways = WORDS[op.op].options(g, ctx, ops[index:])
            return [msgspec.structs.replace(way, means=msgspec.UNSET) for way in ways]
    return [USE]


def begin(g: Ryozen, ctx: Ctx, effect: str, pick: str) -> None:
    """Carry out an effect that was begun with one of its `leaves`."""
    g.then(Run(effect, ctx, 0, "" if pick == USE.id else pick))


class ChooseWord(Word):
    """RYO-19.5: `choose`: one list of steps; options whose gates fail are not offered.

    The Outskirts (RYO-8.31), the Palace and its spots (RYO-9.2, RYO-17.18), the Pathfinder (RYO-10.19), the Seer
    (RYO-10.20).
    """

    def asks(self, op: Op) -> bool:
        return True

    def _open(self, g: Ryozen, ctx: Ctx, op: Op) -> list[tuple[str, list[Option[str]]]]:
        return [(path, leaves(g, ctx, path)) for path in op.options if possible(g, ctx, path)]

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return [leaf for _, path in self._open(g, ctx, rest[0]) for leaf in path]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        path = next(path for path, ways in self._open(g, ctx, rest[0]) if any(leaf.id == pick for leaf in ways))
        begin(g, ctx, path, pick)

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[str]]) -> str:
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


def condition(g: Ryozen, seat: int, cond: str) -> bool:
    """The conditions of the vocabulary."""
    if cond == "herald_is_first":  # RYO-10.18
        return g.heralds[0] == seat
    if cond == "own_kin_in_all_highlighted":  # RYO-13.36
        return set(g.highlighted) <= set(g.in_sectors(seat))
    # RYO-13.26, RYO-13.27, RYO-13.28
    return g.seats[seat].shards[cond.removeprefix("no_shard_")] == 0


def counter(g: Ryozen, seat: int, per: str) -> int:
    """RYO-19.3: the counters of the vocabulary; 1 where there is none. Highlighted is what is so now (RYO-13.9)."""
    if per in RESULTS:
        return RESULTS[per](g)
    return COUNTERS[per](g, seat) if per else 1


COUNTERS: dict[str, Callable[[Ryozen, int], int]] = {
    # RYO-11.27, RYO-11.27.1, RYO-13.34
    "own_kin_in_highlighted": lambda g, seat: sum(sector in g.highlighted for sector in g.in_sectors(seat)),
    # RYO-13.25, RYO-13.32
    "highlighted_with_own_kin": lambda g, seat: len(set(g.in_sectors(seat)) & set(g.highlighted)),
    "sectors_with_own_kin": lambda g, seat: len(set(g.in_sectors(seat))),  # RYO-13.33
    "own_kin_in_palace": lambda g, seat: g.in_palace(seat),  # RYO-13.30, RYO-14.9
    # RYO-13.31
    "own_revealed_apprentices_on_board": lambda g, seat: sum(
        kin.owner == seat and kin.kind == "apprentice" and not kin.cloaked and kin.at not in (c.HAND, c.PUSHED)
        for kin in g.kin
    ),
    # RYO-13.39
    "own_kin_on_board": lambda g, seat: sum(kin.owner == seat and kin.at not in (c.HAND, c.PUSHED) for kin in g.kin),
    "villages_explored": lambda g, seat: g.seats[seat].explorer + 1,  # RYO-13.21, RYO-13.21.1
    "own_revelation_pairs": lambda g, seat: len(g.seats[seat].cards) // 2,  # RYO-11.23
    # RYO-12.39, RYO-12.39.1, example RYO-X47
    "own_glyph_kinds": lambda g, seat: len({c.REVELATIONS[card].glyph for card in g.seats[seat].cards}),
}


RESULTS: dict[str, Callable[[Ryozen], int]] = {
    "empty_event_spaces": lambda g: g.event_row.count(""),  # RYO-11.24, RYO-11.24.1
    "bought_this_action": lambda g: g.bought,  # RYO-12.32
    "paid": lambda g: g.paid,  # RYO-12.27, RYO-12.28, RYO-12.29
}
"""Counters that are the same for everybody: the event row, and the named results of the effect under way."""


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
