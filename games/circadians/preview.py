"""What a battle plan leads to while it is being made: both sides as they stand, and what sector and card would add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.circadians import components as c
from games.circadians.bot.imagine import imagine
from games.circadians.rules.plans import NO_CARD
from games.circadians.rules.stats import totals
from games.circadians.state import Circadians, Fighting
from games.circadians.view import CircadiansView
from games.engine import Decision, Form, Pick, Preview, Text
from games.engine.decision import Value
from games.engine.text import Arg

PLANS = ("CIR-D33", "CIR-D34")


def preview(view: CircadiansView, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
    """CIR-12.8, CIR-12.21, CIR-12.28: made from what the planner sees; chance and the other's plan are left open."""
    if decision.rule not in PLANS or view.battle is None or view.seat is None:
        return None
    g = imagine(view)
    sector, card = _picked(chosen, "sector"), _picked(chosen, "card") or NO_CARD
    lines = [_side_text(g, view, view.seat, "mine"), _side_text(g, view, _other(g, view.seat).seat, "theirs")]
    if sector:
        lines.append(_stats_text("plan", _tried(g, view.seat, sector, card)))
    lines.append(_reach_text(g, view, view.seat))
    hints = {
        "sector": {
            name: _stats_text("stats", _tried(g, view.seat, name, card)) for name in _offered(decision, "sector")
        },
        "card": {name: _stats_text("stats", _tried(g, view.seat, sector, name)) for name in _offered(decision, "card")}
        if sector
        else {},
    }
    return Preview(tuple(lines), hints)


def _picked(chosen: Mapping[str, Value], field: str) -> str:
    value = chosen.get(field)
    return value[0] if isinstance(value, list) and value else ""


def _offered(decision: Decision, field: str) -> list[str]:
    assert isinstance(decision.shape, Form)
    shapes = {each.name: each.shape for each in decision.shape.fields}
    shape = shapes.get(field)
    return [option.id for option in shape.options] if isinstance(shape, Pick) else []


def _side(g: Circadians, seat: int) -> Fighting:
    return g.current_battle.side(seat)


def _other(g: Circadians, seat: int) -> Fighting:
    return g.current_battle.other(seat)


# -- numbers ---------------------------------------------------------------------------------------------


class Range(NamedTuple):
    """Strength, attack and defense, at least and at most: a die may fall well or badly."""

    low: tuple[int, int, int]
    high: tuple[int, int, int]


def _tried(g: Circadians, seat: int, sector: str, card: str) -> Range:
    """A side's totals with a plan, over all faces of its die."""
    side = _side(g, seat)
    kept = (side.sector, side.card, side.die)
    side.sector, side.card = sector, "" if card == NO_CARD else card
    found = []
    for face in range(1, len(c.FACES) + 1) if c.SECTORS[sector].die else (0,):
        side.die = face
        found.append(totals(g, seat))
    side.sector, side.card, side.die = kept
    strengths, attacks, defenses = zip(*found, strict=True)
    return Range(
        (min(strengths), min(attacks), min(defenses)),
        (max(strengths), max(attacks), max(defenses)),
    )


HIGHEST = max(int(value) for card in c.CARDS.values() for value in (card.left, card.right) if value != "X")
DIE = max(face.strength for face in c.FACES)


def reachable(g: Circadians, view: CircadiansView, seat: int) -> tuple[int, int]:
    """The least and most strength a side can come to, abilities of cards that nobody has seen left out."""
    side = _side(g, seat)
    if side.sector:
        planned = _tried(g, seat, side.sector, side.card or NO_CARD)
        return planned.low[0], planned.high[0]
    now = totals(g, seat)[0]
    number = HIGHEST if view.seats[seat].cards else int(c.DEFAULT_CARD.left)
    return now, now + number + (DIE if view.seats[seat].gems else 0)


# -- words -----------------------------------------------------------------------------------------------


def _span(low: int, high: int) -> str:
    return (str(low) if low == high else f"{low}–{high}").replace("-", "−")


def _stats_text(key: str, stats: Range) -> Text:
    names = ("strength", "attack", "defense")
    args: dict[str, Arg] = {
        name: _span(low, high) for name, low, high in zip(names, stats.low, stats.high, strict=True)
    }
    return Text(f"circadians-preview-{key}", args)


def _side_text(g: Circadians, view: CircadiansView, seat: int, key: str) -> Text:
    now, shown = totals(g, seat), view.seats[seat]
    stats = _stats_text(key, Range(now, now))
    more: dict[str, Arg] = {"faction": Text(f"circadians-faction-{shown.faction}")}
    return Text(stats.key, {**stats.args, **more, "gems": shown.gems, "cards": shown.cards})


def _reach_text(g: Circadians, view: CircadiansView, seat: int) -> Text:
    """What the other side can come to, and whose a tie is (CIR-12.23)."""
    low, high = reachable(g, view, _other(g, seat).seat)
    ties = "mine" if g.current_battle.sides[0].seat == seat else "theirs"
    return Text(f"circadians-preview-reach-{ties}", {"strength": _span(low, high)})
