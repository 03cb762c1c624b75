"""XID-6: rewards."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec

from games.engine import Choice, Decision, Option, Pick, Says, Step, Text
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.rules import bards, guilds, said
from games.xidit.rules.asked import Asked
from games.xidit.rules.neutral import MoveNeutral, asks_for_a_token
from games.xidit.state import Xidit, city_name, who


class Claim(msgspec.Struct, frozen=True):
    """Two rewards that are taken together, with the places of the bards (XID-15.1)."""

    coins: int = 0
    bards: bards.Split = {}
    sections: int = 0

    @property
    def kinds(self) -> list[str]:
        """Which kinds it takes."""
        amounts = (self.coins, sum(self.bards.values()), self.sections)
        return [kind for kind, amount in zip(c.KINDS, amounts, strict=True) if amount]

    @property
    def id(self) -> str:
        """`coins+crown_vale:2+snowy_reach:1`."""
        split = bards.split_id(self.bards)
        return "+".join(
            part for part in ("coins" * bool(self.coins), split, "guild_sections" * bool(self.sections)) if part
        )


def claim_rewards(g: Xidit, seat: int, rewards: c.Rewards, source: str) -> list[Step[Xidit] | None]:
    """XID-15.6: choose and take rewards, build stored sections, move a neutral token.

    XID-6.16: first both rewards. XID-21.5: all others wait for that. XID-12.10: a titan moves no neutral token.
    """
    neutral = bool(g.neutral) and (source == "threat" or c.NEUTRAL_MOVES_ON_TITAN)
    return [
        ChooseRewards(rewards, seat=seat),
        guilds.BuildStored(seat=seat),
        MoveNeutral(seat=seat) if neutral else None,
    ]


def refusal(g: Xidit, seat: int, rewards: c.Rewards, kind: str) -> str:
    """XID-6.2, XID-6.17: why a kind would give nothing here; "" if it is available. Examples: XID-T7, XID-T8, XID-T37.

    Coins are always available.
    """
    player = g.seats[seat]
    if kind == "bards":
        if not rewards.bards:
            return "not-printed"
        if not player.bards:  # XID-6.6
            return "no-bards"
        return "" if g.open_regions(player.hero) else "all-blank"  # XID-6.7
    if kind == "guild_sections":
        return guilds.refusal(g, seat) if rewards.guild_sections else "not-printed"
    return ""


def available(g: Xidit, seat: int, rewards: c.Rewards) -> list[str]:
    """The kinds that would give something here."""
    return [kind for kind in c.KINDS if not refusal(g, seat, rewards, kind)]


def claims(g: Xidit, seat: int, rewards: c.Rewards) -> list[Claim]:
    """XID-6.1: two different kinds of those available, or all there are. XID-6.18: one that gives less than printed is
    a choice like any other."""
    kinds = available(g, seat, rewards)
    found: list[Claim] = []
    for pair in combinations(kinds, min(c.REWARDS_TO_CHOOSE, len(kinds))):
        ways = bards.placements(g, seat, rewards.bards) if "bards" in pair else [{}]
        coins = rewards.coins if "coins" in pair else 0
        sections = min(rewards.guild_sections, guilds.room_for_sections(g, seat)) if "guild_sections" in pair else 0
        found += [Claim(coins, way, sections) for way in ways]
    return found


class ChooseRewards(Asked[Claim], tag="ChooseRewards"):
    """XID-D4 with XID-D5: which two rewards, and where the bards go, in one choice (XID-15.1).

    Where the kinds leave no choice it is XID-D5 alone.
    """

    rewards: c.Rewards

    def ask(self, g: Xidit) -> Decision[Claim]:
        found = claims(g, self.seat, self.rewards)
        options = tuple(
            Option(
                claim.id,
                Text("xidit-reward-option", {"rewards": self._parts(claim)}),
                group=Text("xidit-reward-group", {"kinds": [Text(f"xidit-reward-{kind}") for kind in claim.kinds]}),
                where=bards.region_mark(claim.bards) if claim.bards else f"city:{g.seats[self.seat].hero}",
                means=claim,
            )
            for claim in found
        )
        city = g.seats[self.seat].hero
        printed = {"coins": self.rewards.coins, "bards": self.rewards.bards, "sections": self.rewards.guild_sections}
        prompt = Text("xidit-ask-rewards", {"city": city_name(city), **printed})
        rule = "XID-D4" if len({tuple(claim.kinds) for claim in found}) > 1 else "XID-D5"
        return Decision(self.seat, prompt, Pick(options), rule, private=True, about=(f"city:{city}",))

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        def about(option: Option[Claim]) -> Says:
            claim = option.value
            return Says(
                Text("xidit-hint-claim", {"gains": said.gains(g, self.seat, claim.coins, claim.bards, claim.sections)}),
                final=None if asks_for_a_token(g, self.seat) else said.GOES_ON,
                loses=self._given_up(claim),
            )

        missing = [
            said.reward_unavailable(g, self.seat, kind, why)
            for kind in c.KINDS
            if (why := refusal(g, self.seat, self.rewards, kind))
        ]
        regions = (
            said.other_regions(g, self.seat) if any(claim.bards for claim in decision.offers(Claim).values()) else []
        )
        return decision.explain(about, unavailable=[*missing, *regions])

    def _given_up(self, claim: Claim) -> Text | None:
        """What is printed and chosen, and yet not gained (XID-6.5, XID-6.14)."""
        lost = self.rewards.guild_sections - claim.sections
        if claim.sections and lost:
            return Text("xidit-loses-sections", {"count": lost})
        return None

    @staticmethod
    def _parts(claim: Claim) -> list[Item]:
        parts: list[Item] = []
        if claim.coins:
            parts.append(Text("xidit-some-coins", {"count": claim.coins}))
        if claim.sections:
            parts.append(Text("xidit-some-guild_sections", {"count": claim.sections}))
        if claim.bards:
            parts.append(bards.told(claim.bards))
        return parts

    def answer(self, g: Xidit, choice: Claim) -> None:
        city = g.seats[self.seat].hero
        taken: list[Item] = []
        if choice.coins:
            take_coins(g, self.seat, choice.coins)
            taken.append(Text("xidit-some-coins", {"count": choice.coins}))
        if choice.sections:
            guilds.build_sections(g, self.seat, choice.sections)
            taken.append(guilds.built(choice.sections, city))
        if choice.bards:
            bards.place(g, self.seat, choice.bards)
            taken.append(bards.told(choice.bards))
        g.tell("xidit-rewarded", seat=who(self.seat), rewards=taken, where=f"city:{city}")

    def default(self, g: Xidit) -> Choice:
        """Kinds that are assessed first; the largest lyre."""
        wish = sorted(c.KINDS, key=lambda kind: g.hall.index(c.ASSESSED_BY[kind]))
        able = g.open_regions(g.seats[self.seat].hero)
        split = bards.all_to(g, self.seat, self.rewards.bards, bards.largest(g, self.seat)) if able else {}
        return [self._preferred(g, wish, split).id]

    def standing(self, g: Xidit) -> Choice | None:
        wish, split = g.seats[self.seat].standing.rewards, bards.wished(g, self.seat, self.rewards.bards)
        if not wish:
            return None
        claim = self._preferred(g, wish, split)
        return [claim.id] if split or not claim.bards else None

    def _preferred(self, g: Xidit, wish: list[str], split: bards.Split) -> Claim:
        """The first two available kinds of a list, with this split of the bards."""
        kinds = available(g, self.seat, self.rewards)
        chosen = [kind for kind in wish if kind in kinds][: c.REWARDS_TO_CHOOSE]
        pairs = [claim for claim in claims(g, self.seat, self.rewards) if set(claim.kinds) == set(chosen)]
        return next((claim for claim in pairs if claim.bards == split), pairs[0])


def claim_is_asked(g: Xidit, seat: int, rewards: c.Rewards) -> bool:
    """Whether these rewards leave a choice that no standing instruction makes."""
    question = ChooseRewards(rewards, seat=seat)
    return len(claims(g, seat, rewards)) > 1 and question.standing(g) is None


def take_coins(g: Xidit, seat: int, count: int) -> None:
    """XID-6.3: from the bank, which never runs out (XID-1.7, XID-1.24). Example: XID-E6."""
    g.seats[seat].coins += count
