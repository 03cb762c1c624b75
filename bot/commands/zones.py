"""Time zones as people name them: by city in their own language, by IANA's name, or as UTC+3."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from zoneinfo import available_timezones

from babel.core import Locale, get_global

from bot.commands.context import Answer
from bot.messages.words import quoted

PLACES = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
"""Regions whose zones are named after places; others are old names (Brazil/East) or mean the opposite (Etc/GMT+3)."""
OFFSET = re.compile(r"(?:utc|gmt)\s*([+\-−–])\s*(\d{1,2})(?::?00)?", re.IGNORECASE)
EAST_MOST, WEST_MOST = 14, 12


@cache
def names() -> list[str]:
    """All time zones that are named after places."""
    return sorted(name for name in available_timezones() if name.partition("/")[0] in PLACES)


@cache
def cities(language: str) -> dict[str, str]:
    """Cities as this language writes them, by the zone that is named after them.

    CLDR keeps some under a zone's former name (Europe/Kiev): the present one is what people are shown."""
    present: Mapping[str, str] = get_global("zone_aliases")
    found = {
        present.get(name, name): str(about["city"])
        for name, about in Locale(language).time_zones.items()
        if "city" in about
    }
    return {name: city for name, city in found.items() if name in names()}


def offset(words: str) -> str | None:
    """`UTC+3` as the zone of that offset. IANA counts the other way round: what is east of Greenwich has a minus."""
    found = OFFSET.fullmatch(words.strip())
    if found is None:
        return None
    hours, east = int(found[2]), found[1] == "+"
    if hours > (EAST_MOST if east else WEST_MOST):
        return None
    return f"Etc/GMT{'-' if east else '+'}{hours}" if hours else "UTC"


def zone(words: str, language: str) -> str:
    """A time zone by its name, by the end of it (`kyiv`), by its city in the person's language, or by its offset."""
    wanted = _folded(words)
    if (found := offset(words)) is not None:
        return found
    for name in names():
        if wanted in (_folded(name), _folded(name.rpartition("/")[2])):
            return name
    by_city = {_folded(city): name for name, city in cities(language).items()}
    if wanted in by_city:
        return by_city[wanted]
    exact = next((name for name in available_timezones() if name.lower() == words.strip().lower()), None)
    if exact is None:
        raise Answer("me-unknown-zone", zone=quoted(words))
    return exact


def suggestions(words: str, language: str, most: int) -> list[tuple[str, str]]:
    """What is shown and what it stands for, best first: an offset, cities that begin with the words, then any part."""
    wanted = _folded(words)
    if (named := offset(words)) is not None:
        return [(shown(named), named)]
    here = cities(language)
    found = [name for name in names() if wanted in _folded(name) or wanted in _folded(here.get(name, ""))]
    ends = {name: (_folded(name.rpartition("/")[2]), _folded(here.get(name, ""))) for name in found}
    found.sort(key=lambda name: not any(end.startswith(wanted) for end in ends[name]))
    return [(f"{here[name]} · {name}" if name in here else name, name) for name in found[:most]]


def shown(name: str) -> str:
    """A zone's name as people write it: `UTC+3` instead of Etc/GMT-3."""
    if not name.startswith("Etc/GMT") or name == "Etc/GMT":
        return name
    sign, hours = name[7], name[8:]
    return f"UTC{'+' if sign == '-' else '-'}{hours}"


def _folded(words: str) -> str:
    return words.strip().replace(" ", "_").replace("-", "_").replace("ё", "е").lower()
