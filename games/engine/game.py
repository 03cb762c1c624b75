"""A game, as the rest of the house knows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from games.engine.catalogue import Card
from games.engine.chronicle import Stand
from games.engine.decision import Decision, Filled, Form, Value
from games.engine.event import Event
from games.engine.meta import Meta
from games.engine.play import start
from games.engine.policy import Style
from games.engine.registry import Registry
from games.engine.state import State
from games.engine.step import AnyStep, Step
from games.engine.stored import refuse_untyped
from games.engine.text import Text
from games.engine.trail import Trail
from games.engine.view import View

S = TypeVar("S", bound=State, default=State)
"""A game's state; where it does not matter which game is played, any state."""
V = TypeVar("V", bound=View, default=View)
"""What viewers of a game are shown."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


class Setup(msgspec.Struct, frozen=True):
    """What the lobby settles before a match."""

    players: int
    seed: str
    options: dict[str, str] = {}
    seats: tuple[dict[str, str], ...] = ()


class Stride(msgspec.Struct, frozen=True):
    """Several fields of a form that are filled in together, because they make one thing."""

    label: Text
    fields: Mapping[str, str]
    """The option of each field."""


class Preview(msgspec.Struct, frozen=True):
    """What a form leads to while it is being filled in, made from what its seat may know."""

    lines: tuple[Text, ...] = ()
    hints: Mapping[str, Mapping[str, Text]] = {}
    """What options of fields would do now, by field and option id: they replace the hints of the decision."""
    route: tuple[str, ...] = ()
    """The places on the board that would be visited, in their order."""
    strides: tuple[Stride, ...] = ()
    """What the next fields can be filled in with at one go. A form that has any is filled in from its first field to
    its last."""


class Game(Generic[S, V]):
    """Everything a game is, in one object: its state, its first step, its views, its players."""

    meta: Meta
    state_type: type[S]
    view_type: type[V]
    first_step: type[Step[S]]
    steps: tuple[type[Step[S]], ...]
    migrations: tuple[Migration, ...] = ()
    """Oldest first: the n-th brings data of schema n + 1 to schema n + 2."""

    foresight: float = 1.0
    """How many turns of each seat a hard bot plays on before it believes what seats may expect: what others do about a
    choice is half of what it is worth, and some of it shows later."""

    doubt: float = 0.0
    """How much better than the choice of the game's bot another one must look to a hard bot, on the scale by which the
    game is won: what seats may expect is told too vaguely for finer differences."""

    chapter: str = ""
    """The heading of a time that is looked at as a whole, as a year in which all act at once: what happened in it stays
    marked until it is over. Without one, what happened in a turn is marked."""

    spread: float = 0.0
    """How far seats of equal chances end apart, on the scale by which the game is won; 0: it does not say."""

    nothing_missing: Mapping[str, str] = {}
    """Kinds of decisions (their rules) in which nothing is ever looked for in vain, each with the reason."""

    # -- what a game writes --------------------------------------------------------------------------------

    def new(self, setup: Setup) -> S:
        """The state before the first step."""
        raise NotImplementedError

    def view(self, g: S, seat: int | None) -> V:
        """All that this seat (None: an onlooker) may know."""
        raise NotImplementedError

    def check(self, g: S) -> list[str]:
        """Everything that is inconsistent."""
        raise NotImplementedError

    def shuffle_hidden(self, g: S, seat: int | None, rng: random.Random) -> S:
        """Another state that looks the same to this seat: what it may not know is changed at random."""
        raise NotImplementedError

    def policy(self, view: V, decision: Decision, rng: random.Random, style: Style = "") -> str:
        """What the bot that fills a seat answers."""
        raise NotImplementedError

    def appraise(self, g: S) -> list[float] | None:
        """What each seat may expect to have in the end, on the scale by which the game is won; of a match that is over,
        what it has. None: the game does not say."""
        return None

    def describe(self, view: V) -> list[Text]:
        """The board in words, a line each."""
        raise NotImplementedError

    def alt(self, view: V) -> list[Text]:
        """The picture's alternative text: two or three sentences."""
        raise NotImplementedError

    def changes(self, before: V, after: V) -> list[Text]:
        """What differs between two views of one viewer, a short line each: "wood 3 → 1", "mech to D4"."""
        return []

    def trails(self, events: Sequence[Event]) -> list[Trail]:
        """What happened, as it is drawn on the map: ways, battles with their result, gains at their place."""
        return []

    def stand(self, view: V) -> Stand:
        """How the match stands by what everybody can see: a few numbers per seat."""
        return Stand(0, Text("engine-story-match"), {})

    def highlights(self, events: Iterable[Event], most: int) -> list[Text]:
        """What was most worth telling, as it happened."""
        return []

    def preview(self, view: V, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
        """What the choices in a form, as far as they are made, would lead to; None where there is nothing to show."""
        return None

    def turns(self, view: V) -> Sequence[int]:
        """Whose turn it is, and whose turns come after it, as far as everybody can know it from what they see: shorter
        where that is open, empty where nobody has a turn (as when all choose in secret)."""
        return ()

    def shorthand(self, view: V, decision: Decision, words: str) -> list[str] | None:
        """Typed words that stand for several choices in a row, if the game knows such a shortcut."""
        return None

    def aside_forms(self, g: S, seat: int) -> Mapping[str, Form]:
        """What a seat may do now without being asked (a gift, a look at the score), by name."""
        return {}

    def take_aside(self, g: S, seat: int, name: str, choice: Filled) -> None:
        """Do one of these; it is never undone."""
        raise NotImplementedError

    def standing_form(self, g: S, seat: int) -> Form | None:
        """The form in which a seat writes its standing orders, or None if the game has none."""
        return None

    def standing_closed(self) -> Text:
        """Why there is no such form now."""
        return Text("engine-no-standing-orders")

    def set_standing(self, g: S, seat: int, choice: Filled) -> None:
        """Store standing orders that fit the form."""
        raise NotImplementedError

    def standing(self, g: S, seat: int) -> Mapping[str, Value]:
        """The standing orders that hold now, as the form has them: what storing them anew would not change."""
        raise NotImplementedError

    def clear_standing(self, g: S, seat: int) -> None:
        """Forget a seat's standing orders, at any time: somebody else plays it from now on."""

    def catalogue(self) -> tuple[Card, ...]:
        """Its components, to be looked up by name."""
        return ()

    def whereabouts(self, view: V, card: Card) -> Text | None:
        """Where a component is now, as far as this viewer may know."""
        return None

    # -- what every game gets ------------------------------------------------------------------------------

    @property
    def schema(self) -> int:
        """The number of the state's present shape."""
        return len(self.migrations) + 1

    def begin(self, setup: Setup) -> tuple[S, list[Event]]:
        """A match up to its first decision."""
        g = self.new(self.complete(setup))
        return g, start(g, self.first_step())

    def complete(self, setup: Setup) -> Setup:
        """The setup with defaults for all that was not chosen."""
        low, high = self.meta.players
        if not low <= setup.players <= high:
            raise ValueError(f"{self.meta.id} is for {low} to {high} players")
        options = {spec.key: spec.default for spec in self.meta.offered(setup.players)}
        for key, value in setup.options.items():
            spec = next((spec for spec in self.meta.offered(setup.players) if spec.key == key), None)
            if spec is None or value not in spec.choices:
                raise ValueError(f"{self.meta.id} has no option {key}={value} with {setup.players} players")
            options[key] = value
        return Setup(setup.players, setup.seed, options, self._complete_seats(setup))

    def _complete_seats(self, setup: Setup) -> tuple[dict[str, str], ...]:
        seats = [dict(seat) for seat in setup.seats] or [{} for _ in range(setup.players)]
        if len(seats) != setup.players:
            raise ValueError("one entry per seat")
        for spec in self.meta.seat_options:
            taken = [seat[spec.key] for seat in seats if spec.key in seat]
            if any(value not in spec.choices for value in taken) or (spec.unique and len(set(taken)) < len(taken)):
                raise ValueError(f"{spec.key}: {taken} cannot be")
            free = [value for value in spec.choices if value not in taken] if spec.unique else [*spec.choices]
            for seat in seats:
                if spec.key not in seat:
                    seat[spec.key] = free.pop(0) if spec.unique else free[0]
        return tuple(seats)

    def dump(self, g: S) -> bytes:
        """The state as JSON."""
        return self._encoder.encode(g)

    def load(self, data: bytes) -> S:
        """The state from JSON, brought up from an older schema if need be."""
        schema = schema_of(data)
        if schema == self.schema:
            return self._decoder.decode(data)
        if schema > self.schema:
            raise ValueError(f"this match was written by a newer version (schema {schema}, known {self.schema})")
        raw: dict[str, Any] = msgspec.json.decode(data)
        for migration in self.migrations[schema - 1 :]:
            raw = migration(raw)
        raw["schema"] = self.schema
        return self._decoder.decode(msgspec.json.encode(raw))

    def clone(self, g: S) -> S:
        """An independent copy."""
        return self._unpacker.decode(self._packer.encode(g))

    def view_key(self, view: V) -> bytes:
        """Two views are alike if this is the same."""
        return self._packer.encode(view)

    def detach(self, view: V) -> V:
        """A view that stays as it is while the match goes on."""
        return msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=self.view_type)

    def _step_hook(self, kind: type, data: Any) -> Any:
        if kind is AnyStep:
            step = self.registry.stored_as(data["step"])
            return msgspec.convert(data, step, dec_hook=self._step_hook, strict=False)
        raise TypeError(kind)

    registry: Registry
    """The steps by their tags."""

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "steps"):
            return  # the base of several games
        cls.registry = register(cls.__name__, cls.state_type, cls.steps)

    def __init__(self) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(self.state_type, dec_hook=self._step_hook)
        self._packer = msgspec.msgpack.Encoder()
        self._unpacker = msgspec.msgpack.Decoder(self.state_type, dec_hook=self._step_hook)


def register(owner: str, state: type[S], steps: Iterable[type[Step[S]]]) -> Registry:
    """The registry of a game's steps, which its state knows from now on. Refuses what could not be stored."""
    if state is State:
        raise TypeError(f"{owner} needs a state of its own: a subclass of State")
    refuse_untyped(state)
    state.registry = Registry(owner, steps)
    return state.registry


class _Schema(msgspec.Struct):
    schema: int


def schema_of(data: bytes) -> int:
    """The schema of a state as JSON."""
    return msgspec.json.decode(data, type=_Schema).schema
