"""What things are worth to the bot, judged from its view: it must never be the last in an assessment."""

from __future__ import annotations

from games.xidit import components as c
from games.xidit.bot import outlook
from games.xidit.bot.rivals import hands
from games.xidit.bot.temper import Temper
from games.xidit.rules.majorities import lyres
from games.xidit.view import XiditView

SCALE = 80.0
"""What the usual results of a match are worth together."""
SHARP = 0.7
"""How much what helps to win counts against what is worth much at any time."""
COMING = 12.0 / 8
"""Bards that a player sends to a region in a whole match."""
CONTESTED = 1.2
"""How much of the lyres is still to be had by sending more."""
UNIT_WORTH = (0.55, 0.7, 0.85, 1.0, 1.1)
"""A unit in hand, weakest to strongest, in units of one reward point."""


def own_seat(view: XiditView) -> int:
    """The seat whose view this is."""
    assert view.seat is not None
    return view.seat


def own_bards(view: XiditView, region: str) -> int:
    """Own bards in a region; those in the Bastion are what is left of the twenty."""
    seat = own_seat(view)
    if region in view.bards:
        return view.bards[region][seat]
    if region != c.CENTRAL or view.screen is None:
        return 0
    elsewhere = sum(placed[seat] for name, placed in view.bards.items() if name != c.CENTRAL)
    return c.BARDS - view.screen.bards - elsewhere


def region_bards(view: XiditView, region: str) -> list[int]:
    """Bards per seat in a region; of the Bastion only the own are known, the others are taken for three each."""
    if region in view.bards:
        return list(view.bards[region])
    guessed = 3 * view.year // view.years if region == c.CENTRAL else 0
    bards = [guessed] * view.players
    bards[own_seat(view)] = own_bards(view, region)
    return bards


def bard_gain(view: XiditView, region: str, count: int) -> float:
    """How much reputation more bards in a region bring: the lyres of today as far as they last, and a share of those
    that are still fought for."""
    seat, left = own_seat(view), years_left(view)
    before = region_bards(view, region)
    after = list(before)
    after[seat] += count
    now = lyres(region, after)[seat] - (lyres(region, before)[seat] if any(before) else 0)
    stay = outlook.settled(left)
    return stay * now + (1 - stay) * (_share(view, region, after) - _share(view, region, before))


def _share(view: XiditView, region: str, bards: list[int]) -> float:
    """What a region may bring in the end: a share of its lyres, with bards of everybody still to come."""
    values, seat = c.REGIONS[region], own_seat(view)
    coming = COMING * years_left(view) / view.years
    own = bards[seat] + coming
    return CONTESTED * (values.lyre_first + values.lyre_second) * own / (sum(bards) + coming * view.players + 0.5)


def years_left(view: XiditView) -> int:
    """The years to come, with this one until its orders are carried out."""
    return max(0, view.years - view.year + (not view.order))


def expected(view: XiditView) -> dict[str, list[float]]:
    """The results of all parties to expect, by assessment in the order of the columns, as far as this seat can tell."""
    assert view.screen is not None
    seat, left = own_seat(view), years_left(view)
    share = 1 - left / view.years
    others = [count / (view.players - 1) for count in hands(view)]
    found: dict[str, list[float]] = {}
    for kind in view.hall:
        if kind == "wealth":
            row = [outlook.USUAL[kind] * share] * view.players
            row[seat] = float(view.screen.coins)
        elif kind == "influence":
            row = [float(player.guild_sections) for player in view.seats]
        else:
            row = _reputations(view, left)
        row = [have + outlook.army(kind, others, left) for have in row]
        row[seat] += outlook.army(kind, view.screen.units, left) - outlook.army(kind, others, left)
        if view.neutral:
            space = view.neutral[view.hall.index(kind)]
            row.append(outlook.neutral(kind, space, view.players, left, view.years))
        found[kind] = row
    return found


def _reputations(view: XiditView, left: int) -> list[float]:
    row = [0.0] * view.players
    for region in c.REGIONS:
        bards = region_bards(view, region)
        if any(bards):
            for seat, score in enumerate(lyres(region, bards)):
                row[seat] += outlook.sung(score, bards[seat], left)
    return row


def wins(view: XiditView, scores: dict[str, list[float]]) -> float:
    """How likely the viewer wins with such results."""
    eliminations = c.MODES[view.players, view.options["length"]].eliminations
    return outlook.chances(scores, years_left(view), eliminations).wins[own_seat(view)]


def weights(view: XiditView, temper: Temper) -> dict[str, float]:
    """What one point of each kind of reward is worth: more where it helps more to win, by the results of all."""
    scores, seat, left = expected(view), own_seat(view), years_left(view)
    now = wins(view, scores)
    helps, par = {}, {}
    for kind in view.hall:
        bump = 0.5 * outlook.doubt(kind, left)
        row = [*scores[kind]]
        row[seat] += bump
        helps[kind] = (wins(view, {**scores, kind: row}) - now) / bump
        par[kind] = 1 / outlook.doubt(kind, left)
    helps = _scaled(helps)
    par = _scaled(par)
    found = {
        kind: SHARP * helps[assessment] + (1 - SHARP) * par[assessment] for kind, assessment in c.ASSESSED_BY.items()
    }
    found["coins"] *= temper.coins
    return found


def _scaled(weights: dict[str, float]) -> dict[str, float]:
    """The same proportions, so that usual results of a match are always worth the same."""
    total = sum(weights[kind] * outlook.USUAL[kind] for kind in weights) or 1.0
    return {kind: SCALE * weight / total for kind, weight in weights.items()}


def in_turn(units: list[int]) -> list[int]:
    """The types of the units of a recruit tile in the order in which they are taken (XID-5.10)."""
    return [kind for kind, count in enumerate(units) for _ in range(count)]


def weakest(units: tuple[int, ...], count: int) -> tuple[int, ...]:
    """A number of units, those worth least."""
    paid = []
    for have in units:
        paid.append(min(have, count))
        count -= paid[-1]
    return tuple(paid)


def best_bards(view: XiditView, city: int, count: int) -> tuple[float, str]:
    """The best single region around a city for some bards, and what they bring there."""
    regions = [region for region in c.CITIES[city].regions if region not in view.blank_regions]
    return max(((bard_gain(view, region, count), region) for region in regions), default=(0.0, ""))


def room(view: XiditView, city: int) -> int:
    """Sections the viewer could build in a city."""
    seat = own_seat(view)
    guild = view.guilds.get(city)
    if guild is None:
        return min(c.GUILD_MAX, view.seats[seat].sections)
    return min(c.GUILD_MAX - guild.sections, view.seats[seat].sections) if guild.owner == seat else 0


def reward_worth(view: XiditView, city: int, rewards: c.Rewards, weight: dict[str, float]) -> dict[str, float]:
    """What each kind of reward would be worth in this city."""
    assert view.screen is not None
    bards, _ = best_bards(view, city, min(rewards.bards, view.screen.bards))
    return {
        "coins": weight["coins"] * rewards.coins,
        "bards": weight["bards"] * bards,
        "guild_sections": weight["guild_sections"] * min(rewards.guild_sections, room(view, city)),
    }


def claim_worth(view: XiditView, city: int, rewards: c.Rewards, weight: dict[str, float]) -> float:
    """What a threat or titan is worth there: its two best kinds."""
    return sum(sorted(reward_worth(view, city, rewards, weight).values())[-c.REWARDS_TO_CHOOSE :])
