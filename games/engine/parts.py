"""A game put together from its parts: functions of its modules, named once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from games.engine.catalogue import Card, Catalogue
from games.engine.chronicle import Chronicle, Stand, best
from games.engine.decision import Decision, Filled, Form, Value
from games.engine.event import Event
from games.engine.game import Game, Migration, Preview, S, Setup, V, register
from games.engine.meta import Meta
from games.engine.policy import Style
from games.engine.step import Step
from games.engine.text import Text
from games.engine.trail import Trail


@dataclass(frozen=True)
class StandingOrders(Generic[S]):
    """Answers that a seat may write down for good: see the methods of `Game` for what each has to do."""

    form: Callable[[S, int], Form | None]
    store: Callable[[S, int, Filled], None]
    read: Callable[[S, int], Mapping[str, Value]]
    clear: Callable[[S, int], None]
    closed: str = "engine-no-standing-orders"
    """The message that says when they can be changed, for the time in which there is no form."""


@dataclass(frozen=True)
class Asides(Generic[S]):
    """What may be done without being asked."""

    forms: Callable[[S, int], Mapping[str, Form]]
    take: Callable[[S, int, str, Filled], None]


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[S, V]):
    """What a game is made of. The first of its steps begins a match."""

    meta: Meta
    state: type[S]
    shown: type[V]
    steps: tuple[type[Step[S]], ...]
    new: Callable[[Setup, int], S]
    """The state before the first step, with the number of its schema."""
    view: Callable[[S, int | None], V]
    check: Callable[[S], list[str]]
    shuffle_hidden: Callable[[S, int | None, random.Random], None]
    """Changes a copy in place."""
    decide: Callable[[V, Decision, random.Random, Style], str]
    """The bot."""
    describe: Callable[[V], list[Text]]
    alt: Callable[[V], list[Text]]
    turns: Callable[[V], Sequence[int]]
    appraise: Callable[[S], list[float]] | None = None
    """What each seat may expect to have in the end, on the scale by which the game is won."""
    spread: float = 0.0
    """How far seats of equal chances end apart, on the same scale; 0: the game does not say."""
    foresight: float = 1.0
    """How many turns of each seat a hard bot plays on before it believes that."""
    doubt: float = 0.0
    """How much better, on the same scale, another choice must look to it than that of the game's bot."""
    changes: Callable[[V, V], list[Text]] | None = None
    trails: Callable[[Sequence[Event]], list[Trail]] | None = None
    chapter: str = ""
    chronicle: Chronicle[V] | None = None
    preview: Callable[[V, Decision, Mapping[str, Value]], Preview | None] | None = None
    shorthand: Callable[[V, Decision, str], list[str] | None] | None = None
    standing: StandingOrders[S] | None = None
    asides: Asides[S] | None = None
    catalogue: Catalogue[V] | None = None
    migrations: tuple[Migration, ...] = ()
    nothing_missing: Mapping[str, str] = field(default_factory=dict)
    """Kinds of decisions in which nothing is ever looked for in vain, each with the reason."""


class Assembled(Game[S, V]):
    """The game, as the engine knows it."""

    def __init__(self, parts: Parts[S, V]) -> None:
        self.parts = parts
        self.meta, self.migrations = parts.meta, parts.migrations
        self.nothing_missing, self.chapter, self.spread = parts.nothing_missing, parts.chapter, parts.spread
        self.foresight, self.doubt = parts.foresight, parts.doubt
        self.state_type, self.view_type = parts.state, parts.shown
        self.steps, self.first_step = parts.steps, parts.steps[0]
        self.registry = register(parts.meta.id, parts.state, parts.steps)
        super().__init__()

    def new(self, setup: Setup) -> S:
        return self.parts.new(setup, self.schema)

    def view(self, g: S, seat: int | None) -> V:
        return self.parts.view(g, seat)

    def check(self, g: S) -> list[str]:
        return self.parts.check(g)

    def shuffle_hidden(self, g: S, seat: int | None, rng: random.Random) -> S:
        other = self.clone(g)
        self.parts.shuffle_hidden(other, seat, rng)
        return other

    def policy(self, view: V, decision: Decision, rng: random.Random, style: Style = "") -> str:
        return self.parts.decide(view, decision, rng, style)

    def appraise(self, g: S) -> list[float] | None:
        return self.parts.appraise(g) if self.parts.appraise else None

    def describe(self, view: V) -> list[Text]:
        return self.parts.describe(view)

    def alt(self, view: V) -> list[Text]:
        return self.parts.alt(view)

    def changes(self, before: V, after: V) -> list[Text]:
        return self.parts.changes(before, after) if self.parts.changes else []

    def trails(self, events: Sequence[Event]) -> list[Trail]:
        return self.parts.trails(events) if self.parts.trails else []

    def stand(self, view: V) -> Stand:
        return self.parts.chronicle.stand(view) if self.parts.chronicle else super().stand(view)

    def highlights(self, events: Iterable[Event], most: int) -> list[Text]:
        return best(events, self.parts.chronicle.highlights, most) if self.parts.chronicle else []

    def preview(self, view: V, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
        return self.parts.preview(view, decision, chosen) if self.parts.preview else None

    def turns(self, view: V) -> Sequence[int]:
        return self.parts.turns(view)

    def shorthand(self, view: V, decision: Decision, words: str) -> list[str] | None:
        return self.parts.shorthand(view, decision, words) if self.parts.shorthand else None

    def aside_forms(self, g: S, seat: int) -> Mapping[str, Form]:
        return self.parts.asides.forms(g, seat) if self.parts.asides else {}

    def take_aside(self, g: S, seat: int, name: str, choice: Filled) -> None:
        if self.parts.asides is None:
            raise NotImplementedError
        self.parts.asides.take(g, seat, name, choice)

    def standing_form(self, g: S, seat: int) -> Form | None:
        return self.parts.standing.form(g, seat) if self.parts.standing else None

    def standing_closed(self) -> Text:
        return Text(self.parts.standing.closed) if self.parts.standing else super().standing_closed()

    def set_standing(self, g: S, seat: int, choice: Filled) -> None:
        if self.parts.standing is None:
            raise NotImplementedError
        self.parts.standing.store(g, seat, choice)

    def standing(self, g: S, seat: int) -> Mapping[str, Value]:
        if self.parts.standing is None:
            raise NotImplementedError
        return self.parts.standing.read(g, seat)

    def clear_standing(self, g: S, seat: int) -> None:
        if self.parts.standing is not None:
            self.parts.standing.clear(g, seat)

    def catalogue(self) -> tuple[Card, ...]:
        return self.parts.catalogue.cards() if self.parts.catalogue else ()

    def whereabouts(self, view: V, card: Card) -> Text | None:
        return self.parts.catalogue.whereabouts(view, card) if self.parts.catalogue else None
