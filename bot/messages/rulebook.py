"""The rules to look up, by id and by words: the rulebook of a game in the reader's language, or in English."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

import games
from games.engine.texts import STAND_IN

ITEM = r"^\s*(?:[-*]|\||\d+\.)\s*\**`?({prefix}-[A-Z]?\d+(?:\.\d+)*[a-z]?)`?\**[ :|.]*(.*)$"
SECTION = re.compile(r"^#{2,3}\s+(.*)$")


class Rule(msgspec.Struct, frozen=True):
    """One statement of a rulebook."""

    id: str
    section: str
    text: str


class NoRulebook(Exception):
    """A game says how its rules are called, and has no rulebook: something was left out when it was installed."""


@cache
def rules(game: str, language: str = STAND_IN) -> tuple[Rule, ...]:
    """All rules of a game, in their order; none of a game that names no prefix for them."""
    prefix = games.metas()[game].prefix
    if not prefix:
        return ()
    item, section, found = re.compile(ITEM.format(prefix=prefix)), "", list[Rule]()
    for line in _rulebook(game, language).splitlines():
        if heading := SECTION.match(line):
            section = heading[1]
        elif rule := item.match(line):
            found.append(Rule(rule[1], section, rule[2].strip().strip("|").replace(" | ", " — ")))
    return tuple(found)


def _rulebook(game: str, language: str) -> str:
    folder = files(f"games.{game}") / "rulebook"
    book = next((book for code in (language, STAND_IN) if (book := folder / f"{code}.md").is_file()), None)
    if book is None:
        raise NoRulebook(f"games/{game}/rulebook/{STAND_IN}.md is missing")
    return book.read_text("utf-8")


def search(game: str, words: str, language: str = STAND_IN, most: int = 8) -> list[Rule]:
    """Rules by id (`XID-5.9`, `5.9`, a whole chapter `5`) or by words, best first."""
    wanted = words.strip().lower()
    by_id = [rule for rule in rules(game, language) if _names(rule, wanted)]
    if by_id:
        return by_id[:most]
    terms = re.findall(r"\w+", wanted)
    scored = [(_score(rule, terms), place, rule) for place, rule in enumerate(rules(game, language))]
    best = sorted((-score, place, rule) for score, place, rule in scored if score)
    return [rule for _, _, rule in best[:most]]


def _names(rule: Rule, wanted: str) -> bool:
    number = rule.id.partition("-")[2].lower()
    return bool(wanted) and (rule.id.lower() == wanted or number == wanted or number.startswith(f"{wanted}."))


def _score(rule: Rule, terms: list[str]) -> int:
    """How many of the words occur; those in the section's title count too, and beginnings of words count."""
    text, section = rule.text.lower(), rule.section.lower()
    hits = [2 * (term in text) + (term in section) for term in terms if len(term) > 1]
    return sum(hits) if hits and all(hits) else sum(hits) // 2
