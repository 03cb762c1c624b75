"""Offers of seats: opened and closed in the transaction of a move, one at most for each seat."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from db import Offer, Store
from tests.db.helpers import ANNA, BORYS, NOW, at, choice, started


def offered(match_id: int, seat: int = 0) -> Offer:
    """Anna's seat, for whoever comes first."""
    return Offer(match_id=match_id, seat=seat, owner_id=ANNA, opened_at=NOW, expires_at=at(99))


async def test_an_offer_is_put_to_the_table_with_the_move_that_opens_it(store: Store) -> None:
    match_id = await started(store)
    committed = await store.moves.commit(choice(match_id, 1, offer=offered(match_id)))
    (offer,) = await store.offers.open_in(match_id)
    assert (offer.seat, offer.owner_id, offer.user_id, offer.outcome) == (0, ANNA, None, None)
    (post,) = await store.outbox.waiting(match_id)
    assert (post.id, post.kind, post.payload) == (committed.outbox_ids[0], "offer", {"offer": offer.id})
    assert (await store.moves.load(match_id)).offers == [offer]
    assert await store.faults() == []


async def test_one_offer_at_most_is_open_for_a_seat(store: Store) -> None:
    match_id = await started(store)
    await store.moves.commit(choice(match_id, 1, offer=offered(match_id)))
    with pytest.raises(IntegrityError):
        await store.moves.commit(choice(match_id, 2, offer=offered(match_id)))
    (first,) = await store.offers.open_in(match_id)
    await store.moves.commit(choice(match_id, 2, offer=offered(match_id), closed_offers={first.id: "withdrawn"}))
    (second,) = await store.offers.open_in(match_id)
    assert second.id > first.id


async def test_what_became_of_an_offer_is_kept(store: Store) -> None:
    match_id = await started(store)
    await store.moves.commit(choice(match_id, 1, offer=offered(match_id)))
    (offer,) = await store.offers.open_in(match_id)
    await store.moves.commit(choice(match_id, 2, closed_offers={offer.id: "taken"}, taken_by=BORYS))
    await store.moves.commit(choice(match_id, 3, closed_offers={offer.id: "expired"}))
    kept = await store.offers.get(offer.id)
    assert kept is not None
    assert (kept.outcome, kept.taken_by, kept.closed_at) == ("taken", BORYS, at(2))
    assert (await store.offers.open_in(match_id), await store.offers.get(999)) == ([], None)
