"""What it is worth to strike, turn or move kin."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.bot.judgement import SHARD, Judgement, weight
from games.ryozen.state import Kin

OWN = -1e3
"""Nobody strikes their own kin with an ability, unless nothing else is left."""
COVER = 1.2
"""What it is worth that a kin is cloaked while others may still strike it: more than the coin that it costs."""


def colour_of(card: str) -> str:
    """The shard that a card gives."""
    return next(op.colour for op in c.EFFECTS[f"card/{card}"] if op.op == "gain_shard")


def at(judge: Judgement, place_id: str) -> Kin:
    """The kin lying there."""
    return next(kin for kin in judge.view.kin if kin.at == place_id)


def standing_in(judge: Judgement, sectors: tuple[str, ...]) -> list[Kin]:
    """Kin in some sectors."""
    return [kin for kin in judge.view.kin if c.SECTOR_OF.get(kin.at) in sectors]


# -- being struck ------------------------------------------------------------------------------------------------


def finds_a_wall(judge: Judgement, seat: int) -> bool:
    """RYO-17.24, RYO-17.26: whether a struck kin of this seat stays on the board, as in the open Palace it does."""
    if judge.view.options["mode"] != c.PHOENIX:
        return True
    taken = {kin.at for kin in judge.view.kin}
    faces = c.FACES_SEEN[judge.view.rotation, judge.view.seats[seat].compass]
    return any(c.WALLS[face] not in taken for face in faces)


def arrival(judge: Judgement, seat: int) -> float:
    """RYO-7.5: what a struck kin is worth where it lands."""
    if not finds_a_wall(judge, seat):
        return 0.0
    if seat == judge.seat:
        return judge.palace_stake()
    return 1.0 if judge.in_palace[seat] else 1.0 + SHARD


def loss_of_place(judge: Judgement, kin: Kin) -> float:
    """What its owner misses in the sector: influence, perhaps the reward, perhaps the majority."""
    sector = c.SECTOR_OF[kin.at]
    counts = judge.counts(sector)
    led = judge.leader(counts) == kin.owner
    counts[kin.owner] -= 1
    own = kin.owner == judge.seat
    loss = 0.0 if counts[kin.owner] else judge.night_value(sector)
    if led and judge.leader(counts) != kin.owner:
        loss += (judge.shard(c.SECTORS[sector].shard) if own else SHARD) * judge.hold()
    elif led:
        loss += 0.15 * SHARD * (1 - judge.hold())
    return loss


def own_strike(judge: Judgement, kin: Kin) -> float:
    """What striking an own kin brings: a revealed one goes to the Palace, a cloaked one is turned."""
    again = 0.25 * judge.night_value(c.SECTOR_OF[kin.at]) if judge.hand else 0.0
    if kin.cloaked:
        return -loss_of_place(judge, kin) - (COVER if judge.coming else 0.0)
    return arrival(judge, judge.seat) - loss_of_place(judge, kin) + again


def blow(judge: Judgement, kin: Kin) -> float:
    """What striking a kin brings: the majority perhaps, an opponent's loss, and what mercy cards make of it."""
    if kin.owner == judge.seat:
        return OWN
    sector = c.SECTOR_OF[kin.at]
    counts = judge.counts(sector)
    led = judge.leader(counts) == judge.seat
    counts[kin.owner] -= 1
    change = -loss_of_place(judge, kin) + (0.0 if kin.cloaked else arrival(judge, kin.owner))
    value = judge.rivals_share(change) + judge.temper.strike + mercies(judge)
    if not led and judge.leader(counts) == judge.seat:
        value += judge.shard(c.SECTORS[sector].shard) * max(judge.hold(), 0.5)
    lead = judge.view.seats[kin.owner].favour - judge.me.favour
    return value + 0.01 * lead


def mercies(judge: Judgement) -> float:
    """RYO-12.8: what the mercy cards make of a strike on somebody else."""
    if "mercies" not in judge.known:
        cards = [card for card in judge.me.cards if c.REVELATIONS[card].glyph == "mercy"]
        paid = min((judge.resource(kind) for kind in c.RESOURCES if judge.me.resources[kind]), default=9.0)
        judge.known["mercies"] = sum(max(judge.shard(colour_of(card)) - paid, 0.0) for card in cards)
    return judge.known["mercies"]


def best_blow(judge: Judgement, sectors: tuple[str, ...]) -> float:
    """The best strike within these sectors; to strike nobody is worth nothing."""
    return max((blow(judge, kin) for kin in standing_in(judge, sectors)), default=0.0)


# -- decisions ---------------------------------------------------------------------------------------------------


def strike(judge: Judgement, where: str | None) -> float:
    """RYO-D5.1, RYO-D19: now, or not, or later."""
    return 0.0 if where is None else blow(judge, at(judge, where))


def own_target(judge: Judgement, where: str) -> float:
    """RYO-D22: the kin whose loss hurts least."""
    return own_strike(judge, at(judge, where))


def cloak(judge: Judgement, where: str | None) -> float:
    """RYO-D5.2, and cloaking through villages and cards: own kin that profit."""
    if where is None:
        return 0.0
    kin = at(judge, where)
    return judge.stake(c.SECTOR_OF[kin.at], 1) + 0.2 if kin.owner == judge.seat else -1.0


def move(judge: Judgement, way: tuple[str, str] | None) -> float:
    """RYO-D5.3, and moving through villages and cards: a kin to where it promises more."""
    if way is None:
        return 0.05
    start, target = way
    kin = at(judge, start)
    return judge.stake(c.SECTOR_OF[target], weight(kin)) - leaving(judge, kin)


def leaving(judge: Judgement, kin: Kin) -> float:
    """What is missed where a kin goes away, with all its influence."""
    sector = c.SECTOR_OF[kin.at]
    mine = judge.influence(judge.seat, sector)
    left = mine - weight(kin)
    loss = 0.0 if left else judge.night_value(sector)
    if judge.wins(sector, mine) and not judge.wins(sector, left):
        loss += judge.shard(c.SECTORS[sector].shard) * judge.hold()
    return loss


def best_move(judge: Judgement) -> float:
    """The best way of an own kin to another sector, by what it promises for the Night."""
    own = [kin for kin in standing_in(judge, c.SECTOR_IDS) if kin.owner == judge.seat]
    taken = {kin.at for kin in judge.view.kin}
    closed = {block.sector for block in judge.view.blocks}
    free = {place.sector for place in c.PLACES[judge.view.side].values() if place.id not in taken} - closed
    ways = [
        judge.stake(sector, weight(kin)) - leaving(judge, kin)
        for kin in own
        for sector in free
        if sector != c.SECTOR_OF[kin.at]
    ]
    return max(ways, default=0.0)


def best_cloak(judge: Judgement) -> float:
    """The own revealed kin that profits most from being cloaked."""
    own = [kin for kin in standing_in(judge, c.SECTOR_IDS) if kin.owner == judge.seat and not kin.cloaked]
    return max((judge.stake(c.SECTOR_OF[kin.at], 1) for kin in own), default=0.0)


def best_offering(judge: Judgement) -> float:
    """What the own kin that is missed least brings when it is struck."""
    own = [kin for kin in standing_in(judge, c.SECTOR_IDS) if kin.owner == judge.seat]
    return max((own_strike(judge, kin) for kin in own), default=-9.0)
