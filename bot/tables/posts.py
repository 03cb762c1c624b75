"""What waits in the outbox: one struct per kind of message, with what is needed to write it when its turn comes.

Stored as plain data under the struct's tag: a tag or a field is as lasting as a column, and whoever changes one writes
a migration for what may wait in a database.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, TypeAlias, get_args

import msgspec

import db
from bot.tables.kept import Kept
from games.engine import Text

TABLE = "table"
"""The lane of a match's thread."""


class Post(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """A message to the table, unless its kind says otherwise."""

    draws: ClassVar[bool] = False
    """Whether its delivery draws a picture, and says when it has (`Delivery.drawn`); the end of a match, which takes
    long, does not count."""

    @property
    def lane(self) -> str:
        """Posts of one lane are delivered in order."""
        return TABLE

    @property
    def dedupe(self) -> str | None:
        """A later waiting post of the lane with the same key makes this one superfluous."""
        return None

    @classmethod
    def of_kind(cls) -> str:
        """Under which the outbox keeps it."""
        return str(cls.__struct_config__.tag)

    def row(self, not_before: datetime | None = None) -> db.Post:
        """As the outbox keeps it."""
        payload: dict[str, Any] = msgspec.to_builtins(self)
        kind = payload.pop("kind")
        return db.Post(kind=kind, payload=payload, lane=self.lane, dedupe=self.dedupe, not_before=not_before)


# -- to the table ---------------------------------------------------------------------------------------------------


class OpenThread(Post, frozen=True, tag="open"):
    """The match's thread, if the start has not opened it."""


class LobbyChanged(Post, frozen=True, tag="lobby"):
    """The lobby's message is out of date."""

    @property
    def dedupe(self) -> str:
        """Once is enough."""
        return "lobby"


class ThreadNamed(Post, frozen=True, tag="name"):
    """The table has another name, or another language."""

    @property
    def lane(self) -> str:
        """One of its own: Discord takes its time with new names, and nothing else waits for it."""
        return "name"

    @property
    def dedupe(self) -> str:
        """Only the last."""
        return "name"


class Board(Post, frozen=True):
    """The board, with what happened from one entry of the log to another."""

    draws = True
    since: int
    upto: int


class NewBoard(Board, frozen=True, tag="board"):
    """As a new message."""


class BoardEdit(Board, frozen=True, tag="step"):
    """The board message brought up to date, in the middle of a turn."""


class Ended(Post, frozen=True, tag="end"):
    """The last message of a match."""


class Note(Post, frozen=True, tag="note"):
    """A line to the table. The fields after `user` are what some of these lines tell."""

    key: str
    user: int | None = None
    former: str = ""
    hash: str = ""
    ends: str = ""
    until: str = ""
    clock: str = ""
    path: str = ""
    once: str | None = None

    @property
    def dedupe(self) -> str | None:
        """Of several lines about the same only the last is told."""
        return self.once


class SeatNote(Post, frozen=True, tag="seat"):
    """A line about a seat that a bot plays (None: about all), with a button to come back."""

    key: str
    user: int | None = None
    seat: int | None = None


class Stalled(Post, frozen=True, tag="stalled"):
    """The table has waited in vain for a seat that was asked at this moment."""

    seat: int
    asked_at: float
    long: bool = False


class VoteOpened(Post, frozen=True, tag="vote"):
    """A vote is put to the table. The database makes it when the vote has its number."""

    vote: int


class VoteChanged(Post, frozen=True, tag="vote-now"):
    """A vote has another ballot, or its end."""

    vote: int
    outcome: str | None = None

    @property
    def dedupe(self) -> str:
        """Of each vote only the newest standing."""
        return f"vote-{self.vote}"


class SeatOffered(Post, frozen=True, tag="offer"):
    """A seat is offered in the thread. The database makes it when the offer has its number."""

    offer: int


class OfferChanged(Post, frozen=True, tag="offer-now"):
    """What became of an offer."""

    offer: int

    @property
    def dedupe(self) -> str:
        """Once is enough."""
        return f"offer-{self.offer}"


# -- to a person ----------------------------------------------------------------------------------------------------


class ToPerson(Post, frozen=True):
    """A message to one person, by DM."""

    user: int

    @property
    def lane(self) -> str:
        """Their DMs."""
        return f"dm-{self.user}"


class DirectLine(ToPerson, frozen=True, tag="letter"):
    """A line to one person about a match."""

    key: str
    match: int = 0
    thread: str = ""
    code: str = ""

    @property
    def dedupe(self) -> str:
        """Once per match."""
        return f"{self.key}-{self.match}"


class SecretPanel(ToPerson, frozen=True, tag="secret"):
    """A panel for a secret choice."""

    draws = True
    seat: int
    asked: int

    @property
    def dedupe(self) -> str:
        """A newer question of the seat takes its place."""
        return f"secret-{self.seat}"


class Closed(msgspec.Struct, frozen=True):
    """A question that is closed, with what its seat has answered."""

    asked: Text
    answer: Text | None = None


class PanelClosed(Post, frozen=True, tag="close"):
    """A panel or ping whose question is over."""

    kept: Kept
    closed: Closed | None = None
    newer: bool = False
    """Whether it is over because a newer message has taken its place."""

    @property
    def lane(self) -> str:
        """The DMs of whoever has read it."""
        return f"dm-{self.kept.user}"


class Waiting(msgspec.Struct, frozen=True):
    """A table that somebody is told of: for which seat and question, and why."""

    match: int
    seat: int
    asked: int
    why: str


class Ping(ToPerson, frozen=True, tag="ping"):
    """Somebody is told what waits for them. What waits in their lane becomes one message."""

    waits: list[Waiting]


class SeatDM(ToPerson, frozen=True, tag="seat-letter"):
    """A word to somebody about a seat that is not theirs (any more)."""

    key: str
    seat: int
    args: dict[str, str] = {}

    @property
    def lane(self) -> str:
        """One of its own: it waits until they may be told, and nothing else waits for it."""
        return seat_lane(self.user)


class TableDM(ToPerson, frozen=True, tag="table-letter"):
    """A word to somebody about a table as a whole: they are invited, or asked to be host, or it is over."""

    key: str
    by: int = 0
    """Whose doing it is."""

    @property
    def lane(self) -> str:
        """As of words about seats: it waits until they may be told."""
        return seat_lane(self.user)


def seat_lane(user: int) -> str:
    """Where words to somebody about seats that are not theirs wait."""
    return f"seat-{user}"


AnyPost: TypeAlias = (
    OpenThread
    | LobbyChanged
    | ThreadNamed
    | NewBoard
    | BoardEdit
    | Ended
    | Note
    | SeatNote
    | Stalled
    | VoteOpened
    | VoteChanged
    | SeatOffered
    | OfferChanged
    | DirectLine
    | SecretPanel
    | PanelClosed
    | Ping
    | SeatDM
    | TableDM
)


_BY_KIND: dict[str, type[AnyPost]] = {kind.of_kind(): kind for kind in get_args(AnyPost)}


def read(item: db.OutboxItem) -> AnyPost:
    """What an item of the outbox is. Raises msgspec.ValidationError for what no post is."""
    kind = _BY_KIND.get(item.kind)
    if kind is None:
        raise msgspec.ValidationError(f"there is no post of the kind {item.kind!r}")
    return msgspec.convert(item.payload, kind)  # for one of many, what each is would be looked at anew every time
