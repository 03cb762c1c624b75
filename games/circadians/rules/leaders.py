"""CIR-10 and CIR-11: deploying (CIR-10.7) and upgrading (CIR-11.11) leaders, also by loot (CIR-24.10)."""

from __future__ import annotations

from typing import Any

from games.circadians import components as c
from games.circadians.rules.board import put, stack_fits
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import lacks, leader_text, place_text, short_of, why_not
from games.circadians.rules.options import do, named, region_option
from games.circadians.rules.rewards import gives, pay, possible_if
from games.circadians.state import HOME, Circadians, region_name, where, who
from games.engine import Choice, Decision, Option, Pick, Step, Text, Unavailable


def deployable(g: Circadians, seat: int, gems: int | None = None) -> list[str]:
    """CIR-10.8, CIR-10.9: leaders in the supply, so never Rhy-zu (CIR-10.10), whose gems can be paid."""
    player = g.seats[seat]
    have = player.gems if gems is None else gems
    return [leader for leader in player.reserve if g.side_of(seat, leader).deploy_gems <= have]


def undeployable(g: Circadians, seat: int) -> list[Unavailable]:
    """Own leaders who cannot be deployed, and why."""
    player = g.seats[seat]
    dear = {
        leader: lacks("gems", g.side_of(seat, leader).deploy_gems, player.gems)
        for leader in player.reserve
        if leader not in deployable(g, seat)
    }
    there = {
        leader: Text("circadians-why-deployed", {"place": region_name(place)}) for leader, place in g.deployed(seat)
    }
    return [Unavailable(name, Text(f"circadians-leader-{name}"), why) for name, why in (dear | there).items()]


def upgradable(g: Circadians, seat: int) -> list[str]:
    """CIR-11.12, CIR-22.12, CIR-22.14: own leaders, and Rhy-zu in supply or under Jrayek command."""
    player = g.seats[seat]
    own = [*player.reserve, *(leader for leader, _ in g.deployed(seat))]
    found = [
        leader
        for leader in c.FACTION_LEADERS[player.faction]
        if leader in own and leader not in player.upgraded and c.LEADERS[leader].base.upgrade_gems <= player.gems
    ]
    return found + (upgradable_rhyzu(g, seat) if player.faction == "jrayek" else [])


def upgradable_rhyzu(g: Circadians, seat: int) -> list[str]:
    """CIR-22.14: base side up, in the supply or commanded by the Jrayek."""
    return [
        rhyzu
        for rhyzu in c.RHYZU
        if rhyzu not in g.seats[seat].upgraded
        and (rhyzu in g.rhyzu or ((at := g.commander(rhyzu)) is not None and at[0] == seat))
    ]


@gives("deploy_leader")
def _deploy(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [DeployLeader(seat=seat)]


@gives("upgrade_leader")
def _upgrade(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [UpgradeLeader(seat=seat)]


class DeployLeader(Asks[str], tag="DeployLeader"):
    """CIR-D23: a leader from the supply to the home, however many are there (CIR-10.11), for the gems on the card."""

    def ask(self, g: Circadians) -> Decision[str] | None:
        options = tuple(named("leader", leader) for leader in deployable(g, self.seat))
        return Decision(self.seat, Text("circadians-ask-deploy"), Pick(options), "CIR-D23") if options else None

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        def about(option: Option[str]) -> Text:
            side = g.side_of(self.seat, option.value)
            return leader_text(option.value, option.value in g.seats[self.seat].upgraded, side.deploy_gems)

        return decision.explain(about, unavailable=undeployable(g, self.seat))

    def answer(self, g: Circadians, choice: str) -> None:
        pay(g, self.seat, {"gems": g.side_of(self.seat, choice).deploy_gems})
        if g.turn and g.turn.seat == self.seat and g.turn.allow.get("deploy_to_controlled_region"):
            g.then(PlaceLeader(choice, seat=self.seat))
        else:
            place_leader(g, self.seat, choice, HOME)

    def default(self, g: Circadians) -> Choice:
        return [min(deployable(g, self.seat), key=lambda leader: g.side_of(self.seat, leader).deploy_gems)]


def place_leader(g: Circadians, seat: int, leader: str, place: str) -> None:
    """A deployed leader appears."""
    g.seats[seat].reserve.remove(leader)
    put(g, seat, place, 0, (leader,))
    g.tell(
        "circadians-deployed",
        seat=who(seat),
        leader=Text(f"circadians-leader-{leader}"),
        place=region_name(place),
        where=where(place),
    )


class PlaceLeader(Asks[str], tag="PlaceLeader"):
    """CIR-D55, CIR-28.67: Heroic Rescue may place the leader in a controlled region without an own leader."""

    leader: str

    def _fits(self, g: Circadians, name: str) -> bool:
        return stack_fits(g, self.seat, [*g.units(self.seat, name).leaders, self.leader])

    def _lands(self, g: Circadians) -> list[str]:
        return [name for name in g.controlled(self.seat) if g.regions[name].terrain != "base"]

    def ask(self, g: Circadians) -> Decision[str]:
        options = (do(HOME), *(region_option(name) for name in self._lands(g) if self._fits(g, name)))
        prompt = Text("circadians-ask-place-leader", {"leader": Text(f"circadians-leader-{self.leader}")})
        return Decision(self.seat, prompt, Pick(options), "CIR-D55")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        crowded = [why_not(name, Text("circadians-why-leader")) for name in self._lands(g) if not self._fits(g, name)]
        return decision.explain(lambda option: place_text(g, self.seat, option.value), unavailable=crowded)

    def answer(self, g: Circadians, choice: str) -> None:
        place_leader(g, self.seat, self.leader, choice)

    def default(self, g: Circadians) -> Choice:
        return [HOME]


class UpgradeLeader(Asks[str], tag="UpgradeLeader"):
    """CIR-D29: flip a leader or Rhy-zu for the gems on its base side."""

    free_rhyzu: bool = False
    """Only a Rhy-zu (Assertive, CIR-27.19)."""

    def candidates(self, g: Circadians) -> list[str]:
        """Who could be upgraded."""
        return upgradable_rhyzu(g, self.seat) if self.free_rhyzu else upgradable(g, self.seat)

    def ask(self, g: Circadians) -> Decision[str] | None:
        options = tuple(named("leader", name) for name in self.candidates(g))
        return Decision(self.seat, Text("circadians-ask-upgrade"), Pick(options), "CIR-D29") if options else None

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        def about(option: Option[str]) -> Text:
            return leader_text(option.value, True, c.LEADERS[option.value].base.upgrade_gems)

        return decision.explain(about, unavailable=self._missing(g))

    def _missing(self, g: Circadians) -> list[Unavailable]:
        player, offered = g.seats[self.seat], self.candidates(g)
        own = {*player.reserve, *(leader for leader, _ in g.deployed(self.seat))}
        names = () if self.free_rhyzu else tuple(name for name in c.FACTION_LEADERS[player.faction] if name in own)
        names += c.RHYZU if player.faction == "jrayek" else ()
        return [
            Unavailable(name, Text(f"circadians-leader-{name}"), self._why_not(g, name))
            for name in names
            if name not in offered
        ]

    def _why_not(self, g: Circadians, name: str) -> Text:
        player = g.seats[self.seat]
        if name in player.upgraded:
            return Text("circadians-why-upgraded")
        if name in c.RHYZU:
            return Text("circadians-why-commanded")
        return lacks("gems", c.LEADERS[name].base.upgrade_gems, player.gems)

    def answer(self, g: Circadians, choice: str) -> None:
        pay(g, self.seat, {"gems": c.LEADERS[choice].base.upgrade_gems})
        g.seats[self.seat].upgraded.append(choice)
        g.tell("circadians-leader-upgraded", seat=who(self.seat), leader=Text(f"circadians-leader-{choice}"))

    def default(self, g: Circadians) -> Choice:
        return [self.candidates(g)[0]]


TRACK = {"deploy": "recruit", "upgrade": "move"}
"""Whose support action deploys and upgrades."""


@possible_if("deploy_leader")
def _can_deploy(g: Circadians, seat: int) -> bool:
    return bool(deployable(g, seat))


@gives("leader_action")
def _leader_action(g: Circadians, seat: int, terms: dict[str, Any]) -> list[Step[Circadians]]:
    return [LeaderAction(terms.get("energy_discount", 99), seat=seat)]


class LeaderAction(Asks[str], tag="LeaderAction"):
    """CIR-24.10: the Command relay deploys or upgrades a leader with less energy."""

    discount: int

    def energy(self, g: Circadians, track: str) -> int:
        """The energy of the own column, less the discount."""
        column = c.COLUMNS[track, g.seats[self.seat].tracks[track]]
        return max(0, column.support.cost["energy"] - self.discount)

    def _barred(self, g: Circadians, what: str) -> Text | None:
        """Why nobody can be deployed or upgraded; None if somebody can."""
        if not (deployable(g, self.seat) if what == "deploy" else upgradable(g, self.seat)):
            return Text(f"circadians-why-no-{what}_leader")
        return short_of(g, self.seat, {"energy": self.energy(g, TRACK[what])})

    def ask(self, g: Circadians) -> Decision[str] | None:
        options = [do(what) for what in TRACK if self._barred(g, what) is None]
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-leader-action"), Pick((*options, do("none"))), "CIR-D23")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        def about(option: Option[str]) -> Text:
            if option.value == "none":
                return Text("circadians-hint-nothing")
            return Text("circadians-hint-leader-energy", {"count": self.energy(g, TRACK[option.value])})

        missing = [
            Unavailable(what, Text(f"circadians-do-{what}"), why)
            for what in TRACK
            if (why := self._barred(g, what)) is not None
        ]
        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "deploy":
            pay(g, self.seat, {"energy": self.energy(g, "recruit")})
            g.then(DeployLeader(seat=self.seat))
        elif choice == "upgrade":
            pay(g, self.seat, {"energy": self.energy(g, "move")})
            g.then(UpgradeLeader(seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        return ["none"]
