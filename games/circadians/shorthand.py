"""CIR-34.10: a whole move typed in one line: `b2>c3 lynke ikryla 4`."""

from __future__ import annotations

import re

from games.circadians import components as c
from games.circadians.state import HOME
from games.circadians.view import CircadiansView
from games.engine import Decision, Pick

ROUTE = re.compile(r"([a-z]+\d?)\s*(?:>|→|-)\s*([a-z]\d)(!?)")


def expand(view: CircadiansView, decision: Decision, words: str) -> list[str] | None:
    """From, to, leaders and number of fighters, as the choices of route, company and fighters.

    Left out: all leaders stay, all fighters that may go (`*` or nothing) or none (`0`) go.
    """
    match = ROUTE.match(words.strip().lower())
    if match is None or decision.rule not in ("CIR-D27", "CIR-D31", "CIR-D26") or view.seat is None:
        return None
    origin, target, slip = match.groups()
    route = f"{origin}>{target}{slip}"
    if not isinstance(decision.shape, Pick) or route not in {option.id for option in decision.shape.options}:
        return None
    rest = words.strip().lower()[match.end() :].replace(",", " ").replace("+", " ").split()
    company = [word for word in rest if word in c.LEADERS]
    numbers = [word for word in rest if word.isdigit()]
    if len(company) + len(numbers) != len(rest) or len(numbers) > 1:
        return None
    choices = [route]
    units = view.seats[view.seat].home if origin == HOME else view.regions[origin].units[view.seat]
    others = [name for name in (*units.leaders, *units.rhyzu) if name in company]
    if len(others) != len(company):
        return None
    if units.leaders or units.rhyzu:
        choices.append("+".join(others) or "no-leaders")
    fighters = int(numbers[0]) if numbers else units.fighters
    least = 0 if others else 1
    if units.fighters > least:
        choices.append(str(fighters))
    return choices
