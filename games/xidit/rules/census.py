"""XID-9: the army census, type by type or all five at once (XID-21.3)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from games.engine import Choice, Decision, Field, Filled, Form, Number, Option, Sealed, Several, Step, Text
from games.engine.text import Item
from games.xidit import components as c
from games.xidit.rules import bards, guilds, said
from games.xidit.rules.rewards import take_coins
from games.xidit.state import Xidit, city_name, who


class ArmyCensus(Step[Xidit], tag="ArmyCensus"):
    """XID-9.1, XID-9.2: five types, weakest first; in one secret round or in five."""

    def run(self, g: Xidit) -> None:
        g.tell("xidit-heading-census", year=g.year)
        if g.options["census"] == "batched":
            g.then(CountAll())
        else:
            g.then(*(CountType(kind) for kind in range(len(c.UNITS))))


NAMES = tuple(Text(f"xidit-unit-{unit.id}") for unit in c.UNITS)
PRIZES = tuple(Text(f"xidit-prize-{unit.census.kind}", {"count": unit.census.n}) for unit in c.UNITS)
"""What each type pays."""


def numbers(units: list[int]) -> tuple[Field[int], ...]:
    """XID-9.3: a number for each type, from none to all."""
    return tuple([number(kind, own) for kind, own in enumerate(units)])


@cache
def number(kind: int, own: int) -> Field[int]:
    """The field of a type of which somebody has so many."""
    unit = c.UNITS[kind]
    label = Text("xidit-census-field", {"unit": NAMES[kind], "prize": PRIZES[kind]})
    return Field(unit.id, label, Number(0, own))


def region_field(g: Xidit, seat: int) -> Field[list[str]]:
    """XID-21.7: where bards that are won go; nothing: to be asked."""
    return _bards(tuple(g.open_regions(g.seats[seat].hero)))


@lru_cache(maxsize=512)
def _bards(regions: tuple[str, ...]) -> Field[list[str]]:
    options = tuple(Option(region, Text(f"xidit-region-{region}"), where=f"region:{region}") for region in regions)
    return Field("bards", Text("xidit-census-bards"), Several(options, least=0))


def guild_field(g: Xidit, seat: int) -> Field[list[int]]:
    """XID-21.7: which guild gets a section that is won; nothing: to be asked."""
    return _guild(tuple(g.guilds_with_room(seat)))


@lru_cache(maxsize=512)
def _guild(cities: tuple[int, ...]) -> Field[list[int]]:
    options = tuple(Option(str(city), city_name(city), where=f"city:{city}", means=city) for city in cities)
    return Field("guild", Text("xidit-census-guild"), Several(options, least=0))


class CountAll(Sealed[Xidit, Filled], tag="CountAll"):
    """XID-21.3 `batched`: everybody is asked once for all five numbers (XID-D10).

    XID-14.6, XID-15.4: also who has no units.
    """

    def seats(self, g: Xidit) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Xidit, seat: int) -> Decision[Filled]:
        regions, guilds = tuple(g.open_regions(g.seats[seat].hero)), tuple(g.guilds_with_room(seat))
        places = [_bards(regions)] * bool(regions) + [_guild(guilds)] * bool(guilds)
        form = Form((*numbers(g.seats[seat].units), *places))
        about = (f"city:{g.seats[seat].hero}",)
        return Decision(seat, Text("xidit-ask-census"), form, "XID-D10", secret=True, about=about)

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        def grown(option: Option[int]) -> Text:
            sections = g.guilds[option.value].sections
            return Text("xidit-hint-guild", {"count": sections, "after": sections + 1})

        def worth(option: Option[str]) -> Text:
            return said.region_hint(g, option.value)

        return decision.explain_field("bards", worth).explain_field("guild", grown)

    def default_for(self, g: Xidit, seat: int) -> Choice:
        chosen = dict(zip(c.UNIT_IDS, g.seats[seat].units, strict=True))
        form = self.ask(g, seat).shape
        assert isinstance(form, Form)
        return {field.name: chosen.get(field.name, []) for field in form.fields}

    def reveal(self, g: Xidit, answers: dict[int, Filled]) -> None:
        """XID-21.4: coins first, then seat by seat whatever needs a place."""
        won: dict[int, list[c.Unit]] = {seat: [] for seat in answers}
        numbers = {seat: answer.numbers for seat, answer in answers.items()}
        for kind, unit in enumerate(c.UNITS):
            for seat in announce(g, kind, {seat: counted[unit.id] for seat, counted in numbers.items()}):
                won[seat].append(unit)
        g.then(*(prizes(g, seat, won[seat], answers[seat]) for seat in g.turn_order()))


def prizes(g: Xidit, seat: int, won: list[c.Unit], answer: Filled) -> Prizes | None:
    """What a seat has to place."""
    count = sum(unit.census.n for unit in won if unit.census.kind == "bards")
    section = any(unit.census.kind == "guild_bonus" for unit in won)
    if not count and not section:
        return None
    region, guild = answer.get(region_field(g, seat), []), answer.get(guild_field(g, seat), [])
    return Prizes(count, section, region[0] if region else "", guild[0] if guild else 0, seat)


class CountType(Sealed[Xidit, int], tag="CountType"):
    """XID-9.3, XID-9.4 `strict`: how many of one type each player shows; everybody is asked (XID-14.6, XID-15.4)."""

    kind: int

    def seats(self, g: Xidit) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Xidit, seat: int) -> Decision[int]:
        prompt = Text("xidit-ask-census-type", {"unit": NAMES[self.kind], "prize": PRIZES[self.kind]})
        return Decision(seat, prompt, Number(0, g.seats[seat].units[self.kind]), "XID-D10", secret=True)

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        return decision.explain(plain="so many are shown; the question names the prize")

    def default_for(self, g: Xidit, seat: int) -> Choice:
        return g.seats[seat].units[self.kind]

    def reveal(self, g: Xidit, answers: dict[int, int]) -> None:
        winners = announce(g, self.kind, answers)
        unit = c.UNITS[self.kind]
        if unit.census.kind != "coins":
            bard, section = unit.census.n * (unit.census.kind == "bards"), unit.census.kind == "guild_bonus"
            g.then(*(Prizes(bard, section, "", 0, seat) for seat in winners))  # XID-9.17


def announce(g: Xidit, kind: int, shown: dict[int, int]) -> list[int]:
    """XID-9.4: reveal the numbers of one type, which costs no units (XID-9.8); its winners in turn order (XID-9.16).

    Coins are handed out at once (XID-9.9, XID-9.10). Only what is shown counts (XID-9.18). Examples: XID-E12, XID-T19,
    XID-T20, XID-T31.
    """
    unit = c.UNITS[kind]
    most = max(shown.values())
    if not most:  # XID-9.7
        g.tell("xidit-census-nobody", unit=NAMES[kind])
        return []
    order = g.turn_order()
    winners = [seat for seat in order if shown[seat] == most]  # XID-9.5, XID-9.6
    some: list[Item] = [shows(seat, shown[seat]) for seat in order if shown[seat]]
    g.tell("xidit-census-line", unit=NAMES[kind], shown=some, seats=[who(seat) for seat in winners], prize=PRIZES[kind])
    for seat in winners if unit.census.kind == "coins" else []:
        take_coins(g, seat, unit.census.n)
    return winners


@cache
def shows(seat: int, count: int) -> Text:
    """How many somebody shows."""
    return Text("xidit-census-shown", {"seat": who(seat), "count": count})


class Prizes(Step[Xidit], tag="Prizes"):
    """XID-21.4: what a winner places, bards first; where that was named with the numbers, unasked (XID-21.7)."""

    bards: int
    section: bool
    region: str
    guild: int
    seat: int

    def run(self, g: Xidit) -> None:
        g.then(
            self._bards(g) if self.bards else None,
            Section(self.guild, self.seat) if self.section else None,
        )

    def _bards(self, g: Xidit) -> Step[Xidit] | None:
        """XID-9.11, XID-9.12, XID-9.19: around where the hero stands now."""
        split = bards.all_to(g, self.seat, self.bards, self.region)
        if self.region and split[self.region]:
            bards.place(g, self.seat, split)
            g.tell("xidit-rewarded", seat=who(self.seat), rewards=[bards.told(split)])
            return None
        return bards.PlaceBards(self.bards, "XID-D11", seat=self.seat)


class Section(Step[Xidit], tag="Section"):
    """XID-9.13, XID-9.14: onto an own guild with room, else behind the screen; nothing without sections left.

    Example: XID-T21.
    """

    guild: int
    seat: int

    def run(self, g: Xidit) -> None:
        player = g.seats[self.seat]
        if not player.sections:
            g.tell("xidit-no-sections-left", seat=who(self.seat))
        elif self.guild in g.guilds_with_room(self.seat):
            guilds.build_bonus(g, self.seat, self.guild)
        elif g.guilds_with_room(self.seat):
            g.then(guilds.BuildBonus(seat=self.seat))
        else:
            player.sections -= 1
            player.stored += 1
            g.tell("xidit-section-stored", seat=who(self.seat))


class Prize(Step[Xidit], tag="Prize"):
    """A single prize, as matches have it that were in a census before prizes were settled together."""

    kind: int
    seat: int

    def run(self, g: Xidit) -> None:
        census = c.UNITS[self.kind].census
        if census.kind == "coins":
            take_coins(g, self.seat, census.n)
        else:
            count = census.n * (census.kind == "bards")
            g.then(Prizes(count, census.kind == "guild_bonus", "", 0, self.seat))
