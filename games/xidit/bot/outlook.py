"""Who outlasts whom: the chances that follow from the results that parties may expect in the three assessments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, sqrt

from games.xidit import components as c

USUAL = {"wealth": 20.0, "influence": 10.0, "reputation": 20.0}
"""Usual results of a full match with four."""
DOUBT = {"wealth": (0.1, 1.15), "influence": (0.3, 0.65), "reputation": (1.2, 1.8)}
"""How far a result may still change: always so much, and so much with the root of the years left. These and the
following figures are what told best, in matches of bots, how they would end."""
UNIT_REWARD = (1.5, 2.0, 2.5, 3.0, 3.5)
"""What units bring once they end a threat, by their type: what the tiles were made by (specification, section 19)."""
ARMY = {"wealth": 0.33, "influence": 0.22, "reputation": 0.3}
"""How much of that goes to each assessment."""
BARD = 1.2
"""Lyres that a bard brings in the end. Long before, that tells more than who has the majorities: they change hands."""
THREATS = 0.34
"""Threats that a player ends in a year: each moves a neutral token."""


def doubt(kind: str, left: int) -> float:
    """How far a result may change in the years left."""
    always, growing = DOUBT[kind]
    return always + growing * sqrt(left)


def settled(left: int) -> float:
    """How much of the majorities stays as it is."""
    return 1 / (1 + left)


def sung(lyres: float, bards: float, left: int) -> float:
    """The reputation to expect of bards."""
    stay = settled(left)
    return stay * lyres + (1 - stay) * BARD * bards


def army(kind: str, units: Sequence[float], left: int) -> float:
    """What units in hand will bring to an assessment; a little even in the end: they settle ties (XID-11.13)."""
    usable = min(1.0, 0.5 + left / 4) if left else 0.0
    worth = sum(count * value for count, value in zip(units, UNIT_REWARD, strict=True))
    return usable * ARMY[kind] * worth + 0.01 * sum(units)


def neutral(kind: str, space: int, players: int, left: int, years: int) -> float:
    """What the neutral player will have, less what players who stand equal now will have gained until then."""
    values = c.NEUTRAL_VALUES[kind]
    step = (values[-1] - values[0]) / (len(values) - 1)
    moves = THREATS * players * left / len(c.NEUTRAL_VALUES)
    gained = USUAL[kind] * left / years
    return min(values[space - 1] + moves * step, values[-1]) - gained - 0.5  # XID-12.17: it loses all ties


class Chances:
    """What each party may expect of the assessments."""

    def __init__(self, parties: int) -> None:
        self.outlasted = [0.0] * parties
        """How many parties it leaves behind, on average."""
        self.wins = [0.0] * parties
        """How likely it is the last one."""


def chances(
    scores: Mapping[str, Sequence[float]], left: int, eliminations: tuple[int, ...], out: Sequence[int] = ()
) -> Chances:
    """Results by assessment, in the order of the columns; `out`: who is eliminated already, in that order."""
    columns = [_falls(row, doubt(kind, left)) for kind, row in scores.items()]
    found = Chances(len(columns[0]))
    for place, party in enumerate(out):
        found.outlasted[party] = float(place)
    likely = {frozenset(party for party in range(len(columns[0])) if party not in out): 1.0}
    for place, column in [*enumerate(_eliminating(eliminations))][len(out) :]:
        likely = _eliminate(likely, columns[column], place, found)
    for active, chance in likely.items():
        for party in active:
            found.outlasted[party] += chance * (len(columns[0]) - len(active))
            found.wins[party] += chance / len(active)
    return found


def _falls(row: Sequence[float], far: float) -> list[float]:
    """How much likelier than others each party is the last of an assessment."""
    mean = sum(row) / len(row)
    return [exp(max(-30.0, min(30.0, (mean - score) / far))) for score in row]


def _eliminate(
    likely: Mapping[frozenset[int], float], falls: Sequence[float], place: int, found: Chances
) -> dict[frozenset[int], float]:
    """One more party is out: who may be left then."""
    following: dict[frozenset[int], float] = {}
    for active, chance in likely.items():
        total = sum(falls[party] for party in active)
        for party in active:
            each = chance * falls[party] / total
            found.outlasted[party] += each * place
            rest = active - {party}
            following[rest] = following.get(rest, 0.0) + each
    return following


@cache
def _eliminating(eliminations: tuple[int, ...]) -> list[int]:
    """The column of each elimination, one after another."""
    return [column for column, count in enumerate(eliminations) for _ in range(count)]
