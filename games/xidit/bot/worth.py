"""What things are worth to the bot, judged from its view: it must never be the last in an assessment."""

from __future__ import annotations

from games.xidit import components as c
from games.xidit.bot.temper import Temper
from games.xidit.rules.majorities import lyres
from games.xidit.view import XiditView

PACE = {"wealth": 17.0, "influence": 9.5, "reputation": 24.0}
"""Usual results of a full match among bots; they set the scale of each assessment."""
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
    """How much reputation more bards in a region bring, with a little for strengthening a lead."""
    seat = own_seat(view)
    before = region_bards(view, region)
    after = list(before)
    after[seat] += count
    values = c.REGIONS[region]
    gained = lyres(region, after)[seat] - (lyres(region, before)[seat] if any(before) else 0)
    return gained + 0.25 * count * values.lyre_first / 8


def standing(view: XiditView, kind: str) -> float:
    """Own result so far as a share of the usual pace; below 1 is behind."""
    assert view.screen is not None
    seat = own_seat(view)
    share = (view.year + 0.5) / view.years
    if kind == "wealth":
        have = float(view.screen.coins)
    elif kind == "influence":
        have = float(view.seats[seat].guild_sections)
        rivals = [player.guild_sections for other, player in enumerate(view.seats) if other != seat]
        return (have + 1) / (max(PACE[kind] * share, min(rivals)) + 1)
    else:
        regions = [region for region in c.REGIONS if any(region_bards(view, region))]
        have = float(sum(lyres(region, region_bards(view, region))[seat] for region in regions))
    return (have + 1) / (PACE[kind] * share + 1)


def weights(view: XiditView, temper: Temper) -> dict[str, float]:
    """What one point of each kind of reward is worth: more where the own result is behind or is assessed early."""
    found = {}
    for kind, assessment in c.ASSESSED_BY.items():
        urgency = 1.25 - 0.15 * view.hall.index(assessment)
        behind = min(2.5, max(0.5, 1.5 / max(0.3, standing(view, assessment))))
        found[kind] = urgency * behind * 17.0 / PACE[assessment]
    found["coins"] *= temper.coins
    return found


def in_turn(units: list[int]) -> list[int]:
    """The types of the units of a recruit tile in the order in which they are taken (XID-5.10)."""
    return [kind for kind, count in enumerate(units) for _ in range(count)]


def weakest(units: tuple[int, ...], count: int) -> tuple[int, ...]:
    """So many units, those worth least."""
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
