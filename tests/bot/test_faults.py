"""Discord at its worst: nothing is lost, no other match waits, and whoever can mend it is told once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.client import Slowtable
from sandbox.events import Event
from sandbox.faults import Rule
from sandbox.kit import Actor, Kit, NotAnswered
from sandbox.model.channels import Channel
from tests.bot.clicking import ids_of
from tests.bot.support import button, open_match, press_any, running, settled, thread, xidit
from tests.bot.telling import told, true

Tables = tuple[int, Channel, int, Channel]


async def two_tables(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> Tables:
    """A match of Alice's and one of Boris', each with its thread, in which somebody has talked: the next board is a new
    message."""
    first = await open_match(kit, bot, alice, bots=2)
    second = await open_match(kit, bot, boris, bots=2, language="en")
    places = await thread(kit, bot, first), await thread(kit, bot, second)
    for person, place in zip((alice, boris), places, strict=True):
        person.say("Good luck!", place)
    return first, places[0], second, places[1]


async def place_hero(person: Actor, place: Channel) -> None:
    """Answer the first question of Xidit on the board's own buttons."""
    board = next(m for m in reversed(person.messages(place)) if m.selects or any(":pick:" in i for i in ids_of(m)))
    await press_any(person, board)


def boards(person: Actor, place: Channel) -> list[str]:
    """The texts of all board messages."""
    return [message.text for message in person.messages(place) if message.attachments]


async def waiting(bot: Slowtable, number: int) -> list[str]:
    """What is not delivered."""
    return [item.kind for item in await bot.store.outbox.waiting(number)]


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "error", "status": 503, "message": "503: unavailable"},
        {"kind": "drop"},
        {"kind": "lose_answer"},
        {"kind": "error", "status": 403, "code": 50013, "message": "Missing Permissions"},
    ],
    ids=["server error", "cut before", "cut after", "no permission"],
)
async def test_what_cannot_be_posted_is_posted_later_once_and_holds_up_nobody(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, fault: dict[str, object]
) -> None:
    first, stuck, second, free = await two_tables(kit, bot, alice, boris)
    rule = kit.fault(**fault, method="POST", route=f"/channels/{stuck.id}/messages")  # type: ignore[arg-type]
    await place_hero(alice, stuck)
    await settled(kit, bot)
    assert rule.met
    assert await waiting(bot, first)
    seen = len(boards(boris, free))
    await place_hero(boris, free)
    await settled(kit, bot)
    assert len(boards(boris, free)) > seen
    assert await waiting(bot, second) == []
    for _ in range(3):
        kit.clock.move(30)
        await settled(kit, bot)
    kit.faults.clear()
    kit.clock.move(3600)
    await settled(kit, bot)
    assert await waiting(bot, first) == []
    assert told(alice, stuck) == true(await running(bot, first), await bot.store.moves.log(first))
    letters = [message for message in alice.messages(alice.dm) if "I may not post" in message.text]
    assert len(letters) == (1 if fault.get("code") == 50013 else 0)


FAILS: list[dict[str, Any]] = [
    {"kind": "error", "status": 400, "code": 50083, "count": 1},
    {"kind": "error", "status": 403, "code": 50001, "count": 1},
    {"kind": "error", "status": 403, "code": 50013, "count": 1},
    {"kind": "error", "status": 503, "count": 1},
    {"kind": "rate_limit", "retry_after": 0.01, "count": 5},  # so often discord.py tries by itself
]


@pytest.mark.parametrize("fault", FAILS, ids=["archived", "no access", "no permission", "5xx", "too many"])
async def test_the_board_before_the_last_loses_its_controls_and_news_though_that_fails_at_first(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, fault: dict[str, Any]
) -> None:
    number, place, _, _ = await two_tables(kit, bot, alice, boris)
    old, rules = (await running(bot, number)).row.messages["board"], list[Rule]()

    def spoil(event: Event) -> None:
        """The new board is there: the next change of the old one fails."""
        if event.name == "MESSAGE_CREATE" and event.channel is place and not rules:
            route = f"/channels/{place.id}/messages/{old}"
            rules.append(kit.fault(method="PATCH", route=route, **fault))

    with kit.world.bus.listening(spoil):
        await place_hero(alice, place)
        await settled(kit, bot)
    kit.clock.move(3600)
    await settled(kit, bot)
    assert [rule.met for rule in rules] == [fault["count"]]
    pressable = [message for message in alice.messages(place) if any(":mine:" in found for found in ids_of(message))]
    assert len(pressable) == 1
    assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))


async def test_a_deleted_thread_is_opened_anew_and_the_host_is_told_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    first, gone, _, free = await two_tables(kit, bot, alice, boris)
    kit.delete(gone)
    await alice.slash("/play", choice="1")
    await settled(kit, bot)
    place = await thread(kit, bot, first)
    assert place.id != gone.id
    assert boards(alice, place)
    assert await waiting(bot, first) == []
    await place_hero(boris, free)
    await settled(kit, bot)
    letters = [message.text for message in alice.messages(alice.dm) if "was deleted" in message.text]
    assert len(letters) == 1
    assert f"<#{place.id}>" in letters[0]
    await alice.go(place).slash("/plan", choice="wait wait wait wait wait wait")
    await settled(kit, bot)
    assert xidit(await running(bot, first)).year == 2
    assert len([m for m in alice.messages(alice.dm) if "was deleted" in m.text]) == 1


async def test_a_deleted_channel_is_told_once_and_the_match_is_kept(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    kit.delete(kit.channel("games"))
    alice.go("welcome")
    await alice.slash("/play", choice="1")
    await settled(kit, bot)
    await alice.slash("/plan", choice="wait wait wait wait wait wait")
    await settled(kit, bot)
    assert xidit(await running(bot, number)).year == 2
    assert len([m for m in alice.messages(alice.dm) if "is gone" in m.text]) == 1
    assert await waiting(bot, number) == []


async def test_a_deleted_board_message_is_posted_anew(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    kit.delete(next(message for message in reversed(alice.messages(place)) if message.attachments))
    asked = (await running(bot, number)).waiting_people()
    person = alice if (await running(bot, number)).owner(asked[0]) == int(alice.id) else boris
    await person.go(place).slash("/play", choice="1")
    await settled(kit, bot)
    assert boards(alice, place)
    assert await waiting(bot, number) == []


async def test_a_lobby_whose_message_is_gone_still_gets_its_thread(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="xidit")
    lobby = alice.last()
    for _ in range(2):
        await alice.click(button(lobby, "addbot"), lobby)
    kit.delete(lobby)
    await alice.slash("/match start", match=1)
    await settled(kit, bot)
    assert boards(alice, await thread(kit, bot, 1))


async def test_rate_limits_delay_and_lose_nothing(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    first, limited, _, free = await two_tables(kit, bot, alice, boris)
    kit.fault("rate_limit", method="POST", route=f"/channels/{limited.id}/messages", count=2, retry_after=0.05)
    await asyncio.gather(place_hero(alice, limited), place_hero(boris, free))
    await settled(kit, bot)
    assert told(alice, limited) == true(await running(bot, first), await bot.store.moves.log(first))
    assert await waiting(bot, first) == []


async def test_a_slow_thread_slows_nobody_else(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    first, slow, _, free = await two_tables(kit, bot, alice, boris)
    kit.fault("slow", method="POST", route=f"/channels/{slow.id}/messages", delay=60.0)
    await place_hero(alice, slow)
    before = len(boards(boris, free))
    await place_hero(boris, free)
    await kit.until(lambda: len(boards(boris, free)) > before)
    assert await waiting(bot, first)


async def test_a_lost_gateway_is_found_again(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    kit.sandbox.gateway.drop()
    await place_hero(alice, place)
    assert kit.sandbox.gateway.resumes == 1
    await settled(kit, bot)
    match = await running(bot, number)
    assert xidit(match).seats[match.seats_of(int(alice.id))[0]].hero


@pytest.mark.parametrize("way", ["menu", "command"])
async def test_a_move_counts_even_if_it_is_too_late_to_say_so(kit: Kit, bot: Slowtable, alice: Actor, way: str) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    moved: list[int] = []
    bot.table.listeners.append(moved.append)
    kit.fault("error", route="/interactions/*", status=404, code=10062, message="Unknown interaction")
    late = asyncio.create_task(
        place_hero(alice, place) if way == "menu" else _typed(alice.go(place))  # answers nobody hears
    )
    await kit.until(lambda: number in moved)
    kit.clock.move(4)
    with pytest.raises(NotAnswered):
        await late
    await settled(kit, bot)
    match = await running(bot, number)
    assert xidit(match).seats[match.seats_of(int(alice.id))[0]].hero


async def _typed(person: Actor) -> None:
    await person.slash("/play", choice="1")
