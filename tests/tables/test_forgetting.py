"""Whoever wants it reads everything that is kept about them; whoever wants to be forgotten is."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import db
from bot.tables import forgetting, hosting, inviting, offers, seats, watching
from bot.tables.votes import casting, subjects, table_vote
from db.snapshots import unpack
from db.tables import METADATA
from tests.tables.house import House

ANNA, BORYS, CHIARA, DMYTRO = 175928847299117063, 80351110224678912, 2**62 + 7, 231234567890123456


async def everything(store: db.Store) -> str:
    """The whole database in words, states included."""

    def plain(value: Any) -> Any:
        return unpack(value).decode() if isinstance(value, bytes) else value

    def work(connection: Any) -> str:
        rows = [
            (table.name, {name: plain(value) for name, value in row.items()})
            for table in METADATA.sorted_tables
            for row in connection.execute(select(table)).mappings()
        ]
        return "\n".join(map(repr, rows))

    return await store.database.transact(work)


async def lived(house: House) -> int:
    """Anna has been everywhere one can be; returns a match under way in which she sits."""
    await house.store.settings.set_user(ANNA, time_zone="Europe/Kyiv")
    await house.store.coaching.first_met(ANNA, "xidit", "orders", (1, 1))
    over = await house.match(ANNA, BORYS, CHIARA)
    await house.defaults(over.id, 4)
    await table_vote.open_vote(house.table, await house.running(over.id), subjects.CallOff(), ANNA)
    (vote,) = await house.store.votes.open_in(over.id)
    for voter in (BORYS, CHIARA):
        assert await casting.cast(house.table, over.id, vote.id, voter, "yes") is None
    await house.wait(timedelta(minutes=1))
    assert (await house.running(over.id)).over
    left = await house.match(BORYS, ANNA, CHIARA)
    await seats.resign(house.table, left.id, left.seats_of(ANNA)[0], ANNA)
    lobby = await house.open(ANNA, BORYS)
    await house.lobbies.join(lobby, ANNA, house.ticket(), again=True)
    invited = await house.open(BORYS, private=True)
    await inviting.invite(house.table, invited, BORYS, ANNA)
    watched = await house.match(BORYS, CHIARA, bots=1)
    await watching.watch(house.table, watched.id, ANNA)
    offered = await house.match(BORYS, CHIARA, DMYTRO)
    assert await offers.make(house.table, offered.id, 1, ANNA, offered.owner(1) or 0) == "replace-offered"
    running = await house.match(ANNA, BORYS, CHIARA)
    await house.defaults(running.id, 2)
    await table_vote.ask_about_seat(
        house.table, await house.running(running.id), running.seats_of(BORYS)[0], None, ANNA
    )
    await hosting.ask(house.table, running.id, ANNA, CHIARA)
    return running.id


async def test_of_whoever_is_forgotten_nothing_is_left_but_the_proof_of_dice_under_way(house: House) -> None:
    number = await lived(house)
    assert str(ANNA) in await everything(house.store)
    forgotten = await forgetting.forget(house.table, house.lobbies, ANNA)
    named = [row.id for row in await house.store.matches.listed([db.Status.RUNNING])]
    assert number in forgotten.named
    assert set(forgotten.named) <= set(named)
    for match_id in forgotten.named:
        for seat in [seat for seat in (await house.running(match_id)).seats if seat.user_id is not None]:
            await seats.resign(house.table, match_id, seat.number, seat.user_id or 0)
    for lane in await house.store.outbox.lanes():
        posted = await house.store.outbox.waiting(lane.match_id)
        await house.store.outbox.delivered([post.id for post in posted], house.at, None)
    await house.store.outbox.prune(house.at + timedelta(days=8))
    assert (await forgetting.forget(house.table, house.lobbies, ANNA)).named == []
    left = [line[:300] for line in (await everything(house.store)).splitlines() if str(ANNA) in line]
    assert left == []


async def test_the_others_play_on(house: House) -> None:
    number = await lived(house)
    before = await house.running(number)
    await forgetting.forget(house.table, house.lobbies, ANNA)
    after = await house.running(number)
    assert after.match.digest() == before.match.digest()
    assert after.row.host_id in (BORYS, CHIARA), "somebody who plays is host"
    (seat,) = before.seats_of(ANNA)
    assert (after.owner(seat), after.played_by_bot(seat), after.seats[seat].may_return) == (None, True, None)
    assert not (await house.defaults(number, 6)).over
    records = await house.store.stats.best("xidit")
    assert {record.user_id for record in records} <= {BORYS, CHIARA}


async def test_what_is_told_about_somebody_is_theirs_and_tells_nothing_of_others(house: House) -> None:
    number = await lived(house)
    about = msgspec.json.decode(msgspec.json.encode(await house.store.persons.about(ANNA)))
    assert [one["time_zone"] for one in about["settings"]] == ["Europe/Kyiv"]
    match = next(one for one in about["matches"] if one["number"] == number)
    assert match["host"]
    (seat,) = match["seats"]
    running = await house.running(number)
    mine = [entry for entry in await house.store.moves.log(number) if entry.seat == running.seats_of(ANNA)[0]]
    assert [one["text"] for one in seat["choices"]] == [entry.text for entry in mine if entry.kind != "table"]
    words = msgspec.json.encode(about).decode()
    assert not [person for person in (BORYS, CHIARA, DMYTRO) if str(person) in words]
    assert not [secret for secret in (running.row.seed, running.row.secret) if secret and secret in words]
    assert "salt" not in words


@pytest.mark.parametrize("game", ["circadians"])
async def test_the_secrets_of_a_seat_s_former_owner_are_not_told_to_the_next(house: House, game: str) -> None:
    running = await house.match(ANNA, BORYS, game=game)
    await house.defaults(running.id, 6)
    (seat,) = running.seats_of(ANNA)
    entries = [entry.text for entry in await house.store.moves.log(running.id) if entry.seat == seat]
    assert entries
    assert await offers.make(house.table, running.id, seat, CHIARA, ANNA) == "replace-offered"
    offer = (await house.running(running.id)).offers[seat]
    assert await offers.take(house.table, running.id, offer.id, CHIARA) == "seat-yours"
    about = await house.store.persons.about(CHIARA)
    assert [one["choices"] for one in about["matches"][0]["seats"]] == [[]]
