"""Several actions of a turn in one typed line, now or as a plan (HYP-24.1): `war1 red blue; move
h1c>h1l>o1 x2; enter o1; end`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from games.engine import Decision
from games.engine.decision import Pick
from games.hyperborea import components as c
from games.hyperborea.state import NOBODY
from games.hyperborea.view import HyperboreaView

TIMES = re.compile(r"x(\d{1,2})")
WALKS = ("move", "fly")


def expand(view: HyperboreaView, decision: Decision, words: str) -> list[str] | None:
    """The choices a line stands for, or None where it is no shorthand (but perhaps a plain option)."""
    if decision.rule != "HYP-D10" or not isinstance(decision.shape, Pick):
        return None
    line = words.strip().lower()
    if any(option.id == line for option in decision.shape.options):
        return None
    choices: list[str] = []
    for part in line.split(";"):
        tokens = part.split()
        if tokens:
            found = [*_action(view, decision.seat, tokens)]
            if not found:
                return None
            choices += found
    return choices or None


def _action(view: HyperboreaView, seat: int, tokens: list[str]) -> Iterator[str]:
    """One action: a row with its cubes, a walk, a city or ruin, or an option with spaces for colons."""
    verb, *rest = tokens
    if verb in c.ROWS and rest and all(colour in c.CUBES for colour in rest):
        yield from (f"place:{colour}:{verb}" for colour in rest)
    elif verb in WALKS and rest:
        yield from _walk(verb, rest)
    elif verb in ("enter", "explore") and len(rest) == 1 and rest[0] != "all":
        yield from _spot(view, verb, rest[0])
    else:
        yield ":".join(tokens)


def _walk(verb: str, rest: list[str]) -> Iterator[str]:
    """`h1c>h1l>o1 x2`: step by step, and again for the next figure."""
    stops = rest[0].split(">")
    times = TIMES.fullmatch(rest[1]) if len(rest) == 2 else None
    if len(stops) < 2 or (len(rest) == 2 and times is None) or len(rest) > 2:
        return
    for _ in range(int(times[1]) if times else 1):
        yield from (f"{verb}:{here}>{there}" for here, there in pairwise(stops))


def _spot(view: HyperboreaView, verb: str, name: str) -> Iterator[str]:
    """The first free city or ruin of an area."""
    kind = "city" if verb == "enter" else "ruin"
    for number, spot in enumerate(view.areas[name].spots if name in view.areas else []):
        if spot.kind == kind and spot.occupant == NOBODY:
            yield f"{verb}:{name}:{number}"
            return
