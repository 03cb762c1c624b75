"""What each seat may know of a match (XID-14)."""

from __future__ import annotations

import msgspec

from games.engine.view import View, common
from games.lib.seats import clockwise
from games.xidit import components as c
from games.xidit.rules.majorities import lyres
from games.xidit.rules.neutral import neutral_value
from games.xidit.rules.orders import SecretOrders
from games.xidit.state import Assessment, Guild, Player, Site, Standing, Xidit

__all__ = ["LairView", "Screen", "SeatView", "Site", "StackView", "XiditView", "phase", "view"]


class Screen(msgspec.Struct):
    """What lies behind a player's own screen (XID-14.2)."""

    units: list[int]
    coins: int
    bards: int
    stored: int


class SeatView(msgspec.Struct):
    """What everybody sees of a player."""

    colour: str
    hero: int
    """City number; 0 before the hero is placed."""
    sections: int
    """Sections in supply."""
    guild_sections: int
    """Sections on the map."""
    plan: list[str]
    """The revealed orders of this year: black, red, blue, city, wait."""
    recruited: list[int]
    ended: list[int]
    banished: list[int]
    eliminated: bool


class StackView(msgspec.Struct):
    """A stack or discard: its size and its top tile's number, 0 when empty (XID-7.15, XID-14.5)."""

    size: int
    top: int


class LairView(msgspec.Struct):
    """A stack of titans: how many, and the top one's id if it is awake."""

    number: int
    size: int
    awake: str | None


class XiditView(View, kw_only=True):
    """A match as one seat (or an onlooker) sees it."""

    mode: str
    years: int
    census_years: list[int]
    tile_set: str
    year: int
    phase: str
    """`heroes`, `orders` (secret), `execution`, `census` or `end`."""
    order: int
    """The order being executed, 1 to 6; 0 outside execution."""
    first: int
    seats: list[SeatView]
    screen: Screen | None
    """The viewer's own screen."""
    my_plan: list[str]
    """The viewer's own sealed plan, before the reveal."""
    my_standing: Standing | None
    sites: dict[int, Site]
    """City tiles on the map by city number: recruit tiles with the units left, threat tiles."""
    recruit_stack: StackView
    threat_stack: StackView
    recruit_discard: StackView
    threat_discard: StackView
    next_recruit: int
    next_threat: int
    """XID-7.15."""
    lair: list[LairView]
    barracks: list[int]
    bards: dict[str, list[int]]
    """Bards per region and seat, without the Bastion's."""
    lyres: dict[str, list[int]]
    """What the bards of each region are worth as they stand (XID-11.5)."""
    guilds: dict[int, Guild]
    blank_regions: list[str]
    hall: list[str]
    assessments: list[Assessment]
    """Columns of the Hall of Fame already assessed. Party `players` is the neutral player."""
    standings: dict[str, list[int]]
    """Of the columns not yet assessed: what everybody can count of each party. Wealth is hidden."""
    neutral: list[int]
    """Spaces of the neutral tokens by column; empty without a neutral player (XID-12.20)."""


def view(g: Xidit, seat: int | None) -> XiditView:
    """The match without all that this viewer may not know: no screen but the own, no Bastion (XID-14.1)."""
    mine = g.seats[seat] if seat is not None else None
    bards = {region: placed for region, placed in g.bards.items() if region != c.CENTRAL or g.outcome}
    return XiditView(
        **common(g, seat),
        mode=g.mode.id,
        years=g.mode.years,
        census_years=[*g.mode.census_years],
        tile_set=g.mode.tile_set,
        year=g.year,
        phase=phase(g),
        order=g.order,
        first=g.first,
        seats=[_seat_view(g, number, player) for number, player in enumerate(g.seats)],
        screen=Screen(mine.units, mine.coins, mine.bards, mine.stored) if mine else None,
        my_plan=_my_plan(g, seat),
        my_standing=mine.standing if mine else None,
        sites=g.sites,
        recruit_stack=StackView(len(g.recruit_stack), g.recruit_stack.top or 0),
        threat_stack=StackView(len(g.threat_stack), g.threat_stack.top or 0),
        recruit_discard=_discard(g.recruit_discard),
        threat_discard=_discard(g.threat_discard),
        next_recruit=g.next_recruit,
        next_threat=g.next_threat,
        lair=[LairView(stack.number, len(stack.titans), stack.titans[0] if stack.awake else None) for stack in g.lair],
        barracks=g.barracks,
        bards=bards,
        lyres={region: lyres(region, placed) for region, placed in bards.items()},
        guilds=g.guilds,
        blank_regions=sorted(g.blank_regions),
        hall=g.hall,
        assessments=g.assessments,
        standings={kind: _standings(g, kind) for kind in g.hall[len(g.assessments) :] if kind != "wealth"},
        neutral=g.neutral,
    )


def phase(g: Xidit) -> str:
    """Where in the year the match stands; with the number of the order it tells the steps apart (XID-21.6)."""
    if g.outcome:
        return "end"
    if any(player.hero == 0 for player in g.seats):
        return "heroes"
    if g.order:
        return "execution"
    return "orders" if isinstance(g.stack[-1], SecretOrders) else "census"


def _seat_view(g: Xidit, seat: int, player: Player) -> SeatView:
    return SeatView(
        colour=player.colour,
        hero=player.hero,
        sections=player.sections,
        guild_sections=_guild_sections(g, seat),
        plan=player.plan,
        recruited=player.recruited,
        ended=player.ended,
        banished=player.banished,
        eliminated=seat in g.eliminated,
    )


def _standings(g: Xidit, kind: str) -> list[int]:
    """Sections on the map, or lyres without the Bastion's (XID-14.2); then the neutral player."""
    if kind == "influence":
        scores = [_guild_sections(g, seat) for seat in range(g.players)]
    else:
        regions = [lyres(region, placed) for region, placed in g.bards.items() if region != c.CENTRAL]
        scores = [sum(region[seat] for region in regions) for seat in range(g.players)]
    return [*scores, neutral_value(g, kind)] if g.neutral else scores


def _guild_sections(g: Xidit, seat: int) -> int:
    return sum(guild.sections for guild in g.guilds.values() if guild.owner == seat)


def _discard(tiles: list[int]) -> StackView:
    return StackView(len(tiles), tiles[-1] if tiles else 0)


def _my_plan(g: Xidit, seat: int | None) -> list[str]:
    step = g.stack[-1] if g.stack else None
    if seat is None or not isinstance(step, SecretOrders) or seat not in step.answers:
        return []
    return step.plan(seat)


def turns(view: XiditView) -> list[int]:
    """XID-2.17: heroes are placed in turn order. Later everybody plans at once, and orders are carried out unasked."""
    return [
        seat for seat in clockwise(view.players, view.first) if view.phase == "heroes" and not view.seats[seat].hero
    ]
