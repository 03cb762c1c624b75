"""What a form leads to while it is being filled in: the totals of a dial, and what sites would make (PL-15)."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Decision, Preview, Text
from games.engine.decision import Value
from games.engine.text import Arg, Item
from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.rules.combat import values_of
from games.scythe.state import who
from games.scythe.view import BattleView, ScytheView, SeatView

HIGHEST = max(c.COMBAT_CARDS)


def preview(view: ScytheView, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
    """For dials and for sites that produce; nothing elsewhere."""
    if decision.rule == "SCY-D10" and view.battle is not None:
        return Preview(tuple(_combat(view, view.battle, decision.seat, chosen)))
    if decision.rule == "SCY-D15":
        return Preview(tuple(_production(view, decision.seat, chosen)))
    return None


def _combat(view: ScytheView, battle: BattleView, seat: int, chosen: Mapping[str, Value]) -> list[Text]:
    """Both sides as everybody sees them, what is committed so far, and what the opponent can reach."""
    attacks = seat == battle.attacker
    other = battle.defender if attacks else battle.attacker
    mine, theirs = (_side(view.seats[each], each, battle.place) for each in (seat, other))
    most = _most(view.seats[other], battle.place)
    dial, cards = chosen.get("dial"), chosen.get("cards")
    lines = [mine, theirs]
    if isinstance(dial, int) or isinstance(cards, list):
        spent = dial if isinstance(dial, int) else 0
        total = spent + sum(values_of(cards) if isinstance(cards, list) else [])
        args: dict[str, Arg] = {"total": total, "left": view.seats[seat].power - spent}
        lines.append(Text("scythe-preview-total", args))
        lines.append(_chance(total, most, attacks=attacks))
    else:
        lines.append(Text("scythe-preview-most", {"most": most, "seat": who(other)}))
    lines.append(Text("scythe-preview-tie-mine" if attacks else "scythe-preview-tie-theirs"))
    return lines


def _side(player: SeatView, seat: int, place: str) -> Text:
    args: dict[str, Arg] = {"power": player.power, "cards": player.cards, "limit": _limit(player, place)}
    return Text("scythe-preview-side", {"seat": who(seat), **args})


def _limit(player: SeatView, place: str) -> int:
    """SCY-10.8, from what everybody sees."""
    fighters = int(player.character == place) + player.mechs.count(place)
    army = player.faction == "rusviet" and _deployed(player, "peoples_army") and place in player.workers
    return min(player.cards, fighters + int(army))


def _deployed(player: SeatView, ability: str) -> bool:
    return any(mech.id == ability and player.mechs[mech.slot - 1] for mech in c.FACTIONS[player.faction].mech)


def _most(player: SeatView, place: str) -> int:
    """What a player could commit at most."""
    return min(c.DIAL_MAX, player.power) + HIGHEST * _limit(player, place)


def _chance(total: int, most: int, *, attacks: bool) -> Text:
    safe = total >= most if attacks else total > most
    return Text("scythe-preview-safe") if safe else Text("scythe-preview-most-against", {"most": most})


def _production(view: ScytheView, seat: int, chosen: Mapping[str, Value]) -> list[Text]:
    """What the chosen territories would make, all in all."""
    player = view.seats[seat]
    sites = chosen.get("sites")
    places = {*sites} if isinstance(sites, list) else set()
    own = player.structures.get("mill")
    if chosen.get("mill") == ["yes"] and own is not None:
        places.add(own)
    totals: dict[str, int] = {}
    for place in sorted(places & set(TERRAIN)):
        made = c.PRODUCES.get(TERRAIN[place], "")
        totals[made] = totals.get(made, 0) + player.workers.count(place) + int(place == own)
    if "worker" in totals:
        totals["worker"] = min(totals["worker"], player.workers.count(""))
    goods: list[Item] = [
        Text(f"scythe-some-{'workers' if made == 'worker' else made}", {"count": count})
        for made, count in totals.items()
        if made and count
    ]
    return [Text("scythe-preview-makes", {"goods": goods})] if goods else []
