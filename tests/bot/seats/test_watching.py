"""Onlookers are told that they watch, and hear of the end if they wish."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid_all_but, forged
from tests.bot.support import button, hand_to, open_match, running, settled, thread
from tests.bot.time.helpers import pass_until, set_clock

pytestmark = pytest.mark.finding("PL-29")


@pytest.fixture
def eve(kit: Kit) -> Actor:
    """Who watches."""
    return kit.add_person("Eve")


async def watchers(bot: Slowtable, number: int) -> list[int]:
    """Who watches, as the database has it."""
    return (await bot.store.matches.get(number)).watchers


async def call_off(kit: Kit, bot: Slowtable, number: int, *people: Actor) -> None:
    """The table votes for the end."""
    place = await thread(kit, bot, number)
    await people[0].slash("/vote cancel", place)
    await settled(kit, bot)
    for person in people[1:]:
        vote = next(seen for seen in reversed(person.messages(place)) if ":vote:" in str(seen.buttons))
        await person.click(button(vote, "vote"), vote)
    await settled(kit, bot)


async def test_who_asks_for_a_move_and_plays_none_can_hear_of_the_end(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    board = next(seen for seen in eve.messages(place) if ":mine:" in str(seen.buttons))
    told = await eve.go(place).click(button(board, "mine"), board)
    assert told.ephemeral
    assert "welcome to watch" in told.text
    await eve.click("Tell me of the end", told.message)
    assert "You are watching" in told.message.text
    assert await watchers(bot, number) == [int(eve.id)]
    assert "You are watching" in (await eve.click(button(board, "mine"), board)).text
    # Twice is once, and it can be taken back.
    await asyncio.gather(*(eve.slash("/match watch", place) for _ in range(2)))
    assert await watchers(bot, number) == [int(eve.id)]
    again = (await eve.slash("/match watch", place)).message
    await eve.click("Do not tell me", again)
    assert await watchers(bot, number) == []
    await eve.click("Tell me of the end", again)
    await call_off(kit, bot, number, alice, boris)
    assert "was called off" in eve.last(eve.dm).text
    assert f"#{number}](https://discord.com/channels/" in eve.last(eve.dm).text
    assert "already begun, or was called off" in (await eve.slash("/match watch", place)).text


async def test_the_end_is_told_with_who_has_won_when_it_may_be_told(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"), chosen={"length": "short"})
    place = await thread(kit, bot, number)
    await eve.slash("/match watch", place)
    await eve.slash("/me quiet", hours="11:00-20:00")
    while not (match := await running(bot, number)).over:
        await bot.table.submit_default(number, match.match.waiting[0])
    await settled(kit, bot)
    assert eve.messages(eve.dm) == []
    await pass_until(kit, bot, "2027-01-10T20:00")
    (letter,) = eve.messages(eve.dm)
    match = await running(bot, number)
    assert match.match.outcome is not None
    best = [seat for seat, place_ in enumerate(match.match.outcome.places) if place_ == 1]
    winners = ", ".join(f"<@{match.owner(seat)}>" for seat in best)
    assert letter.text.endswith(f"the match that you watched is over. Winner: {winners}")


async def test_players_need_not_watch_and_strangers_cannot(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    number = await open_match(kit, bot, boris, alice, bots=1)
    place = await thread(kit, bot, number)
    assert "You play at this table" in (await alice.slash("/match watch", place)).text
    forbid_all_but(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(bot))
    assert "I do not know which match" in (await eve.slash("/match watch", "welcome", match=number)).text
    await kit.until(lambda: eve.messages("welcome"))
    for verb in ("watch", "unwatch"):
        told = await forged(kit, eve, eve.messages("welcome")[0], f"st:{number}:::{verb}:")
        assert "I do not know which match" in told.text
    assert await watchers(bot, number) == []


async def test_who_has_taken_a_seat_is_not_told_as_a_watcher(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    await eve.slash("/match watch", await thread(kit, bot, number))
    await hand_to(kit, bot, number, boris, eve)
    await call_off(kit, bot, number, alice, eve)
    assert not [seen for seen in eve.messages(eve.dm) if "that you watched" in seen.text]


async def test_one_watches_from_the_list(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    listed = (await eve.slash("/match list", "welcome")).message
    (menu,) = listed.selects
    await eve.select(menu.custom_id, str(number), message=listed)
    assert "You are watching" in listed.text
    assert await watchers(bot, number) == [int(eve.id)]
    assert (await eve.slash("/match list", "welcome")).message.selects == []
