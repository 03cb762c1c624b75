"""Whatever happens between posts and deliveries, crashes included: nothing is lost, doubled or out of order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from db import Post, Store
from tests.db.helpers import FIXED, NOW, at, started
from tests.support.database import fresh

LANES = ("table", "dm:1")

posts = st.tuples(st.just("post"), st.sampled_from(LANES), st.sampled_from(["told", "ping"]))
claims = st.tuples(st.sampled_from(["deliver", "fail", "crash"]), st.sampled_from(LANES), st.integers(1, 4))


@settings(FIXED, max_examples=30)
@given(history=st.lists(posts | claims, max_size=25))
def test_every_post_arrives_once_and_in_order(history: list[tuple[str, str, str | int]]) -> None:
    with TemporaryDirectory() as folder:
        path = fresh(Path(folder) / "slowtable.db")
        asyncio.run(run(path, history))


async def run(path: Path, history: list[tuple[str, str, str | int]]) -> None:
    posted: dict[str, list[int]] = {lane: [] for lane in LANES}
    arrived: dict[str, dict[str, list[int]]] = {lane: {} for lane in LANES}
    store = await Store.open(path)
    match_id = await started(store)
    for number, (what, lane, argument) in enumerate(history):
        if what == "post":
            post = Post(kind=str(argument), lane=lane, payload={"n": number})
            posted[lane].append(number)
            await store.outbox.put([post], at(number), match_id)
            continue
        await attempt(store, match_id, lane, int(argument), what, number, arrived[lane])
        if what == "crash":
            await store.close()
            store = await Store.open(path)
    for lane in LANES:
        while await attempt(store, match_id, lane, 3, "deliver", 9999, arrived[lane]):
            pass
        assert [number for message in arrived[lane].values() for number in message] == posted[lane]
    await store.close()


async def attempt(
    store: Store, match_id: int, lane: str, most: int, what: str, number: int, arrived: dict[str, list[int]]
) -> bool:
    """Claim and send. A message whose nonce has arrived before is taken for the same one, as Discord does."""
    batch = await store.outbox.claim(match_id, lane, at(number), most)
    if not batch:
        return False
    ids = [item.id for item in batch]
    if what == "fail":
        await store.outbox.failed(ids, "500", at(number + 2))
        return True
    contents = [item.payload["n"] for item in batch]
    assert arrived.setdefault(batch[0].nonce, contents) == contents
    if what == "deliver":
        await store.outbox.delivered(ids, NOW, remote_id=number)
    return True
