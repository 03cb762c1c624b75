"""A match whose stored state is damaged goes on from its log; others do not notice."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest

from bot.client import Slowtable
from games.engine.policy import random_choice
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread
from tests.db.test_snapshots import damage

pytestmark = pytest.mark.finding("TR-16")


async def play(bot: Slowtable, number: int, moves: int) -> None:
    """Some moves, with an undo among them."""
    rng = random.Random(5)
    for _ in range(moves):
        match = (await running(bot, number)).match
        seat = match.waiting[0]
        decision = match.decisions[seat]
        await bot.table.submit(number, seat, decision.write(random_choice(decision, rng)))
        if rng.random() < 0.3 and (await running(bot, number)).match.can_undo(seat):
            await bot.table.undo(number, seat)


def change(bot: Slowtable, statement: str) -> None:
    """Something happens to the file behind the bot's back."""
    with closing(sqlite3.connect(bot.store.path)) as raw:
        raw.execute(statement)
        raw.commit()


@pytest.mark.parametrize("milestones", ["whole", "damaged too", "gone"])
async def test_a_match_is_made_again_from_its_log(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, caplog: pytest.LogCaptureFixture, milestones: str
) -> None:
    number = await open_match(kit, bot, alice, boris, game="hyperborea")
    await play(bot, number, 12)
    await settled(kit, bot)
    before = (await running(bot, number)).match.dump()
    if milestones == "gone":
        change(bot, "DELETE FROM milestones")
    elif milestones == "damaged too":
        damage(bot.store.path, "milestones")
    damage(bot.store.path, "snapshots")
    bot.table.forget(number)
    reply = await alice.go(await thread(kit, bot, number)).slash("/match status")
    assert f"#{number}" in reply.text
    assert (await running(bot, number)).match.dump() == before
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert any(f"the state of match {number}" in words and "is kept in" in words for words in told)
    assert any("was made again" in words for words in told)
    assert [path.name for path in bot.store.path.parent.glob("*-damaged-*")]
    bot.table.forget(number)
    await play(bot, number, 1)
    assert [fault for fault in await bot.store.faults() if "the state is damaged" in fault] == []


async def test_what_cannot_be_made_again_holds_up_nobody_else(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    lost = await open_match(kit, bot, alice, boris, game="hyperborea")
    await play(bot, lost, 3)
    other = await open_match(kit, bot, alice, boris, game="hyperborea")
    await settled(kit, bot)
    place, fine = await thread(kit, bot, lost), await thread(kit, bot, other)
    change(bot, f"DELETE FROM milestones WHERE match_id = {lost}")
    change(bot, f"UPDATE log SET text = 'nonsense' WHERE match_id = {lost} AND kind = 'choice'")
    change(bot, f"UPDATE snapshots SET data = zeroblob(40) WHERE match_id = {lost}")
    bot.table.forget(lost)
    assert "went wrong" in (await alice.slash("/match status", place)).text
    assert f"#{other}" in (await alice.slash("/match status", fine)).text
    await play(bot, other, 1)
    await settled(kit, bot)
    assert await bot.store.outbox.waiting(other) == []
