"""Guilds and their sections (XID-6.11), from rewards and from the census."""

from __future__ import annotations

from typing import Any

from games.engine import Choice, Decision, Option, Pick, Question, Text
from games.xidit import components as c
from games.xidit.rules import said
from games.xidit.rules.neutral import asks_for_a_token
from games.xidit.state import Guild, Xidit, city_name, who


def refusal(g: Xidit, seat: int) -> str:
    """Why this player can build nothing in the hero's city; "" if something can be built (XID-6.12, XID-6.13)."""
    player = g.seats[seat]
    guild = g.guilds.get(player.hero)
    if guild is not None and guild.owner != seat:
        return "other-guild"
    if guild is not None and guild.sections >= c.GUILD_MAX:
        return "full-guild"
    return "" if player.sections else "no-sections"


def room_for_sections(g: Xidit, seat: int) -> int:
    """How many sections this player could build in the hero's city (XID-6.11)."""
    if refusal(g, seat):
        return 0
    player = g.seats[seat]
    built = g.guilds[player.hero].sections if player.hero in g.guilds else 0
    return min(c.GUILD_MAX - built, player.sections)


def build_sections(g: Xidit, seat: int, count: int) -> None:
    """XID-6.14: as many as printed, as there is room, as are left. Example: XID-E8."""
    player = g.seats[seat]
    player.sections -= count
    add_to_guild(g, seat, player.hero, count)


def add_to_guild(g: Xidit, seat: int, city: int, count: int) -> None:
    """Sections on the guild spot of a city."""
    guild = g.guilds.setdefault(city, Guild(seat, 0))
    guild.sections += count


class ChooseGuild(Question[Xidit, int]):
    """A section for one of the own guilds with room."""

    rule = "XID-D6"

    def ask(self, g: Xidit) -> Decision[int] | None:
        guilds = g.guilds_with_room(self.seat)
        if not guilds or not self.sections(g):
            return None
        options = tuple(Option(str(city), city_name(city), where=f"city:{city}", means=city) for city in guilds)
        return Decision(self.seat, Text("xidit-ask-guild"), Pick(options), self.rule)

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        def grown(option: Option[int]) -> Text:
            sections = g.guilds[option.value].sections
            return Text("xidit-hint-guild", {"count": sections, "after": sections + 1})

        final = said.ends_the_match(g)
        return decision.explain(grown, unavailable=said.full_guilds(g, self.seat), final=final)

    def sections(self, g: Xidit) -> int:
        """Where the section comes from: how many are there."""
        raise NotImplementedError

    def default(self, g: Xidit) -> Choice:
        return [str(smallest(g, self.seat))]


def smallest(g: Xidit, seat: int) -> int:
    """The own guild with room that has fewest sections."""
    return min(g.guilds_with_room(seat), key=lambda city: (g.guilds[city].sections, city))


class BuildStored(ChooseGuild, tag="BuildStored"):
    """XID-6.15, XID-D6: stored sections are added one after another as soon as an own guild has room.

    Example: XID-T21.
    """

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        explained = super().explained(g, decision)
        return explained if asks_for_a_token(g, self.seat) else explained.explain(final=said.GOES_ON)

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
        build_bonus(g, self.seat, choice)


def build_bonus(g: Xidit, seat: int, city: int) -> None:
    """The section is put on a guild."""
    g.seats[seat].sections -= 1
    add_to_guild(g, seat, city, 1)
    g.tell("xidit-rewarded", seat=who(seat), rewards=[built(1, city)], where=f"city:{city}")


def built(count: int, city: int) -> Text:
    """Sections that were built, as news."""
    return Text("xidit-reward-built", {"count": count, "city": city_name(city)})
