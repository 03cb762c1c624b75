"""`slowtable doctor`, with each defect in turn: Discord, disk, database, what is installed."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from discord.http import Route

import db
from bot.__main__ import main
from bot.cli.doctor import discord_side, house, storage
from bot.cli.doctor.finding import Finding
from bot.cli.doctor.storage import Played
from bot.settings import Settings
from db.migrate import revision
from render import fonts
from sandbox.kit import Kit
from sandbox.model.channels import Overwrite
from sandbox.permissions import Permission
from tests.support.database import fresh
from tests.support.discord_client import pointed_at
from tests.support.postgres import Cluster

FINE_HERE = 2
"""Findings before those of servers: clock and token. The last is about the gateway."""


@pytest.fixture
async def kit() -> AsyncIterator[Kit]:
    """A sandbox, to which clients are led."""
    async with Kit.start() as kit:
        with pointed_at(kit.address):
            yield kit
        assert kit.sandbox.unknown_routes == []


def settings(kit: Kit, owner_channel: int | None = None) -> Settings:
    return Settings(_env_file=None, token=kit.token, owner_channel=owner_channel)  # type: ignore[call-arg]


def deny(kit: Kit, channel: str, permission: Permission) -> None:
    """Take a permission from everybody in one channel."""
    place = kit.channel(channel)
    place.permission_overwrites = [Overwrite(id=kit.world.guild.id, type=0, deny=str(int(permission)))]


async def everything(kit: Kit, *matches: Played, owner_channel: int | None = None) -> list[Finding]:
    return await discord_side.check_discord(settings(kit, owner_channel), matches)


async def findings(kit: Kit, *matches: Played, owner_channel: int | None = None) -> list[Finding]:
    """What doctor says about servers."""
    found = await everything(kit, *matches, owner_channel=owner_channel)
    assert all(good for good, _ in (*found[:FINE_HERE], found[-1])), found
    return found[FINE_HERE:-1]


# -- servers ---------------------------------------------------------------------------------------------------------


@pytest.mark.finding("TR-11")
async def test_all_is_fine(kit: Kit) -> None:
    assert await everything(kit) == [
        (True, "the clock agrees with Discord's"),
        (True, "Discord knows the token: Slowtable#0001"),
        (True, f"server {kit.world.guild.name}: fine"),
        (True, "the gateway lets the bot in (intents: guilds)"),
    ]


@pytest.mark.finding("TR-11")
async def test_roles_without_permissions(kit: Kit) -> None:
    await findings(kit)  # the bot has a role of its own once it is there
    for role in kit.world.roles.values():
        role.permissions = "0"
    ((good, words),) = await findings(kit)
    assert not good
    assert words == f"server {kit.world.guild.name}: missing everywhere: {', '.join(discord_side.NEEDED.values())}"


@pytest.mark.finding("TR-11")
async def test_a_channel_that_takes_something_away(kit: Kit) -> None:
    deny(kit, "games", Permission.ATTACH_FILES | Permission.CREATE_PUBLIC_THREADS)
    ((good, words),) = await findings(kit)
    assert not good
    assert words == f"server {kit.world.guild.name}: missing in #games: Create Public Threads, Attach Files"


@pytest.mark.finding("TR-11")
async def test_a_channel_the_bot_is_kept_out_of_is_fine_unless_a_match_is_played_there(kit: Kit) -> None:
    deny(kit, "games", Permission.VIEW_CHANNEL)
    assert await findings(kit) == [(True, f"server {kit.world.guild.name}: fine")]
    here = Played(1, int(kit.world.guild.id), int(kit.channel("games").id))
    ((good, words),) = await findings(kit, here)
    assert not good
    assert "missing in #games: View Channels" in words


async def test_matches_of_a_channel_or_a_server_that_is_gone(kit: Kit) -> None:
    nowhere = Played(4, int(kit.world.guild.id), 77)
    assert await findings(kit, nowhere) == [
        (False, f"server {kit.world.guild.name}: channel 77 is gone, and a match is played in it")
    ]
    away = [Played(number, 4711, 5) for number in (7, 9)]
    assert (await findings(kit, *away))[1:] == [
        (False, "server 4711 has removed the bot; its matches wait for an invitation: 7, 9")
    ]


async def test_the_owner_channel(kit: Kit) -> None:
    games = kit.channel("games")
    assert (await findings(kit, owner_channel=int(games.id)))[-1] == (True, "#games hears of errors")
    deny(kit, "games", Permission.SEND_MESSAGES)
    assert (await findings(kit, owner_channel=int(games.id)))[-1] == (
        False,
        "SLOWTABLE_OWNER_CHANNEL: the bot may not write in #games",
    )
    good, words = (await findings(kit, owner_channel=77))[-1]
    assert not good
    assert "there is no channel 77" in words


# -- token, gateway, clock -------------------------------------------------------------------------------------------


async def test_a_token_that_discord_refuses(kit: Kit) -> None:
    kit.sandbox.logins.refused.add(kit.token)
    _, (good, words) = await everything(kit)
    assert not good
    assert "refuses SLOWTABLE_TOKEN" in words


async def test_intents_that_discord_refuses(kit: Kit) -> None:
    kit.sandbox.gateway.allowed_intents = 0
    good, words = (await everything(kit))[-1]
    assert not good
    assert "refuses the bot's intents (guilds)" in words


async def test_discord_cannot_be_reached(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    ((good, words),) = await everything(kit)
    assert not good
    assert words.startswith("Discord cannot be reached")


@pytest.mark.parametrize(("off", "words"), [(-300, "seconds behind"), (300, "seconds ahead of")])
async def test_a_clock_that_is_wrong(kit: Kit, off: int, words: str) -> None:
    now = datetime.now(UTC)
    assert (await discord_side.check_clock(now))[0]
    good, told = await discord_side.check_clock(now + timedelta(seconds=off))
    assert not good
    assert words in told


# -- disk and database -----------------------------------------------------------------------------------------------


def test_a_database_in_order(tmp_path: Path) -> None:
    found = list(storage.check_database(fresh(tmp_path / "slow.db")))
    assert all(good for good, _ in found)
    assert found[1][1].endswith("the newest")


def test_a_folder_in_which_nothing_can_be_made(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    for folder in (Path("/proc"), in_the_way):
        ((good, words),) = storage.check_database(folder / "slow.db")
        assert not good
        assert "cannot be made" in words
    assert list(storage.check_disk(tmp_path / "slow.db", Path("/proc/backups")))[-1][0] is False


def test_a_database_that_cannot_be_written_now(tmp_path: Path) -> None:
    path = fresh(tmp_path / "slow.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ((good, words),) = storage.check_database(path, patience=0)
    assert not good
    assert words == f"database {path} cannot be written: database is locked"


def older(path: Path) -> Path:
    """A database of the first schema."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.executescript("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);")
        raw.execute("INSERT INTO alembic_version VALUES ('0001')")
    return path


def test_migrations_that_are_to_come_are_told_and_not_made(tmp_path: Path) -> None:
    path = older(tmp_path / "slow.db")
    found = list(storage.check_database(path))
    assert all(good for good, _ in found)
    assert "the next start brings it to" in found[-1][1]
    assert revision(path) == "0001"
    assert storage.played(path) == []


def test_a_newer_a_foreign_and_a_damaged_database(tmp_path: Path) -> None:
    newer = fresh(tmp_path / "newer.db")
    with closing(sqlite3.connect(newer)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    foreign = tmp_path / "foreign.db"
    foreign.write_text("Buy bread. " * 100)
    damaged = fresh(tmp_path / "damaged.db")
    with closing(sqlite3.connect(damaged)) as raw, raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'matches'")
    for path, words in ((newer, "newer Slowtable"), (foreign, "not a Slowtable database"), (damaged, "damaged")):
        (good, told), *_ = storage.check_database(path)
        assert not good
        assert words in told


def test_room_on_the_disk(tmp_path: Path) -> None:
    assert storage.room(tmp_path, 1)[0]
    good, words = storage.room(tmp_path, 10**18)
    assert not good
    assert "are needed" in words


def test_an_address_is_told_without_its_password(cluster: Cluster) -> None:
    url = cluster.fresh()
    found = list(storage.check_database(url.set(password="hush-hush")))
    assert all(good for good, _ in found), found
    assert "schema" in found[1][1]
    assert not any("hush-hush" in words for _, words in found)
    cluster.drop(url)


def test_a_server_that_is_not_there() -> None:
    place = db.place("postgresql://slowtable:hush-hush@127.0.0.1:1/nothing")
    ((good, words),) = storage.check_database(place)
    assert not good
    assert "hush-hush" not in words


# -- what is installed -----------------------------------------------------------------------------------------------


@pytest.fixture
def no_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house without fonts."""
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path)
    caches = (fonts.font, fonts.characters, fonts.file_of)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


@pytest.mark.usefixtures("no_fonts")
def test_missing_fonts() -> None:
    found = list(house.check_fonts())
    assert len(found) == 5
    assert not any(good for good, _ in found)


def test_fonts_have_all_letters() -> None:
    assert list(house.check_fonts()) == [(True, "fonts: text, bold, narrow, display, industrial")]


def test_the_exit_code_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(tmp_path / "slow.db"))
    monkeypatch.delenv("SLOWTABLE_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    assert main(["doctor"]) == 0
    assert "✗" not in capsys.readouterr().out
    (tmp_path / "slow.db").write_text("Buy bread. " * 100)
    assert main(["doctor"]) == 1
    assert "✗ database" in capsys.readouterr().out
