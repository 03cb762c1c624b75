"""Older matches, brought up to the present shape of the state: oldest first."""

from __future__ import annotations

from typing import Any

OTHER_MENUS = ("ChooseRewards", "ChooseTitan")


def ask_together(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 2: with the numbers of a census places for its prizes may be named (XID-21.7); who has sealed numbers has
    named none, and is asked. Rewards and bards are one question, and declining a titan stands last: open questions of
    these kinds get new numbers, so that an old menu answers none of them."""
    for step in raw["stack"]:
        if step["step"] == "CountAll":
            for answer in step.get("answers", {}).values():
                answer.setdefault("bards", [])
                answer.setdefault("guild", [])
        if step["step"] in OTHER_MENUS and step.get("asked"):
            raw["asked"] += 1
            step["asked"] = raw["asked"]
    return raw


MIGRATIONS = (ask_together,)
