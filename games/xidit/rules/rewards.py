"""XID-6: rewards."""

from __future__ import annotations

from itertools import combinations, product

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.rules.asked import Asked
from games.xidit.rules.neutral import MoveNeutral
from games.xidit.state import Guild, Xidit, city_name, who


def claim_rewards(g: Xidit, seat: int, rewards: c.Rewards, source: str, *after: Step[Xidit]) -> None:
    """XID-5.19, XID-15.6: choose and take rewards, build stored sections, move a neutral token, then what follows.

    XID-6.16: first both rewards. XID-21.5: all others wait for that. XID-12.10: a titan moves no neutral token.
    """
    neutral = bool(g.neutral) and (source == "threat" or c.NEUTRAL_MOVES_ON_TITAN)
    g.then(
        ChooseRewards(rewards, seat=seat),
        BuildStored(seat=seat),
        MoveNeutral(seat=seat) if neutral else None,
        *after,
    )


def available(g: Xidit, seat: int, rewards: c.Rewards) -> list[str]:
    """XID-6.2, XID-6.17: the kinds that would give something here. Examples: XID-T7, XID-T8, XID-T37."""
    player = g.seats[seat]
    kinds = ["coins"]
    if rewards.bards and player.bards and g.open_regions(player.hero):  # XID-6.6, XID-6.7
        kinds.append("bards")
    if rewards.guild_sections and room_for_sections(g, seat):
        kinds.append("guild_sections")
    return kinds


def room_for_sections(g: Xidit, seat: int) -> int:
    """How many sections this player could build in the hero's city, where one guild stands at most (XID-6.12)."""
    player = g.seats[seat]
    guild = g.guilds.get(player.hero)
    if guild is None:  # XID-6.11
        return min(c.GUILD_MAX, player.sections)
    # XID-6.13
    return min(c.GUILD_MAX - guild.sections, player.sections) if guild.owner == seat else 0


class ChooseRewards(Asked[dict[str, int]], tag="ChooseRewards"):
    """XID-D4, XID-6.1: two different kinds of those available.

    XID-6.18: one that gives less than printed is a choice like any other. XID-15.1: bards are split afterwards.
    """

    rewards: c.Rewards

    def ask(self, g: Xidit) -> Decision[dict[str, int]]:
        kinds, printed = available(g, self.seat, self.rewards), self._printed()
        options = tuple(
            Option(
                "+".join(pair),
                Text("xidit-reward-option", {"rewards": [self._label(g, kind) for kind in pair]}),
                means={kind: printed[kind] for kind in pair},
            )
            for pair in combinations(kinds, min(c.REWARDS_TO_CHOOSE, len(kinds)))
        )
        prompt = Text(
            "xidit-ask-rewards",
            {
                "city": city_name(g.seats[self.seat].hero),
                "coins": self.rewards.coins,
                "bards": self.rewards.bards,
                "sections": self.rewards.guild_sections,
            },
        )
        return Decision(self.seat, prompt, Pick(options), "XID-D4", private=True)

    def _printed(self) -> dict[str, int]:
        return {
            "coins": self.rewards.coins,
            "bards": self.rewards.bards,
            "guild_sections": self.rewards.guild_sections,
        }

    def _label(self, g: Xidit, kind: str) -> Text:
        given = {
            "coins": self.rewards.coins,
            "bards": min(self.rewards.bards, g.seats[self.seat].bards),
            "guild_sections": min(self.rewards.guild_sections, room_for_sections(g, self.seat)),
        }
        return Text(f"xidit-some-{kind}", {"count": given[kind]})

    def answer(self, g: Xidit, choice: dict[str, int]) -> None:
        if "coins" in choice:
            take_coins(g, self.seat, choice["coins"])
        if "guild_sections" in choice:
            build_sections(g, self.seat, choice["guild_sections"])
        if "bards" in choice:
            g.then(PlaceBards(choice["bards"], seat=self.seat))

    def default(self, g: Xidit) -> Choice:
        return [self._first_two(g, sorted(c.KINDS, key=lambda kind: g.hall.index(c.ASSESSED_BY[kind])))]

    def standing(self, g: Xidit) -> Choice | None:
        wish = g.seats[self.seat].standing.rewards
        return [self._first_two(g, wish)] if wish else None

    def _first_two(self, g: Xidit, wish: list[str]) -> str:
        """The first two available kinds of a list, as an option's id."""
        kinds = available(g, self.seat, self.rewards)
        chosen = [kind for kind in wish if kind in kinds][: c.REWARDS_TO_CHOOSE]
        return "+".join(kind for kind in c.KINDS if kind in chosen)


def take_coins(g: Xidit, seat: int, count: int) -> None:
    """XID-6.3: from the bank, which never runs out (XID-1.7, XID-1.24). Example: XID-E6."""
    g.seats[seat].coins += count
    g.tell("xidit-coins", seat=who(seat), count=count)


def build_sections(g: Xidit, seat: int, printed: int) -> None:
    """XID-6.11, XID-6.14: as many as printed, as there is room, as are left. Example: XID-E8."""
    player = g.seats[seat]
    count = min(printed, room_for_sections(g, seat))
    player.sections -= count
    add_to_guild(g, seat, player.hero, count)
    g.tell("xidit-sections", seat=who(seat), count=count, city=city_name(player.hero), where=f"city:{player.hero}")


def add_to_guild(g: Xidit, seat: int, city: int, count: int) -> None:
    """Sections on the guild spot of a city."""
    guild = g.guilds.setdefault(city, Guild(seat, 0))
    guild.sections += count


class PlaceBards(Asked[dict[str, int]], tag="PlaceBards"):
    """XID-D5 and XID-D11: all bards the player is able to place (XID-6.8), freely split (XID-6.4), for good (XID-6.10).

    Examples: XID-E7, XID-T9.
    """

    count: int
    rule: str = "XID-D5"

    def ask(self, g: Xidit) -> Decision[dict[str, int]] | None:
        player = g.seats[self.seat]
        regions = g.open_regions(player.hero)
        count = min(self.count, player.bards)  # XID-6.5
        if not count or not regions:  # XID-9.15
            return None
        options = tuple(
            Option(split_id(split), Text("xidit-bard-option", {"split": split_label(split)}), means=split)
            for split in splits(count, regions)
        )
        prompt = Text("xidit-ask-bards", {"count": count, "city": city_name(player.hero)})
        return Decision(self.seat, prompt, Pick(options), self.rule, private=True)

    def answer(self, g: Xidit, choice: dict[str, int]) -> None:
        for region, count in choice.items():
            g.seats[self.seat].bards -= count
            g.bards.setdefault(region, [0] * g.players)[self.seat] += count  # XID-6.9: central means the Bastion
            g.tell(
                "xidit-bards",
                seat=who(self.seat),
                count=count,
                region=Text(f"xidit-region-{region}"),
                where=f"region:{region}",
            )

    def default(self, g: Xidit) -> Choice:
        regions = g.open_regions(g.seats[self.seat].hero)
        return self._all_to(g, max(regions, key=lambda region: c.REGIONS[region].lyre_first))

    def standing(self, g: Xidit) -> Choice | None:
        regions = g.open_regions(g.seats[self.seat].hero)
        wished = [region for region in g.seats[self.seat].standing.bards if region in regions]
        return self._all_to(g, wished[0]) if wished else None

    def _all_to(self, g: Xidit, region: str) -> Choice:
        return [split_id({region: min(self.count, g.seats[self.seat].bards)})]


def splits(count: int, regions: list[str]) -> list[dict[str, int]]:
    """All ways to spread bards over regions."""
    ways = product(range(count, -1, -1), repeat=len(regions) - 1)
    return [
        {region: n for region, n in zip(regions, (*way, count - sum(way)), strict=True) if n}
        for way in ways
        if sum(way) <= count
    ]


def split_id(split: dict[str, int]) -> str:
    """`crown_vale:2+snowy_reach:1`."""
    return "+".join(f"{region}:{count}" for region, count in split.items())


def split_label(split: dict[str, int]) -> list[Item]:
    """A split in words."""
    return [
        Text("xidit-bards-to", {"count": count, "region": Text(f"xidit-region-{region}")})
        for region, count in split.items()
    ]


class ChooseGuild(Question[Xidit, int]):
    """A section for one of the own guilds with room."""

    rule = "XID-D6"

    def ask(self, g: Xidit) -> Decision[int] | None:
        guilds = g.guilds_with_room(self.seat)
        if not guilds or not self.sections(g):
            return None
        options = tuple(
            Option(
                str(city),
                city_name(city),
                hint=Text("xidit-hint-guild", {"count": g.guilds[city].sections}),
                where=f"city:{city}",
                means=city,
            )
            for city in guilds
        )
        return Decision(self.seat, Text("xidit-ask-guild"), Pick(options), self.rule)

    def sections(self, g: Xidit) -> int:
        """Where the section comes from: how many are there."""
        raise NotImplementedError

    def default(self, g: Xidit) -> Choice:
        return [str(min(g.guilds_with_room(self.seat), key=lambda city: (g.guilds[city].sections, city)))]


class BuildStored(ChooseGuild, tag="BuildStored"):
    """XID-6.15, XID-D6: stored sections are added one after another as soon as an own guild has room.

    Example: XID-T21.
    """

    def sections(self, g: Xidit) -> int:
        return g.seats[self.seat].stored

    def answer(self, g: Xidit, choice: int) -> None:
        g.seats[self.seat].stored -= 1
        add_to_guild(g, self.seat, choice, 1)
        g.tell("xidit-stored-built", seat=who(self.seat), city=city_name(choice), where=f"city:{choice}")
        g.then(BuildStored(seat=self.seat))


class BuildBonus(ChooseGuild, tag="BuildBonus"):
    """XID-D12, XID-9.13: the mages' prize, one section from the supply on any own guild with room."""

    rule = "XID-D12"

    def sections(self, g: Xidit) -> int:
        return g.seats[self.seat].sections

    def answer(self, g: Xidit, choice: int) -> None:
        g.seats[self.seat].sections -= 1
        add_to_guild(g, self.seat, choice, 1)
        g.tell("xidit-sections", seat=who(self.seat), count=1, city=city_name(choice), where=f"city:{choice}")
