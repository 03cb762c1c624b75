"""Who joins, leaves and chooses before the start."""

from __future__ import annotations

import asyncio

import pytest

from db import AlreadySeated, NoSuchMatch, NotInLobby, NotSeated, Seat, Store, TableFull
from tests.db.helpers import ANNA, BORYS, CHIARA, DMYTRO, NOW, at, new_match, started


async def test_players_and_bots_take_the_lowest_free_seat(store: Store) -> None:
    match = await new_match(store)
    await store.lobby.join(match.id, NOW, most=4, user_id=ANNA)
    await store.lobby.join(match.id, at(1), most=4, bot="careful")
    await store.lobby.join(match.id, at(2), most=4, user_id=BORYS, options={"colour": "синій"})
    await store.lobby.leave(match.id, 1)
    await store.lobby.join(match.id, at(3), most=4, user_id=CHIARA)
    seats = await store.matches.seats(match.id)
    assert [(seat.number, seat.user_id, seat.bot) for seat in seats] == [
        (0, ANNA, None),
        (1, CHIARA, None),
        (2, BORYS, None),
    ]
    assert seats[2].options == {"colour": "синій"}
    assert seats[1].joined_at == at(3)


async def test_nobody_sits_twice(store: Store) -> None:
    match = await new_match(store)
    await store.lobby.join(match.id, NOW, most=4, user_id=ANNA)
    with pytest.raises(AlreadySeated):
        await store.lobby.join(match.id, NOW, most=4, user_id=ANNA)
    await store.lobby.join(match.id, NOW, most=4, bot="careful")
    await store.lobby.join(match.id, NOW, most=4, bot="careful")


async def test_the_last_seat_goes_to_one_of_those_who_want_it(store: Store) -> None:
    match = await new_match(store)
    joins = (store.lobby.join(match.id, NOW, most=2, user_id=user) for user in (ANNA, BORYS, CHIARA, DMYTRO))
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(result, Seat) for result in results) == 2
    assert sum(isinstance(result, TableFull) for result in results) == 2


async def test_choices_of_a_seat(store: Store) -> None:
    match = await new_match(store)
    await store.lobby.join(match.id, NOW, most=2, user_id=ANNA)
    await store.lobby.choose(match.id, 0, {"faction": "Північ"})
    assert (await store.matches.seats(match.id))[0].options == {"faction": "Північ"}
    with pytest.raises(NotSeated):
        await store.lobby.choose(match.id, 1, {})
    with pytest.raises(NotSeated):
        await store.lobby.leave(match.id, 1)


async def test_a_started_match_has_no_lobby(store: Store) -> None:
    match_id = await started(store)
    with pytest.raises(NotInLobby):
        await store.lobby.join(match_id, NOW, most=5, user_id=CHIARA)
    with pytest.raises(NotInLobby):
        await store.lobby.leave(match_id, 0)
    with pytest.raises(NoSuchMatch):
        await store.lobby.leave(match_id + 1, 0)
