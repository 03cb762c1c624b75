"""Whatever a control carries, whoever presses it, wherever and whenever: it is answered, and nobody learns anything.

The router is asked which verbs there are, so new ones are tried too.
"""

from __future__ import annotations

import logging
import re

import pytest

from bot.client import Slowtable
from bot.messages.words import say
from db import Status
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Kit, Seen
from sandbox.kit.reply import Reply
from sandbox.model.channels import Channel
from tests.bot.lobby.helpers import forged_button, forged_menu, lobby_of, number_of
from tests.bot.support import open_match, settled, thread

BROKEN = tuple(say(language, "something-broke", id="")[:20] for language in LANGUAGES)
NO_SUCH = 987_654
ARGUMENTS = ("", "-1", "9" * 40, "٣-yes", "scythe:none")
VALUES = ("-1", "9" * 40, "c:none", "٣")
ENDING = {"start", "closetable", "leave"}
"""What ends a lobby, when the host does it."""


def words(reply: Reply) -> str:
    """What was answered, by a message or by a window."""
    return reply.text if reply.interaction.original is not None else ""


@pytest.mark.long
@pytest.mark.finding("TR-22")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("when", ["lobby", "running", "over"])
async def test_every_control_answers_whatever_it_carries(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, caplog: pytest.LogCaptureFixture, when: str
) -> None:
    """Pressed by the host, who is allowed most."""
    if when == "lobby":
        number, where = 1, await lobby_of(alice, boris)
    else:
        number = await open_match(kit, bot, alice, boris, bots=1)
        where = alice.messages(await thread(kit, bot, number))[0]
    if when == "over":
        await bot.store.matches.update(number, status=Status.CANCELLED)
        bot.table.forget(number)
    broken = []
    with caplog.at_level(logging.ERROR):
        for index, verb in enumerate(sorted(bot.router.verbs - ENDING)):
            address, value = f"st:{number}:0:0.1:{verb}:", VALUES[index % len(VALUES)]
            replies = [await forged_button(kit, alice, where, address + argument) for argument in ARGUMENTS]
            replies += [await forged_menu(kit, alice, where, address + argument, value) for argument in ("", "0")]
            broken += [verb for reply in replies for said in BROKEN if said in words(reply)]
    await settled(kit, bot)
    assert not broken
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.finding("TR-12")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("where", ["server", "direct"])
async def test_of_a_table_elsewhere_no_control_tells_that_it_exists(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, where: str
) -> None:
    """A control outlives a seat, and stays in the DMs of people who have left the server."""
    eve = kit.add_person("Eve")
    elsewhere = kit.guild("Elsewhere", "Eve")
    kit.guild().leave(eve)
    started = await open_match(kit, bot, alice, boris, bots=1)
    waiting = number_of(await lobby_of(alice))
    before = [await bot.store.matches.seats(number) for number in (started, waiting)]
    message = await own_message(kit, bot, eve, elsewhere.channel("games") if where == "server" else eve.dm)
    told = []
    for verb in sorted(bot.router.verbs):
        for argument in ("0",):
            none, *answers = [
                await answered(kit, eve, message, number, f"{verb}:{argument}")
                for number in (NO_SUCH, started, waiting)
            ]
            told += [f"{verb}:{argument} {answer}" for answer in answers if answer != none]
    await settled(kit, bot)
    assert not told
    assert [await bot.store.matches.seats(number) for number in (started, waiting)] == before


async def own_message(kit: Kit, bot: Slowtable, person: Actor, where: Channel) -> Seen:
    """Some message of the bot where they are."""
    reply = await person.slash("/help", where)
    await settled(kit, bot)
    return reply.message


async def answered(kit: Kit, person: Actor, message: Seen, number: int, what: str) -> list[str]:
    """What is answered to a button and to a menu, without numbers."""
    replies = [
        await forged_button(kit, person, message, f"st:{number}:::{what}"),
        await forged_menu(kit, person, message, f"st:{number}:0:0.1:{what}", str(number)),
    ]
    return [re.sub(r"\d+", "#", words(reply)) for reply in replies]
