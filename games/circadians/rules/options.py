"""Options that are offered again and again, made once."""

from __future__ import annotations

from functools import cache

import msgspec

from games.circadians import components as c
from games.circadians.effects import effects_text
from games.circadians.rules.hints import joined
from games.circadians.state import region_name, where
from games.engine import Option, Text
from games.engine.option import Role
from games.engine.text import Arg

ROLES: dict[str, Role] = {
    "end": "end",
    "pass": "decline",
    "none": "decline",
    "no": "decline",
    "stop": "decline",
    "done": "decline",
    "stay": "decline",
}
"""Refusals and the end of a turn; they stand last wherever they are offered."""


@cache
def do(name: str) -> Option[str]:
    """Something to do that needs no argument: its words are `circadians-do-<name>`."""
    return Option(name, Text(f"circadians-do-{name}"), role=ROLES.get(name, ""))


@cache
def refusal(name: str) -> Option[None]:
    """A refusal that means nothing to the rules."""
    return Option(name, Text(f"circadians-do-{name}"), means=None, role="decline")


@cache
def region_option(name: str) -> Option[str]:
    """A region."""
    return Option(name, region_name(name), where=where(name))


class Do(msgspec.Struct, frozen=True):
    """What an option with a verb means: play a card, use a leader, take a source of income, …"""

    verb: str
    what: str = ""
    number: int = 0
    wanted: str = ""
    """Which of two rewards."""


@cache
def play_option(card: str, lock: bool = False) -> Option[Do]:
    """A tactics card that could be played; only its owner may see that (CIR-29.4)."""
    return Option(
        f"play.{card}",
        Text("circadians-do-play", {"card": Text(f"circadians-card-{card}")}),
        hint=joined(Text("circadians-hint-lock") if lock else None, effects_text(c.CARDS[card].play, moments=False)),
        private=True,
        means=Do("play", card),
    )


@cache
def card_option(card: str) -> Option[str]:
    """A card of the own hand."""
    data = c.CARDS[card]
    args: dict[str, Arg] = {"card": Text(f"circadians-card-{card}"), "left": str(data.left), "right": str(data.right)}
    return Option(card, Text("circadians-plan-card", args), hint=effects_text(data.play))


@cache
def named(kind: str, name: str) -> Option[str]:
    """A component by its name."""
    return Option(name, Text(f"circadians-{kind}-{name}"))
