"""What votes are about: one struct per kind of vote. Stored as plain data under the struct's tag."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

import db


class Late(msgspec.Struct, frozen=True, tag_field="kind", tag="late"):
    """What happens now that somebody's time has run out; a clock asks."""

    seat: int
    user: int | None
    secret: bool
    """Whether the question is a secret one: then nobody is told what became of it."""


class GoBack(msgspec.Struct, frozen=True, tag_field="kind", tag="rewind"):
    """The match comes back as it was after some version of it."""

    version: int
    logged: int
    at: str


class CallOff(msgspec.Struct, frozen=True, tag_field="kind", tag="cancel"):
    """The match ends without a winner."""


class Unseat(msgspec.Struct, frozen=True, tag_field="kind", tag="seat"):
    """A seat is offered to somebody, or a bot plays it (None) until its owner is back."""

    seat: int
    owner: int | None
    to: int | None
    late: bool
    """Whether its owner has let the table wait too long."""


Subject: TypeAlias = Late | GoBack | CallOff | Unseat
LATE, GO_BACK = "late", "rewind"
"""As the database names the kinds that are looked for there."""


def of(vote: db.Vote) -> Subject:
    """What a vote is about."""
    subject: Subject = msgspec.convert({**vote.subject, "kind": vote.kind}, Subject)
    return subject


def stored(subject: Subject) -> tuple[str, dict[str, Any]]:
    """Its kind, and the rest as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(subject)
    return plain.pop("kind"), plain


def late(vote: db.Vote) -> Late | None:
    """What a vote about somebody late is about; None for any other."""
    subject = of(vote)
    return subject if isinstance(subject, Late) else None
