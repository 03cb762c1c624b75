"""Older matches, brought up to the present shape of the state: oldest first."""

from __future__ import annotations

from typing import Any

PLACING = ("PlaceWhere", "PlaceWhich", "PlaceSide")


def place_in_one_choice(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 2 asks for a card, a place, a kin and its side at once: whoever is in the midst of it begins again.

    What is owed says where it comes from. Menus have other options than before, so open questions get new numbers: an
    old menu answers none of them.
    """
    stack = [step for step in raw["stack"] if step["step"] != "StartOfTurn"]
    if stack[-1]["step"] in PLACING:
        stack[-1]["step"] = PLACING[0]
        raw["turn"] |= {"place": "", "kind": ""}
    raw["stack"] = stack
    for step in (*raw["debts"], *stack):
        if "items" in step:
            sources = {"gain": "altar", "shard": "palace", "lose": ""}
            by = _sealed_by(raw, step["seat"])
            step["items"] = [{"kind": item, "place": sources[item], "by": by} for item in step["items"]]
        if step["step"] == "Run":
            step["picks"] = [pick] if (pick := step.pop("pick", "")) else []
    for step in (*raw["debts"], stack[-1]):
        if "asked" in step:
            raw["asked"] += 1
            step["asked"] = raw["asked"]
    return raw


def _sealed_by(raw: dict[str, Any], seat: int) -> int:
    """An opponent who keeps a Seal of the Gate: whose it was is not stored."""
    players = enumerate(raw["seats"])
    owners = [other for other, player in players if other != seat and "seal_of_the_gate" in player["cards"]]
    return owners[0] if owners else (seat + 1) % raw["players"]


MIGRATIONS = (place_in_one_choice,)
