"""What the table reads first, and what the outbox forgets in the end."""

from __future__ import annotations

import sqlite3

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread


@pytest.mark.finding("TR-5")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "everybody can check"), ("ru", "каждый сможет проверить"), ("uk", "кожен зможе перевірити")],
)
async def test_the_first_message_tells_the_hash_of_the_seed(
    kit: Kit, bot: Slowtable, alice: Actor, language: str, words: str
) -> None:
    number = await open_match(kit, bot, alice, bots=2, language=language)
    row = (await running(bot, number)).row
    first = next(message for message in alice.messages(await thread(kit, bot, number)) if message.text)
    assert row.seed
    assert row.seed_hash
    assert row.seed_hash in first.text
    assert words in first.text
    assert row.seed not in first.text


@pytest.mark.finding("TR-17")
async def test_the_outbox_forgets_what_was_delivered_days_ago(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await open_match(kit, bot, alice, bots=2)

    def kept() -> set[int]:
        with sqlite3.connect(bot.store.path) as connection:
            return {row[0] for row in connection.execute("SELECT id FROM outbox WHERE done_at IS NOT NULL")}

    first = kept()
    assert first
    kit.clock.move(3 * 86400)
    await settled(kit, bot)
    assert first <= kept()
    kit.clock.move(5 * 86400)
    await settled(kit, bot)
    assert not first & kept()
