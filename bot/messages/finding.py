"""Searching a rulebook and the names of components by words of any language: a small index in memory, ranked."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from bot.messages.stems import THE_GAME, asked, stems, trigrams, words

TITLE, BODY = 6.0, 1.0
OFTEN = 3
"""A word counts at most so many times in a body."""
BEGINS = 0.8
"""What a word counts that only begins as the one that was typed."""
MEANT = 0.9
"""What a word counts that the texts call otherwise."""
BESIDE = 0.2
"""What words count that say little: between what has the others."""
SHORTEST = 2
LIKE_ENOUGH = 0.5
MOST_TERMS = 12
"""How many different words of a question are looked for: anybody can type thousands, and everybody would wait."""


class Document(msgspec.Struct, frozen=True):
    """Something that can be found: its title and words in every language."""

    key: str
    titles: tuple[str, ...]
    bodies: tuple[str, ...] = ()


class Index:
    """Documents by their words."""

    def __init__(self, documents: Iterable[Document], also: Mapping[str, Iterable[str]] | None = None) -> None:
        """`also`: by a word of the documents, what people type for it."""
        self._documents = list(documents)
        self._meant: dict[str, set[str]] = defaultdict(set)
        """By stem: the stems of what the documents call it."""
        for word, others in (also or {}).items():
            for other in others:
                for stem in stems(other):
                    self._meant[stem] |= {own for part in words(word) for own in stems(part)}
        self._weights: dict[str, dict[int, float]] = defaultdict(dict)
        """By stem: what it counts in each document."""
        self._words: dict[str, set[str]] = defaultdict(set)
        """By the first letters of a word: its stems, for what is typed in part."""
        self._parts: dict[str, list[str]] = defaultdict(list)
        """By three letters: the stems that have them, for what is mistyped."""
        self._sizes: dict[str, int] = {}
        for number, document in enumerate(self._documents):
            for text in document.titles:
                self._add(number, text, TITLE, 1)
            for text in document.bodies:
                self._add(number, text, BODY, OFTEN)
        for stem in self._weights:
            parts = trigrams(stem)
            self._sizes[stem] = len(parts)
            for part in parts:
                self._parts[part].append(stem)

    def _add(self, number: int, text: str, weight: float, often: int) -> None:
        """The words of a text; of several languages the one counts in which a word counts most."""
        counted: Counter[str] = Counter()
        for word in words(text):
            counted.update(stems(word))
            self._words[word[:SHORTEST]].add(word)
        for stem, count in counted.items():
            weights = self._weights[stem]
            weights[number] = max(weights.get(number, 0.0), weight * min(count, often))

    def knows(self, text: str, most: int | None = None) -> bool:
        """Whether every word of a question is in the documents as it was typed; in at most so many of them."""
        found = [self._scores(self._exact(term)) for term in asked(text)[:MOST_TERMS]]
        return bool(found) and all(0 < len(numbers) <= (most or len(self._documents)) for numbers in found)

    def find(self, text: str, most: int = 10, *, every: bool = False, exact: bool = False) -> list[str]:
        """The keys of what fits best: what has all words (`every`: only that) before what has every second one.
        `exact`: words that are only alike do not count."""
        terms = asked(text)[:MOST_TERMS]
        scores: dict[int, float] = defaultdict(float)
        hits: Counter[int] = Counter()
        for term in terms:
            for number, score in (self._scores(self._exact(term)) if exact else self._term(term)).items():
                scores[number] += score
                hits[number] += 1
        for term in {word for word in words(text) if word in THE_GAME and word not in terms}:
            for number, score in self._scores(self._exact(term)).items():
                scores[number] += BESIDE * score
        enough = [number for number in hits if (1 if every else 2) * hits[number] >= len(terms)]
        ranked = sorted(enough, key=lambda number: (-hits[number], -scores[number], number))
        return [self._documents[number].key for number in ranked[:most]]

    def _term(self, term: str) -> dict[int, float]:
        """What each document scores for one word: by its stem, else by words that begin so, else by alike ones."""
        if exact := self._exact(term):
            return self._scores(exact)
        begin = [word for word in self._words.get(term[:SHORTEST], ()) if word.startswith(term)]
        if len(term) >= SHORTEST and begin:
            return self._scores({stem: BEGINS for word in begin for stem in stems(word) if stem in self._weights})
        near = self._alike(term)
        best = max(near.values(), default=0.0)
        return self._scores({stem: like / 2 for stem, like in near.items() if like >= max(LIKE_ENOUGH, best - 0.1)})

    def _exact(self, term: str) -> dict[str, float]:
        """The stems of a word that are in the documents, and of what they call it."""
        own = stems(term)
        meant = {stem: MEANT for each in own for stem in self._meant.get(each, ()) if stem in self._weights}
        return meant | {stem: 1.0 for stem in own if stem in self._weights}

    def _alike(self, term: str) -> dict[str, float]:
        """How much stems have in common with a word, from 0 to 1; those that have nothing are left out."""
        near: dict[str, float] = {}
        for own in stems(term):
            parts = trigrams(own)
            shared = Counter(stem for part in parts for stem in self._parts.get(part, ()))
            for stem, count in shared.items():
                near[stem] = max(near.get(stem, 0.0), 2 * count / (len(parts) + self._sizes[stem]))
        return near

    def _scores(self, found: dict[str, float]) -> dict[int, float]:
        """The best of these stems for each document; a word that is rare counts more."""
        scores: dict[int, float] = {}
        for stem, share in found.items():
            rare = math.log(1 + len(self._documents) / len(self._weights[stem]))
            for number, weight in self._weights[stem].items():
                scores[number] = max(scores.get(number, 0.0), share * weight * rare)
        return scores
