"""Neither the server nor a player alone chooses the seed, and everybody can check that."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

import pytest

import db
from bot.client import Slowtable
from bot.delivery.ending import seed_line
from bot.tables import starting
from bot.tables.log import origin_of
from games.engine import dice, export
from sandbox.kit import Actor, Kit
from tests.bot.lobby.helpers import lobby_of
from tests.bot.support import button, running, settled

MIXED, SHUFFLED, NEW_SECRET = dice.mixed, starting.shuffled, starting.new_secret
NOW = datetime(2030, 1, 1, tzinfo=UTC)
pytestmark = pytest.mark.finding("TR-28")


@pytest.fixture(autouse=True)
def real_chance(same_chance: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is outside of tests."""
    monkeypatch.setattr(dice, "mixed", MIXED)
    monkeypatch.setattr(starting, "shuffled", SHUFFLED)
    monkeypatch.setattr(starting, "new_secret", NEW_SECRET)


async def test_the_seed_is_made_of_a_secret_shown_before_and_of_those_who_joined(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    lobby = await lobby_of(alice)
    row = await bot.store.matches.get(1)
    assert row.secret is not None
    assert row.secret_hash == sha256(f"slowtable seed {row.secret}".encode()).hexdigest()
    assert f"`{row.secret_hash}`" in lobby.text, "before anybody else has joined"
    assert row.secret not in lobby.text
    await boris.click(button(lobby, "join"), lobby)
    await alice.click(button(lobby, "addbot"), lobby)
    seats = await bot.store.matches.seats(1)
    joined = [(seat.user_id, seat.ticket) for seat in seats if seat.user_id is not None]
    assert [user for user, _ in joined] == [int(alice.id), int(boris.id)]
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    match = await running(bot, 1)
    words = " ".join(f"{user}:{ticket}" for user, ticket in joined)
    assert match.row.seed == sha256(f"slowtable mix {row.secret} {words}".encode()).hexdigest()[:32]
    assert match.row.tickets == [list(pair) for pair in joined]
    assert (await bot.store.matches.get(1)).secret_hash == row.secret_hash
    told = seed_line(match)
    assert all(part in told for part in (row.secret, row.secret_hash, words, match.row.seed))
    assert "not made of" not in told


def test_who_joins_and_when_changes_the_seed_and_the_seats_follow_from_it() -> None:
    tickets = [(1, 10), (2, 20)]
    seeds = {dice.mixed("a", tickets), dice.mixed("b", tickets), dice.mixed("a", [(1, 10), (2, 21)])}
    assert len({*seeds, dice.mixed("a", [(1, 10), (3, 20)])}) == 4
    seats = [db.Seat(match_id=1, number=n, user_id=n, ticket=9 - n, joined_at=NOW) for n in range(5)]
    assert starting.tickets(seats) == [(n, 9 - n) for n in (4, 3, 2, 1, 0)]
    orders = [[seat.number for seat in starting.shuffled(seats, f"seed {n}")] for n in (1, 1, 2)]
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


async def test_an_export_proves_it(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice, bots=2)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    match = await running(bot, 1)
    origin = origin_of(match.row)
    assert origin is not None
    setup = starting.setup_of(match.row, match.seats, match.row.seed or "")
    written = export.export(match.match, setup, [], [], origin)
    assert export.load(export.dump(written)).origin == origin
    assert export.check_seals(written)[1] == []
    for changed in (
        dice.Origin("another", origin.secret_hash, origin.tickets),
        dice.Origin("another", dice.fingerprint("another"), origin.tickets),
        dice.Origin(origin.secret, origin.secret_hash, [*origin.tickets, (7, 7)]),
    ):
        written.origin = changed
        assert export.check_seals(written)[1]
