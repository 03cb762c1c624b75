"""What each seat may know of a match (CIR-29)."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from games.circadians import components as c
from games.circadians.rules.combat import Plans, card_field, sector_field
from games.circadians.rules.sources import region_count
from games.circadians.state import Battle, Circadians, Held, Player, Price, Region, Standing, Turn, Units
from games.engine.view import View, common
from games.lib.seats import clockwise

__all__ = ["CircadiansView", "Region", "SeatView", "Units", "view"]


class SeatView(msgspec.Struct):
    """What everybody sees of a faction: all but the cards in hand (CIR-16.8)."""

    faction: str
    energy: int
    gems: int
    fame: int
    goal: int
    tracks: dict[str, int]
    cards: int
    """Number of cards in hand."""
    known: list[str]
    """Cards of the hand that everybody saw on their way (CIR-26.48)."""
    supply: list[str]
    vault: list[str]
    areas: list[int]
    home: Units
    reserve: list[str]
    upgraded: list[str]
    attributes: list[str]
    mat: list[str]
    relics: list[int]
    site: str
    has_intel: bool
    intel: list[str]
    harvested: list[str]
    regions: int
    """Region count (CIR-2.11)."""
    controlled: list[str]
    """Controlled regions, in the map's order (CIR-2.11)."""
    land: int
    """Controlled land regions (CIR-15.13)."""


class CircadiansView(View, kw_only=True):
    """A match as one seat (or an onlooker) sees it."""

    round: int
    phase: str
    flare: int
    seats: list[SeatView]
    hand: list[Held]
    """The viewer's own hand."""
    plan: list[str]
    """The viewer's own sealed battle plan: sector and card."""
    standing: Standing | None
    prices: dict[str, Price]
    neutral: list[str]
    regions: dict[str, Region]
    mountains: list[str]
    tunnels: list[str]
    corner: list[str]
    docks: list[str]
    rhyzu: list[str]
    morale: dict[str, int]
    deck: int
    discard: list[str]
    turn: Turn | None
    """The turn under way; where turns are taken side by side, the viewer's own."""
    turns: dict[int, Turn]
    """Turns under way that are taken side by side (CIR-34.1)."""
    battle: Battle | None


def view(g: Circadians, seat: int | None) -> CircadiansView:
    """The match without all that this viewer may not know."""
    mine = g.seats[seat] if seat is not None else None
    turn = g.turn if seat is None else g.turns.get(seat, g.turn)
    return CircadiansView(
        **common(g, seat),
        round=g.round,
        phase=turn.phase if turn and g.turns else g.phase,
        flare=g.flare,
        seats=[_seat_view(g, number, player) for number, player in enumerate(g.seats)],
        hand=mine.hand if mine else [],
        plan=_my_plan(g, seat),
        standing=mine.standing if mine else None,
        prices=g.prices,
        neutral=g.neutral,
        regions=g.regions,
        mountains=g.mountains,
        tunnels=[*g.count.tunnels],
        corner=g.corner,
        docks=g.docks,
        rhyzu=g.rhyzu,
        morale=g.morale,
        deck=len(g.deck),
        discard=g.discard,
        turn=turn,
        turns=g.turns,
        battle=g.battle,
    )


def _seat_view(g: Circadians, seat: int, player: Player) -> SeatView:
    controlled = g.controlled(seat)
    return SeatView(
        faction=player.faction,
        energy=player.energy,
        gems=player.gems,
        fame=player.fame,
        goal=player.data.fame_goal if player.faction else 0,
        tracks=player.tracks,
        cards=len(player.hand),
        known=[held.card for held in player.hand if held.known],
        supply=player.supply,
        vault=player.vault,
        areas=player.areas,
        home=player.home,
        reserve=player.reserve,
        upgraded=player.upgraded,
        attributes=player.attributes,
        mat=player.mat,
        relics=player.relics,
        site=player.site,
        has_intel=player.has_intel,
        intel=player.intel,
        harvested=player.harvested,
        regions=region_count(g, seat) if player.faction else 0,
        controlled=controlled,
        land=sum(g.regions[name].terrain in c.LANDS for name in controlled),
    )


def _my_plan(g: Circadians, seat: int | None) -> list[str]:
    """CIR-29.2, CIR-29.6: only the planner sees a sealed plan."""
    step = g.stack[-1] if g.stack else None
    if seat is None or not isinstance(step, Plans) or seat not in step.answers:
        return []
    plan = step.ask(g, seat).meaning(step.answers[seat])
    return [plan[sector_field(())], plan[card_field(())]]


def turns(view: CircadiansView) -> list[int]:
    """CIR-5.1, CIR-6.1, CIR-6.2, CIR-6.3: clockwise, from whom prices and the flare gun say; up to whoever may have
    nothing to decide (CIR-29.4)."""
    if view.phase == "price":
        return _pricing_turns(view)
    if view.turn is None or view.turns or view.phase not in c.TRACKS:
        return []
    order = _action_order(view, view.phase)
    later = order[order.index(view.turn.seat) + 1 :]
    asked = list(takewhile(lambda seat: view.seats[seat].cards or view.seats[seat].energy >= _due(view, seat), later))
    return [view.turn.seat, *asked, *(_opener(view) if asked == later else [])]


def _pricing_turns(view: CircadiansView) -> list[int]:
    """With 2 factions everybody prices twice, alternately."""
    if len(view.waiting) != 1:
        return []
    priced = [price.seat for price in view.prices.values()]
    now, *later = clockwise(view.players, view.waiting[0])
    each = c.COUNTS[view.players].prices_per_faction
    return [now, *takewhile(lambda seat: priced.count(seat) < each, later)]


def _action_order(view: CircadiansView, phase: str) -> list[int]:
    price = view.prices[phase]
    first = view.flare if price.seat is None else (price.seat + price.last) % view.players
    return clockwise(view.players, first)


def _due(view: CircadiansView, seat: int) -> int:
    """What a faction has to pay in this phase."""
    price = view.prices[view.phase]
    if price.seat is None:
        return c.NEUTRALS[price.token].total
    return 0 if price.seat == seat else c.TOKENS[price.token].total


def _opener(view: CircadiansView) -> list[int]:
    """Who begins the next action phase, if that is who set its price: they can always act."""
    rest = c.TRACKS[c.TRACKS.index(view.phase) + 1 :]
    if not rest:
        return []
    first = _action_order(view, rest[0])[0]
    return [first] if view.prices[rest[0]].seat == first else []
