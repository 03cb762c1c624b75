"""XID-9: the army census, type by type or all five at once (XID-21.3)."""

from __future__ import annotations

from games.engine import Choice, Decision, Field, Filled, Form, Number, Sealed, Step, Text
from games.xidit import components as c
from games.xidit.rules.rewards import BuildBonus, PlaceBards, take_coins
from games.xidit.state import Xidit, who


class ArmyCensus(Step[Xidit], tag="ArmyCensus"):
    """XID-9.1, XID-9.2: five types, weakest first; in one secret round or in five."""

    def run(self, g: Xidit) -> None:
        g.tell("xidit-census-begins", year=g.year)
        if g.options["census"] == "batched":
            g.then(CountAll())
        else:
            g.then(*(CountType(kind) for kind in range(len(c.UNITS))))


class CountAll(Sealed[Xidit, Filled], tag="CountAll"):
    """XID-21.3 `batched`: everybody is asked once for all five numbers (XID-D10).

    XID-14.6, XID-15.4: also who has no units.
    """

    def seats(self, g: Xidit) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Xidit, seat: int) -> Decision[Filled]:
        fields = tuple(
            Field(unit, Text(f"xidit-unit-{unit}"), Number(0, own))
            for unit, own in zip(c.UNIT_IDS, g.seats[seat].units, strict=True)
        )
        return Decision(seat, Text("xidit-ask-census"), Form(fields), "XID-D10", secret=True)

    def default_for(self, g: Xidit, seat: int) -> Choice:
        return dict(zip(c.UNIT_IDS, g.seats[seat].units, strict=True))

    def reveal(self, g: Xidit, answers: dict[int, Filled]) -> None:
        """XID-21.4: coins first, then seat by seat whatever needs a place."""
        shown = {seat: [answers[seat].numbers[unit] for unit in c.UNIT_IDS] for seat in answers}
        winners = [announce(g, kind, {seat: shown[seat][kind] for seat in shown}) for kind in range(len(c.UNITS))]
        coins = [Prize(kind, seat) for kind, won in enumerate(winners) for seat in won if not needs_place(kind)]
        placed = [
            Prize(kind, seat)
            for seat in g.turn_order()
            for kind, won in enumerate(winners)
            if seat in won and needs_place(kind)
        ]
        g.then(*coins, *placed)


def needs_place(kind: int) -> bool:
    """Whether the prize of this type has to be put somewhere."""
    return c.UNITS[kind].census.kind != "coins"


class CountType(Sealed[Xidit, int], tag="CountType"):
    """XID-9.3, XID-9.4 `strict`: how many of one type each player shows; everybody is asked (XID-14.6, XID-15.4)."""

    kind: int

    def seats(self, g: Xidit) -> list[int]:
        return list(range(g.players))

    def ask(self, g: Xidit, seat: int) -> Decision[int]:
        prompt = Text("xidit-ask-census-type", {"unit": Text(f"xidit-unit-{c.UNIT_IDS[self.kind]}")})
        return Decision(seat, prompt, Number(0, g.seats[seat].units[self.kind]), "XID-D10", secret=True)

    def default_for(self, g: Xidit, seat: int) -> Choice:
        return g.seats[seat].units[self.kind]

    def reveal(self, g: Xidit, answers: dict[int, int]) -> None:
        winners = announce(g, self.kind, answers)
        g.then(*(Prize(self.kind, seat) for seat in winners))  # XID-9.17


def announce(g: Xidit, kind: int, shown: dict[int, int]) -> list[int]:
    """XID-9.4: reveal the numbers of one type, which costs no units (XID-9.8); its winners in turn order (XID-9.16).

    Only what is shown counts (XID-9.18). Examples: XID-E12, XID-T19, XID-T20, XID-T31.
    """
    unit = c.UNIT_IDS[kind]
    for seat in g.turn_order():
        g.tell("xidit-census-shown", seat=who(seat), units=Text(f"xidit-some-{unit}", {"count": shown[seat]}))
    most = max(shown.values())
    winners = [seat for seat in g.turn_order() if shown[seat] == most and most > 0]  # XID-9.5, XID-9.6, XID-9.7
    if winners:
        g.tell(
            "xidit-census-won",
            unit=Text(f"xidit-unit-{unit}"),
            count=len(winners),
            seats=[who(seat) for seat in winners],
        )
    else:
        g.tell("xidit-census-nobody", unit=Text(f"xidit-unit-{unit}"))
    return winners


class Prize(Step[Xidit], tag="Prize"):
    """What the winner of a type gets."""

    kind: int
    seat: int

    def run(self, g: Xidit) -> None:
        prize = c.UNITS[self.kind].census
        if prize.kind == "coins":  # XID-9.9, XID-9.10
            take_coins(g, self.seat, prize.n)
        elif prize.kind == "bards":  # XID-9.11, XID-9.12, XID-9.19: where the hero stands now
            g.then(PlaceBards(prize.n, "XID-D11", seat=self.seat))
        else:
            guild_bonus(g, self.seat)


def guild_bonus(g: Xidit, seat: int) -> None:
    """XID-9.13, XID-9.14: onto an own guild with room, else behind the screen; nothing without sections left.

    Example: XID-T21.
    """
    player = g.seats[seat]
    if not player.sections:
        g.tell("xidit-no-sections-left", seat=who(seat))
    elif g.guilds_with_room(seat):
        g.then(BuildBonus(seat=seat))
    else:
        player.sections -= 1
        player.stored += 1
        g.tell("xidit-section-stored", seat=who(seat))
