"""Several bots on one database: locks that end with their holder, and notices of what others change."""

from __future__ import annotations

import asyncio

import psycopg
import pytest
from sqlalchemy import URL

from db import Store, Unavailable
from db.backend import Place
from db.sharing import EVERYTHING, MATCH, USER, Notice
from tests.db.helpers import choice, started
from tests.support.postgres import Cluster


def disconnect(cluster: Cluster, url: URL) -> None:
    """End all connections to a database."""
    admin = cluster.url("postgres").set(drivername="postgresql").render_as_string()
    with psycopg.connect(admin) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [url.database])


async def test_a_lock_is_one_bots_until_it_lets_go_or_is_gone(cluster: Cluster) -> None:
    url = cluster.fresh()
    one, other = await Store.open(url), await Store.open(url)
    assert await one.sharing.attempt("match", 1)
    assert not await other.sharing.attempt("match", 1)
    assert await other.sharing.attempt("match", 2)
    async with one.sharing.attempted("match", 2) as mine:
        assert not mine
    waiting = asyncio.create_task(other.sharing.take("match", 1))
    await one.sharing.let_go("match", 1)
    await asyncio.wait_for(waiting, 60)
    assert not await one.sharing.attempt("match", 1)
    await other.close()
    async with one.sharing.held("match", 1):
        pass
    await one.close()


async def test_changes_of_others_are_heard_and_own_ones_are_not(cluster: Cluster) -> None:
    url = cluster.fresh()
    async with await Store.open(url) as one, await Store.open(url) as other:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        await one.sharing.start(heard.put_nowait)
        match_id = await started(one)
        await other.settings.set_user(7, time_zone="Europe/Kyiv")
        assert await asyncio.wait_for(heard.get(), 60) == Notice(USER, 7)
        await one.moves.commit(choice(match_id, 1))
        await other.moves.commit(choice(match_id, 2))
        assert await asyncio.wait_for(heard.get(), 60) == Notice(MATCH, match_id)
        assert heard.empty()


async def test_whoever_may_have_missed_something_is_told(cluster: Cluster) -> None:
    url = cluster.fresh()
    async with await Store.open(url) as store:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        await store.sharing.start(heard.put_nowait)
        disconnect(cluster, url)
        assert await asyncio.wait_for(heard.get(), 60) == EVERYTHING


async def test_a_server_that_is_gone_is_the_stores_own_error_and_locks_can_be_taken_again(cluster: Cluster) -> None:
    url = cluster.fresh()
    async with await Store.open(url) as store:
        assert await store.sharing.attempt("match", 1)
        disconnect(cluster, url)
        with pytest.raises(Unavailable):
            await store.sharing.attempt("match", 2)
        assert await store.sharing.attempt("match", 1), "it went with its connection"
        await store.sharing.let_go("match", 1)


async def test_a_file_has_one_bot_that_needs_no_locks(place: Place) -> None:
    async with await Store.open(place) as store:
        assert await store.sharing.attempt("match", 1)
        await store.sharing.let_go("match", 1)
        async with store.sharing.held("match", 1), store.sharing.attempted("match", 2) as mine:
            assert mine
