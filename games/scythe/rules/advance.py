"""Upgrade, deploy, build, enlist (SCY-7) - by a bottom action, an encounter or a Factory card."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import ClassVar

from games.engine import Choice, Decision, Option, Pick, Question, Says, Text
from games.scythe import components as c
from games.scythe.board import is_land
from games.scythe.rules.hints.advances import advance_final, missing_pairs, pair_hint
from games.scythe.rules.supply import gain_simple
from games.scythe.state import Scythe, hex_name, who

NONE = Option("none", Text("scythe-none"), means=None, role="decline")
Pair = tuple[str, str]


class Advance(Question[Scythe, Pair | None]):
    """One upgrade, mech, structure or recruit, or none (SCY-2.17). `place`: only there (encounters, SCY-11.7)."""

    prompt: ClassVar[str]
    rule: ClassVar[str]
    bottom: ClassVar[str]
    """The bottom action that gives it."""
    place: str = ""

    def pairs(self, g: Scythe) -> list[Option[Pair]]:
        """Everything that can be had: what, and where or for what."""
        raise NotImplementedError

    def ask(self, g: Scythe) -> Decision[Pair | None] | None:
        pairs = self.pairs(g)
        return Decision(self.seat, Text(self.prompt), Pick((*pairs, NONE)), self.rule) if pairs else None

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        op = self.bottom

        def about(option: Option) -> Says:
            match option.value:
                case (str(what), str(where)):
                    pair = (what, where)
                    return Says(pair_hint(g, self.seat, op, pair), advance_final(g, self.seat, op, pair))
            return Says(Text("scythe-hint-none"), advance_final(g, self.seat, op, None))

        return decision.explain(about, unavailable=missing_pairs(g, self.seat, op, self.place))

    def sites(self, g: Scythe) -> list[str]:
        """Where a mech or structure may go: the encounter's territory, or land with an own worker (SCY-12.14)."""
        if self.place:
            return [self.place] if is_land(self.place) else []
        return g.workplaces(self.seat)


# ------------------------------------------------------------------------------------------------- upgrade


@cache
def upgrade_option(cube: str, bottom: str) -> Option[Pair]:
    label = Text(
        "scythe-upgrade-option", {"cube": Text(f"scythe-cube-{cube}"), "bottom": Text(f"scythe-bottom-{bottom}")}
    )
    return Option(f"{cube}>{bottom}", label, group=Text(f"scythe-cube-{cube}"), means=(cube, bottom))


def free_boxes(g: Scythe, seat: int) -> list[str]:
    """SCY-7.7, SCY-7.9: bottom actions with an empty bracketed box."""
    player = g.seats[seat]
    return [
        section.bottom for section in g.mat(seat).section if player.boxes.get(section.bottom, 0) < section.upgradable
    ]


class Upgrade(Advance, tag="Upgrade"):
    """SCY-D20, SCY-7.7, SCY-7.8: a cube from a green box to an empty bracketed red box, for good (SCY-7.9)."""

    prompt, rule, bottom = "scythe-ask-upgrade", "SCY-D20", "upgrade"

    def pairs(self, g: Scythe) -> list[Option[Pair]]:
        cubes = [cube for cube in c.CUBES if cube not in g.seats[self.seat].cubes]
        return [upgrade_option(cube, bottom) for cube in cubes for bottom in free_boxes(g, self.seat)]

    def answer(self, g: Scythe, choice: Pair | None) -> None:
        if choice is None:
            return
        cube, bottom = choice
        player = g.seats[self.seat]
        player.cubes.append(cube)
        player.boxes[bottom] = player.boxes.get(bottom, 0) + 1
        g.tell(
            "scythe-upgraded",
            seat=who(self.seat),
            cube=Text(f"scythe-cube-{cube}"),
            bottom=Text(f"scythe-bottom-{bottom}"),
        )

    def default(self, g: Scythe) -> Choice:
        return ["none"]


# -------------------------------------------------------------------------------------------------- deploy


class PlacePiece(Advance):
    """A piece of the mats that goes to a territory: a mech or a structure."""

    kind: ClassVar[str]
    """What its texts call it."""

    def left(self, g: Scythe) -> list[str]:
        """The pieces that are still on the mat."""
        raise NotImplementedError

    def put(self, g: Scythe, piece: str, place: str) -> None:
        """It goes there."""
        raise NotImplementedError

    def tell(self, g: Scythe, name: Text, place: str) -> None:
        """Everybody is told."""
        raise NotImplementedError

    def pairs(self, g: Scythe) -> list[Option[Pair]]:
        sites = self.sites(g)
        return [piece_option(self.bottom, self.kind, piece, place) for piece in self.left(g) for place in sites]

    def answer(self, g: Scythe, choice: Pair | None) -> None:
        if choice is None:
            return
        piece, place = choice
        self.put(g, piece, place)
        self.tell(g, Text(f"scythe-{self.kind}-{piece}"), place)


@lru_cache(maxsize=512)
def piece_option(bottom: str, kind: str, piece: str, place: str) -> Option[Pair]:
    """A piece and where it goes."""
    name = Text(f"scythe-{kind}-{piece}")
    return Option(
        f"{piece}:{place}",
        Text(f"scythe-{bottom}-option", {kind: name, "place": hex_name(place)}),
        group=name,
        hint=Text(f"scythe-about-{piece}"),
        where=f"hex:{place}",
        means=(piece, place),
    )


class Deploy(PlacePiece, tag="Deploy"):
    """SCY-D21, SCY-7.11, SCY-7.13: any mech still on the faction mat; from then on it gives its ability (SCY-7.12)."""

    prompt, rule, bottom = "scythe-ask-deploy", "SCY-D21", "deploy"
    kind = "ability"

    def left(self, g: Scythe) -> list[str]:
        player = g.seats[self.seat]
        return [mech.id for mech in c.FACTIONS[player.faction].mech if player.mechs[mech.slot - 1] == ""]

    def put(self, g: Scythe, piece: str, place: str) -> None:
        g.seats[self.seat].mechs[c.ABILITIES[piece].slot - 1] = place

    def tell(self, g: Scythe, name: Text, place: str) -> None:
        g.tell("scythe-deployed", seat=who(self.seat), ability=name, place=hex_name(place), where=f"hex:{place}")

    def default(self, g: Scythe) -> Choice:
        workers = g.seats[self.seat].workers
        place = max(self.sites(g), key=workers.count)
        return [f"{self.left(g)[0]}:{place}"]


# --------------------------------------------------------------------------------------------------- build


class Build(PlacePiece, tag="Build"):
    """SCY-D22, SCY-7.14, SCY-7.15: any structure still on the mat, one per territory, the Factory too (SCY-12.1).

    SCY-7.16: its bonus is active as soon as it stands.
    """

    prompt, rule, bottom = "scythe-ask-build", "SCY-D22", "build"
    kind = "structure"

    def left(self, g: Scythe) -> list[str]:
        return [structure for structure in c.BUILD_ORDER if structure not in g.seats[self.seat].structures]

    def sites(self, g: Scythe) -> list[str]:
        return [place for place in super().sites(g) if not g.structure_on(place)]

    def put(self, g: Scythe, piece: str, place: str) -> None:
        g.seats[self.seat].structures[piece] = place

    def tell(self, g: Scythe, name: Text, place: str) -> None:
        g.tell("scythe-built", seat=who(self.seat), structure=name, place=hex_name(place), where=f"hex:{place}")

    def default(self, g: Scythe) -> Choice:
        if not self.place:
            return ["none"]
        return [f"{self.left(g)[0]}:{self.place}"]


# -------------------------------------------------------------------------------------------------- enlist


@cache
def enlist_option(recruit: str, bonus: str) -> Option[Pair]:
    label = Text(
        "scythe-enlist-option", {"recruit": Text(f"scythe-recruit-{recruit}"), "bonus": Text(f"scythe-bonus-{bonus}")}
    )
    name = f"{recruit}>{bonus.removeprefix('enlist_')}"
    return Option(name, label, group=Text(f"scythe-recruit-{recruit}"), means=(recruit, bonus))


class Enlist(Advance, tag="Enlist"):
    """SCY-D23, SCY-7.17, SCY-7.19: a recruit of any section on any empty one-time bonus, gained at once.

    SCY-7.18: the ongoing bonus of that section is open from then on.
    """

    prompt, rule, bottom = "scythe-ask-enlist", "SCY-D23", "enlist"

    def pairs(self, g: Scythe) -> list[Option[Pair]]:
        recruits, bonuses = self._free(g)
        return [enlist_option(recruit, bonus) for recruit in recruits for bonus in bonuses]

    def _free(self, g: Scythe) -> tuple[list[str], list[str]]:
        taken = g.seats[self.seat].recruits
        recruits = [bottom for bottom in c.BOTTOM_ACTIONS if bottom not in taken]
        return recruits, [bonus for bonus in c.ENLIST_BONUSES if bonus not in taken.values()]

    def answer(self, g: Scythe, choice: Pair | None) -> None:
        if choice is None:
            return
        recruit, bonus = choice[0], c.ENLIST_BONUSES[choice[1]]
        g.seats[self.seat].recruits[recruit] = bonus.id
        g.tell(
            "scythe-enlisted",
            seat=who(self.seat),
            recruit=Text(f"scythe-recruit-{recruit}"),
            bonus=Text(f"scythe-bonus-{bonus.id}"),
        )
        gain_simple(g, self.seat, bonus.effect.op, bonus.effect.n)

    def default(self, g: Scythe) -> Choice:
        recruits, bonuses = self._free(g)
        return [f"{recruits[0]}>{bonuses[0].removeprefix('enlist_')}"]
