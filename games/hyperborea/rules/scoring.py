"""HYP-21: scoring."""

from __future__ import annotations

from games.engine import Outcome, Step, Text
from games.hyperborea import components as c
from games.hyperborea.state import GHOST, NOBODY, Area, Hyperborea, who

COLUMNS = ("gems", "ghosts", "rivals", "cubes", "objectives", "cards", "control")


class FinalScoring(Step[Hyperborea], tag="FinalScoring"):
    """HYP-20.12, HYP-21.10, HYP-21.11, HYP-21.12, HYP-21.13, HYP-21.14: most victory points; ties by areas,
    cubes, later place in turn order."""

    def run(self, g: Hyperborea) -> None:
        g.active = NOBODY
        table = scores(g)
        ranking = sorted(range(g.players), key=lambda seat: rank(g, seat), reverse=True)
        places = [0] * g.players
        for place, seat in enumerate(ranking, 1):
            places[seat] = place
        winner = ranking[0]
        columns = {f"hyperborea-score-{name}": tuple(row[name] for row in table) for name in COLUMNS}
        columns["hyperborea-score-total"] = tuple(sum(row.values()) for row in table)
        points = columns["hyperborea-score-total"][winner]
        for seat in ranking:
            g.tell("hyperborea-scored", seat=who(seat), points=sum(table[seat].values()), parts=summed(table[seat]))
        g.tell("hyperborea-won", seat=who(winner), points=points)
        g.finish(
            Outcome(
                (winner,), Text("hyperborea-reason", {"seat": who(winner), "points": points}), tuple(places), columns
            )
        )


def summed(row: dict[str, int]) -> Text:
    """PL-23: what a score is made of, so that everybody can add it up; what brought nothing is left out."""
    parts = [
        Text("hyperborea-score-part", {"part": Text(f"hyperborea-score-{name}"), "points": row[name]})
        for name in COLUMNS
        if row[name]
    ]
    first, *others = parts or [Text("hyperborea-words-nothing")]
    for other in others:
        first = Text("hyperborea-plus", {"first": first, "second": other})
    return first


def rank(g: Hyperborea, seat: int) -> tuple[int, int, int, int]:
    """HYP-21.10, HYP-21.11, HYP-21.12, HYP-21.13, HYP-X39, to be compared."""
    total = sum(score(g, seat).values())
    order = (seat - g.first) % g.players
    return total, len(controlled(g, seat)), sum(g.seats[seat].cubes()[: c.GREY]), order


def scores(g: Hyperborea) -> list[dict[str, int]]:
    """The scores of all seats."""
    owners = controllers(g)
    return [score(g, seat, owners) for seat in range(g.players)]


def score(g: Hyperborea, seat: int, owners: dict[str, int] | None = None) -> dict[str, int]:
    """HYP-21.1, HYP-21.2, HYP-21.3, HYP-21.4, HYP-21.5, HYP-21.6, HYP-21.7, HYP-13.10, by column. Levels and a kept
    token count nothing (HYP-14.12, HYP-16.10). `owners` is who controls what, if that is known already."""
    player, points = g.seats[seat], c.SCORING
    areas = [name for name, owner in (controllers(g) if owners is None else owners).items() if owner == seat]
    return {
        "gems": player.gems * points.gem,
        "ghosts": ghost_points(player.ghosts),
        "rivals": len(player.rivals) * points.rival_figure_in_graveyard,
        "cubes": cube_points(g, seat),
        "objectives": len(player.objectives) * points.objective_tile,
        "cards": sum([c.CARDS[card].gems for card in player.cards]) * points.tech_gem,
        "control": sum([c.CONTROL[g.place(area).kind] for area in areas]),
    }


def ghost_points(ghosts: int) -> int:
    """HYP-21.2."""
    table = c.SCORING.ghosts
    beyond = max(0, ghosts - (len(table) - 1))
    return table[min(ghosts, len(table) - 1)] + beyond * c.SCORING.ghost_beyond_table


def cube_points(g: Hyperborea, seat: int) -> int:
    """HYP-21.4: own cubes wherever they are, without grey ones."""
    player = g.seats[seat]
    counted = player.cubes() if c.RULINGS["score_all_owned_cubes"] else player.bag
    return sum(counted[: c.GREY]) * c.SCORING.cube + counted[c.GREY] * c.SCORING.grey_cube


def controlled(g: Hyperborea, seat: int) -> list[str]:
    """HYP-21.9: areas this player controls, in map order; none that lies face down."""
    return [name for name, owner in controllers(g).items() if owner == seat]


def controllers(g: Hyperborea) -> dict[str, int]:
    """Who controls what lies face up, in map order."""
    return {name: controller(g, area) for name, area in g.areas.items() if area.up}


def controller(g: Hyperborea, area: Area) -> int:
    """HYP-21.8, HYP-X04: strictly more figures than every other player; Ghosts are ignored (HYP-R19)."""
    return leader(area, g.figures_in(area))


def leader(area: Area, counts: list[int]) -> int:
    """HYP-21.8: who would control the area with so many figures each."""
    most = max(counts)
    ghosts = sum(spot.occupant == GHOST for spot in area.spots) if c.RULINGS["ghosts_contest_control"] else 0
    return counts.index(most) if counts.count(most) == 1 and most > ghosts else NOBODY


def control_gain(g: Hyperborea, seat: int, area: str, owner: int, change: int) -> int:
    """HYP-21.7: points that `seat` would gain or lose by control, if `owner` had so many figures more in the area."""
    here = g.areas[area]
    counts = g.figures_in(here)
    before = leader(here, counts) == seat
    counts[owner] += change
    return ((leader(here, counts) == seat) - before) * c.CONTROL[g.place(area).kind]
