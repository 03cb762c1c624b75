"""Bards (XID-6.4), from rewards and from the census."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Text
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.rules import said
from games.xidit.rules.asked import Asked
from games.xidit.state import Xidit, city_name, who

Split = dict[str, int]
"""How many bards go to which region."""


class PlaceBards(Asked[Split], tag="PlaceBards"):
    """XID-D11, and XID-D5 in matches that were asked for it apart: all bards the player is able to place (XID-6.8)."""

    count: int
    rule: str = "XID-D5"

    def ask(self, g: Xidit) -> Decision[Split] | None:
        ways = placements(g, self.seat, self.count)
        if not ways:  # XID-9.15
            return None
        options = tuple([split_option(tuple(split.items())) for split in ways])
        city = g.seats[self.seat].hero
        prompt = Text("xidit-ask-bards", {"count": sum(ways[0].values()), "city": city_name(city)})
        return Decision(self.seat, prompt, Pick(options), self.rule, private=True, about=(f"city:{city}",))

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        return decision.explain(
            lambda option: said.reputation(g, self.seat, option.value),
            unavailable=said.other_regions(g, self.seat),
            final=said.ends_the_match(g),
        )

    def answer(self, g: Xidit, choice: Split) -> None:
        place(g, self.seat, choice)
        g.tell("xidit-rewarded", seat=who(self.seat), rewards=[told(choice)])

    def default(self, g: Xidit) -> Choice:
        return [split_id(all_to(g, self.seat, self.count, largest(g, self.seat)))]

    def standing(self, g: Xidit) -> Choice | None:
        split = wished(g, self.seat, self.count)
        return [split_id(split)] if split else None


@lru_cache(maxsize=512)
def split_option(parts: tuple[tuple[str, int], ...]) -> Option[Split]:
    """A split as a choice."""
    split = dict(parts)
    label = Text("xidit-bard-option", {"split": split_label(split)})
    return Option(split_id(split), label, where=region_mark(split), means=split)


def placements(g: Xidit, seat: int, count: int) -> list[Split]:
    """XID-6.4, XID-6.5: the ways to place so many bards around the hero, or as many as are left. Example: XID-T9."""
    player = g.seats[seat]
    regions, able = g.open_regions(player.hero), min(count, player.bards)
    return splits(able, regions) if able and regions else []


def splits(count: int, regions: list[str]) -> list[Split]:
    """All ways to spread bards over regions."""
    ways = product(range(count, -1, -1), repeat=len(regions) - 1)
    return [
        {region: n for region, n in zip(regions, (*way, count - sum(way)), strict=True) if n}
        for way in ways
        if sum(way) <= count
    ]


def place(g: Xidit, seat: int, split: Split) -> None:
    """XID-6.10: for good. Example: XID-E7."""
    for region, count in split.items():
        g.seats[seat].bards -= count
        g.bards.setdefault(region, [0] * g.players)[seat] += count  # XID-6.9: central means the Bastion


def wished(g: Xidit, seat: int, count: int) -> Split:
    """XID-21.2: all bards to the first region of the standing instructions that is adjacent and not blank, or one by
    one over all of them; nothing where none is."""
    able, standing = g.open_regions(g.seats[seat].hero), g.seats[seat].standing
    regions = [region for region in standing.bards if region in able][: None if standing.spread else 1]
    number = min(count, g.seats[seat].bards) if regions else 0
    chosen = [regions[index % len(regions)] for index in range(number)]
    return {region: chosen.count(region) for region in able if region in chosen}


def largest(g: Xidit, seat: int) -> str:
    """The open region around the hero with the largest lyre."""
    return max(g.open_regions(g.seats[seat].hero), key=lambda region: c.REGIONS[region].lyre_first)


def all_to(g: Xidit, seat: int, count: int, region: str) -> Split:
    """All bards into one region."""
    return {region: min(count, g.seats[seat].bards)}


def split_id(split: Split) -> str:
    """`crown_vale:2+snowy_reach:1`."""
    return "+".join(f"{region}:{count}" for region, count in split.items())


def split_label(split: Split) -> list[Item]:
    """A split in words."""
    return [
        Text("xidit-bards-to", {"count": count, "region": Text(f"xidit-region-{region}")})
        for region, count in split.items()
    ]


def region_mark(split: Split) -> str:
    """Where on the map: the region that gets most."""
    return f"region:{max(split, key=lambda region: split[region])}"


def told(split: Split) -> Text:
    """What was placed, as news."""
    return Text("xidit-reward-bards-to", {"count": sum(split.values()), "split": split_label(split)})
