"""What is said about choices: what they bring, and why something cannot be had. Rules decide, here it is worded."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Text, Unavailable
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.rules.majorities import open_reputation
from games.xidit.state import Site, Xidit, city_name, few_units, who

GOES_ON = Text("xidit-final-goes-on")
"""After this choice the orders are carried out further: tiles are turned up, others act."""


def ends_the_match(g: Xidit) -> Text | None:
    """Why prizes of the last census cannot be taken back: the assessments follow at once (XID-10.4)."""
    return Text("xidit-final-end") if g.year == g.mode.years else None


def gains(g: Xidit, seat: int, coins: int, bards: Mapping[str, int], sections: int) -> list[Item]:
    """What rewards do to the three assessments; told to their owner."""
    found: list[Item] = []
    if coins:
        have = g.seats[seat].coins
        found.append(Text("xidit-gain-wealth", {"before": have, "after": have + coins}))
    if sections:
        built = sum(guild.sections for guild in g.guilds.values() if guild.owner == seat)
        found.append(Text("xidit-gain-influence", {"before": built, "after": built + sections}))
    found += _reputation_gains(g, seat, bards)
    return found


def _reputation_gains(g: Xidit, seat: int, bards: Mapping[str, int]) -> list[Item]:
    found: list[Item] = []
    seen = {region: count for region, count in bards.items() if region != c.CENTRAL}
    if seen:
        after = {region: [*placed] for region, placed in g.bards.items()}
        for region, count in seen.items():
            after.setdefault(region, [0] * g.players)[seat] += count
        now, then = open_reputation(g.bards, seat), open_reputation(after, seat)
        found.append(Text("xidit-gain-reputation", {"before": now, "after": then}))
    if c.CENTRAL in bards:
        found.append(Text("xidit-gain-bastion", {"count": bards[c.CENTRAL]}))
    return found


def reputation(g: Xidit, seat: int, bards: Mapping[str, int]) -> Text:
    """What bards in these regions do."""
    return Text("xidit-hint-claim", {"gains": _reputation_gains(g, seat, bards)})


def region_hint(g: Xidit, region: str) -> Text:
    """What a region is worth, and who has sung there most, as everybody sees it."""
    values = c.REGIONS[region]
    worth = {"first": values.lyre_first, "second": values.lyre_second}
    placed = g.bards.get(region, [])
    if region == c.CENTRAL:
        return Text("xidit-hint-region-bastion", {**worth})
    if not any(placed):
        return Text("xidit-hint-region-silent", {**worth})
    ahead: list[Item] = [who(seat) for seat, count in enumerate(placed) if count == max(placed)]
    return Text("xidit-hint-region", {**worth, "most": max(placed), "seats": ahead})


def other_regions(g: Xidit, seat: int) -> list[Unavailable]:
    """Where no bards can go now: blank regions (XID-6.7) first, then those that are not adjacent (XID-6.4)."""
    city = g.seats[seat].hero
    able, blank = g.open_regions(city), g.blank_regions
    closed = [region for region in c.REGIONS if region in blank]
    far = [region for region in c.REGIONS if region not in able and region not in blank]
    return [
        *(_no_region(region, Text("xidit-why-blank")) for region in closed),
        *(_no_region(region, Text("xidit-why-far", {"city": city_name(city)})) for region in far),
    ]


def _no_region(region: str, reason: Text) -> Unavailable:
    return Unavailable(region, Text(f"xidit-region-{region}"), reason, f"region:{region}")


def reward_unavailable(g: Xidit, seat: int, kind: str, why: str) -> Unavailable:
    """A kind of reward that would give nothing."""
    city = g.seats[seat].hero
    reason = Text(f"xidit-why-{why}", {"city": city_name(city), "seat": _owner(g, city)})
    return Unavailable(kind, Text(f"xidit-reward-{kind}"), reason, f"city:{city}")


def full_guilds(g: Xidit, seat: int) -> list[Unavailable]:
    """Guilds that take no section: the own full ones, then those of others."""
    full = [city for city, guild in sorted(g.guilds.items()) if guild.owner == seat and guild.sections >= c.GUILD_MAX]
    others = [city for city, guild in sorted(g.guilds.items()) if guild.owner != seat]
    return [_no_guild(g, city, "full-guild") for city in full] + [_no_guild(g, city, "other-guild") for city in others]


def _no_guild(g: Xidit, city: int, why: str) -> Unavailable:
    reason = Text(f"xidit-why-{why}", {"city": city_name(city), "seat": _owner(g, city)})
    return Unavailable(str(city), city_name(city), reason, f"city:{city}")


def _owner(g: Xidit, city: int) -> Item:
    guild = g.guilds.get(city)
    return who(guild.owner) if guild is not None else ""


def lies_there(g: Xidit, city: int) -> Text:
    """What an order in this city would meet."""
    return met(g.sites.get(city), g.mode.tile_set, city)


def met(site: Site | None, tile_set: str, city: int) -> Text:
    """A tile in a few words: whom one can hire, or what a threat demands."""
    if site is None:
        return Text("xidit-hint-empty")
    if not site.recruit:
        return Text("xidit-hint-threat", {"units": few_units(c.TILES[tile_set, city].threat)})
    if not any(site.units):
        return Text("xidit-hint-recruit-empty")
    return Text("xidit-hint-recruit", {"units": few_units(site.units)})


def short_rewards(rewards: c.Rewards) -> Text:
    """The three offers in a few words."""
    amounts = {"coins": rewards.coins, "bards": rewards.bards, "sections": rewards.guild_sections}
    return Text("xidit-some-rewards", {**amounts})
