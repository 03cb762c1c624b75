"""XID-5.20: a city order in a city without a tile may banish a titan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.lib.payments import bundles
from games.xidit import components as c
from games.xidit.rules import said
from games.xidit.rules.asked import Asked
from games.xidit.rules.rewards import claim_is_asked, claim_rewards
from games.xidit.state import Xidit, city_name, few_units, who


def pay_units(g: Xidit, seat: int, units: tuple[int, ...]) -> None:
    """XID-5.17, XID-5.31: paid units are shown and go back to the barracks at once."""
    for kind, count in enumerate(units):
        g.seats[seat].units[kind] -= count
        g.barracks[kind] += count


def meet_titans(g: Xidit, seat: int) -> Sequence[Step[Xidit]]:
    """XID-5.20, XID-8.12: in any city without a tile a player may banish an awake titan.

    XID-12.7, XID-13.7: also in a city whose tile is not used. Example: XID-T29.
    """
    if banishable(g, seat):
        return [ChooseTitan(seat=seat)]
    city = g.seats[seat].hero  # XID-5.26
    g.tell("xidit-nothing-here", seat=who(seat), city=city_name(city), where=f"city:{city}")
    return []


def banishable(g: Xidit, seat: int) -> list[c.Titan]:
    """The awake titans this player could pay for here (XID-5.22).

    XID-5.25: having recruited here does not matter. Examples: XID-T10, XID-T12, XID-T35.
    """
    player = g.seats[seat]
    if player.hero in player.banished or player.hero in player.ended:  # XID-5.23, XID-5.24
        return []
    return [titan for titan in g.awake_titans() if not units_lacking(g, seat, titan)]


def units_lacking(g: Xidit, seat: int, titan: c.Titan) -> int:
    """How many units this player is short of for a titan (XID-5.22)."""
    return max(0, titan.units_required - sum(g.seats[seat].units))


class ChooseTitan(Asked[int | None], tag="ChooseTitan"):
    """XID-D7: decline, or one of the awake titans. Example: XID-E11."""

    def ask(self, g: Xidit) -> Decision[int | None]:
        titans = tuple(
            Option(
                str(titan.stack),
                Text("xidit-titan-option", {"titan": Text(f"xidit-titan-{titan.id}"), "count": titan.units_required}),
                where=f"lair:{titan.stack}",
                means=titan.stack,
            )
            for titan in banishable(g, self.seat)
        )
        decline = Option("decline", Text("xidit-titan-decline"), means=None, role="decline")
        city = g.seats[self.seat].hero
        prompt = Text("xidit-ask-titan", {"city": city_name(city)})
        return Decision(self.seat, prompt, Pick((*titans, decline)), "XID-D7", private=True, about=(f"city:{city}",))

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        awake = {titan.stack: titan for titan in g.awake_titans()}
        have = sum(g.seats[self.seat].units)

        def about(option: Option[int | None]) -> Says:
            if option.value is None:
                return Says(Text("xidit-hint-titan-decline", {"count": have}), final=said.GOES_ON)
            titan = awake[option.value]
            hint = Text("xidit-hint-rewards", {"rewards": said.short_rewards(titan.rewards)})
            return Says(hint, final=None if self._asked_further(g, titan) else said.GOES_ON)

        return decision.explain(about, unavailable=self._unavailable(g))

    def _asked_further(self, g: Xidit, titan: c.Titan) -> bool:
        pay = PayTitan(titan.stack, seat=self.seat)
        ways = bundles(g.seats[self.seat].units, titan.units_required)
        return (len(ways) > 1 and pay.standing(g) is None) or claim_is_asked(g, self.seat, titan.rewards)

    def _unavailable(self, g: Xidit) -> list[Unavailable]:
        found = []
        for stack in g.lair:
            if stack.awake and (lacking := units_lacking(g, self.seat, c.TITANS[stack.titans[0]])):
                reason = Text("xidit-why-titan-units", {"count": stack.number, "lacking": lacking})
            elif stack.titans and not stack.awake:
                reason = Text("xidit-why-titan-dormant")
            else:
                continue
            label = Text(f"xidit-stack-{stack.number}")
            found.append(Unavailable(str(stack.number), label, reason, f"lair:{stack.number}"))
        return found

    def answer(self, g: Xidit, choice: int | None) -> None:
        if choice is None:  # XID-5.26, XID-5.30: it uses up no limit; example XID-T36
            g.tell("xidit-titan-declined", seat=who(self.seat))
        else:
            g.then(PayTitan(choice, seat=self.seat))

    def default(self, g: Xidit) -> Choice:
        return ["decline"]

    def standing(self, g: Xidit) -> Choice | None:
        wish = g.seats[self.seat].standing.titan
        possible = {str(titan.stack) for titan in banishable(g, self.seat)}
        if wish == ["never"]:
            return ["decline"]
        return next(([stack] for stack in wish if stack in possible), None)


class PayTitan(Asked[tuple[int, ...]], tag="PayTitan"):
    """XID-D8, XID-5.21: any units, as many as the titan demands. Nothing is paid before this is fixed."""

    stack: int

    def titan(self, g: Xidit) -> c.Titan:
        """The titan to be banished."""
        return next(titan for titan in g.awake_titans() if titan.stack == self.stack)

    def ask(self, g: Xidit) -> Decision[tuple[int, ...]]:
        titan = self.titan(g)
        options = tuple(
            Option(units_id(units), Text("xidit-units", {"units": few_units(units)}), _first_kind(units), means=units)
            for units in bundles(g.seats[self.seat].units, titan.units_required)
        )
        prompt = Text(
            "xidit-ask-titan-units", {"titan": Text(f"xidit-titan-{titan.id}"), "count": titan.units_required}
        )
        about = (f"lair:{self.stack}",)
        return Decision(self.seat, prompt, Pick(options), "XID-D8", private=True, about=about)

    def explained(self, g: Xidit, decision: Decision[Any]) -> Decision[Any]:
        """What is left; and the kinds of which there is none."""
        have = g.seats[self.seat].units

        def left(option: Option[tuple[int, ...]]) -> Text:
            rest = [own - paid for own, paid in zip(have, option.value, strict=True)]
            return Text("xidit-hint-units-left", {"count": sum(rest), "units": few_units(rest)})

        none = [
            Unavailable(f"1{unit[0]}", Text(f"xidit-unit-{unit}"), Text("xidit-why-no-unit"))
            for unit, count in zip(c.UNIT_IDS, have, strict=True)
            if not count
        ]
        further = claim_is_asked(g, self.seat, self.titan(g).rewards)
        return decision.explain(left, unavailable=none, final=None if further else said.GOES_ON)

    def answer(self, g: Xidit, choice: tuple[int, ...]) -> None:
        titan, player = self.titan(g), g.seats[self.seat]
        pay_units(g, self.seat, choice)
        player.banished.append(player.hero)
        stack = next(stack for stack in g.lair if stack.number == self.stack)
        stack.titans.pop(0)  # XID-5.28: it leaves the game
        stack.awake = False  # XID-8.5
        g.tell(
            "xidit-titan-banished",
            seat=who(self.seat),
            titan=Text(f"xidit-titan-{titan.id}"),
            units=few_units(choice),
            city=city_name(player.hero),
            where=f"lair:{self.stack}",
        )
        g.then(*claim_rewards(g, self.seat, titan.rewards, "titan"))  # XID-5.27

    def default(self, g: Xidit) -> Choice:
        return [units_id(strongest_or_weakest(g.seats[self.seat].units, self.titan(g).units_required, weakest=True))]

    def standing(self, g: Xidit) -> Choice | None:
        wish = g.seats[self.seat].standing.titan_units
        if not wish:
            return None
        units, needed = g.seats[self.seat].units, self.titan(g).units_required
        return [units_id(strongest_or_weakest(units, needed, weakest=wish == "weakest"))]


def strongest_or_weakest(units: list[int], count: int, *, weakest: bool) -> tuple[int, ...]:
    """Pay with the weakest units first, or with the strongest."""
    paid = [0] * len(units)
    kinds = range(len(units)) if weakest else range(len(units) - 1, -1, -1)
    for kind in kinds:
        paid[kind] = min(units[kind], count - sum(paid))
    return tuple(paid)


def _first_kind(units: tuple[int, ...]) -> Text:
    """Its weakest units: payments are grouped by them."""
    kind, count = next((kind, count) for kind, count in enumerate(units) if count)
    return Text(f"xidit-few-{c.UNIT_IDS[kind]}", {"count": count})


def units_id(units: tuple[int, ...]) -> str:
    """`2p+1a`: counts with the first letter of each type."""
    return "+".join(f"{count}{unit[0]}" for unit, count in zip(c.UNIT_IDS, units, strict=True) if count)
