"""Matches to try things on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import settings

from db import LobbyChange, Match, Move, NewEntry, NewSeat, Seat, Seating, Status, Store

FIXED = settings(derandomize=True, deadline=None)
"""The same examples in every run, however slow the machine."""

NOW = datetime(2030, 3, 31, 12, 30, 15, 123456, tzinfo=UTC)
ANNA, BORYS, CHIARA, DMYTRO = 80351110224678912, 2**62 + 7, 175928847299117063, 42


def at(minutes: float) -> datetime:
    """So many minutes after the beginning of the test."""
    return NOW + timedelta(minutes=minutes)


async def new_match(store: Store, **fields: Any) -> Match:
    """A lobby in which nobody sits."""
    usual: dict[str, Any] = {
        "guild_id": 1,
        "channel_id": 2,
        "host_id": ANNA,
        "game": "xidit",
        "language": "uk",
        "at": NOW,
    }
    return await store.matches.create(**(usual | fields))


async def sit(store: Store, match_id: int, when: datetime = NOW, **who: Any) -> list[Seat]:
    """Take the lowest free seat of a lobby; returns all of them."""
    return (await store.lobby.change(match_id, when, lambda match, seats: LobbyChange(take=NewSeat(**who))))[1]


async def started(store: Store, *users: int, **fields: Any) -> int:
    """A match that runs, at version 1; returns its id."""
    match = await new_match(store, **fields)
    await store.moves.commit(
        Move(
            match_id=match.id,
            expected_version=0,
            at=NOW,
            snapshot=state(1),
            changes={
                "status": Status.RUNNING,
                "setup": {"players": len(users), "seed": "secret", "options": {}},
                "seed": "secret",
                "seed_hash": "hash",
                "started_at": NOW,
            },
            seating=[Seating(user_id=user, bank_seconds=3600) for user in users or (ANNA, BORYS)],
        )
    )
    return match.id


def state(version: int) -> bytes:
    """A state that tells its version."""
    return f'{{"version": {version}, "text": "Їжак і Ёжик 🦔"}}'.encode()


def choice(match_id: int, version: int, **fields: Any) -> Move:
    """A plain move that expects this version."""
    usual: dict[str, Any] = {
        "match_id": match_id,
        "expected_version": version,
        "at": at(version),
        "snapshot": state(version + 1),
        "entries": [NewEntry(seat=version % 2, text=f"move {version}", asked=version)],
    }
    return Move(**(usual | fields))
