"""CIR-25.6, CIR-28: cards that change an action."""

from __future__ import annotations

from games.circadians.rules.cards import plays
from games.circadians.rules.rewards import Gain
from games.circadians.rules.sending import Redeploy
from games.circadians.state import Circadians
from games.circadians.vocabulary import Effect
from games.engine import Step


@plays("temp_upgrade")
def _temp_upgrade(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    """CIR-2.18, CIR-28.52: for the main and the support action of this turn."""
    g.current_turn.temp = True
    return []


@plays("free_action")
def _free_action(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    g.current_turn.free = True
    return []


@plays("points")
def _points(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    if g.current_turn.passing:  # CIR-6.18: spent at once
        return [Gain(seat, {effect.kind: int(effect.value)})]
    g.current_turn.points[effect.kind] = g.current_turn.points.get(effect.kind, 0) + int(effect.value)
    return []


@plays("discount")
def _discount(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    g.current_turn.discount[effect.what] = effect.uses if effect.what in ("lock", "fast_track") else int(effect.value)
    return []


@plays("allow")
def _allow(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    g.current_turn.allow[effect.what] = g.current_turn.allow.get(effect.what, 0) + effect.uses
    return []


@plays("double_location")
def _double_location(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    g.current_turn.double += effect.uses
    return []


@plays("support_bonus")
def _support_bonus(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    g.current_turn.bonus = dict(effect.gain)
    return []


@plays("redeploy")
def _redeploy(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    return [Redeploy(seat=seat)]
