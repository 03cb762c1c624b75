"""A whole placement in one line: `gate archer cloaked`, and further answers after it: `gate archer skip apply`."""

from __future__ import annotations

from games.engine import Decision, Pick
from games.ryozen import components as c
from games.ryozen.view import RyozenView

SIDES = ("revealed", "cloaked")


def expand(view: RyozenView, decision: Decision, words: str) -> list[str] | None:
    """The choices such a line stands for, or None if it is no such line. What is not asked is left out."""
    tokens = words.lower().split()
    turn = view.turn
    if len(tokens) < 2 or turn is None or turn.seat != decision.seat or turn.place:
        return None
    if decision.rule not in ("RYO-D3", "RYO-D4"):
        return None
    first = ["skip"] if decision.rule == "RYO-D3" else []
    place = _place(view, decision, tokens.pop(0))
    if place is None:
        return None
    kinds = {kin.kind for kin in view.kin if kin.owner == decision.seat and kin.at == c.HAND}
    kind = tokens.pop(0) if tokens and tokens[0] in c.KINDS else "apprentice"
    if kind not in kinds:
        return None
    side = tokens.pop(0) if tokens and tokens[0] in SIDES else "revealed"
    asked = [kind] if len(kinds) > 1 else []
    if _may_cloak(view, decision.seat, place):
        asked.append(side)
    elif side == "cloaked":
        return None
    return [*first, place, *asked, *tokens]


def _place(view: RyozenView, decision: Decision, word: str) -> str | None:
    """A place by its name, or the first one of a sector that is offered."""
    if decision.rule == "RYO-D4" and isinstance(decision.shape, Pick):
        offered = [option.id for option in decision.shape.options]
    else:
        taken = {kin.at for kin in view.kin}
        offered = [*(place for place in c.PLACES[view.side] if place not in taken), c.PALACE, *c.SPOTS]
    if word in offered:
        return word
    return next((place for place in offered if c.SECTOR_OF.get(place) == word), None)


def _may_cloak(view: RyozenView, seat: int, place: str) -> bool:
    """Whether the side will be asked (RYO-6.4, RYO-6.5)."""
    if place not in c.SECTOR_OF:
        return False
    purse = view.seats[seat].resources
    cost = dict(c.PLACES[view.side][place].cost)
    for resource, count in c.CLOAK_COST.items():
        cost[resource] = cost.get(resource, 0) + count
    return all(purse[resource] >= count for resource, count in cost.items())
