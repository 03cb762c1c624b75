"""Typed answers in people's own words: what a menu says can be typed, in any language, inflected or shortened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec
from rapidfuzz.fuzz import ratio

from games.engine.decision import Decision, Field, Form, Number, Pick, Value, shorten
from games.engine.errors import GameError, Impossible, NotUnderstood
from games.engine.option import Option, Unavailable
from games.engine.text import Item, Text
from games.engine.texts import Texts, Who

ALIKE = 82
"""So alike (of 100) are two words of which one is the other inflected or mistyped."""
SHORTEST = 3
"""A word may be shortened down to so many letters."""
SHORT = 5
EXAMPLES = 4
LONGEST = 24
"""How many words of a form are read."""
WORDS = re.compile(r"[\w>:+/-]+")
BETWEEN = re.compile(r"\s*(?:[,;+]|\b(?:and|и|та|і|й)\b)\s*")
"""What stands between several things that are picked together."""


class Candidate(msgspec.Struct, frozen=True):
    """Something that can be meant, by all its names."""

    id: str
    label: Text
    names: tuple[str, ...]
    reason: Text | None = None
    """Why it cannot be had now; None: it can."""


def understand(decision: Decision, words: str, spoken: Sequence[Texts], who: Who | None = None) -> str:
    """What somebody typed, as the text of a choice that is offered.

    Ids, labels and groups of every language are understood, in any case, inflected or shortened where only one thing
    can be meant. What is not possible is refused with its reason, and what is not understood with what could be meant:
    the two are never mixed up.
    """
    try:
        return decision.write(decision.parse(words))
    except Impossible:
        raise
    except GameError as error:
        refused = error
    shape, reading = decision.shape, _Reading(decision, spoken, who)
    if isinstance(shape, Form):
        return decision.write(reading.form(shape, words))
    if isinstance(shape, Number):
        return decision.write(reading.number(shape, words, refused))
    return decision.write(reading.pick(shape, words))


class _Reading:
    """One typed answer, and everything it could mean."""

    def __init__(self, decision: Decision, spoken: Sequence[Texts], who: Who | None) -> None:
        self._decision = decision
        self._fields: dict[tuple[str, tuple[str, ...]], Value | None] = {}
        self._say: Callable[[Text], Iterator[str]] = lambda text: (texts.say(text, who) for texts in spoken)

    def pick(self, shape: Pick, words: str) -> list[str]:
        """One option, or several with commas between them."""
        parts = [words] if shape.most == 1 else [part for part in BETWEEN.split(words.strip()) if part]
        chosen = [self._one(shape, part) for part in parts]
        shape.check(chosen)
        return chosen

    def number(self, shape: Number, words: str, refused: GameError) -> int:
        """The one number among the words."""
        digits = re.findall(r"\d{1,9}", words)
        if len(digits) != 1:
            raise refused
        shape.check(int(digits[0]))
        return int(digits[0])

    def form(self, form: Form, words: str) -> dict[str, Value]:
        """The fields one after another: names of several words are told apart by what the fields offer."""
        tokens = tuple(words.split())[:LONGEST]
        answer = self._filled(form.fields, tokens)
        if answer is None:
            raise NotUnderstood("engine-not-understood", words=shorten(words), examples=self._form_example(form))
        form.check(answer)
        return answer

    def _filled(self, fields: tuple[Field, ...], tokens: tuple[str, ...]) -> dict[str, Value] | None:
        """These fields filled with these words: the first with as many of them as leave something for the others."""
        if not fields:
            return None if tokens else {}
        for taken in range(len(tokens) + 1):
            value = self._field(fields[0], tokens[:taken])
            rest = self._filled(fields[1:], tokens[taken:]) if value is not None else None
            if value is not None and rest is not None:
                return {fields[0].name: value, **rest}
        return None

    def _field(self, field: Field, tokens: tuple[str, ...]) -> Value | None:
        if (field.name, tokens) not in self._fields:
            self._fields[field.name, tokens] = self._value(field, " ".join(tokens))
        return self._fields[field.name, tokens]

    def _value(self, field: Field, words: str) -> Value | None:
        bare = words.removeprefix(f"{field.name}=")
        try:
            value = field.shape.parse(bare or "-")
            field.shape.check(value)
        except GameError:
            return self._picked(field.shape, bare) if isinstance(field.shape, Pick) else None
        return value

    def _picked(self, shape: Pick, words: str) -> list[str] | None:
        try:
            return self.pick(shape, words)
        except GameError:
            return None

    def _form_example(self, form: Form) -> list[Item]:
        firsts = [field.shape for field in form.fields]
        return [str(each.low) if isinstance(each, Number) else each.options[0].label for each in firsts if _any(each)]

    def _one(self, shape: Pick, words: str) -> str:
        offered = [self._named(option) for option in shape.options]
        meant = _meant(offered, words)
        if len(meant) == 1:
            return meant[0].id
        if meant:
            raise NotUnderstood("engine-ambiguous", words=shorten(words), options=_labels(meant))
        missing = _meant([self._missing(each) for each in self._decision.unavailable], words)
        if missing and missing[0].reason is not None:
            raise Impossible(missing[0].reason)
        nearest = sorted(offered, key=lambda named: -max(ratio(words.lower(), name) for name in named.names))
        raise NotUnderstood("engine-not-understood", words=shorten(words), examples=_labels(nearest))

    def _named(self, option: Option) -> Candidate:
        return Candidate(option.id, option.label, (option.id.lower(), *self._names(option.label, option.group)))

    def _missing(self, each: Unavailable) -> Candidate:
        return Candidate(each.id, each.label, (each.id.lower(), *self._names(each.label, None)), each.reason)

    def _names(self, label: Text, group: Text | None) -> Iterator[str]:
        groups = list(self._say(group)) if group is not None else []
        for number, name in enumerate(self._say(label)):
            yield f"{groups[number]} {name}".lower() if groups else name.lower()


def _any(shape: Pick | Number) -> bool:
    return isinstance(shape, Number) or bool(shape.options)


def _labels(named: Sequence[Candidate]) -> list[Item]:
    return [each.label for each in named[:EXAMPLES]]


def _meant(named: Sequence[Candidate], words: str) -> list[Candidate]:
    """What can be meant: what is called exactly that, else what has all these words and no more, else all of them."""
    typed = tuple(WORDS.findall(words.lower()))
    if not typed:
        return []
    exact = [each for each in named if words.strip().lower() in each.names]
    if exact:
        return exact
    fitting = [(each, _left_over(each, typed)) for each in named]
    found = [(each, left) for each, left in fitting if left is not None]
    whole = [each for each, left in found if left == 0]
    return whole if len(whole) == 1 else [each for each, _ in found]


def _left_over(named: Candidate, typed: tuple[str, ...]) -> int | None:
    """How many words of the best fitting name were not typed; None if something was typed that no name has."""
    counts = [len(words) - len(typed) for name in named.names if _has_all(words := tuple(WORDS.findall(name)), typed)]
    return min((max(0, count) for count in counts), default=None)


@lru_cache(maxsize=4096)
def _has_all(words: tuple[str, ...], typed: tuple[str, ...]) -> bool:
    left = list(words)
    for word in typed:
        found = next((each for each in left if _same(each, word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _same(known: str, typed: str) -> bool:
    """Whether a typed word is this one: shortened, inflected, or with a slip of the finger."""
    if known == typed:
        return True
    if typed.isdecimal() or known.isdecimal() or len(typed) < SHORTEST:
        return False
    return known.startswith(typed) or ratio(known, typed) >= ALIKE or _inflected(known, typed)


def _inflected(known: str, typed: str) -> bool:
    """The same stem with another ending: of two letters at most, of one in a short word."""
    shorter = min(len(known), len(typed))
    ending = 1 if shorter <= SHORT else 2
    stem = shorter - ending
    return stem >= SHORTEST and abs(len(known) - len(typed)) <= ending and known[:stem] == typed[:stem]
