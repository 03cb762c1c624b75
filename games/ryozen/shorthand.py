"""A placement in words of its own: `gate archer cloaked`, and further answers after it: `gate archer skip
apply`; `capital archer only` leaves out a day effect that is applied otherwise."""

from __future__ import annotations

from games.engine import Decision
from games.ryozen import components as c
from games.ryozen.rules.placement import AT_ONCE, Placement
from games.ryozen.view import RyozenView

SIDES = ("revealed", "cloaked")


def expand(view: RyozenView, decision: Decision, words: str) -> list[str] | None:
    """The choices such a line stands for, or None if it is no such line."""
    if decision.rule != "RYO-D4":
        return None
    tokens = words.lower().split()
    offered = list(decision.offers(Placement).values())
    place = _place(view, offered, tokens.pop(0)) if tokens else None
    if place is None:
        return None
    kind = tokens.pop(0) if tokens and tokens[0] in c.KINDS else "apprentice"
    cloaked = bool(tokens) and tokens[0] == "cloaked"
    if tokens and tokens[0] in SIDES:
        tokens.pop(0)
    only = bool(tokens) and tokens[-1] == "only"
    if tokens and tokens[-1] in ("only", "apply") and c.SECTOR_OF.get(place) in AT_ONCE:
        tokens.pop()  # the placement says it
    chosen = Placement(place, kind, cloaked, only)
    if chosen in offered:
        return [chosen.name, *tokens]
    # a place that is not offered has a reason of its own
    return None if any(each.place == place for each in offered) else [place]


def _place(view: RyozenView, offered: list[Placement], word: str) -> str | None:
    """A place by its name, or the first one of a sector that is offered."""
    known = [*c.PLACES[view.side], c.PALACE, *c.SPOTS]
    if word in known:
        return word
    return next((each.place for each in offered if c.SECTOR_OF.get(each.place) == word), None)
