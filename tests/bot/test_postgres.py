"""The table on a PostgreSQL server: a match with secrets, undo and votes, through restarts, to its podium."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import db
from bot.client import Slowtable
from db import Status
from games.engine.export import load, replay
from games.engine.policy import random_choice
from games.xidit.game import GAME
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import bot_on, button, open_match, running, seated, settled, thread
from tests.support.postgres import Cluster


@pytest.fixture
def place(cluster: Cluster) -> Iterator[db.Place]:
    """A database of the test's own."""
    url = cluster.fresh()
    yield url
    cluster.drop(url)


@pytest.fixture
def opened(kit: Kit, place: db.Place) -> Opened:
    """Opens the bot (again and again) on that database."""
    return lambda: bot_on(kit, place)


async def turns(kit: Kit, bot: Slowtable, number: int, people: dict[int, Actor], most: int) -> bool:
    """People play what they are asked; whether the match is over."""
    place, rng = await thread(kit, bot, number), random.Random(3)
    for _ in range(most):
        match = await running(bot, number)
        if match.over:
            return True
        for seat in match.waiting_people():
            now = await running(bot, number)
            if seat in now.match.waiting:
                decision = now.match.decisions[seat]
                words = decision.write(random_choice(decision, rng))
                reply = await people[seat].go(place).slash("/play", choice=words)
                assert "⚠️" not in reply.text
        await settled(kit, bot)
    return False


@pytest.mark.long
async def test_a_match_from_the_lobby_through_restarts_to_the_podium(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor
) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, bots=1, chosen={"length": "short"})
        people = seated(await running(bot, number), alice, boris)
        assert not await turns(kit, bot, number, people, 3)
        before = (await running(bot, number)).match.digest()
    async with opened() as bot:
        assert (await running(bot, number)).match.digest() == before
        place = await thread(kit, bot, number)
        (*_, target) = await bot.store.moves.milestones(number)
        await alice.go(place).slash("/vote back", to=target.version)
        await settled(kit, bot)
        ballot = next(each for each in reversed(boris.go(place).messages(place)) if "Yes" in str(each.buttons))
        await boris.click("Yes", ballot)
        await settled(kit, bot)
        back = await running(bot, number)
        assert (back.match.era, back.row.status) == (1, Status.RUNNING)
        assert await turns(kit, bot, number, people, 400)
        podium = alice.last(place)
        reply = await boris.click(button(podium, "export"), podium)
        verdict = replay(GAME, load(reply.message.attachments[0].data))
        assert (verdict.faults, await bot.store.faults()) == ([], [])
        assert await bot.store.outbox.waiting(number) == []
