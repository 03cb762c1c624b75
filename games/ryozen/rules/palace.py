"""RYO-9 and RYO-17: the day effect of the Palace and of its spots, and its turning."""

from __future__ import annotations

from games.engine import Choice, Decision, Pick, Text
from games.ryozen import components as c
from games.ryozen.rules.effects import SKIP, WORDS, Asked, Ctx, Word, begin, leaves, possible, source_name
from games.ryozen.rules.purse import least_owned
from games.ryozen.rules.sectors import run_seal, seals
from games.ryozen.state import Ryozen, who
from games.ryozen.vocabulary import Op


class PalaceEffect(Asked[str], tag="PalaceEffect"):
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

    def ask(self, g: Ryozen) -> Decision[str] | None:
        ctx = Ctx(self.seat, self._effect)
        if not possible(g, ctx, self._effect):  # RYO-17.15, RYO-17.34: an Embrasure without a lantern
            return None
        options = leaves(g, ctx, self._effect)
        rule = "RYO-D29" if g.phoenix else "RYO-D13"
        prompt = Text("ryozen-ask-palace", {"source": source_name(self._effect)})
        return Decision(self.seat, prompt, Pick((SKIP, *options)), rule)

    def answer(self, g: Ryozen, choice: str) -> None:
        if choice == SKIP.id:  # RYO-9.4, RYO-9.8
            return
        ctx = Ctx(self.seat, self._effect)
        begin(g, ctx, self._effect, choice)
        # RYO-12.31, RYO-12.31.1: the coin comes first, and on every spot
        g.then(*(run_seal(self.seat, card) for card in seals(g, self.seat, c.PALACE, "before_day_effect")))

    def default(self, g: Ryozen) -> Choice:
        return [SKIP.id if self._effect == "day/embrasure" else least_owned(g, self.seat)]


class RotatePalace(Word):
    """`rotate_palace`: one sector clockwise (RYO-2.10)."""

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        g.rotation = (g.rotation + op.count) % c.ROTATIONS
        sectors = [Text(f"ryozen-sector-{sector}") for sector in g.highlighted]
        g.tell("ryozen-palace-turns", seat=who(ctx.seat), sectors=[*sectors], where="palace")


WORDS |= {"rotate_palace": RotatePalace()}
