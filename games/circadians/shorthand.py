"""CIR-34.10: a whole move typed in one line: `b2>c3 lynke ikryla 4`."""

from __future__ import annotations

import re

from games.circadians import components as c
from games.circadians.rules.sending import Sending
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
    units = view.seats[view.seat].home if origin == HOME else view.regions[origin].units[view.seat]
    others = [name for name in (*units.leaders, *units.rhyzu) if name in company]
    if len(others) != len(company):
        return None
    fighters = int(numbers[0]) if numbers else units.fighters
    whole = {name for name, sending in decision.offers(Sending).items() if _alike(sending, route, others, fighters)}
    return [min(whole)] if whole else [f"{route}?", ".".join((*others, str(fighters)))]


def _alike(sending: Sending, route: str, others: list[str], fighters: int) -> bool:
    way = f"{sending.route.origin}>{sending.route.target}" + "!" * sending.route.slip
    return not sending.choose and (way, [*sending.others], sending.fighters) == (route, others, fighters)
