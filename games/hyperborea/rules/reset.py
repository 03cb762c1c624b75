"""HYP-19: the end phase and the Reset."""

from __future__ import annotations

from games.engine import Choice, Decision, Option, Pick, Question, Says, Several, Step, Text
from games.hyperborea import components as c
from games.hyperborea.effects import final, hint
from games.hyperborea.rules.acts import Cube
from games.hyperborea.rules.cube_effects import cube_option, of_cube, pick_up
from games.hyperborea.rules.cubes import draw_cubes
from games.hyperborea.rules.ending import is_last_turn
from games.hyperborea.state import NOBODY, Hyperborea, Player, Pool, who


class EndPhase(Step[Hyperborea], tag="EndPhase"):
    """HYP-19.1, HYP-19.2, HYP-19.3, HYP-20.15, HYP-X50: unused cubes (HYP-5.3), an empty pool (HYP-5.7, HYP-8.5); then
    a draw of what the bag holds, or a Reset only if it is empty (HYP-X02, HYP-X03, HYP-X29)."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        player = g.seats[self.seat]
        player.unused = [sum(kinds) for kinds in zip(player.unused, player.available, strict=True)]
        player.available = [0] * len(c.CUBES)
        g.pool = Pool()
        for area in g.areas.values():
            area.stopped = 0  # HYP-6.6: stops matter in the own turn only, so they can be forgotten now
        if is_last_turn(g) and c.RULINGS["skip_last_end_phase"]:
            return
        if any(player.bag):
            draw_cubes(g, self.seat, c.END_DRAW)
        else:
            g.then(Reset(self.seat))


class Reset(Step[Hyperborea], tag="Reset"):
    """HYP-19.4, HYP-19.5, HYP-19.6, HYP-19.12: figures become free, cubes go into the bag; then
    permanent cards are asked about."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        g.tell("hyperborea-reset", seat=who(self.seat))
        free_figures(g, self.seat)
        collect_cubes(g.seats[self.seat])
        g.then(KeepOnPermanent(seat=self.seat), EndReset(self.seat))


def free_figures(g: Hyperborea, seat: int) -> None:
    """HYP-19.4: out of cities and ruins, into the same area, which reveals nothing (HYP-4.12); the city
    can be entered again (HYP-15.6)."""
    for area in g.areas.values():
        for spot in area.spots:
            if spot.occupant == seat:
                spot.occupant = NOBODY
                area.free[seat] += 1


def collect_cubes(player: Player) -> None:
    """HYP-19.5, HYP-19.6: all cubes but those on permanent cards."""
    for kind, count in enumerate(player.unused):
        player.bag[kind] += count
        player.unused[kind] = 0
    for row in [*player.rows]:
        if c.ROWS[row].kind == "instant":
            take_back(player, row)


def take_back(player: Player, row: str) -> None:
    """All cubes of a row go into the bag."""
    for kind in player.rows.pop(row):
        if kind != c.EMPTY:
            player.bag[kind] += 1


def on_permanent(player: Player) -> list[tuple[Cube, int]]:
    """Cubes on permanent cards, and their kinds."""
    return [
        (Cube(row, place), kind)
        for row, cubes in player.rows.items()
        if c.ROWS[row].kind != "instant"
        for place, kind in enumerate(cubes)
        if kind != c.EMPTY
    ]


class KeepOnPermanent(Question[Hyperborea, str], tag="KeepOnPermanent"):
    """HYP-D40, HYP-18.3, HYP-19.7: cubes on permanent cards stay or go to the bag."""

    def ask(self, g: Hyperborea) -> Decision[str] | None:
        cubes = on_permanent(g.seats[self.seat])
        if not cubes:
            return None
        ways = ("keep", "take", "choose") if len(cubes) > 1 else ("keep", "take")
        options = tuple(Option(way, Text(f"hyperborea-reset-{way}")) for way in ways)
        return Decision(self.seat, Text("hyperborea-ask-reset", {"count": len(cubes)}), Pick(options), "HYP-D40")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        cubes = len(on_permanent(g.seats[self.seat]))
        bag = sum(g.seats[self.seat].bag)

        def about(option: Option) -> Says:
            if option.id == "choose":
                return Says(hint("reset-choose"))
            taken = cubes if option.id == "take" else 0
            return Says(hint(f"reset-{option.id}", bag=bag + taken), final("draw"))

        return decision.explain(about)

    def answer(self, g: Hyperborea, choice: str) -> None:
        player, way = g.seats[self.seat], choice
        if way == "choose":
            g.then(TakeFromPermanent(seat=self.seat))
        elif way == "take":
            take_cubes(g, self.seat, [cube for cube, _ in on_permanent(player)])

    def default(self, g: Hyperborea) -> Choice:
        return ["keep"]

    def standing(self, g: Hyperborea) -> Choice | None:
        wish = g.seats[self.seat].standing.reset
        return [wish] if wish else None


class TakeFromPermanent(Question[Hyperborea, list[Cube]], tag="TakeFromPermanent"):
    """HYP-D40: exactly which cubes go to the bag."""

    def ask(self, g: Hyperborea) -> Decision[list[Cube]]:
        cubes = on_permanent(g.seats[self.seat])
        options = tuple(cube_option(cube, kind) for cube, kind in cubes)
        return Decision(self.seat, Text("hyperborea-ask-take"), Several(options, 0, len(options)), "HYP-D40")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        player = g.seats[self.seat]
        bag = sum(player.bag)
        does = hint("draw", bag=bag, after=bag + 1)
        return decision.explain(lambda option: of_cube(player, option, does), final=final("draw"))

    def answer(self, g: Hyperborea, choice: list[Cube]) -> None:
        take_cubes(g, self.seat, choice)

    def default(self, g: Hyperborea) -> Choice:
        return []


def take_cubes(g: Hyperborea, seat: int, cubes: list[Cube]) -> None:
    """HYP-18.4, HYP-X40: the chosen cubes go to the bag; the cards stop working."""
    player = g.seats[seat]
    for cube in cubes:
        player.bag[pick_up(player, cube)] += 1
    if cubes:
        g.tell("hyperborea-took-back", seat=who(seat), count=len(cubes))


class EndReset(Step[Hyperborea], tag="EndReset"):
    """HYP-19.8, HYP-19.9: faction tiles are ready again; three cubes are drawn."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        player = g.seats[self.seat]
        player.tokens += player.aside
        player.aside = 0
        player.row_used = False
        draw_cubes(g, self.seat, c.END_DRAW)
