"""RYO-19: effects are lists of steps. `Run` carries one out, `Choose` asks what a step leaves to the player."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.engine.option import Says, Unavailable
from games.engine.step import A
from games.ryozen import components as c
from games.ryozen.state import Ryozen
from games.ryozen.vocabulary import Op

SKIP = Option("skip", Text("ryozen-skip"), role="decline", plain="a refusal says all there is to say")
DECLINE: Option[None] = Option("skip", Text("ryozen-skip"), means=None, role="decline", plain=SKIP.plain)
"""Not to use or apply something at all."""
Picks = tuple[str, ...]
"""What was chosen of several steps: the id of an option each, `skip` for one that is left out."""


class Answers(msgspec.Struct, frozen=True, gc=False):
    """An answer to the steps that are asked together."""

    picks: Picks
    means: tuple[object, ...]
    """What the options mean that were chosen: nothing for the steps that are left out."""


USE: Option[Answers] = Option("use", Text("ryozen-use"), means=Answers((), ()))
"""To use what leaves nothing to choose at first."""


class Ctx(msgspec.Struct, frozen=True):
    """RYO-19.1: who acts, because of what (`kin/archer`, `card/disguise`, `day/gate`), with which tile, and where.

    RYO-10.4: `here` is the sector where the acting kin was placed.
    """

    seat: int
    source: str
    actor: int = -1
    here: str = ""
    ahead: int = 0
    """How many villages the Explorer will have explored before (RYO-19.6: legality is judged on whole paths)."""

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
        for option in self.options(g, ctx, rest):
            if option.id == name:
                return self.do(g, ctx, rest, option.value)
        raise LookupError(f"{name} is not offered")

    def joined(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[Answers]]:
        """Answers to this step and the next at once."""
        return []

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

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[Any]) -> Says | Text | None:
        """What one of its answers does, costs and brings."""
        return None

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """What a player would look for among its answers and cannot have now."""
        return []

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        """Why it is not possible."""
        return Text("ryozen-why-nothing")

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
    """RYO-19.1: the steps of an effect in order. `picks` are the answers that were given before, one for each step that
    asks: one of its options, or `skip` where it is left out (RYO-19.4).

    RYO-25.2: a step that asks does so when those before it are carried out, with what they drew on the table.
    """

    effect: str
    ctx: Ctx
    index: int = 0
    picks: Picks = ()

    def run(self, g: Ryozen) -> None:
        ops = c.EFFECTS[self.effect]
        if self.index == len(ops):
            return
        op = ops[self.index]
        word = WORDS[op.op]
        asks = word.asks(op)
        if self.index + 1 < len(ops):
            g.then(Run(self.effect, self.ctx, self.index + 1, self.picks[1:] if asks else self.picks))
        if not asks:
            word.act(g, self.ctx, op)
        elif not self.picks:
            g.then(Choose(self.effect, self.ctx, self.index, seat=self.ctx.seat))
        elif self.picks[0] != SKIP.id:
            word.do_named(g, self.ctx, ops[self.index :], self.picks[0])


def chain(ctx: Ctx, effect: str, start: int = 0) -> list[int]:
    """The steps that are asked together: the first from `start` on that asks, and, as long as they may be left out,
    those right after it. What comes after a step that asks nothing waits for that."""
    ops = c.EFFECTS[effect]
    found: list[int] = []
    for index in range(start, len(ops)):
        word = WORDS[ops[index].op]
        if word.asks(ops[index]):
            found.append(index)
            if not word.may_skip(ctx, ops[index]):
                break
        elif found:
            break
    return found


def ways(g: Ryozen, ctx: Ctx, effect: str, start: int = 0) -> list[Option[Answers]]:
    """What can be answered to these steps: revealing a kin, or hiring one at once; exploring, or exploring and a bonus,
    or a bonus at once."""
    found: list[Option[Answers]] = []
    for skipped, index in enumerate(chain(ctx, effect, start)):
        rest = c.EFFECTS[effect][index:]
        word = WORDS[rest[0].op]
        left_out = (SKIP.id,) * skipped
        found += [answering(option, (*left_out, *option.value.picks)) for option in word.joined(g, ctx, rest)]
        found += [answering(option, (*left_out, option.id)) for option in word.options(g, ctx, rest)]
    return found


def asking(steps: list[int], options: list[Option[Answers]]) -> int:
    """The step that the first of these options answers."""
    return steps[options[0].value.picks.count(SKIP.id)]


def answering(option: Option[Any], picks: Picks) -> Option[Answers]:
    """An option as an answer to several steps, of which it is one or stands for some."""
    value = option.value
    means = value.means if isinstance(value, Answers) else (value,)
    return msgspec.structs.replace(option, means=Answers(picks, means))


def choosing_nothing(option: Option[Any], steps: int) -> Option[Answers]:
    """An option that leaves so many steps out."""
    return msgspec.structs.replace(option, means=Answers((SKIP.id,) * steps, ()))


class Asked(Question[Ryozen, A], Generic[A]):
    """A question of a turn. It remembers the barrier, so that the turn knows whether undo could take it back."""

    def take(self, g: Ryozen, decision: Decision, choice: Choice) -> None:
        if self.asked:
            g.undo_mark = [*g.barrier]
        super().take(g, decision, choice)


class Choose(Asked[Answers], tag="Choose"):
    """What a step of an effect leaves to the player."""

    effect: str
    ctx: Ctx
    index: int = 0

    def _rest(self) -> tuple[Op, ...]:
        return c.EFFECTS[self.effect][self.index :]

    def ask(self, g: Ryozen) -> Decision[Answers] | None:
        options = ways(g, self.ctx, self.effect, self.index)
        if not options:
            return None
        steps = chain(self.ctx, self.effect, self.index)
        op = c.EFFECTS[self.effect][asking(steps, options)]
        word = WORDS[op.op]
        if word.may_skip(self.ctx, op):
            options.append(choosing_nothing(SKIP, len(steps)))
        prompt = effect_text(self.effect) if len(steps) > 1 else word.prompt(g, self.ctx, op)
        return Decision(self.seat, prompt, Pick(tuple(options)), word.rule(self.ctx, op))

    def answer(self, g: Ryozen, choice: Answers) -> None:
        first, *later = choice.picks
        if later:
            rest = g.top
            assert isinstance(rest, Run)  # the effect goes on below the question
            rest.picks = tuple(later)
        if first != SKIP.id:
            WORDS[self._rest()[0].op].do_named(g, self.ctx, self._rest(), first)

    def explained(self, g: Ryozen, decision: Decision) -> Decision:
        return explained(g, self.ctx, self.effect, decision, self.index)

    def default(self, g: Ryozen) -> Choice:
        rest = self._asking(g)
        word = WORDS[rest[0].op]
        return [word.default(g, self.ctx, rest, word.options(g, self.ctx, rest))]

    def standing(self, g: Ryozen) -> Choice | None:
        if all(type(WORDS[op.op]).standing is Word.standing for op in self._rest()):
            return None
        rest = self._asking(g)
        word = WORDS[rest[0].op]
        wish = word.standing(g, self.ctx, rest[0], word.options(g, self.ctx, rest))
        return None if wish is None else [wish]

    def _asking(self, g: Ryozen) -> tuple[Op, ...]:
        """The effect from the first step on that has something to choose from."""
        steps = chain(self.ctx, self.effect, self.index)
        return c.EFFECTS[self.effect][asking(steps, ways(g, self.ctx, self.effect, self.index)) :]


# -- what is said of it ------------------------------------------------------------------------------------

Said = dict[str, Says | Text | None]
"""What there is to say of options, by their ids."""


def said(g: Ryozen, ctx: Ctx, effect: str, start: int = 0) -> Said:
    """What there is to say of the answers to the steps that are asked together."""
    found: Said = {}
    for index in chain(ctx, effect, start):
        rest = c.EFFECTS[effect][index:]
        word = WORDS[rest[0].op]
        options = [*word.joined(g, ctx, rest), *word.options(g, ctx, rest)]
        found |= {option.id: word.about(g, ctx, rest, option) for option in options}
    return found


def missing(g: Ryozen, ctx: Ctx, effect: str, start: int = 0) -> list[Unavailable]:
    """What a player would look for among these answers and cannot have now."""
    steps = chain(ctx, effect, start)
    return [
        each
        for index in steps
        for each in WORDS[c.EFFECTS[effect][index].op].missing(g, ctx, c.EFFECTS[effect][index:])
    ]


def why_not(g: Ryozen, ctx: Ctx, effect: str) -> Text | None:
    """Why an effect is not possible; None if it is."""
    ops = c.EFFECTS[effect]
    hindered = (ops[index:] for index, op in enumerate(ops) if not WORDS[op.op].possible(g, ctx, ops[index:]))
    rest = next(hindered, None)
    return None if rest is None else WORDS[rest[0].op].why_not(g, ctx, rest)


def explained(g: Ryozen, ctx: Ctx, effect: str, decision: Decision, start: int = 0) -> Decision:
    """A question about an effect, for somebody who reads it."""
    words = said(g, ctx, effect, start)
    offered = {option.id for option in decision.options}
    lacking = {each.id: each for each in missing(g, ctx, effect, start) if each.id not in offered}
    return decision.explain(lambda option: words.get(option.id), unavailable=[*lacking.values()][:MOST_REASONS])


MOST_REASONS = 25
"""How many can be read, and shown in a menu."""


@lru_cache(maxsize=32)
def effect_text(effect: str) -> Text:
    """What a day effect offers: `day/gate`."""
    name = effect.partition("/")[2]
    says = Text(f"ryozen-effect-{name.replace('_', '-')}")
    return Text("ryozen-ask-effect", {"sector": source_name(effect), "effect": says})


def possible(g: Ryozen, ctx: Ctx, effect: str) -> bool:
    """RYO-19.2, RYO-19.6: whether some sequence of choices carries out all gate steps of an effect."""
    ops = c.EFFECTS[effect]
    for index, op in enumerate(ops):  # noqa: SIM110 - asked about every effect again and again
        if not WORDS[op.op].possible(g, ctx, ops[index:]):
            return False
    return True


def leaves(g: Ryozen, ctx: Ctx, effect: str) -> list[Option[Answers]]:
    """The ways to begin an effect: the answers of its first step that asks, or just to use it."""
    ops = c.EFFECTS[effect]
    for index, op in enumerate(ops):
        if WORDS[op.op].asks(op):
            ways = WORDS[op.op].options(g, ctx, ops[index:])
            return [answering(way, (way.id,)) for way in ways]
    return [USE]
