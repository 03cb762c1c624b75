"""States of older schemas, brought up when a match is loaded."""

from __future__ import annotations

from typing import Any

from games.engine.game import Migration

TILE_STEPS = {"ChooseFactionTiles", "ChooseStartCards", "TakeImmediateParts"}


def one_start_form(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 2 asks for the faction tile, the extra cube and the markers in one form. Who was choosing tiles chooses
    anew; who had shown them goes on with the rest."""
    stack = raw["stack"]
    pending = any(step["step"] in TILE_STEPS for step in stack)
    raw["stack"] = [step for step in stack if step["step"] not in TILE_STEPS]
    for step in raw["stack"]:
        if step["step"] == "StartChoices":
            raw["asked"] += 1  # an old menu answers nothing of the new form
            step |= {"tiles": pending, "asked": raw["asked"]}
    return raw


MIGRATIONS: tuple[Migration, ...] = (one_start_form,)
