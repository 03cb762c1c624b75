"""What each seat may know of a match: everything but the order of decks and piles (RYO-20)."""

from __future__ import annotations

import msgspec

from games.engine.view import View, common
from games.lib.seats import clockwise
from games.ryozen import components as c
from games.ryozen.state import Block, Kin, Player, RowTile, Ryozen, Standing, Turn

__all__ = ["Kin", "RyozenView", "SeatView", "view"]


class SeatView(msgspec.Struct):
    """A player, as everybody sees them."""

    clan: str
    """Empty before the clan is chosen."""
    number: int
    """The number in the turn order of the first round, which areas and piles are printed with (RYO-3.21)."""
    compass: str
    """`south`, `west`, `north` or `east`: the side of the board in the Phoenix Palace mode."""
    resources: dict[str, int]
    shards: dict[str, int]
    favour: int
    cards: list[str]
    explorer: int
    pile: int
    """How many tiles are left in the clan pile."""
    unknown: list[str]
    """The kinds still in the pile, which everybody can work out."""
    earned: dict[str, int]


class RyozenView(View, kw_only=True):
    """A match as one seat (or an onlooker) sees it."""

    side: str
    """The side of the main board: `two` or `many`."""
    round: int
    phase: str
    """`setup`, `day`, `night`, `dawn` or `end`."""
    first: int
    """The holder of the first-player token."""
    rotation: int
    highlighted: list[str]
    seats: list[SeatView]
    kin: list[Kin]
    """All kin in play, wherever they are; kin `n` keeps its number, a hire changes its kind."""
    heralds: list[int]
    """Seats on the Capital track, space I first."""
    event_row: list[str]
    event_deck: int
    event_discard: list[str]
    """The last one lies on top."""
    revelation_row: list[str]
    revelation_deck: int
    revelation_discard: list[str]
    clan_row: list[RowTile]
    villages: list[str]
    """The built track, from the starting village on."""
    next_village: str
    """The top of the village stack; empty when there is none."""
    village_stack: int
    blocks: list[Block]
    turn: Turn | None
    my_standing: Standing | None


def view(g: Ryozen, seat: int | None) -> RyozenView:
    """The match without all that this viewer may not know."""
    return RyozenView(
        **common(g, seat),
        side=g.side,
        round=g.round,
        phase=g.phase,
        first=g.first,
        rotation=g.rotation,
        highlighted=[*g.highlighted],
        seats=[_seat_view(g, number, player) for number, player in enumerate(g.seats)],
        kin=g.kin,
        heralds=g.heralds,
        event_row=g.event_row,
        event_deck=len(g.event_deck),
        event_discard=g.event_discard,
        revelation_row=g.revelation_row,
        revelation_deck=len(g.revelation_deck),
        revelation_discard=g.revelation_discard,
        clan_row=g.clan_row,
        villages=g.villages,
        next_village=g.village_stack.top or "",
        village_stack=len(g.village_stack),
        blocks=g.blocks,
        turn=g.turn,
        my_standing=g.seats[seat].standing if seat is not None else None,
    )


def _seat_view(g: Ryozen, seat: int, player: Player) -> SeatView:
    return SeatView(
        clan=player.clan,
        number=g.number(seat),
        compass=g.compass(seat),
        resources=player.resources,
        shards=player.shards,
        favour=player.favour,
        cards=player.cards,
        explorer=player.explorer,
        pile=len(player.pile),
        unknown=sorted(player.pile.cards, key=c.KIND_ORDER.__getitem__),
        earned=player.earned,
    )


def turns(view: RyozenView) -> list[int]:
    """RYO-3.5, RYO-5.4, RYO-5.9: clans are chosen, and kin placed, in turn order; whoever has none left is done."""
    if view.phase == "setup":
        return [seat for seat in clockwise(view.players, view.first) if not view.seats[seat].clan]
    if view.turn is None:
        return []
    left = {kin.owner for kin in view.kin if kin.at == c.HAND}
    now, *later = clockwise(view.players, view.turn.seat)
    return [now, *(seat for seat in later if seat in left)]
