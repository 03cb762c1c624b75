"""CIR-9: production, loot tokens."""

from __future__ import annotations

from functools import cache, lru_cache

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import lost_points, why_not
from games.circadians.rules.lanes import LOOT
from games.circadians.rules.options import do, refusal
from games.circadians.rules.rewards import Gain, gives, possible_if
from games.circadians.state import Circadians, region_name, where, who
from games.circadians.vocabulary import Reward
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.engine.text import Arg


def loot(g: Circadians, name: str) -> Reward:
    """CIR-9.2, CIR-9.8, CIR-9.12, CIR-9.14: what a region gives now, to whoever controls it."""
    region = g.regions[name]
    if region.token is None:
        return c.PRINTED_LOOT.get(region.loot, {})
    token = c.LOOT[region.token]
    return token.upgraded if region.token_upgraded else token.base


def harvestable(g: Circadians, seat: int) -> list[str]:
    """CIR-9.3, CIR-9.4, CIR-9.5: controlled regions a harvest point could be spent on, each once per round."""
    return [name for name in g.controlled(seat) if not harvest_barred(g, seat, name)]


def harvest_barred(g: Circadians, seat: int, name: str) -> str:
    """Why a controlled region cannot be harvested now, in a word; "" if it can."""
    if name in g.seats[seat].harvested:
        return "done"
    if not loot(g, name):
        return "loot"
    return "" if by_itself(g, seat, name) or _is_dock(g, seat, name) or _by_card(g, name) else "building"


def by_itself(g: Circadians, seat: int, name: str) -> bool:
    """Harvestable without using up an allowance: the own base, by a building, a lake with a token (CIR-23.8; only the
    Oxataya control lakes)."""
    region = g.regions[name]
    return (
        region.owner == seat
        or has_harvest_building(g, seat, name)
        or (region.terrain == "lake" and region.token is not None)
    )


def has_harvest_building(g: Circadians, seat: int, name: str) -> bool:
    """CIR-9.3, CIR-17.3: an own factory, or any own building with the Extraction foundation."""
    extraction = g.seats[seat].built("harvest")
    return any(
        building.seat == seat and (extraction or building.kind == "factory") for building in g.regions[name].buildings
    )


def _is_dock(g: Circadians, seat: int, name: str) -> bool:
    """CIR-18.6: once per round a controlled dock without an own building."""
    ship = g.seats[seat].data.home == "ship" and not g.current_turn.dock_harvested
    return ship and name in g.docks and not g.regions[name].buildings


def _by_card(g: Circadians, name: str) -> bool:
    """Scavengers: a controlled land region without an own building."""
    return bool(g.current_turn.allow.get("harvest_controlled_region")) and g.regions[name].is_land


@cache
def _harvest_option(name: str) -> Option[tuple[str, ...]]:
    return Option(name, region_name(name), where=where(name), means=(name,))


class HarvestPoints(Asks[tuple[str, ...]], tag="HarvestPoints"):
    """CIR-D19, CIR-9.6: one region for each point, one after another; all at once where there are points for all; or
    stop. Nobody is asked where there are points for all and nothing but energy and gems to gain."""

    points: int

    def _everything(self, g: Circadians, regions: list[str]) -> bool:
        """Whether all regions can be harvested, none in place of another."""
        plain = sum(by_itself(g, self.seat, name) for name in regions)
        return len(regions) <= self.points and len(regions) - plain <= 1

    def _evident(self, g: Circadians, regions: list[str]) -> bool:
        """Cards may be too many for the hand, recruits and research are chosen: these are for their owner to say."""
        return self._everything(g, regions) and all(loot(g, name).keys() <= {"energy", "gems"} for name in regions)

    def ask(self, g: Circadians) -> Decision[tuple[str, ...]] | None:
        regions = harvestable(g, self.seat) if self.points else []
        if not regions:
            return None
        options = [_harvest_option(name) for name in regions]
        if len(regions) > 1 and self._everything(g, regions):
            options.insert(0, Option("all", Text("circadians-do-harvest-all"), means=tuple(regions)))
        if self._evident(g, regions):
            return Decision(self.seat, self._prompt(), Pick((options[0],)), "CIR-D19")
        stop: Option[tuple[str, ...]] = Option("stop", Text("circadians-do-stop"), means=(), role="decline")
        return Decision(self.seat, self._prompt(), Pick((*options, stop)), "CIR-D19")

    def _prompt(self) -> Text:
        return Text("circadians-ask-harvest", {"count": self.points})

    def told(self, g: Circadians, decision: Decision[tuple[str, ...]]) -> Decision[tuple[str, ...]]:
        def about(option: Option[tuple[str, ...]]) -> Says | Text:
            if not option.value:
                return Says(Text("circadians-hint-stop"), loses=lost_points("harvest", self.points))
            if len(option.value) == 1:
                return reward_text(loot(g, option.value[0]))
            return Text("circadians-list", {"parts": [region_name(name) for name in option.value]})

        barred = {name: harvest_barred(g, self.seat, name) for name in g.controlled(self.seat)}
        missing = [why_not(name, Text(f"circadians-why-harvest-{why}")) for name, why in barred.items() if why]
        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: tuple[str, ...]) -> None:
        if choice:
            left = self.points - len(choice)
            g.then(*(Harvest(self.seat, name) for name in choice), HarvestPoints(left, seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        regions = harvestable(g, self.seat)
        if self._evident(g, regions):
            return self.offered(g)
        return [max(regions, key=lambda name: sum_of(loot(g, name)))]


class Harvest(Step[Circadians], tag="Harvest"):
    """CIR-9.2: a region gives its loot."""

    seat: int
    region: str

    def run(self, g: Circadians) -> None:
        name = self.region
        self._use_allowance(g)
        g.seats[self.seat].harvested.append(name)
        g.tell("circadians-harvested", seat=who(self.seat), region=region_name(name), where=where(name))
        g.then(Gain(self.seat, loot(g, name)))

    def _use_allowance(self, g: Circadians) -> None:
        """The dock (CIR-18.6) or Scavengers, where nothing else lets the region be harvested."""
        if by_itself(g, self.seat, self.region):
            return
        if _is_dock(g, self.seat, self.region):
            g.current_turn.dock_harvested = True
        else:
            g.current_turn.allow["harvest_controlled_region"] -= 1


def sum_of(reward: Reward) -> int:
    """A rough printed value."""
    return sum(amount if isinstance(amount, int) else 1 for amount in reward.values())


# -- loot tokens -----------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _loot_option(token: str, name: str) -> Option[tuple[str, str]]:
    return Option(
        f"{token}@{name}",
        Text("circadians-loot-option", {"token": Text(f"circadians-loot-{token}"), "region": region_name(name)}),
        group=Text(f"circadians-loot-{token}"),
        where=where(name),
        means=(token, name),
    )


@gives("place_loot")
def _place_loot(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [PlaceLoot(seat=seat)]


@gives("place_loot_lake")
def _place_loot_lake(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [PlaceLoot(lake=True, seat=seat)]


@gives("upgrade_loot")
def _upgrade_loot(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [UpgradeLoot(seat=seat)]


class PlaceLoot(Asks[tuple[str, str] | None], tag="PlaceLoot"):
    """CIR-D20, CIR-9.7, CIR-9.10: a token of the corner on a controlled region without one."""

    lake: bool = False
    """Only on a lake (CIR-27.32)."""

    def in_order(self, g: Circadians) -> str:
        return LOOT

    def regions(self, g: Circadians) -> list[str]:
        """Where a token could go (CIR-9.13)."""
        return [name for name in g.controlled(self.seat) if not self._barred(g, name)]

    def _barred(self, g: Circadians, name: str) -> str:
        region = g.regions[name]
        if region.token is not None:
            return "token"
        return "lake" if self.lake and region.terrain != "lake" else ""

    def ask(self, g: Circadians) -> Decision[tuple[str, str] | None] | None:
        options = tuple(_loot_option(token, name) for token in g.corner for name in self.regions(g))
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-loot"), Pick((*options, refusal("none"))), "CIR-D20")

    def told(self, g: Circadians, decision: Decision[tuple[str, str] | None]) -> Decision[tuple[str, str] | None]:
        def about(option: Option[tuple[str, str] | None]) -> Says | Text:
            if option.value is None:
                return Says(Text("circadians-hint-no-loot"), loses=Text("circadians-loses-loot"))
            token, name = option.value
            now = {"loot": reward_text(c.LOOT[token].base), "instead": reward_text(loot(g, name))}
            return Text("circadians-hint-loot", now)

        barred = {name: self._barred(g, name) for name in g.controlled(self.seat)}
        missing = [why_not(name, Text(f"circadians-why-loot-{why}")) for name, why in barred.items() if why]
        lakes = [name for name, region in g.regions.items() if region.terrain == "lake" and name not in barred]
        missing += [why_not(name, Text("circadians-why-loot-control")) for name in lakes]
        gone = {region.token: name for name, region in g.regions.items() if region.token is not None}
        missing += [
            Unavailable(
                token,
                Text(f"circadians-loot-{token}"),
                Text("circadians-why-loot-gone", {"region": region_name(name)}),
                where(name),
            )
            for token, name in gone.items()
        ]
        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: tuple[str, str] | None) -> None:
        if choice is None:
            return
        token, name = choice
        g.corner.remove(token)
        g.regions[name].token = token
        g.tell(
            "circadians-loot-placed",
            seat=who(self.seat),
            token=Text(f"circadians-loot-{token}"),
            region=region_name(name),
            where=where(name),
        )

    def default(self, g: Circadians) -> Choice:
        regions = self.regions(g)
        site = g.seats[self.seat].site
        return [f"{g.corner[0]}@{site if site in regions else regions[0]}"]


@possible_if("place_loot")
def _can_place_loot(g: Circadians, seat: int) -> bool:
    return bool(g.corner and PlaceLoot(seat=seat).regions(g))


class UpgradeLoot(Asks[str], tag="UpgradeLoot"):
    """CIR-D21, CIR-9.9: flip a loot token in a controlled region."""

    def regions(self, g: Circadians) -> list[str]:
        """Controlled regions with a token on its base side."""
        return [
            name
            for name in g.controlled(self.seat)
            if g.regions[name].token is not None and not g.regions[name].token_upgraded
        ]

    def ask(self, g: Circadians) -> Decision[str] | None:
        options = tuple(
            Option(name, Text("circadians-loot-option", self._args(g, name)), where=where(name))
            for name in self.regions(g)
        )
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-loot-upgrade"), Pick((*options, do("none"))), "CIR-D21")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        def about(option: Option[str]) -> Says | Text:
            if option.value == "none":
                return Says(Text("circadians-hint-no-loot"), loses=Text("circadians-loses-loot"))
            token = c.LOOT[g.regions[option.value].token or ""]
            sides = {"loot": reward_text(token.upgraded), "instead": reward_text(token.base)}
            return Text("circadians-hint-loot", sides)

        elsewhere = [
            why_not(name, Text(f"circadians-why-loot-{'flipped' if region.token_upgraded else 'control'}"))
            for name, region in g.regions.items()
            if region.token is not None and name not in self.regions(g)
        ]
        bare = [
            why_not(name, Text("circadians-why-loot-none"))
            for name in g.controlled(self.seat)
            if g.regions[name].token is None
        ]
        return decision.explain(about, unavailable=[*elsewhere, *bare])

    def _args(self, g: Circadians, name: str) -> dict[str, Arg]:
        return {"token": Text(f"circadians-loot-{g.regions[name].token}"), "region": region_name(name)}

    def answer(self, g: Circadians, choice: str) -> None:
        if choice != "none":
            g.regions[choice].token_upgraded = True
            token = Text(f"circadians-loot-{g.regions[choice].token}")
            g.tell(
                "circadians-loot-upgraded",
                seat=who(self.seat),
                token=token,
                region=region_name(choice),
                where=where(choice),
            )

    def default(self, g: Circadians) -> Choice:
        return [self.regions(g)[0]]
