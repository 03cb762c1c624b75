"""`/my matches` shows all of them, however many."""

from __future__ import annotations

import re

import pytest

from bot.client import Slowtable
from db import Move, Seating, Status
from games.engine import Match, Setup
from games.xidit.game import GAME
from sandbox.kit import Actor, Kit, Seen
from tests.bot.support import button


async def many(bot: Slowtable, person: Actor, count: int) -> None:
    """So many matches; only in every fourth it is this person who is asked first."""
    for number in range(count):
        match, _ = Match.begin(GAME, GAME.complete(Setup(3, f"many {number % 4}")))
        row = await bot.store.matches.create(
            guild_id=1, channel_id=2, host_id=7, game="xidit", language="en", at=bot.now(), thread_id=1000 + number
        )
        seats = [Seating(user_id=8), Seating(user_id=9), Seating(bot="bot")]
        asked = match.waiting[0]
        seats[asked if number % 4 == 0 else (asked + 1) % 3] = Seating(user_id=int(person.id))
        move = Move(
            match_id=row.id,
            expected_version=0,
            at=bot.now(),
            snapshot=match.dump(),
            seating=seats,
            changes={"status": Status.RUNNING, "seed": "many"},
        )
        await bot.store.moves.commit(move)


def numbers(seen: Seen) -> list[int]:
    """The matches that a page lists."""
    return [int(found) for found in re.findall(r"· #(\d+)\]", seen.text)]


@pytest.mark.finding("TM-20")
async def test_every_table_can_be_seen_those_that_wait_first(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    await many(bot, boris, 40)
    page = (await boris.slash("/my matches")).message
    assert page.ephemeral
    assert "Страница 1 из 4" in page.text
    assert "/мои партии" not in page.text
    seen = numbers(page)
    for number in (2, 3, 4):
        await boris.click("Дальше", page)
        assert f"Страница {number} из 4" in page.text
        seen += numbers(page)
    assert sorted(seen) == list(range(1, 41))
    assert {number % 4 for number in seen[:10]} == {1}
    with pytest.raises(Exception, match="disabled"):
        await boris.click("Дальше", page)
    await boris.click("Назад", page)
    assert "Страница 3 из 4" in page.text
    for match in range(1, 31):
        await bot.store.matches.update(match, status=Status.FINISHED)
    await boris.click(button(page, "tables"), page)
    assert "Страница" not in page.text
    assert sorted(numbers(page)) == list(range(31, 41))
