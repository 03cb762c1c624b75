"""The rules to look up: the specifications of docs/rules, by id and by words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

RULE = re.compile(r"^\s*(?:[-*]|\||\d+\.)\s*\**`?((?:XID|SCY|RYO|HYP|CIR)-[A-Z]?\d+(?:\.\d+)*[a-z]?)`?\**[ :|.]*(.*)$")
SECTION = re.compile(r"^#{2,3}\s+(.*)$")
FOLDER = Path(__file__).parents[2] / "docs" / "rules"


class Rule(msgspec.Struct, frozen=True):
    """One statement of a rulebook."""

    id: str
    section: str
    text: str


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game, in their order."""
    found: list[Rule] = []
    section = ""
    path = FOLDER / f"{game}.md"
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        if heading := SECTION.match(line):
            section = heading[1]
        elif rule := RULE.match(line):
            found.append(Rule(rule[1], section, rule[2].strip().strip("|").replace(" | ", " — ")))
    return tuple(found)


def search(game: str, words: str, most: int = 8) -> list[Rule]:
    """Rules by id (`XID-5.9`, `5.9`, a whole chapter `5`) or by words, best first."""
    wanted = words.strip().lower()
    by_id = [rule for rule in rules(game) if _names(rule, wanted)]
    if by_id:
        return by_id[:most]
    terms = re.findall(r"\w+", wanted)
    scored = [(_score(rule, terms), place, rule) for place, rule in enumerate(rules(game))]
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
