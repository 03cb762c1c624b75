"""What waits in the outbox is typed: every kind can be stored, read again and delivered."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

import msgspec
import pytest

import db
from bot.client import Slowtable
from bot.tables import posts
from bot.tables.kept import Kept
from games.engine import Text

AT = datetime(2027, 1, 1, tzinfo=UTC)
EXAMPLES: list[posts.AnyPost] = [
    posts.OpenThread(),
    posts.LobbyChanged(),
    posts.ThreadNamed(),
    posts.NewBoard(since=1, upto=2),
    posts.BoardEdit(since=1, upto=2),
    posts.Ended(),
    posts.Note(key="note-away", user=5, until="soon", once="away-5"),
    posts.SeatNote(key="seat-bot-asked", user=5, seat=1),
    posts.Stalled(seat=1, asked_at=0.5, long=True),
    posts.VoteOpened(vote=1),
    posts.VoteChanged(vote=1, outcome="yes"),
    posts.SeatOffered(offer=1),
    posts.OfferChanged(offer=1),
    posts.DirectLine(user=5, key="trouble-lost", match=1, code="50013"),
    posts.SecretPanel(user=5, seat=1, asked=2),
    posts.PanelClosed(kept=Kept("panel", 1, 2, 3, 5, 4), closed=posts.Closed(Text("a"), Text("b"))),
    posts.Ping(user=5, waits=[posts.Waiting(1, 2, 3, "turn")]),
    posts.SeatDM(user=5, key="letter-seat-taken", seat=1, args={"by": "<@6>"}),
    posts.TableDM(user=5, key="letter-invited", by=6),
]


def waiting(post: db.Post) -> db.OutboxItem:
    """As the outbox gives it back."""
    return db.OutboxItem(
        match_id=1,
        number=1,
        lane=post.lane,
        kind=post.kind,
        payload=post.payload,
        nonce="",
        created_at=AT,
        not_before=AT,
    )


@pytest.mark.finding("CO-1")
def test_there_is_an_example_of_every_kind() -> None:
    assert {type(example) for example in EXAMPLES} == set(get_args(posts.AnyPost))


@pytest.mark.finding("CO-1")
@pytest.mark.parametrize("post", EXAMPLES, ids=lambda post: type(post).__name__)
def test_a_post_is_read_as_it_was_written(post: posts.AnyPost) -> None:
    assert posts.read(waiting(post.row())) == post


@pytest.mark.finding("CO-1")
def test_what_is_no_post_is_refused() -> None:
    for kind, payload in (("nothing of ours", {}), ("ping", {"user": "five", "waits": []}), ("vote", {})):
        with pytest.raises(msgspec.ValidationError):
            posts.read(waiting(db.Post(kind=kind, payload=payload)))


@pytest.mark.finding("CO-1")
async def test_every_kind_can_be_delivered(bot: Slowtable) -> None:
    assert bot.delivery.kinds == set(get_args(posts.AnyPost))
