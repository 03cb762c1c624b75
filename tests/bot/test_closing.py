"""One live panel per seat and person: what is answered, over or somebody else's says so and has no controls."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

import db
from bot.client import Slowtable
from bot.delivery import closing
from bot.delivery.courier import Courier
from bot.messages import layout
from bot.tables.kept import Kept
from games.engine import default_choice
from sandbox.kit import Actor, Kit, Seen
from tests.bot.clicking import answer, ids_of
from tests.bot.conftest import Opened
from tests.bot.support import button, hand_to, open_match, running, seated, settled, thread, xidit

pytestmark = pytest.mark.finding("TR-7")


def live(person: Actor) -> list[Seen]:
    """The messages in somebody's DMs with which something can be done."""
    return [message for message in person.messages(person.dm) if message.selects or message.buttons]


async def seal(kit: Kit, bot: Slowtable, person: Actor) -> Seen:
    """Fill in the panel in the DMs and send it off; returns it."""
    (panel,) = live(person)
    for wheel in range(1, 7):
        await person.click(next(found for found in ids_of(panel) if found.endswith(f":fill:{wheel}=wait")), panel)
    await person.click(button(panel, "send"), panel)
    await settled(kit, bot)
    return panel


async def default(bot: Slowtable, number: int, seat: int | None = None) -> None:
    """Whoever is asked (or somebody) answers as the rules do for who does not."""
    match = await running(bot, number)
    await bot.table.submit_default(number, match.match.waiting[0] if seat is None else seat)


async def pinged(kit: Kit, bot: Slowtable, person: Actor, *waits: tuple[int, int]) -> Seen:
    """A ping by DM for seats of matches; returns it."""
    named = []
    for number, seat in waits:
        decision = (await running(bot, number)).match.decisions[seat]
        named.append({"match": number, "seat": seat, "asked": decision.asked, "why": "turn"})
    payload: dict[str, Any] = {"user": int(person.id), "waits": named}
    await bot.store.outbox.put([db.Post(kind="ping", payload=payload, lane=f"dm-{person.id}")], bot.now())
    bot.delivery.wake()
    await settled(kit, bot)
    return person.last(person.dm)


async def test_sealing_as_the_last_one_leaves_one_panel(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    await default(bot, number)
    await settled(kit, bot)
    for year in (1, 2):
        assert xidit(await running(bot, number)).year == year
        old = await seal(kit, bot, alice)
        (panel,) = live(alice)
        assert panel.id != old.id
        assert "✅" in old.text
        assert not old.attachments
        assert "Sealed" not in old.text
        match = await running(bot, number)
        assert f":{match.match.serial(match.seats_of(int(alice.id))[0])}:" in button(panel, "send")


async def test_who_sealed_first_reads_what_it_was_when_it_is_revealed(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    while len((await running(bot, number)).match.decisions) < 3:
        await default(bot, number)
        await settled(kit, bot)
    panel = await seal(kit, bot, alice)
    assert "Sealed" in panel.text
    assert [seen.id for seen in live(alice)] == [panel.id]
    match = await running(bot, number)
    await default(bot, number, match.seats_of(int(boris.id))[0])
    await settled(kit, bot)
    assert "Sealed" not in panel.text
    assert "✅" in panel.text
    assert not panel.selects
    assert not panel.buttons
    assert len(live(alice)) == 1


async def test_after_the_match_no_panel_is_left(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, bots=2, chosen={"length": "short"})
        seat = (await running(bot, number)).seats_of(int(alice.id))[0]
        while not (match := await running(bot, number)).over:
            await default(bot, number, seat if seat in match.match.waiting else None)
            await settled(kit, bot)
        assert live(alice) == []
        assert not [seen for seen in alice.messages(alice.dm) if "Sealed" in seen.text or "Waiting for" in seen.text]
        assert [seen for seen in alice.messages(alice.dm) if "✅" in seen.text]


async def test_a_seat_that_changes_hands_closes_its_panel(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    await default(bot, number)
    await settled(kit, bot)
    (panel,) = live(alice)
    await hand_to(kit, bot, number, alice, boris)
    assert not panel.selects
    assert "no longer yours" in panel.text
    assert len(live(boris)) == 1


async def test_a_ping_that_is_answered_says_so(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    match = await running(bot, number)
    seat = match.match.waiting[0]
    person = seated(match, alice, boris)[seat]
    ping = await pinged(kit, bot, person, (number, seat))
    assert button(ping, "mine")
    words = default_choice(match.match.state, seat)
    await person.go(await thread(kit, bot, number)).slash("/play", choice=words)
    await settled(kit, bot)
    assert ping.text.startswith("✅")
    assert not ping.buttons


async def test_a_ping_for_two_tables_names_what_is_left(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    one = await open_match(kit, bot, alice, boris, game="scythe")
    two = await open_match(kit, bot, alice, boris, game="scythe")
    people = {number: seated(await running(bot, number), alice, boris) for number in (one, two)}
    mine = {number: next(seat for seat, person in people[number].items() if person is alice) for number in (one, two)}
    for number in (one, two):
        while mine[number] not in (await running(bot, number)).match.waiting:
            await default(bot, number)
        await settled(kit, bot)
    ping = await pinged(kit, bot, alice, (one, mine[one]), (two, mine[two]))
    assert f"#{one}" in ping.text
    assert f"#{two}" in ping.text
    await default(bot, one)
    await settled(kit, bot)
    assert f"#{one}]" not in ping.text
    assert f"#{two}]" in ping.text
    assert [one.label for one in ping.buttons if one.custom_id and ":mine:" in one.custom_id] == ["My move"]
    await default(bot, two)
    await settled(kit, bot)
    assert ping.text.startswith("✅")
    assert not ping.buttons


async def test_a_ping_becomes_the_panel_and_goes_on_in_place(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    match = await running(bot, number)
    seat = match.match.waiting[0]
    person = seated(match, alice, boris)[seat]
    ping = await pinged(kit, bot, person, (number, seat))
    await person.click(button(ping, "mine"), ping)
    while seat in (now := await running(bot, number)).match.waiting:
        assert [seen.id for seen in live(person)] == [ping.id]
        await answer(person, now, seat, now.match.default(seat), ping)
        await settled(kit, bot)
    other = seated(match, alice, boris)[1 - seat]
    assert other.mention not in ping.text
    while seat not in (await running(bot, number)).match.waiting:
        await default(bot, number)
    await settled(kit, bot)
    assert not ping.buttons
    assert not ping.selects


async def test_the_panel_of_a_new_owner_outlives_that_of_the_former(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing the old one takes so long that the new one is there before it is done."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    while len((await running(bot, number)).match.decisions) < 3:
        await default(bot, number)
        await settled(kit, bot)
    oksana, seat = kit.person("Oksana"), (await running(bot, number)).seats_of(int(boris.id))[0]
    edit, keep, there = closing.edit, bot.table.keep, asyncio.Event()

    async def seen(match_id: int, messages: Mapping[str, int]) -> None:
        await keep(match_id, messages)
        there.set()

    async def slowly(courier: Courier, kept: Kept, view: layout.Composed) -> None:
        await there.wait()
        await edit(courier, kept, view)

    monkeypatch.setattr(bot.table, "keep", seen)
    monkeypatch.setattr(closing, "edit", slowly)
    await hand_to(kit, bot, number, boris, oksana)
    kept = Kept.of((await bot.store.matches.get(number)).messages, "panel", seat)
    assert kept is not None
    assert kept.user == int(oksana.id)
    assert "field" not in str(live(boris))
