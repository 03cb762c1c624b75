"""The owner's channel hears of errors: each kind once in an hour, with the id that the person was told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import db
from bot.client import Slowtable
from bot.delivery import owner
from bot.settings import Settings
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Overwrite
from sandbox.permissions import Permission
from tests.bot.support import Welcomed
from tests.support.database import fresh
from tests.support.discord_client import running as connected

log = logging.getLogger("bot.test")


@pytest.fixture
async def bot(kit: Kit, tmp_path: Path) -> AsyncIterator[Slowtable]:
    """A bot whose owner reads a channel."""
    settings = Settings(  # type: ignore[call-arg]
        _env_file=None,
        painters=0,
        thinkers=0,
        owner_channel=int(kit.channel("games").id),
        source="https://example.org/slowtable",
    )
    async with await db.Store.open(fresh(tmp_path / "slow.db")) as store:
        bot = Welcomed(store, settings, kit)
        async with connected(bot, kit.address):
            await kit.until(lambda: bot.everywhere)
            yield bot


def told(alice: Actor, kit: Kit) -> list[str]:
    return [seen.text for seen in alice.messages(kit.channel("games")) if "Error" in seen.text]


async def broken(user: int) -> list[db.Record]:
    """Statistics that cannot be had."""
    raise LookupError("no words of anybody")


async def test_an_error_is_told_once_and_who_met_it_sees_its_id(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.store.stats, "player", broken)
    answers = [(await alice.slash("/stats")).text for _ in range(2)]
    await kit.until(lambda: bool(told(alice, kit)))
    (words,) = told(alice, kit)
    number = words.split("**")[1]
    assert all(number in answer for answer in answers)
    assert "LookupError" in words
    assert "no words" not in words
    assert "what command stats" in words


async def test_kinds_are_told_apart_counted_and_limited(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    assert bot.owner is not None
    monkeypatch.setattr(bot.owner, "clock", lambda: now)
    monkeypatch.setattr(owner, "MOST", 2)
    for words in ("one went wrong", "one went wrong", "another went wrong", "a third went wrong", "one went wrong"):
        log.error(words)
    await kit.until(lambda: len(told(alice, kit)) == 2)
    assert ["one went wrong" in told(alice, kit)[0], "another went wrong" in told(alice, kit)[1]] == [True, True]
    now += owner.AGAIN
    log.error("one went wrong")
    await kit.until(lambda: len(told(alice, kit)) == 3)
    assert "It has come 2 more times" in told(alice, kit)[2]


async def test_a_channel_that_cannot_be_written_to_makes_no_noise(
    kit: Kit, bot: Slowtable, alice: Actor, caplog: pytest.LogCaptureFixture
) -> None:
    deny = str(int(Permission.SEND_MESSAGES))
    kit.channel("games").permission_overwrites = [Overwrite(id=kit.world.guild.id, type=0, deny=deny)]
    log.error("something went wrong")
    await kit.until(lambda: "cannot be told" in caplog.text)
    assert [record.levelname for record in caplog.records if record.name == "bot.delivery.owner"] == ["WARNING"]
    assert told(alice, kit) == []


async def test_about_tells_version_time_and_source(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    words = (await alice.slash("/about")).text
    assert "Slowtable 0." in words
    assert f"<t:{int(datetime.fromtimestamp(kit.clock.now(), UTC).timestamp()) // 10}" in words
    assert "https://example.org/slowtable" in words
    assert "Исходный код" in (await boris.slash("/about")).text
