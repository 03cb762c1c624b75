"""A table for tests of the bot: people, a match, and waiting until everything has been said."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import discord

import db
from bot.client import Slowtable
from bot.settings import Settings
from bot.shards import Shards
from bot.tables.running import Running
from db.sqlite_engines import BUSY_SECONDS
from games.scythe.state import Scythe
from games.xidit.state import Xidit
from sandbox.kit import Actor, Kit, Reply, Seen
from sandbox.model.channels import Channel
from tests.support.database import kept
from tests.support.discord_client import running as connected

_TRANSLATED: dict[str, Any] = {}


async def _translated_once(name: str, translated: Callable[..., Awaitable[Any]], *how: Any) -> Any:
    """A command in all of Discord's languages, which is the same for every bot of a run."""
    if name not in _TRANSLATED:
        _TRANSLATED[name] = await translated(*how)
    return _TRANSLATED[name]


class Welcomed(Slowtable):
    """The bot, which knows on which servers it has arrived: discord.py calls a client ready when nothing has come for a
    while, and waiting for that would be most of what a test takes."""

    def __init__(self, store: db.Store, settings: Settings, kit: Kit) -> None:
        super().__init__(
            store, settings, lambda: datetime.fromtimestamp(kit.clock.now(), UTC), guild_ready_timeout=0.05
        )
        self._seen: set[int] = set()
        for command in self.tree.get_commands():
            command.get_translated_payload = partial(  # type: ignore[method-assign]
                _translated_once, command.qualified_name, command.get_translated_payload
            )
        kit.clock.on_move(self.clock_moved)
        self.delivery.on_idle.append(kit.wake)
        self._kit = kit

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await super().on_guild_available(guild)
        self._seen.add(guild.id)
        self._kit.wake()

    @property
    def everywhere(self) -> bool:
        """Whether every server that was told of has come, and been greeted."""
        return self._seen >= {guild.id for guild in self.guilds}


@asynccontextmanager
async def bot_on(
    kit: Kit, database: db.Place, busy_seconds: float = BUSY_SECONDS, shards: Shards | None = None
) -> AsyncIterator[Slowtable]:
    """The bot on a sandbox, with a database in a file or on a server: connected, and everywhere it has to be."""
    place = kept(database) if isinstance(database, Path) else database
    settings = Settings(_env_file=None, database=place, shards=shards, painters=0, thinkers=0)  # type: ignore[call-arg]
    async with await db.Store.open(database, busy_seconds=busy_seconds) as store:
        bot = Welcomed(store, settings, kit)
        async with connected(bot, kit.address):
            await kit.until(lambda: bot.everywhere)
            yield bot


async def settled(kit: Kit, bot: Slowtable) -> None:
    """Until no bot is thinking and everything committed has been delivered."""
    await kit.until(lambda: bot.quiet)


async def open_match(
    kit: Kit,
    bot: Slowtable,
    *people: Actor,
    bots: int = 0,
    game: str = "xidit",
    language: str | None = None,
    chosen: dict[str, str] | None = None,
) -> int:
    """A started match; the first person is its host. Returns its number."""
    options = {"language": language} if language else {}
    await people[0].slash("/match new", game=game, **options)
    lobby = people[0].last()
    for person in people[1:]:
        await person.click(button(lobby, "join"), lobby)
    for _ in range(bots):
        await people[0].click(button(lobby, "addbot"), lobby)
    number = int(button(lobby, "start").split(":")[1])
    for key, value in (chosen or {}).items():
        menus = (await people[0].click(button(lobby, "options"), lobby)).message
        menu = next(menu for menu in menus.selects if menu.custom_id.endswith(f":optionfield:{key}"))
        await people[0].select(menu.custom_id, value, message=menus)
    await people[0].click(button(lobby, "start"), lobby)
    await kit.until(lambda: kit.sandbox.world.channels.get(lobby.id) is not None)
    await settled(kit, bot)
    return number


async def choose_first(person: Actor, message: Seen) -> None:
    """The first choice under a board: a button or, where there are more, the first of a menu."""
    menu = next((found for found in message.selects if ":choose:" in found.custom_id), None)
    if menu is None:
        await person.click(button(message, "pick"), message)
    else:
        await person.select(menu.custom_id, menu.options[0]["value"], message=message)


def button(message: Seen, verb: str) -> str:
    """The custom_id of a message's button, by what it does."""
    return next(b.custom_id for b in message.buttons if b.custom_id and f":{verb}:" in b.custom_id)


def is_form(message: Seen) -> bool:
    """Whether several things are asked in it and sent off together."""
    return any(":send:" in (found.custom_id or "") for found in message.buttons)


async def press_any(person: Actor, message: Seen) -> tuple[Reply, str]:
    """Answer a question with the first option that a message offers, by a button or in a menu; with its address."""
    pressed = next((b.custom_id for b in message.buttons if b.custom_id and ":pick:" in b.custom_id), None)
    if pressed is not None:
        return await person.click(pressed, message), pressed
    menu = next(menu for menu in message.selects if ":choose:" in menu.custom_id)
    return await person.select(menu.custom_id, menu.options[0]["value"], message=message), menu.custom_id[1:]


async def running(bot: Slowtable, number: int) -> Running:
    """The match as the bot has it."""
    found = await bot.table.read(number)
    assert found is not None
    return found


def xidit(match: Running) -> Xidit:
    """What a match of Lords of Xidit has come to."""
    state = match.match.state
    assert isinstance(state, Xidit)
    return state


def scythe(match: Running) -> Scythe:
    """What a match of Scythe has come to."""
    state = match.match.state
    assert isinstance(state, Scythe)
    return state


async def thread(kit: Kit, bot: Slowtable, number: int) -> Channel:
    """The match's thread."""
    return kit.world.channels[str((await running(bot, number)).row.thread_id)]


def seated(match: Running, *people: Actor) -> dict[int, Actor]:
    """Who sits where, people only."""
    by_id = {int(person.id): person for person in people}
    return {seat.number: by_id[seat.user_id] for seat in match.seats if seat.user_id in by_id}


def by_lot(name: str) -> Callable[[Sequence[db.Seat], str], list[db.Seat]]:
    """In place of `starting.shuffled`: the same order of seats in every run."""

    def shuffled(seats: Sequence[db.Seat], seed: str) -> list[db.Seat]:
        drawn = list(seats)
        random.Random(name).shuffle(drawn)
        return drawn

    return shuffled


async def hand_to(kit: Kit, bot: Slowtable, number: int, owner: Actor, other: Actor) -> None:
    """A seat changes hands as people do it: offered, confirmed, taken."""
    place = await thread(kit, bot, number)
    asked = (await owner.slash("/replace", place, player=other)).message
    await owner.click(button(asked, "offerseat"), asked)
    await settled(kit, bot)
    offer = next(seen for seen in reversed(other.messages(place)) if "takeseat" in str(seen.buttons))
    await other.click(button(offer, "takeseat"), offer)
    await settled(kit, bot)


async def to_orders(kit: Kit, bot: Slowtable, alice: Actor, *others: Actor, bots: int = 2) -> int:
    """A match at the secret orders of its first year."""
    number = await open_match(kit, bot, alice, *others, bots=bots)
    place = await thread(kit, bot, number)
    for _ in range(1 + len(others)):
        match = await running(bot, number)
        people = seated(match, alice, *others)
        for seat in match.waiting_people():
            if match.match.decisions[seat].rule == "XID-D2":
                message = people[seat].last(place)
                await press_any(people[seat], message)
                await settled(kit, bot)
    return number
