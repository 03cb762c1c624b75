"""Every interaction is acknowledged before what blocks lets go: a lock, the database, a name to be asked for."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType, app_commands

from bot.client import Slowtable
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import menu, option, row
from bot.messages.words import say
from bot.panels import request as answering
from games.engine.texts import LANGUAGES
from sandbox.interactions import ANSWERED, Interaction
from sandbox.kit import Actor, Kit, Reply
from sandbox.model.channels import Channel
from sandbox.people import interact
from tests.bot.conftest import Opened
from tests.bot.support import open_match, running, settled, thread

pytestmark = pytest.mark.finding("TR-15")
MENUS = 12
"""In a message."""


@asynccontextmanager
async def lock_held(bot: Slowtable, number: int) -> AsyncIterator[None]:
    """Somebody changes the match, and takes their time."""
    async with bot.table.locked(number):
        yield


@asynccontextmanager
async def database_held(bot: Slowtable, number: int) -> AsyncIterator[None]:
    """Another process writes to the database, and takes its time."""
    bot.table.forget(number)
    other = sqlite3.connect(bot.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


HELD = {"the match's lock": lock_held, "the database": database_held}


@pytest.fixture(params=HELD, ids=str)
def held(request: pytest.FixtureRequest) -> Any:
    """What holds everything up."""
    return HELD[request.param]


async def every_control(bot: Slowtable, kit: Kit, place: Channel, number: int, seat: int) -> list[tuple[str, str]]:
    """Messages with a control for every verb there is; their ids with the controls'."""
    match = (await running(bot, number)).match
    serial = match.serial(seat) if seat in match.decisions else ""
    verbs, found = sorted(bot.router.verbs), []
    for first in range(0, len(verbs), MENUS):
        menus = [
            menu(Address(verb, number, seat, serial, "0"), verb, [option("0", "0")])
            for verb in verbs[first : first + MENUS]
        ]
        view = layout.message([row(one) for one in menus])
        message = await bot.get_partial_messageable(int(place.id)).send(view=view)
        found += [(str(message.id), one.custom_id) for one in menus]
    assert len(found) == len(verbs)
    return found


def pressed(kit: Kit, person: Actor, place: Channel, controls: list[tuple[str, str]]) -> list[Interaction]:
    """Somebody uses all of these at once."""
    messages = kit.world.messages[place.id]
    return [
        interact.use_component(kit.world, person.person, messages[message], custom_id, ["0"])
        for message, custom_id in controls
    ]


def arguments(command: app_commands.Command[Any, ..., Any], other: Actor) -> dict[str, Any]:
    """Something for every option that a command needs."""
    values: dict[AppCommandOptionType, Any] = {
        AppCommandOptionType.integer: 1,
        AppCommandOptionType.boolean: True,
        AppCommandOptionType.user: other,
    }
    return {
        parameter.display_name: parameter.choices[0].value if parameter.choices else values.get(parameter.type, "1")
        for parameter in command.parameters
        if parameter.required
    }


def typed(bot: Slowtable, person: Actor, other: Actor, place: Channel) -> Iterator[asyncio.Task[Reply]]:
    """Every command there is."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield person.start(f"/{command.qualified_name}", place, **arguments(command, other))


def nothing_broke(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever was answered late was answered in a way that Discord takes."""
    errors = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert [error for error in errors if isinstance(error, discord.DiscordException)] == []


USUAL = answering.AT_THE_LATEST


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From when it is called, everything that is not answered at once is deferred."""
    return lambda: monkeypatch.setattr(answering, "AT_THE_LATEST", 0.1)


def test_a_second_is_the_longest() -> None:
    assert USUAL <= 1.0


async def test_every_control_is_acknowledged_first(
    kit: Kit,
    bot: Slowtable,
    alice: Actor,
    boris: Actor,
    held: Any,
    caplog: pytest.LogCaptureFixture,
    impatient: Callable[[], None],
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    seat = (await running(bot, number)).seats_of(int(alice.id))[0]
    controls = await every_control(bot, kit, place, number, seat)
    holding: AbstractAsyncContextManager[None] = held(bot, number)
    impatient()
    async with holding:
        clicks = pressed(kit, alice, place, controls)
        await kit.until(lambda: not kit.world.interactions.waiting)
    assert {click.status for click in clicks} == {ANSWERED}
    await settled(kit, bot)
    nothing_broke(caplog)


async def test_every_command_is_acknowledged_first(
    kit: Kit,
    bot: Slowtable,
    alice: Actor,
    boris: Actor,
    held: Any,
    caplog: pytest.LogCaptureFixture,
    impatient: Callable[[], None],
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    holding: AbstractAsyncContextManager[None] = held(bot, number)
    impatient()
    async with holding:
        tasks = list(typed(bot, alice, boris, place))
        await kit.until(lambda: not kit.world.interactions.waiting)
    replies = await asyncio.gather(*tasks)
    assert {reply.interaction.status for reply in replies} == {ANSWERED}
    await settled(kit, bot)
    nothing_broke(caplog)


@pytest.mark.long
async def test_nobody_waits_for_names(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, impatient: Callable[[], None]
) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, game="scythe")
        place = await thread(kit, bot, number)
        seat = (await running(bot, number)).seats_of(int(alice.id))[0]
        controls = await every_control(bot, kit, place, number, seat)
    impatient()
    slow = kit.fault("slow", method="GET", route=f"/users/{boris.id}", delay=10)
    async with opened() as bot:
        mine = next(control for control in controls if ":mine:" in control[1])
        (click,) = pressed(kit, alice, place, [mine])
        await kit.until(lambda: click.status == ANSWERED and click.original is not None)
        await kit.until(lambda: slow.met)  # who clicks is known; the other is asked for meanwhile
        pressed(kit, alice, place, controls)
        await kit.until(lambda: not kit.world.interactions.waiting)
        assert f"/users/{boris.id}" not in [request.path for request in kit.sandbox.rest.requests]
        await settled(kit, bot)


async def test_a_window_that_would_come_too_late_is_asked_for_again(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, impatient: Callable[[], None]
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    person = alice if match.owner(match.match.waiting[0]) == int(alice.id) else boris
    controls = await every_control(bot, kit, place, number, match.match.waiting[0])
    control = next(control for control in controls if ":type:" in control[1])
    impatient()
    async with bot.table.locked(number):
        bot.table.forget(number)  # a match in memory is read at once
        pressed(kit, person, place, [control])
        await kit.until(lambda: not kit.world.interactions.waiting)
    await settled(kit, bot)
    assert person.last(place).text in [say(language, "press-again") for language in LANGUAGES]


async def test_completions_come_in_time_or_not_at_all(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, impatient: Callable[[], None]
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    alice.go(await thread(kit, bot, number))
    impatient()
    async with bot.table.locked(number):
        bot.table.forget(number)
        reply = await alice.autocomplete("/play", "choice", "")
    assert reply.choices == {}


async def test_a_control_that_says_nothing_is_acknowledged(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    async def silent(_: object) -> None:
        return

    bot.router.add("silent", silent)
    place = kit.channel("games")
    view = layout.message([row(menu(Address("silent"), "silent", [option("0", "0")]))])
    message = await bot.get_partial_messageable(int(place.id)).send(view=view)
    (click,) = pressed(kit, alice, place, [(str(message.id), f"m{Address('silent')}")])
    await kit.until(lambda: click.status == ANSWERED)
