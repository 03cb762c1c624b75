"""The way of a move: how often it takes its match's lock, as ARCHITECTURE.md tells."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import button, open_match, running, seated, settled, thread

pytestmark = pytest.mark.finding("CO-13")


async def test_a_move_by_button_takes_its_lock_once_and_its_board_once_more(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place, match = await thread(kit, bot, number), await running(bot, number)
    seat = match.match.waiting[0]
    person = seated(match, alice, boris)[seat]
    board = [message for message in person.messages(place) if message.buttons][-1]
    locked, taken = bot.table._locked, []

    @asynccontextmanager
    async def counted(match_id: int) -> AsyncIterator[None]:
        taken.append(match_id)
        async with locked(match_id):
            yield

    monkeypatch.setattr(bot.table, "_locked", counted)
    await person.click(button(board, "pick"), board)
    await settled(kit, bot)
    assert (await running(bot, number)).row.version == match.row.version + 1
    assert taken == [number, number]
