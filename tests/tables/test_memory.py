"""Which matches are in memory: those under way that somebody has touched lately, and few of those that are over."""

from __future__ import annotations

import pytest

from bot.tables import table
from bot.tables.changes import CalledOff
from tests.tables.house import House

ANNA, BORYS = 175928847299117063, 80351110224678912
KEPT = 3


@pytest.fixture
def loads(house: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The matches that are read from the database from now on; few that are over are kept."""
    monkeypatch.setattr(table, "ENDED", KEPT)
    found: list[int] = []
    house.table.on_load.append(lambda running: found.append(running.id))
    return found


async def end(house: House, number: int) -> None:
    """The match is called off."""
    async with house.table.locked(number) as draft:
        assert draft is not None
        await house.table.carry_out(draft, CalledOff(vote=0))


async def test_matches_that_are_over_leave_memory_before_those_under_way(house: House, loads: list[int]) -> None:
    under_way = await house.match(ANNA, BORYS, bots=1)
    over = [(await house.match(ANNA, BORYS, bots=1)).id for _ in range(KEPT + 2)]
    for number in over:
        await end(house, number)
    for number in (under_way.id, *over[-KEPT:]):
        assert house.table.in_memory(number).id == number
    assert loads == []
    first = await house.running(over[0])
    assert (first.over, loads) == (True, [over[0]]), "whoever looks back on it reads it again"
    assert (await house.running(under_way.id)).id not in loads


async def test_one_that_was_looked_at_lately_stays(house: House, loads: list[int]) -> None:
    over = [(await house.match(ANNA, BORYS, bots=1)).id for _ in range(KEPT + 1)]
    for number in over[:KEPT]:
        await end(house, number)
    await house.running(over[0])
    await end(house, over[KEPT])
    assert [await house.running(number) for number in (over[0], over[1])]
    assert loads == [over[1]]
