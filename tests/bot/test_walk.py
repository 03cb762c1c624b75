"""The way of a move: how often it takes its match's lock, as ARCHITECTURE.md tells."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.client import Slowtable
from games.engine import Pick
from sandbox.kit import Actor, Kit
from tests.bot.support import choose_first, open_match, running, seated, settled, thread


@pytest.mark.finding("CO-13")
async def test_a_move_under_the_board_takes_its_lock_once_and_its_board_once_more(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place, match = await thread(kit, bot, number), await running(bot, number)
    seat = match.match.waiting[0]
    person = seated(match, alice, boris)[seat]
    board = [message for message in person.messages(place) if message.buttons][-1]
    locked, taken = bot.table.lock, []

    @asynccontextmanager
    async def counted(match_id: int) -> AsyncIterator[None]:
        taken.append(match_id)
        async with locked(match_id):
            yield

    monkeypatch.setattr(bot.table, "lock", counted)
    await choose_first(person, board)
    await settled(kit, bot)
    assert (await running(bot, number)).row.version == match.row.version + 1
    assert taken == [number, number]


@pytest.mark.finding("CO-29")
async def test_what_was_chosen_is_parsed_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    match = await running(bot, number)
    seat = match.match.waiting[0]
    parse, parsed = Pick.parse, []

    def counted(pick: Pick, words: str) -> list[str]:
        parsed.append(words)
        return parse(pick, words)

    monkeypatch.setattr(Pick, "parse", counted)
    words = match.match.default(seat)
    await bot.table.submit_line(number, seat, words)
    assert parsed == [words]
