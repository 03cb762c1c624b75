"""CIR-21: the Leyrien's morale."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import place_text, why_not
from games.circadians.rules.options import do, region_option
from games.circadians.rules.rewards import gives
from games.circadians.state import Circadians, region_name, where, who
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text
from games.engine.text import Arg

ROWS = ("strength", "fame")


def boost_barred(g: Circadians, seat: int, name: str) -> str:
    """CIR-21.3: cliffs or plains with Leyrien presence and no token; else why not, in a word."""
    region = g.regions[name]
    if region.terrain not in c.MORALE_TERRAINS:
        return "terrain"
    if region.morale:
        return "token"
    return "" if seat in g.present(name) else "presence"


def morale_strength(g: Circadians) -> int:
    """CIR-21.5: 1 per uncovered space of the strength row."""
    return sum(c.STRENGTH_ROW[: len(c.STRENGTH_ROW) - g.morale["strength"]])


def morale_fame(g: Circadians) -> int:
    """CIR-21.6: the uncovered spaces of the fame row."""
    return sum(c.FAME_ROW[: len(c.FAME_ROW) - g.morale["fame"]])


class BoostMorale(Asks[str], tag="BoostMorale"):
    """CIR-D45, CIR-21.3, CIR-21.4: in one of these regions, as far as legal."""

    regions: list[str]
    optional: bool = False

    def legal(self, g: Circadians) -> list[str]:
        """Regions where a token may be placed; none if no token is left."""
        if not sum(g.morale.values()):
            return []
        return [name for name in self.regions if not boost_barred(g, self.seat, name)]

    def ask(self, g: Circadians) -> Decision[str] | None:
        options = tuple(region_option(name) for name in self.legal(g))
        if not options:
            return None
        decline = (do("none"),) if self.optional else ()
        return Decision(self.seat, Text("circadians-ask-boost"), Pick((*options, *decline)), "CIR-D45")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        def about(option: Option[str]) -> Says | Text:
            if option.value == "none":
                return Says(Text("circadians-hint-no-boost"), loses=Text("circadians-loses-boost"))
            return place_text(g, self.seat, option.value)

        barred = {name: boost_barred(g, self.seat, name) for name in g.regions if self.seat in g.present(name)}
        missing = [why_not(name, Text(f"circadians-why-boost-{why}")) for name, why in barred.items() if why]
        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: str) -> None:
        if choice != "none":
            place_morale(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        return [max(self.legal(g), key=lambda name: g.units(self.seat, name).count)]


def place_morale(g: Circadians, seat: int, name: str) -> None:
    """CIR-21.3: a token from the row with more tokens, own choice if equal."""
    if g.morale["strength"] == g.morale["fame"]:
        g.then(MoraleRow(-1, name, seat=seat))
    else:
        _move_token(g, seat, name, max(ROWS, key=g.morale.__getitem__), -1)


def _move_token(g: Circadians, seat: int, name: str, row: str, change: int) -> None:
    g.morale[row] += change
    g.regions[name].morale = change < 0
    g.tell(
        "circadians-boosted" if change < 0 else "circadians-morale-lost",
        seat=who(seat),
        region=region_name(name),
        row=Text(f"circadians-stat-{row}" if row == "strength" else "circadians-resource-fame"),
        where=where(name),
    )


class MoraleRow(Asks[str], tag="MoraleRow"):
    """CIR-D45, CIR-D46: which row a token leaves or returns to when both hold equally many."""

    change: int
    region: str

    def ask(self, g: Circadians) -> Decision[str]:
        key = "circadians-ask-row-take" if self.change < 0 else "circadians-ask-row-return"
        rule = "CIR-D45" if self.change < 0 else "CIR-D46"
        return Decision(
            self.seat,
            Text(key, {"region": region_name(self.region)}),
            Pick(tuple(Option(f"row-{row}", Text(f"circadians-do-row-{row}"), means=row) for row in ROWS)),
            rule,
            about=(self.region,),
        )

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        def about(option: Option[str]) -> Text:
            left = g.morale[option.value] + self.change
            row, now = (c.STRENGTH_ROW, morale_strength) if option.value == "strength" else (c.FAME_ROW, morale_fame)
            args: dict[str, Arg] = {"before": now(g), "after": sum(row[: len(row) - left])}
            return Text(f"circadians-hint-row-{option.value}", args)

        return decision.explain(about)

    def answer(self, g: Circadians, choice: str) -> None:
        _move_token(g, self.seat, self.region, choice, self.change)

    def default(self, g: Circadians) -> Choice:
        return ["row-fame" if self.change < 0 else "row-strength"]


@gives("boost_morale_base")
def _boost_base(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    """CIR-21.10, CIR-21.13: a token on the base, for good."""
    if sum(g.morale.values()):
        place_morale(g, seat, g.seats[seat].site)
    return []


def morale_returns(g: Circadians, name: str) -> None:
    """CIR-21.7: the token returns to the row with fewer tokens, own choice if equal; not while the
    Leyrien are there at all (CIR-21.8)."""
    region = g.regions[name]
    if not region.morale or region.owner is not None:
        return
    seat = g.faction("leyrien")
    if seat is None or seat in g.present(name):
        return
    if g.morale["strength"] == g.morale["fame"]:
        g.then(MoraleRow(1, name, seat=seat))
    else:
        _move_token(g, seat, name, min(ROWS, key=g.morale.__getitem__), 1)
