"""The rules of a game by their ids, as its specification lists them; and the kinds of decisions that its rules ask.

A rule is an id such as XID-4.3 at the start of a list item or table row; the sections on rulings, terms and data files
repeat or explain rules and do not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

NUMBER = r"[A-Z]?\d+(?:\.\d+)*[a-z]?"
ITEM = r"^\s*(?:[-*]|\||\d+\.)\s*\**`?"
PREFIX = re.compile(r"[Pp]refix:? `?([A-Z]{3})\b")
SECTION = re.compile(r"^## ", re.M)
HEADING = re.compile(rf"^##+ ({NUMBER})", re.M)
SHORT = re.compile(rf"{ITEM}([A-Z]\d+[a-z]?)\b", re.M)
NO_RULES = re.compile(r"Rulings|Terms|Data files|Data map|Data and effect")


class Specification(msgspec.Struct, frozen=True):
    """The rules of a game, and all its ids: also those of sections, rulings, decisions and examples."""

    prefix: str
    rules: tuple[str, ...]
    ids: frozenset[str]


def specification(text: str) -> Specification:
    """The ids that a specification defines."""
    found = PREFIX.search(text)
    if found is None:
        raise ValueError("a specification tells the prefix of its ids: Rule prefix: `XID`")
    prefix = found[1]
    item = re.compile(rf"{ITEM}({prefix}-{NUMBER})", re.M)
    sections = [part for part in SECTION.split(text) if not NO_RULES.search(part.partition("\n")[0])]
    rules = {rule for part in sections for rule in item.findall(part)}
    parts = {f"{prefix}-{number}" for number in [*HEADING.findall(text), *SHORT.findall(text)]}
    return Specification(prefix, tuple(sorted(rules, key=_order)), frozenset({*item.findall(text), *parts}))


@cache
def of(game: str) -> Specification:
    """The specification that stands beside a game's rules."""
    return specification((files(f"games.{game}") / "specification.md").read_text("utf-8"))


@cache
def decision_kinds(game: str) -> tuple[str, ...]:
    """What a game can ask, by the ids that decisions carry: each stands as a text of its own in its rules."""
    folder, text = files(f"games.{game}"), re.compile(rf"(?<=[\"'])({of(game).prefix}-{NUMBER})(?=[\"'])")
    room = folder / "rules"
    sources = _sources(room) if room.is_dir() else iter([folder / "game.py"])
    found = {rule for source in sources for rule in text.findall(source.read_text("utf-8"))}
    return tuple(sorted(found, key=_order))


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _sources(each)
        elif each.name.endswith(".py"):
            yield each


def _order(rule: str) -> list[tuple[bool, int, str]]:
    """Numbers by their value, letters before them."""
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", rule) if part]
