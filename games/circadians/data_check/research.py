"""The research tracks (CIR-6.19), with what the rulebook shows of them."""

from __future__ import annotations

from games.circadians.schema import Files
from games.circadians.schema.board import Column
from games.circadians.vocabulary import Reward
from games.engine.data_check import Need

COLUMNS = 5
SHOWN: dict[tuple[str, int], dict[str, Reward]] = {
    ("discover", 5): {
        "main": {"research": 2},
        "instant": {"cards": 1},
        "cost": {"gems": 1},
        "gain": {"cards": 1},
    },
    ("build", 2): {"instant": {"any_of": [{"foundation": 1}, {"cards": 1}]}},
    ("build", 4): {"instant": {"any_of": [{"foundation": 1}, {"cards": 1}]}},
    ("build", 5): {"main": {"build": 3}, "cost": {"energy": 2}, "gain": {"cards": 1}},
    ("harvest", 2): {"main": {"energy": 5, "harvest": 2}, "cost": {"energy": 2}, "gain": {"gems": 1}},
    ("harvest", 3): {"instant": {"place_loot": 1}},
    ("harvest", 5): {"instant": {"upgrade_loot": 1}},
    ("move", 4): {"instant": {"any_of": [{"recruit": 2}, {"cards": 1}]}},
}
"""Columns that pictures and examples of the rulebook show."""
SOMEWHERE: tuple[tuple[str, Reward, Reward], ...] = (
    ("discover", {"research": 1}, {"gems": 1}),
    ("recruit", {"recruit": 7}, {"energy": 4}),
    ("move", {"move": 4}, {"energy": 4}),
)
"""Main action and support cost of a column, no matter which."""


def check_research(data: Files, need: Need) -> None:
    """research.toml"""
    file = data.research
    rows = {(row.track, row.column): row for row in file.column}
    every = [(track, column) for track in file.tracks for column in range(1, file.columns + 1)]
    tracks = tuple(row.id for row in data.meta.phase if row.kind == "action")
    columns = [(row.track, row.column) for row in file.column]
    if not (
        need(file.tracks == tracks and file.columns == COLUMNS, file, f"they are {', '.join(tracks)}", "tracks")
        and need(columns == every, file, "columns 1 to 5 of each track, in order", "column")
    ):
        return
    for row in file.column:
        locked = row.column == file.columns or (row.track, row.column) == ("move", 3)  # CIR-6.14
        need(row.lock == locked, row, "locks are before the last columns and before column 3 of Move", "lock")
        need(bool(row.instant) <= (row.column > 1), row, "nothing is gained in the first column", "instant")
        _check_shown(need, row)
    for track, main, cost in SOMEWHERE:
        known = any(row.track == track and row.main == main and row.support.cost == cost for row in file.column)
        need(known, file, f"the rulebook shows {main} of {track} with a support action for {cost}", "column")
    need("cards" in rows["move", 5].main, rows["move", 5], "a card too", "main")
    steps = (file.columns - 1) * len(file.tracks)
    goal = next((row for row in data.factions.faction if row.id == "zcharo"), None)
    if goal is not None:
        need(goal.fame_goal == steps, goal, f"all steps of research make {steps}", "fame_goal")


def _check_shown(need: Need, row: Column) -> None:
    there: dict[str, object] = {
        "main": row.main,
        "instant": row.instant,
        "cost": row.support.cost,
        "gain": row.support.gain,
    }
    for field, shown in SHOWN.get((row.track, row.column), {}).items():
        need(
            there[field] == shown,
            row,
            f"the rulebook shows {shown}",
            field if field in ("main", "instant") else "support",
        )
