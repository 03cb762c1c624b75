"""Matches that were stored by earlier versions, brought up to the questions of today."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.engine.game import Migration

RENAMED = {
    "OpenRegions": "PlaceBase",
    "StartFighters": "StartLeader",
    "ChooseCompany": "ChooseUnits",
    "ChooseFighters": "ChooseUnits",
}
"""Questions that were asked one after another and are one now: the whole of it is asked again."""


def ask_together(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 2 asks for base and open regions at once, for leader and fighters of the start, and for the units of a
    move."""
    for step in _steps(raw["stack"]):
        if step["step"] == "OpenRegions":
            raw["seats"][step["seat"]]["site"] = ""
        step["step"] = RENAMED.get(step["step"], step["step"])
        if step["step"] == "ChooseUnits":
            step.pop("others", None)
    return raw


def side_by_side(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 3 plays the action phases before Move side by side; one that has begun is played to its end as it was."""
    phases = [step["phase"] for step in reversed(raw["stack"]) if _is_early(step)]
    if phases:
        last = next(number for number, step in enumerate(raw["stack"]) if _is_early(step))
        raw["stack"] = [step for step in raw["stack"] if not _is_early(step)]
        raw["stack"].insert(last, {"step": "SideBySide", "phases": phases})
    return raw


def _is_early(step: dict[str, Any]) -> bool:
    return bool(step["step"] == "ActionPhase" and step["phase"] != "move")


def _steps(stack: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All steps, those of lanes included."""
    for step in stack:
        yield step
        for lane in step.get("lanes", {}).values():
            yield from _steps(lane)


MIGRATIONS: tuple[Migration, ...] = (ask_together, side_by_side)
