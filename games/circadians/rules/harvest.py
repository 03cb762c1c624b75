"""CIR-9: production, loot tokens."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.lanes import LOOT
from games.circadians.rules.options import do
from games.circadians.rules.rewards import Gain, gives, possible_if
from games.circadians.state import Circadians, region_name, where, who
from games.circadians.vocabulary import Reward
from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
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
    player, turn = g.seats[seat], g.turn
    assert turn is not None
    any_land = bool(turn.allow.get("harvest_controlled_region"))
    found = []
    for name in g.controlled(seat):
        region = g.regions[name]
        if name in player.harvested or not loot(g, name):
            continue
        if (
            region.owner == seat
            or has_harvest_building(g, seat, name)
            or (region.terrain == "lake" and region.token is not None)  # CIR-23.8, only the Oxataya control lakes
            or _is_dock(g, seat, name)
            or (any_land and region.is_land)
        ):
            found.append(name)
    return found


def has_harvest_building(g: Circadians, seat: int, name: str) -> bool:
    """CIR-9.3, CIR-17.3: an own factory, or any own building with the Extraction foundation."""
    extraction = g.seats[seat].built("harvest")
    return any(
        building.seat == seat and (extraction or building.kind == "factory") for building in g.regions[name].buildings
    )


def _is_dock(g: Circadians, seat: int, name: str) -> bool:
    """CIR-18.6: once per round a controlled dock without an own building."""
    assert g.turn is not None
    ship = g.seats[seat].data.home == "ship" and not g.turn.dock_harvested
    return ship and name in g.docks and not g.regions[name].buildings


class HarvestPoints(Question[Circadians, str], tag="HarvestPoints"):
    """CIR-D19, CIR-9.6: one region for each point, one after another, or stop."""

    points: int

    def ask(self, g: Circadians) -> Decision[str] | None:
        regions = harvestable(g, self.seat) if self.points else []
        if not regions:
            return None
        options = tuple(
            Option(
                name,
                Text("circadians-harvest-option", {"region": region_name(name), "loot": reward_text(loot(g, name))}),
                where=where(name),
            )
            for name in regions
        )
        prompt = Text("circadians-ask-harvest", {"count": self.points})
        return Decision(self.seat, prompt, Pick((*options, do("stop"))), "CIR-D19")

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "stop":
            return
        self._use_allowance(g, choice)
        g.seats[self.seat].harvested.append(choice)
        g.tell("circadians-harvested", seat=who(self.seat), region=region_name(choice), where=where(choice))
        g.then(Gain(self.seat, loot(g, choice)), HarvestPoints(self.points - 1, seat=self.seat))

    def _use_allowance(self, g: Circadians, name: str) -> None:
        """The dock (CIR-18.6) or Scavengers, where nothing else lets the region be harvested."""
        assert g.turn is not None
        region = g.regions[name]
        if region.owner == self.seat or region.terrain == "lake" or has_harvest_building(g, self.seat, name):
            return
        if _is_dock(g, self.seat, name):
            g.turn.dock_harvested = True
        else:
            g.turn.allow["harvest_controlled_region"] -= 1

    def default(self, g: Circadians) -> Choice:
        return [max(harvestable(g, self.seat), key=lambda name: sum_of(loot(g, name)))]


def sum_of(reward: Reward) -> int:
    """A rough printed value."""
    return sum(amount if isinstance(amount, int) else 1 for amount in reward.values())


# -- loot tokens -----------------------------------------------------------------------------------------


@cache
def _loot_option(token: str, name: str) -> Option[tuple[str, str]]:
    return Option(
        f"{token}@{name}",
        Text("circadians-loot-option", {"token": Text(f"circadians-loot-{token}"), "region": region_name(name)}),
        group=Text(f"circadians-loot-{token}"),
        hint=reward_text(c.LOOT[token].base),
        where=where(name),
        means=(token, name),
    )


NO_LOOT = Option("none", Text("circadians-do-none"), means=None)


@gives("place_loot")
def _place_loot(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [PlaceLoot(seat=seat)]


@gives("place_loot_lake")
def _place_loot_lake(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [PlaceLoot(lake=True, seat=seat)]


@gives("upgrade_loot")
def _upgrade_loot(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [UpgradeLoot(seat=seat)]


class PlaceLoot(Question[Circadians, tuple[str, str] | None], tag="PlaceLoot"):
    """CIR-D20, CIR-9.7, CIR-9.10: a token of the corner on a controlled region without one."""

    lake: bool = False
    """Only on a lake (CIR-27.32)."""

    def in_order(self, g: Circadians) -> str:
        return LOOT

    def regions(self, g: Circadians) -> list[str]:
        """Where a token could go (CIR-9.13)."""
        return [
            name
            for name in g.controlled(self.seat)
            if g.regions[name].token is None and (not self.lake or g.regions[name].terrain == "lake")
        ]

    def ask(self, g: Circadians) -> Decision[tuple[str, str] | None] | None:
        options = tuple(_loot_option(token, name) for token in g.corner for name in self.regions(g))
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-loot"), Pick((*options, NO_LOOT)), "CIR-D20")

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


class UpgradeLoot(Question[Circadians, str], tag="UpgradeLoot"):
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
