"""RYO-9 and RYO-17: the day effect of the Palace and of its spots, and its turning."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Text
from games.engine.option import Says
from games.ryozen import components as c
from games.ryozen.rules.effects import (
    DECLINE,
    SKIP,
    WORDS,
    Answers,
    Asked,
    Ctx,
    Run,
    Word,
    answering,
    explained,
    leaves,
    possible,
    source_name,
)
from games.ryozen.rules.hints import DRAWS, purse_after, seal_reveals
from games.ryozen.rules.purse import bundle_option, least_owned
from games.ryozen.rules.sectors import day_text, run_seal, seals
from games.ryozen.state import Ryozen, sector_name, some, who
from games.ryozen.vocabulary import Op


class PalaceEffect(Asked[Answers | None], tag="PalaceEffect"):
    """RYO-D13, RYO-9.1, RYO-9.2: nothing, a resource, or a lantern for the day effect of a highlighted sector.

    RYO-9.5: a lantern that is there, and one or the other. RYO-9.6: the copied effect is a whole one, with its seals.
    RYO-9.3, RYO-9.7: then the Palace turns, whatever came of it. Examples: RYO-X26, RYO-X27.

    RYO-D29, the spots: Outer Wall (RYO-17.10, RYO-17.11), Embrasure (RYO-17.13, RYO-17.14), Summit (RYO-17.16,
    RYO-17.17, RYO-17.18). RYO-17.19: unused they do not turn the Palace.
    """

    place: str

    @property
    def _effect(self) -> str:
        return f"day/{c.SPOTS[self.place].kind if self.place in c.SPOTS else c.PALACE}"

    def ask(self, g: Ryozen) -> Decision[Answers | None] | None:
        ctx = Ctx(self.seat, self._effect)
        if not possible(g, ctx, self._effect):  # RYO-17.15, RYO-17.34: an Embrasure without a lantern
            return None
        options = summit_options(g, self.seat) if self.place == c.SUMMIT else leaves(g, ctx, self._effect)
        rule = "RYO-D29" if g.phoenix else "RYO-D13"
        prompt = Text("ryozen-ask-palace", {"source": source_name(self._effect)})
        return Decision(self.seat, prompt, Pick((*options, DECLINE)), rule, about=(self.place,))

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        """A refusal gives a gain away that costs nothing, but at an Embrasure."""
        told = explained(g, Ctx(self.seat, self._effect), self._effect, decision)
        loses = None if self._effect == "day/embrasure" else Says(loses=Text("ryozen-loses-effect"))
        ids = [option.id for option in decision.options]
        return told.explain(lambda option: loses if option.id == DECLINE.id else self._both(g, option), leads=ids)

    def _both(self, g: Ryozen, option: Option[Any]) -> Says | None:
        """On the Summit: the resources after the gain, and the day effect that is paid for."""
        if self.place != c.SUMMIT:
            return None
        resource, sector = option.value.picks
        if sector == SKIP.id:
            return Says(purse_after(g, self.seat, gained=(resource,)))
        return Says(day_text(sector), DRAWS if seal_reveals(g, self.seat, sector) else None)

    def answer(self, g: Ryozen, choice: Answers | None) -> None:
        if choice is None:  # RYO-9.4, RYO-9.8
            return
        g.then(Run(self._effect, Ctx(self.seat, self._effect), 0, choice.picks))
        # RYO-12.31, RYO-12.31.1: the coin comes first, and on every spot
        g.then(*(run_seal(self.seat, card) for card in seals(g, self.seat, c.PALACE, "before_day_effect")))

    def default(self, g: Ryozen) -> Choice:
        return [SKIP.id if self._effect == "day/embrasure" else least_owned(g, self.seat)]


def summit_options(g: Ryozen, seat: int) -> list[Option[Answers]]:
    """RYO-17.17, RYO-17.18: a resource, and for a lantern, even the one just gained, a highlighted day effect."""
    lanterns = g.seats[seat].resources["lantern"]
    both = [resource for resource in c.RESOURCES if lanterns or resource == "lantern"]
    return [
        *(answering(bundle_option((resource,)), (resource, SKIP.id)) for resource in c.RESOURCES),
        *(both_option(resource, sector) for resource in both for sector in g.highlighted),
    ]


@lru_cache(maxsize=32)
def both_option(resource: str, sector: str) -> Option[Answers]:
    """A resource, then a lantern for a sector's day effect."""
    label = Text("ryozen-summit-both", {"gain": some(resource, 1), "sector": sector_name(sector)})
    means = Answers((resource, sector), ((resource,), sector))
    return Option(f"{resource}+{sector}", label, means=means, where=f"sector:{sector}")


class RotatePalace(Word):
    """`rotate_palace`: one sector clockwise (RYO-2.10)."""

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        g.rotation = (g.rotation + op.count) % c.ROTATIONS
        sectors = [Text(f"ryozen-sector-{sector}") for sector in g.highlighted]
        g.tell("ryozen-palace-turns", seat=who(ctx.seat), sectors=[*sectors], where="palace")


WORDS |= {"rotate_palace": RotatePalace()}
