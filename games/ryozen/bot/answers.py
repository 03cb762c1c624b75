"""What the answers are worth to what day effects, abilities, cards and events ask."""

from __future__ import annotations

from games.engine import Decision
from games.ryozen import components as c
from games.ryozen.bot import cards, effects, events
from games.ryozen.bot.effects import ABILITY
from games.ryozen.bot.judgement import Judgement
from games.ryozen.bot.strikes import cloak, colour_of, move, own_target
from games.ryozen.rules.purse import Bundle
from games.ryozen.rules.villages import Trip


def palace_choice(judge: Judgement, what: Bundle | str | None) -> float:
    """RYO-D13, RYO-D29, RYO-D5.7: a resource, a sector's day effect, or nothing."""
    if what is None:
        return 0.2
    if not isinstance(what, str):
        return sum(judge.resource(kind) for kind in what)
    paid = 0.0 if hermit(judge) else judge.resource("lantern")
    return effects.day_effect(judge, what) - paid


def hermit(judge: Judgement) -> bool:
    """Whether the choice of a sector comes from an ability and costs nothing."""
    turn = judge.view.turn
    return turn is not None and turn.place in c.SECTOR_OF


def gained(judge: Judgement, what: Bundle) -> float:
    """RYO-D14, RYO-D26, RYO-D27: what one gains."""
    return sum(judge.shard(kind) if kind in c.SHARDS else judge.resource(kind) for kind in what)


def paid(judge: Judgement, kind: str | None) -> float:
    """RYO-D16: what one can spare."""
    return NOT_PAID if kind is None else spared(judge, (kind,))


NOT_PAID = -1.6


def spared(judge: Judgement, kinds: Bundle) -> float:
    """RYO-D18: the same of several resources."""
    return -sum(judge.resource(kind) - 0.02 * judge.me.resources[kind] for kind in kinds)


def merchant_or_agent(judge: Judgement, what: Bundle | str | None) -> float:
    """RYO-D5.9: the Merchant gains a resource, the Night Agent pays one for a shard."""
    if isinstance(what, str):
        return paid(judge, what)
    if what is not None:
        return gained(judge, what)
    turn = judge.view.turn
    return 0.0 if turn is not None and turn.kind == "merchant" else NOT_PAID


def shard(judge: Judgement, colour: str) -> float:
    """RYO-D15."""
    return judge.shard(colour)


def lost(judge: Judgement, what: Bundle) -> float:
    """RYO-D23, RYO-D25: resources or shards that are missed least."""
    value = 0.0
    for thing in what:
        if thing in c.RESOURCES:
            value -= judge.resource(thing) - 0.02 * judge.me.resources[thing]
        else:
            value -= 1.5 + (judge.me.shards[thing] % 3) * 0.4
    return value


def avert(judge: Judgement, what: str | int | None) -> float:
    """RYO-D7, RYO-D5.6: events worth discarding; bringing one back only if it hurts others more."""
    if what is None:
        return -0.01
    return events.harm(judge, what) if isinstance(what, str) else -events.restored_harm(judge) + 0.05


def travel(judge: Judgement, what: Trip | str | None) -> float:
    """RYO-D8, RYO-D9, RYO-D5.5: exploring, building, and village bonuses; at the Altar exploring comes before a bonus
    and does not replace it."""
    if what is None:
        return 0.01
    if isinstance(what, str):
        return effects.bonus(judge, what)
    return effects.build(judge, what.villages) if what.builds else effects.explore(judge, what.villages)


def hire(judge: Judgement, what: tuple[str, str, str] | str | None) -> float:
    """RYO-D11, RYO-D12: a good tile for the least useful kin, or a tile more."""
    if what is None:
        return 0.0
    if isinstance(what, str):
        return effects.clan_house(judge) - 0.2
    kind, where, old = what
    return effects.hire(judge, kind) - ABILITY.get(old, 0.0) + (0.3 if where == c.HAND else 0.0)


def card_parameter(judge: Judgement, what: int | tuple[str, str] | str) -> float:
    """RYO-D3: as much as possible, or the kin that a card moves, turns or strikes."""
    if isinstance(what, int):
        return float(what)
    if isinstance(what, tuple):
        return move(judge, what)
    return own_target(judge, what) if is_offering(judge) else cloak(judge, what)


def is_offering(judge: Judgement) -> bool:
    """Whether the card being used strikes an own kin."""
    turn = judge.view.turn
    return turn is not None and c.REVELATIONS[turn.card].glyph == "offering" if turn and turn.card else False


def mercy(judge: Judgement, what: tuple[str, str] | None) -> float:
    """RYO-D17."""
    if what is None:
        return 0.0
    card, resource = what
    return judge.shard(colour_of(card)) - judge.resource(resource)


def bonus_parameter(judge: Judgement, what: int | tuple[str, str] | str) -> float:
    """RYO-D20."""
    if isinstance(what, tuple):
        return move(judge, what)
    if isinstance(what, int):
        return 0.0
    return effects.harbour(judge, what) if what in c.SECTORS else cloak(judge, what)


def forget(judge: Judgement, decision: Decision, least: int) -> list[str]:
    """RYO-D24: cards worth less than a favour go."""
    held = decision.offers(str)
    ranked = sorted(held, key=lambda name: cards.keep(judge, held[name]))
    worthless = [name for name in ranked if cards.keep(judge, held[name]) < 1]
    return ranked[: max(least, len(worthless))]


def copied(judge: Judgement, kind: str | None) -> float:
    """RYO-D5.4."""
    return 0.0 if kind is None else ABILITY.get(kind, 0.0)


def guard(judge: Judgement, what: None) -> float:
    """RYO-D5.8: what not to close a sector is worth; closing it is worth a coin where one holds the majority."""
    turn = judge.view.turn
    assert turn is not None
    sector = c.SECTOR_OF[turn.place]
    return -0.5 if judge.wins(sector, judge.influence(judge.seat, sector)) else 0.5
