"""Every control of a lobby is answered: by whoever should not press it, when it is old, and when it is forged."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from bot.messages.address import OUTDATED, Address
from bot.messages.words import say
from db import Status
from sandbox.events import Event
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from tests.bot.lobby.helpers import forged, lobby_of
from tests.bot.support import button, settled


@pytest.mark.finding("TR-22")
async def test_a_former_host_is_told_who_the_host_is(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, boris)
    menus = (await alice.click(button(lobby, "options"), lobby)).message
    length = next(menu for menu in menus.selects if menu.custom_id.endswith(":optionfield:length"))
    await alice.click(button(lobby, "leave"), lobby)
    reply = await alice.select(length.custom_id, "short", message=menus)
    assert reply.text == f"Only the host can do that: {boris.mention}"
    assert (await bot.store.matches.get(1)).options == {}


@pytest.mark.finding("TR-22")
async def test_a_seat_that_was_left_cannot_choose_and_is_told_so(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice, kit.person("Boris"), game="circadians")
    menus = (await alice.click(button(lobby, "seat"), lobby)).message
    await alice.click(button(lobby, "leave"), lobby)
    chosen = menus.selects[0]
    reply = await alice.select(chosen.custom_id, chosen.options[0]["value"], message=menus)
    assert reply.text == "You do not sit at this table."


FORGED = {
    "rematch:": "no-such-match",
    "export:": "no-such-match",
    "join:": "no-such-match",
    "leave:": "no-such-match",
    "addbot:": "no-such-match",
    "dropbot:": "no-such-match",
    "bots:": "no-such-match",
    "options:": "no-such-match",
    "seat:": "no-such-match",
    "start:": "no-such-match",
}


@pytest.mark.finding("TR-22")
async def test_controls_of_no_match_are_answered(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await kit.until(lambda: alice.messages("welcome"))
    message = alice.messages("welcome")[0]
    for verb, key in FORGED.items():
        assert (await forged(kit, alice, message, f"st:77:::{verb}")).text == say("en", key), verb


@pytest.mark.finding("TR-22")
@pytest.mark.parametrize("number", [2**63, 2**64, 10**40])
async def test_numbers_beyond_64_bits_are_outdated(
    kit: Kit, bot: Slowtable, alice: Actor, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    await kit.until(lambda: alice.messages("welcome"))
    message = alice.messages("welcome")[0]
    for custom_id in (
        f"st:{number}:::join:",
        f"st:{number}:::mine:",
        f"st:1:{number}::mine:",
        f"st:{number}:::rematch:",
    ):
        assert (await forged(kit, alice, message, custom_id)).text == say("en", "control-outdated")
    assert Address.read(f"st:{number}:::join:").verb == OUTDATED
    assert Address.read(f"st:{2**63 - 1}:::join:").match == 2**63 - 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.finding("TR-25")
async def test_the_same_command_delivered_again_opens_nothing(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    sent: list[tuple[object, Channel | None]] = []

    def keep(event: Event) -> None:
        if event.name == "INTERACTION_CREATE":
            sent.append((event.data, event.channel))

    kit.world.bus.listen(keep)
    await alice.slash("/match new", game="xidit")
    (payload, channel) = sent[0]
    for _ in range(3):
        kit.world.emit("INTERACTION_CREATE", payload, channel)
    await alice.slash("/help")  # what was emitted before it has arrived
    await settled(kit, bot)
    rows = await bot.store.matches.listed()
    assert [row.messages.keys() for row in rows] == [{"lobby"}]
    assert len([message for message in alice.messages() if "Host:" in message.text]) == 1


@pytest.mark.finding("TR-25")
async def test_a_lobby_without_a_message_is_taken_away(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    kit.fault("error", method="POST", route="/interactions/*", status=403, code=50013, count=1)
    assert (await alice.slash("/match new", game="xidit")).text.startswith(say("en", "something-broke", id="")[:40])
    assert await bot.store.matches.listed() == []


@pytest.mark.finding("TR-20")
async def test_what_is_over_says_so_whoever_presses(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, boris, bots=1)
    old = {verb: button(lobby, verb) for verb in ("join", "leave", "addbot", "dropbot", "options", "start")}
    await alice.slash("/match cancel", match=1)
    await settled(kit, bot)
    for verb, custom_id in old.items():
        assert (await forged(kit, alice, lobby, custom_id)).text == say("en", "lobby-over"), verb
    assert "уже началась или отменена" in (await boris.slash("/match leave", match=1)).text
    assert (await bot.store.matches.get(1)).status is Status.CANCELLED
