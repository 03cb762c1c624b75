"""Options that are offered again and again, made once."""

from __future__ import annotations

from functools import cache

import msgspec

from games.circadians import components as c
from games.circadians.effects import cost_text, effects_text
from games.circadians.state import region_name, where
from games.engine import Option, Text


@cache
def do(name: str) -> Option[str]:
    """Something to do that needs no argument: its words are `circadians-do-<name>`."""
    return Option(name, Text(f"circadians-do-{name}"))


@cache
def region_option(name: str) -> Option[str]:
    """A region."""
    return Option(name, region_name(name), where=where(name))


@cache
def track_option(track: str, lock: bool) -> Option[str]:
    """A research track."""
    return Option(track, Text(f"circadians-phase-{track}"), hint=Text("circadians-hint-lock") if lock else None)


class Do(msgspec.Struct, frozen=True):
    """What an option with a verb means: play a card, use a leader, take a source of income, …"""

    verb: str
    what: str = ""
    number: int = 0


@cache
def play_option(card: str, lock: bool = False) -> Option[Do]:
    """A tactics card that could be played; only its owner may see that (CIR-29.4)."""
    return Option(
        f"play.{card}",
        Text("circadians-do-play", {"card": Text(f"circadians-card-{card}")}),
        hint=Text("circadians-hint-lock") if lock else effects_text(c.CARDS[card].play),
        private=True,
        means=Do("play", card),
    )


@cache
def card_option(card: str) -> Option[str]:
    """A card of the own hand."""
    return Option(card, Text(f"circadians-card-{card}"))


@cache
def leader_option(leader: str, energy: int, gems: int) -> Option[str]:
    """A leader with what the leader costs."""
    return Option(
        leader,
        Text(f"circadians-leader-{leader}"),
        hint=cost_text(energy, gems),
    )


@cache
def named(kind: str, name: str) -> Option[str]:
    """A component by its name."""
    return Option(name, Text(f"circadians-{kind}-{name}"))
