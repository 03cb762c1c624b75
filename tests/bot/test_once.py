"""A message whose answer was lost stands once, also when Discord has forgotten its nonce."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import db
from bot.client import Slowtable
from bot.tables import posts
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.conftest import Opened
from tests.bot.support import is_form, open_match, running, settled, thread
from tests.bot.telling import told, true

pytestmark = pytest.mark.finding("TR-10")
FORGOTTEN = 900
"""Seconds: longer than a nonce is remembered."""


def boards(person: Actor, place: Channel) -> list[Seen]:
    """All board messages."""
    return [message for message in person.messages(place) if message.attachments]


async def move(kit: Kit, bot: Slowtable, number: int) -> None:
    """The turn passes on."""
    match = await running(bot, number)
    await bot.table.submit_default(number, match.match.waiting[0])
    await settled(kit, bot)


async def later(kit: Kit, bot: Slowtable) -> None:
    """Past the time for which Discord remembers, and past the next attempts."""
    for seconds in (FORGOTTEN, FORGOTTEN):
        kit.clock.move(seconds)
        await settled(kit, bot)


async def test_a_board_stands_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    place = await thread(kit, bot, number)
    alice.say("Hello!", place)  # so the board stands in a message of its own
    before = len(boards(alice, place))
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
    await move(kit, bot, number)
    assert lost.met == 1
    assert len(boards(alice, place)) == before + 1
    await later(kit, bot)
    assert len(boards(alice, place)) == before + 1
    assert await bot.store.outbox.waiting(number) == []
    assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))
    assert (await running(bot, number)).row.messages["board"] == int(boards(alice, place)[-1].id)


async def test_a_board_stands_once_after_a_restart(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
        place = await thread(kit, bot, number)
        alice.say("Hello!", place)
        before = len(boards(alice, place))
        kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
        await move(kit, bot, number)
    kit.clock.move(FORGOTTEN)
    async with opened() as bot:
        await settled(kit, bot)
        assert len(boards(alice, place)) == before + 1


async def test_a_board_sent_without_a_picture_is_not_taken_for_one_that_has_it(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor
) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
        place = await thread(kit, bot, number)
        alice.say("Hello!", place)
        kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
        entries = await bot.store.moves.log(number)
        again = posts.NewBoard(since=len(entries), upto=len(entries))
        await bot.store.outbox.put([again.row()], bot.now(), number)
        bot.delivery.wake()
        await settled(kit, bot)
        assert not alice.messages(place)[-1].attachments
    kit.clock.move(FORGOTTEN)
    async with opened() as bot:
        await settled(kit, bot)
        await later(kit, bot)
        edit = posts.BoardEdit(since=len(entries), upto=len(entries))
        await bot.store.outbox.put([edit.row()], bot.now(), number)
        bot.delivery.wake()
        await settled(kit, bot)
        assert await bot.store.outbox.waiting(number) == []
        assert [each.filename for each in alice.messages(place)[-1].attachments] == ["xidit-map.png"]


@pytest.mark.parametrize("kind", ["note", "letter", "ping", "stalled"])
async def test_words_stand_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, kind: str) -> None:
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    match = await running(bot, number)
    seat = match.waiting_people()[0]
    person = next(person for person in (alice, boris, kit.person("Oksana")) if int(person.id) == match.owner(seat))
    user, asked_at = int(person.id), match.seats[seat].asked_at
    assert asked_at is not None
    wait = {"match": number, "seat": seat, "asked": match.match.decisions[seat].asked, "why": "again"}
    payloads: dict[str, dict[str, Any]] = {
        "note": {"key": "note-dms-closed", "user": user},
        "letter": {"key": "trouble-permission", "user": user, "match": number},
        "ping": {"user": user, "waits": [wait]},
        "stalled": {"seat": seat, "asked_at": asked_at.timestamp()},
    }
    by_dm = kind in ("letter", "ping")
    place = person.dm if by_dm else await thread(kit, bot, number)
    before = len(person.messages(place))
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
    post = db.Post(kind=kind, payload=payloads[kind], lane=f"dm-{user}" if by_dm else "table")
    await bot.store.outbox.put([post], bot.now(), number)
    bot.delivery.wake()
    await settled(kit, bot)
    assert lost.met == 1
    kit.clock.move(FORGOTTEN)
    await settled(kit, bot)
    same = [message.text for message in person.messages(place)[before:]]
    assert same.count(same[0]) == 1
    assert await bot.store.outbox.waiting(number) == []


async def test_a_panel_stands_once(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    panel = kit.fault("lose_answer", method="POST", route=f"/channels/{alice.dm.id}/messages", count=1)
    await move(kit, bot, number)
    kit.clock.move(FORGOTTEN)
    await settled(kit, bot)
    assert panel.met == 1
    assert len([message for message in alice.messages(alice.dm) if is_form(message)]) == 1


async def test_a_panel_nobody_heard_of_is_closed_when_its_question_is(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{alice.dm.id}/messages", count=1)
    await move(kit, bot, number)
    assert lost.met == 1
    (panel,) = [message for message in alice.messages(alice.dm) if is_form(message)]
    await move(kit, bot, number)
    await later(kit, bot)
    assert not is_form(panel)
    assert len([message for message in alice.messages(alice.dm) if is_form(message)]) <= 1


async def test_a_ping_does_not_bring_back_messages_of_before(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at a match while a board is recorded must not make it forget the board."""
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    match = await running(bot, number)
    seat = match.waiting_people()[0]
    found, numbers = bot.table.find, itertools.count(1)

    async def slow(match_id: int) -> db.Match | None:
        before = await found(match_id)
        await bot.table.keep(match_id, {f"newer_{next(numbers)}": 1})
        return before

    monkeypatch.setattr(bot.table, "find", slow)
    wait = posts.Waiting(match=number, seat=seat, asked=match.match.decisions[seat].asked, why="again")
    await bot.table.post(posts.Ping(user=match.owner(seat) or 0, waits=[wait]), match_id=number)
    await settled(kit, bot)
    assert (await running(bot, number)).row.messages == (await bot.store.matches.get(number)).messages


async def test_a_list_of_tables_does_not_bring_back_messages_of_before(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at their tables while a board is posted must not make the match forget it: the next board would
    tell its news once more, and it would keep its controls."""
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    place, of_user = await thread(kit, bot, number), bot.store.matches.of_user

    async def slow(*whose: Any) -> list[db.Match]:
        before = await of_user(*whose)
        alice.say("Hello!", place)  # so the board stands in a message of its own
        await bot.table.submit_default(number, (await running(bot, number)).match.waiting[0])
        await kit.until(lambda: bot.delivery.idle)
        return before

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(bot.store.matches, "of_user", slow)
        await alice.slash("/my matches")
    alice.say("Hello again!", place)
    await move(kit, bot, number)
    assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))
    assert len([message for message in boards(alice, place) if ":mine:" in str(message.buttons)]) == 1
    assert (await running(bot, number)).row.messages == (await bot.store.matches.get(number)).messages


async def test_the_end_stands_once(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        people = (alice, boris, kit.person("Oksana"))
        number = await open_match(kit, bot, *people, chosen={"length": "short"})
        place = await thread(kit, bot, number)
        await bot.delivery.stop()
        while not (match := await running(bot, number)).over:
            await bot.table.submit_default(number, match.match.waiting[0])
    async with opened() as bot:
        await settled(kit, bot)
        ends = len([message for message in alice.messages(place) if ":rematch:" in str(message.buttons)])
        assert ends == 1
        kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
        await bot.store.outbox.put([db.Post(kind="end")], bot.now(), number)
        bot.delivery.wake()
        await settled(kit, bot)
        kit.clock.move(FORGOTTEN)
        await settled(kit, bot)
        assert len([message for message in alice.messages(place) if ":rematch:" in str(message.buttons)]) == ends + 1
