"""SCY-19: mats and factions that players choose."""

from __future__ import annotations

from typing import ClassVar

from games.engine import Choice, Decision, Option, Pick, Question, Says, Step, Text, Unavailable
from games.engine.text import Arg
from games.scythe import components as c
from games.scythe.state import Scythe, who


def banned(g: Scythe, faction: str, mat: str) -> bool:
    """SCY-3.6, SCY-19.4."""
    return g.options["banned_pairs"] == "enforce" and (faction, mat) in c.BANNED


def can_be_served(g: Scythe, kind: str, seats: list[int], left: list[str]) -> bool:
    """SCY-19.13: whether these players can all still get one of these without a banned pair."""
    if not seats:
        return True
    player, rest = g.seats[seats[0]], seats[1:]
    for name in left:
        pair = (name, player.mat) if kind == "faction" else (player.faction, name)
        if not banned(g, *pair) and can_be_served(g, kind, rest, [other for other in left if other != name]):
            return True
    return False


class Choosing(Question[Scythe, str]):
    """A mat or a faction, one player after another."""

    what: ClassVar[str]

    def free(self, g: Scythe) -> list[str]:
        """What this player may choose."""
        raise NotImplementedError

    def final(self, g: Scythe, choice: str) -> Text | None:
        """Why a choice cannot be taken back: nobody after it has a choice, and cards are dealt."""
        if self.what == "mat" and not g.order:
            return None  # factions are chosen after it
        given = [(self.seat, choice)]
        for step in reversed(g.stack):
            if isinstance(step, Choosing) and step.seat != self.seat:
                for seat, name in given:
                    setattr(g.seats[seat], self.what, name)
                left = step.free(g)
                for seat, _ in given:
                    setattr(g.seats[seat], self.what, "")
                if len(left) > 1:
                    return None
                given.append((step.seat, left[0]))
        return Text("scythe-final-dealt")


class ChooseMat(Choosing, tag="ChooseMat"):
    """SCY-D01: a free player mat."""

    what = "mat"

    def ask(self, g: Scythe) -> Decision[str]:
        options = tuple(Option(mat, Text(f"scythe-mat-{mat}")) for mat in self.free(g))
        return Decision(self.seat, Text("scythe-ask-mat"), Pick(options), "SCY-D01")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        def about(option: Option) -> Says:
            mat = c.MATS[option.id]
            pairs = {section.top: section.bottom for section in mat.section}
            args: dict[str, Arg] = {"popularity": mat.start_popularity, "coins": mat.start_coins}
            args["produce"] = Text(f"scythe-bottom-{pairs['produce']}")
            args["move"] = Text(f"scythe-bottom-{pairs['move']}")
            return Says(Text("scythe-hint-mat", {**args, "number": mat.number}), self.final(g, option.id))

        missing = [
            Unavailable(mat, Text(f"scythe-mat-{mat}"), reason)
            for mat in c.MATS
            if (reason := self.why_not(g, mat)) is not None
        ]
        return decision.explain(about, unavailable=missing)

    def free(self, g: Scythe) -> list[str]:
        return [mat for mat in c.MATS if self.why_not(g, mat) is None]

    def why_not(self, g: Scythe, mat: str) -> Text | None:
        """SCY-19.13: what keeps this player from a mat."""
        owner = next((seat for seat, player in enumerate(g.seats) if player.mat == mat), None)
        if owner is not None:
            return Text("scythe-no-taken", {"seat": who(owner)})
        if not g.order:  # factions come later
            return None
        if banned(g, g.seats[self.seat].faction, mat):
            return Text("scythe-no-banned")
        taken = {player.mat for player in g.seats}
        left = [other for other in c.MATS if other not in taken and other != mat]
        later = [seat for seat in g.order if not g.seats[seat].mat and seat != self.seat]
        return None if can_be_served(g, "mat", later, left) else Text("scythe-no-needed")

    def answer(self, g: Scythe, choice: str) -> None:
        g.seats[self.seat].mat = choice
        g.tell("scythe-mat-chosen", seat=who(self.seat), mat=Text(f"scythe-mat-{choice}"))

    def default(self, g: Scythe) -> Choice:
        return [_any(g, self.free(g), self.seat)]


class ChooseFactions(Step[Scythe], tag="ChooseFactions"):
    """SCY-19.2: in reverse order of player mat number."""

    def run(self, g: Scythe) -> None:
        seats = sorted(range(g.players), key=lambda seat: -c.MATS[g.seats[seat].mat].number)
        g.then(*(ChooseFaction(seat=seat) for seat in seats))


class ChooseFaction(Choosing, tag="ChooseFaction"):
    """SCY-D02: a free faction."""

    what = "faction"

    def ask(self, g: Scythe) -> Decision[str]:
        options = tuple(Option(faction, Text(f"scythe-faction-{faction}")) for faction in self.free(g))
        return Decision(self.seat, Text("scythe-ask-faction"), Pick(options), "SCY-D02")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        def about(option: Option) -> Says:
            faction = c.FACTIONS[option.id]
            args: dict[str, Arg] = {"power": faction.start_power, "cards": faction.start_combat_cards}
            hint = Text("scythe-hint-faction", {**args, "about": Text(f"scythe-about-{faction.ability.id}")})
            return Says(hint, self.final(g, option.id))

        missing = [
            Unavailable(faction, Text(f"scythe-faction-{faction}"), reason)
            for faction in c.FACTIONS
            if (reason := self.why_not(g, faction)) is not None
        ]
        return decision.explain(about, unavailable=missing)

    def free(self, g: Scythe) -> list[str]:
        return [faction for faction in c.FACTIONS if self.why_not(g, faction) is None]

    def why_not(self, g: Scythe, faction: str) -> Text | None:
        """SCY-19.13: what keeps this player from a faction."""
        owner = next((seat for seat, player in enumerate(g.seats) if player.faction == faction), None)
        if owner is not None:
            return Text("scythe-no-taken", {"seat": who(owner)})
        if banned(g, faction, g.seats[self.seat].mat):
            return Text("scythe-no-banned")
        taken = {player.faction for player in g.seats}
        left = [other for other in c.FACTIONS if other not in taken and other != faction]
        later = [seat for seat in range(g.players) if not g.seats[seat].faction and seat != self.seat]
        return None if can_be_served(g, "faction", later, left) else Text("scythe-no-needed")

    def answer(self, g: Scythe, choice: str) -> None:
        g.seats[self.seat].faction = choice
        g.tell("scythe-faction-chosen", seat=who(self.seat), faction=Text(f"scythe-faction-{choice}"))

    def default(self, g: Scythe) -> Choice:
        return [_any(g, self.free(g), self.seat)]


def _any(g: Scythe, free: list[str], seat: int) -> str:
    """A random legal choice that does not move the match's dice: it is looked at before it is made."""
    return free[(g.dice.drawn * 7919 + seat) % len(free)]
