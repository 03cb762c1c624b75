"""Lobbies: opened once, changed in one transaction each, removed if nobody can see them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db import LobbyChange, Match, NewLobby, NewSeat, NoSuchMatch, NotInLobby, Post, Seat, Standing, Status, Store
from tests.db.helpers import ANNA, BORYS, CHIARA, DMYTRO, NOW, at, new_match, sit, started


class Full(Exception):
    """What a caller raises who decides against a change."""


def lobby(**fields: Any) -> NewLobby:
    usual: dict[str, Any] = {
        "guild_id": 1,
        "channel_id": 2,
        "host_id": ANNA,
        "game": "xidit",
        "language": "uk",
        "at": NOW,
        "seats": [NewSeat(user_id=ANNA, ticket=5), NewSeat(bot="careful")],
    }
    return NewLobby(**(usual | fields))


def anything(standing: Standing) -> None:
    """No limits."""


async def test_players_and_bots_take_the_lowest_free_seat(store: Store) -> None:
    match = await new_match(store)
    await sit(store, match.id, user_id=ANNA)
    await sit(store, match.id, at(1), bot="careful")
    await sit(store, match.id, at(2), user_id=BORYS, ticket=7)
    await store.lobby.change(match.id, at(2), lambda match, seats: LobbyChange(free=[1]))
    seats = await sit(store, match.id, at(3), user_id=CHIARA)
    assert [(seat.number, seat.user_id, seat.bot, seat.ticket) for seat in seats] == [
        (0, ANNA, None, None),
        (1, CHIARA, None, None),
        (2, BORYS, None, 7),
    ]
    assert seats == await store.matches.seats(match.id)
    assert seats[1].joined_at == at(3)


async def test_what_is_decided_is_decided_from_what_the_faster_one_wrote(store: Store) -> None:
    match = await new_match(store)

    def join(user: int) -> Any:
        def decide(match: Match, seats: list[Seat]) -> LobbyChange:
            if len(seats) >= 2:
                raise Full
            return LobbyChange(take=NewSeat(user_id=user))

        return store.lobby.change(match.id, NOW, decide)

    results = await asyncio.gather(*map(join, (ANNA, BORYS, CHIARA, DMYTRO)), return_exceptions=True)
    assert sum(isinstance(result, Full) for result in results) == 2
    assert len(await store.matches.seats(match.id)) == 2


async def test_match_and_seats_change_together(store: Store) -> None:
    match = await new_match(store)
    await sit(store, match.id, user_id=ANNA)
    change = LobbyChange(match={"host_id": BORYS}, options={0: {"faction": "Північ"}})
    changed, seats = await store.lobby.change(match.id, NOW, lambda match, seats: change)
    assert (changed.host_id, seats[0].options) == (BORYS, {"faction": "Північ"})
    assert (await store.matches.get(match.id)).host_id == BORYS


async def test_a_started_match_has_no_lobby(store: Store) -> None:
    match_id = await started(store)
    with pytest.raises(NotInLobby):
        await sit(store, match_id, user_id=CHIARA)
    with pytest.raises(NoSuchMatch):
        await sit(store, match_id + 1, user_id=CHIARA)


@pytest.mark.finding("TR-25")
async def test_the_same_interaction_opens_one_lobby(store: Store) -> None:
    opened = await asyncio.gather(*(store.lobby.open(lobby(ticket=99), NOW, anything) for _ in range(3)))
    assert [new for _, new in opened] == [True, False, False]
    assert len({match.id for match, _ in opened}) == 1
    seats = await store.matches.seats(opened[0][0].id)
    assert [(seat.number, seat.user_id, seat.bot) for seat in seats] == [(0, ANNA, None), (1, None, "careful")]
    _, new = await store.lobby.open(lobby(ticket=100), NOW, anything)
    assert new


@pytest.mark.finding("TR-21")
async def test_a_lobby_is_opened_by_what_the_host_and_the_server_have_already(store: Store) -> None:
    running = await started(store, ANNA, BORYS)
    await store.matches.update(await started(store, ANNA, BORYS), status=Status.FINISHED)
    demo, _ = await store.lobby.open(lobby(demo=True, at=at(1)), NOW, anything)
    await store.lobby.open(lobby(host_id=BORYS), NOW, anything)
    await store.lobby.open(lobby(guild_id=9), NOW, anything)
    seen: list[Standing] = []

    def refuse(standing: Standing) -> None:
        seen.append(standing)
        raise Full

    with pytest.raises(Full):
        await store.lobby.open(lobby(), NOW, refuse)
    assert seen == [Standing(lobbies=2, matches=1, demos=[demo.id], lately=1, lobbies_here=2)]
    assert len(await store.matches.listed()) == 5, running


@pytest.mark.finding("TR-25")
async def test_only_lobbies_that_never_got_a_message_are_removed(store: Store) -> None:
    bare, shown = [(await store.lobby.open(lobby(), NOW, anything))[0].id for _ in range(2)]
    await store.matches.keep_message(shown, "lobby", 77)
    running = await started(store, ANNA, BORYS)
    assert not await store.lobby.discard(shown)
    assert not await store.lobby.discard(running)
    assert await store.lobby.sweep(before=NOW) == 0
    assert await store.lobby.sweep(before=at(1)) == 1
    assert [match.id for match in await store.matches.listed()] == [running, shown]
    late = (await store.lobby.open(lobby(at=at(5)), NOW, anything))[0].id
    assert await store.lobby.discard(late)
    assert not await store.lobby.discard(bare)


async def test_what_is_said_about_a_change_is_written_with_it(store: Store) -> None:
    match, _ = await store.lobby.open(lobby(), NOW, anything)
    told = [Post(kind="word", payload={"to": BORYS}, lane="seat-2", not_before=at(60))]

    def refuse(match: Match, seats: list[Seat]) -> LobbyChange:
        raise Full

    with pytest.raises(Full):
        await store.lobby.change(match.id, at(1), refuse)
    assert await store.outbox.lanes() == []
    changed, seats = await store.lobby.change(
        match.id, at(2), lambda match, seats: LobbyChange(match={"name": "Ours"}, free=[0, 1], posts=told)
    )
    assert (changed.name, seats) == ("Ours", [])
    (lane,) = await store.outbox.lanes()
    assert (lane.match_id, lane.name, lane.not_before) == (match.id, "seat-2", at(60))
