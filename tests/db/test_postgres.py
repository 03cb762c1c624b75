"""A database on a server: the same tables, the same promises, and bots that keep out of each other's way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, create_engine, text

import db
from db import Store
from db.lobby import Decide
from db.migrate import revisions
from db.postgres import Postgres
from tests.db.helpers import NOW, choice, new_match, started
from tests.support.postgres import Cluster


def run(url: URL, statement: str) -> None:
    """What somebody else does to the database."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_the_scripts_lead_to_exactly_the_tables_of_the_code(cluster: Cluster) -> None:
    config = Config(Path(db.__file__).parent / "alembic.ini")
    engine = create_engine(cluster.fresh())
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.check(config)
    engine.dispose()


async def test_of_several_that_open_an_empty_database_one_makes_its_tables(cluster: Cluster) -> None:
    url = cluster.empty()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
    first, *others = stores
    match_id = await started(first)
    assert [(await other.moves.load(match_id)).version for other in others] == [1, 1]
    for store in stores:
        await store.close()


def test_a_newer_database_is_refused(cluster: Cluster) -> None:
    url = cluster.fresh()
    run(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(db.NewerDatabase, match=f"schema 9999, this one knows up to {revisions()[-1]}"):
        Postgres(url).migrate()


def test_a_database_of_others_is_refused_and_not_touched(cluster: Cluster) -> None:
    url = cluster.empty()
    run(url, "CREATE TABLE pets (name TEXT)")
    with pytest.raises(db.NotOurDatabase):
        Postgres(url).migrate()
    run(url, "DROP TABLE pets")


def test_a_password_is_not_told(cluster: Cluster) -> None:
    url = cluster.empty().set(password="geheim")
    run(url, "CREATE TABLE pets (name TEXT)")
    with pytest.raises(db.NotOurDatabase) as refused:
        Postgres(url).migrate()
    assert "geheim" not in str(refused.value)


def test_a_second_bot_is_refused_until_the_first_has_gone(cluster: Cluster) -> None:
    url, other = cluster.fresh(), cluster.fresh()
    with (
        db.single_instance(url),
        db.single_instance(other),
        pytest.raises(db.InUse, match="another Slowtable"),
        db.single_instance(url),
    ):
        pytest.fail("two at once")
    with db.single_instance(url):
        pass


def test_bots_with_different_parts_work_side_by_side(cluster: Cluster) -> None:
    url = cluster.fresh()
    with db.single_instance(url, [0, 1]), db.single_instance(url, [2]):
        for parts in ([1, 3], [2], []):
            with pytest.raises(db.InUse), db.single_instance(url, parts):
                pytest.fail("two with the same part")
    with db.single_instance(url), pytest.raises(db.InUse), db.single_instance(url, [0]):
        pytest.fail("one has everything")


async def test_a_server_that_is_gone_is_an_error_and_works_again_when_it_is_back(cluster: Cluster) -> None:
    url = cluster.fresh()
    async with await Store.open(url) as store:
        match_id = await started(store)
        with psycopg.connect(cluster.url("postgres").set(drivername="postgresql").render_as_string()) as admin:
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [url.database])
        await store.moves.commit(choice(match_id, 1))
        assert (await store.moves.load(match_id)).version == 2
        assert [match.id for match in await store.matches.listed()] == [match_id]


async def test_of_two_bots_that_change_a_lobby_the_second_decides_from_what_the_first_has_written(
    cluster: Cluster,
) -> None:
    url = cluster.fresh()
    async with await Store.open(url) as one, await Store.open(url) as other:
        match = await new_match(one)

        def join(user: int) -> Decide:
            return lambda match, seats: db.LobbyChange(take=db.NewSeat(user_id=user))

        joining = (store.lobby.change(match.id, NOW, join(10 + n)) for n, store in enumerate([one, other] * 5))
        await asyncio.gather(*joining)
        seats = await one.matches.seats(match.id)
        assert [seat.number for seat in seats] == list(range(10))
        assert {seat.user_id for seat in seats} == set(range(10, 20))
