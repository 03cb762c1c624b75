"""A match as plain data, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db import BadBundle, NewEntry, NewReminder, NoSuchMatch, Plain, Post, Status, Store
from games.engine.dice import seed_salt
from tests.db.helpers import ANNA, BORYS, FIXED, NOW, at, choice, new_match, started, state
from tests.support.database import fresh

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)


async def played(store: Store) -> int:
    """A match with a bit of everything."""
    match_id = await started(store, ANNA, BORYS, options={"довга": True}, thread_id=77)
    await store.moves.commit(
        choice(
            match_id,
            1,
            entries=[
                NewEntry(seat=0, text="Ёж 🦔\n\x01'\"", asked=1, receipt="aa", salt="5a"),
                NewEntry(seat=1, text="pass", by="bot"),
            ],
            seats={0: {"bot": "careful"}, 1: {"user_id": None, "bot": "careful"}},
            remind=[NewReminder(kind="nudge", due_at=at(5))],
            posts=[Post(kind="board")],
        )
    )
    await store.matches.keep_message(match_id, "board", 5)
    return match_id


async def test_a_bundle_is_plain_data_with_everything_of_the_match(store: Store) -> None:
    bundle = await store.bundles.export(await played(store))
    assert msgspec.json.decode(msgspec.json.encode(bundle)) == bundle
    assert bundle["match"]["created_at"] == "2030-03-31T12:30:15.123456Z"
    assert bundle["match"]["seed"] == "secret"
    assert [entry["text"] for entry in bundle["log"]] == ["Ёж 🦔\n\x01'\"", "pass"]
    assert bundle["seats"][1]["former"][0]["user_id"] == BORYS
    assert bundle["receipts"][0]["receipt"] == "aa"
    assert [entry["salt"] for entry in bundle["log"]] == ["5a", None]
    assert bundle["snapshot"] == state(2).decode()


async def test_a_match_goes_on_where_it_is_brought_in(store: Store, tmp_path: Path) -> None:
    match_id = await played(store)
    bundle = await store.bundles.export(match_id)
    async with await Store.open(fresh(tmp_path / "elsewhere.db")) as other:
        await new_match(other)
        match = await other.bundles.import_(bundle, guild_id=8, channel_id=9, thread_id=10)
        assert (match.guild_id, match.channel_id, match.thread_id, match.messages) == (8, 9, 10, {})
        assert await other.bundles.export(match.id) == bundle
        assert match.id != match_id
        assert await other.reminders.due(at(9999)) == []
        assert await other.outbox.lanes() == []
        committed = await other.moves.commit(choice(match.id, 2, posts=[Post(kind="board")]))
        assert (committed.version, committed.logged) == (3, 3)
        assert await other.faults() == []


async def test_a_bundle_without_salts_gets_those_that_its_seed_had_made(store: Store) -> None:
    bundle = await store.bundles.export(await played(store))
    for entry in bundle["log"]:
        del entry["salt"]
    match = await store.bundles.import_({**bundle, "format": 1}, guild_id=8, channel_id=9)
    sealed, other = await store.moves.log(match.id)
    assert (sealed.salt, other.salt) == (seed_salt("secret", sealed.asked, sealed.seat), None)


async def test_what_is_only_tried_leaves_nothing_behind(store: Store) -> None:
    bundle = await store.bundles.export(await played(store))
    await store.bundles.try_(bundle, guild_id=8, channel_id=9, thread_id=10)
    assert len(await store.matches.listed()) == 1
    match = await store.bundles.import_(bundle, guild_id=8, channel_id=9, thread_id=10)
    for bring in (store.bundles.try_, store.bundles.import_):
        with pytest.raises(BadBundle, match=f"match {match.id} is in thread 10 already"):
            await bring(bundle, guild_id=8, channel_id=9, thread_id=10)
    assert len(await store.matches.listed()) == 2


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (lambda bundle: bundle["log"].pop(0), "the log has gaps"),
        (lambda bundle: bundle["match"].update(logged=5), "entries that were not counted"),
        (lambda bundle: bundle["receipts"].clear(), "a sealed choice has no receipt"),
        (lambda bundle: bundle.update(snapshot=None), "the match runs and has no state"),
        (lambda bundle: bundle.update(snapshot_version=9), "the state is newer than the match"),
    ],
)
async def test_a_bundle_that_breaks_a_promise_of_the_database_is_refused(
    store: Store, change: Callable[[Plain], object], broken: str
) -> None:
    bundle = await store.bundles.export(await played(store))
    change(bundle)
    for bring in (store.bundles.try_, store.bundles.import_):
        with pytest.raises(BadBundle, match=broken):
            await bring(bundle, guild_id=8, channel_id=9)
    assert len(await store.matches.listed()) == 1
    assert await store.faults() == []


async def test_a_lobby_can_be_exported_too(store: Store) -> None:
    match = await new_match(store)
    bundle = await store.bundles.export(match.id)
    assert bundle["snapshot"] is None
    copy = await store.bundles.import_(bundle, guild_id=1, channel_id=2)
    assert (copy.status, copy.version) == (Status.LOBBY, 0)
    with pytest.raises(NoSuchMatch):
        await store.bundles.export(999)


@pytest.mark.parametrize(
    "damage",
    [
        {"format": 3},
        {"match": {}},
        {"match": None},
        {"log": [{"number": "one"}]},
        {"seats": 7},
        {"snapshot": 7},
    ],
)
async def test_a_damaged_bundle_is_refused(store: Store, damage: Plain) -> None:
    bundle = await store.bundles.export(await played(store))
    with pytest.raises(BadBundle):
        await store.bundles.import_(bundle | damage, guild_id=1, channel_id=2)
    with pytest.raises(BadBundle):
        await store.bundles.import_({}, guild_id=1, channel_id=2)
    assert len(await store.matches.listed()) == 1


@settings(FIXED, max_examples=15)
@given(
    options=st.dictionaries(texts, plain, max_size=4),
    log=st.lists(st.builds(NewEntry, seat=st.integers(0, 6), text=texts, asked=st.integers(0, 99)), max_size=4),
    snapshot=texts,
)
def test_any_text_and_data_survives_the_journey(options: dict[str, Any], log: list[NewEntry], snapshot: str) -> None:
    async def journey(path: Path) -> None:
        async with await Store.open(path) as store:
            match_id = await started(store, options=options)
            await store.moves.commit(choice(match_id, 1, entries=log, snapshot=snapshot.encode()))
            bundle = msgspec.json.decode(msgspec.json.encode(await store.bundles.export(match_id)))
            match = await store.bundles.import_(bundle, guild_id=1, channel_id=2)
            loaded = await store.moves.load(match.id)
            assert loaded.match.options == options
            assert loaded.snapshot == snapshot.encode()
            assert [entry.text for entry in await store.moves.log(match.id)] == [entry.text for entry in log]
            assert loaded.match.created_at == NOW

    with TemporaryDirectory() as folder:
        asyncio.run(journey(fresh(Path(folder) / "slowtable.db")))
