"""What was found when somebody looked back on a match is kept with it, and goes with it."""

from __future__ import annotations

from db import WHOLE_TABLE, Store
from tests.db.helpers import NOW, at, started


async def test_each_seat_has_its_own_and_the_newest_counts(store: Store) -> None:
    match = await started(store)
    assert await store.reviews.get(match, 0) is None
    await store.reviews.keep(match, 0, "перший", NOW)
    await store.reviews.keep(match, WHOLE_TABLE, "усім", NOW)
    await store.reviews.keep(match, 0, "другий", at(1))
    assert await store.reviews.get(match, 0) == "другий"
    assert await store.reviews.get(match, WHOLE_TABLE) == "усім"
    assert await store.reviews.get(match, 1) is None


async def test_a_match_takes_them_along(store: Store) -> None:
    match = await started(store)
    await store.reviews.keep(match, 0, "x", NOW)
    await store.matches.delete(match)
    assert await store.reviews.get(match, 0) is None
