"""A stored state comes back as it was, or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import db
from db.snapshots import Damaged, pack, unpack
from games.engine import Match, Setup
from games.xidit.game import GAME
from tests.db.helpers import choice, started, state

pytestmark = pytest.mark.finding("TR-16")


def flipped(data: bytes, bit: int) -> bytes:
    """The same with one bit changed."""
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def damage(path: Path, table: str) -> None:
    """One bit of every state of a table."""
    with closing(sqlite3.connect(path)) as raw:
        for row, data in raw.execute(f"SELECT rowid, data FROM {table}").fetchall():
            raw.execute(f"UPDATE {table} SET data = ? WHERE rowid = ?", (flipped(data, 8 * len(data) - 9), row))
        raw.commit()


def test_no_bit_can_change_unnoticed() -> None:
    match, _ = Match.begin(GAME, GAME.complete(Setup(3, "a seed")))
    packed = pack(match.dump())
    for bit in range(8 * len(packed)):
        with pytest.raises(Damaged):
            unpack(flipped(packed, bit))


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x01" + bytes(16)], ids=["nothing", "a byte", "no state"])
def test_what_is_too_short_is_damaged(data: bytes) -> None:
    with pytest.raises(Damaged):
        unpack(data)


async def test_a_damaged_state_is_refused_named_kept_and_mended(path: Path) -> None:
    async with await db.Store.open(path) as store:
        match_id, other = await started(store), await started(store)
        await store.moves.commit(choice(match_id, 1, snapshot=state(2), milestone=True))
        damage(path, "milestones")
        assert await store.moves.milestone(match_id, 2) is None
        with closing(sqlite3.connect(path)) as raw:
            raw.execute("UPDATE snapshots SET data = zeroblob(40) WHERE match_id = ?", (match_id,))
            raw.commit()
        with pytest.raises(db.DamagedState, match=f"the state of match {match_id} \\(version 2\\) is damaged"):
            await store.moves.load(match_id)
        assert (await store.moves.load(other)).snapshot == state(1)
        assert [fault.partition(";")[0] for fault in await store.faults()] == [
            f"match {match_id}: the state is damaged",
            f"match {match_id}: a state to go back to is damaged",
        ]
        aside = await store.moves.set_aside(match_id)
        assert aside.parent == path.parent
        assert aside.read_bytes() == bytes(40)
        with pytest.raises(db.StaleVersion):
            await store.moves.mend(match_id, 1, state(1))
        await store.moves.mend(match_id, 2, state(2))
        loaded = await store.moves.load(match_id)
        assert (loaded.snapshot, loaded.version) == (state(2), 2)
