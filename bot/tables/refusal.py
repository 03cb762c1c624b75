"""Why something was not done at a table, for whoever puts it into words."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Why(StrEnum):
    """The reasons."""

    NO_SUCH_MATCH = "no-such-match"
    OVER = "over"
    """The match has begun, or was called off."""
    HOST_ONLY = "host-only"
    ALREADY_IN = "already-in"
    NOT_IN = "not-in"
    FULL = "full"
    NO_BOTS = "no-bots"
    TAKEN = "taken"
    """Another seat has chosen that."""
    TOO_FEW = "too-few"
    CLASH = "clash"
    """Several seats have chosen what only one can have."""
    UNKNOWN = "unknown"
    """There is no such thing to choose: an old control, or a forged one."""
    NO_THREAD = "no-thread"
    MANY_LOBBIES = "many-lobbies"
    MANY_LOBBIES_HERE = "many-lobbies-here"
    MANY_MATCHES = "many-matches"
    MANY_DEMOS = "many-demos"
    TOO_FAST = "too-fast"
    PRIVATE = "private"
    """Only invited people sit down here."""
    REMOVED = "removed"
    """The host has freed their seat, and does not want them back."""
    ALREADY_THERE = "already-there"
    """Whom it is about sits at the table."""
    NOT_THERE = "not-there"
    """Whom it is about does not play at the table."""
    ALREADY_INVITED = "already-invited"
    DECLINED = "declined"
    """They have said no once: nobody asks them again."""
    MANY_GUESTS = "many-guests"
    NO_GUEST = "no-guest"
    """Whom it is about does not see the channel, or is no person."""
    NOT_INVITED = "not-invited"
    HOST_ALREADY = "host-already"
    """Whom it is about is the host."""
    NOT_ASKED = "not-asked"
    """Nobody asks them to be host (any more)."""
    ASKED_OFTEN = "asked-often"
    """The host has asked people to be host so often today that nobody is asked any more."""
    LONG_NAME = "long-name"
    MANY_WATCHERS = "many-watchers"
    PLAYS = "plays"
    """Whoever plays at the table hears of its end anyway."""


class Refused(msgspec.Struct, frozen=True):
    """Nothing was done."""

    why: Why
    match: int = 0
    """The match that was meant, or that stands in the way."""
    user: int = 0
    """Who could do it: the host."""
    count: int = 0
    low: int = 0
    high: int = 0
    game: str = ""
    key: str = ""
    """What was chosen twice, and as what."""
    value: str = ""


class Refusal(Exception):
    """Carries a refusal out of a transaction."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.why)
        self.refused = refused
