"""Whoever asks the table something may have looked at the match long before: what holds is how it is now."""

from __future__ import annotations

from bot.tables import offers, seats
from bot.tables.running import Running
from bot.tables.votes import subjects, table_vote
from tests.tables.house import House

ANNA, BORYS, CHIARA, DMYTRO = (175928847299117000 + n for n in range(4))


async def with_a_seat_just_taken(house: House) -> tuple[Running, int]:
    """A match as it was before Borys' seat became Dmytro's, and that seat."""
    running = await house.match(ANNA, BORYS, CHIARA)
    (seat,) = running.seats_of(BORYS)
    await offers.make(house.table, running.id, seat, DMYTRO, BORYS)
    offer = (await house.running(running.id)).offers[seat]
    assert await offers.take(house.table, running.id, offer.id, DMYTRO) == "seat-yours"
    return running, seat


async def test_nobody_asks_a_table_whose_match_is_over(house: House) -> None:
    """A vote there would wait for ever, with its reminders."""
    running = await house.match(ANNA, BORYS, CHIARA)
    for seat in range(3):
        await seats.resign(house.table, running.id, seat, running.owner(seat) or 0)
    assert await table_vote.open_vote(house.table, running, subjects.CallOff(), ANNA) == "own-over"
    assert await house.store.votes.open_in(running.id) == []
    assert await house.store.reminders.of_match(running.id) == []


async def test_whoever_has_left_asks_nothing(house: House) -> None:
    running = await house.match(ANNA, BORYS, CHIARA)
    await seats.resign(house.table, running.id, running.seats_of(BORYS)[0], BORYS)
    assert await table_vote.open_vote(house.table, running, subjects.CallOff(), BORYS) == "not-at-this-table"


async def test_a_seat_that_has_changed_hands_is_not_voted_on_as_another_s(house: House) -> None:
    running, seat = await with_a_seat_just_taken(house)
    assert await table_vote.ask_about_seat(house.table, running, seat, None, ANNA) == "vote-seat-changed"


async def test_whoever_resigns_a_seat_that_has_just_been_taken_leaves_it_to_its_new_owner(house: House) -> None:
    running, seat = await with_a_seat_just_taken(house)
    await seats.resign(house.table, running.id, seat, BORYS)
    await seats.stand_in(house.table, running.id, seat, "asked", of=BORYS)
    after = await house.running(running.id)
    assert (after.owner(seat), after.played_by_bot(seat)) == (DMYTRO, False)
    await seats.stand_in(house.table, running.id, seat, "asked", of=DMYTRO)
    assert not await seats.take_back(house.table, running.id, seat, of=BORYS)
    assert await seats.take_back(house.table, running.id, seat, of=DMYTRO)
