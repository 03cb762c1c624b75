"""What a player can be asked, and the text form of an answer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypedDict, cast, overload

import msgspec
from msgspec import UNSET
from typing_extensions import Unpack

from games.engine.errors import Impossible, NotLegal, NotUnderstood
from games.engine.option import A_co, About, Option, Says, T, Unavailable
from games.engine.text import Text

LONGEST = 1000
WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
INVISIBLE = {"Cc", "Cf", "Cs", "Co"}
"""Categories of Unicode: control, format (marks of direction among them), surrogate, private use."""

ID = attrgetter("id")

Value = int | list[str]
Choice = int | list[str] | dict[str, Value]
"""The answer to a Number, a Pick or a Form."""


class Pick(msgspec.Struct, Generic[A_co], frozen=True, tag="pick", gc=False):
    """One of some options."""

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    if TYPE_CHECKING:

        def __init__(self, options: tuple[Option[A_co], ...]) -> None: ...

    def meaning(self, choice: Choice) -> A_co:
        """What a legal choice means to the rules."""
        if not isinstance(choice, list) or len(choice) != 1:
            raise TypeError("not a single pick")
        meant: A_co = self._value(choice[0])
        return meant

    def _value(self, word: str) -> Any:
        for option in self.options:
            if option.id == word:
                return word if option.means is UNSET else option.means  # as `Option.value` has it, without a call
        raise LookupError(f"{word} is not offered")

    def parse(self, words: str) -> list[str]:
        """`a`, or `a,b` (`a b` is understood too); `-` is none."""
        return [] if words == "-" else words.replace(",", " ").split()

    def check(self, choice: Choice) -> None:
        """Refuse what is not offered."""
        if self.most == 1 and isinstance(choice, list) and len(choice) == 1 and choice[0] in map(ID, self.options):
            return  # by far the most frequent case
        if not isinstance(choice, list) or not all(isinstance(word, str) for word in choice):
            raise NotUnderstood("engine-not-an-option", words=shorten(choice))
        for word in choice:
            if not any(option.id == word for option in self.options):
                raise NotLegal("engine-not-offered", option=shorten(word))
        if len(choice) > 1 and len(set(choice)) < len(choice):
            raise NotLegal("engine-picked-twice")
        if not self.least <= len(choice) <= self.most:
            raise NotLegal("engine-wrong-count", least=self.least, most=self.most, count=len(choice))

    def write(self, choice: Value) -> str:
        """The text form."""
        if isinstance(choice, int):
            raise TypeError("a pick is a list of option ids")
        return ",".join(choice) or "-"

    def answerable(self) -> bool:
        """Whether there is a legal answer at all."""
        return self.least <= self.most and self.least <= len(self.options)

    def only(self) -> list[str] | None:
        """The one legal answer, where there is no choice."""
        if len(self.options) == self.least or self.most == 0:
            return [option.id for option in self.options[: self.most]]
        return None


class Several(Pick[list[T]], Generic[T], frozen=True, tag="pick", gc=False):
    """Some different options: `least` to `most` of them."""

    if TYPE_CHECKING:

        def __init__(self, options: tuple[Option[T], ...], least: int = 1, most: int = 1) -> None: ...

    def meaning(self, choice: Choice) -> list[T]:
        return [self._value(word) for word in picked_many(choice)]


class Number(msgspec.Struct, frozen=True, tag="number", gc=False):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def meaning(self, choice: Choice) -> int:
        """The number."""
        if not isinstance(choice, int):
            raise TypeError("not a number")
        return choice

    def parse(self, words: str) -> int:
        """Digits, and nothing clever."""
        if not WHOLE_NUMBER.fullmatch(words):
            raise NotUnderstood("engine-not-a-number", words=shorten(words))
        return int(words)

    def check(self, choice: Choice) -> None:
        """Refuse what is out of range."""
        if not isinstance(choice, int) or isinstance(choice, bool):
            raise NotUnderstood("engine-not-a-number", words=shorten(choice))
        if not self.low <= choice <= self.high:
            raise NotLegal("engine-out-of-range", low=self.low, high=self.high, number=choice)

    def write(self, choice: Value) -> str:
        """The text form."""
        return str(choice)

    def answerable(self) -> bool:
        """Whether there is a legal answer at all."""
        return self.low <= self.high

    def only(self) -> int | None:
        """The one legal answer, where there is no choice."""
        return self.low if self.low == self.high else None


class Field(msgspec.Struct, Generic[A_co], frozen=True, gc=False):
    """A named part of a form."""

    name: str
    label: Text
    shape: Pick[A_co] | Number

    if TYPE_CHECKING:

        @overload
        def __init__(self: Field[int], name: str, label: Text, shape: Number) -> None: ...

        @overload
        def __init__(self, name: str, label: Text, shape: Pick[A_co]) -> None: ...

        @overload
        def __init__(self: Field[object], name: str, label: Text, shape: Pick | Number) -> None: ...

        def __init__(self, *args: object, **kwargs: object) -> None: ...


class Filled(msgspec.Struct, frozen=True):
    """What a filled form means to the rules."""

    form: Form
    choice: dict[str, Value]

    def __getitem__(self, field: Field[T]) -> T:
        """What was put into a field."""
        for each in self.form.fields:
            if each.name == field.name:
                meant: Any = each.shape.meaning(self.choice[field.name])
                value: T = meant
                return value
        raise LookupError(f"the form has no {field.name}")

    def get(self, field: Field[T], otherwise: T) -> T:
        """The same, for a field that the form may not have."""
        return self[field] if field.name in self.choice else otherwise

    @property
    def numbers(self) -> dict[str, int]:
        """The fields that are numbers, by their names."""
        return {name: value for name, value in self.choice.items() if isinstance(value, int)}


class Form(msgspec.Struct, frozen=True, tag="form", gc=False):
    """Several fields answered together, independent of each other but for those that must be answered differently."""

    fields: tuple[Field, ...]
    different: tuple[str, ...] = ()
    """Names of picks of one option each, no two of which may be the same."""

    def meaning(self, choice: Choice) -> Filled:
        """The fields, each with what it means."""
        return Filled(self, filled(choice))

    def parse(self, words: str) -> dict[str, Value]:
        """`dial=3 cards=c5,c2`, or the values alone in the order of the fields."""
        tokens = words.split()
        if len(tokens) != len(self.fields):
            raise NotUnderstood("engine-wrong-fields", count=len(tokens), expected=len(self.fields))
        shapes = {field.name: field.shape for field in self.fields}
        if not any("=" in token for token in tokens):
            tokens = [f"{field.name}={token}" for field, token in zip(self.fields, tokens, strict=True)]
        choice: dict[str, Value] = {}
        for token in tokens:
            name, _, value = token.partition("=")
            if name not in shapes or name in choice:
                raise NotUnderstood("engine-no-such-field", field=shorten(name))
            choice[name] = shapes[name].parse(value)
        return choice

    def check(self, choice: Choice) -> None:
        """Refuse a form with a missing, foreign or illegal field."""
        if not isinstance(choice, dict) or set(choice) != {field.name for field in self.fields}:
            raise NotUnderstood("engine-form-incomplete", expected=len(self.fields))
        for field in self.fields:
            field.shape.check(choice[field.name])
        if len({picked(choice[name]) for name in self.different}) < len(self.different):
            raise NotLegal("engine-chosen-twice")

    def write(self, choice: Choice) -> str:
        """The text form, fields in their order."""
        if not isinstance(choice, dict):
            raise TypeError("a form's answer is a dict")
        return " ".join(f"{field.name}={field.shape.write(choice[field.name])}" for field in self.fields)

    def answerable(self) -> bool:
        """Whether there is a legal answer at all."""
        for field in self.fields:
            if not field.shape.answerable():
                return False
        return not self.different or _can_differ(
            [_ids(field.shape) for field in self.fields if field.name in self.different]
        )

    def only(self) -> dict[str, Value] | None:
        """The one legal answer, where no field leaves a choice."""
        answers: dict[str, Value] = {}
        for field in self.fields:
            if (answer := field.shape.only()) is None:
                return None
            answers[field.name] = answer
        return answers


def _ids(shape: Pick | Number) -> list[str]:
    return [option.id for option in shape.options] if isinstance(shape, Pick) else []


def _can_differ(picks: list[list[str]], taken: frozenset[str] = frozenset()) -> bool:
    """Whether an option of each pick can be chosen with none chosen twice."""
    return not picks or any(word not in taken and _can_differ(picks[1:], taken | {word}) for word in picks[0])


Shape = Pick | Number | Form


class More(TypedDict, total=False):
    """What can be said of a question beside what it asks."""

    secret: bool
    private: bool
    proposed: Choice | None
    asked: int
    about: tuple[str, ...]


class Then(msgspec.Struct, frozen=True, gc=False):
    """What is usually answered to a later question, said along with the answer to this one."""

    planned: str
    """As a plan has it (`planned_for`): it answers that question and no other, and only while nothing new comes to
    light before it."""
    label: Text
    after: tuple[str, ...]
    """The options that it may follow, by their ids."""


class Always(msgspec.Struct, frozen=True, gc=False):
    """A standing order that answers a question from now on. It says nothing of the orders that hold."""

    field: str
    value: str
    """Of a pick in the form of the orders: chosen in place of what is, or beside it where several can be."""
    label: Text
    answer: str
    """What it answers now."""


class Decision(msgspec.Struct, Generic[A_co], frozen=True, gc=False):
    """A question that waits for one seat. `prompt` is what that seat reads; `rule` is its id in the specification."""

    seat: int
    prompt: Text
    shape: Pick[A_co] | Number | Form
    rule: str
    secret: bool = False
    """Answered at once with others and revealed together."""
    private: bool = False
    """A public choice whose options tell something that others may not know: only its owner is shown them."""
    proposed: Choice | None = None
    """What its seat has written down for it, or what is usually meant by a field: the form begins with this."""
    asked: int = 0
    """Number of the question within the match; the engine fills it in."""
    about: tuple[str, ...] = ()
    """The places on the board that it is about, as a bot or a picture finds them: from where to where, say."""
    kind: str = ""
    """Which question of the rules it is: the tag of the step that asks, which the engine fills in. Bots go by this and
    by `rule`; prompts are only words."""
    unavailable: tuple[Unavailable, ...] = ()
    """What a player would look for here and cannot have, with the reasons. Like hints it is filled in where somebody
    reads the question (`Ask.explained`), and not in every list of legal options."""
    final: Text | None = None
    """Why no answer at all can be taken back."""
    plain: str = ""
    """Why its numbers or options need no hints: a reason for those who read the code, never shown."""
    leads: tuple[str, ...] = ()
    """Options, by their ids, that are only the beginning: what is asked next can be answered with them where it is
    known beforehand (`asked_next`), those that are wanted most first."""
    then: tuple[Then, ...] = ()
    always: tuple[Always, ...] = ()
    """Offered to its owner, who needs not look for them among all standing orders."""

    if TYPE_CHECKING:  # a number means a number, a form what was filled in, a pick what its options mean

        @overload
        def __init__(
            self: Decision[int], seat: int, prompt: Text, shape: Number, rule: str, **more: Unpack[More]
        ) -> None: ...

        @overload
        def __init__(
            self: Decision[Filled], seat: int, prompt: Text, shape: Form, rule: str, **more: Unpack[More]
        ) -> None: ...

        @overload
        def __init__(self, seat: int, prompt: Text, shape: Pick[A_co], rule: str, **more: Unpack[More]) -> None: ...

        @overload
        def __init__(
            self: Decision[object], seat: int, prompt: Text, shape: Shape, rule: str, **more: Unpack[More]
        ) -> None: ...

        def __init__(self, *args: object, **kwargs: object) -> None: ...

    def meaning(self, choice: Choice) -> A_co:
        """What a legal choice means to the rules: what its options say they mean."""
        shape: Any = self.shape
        meant: A_co = shape.meaning(choice)
        return meant

    def offers(self, kind: type[T]) -> dict[str, T]:
        """What the options of a pick mean, by their ids; those that mean something of another kind are left out."""
        return {option.id: value for option in self.options if isinstance(value := option.value, kind)}

    @property
    def hides_options(self) -> bool:
        """Whether some of what is offered is shown to its owner only."""
        return self.private or any(option.private for pick in self.picks for option in pick.options)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be picked, where it is a pick."""
        if not isinstance(self.shape, Pick):
            raise TypeError(f"{self.rule} is no pick")
        return self.shape.options

    @property
    def picks(self) -> list[Pick]:
        """Everything in it that is chosen from a list."""
        shapes = [field.shape for field in self.shape.fields] if isinstance(self.shape, Form) else [self.shape]
        return [shape for shape in shapes if isinstance(shape, Pick)]

    def explain(
        self,
        about: About[A_co] | None = None,
        *,
        unavailable: Iterable[Unavailable] = (),
        final: Text | None = None,
        plain: str = "",
        leads: Iterable[str] = (),
        then: Iterable[Then] = (),
        always: Iterable[Always] = (),
    ) -> Decision[A_co]:
        """The same question for somebody who reads it: `about` tells of each option of a pick what there is to say.

        >>> go = Option("go", Text("go"))
        >>> asked = Decision(0, Text("what"), Pick((go,)), "XXX-D1")
        >>> asked.explain(lambda option: Text("costs-one")).options[0].hint
        Text(key='costs-one', args={})
        """
        shape = self.shape
        if about is not None:
            if not isinstance(shape, Pick):
                raise TypeError(f"{self.rule} is no pick: its fields are explained one by one")
            shape = _explained(shape, about)
        return msgspec.structs.replace(
            self,
            shape=shape,
            unavailable=(*self.unavailable, *unavailable),
            final=final or self.final,
            plain=plain or self.plain,
            leads=(*self.leads, *leads),
            then=(*self.then, *then),
            always=(*self.always, *always),
        )

    def explain_field(self, name: str, about: About[T]) -> Decision[A_co]:
        """The same question, with what there is to say of the options of one field of its form."""
        if not isinstance(self.shape, Form):
            raise TypeError(f"{self.rule} is no form")
        fields = tuple(
            msgspec.structs.replace(field, shape=_explained(field.shape, about))
            if field.name == name and isinstance(field.shape, Pick)
            else field
            for field in self.shape.fields
        )
        return msgspec.structs.replace(self, shape=msgspec.structs.replace(self.shape, fields=fields))

    def parse(self, words: str) -> Choice:
        """Typed words to a choice that is one of those offered, or one of the three errors."""
        if len(words) > LONGEST:
            raise NotUnderstood("engine-too-long", most=LONGEST)
        if not words.strip():
            raise NotUnderstood("engine-nothing-said")
        for missing in self.unavailable:
            if missing.id == words.strip():
                raise Impossible(missing.reason)
        choice = self.shape.parse(words.strip())
        self.shape.check(choice)
        return choice

    def taken(self, choice: str | Choice) -> Choice:
        """A choice, in words or not, that is one of those offered."""
        if isinstance(choice, str):
            return self.parse(choice)
        self.shape.check(choice)
        return choice

    def write(self, choice: Choice) -> str:
        """The text form of a choice: what the log keeps."""
        if isinstance(self.shape, Form):
            return self.shape.write(choice)
        if isinstance(choice, dict):
            raise TypeError("only a form is answered with a dict")
        return self.shape.write(choice)


def _explained(pick: Pick[A_co], about: About[T]) -> Pick[A_co]:
    said = (_said(option, about(cast("Option[T]", option))) for option in pick.options)
    return msgspec.structs.replace(pick, options=tuple(said))


def _said(option: Option, says: Says | Text | None) -> Option:
    if says is None:
        return option
    return option.saying(Says(says) if isinstance(says, Text) else says)


def shorten(words: object, most: int = 40) -> str:
    """What a player wrote, fit to be quoted back: a short line without what cannot be seen but does something."""
    shown = [each for each in str(words) if each.isspace() or unicodedata.category(each) not in INVISIBLE]
    line = " ".join("".join(shown).split())
    return line if len(line) <= most else line[: most - 1] + "…"


def picked(choice: Choice) -> str:
    """The one option of a single pick."""
    if not isinstance(choice, list) or len(choice) != 1:
        raise TypeError("not a single pick")
    return choice[0]


def picked_many(choice: Choice) -> list[str]:
    """The options of a pick."""
    if not isinstance(choice, list):
        raise TypeError("not a pick")
    return choice


def filled(choice: Choice) -> dict[str, Value]:
    """The fields of a form."""
    if not isinstance(choice, dict):
        raise TypeError("not a form")
    return choice
