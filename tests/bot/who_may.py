"""A world for asking who may do what: a lobby, a match under way and one that is over, with everybody who could want
something from them; each try begins from the same database."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from sqlalchemy import Connection, delete, insert, select, update

from bot.client import Slowtable
from bot.panels import my_changes, paging, request
from bot.panels.request import Request
from bot.tables import clock, hosting, inviting, offers, seats, starting, watching
from bot.tables.running import undo_serial
from bot.tables.votes import subjects, table_vote
from db.tables import METADATA
from games.engine import Text, dice
from games.engine.policy import random_choice
from games.engine.texts import Texts
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import forbid, forged_button, forged_menu, lobby_of, number_of
from tests.bot.support import bot_on, open_match, running, settled, thread

COLUMNS = ("player", "other player", "host", "spectator", "moderator", "stranger", "other server")
YES, NO, HIDDEN = "yes", "no", "–"
LARGE = ("log", "snapshots", "milestones", "receipts")
MATCHES, LOG, SNAPSHOTS = (METADATA.tables[name] for name in ("matches", "log", "snapshots"))
MILESTONES, RECEIPTS = METADATA.tables["milestones"], METADATA.tables["receipts"]
UNSEEN = ("messages", "posted", "seen_entry")
"""Columns that change without anything being done at a table."""
PAGE = Path(__file__).parents[2] / "docs" / "security.md"


@dataclass(frozen=True)
class Door:
    """A command (`/match start`) or a control (its verb): what is tried, where, and what has to be so before."""

    name: str
    at: str
    options: dict[str, Any] = field(default_factory=dict)
    argument: str = ""
    value: str | None = None
    before: Callable[[World], Awaitable[Any]] | None = None
    reads: bool = False
    """Whether it only shows something."""


@dataclass
class World:
    """Everything that is there."""

    kit: Kit
    bot: Slowtable
    people: dict[str, Actor]
    places: dict[str, dict[str, Channel]]
    messages: dict[str, Seen]
    numbers: dict[str, int]
    seat: int
    stored: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    state: dict[str, Any] = field(default_factory=dict)
    """Of the match under way."""

    def id(self, who: str) -> int:
        """Somebody's number."""
        return int(self.people[who].id)

    async def kept(self) -> dict[str, list[dict[str, Any]]]:
        """The whole database but for what is large and only grows."""

        def read(session: Any) -> dict[str, list[dict[str, Any]]]:
            connection = session.connection()
            tables = [table for table in METADATA.sorted_tables if table.name not in LARGE]
            return {table.name: [dict(row) for row in connection.execute(select(table)).mappings()] for table in tables}

        return await self.bot.store.database.read(read)

    async def restore(self) -> None:
        """As it was at the beginning."""
        small = [table for table in METADATA.sorted_tables if table.name not in (*LARGE, "matches")]

        def write(connection: Connection) -> None:
            for table in reversed(small):
                connection.execute(delete(table))
            connection.execute(delete(MATCHES).where(MATCHES.c.id.not_in(self.numbers.values())))
            for row in self.stored["matches"]:
                connection.execute(update(MATCHES).where(MATCHES.c.id == row["id"]).values(row))
                connection.execute(delete(LOG).where(LOG.c.match_id == row["id"], LOG.c.number > row["logged"]))
            for table in small:
                if rows := self.stored[table.name]:
                    connection.execute(insert(table), rows)
            for table in (SNAPSHOTS, MILESTONES, RECEIPTS):  # of a match that was started by a try
                connection.execute(delete(table).where(table.c.match_id == self.numbers["lobby"]))
            version = self.state["version"]
            connection.execute(
                delete(MILESTONES).where(MILESTONES.c.match_id == self.numbers["match"], MILESTONES.c.version > version)
            )
            connection.execute(
                update(SNAPSHOTS).where(SNAPSHOTS.c.match_id == self.numbers["match"]).values(self.state)
            )

        await self.bot.store.database.transact(write)
        self.bot.table.forget_all()
        self.bot.store.settings.forget_all()

    # -- trying -----------------------------------------------------------------------------------------------------

    async def tried(self, door: Door, who: str, monkeypatch: pytest.MonkeyPatch) -> str:
        """What becomes of it: yes, no, or as if there were no such table."""
        if door.before is not None:
            await door.before(self)
        heard: set[str] = set()
        say = Texts.say

        def noted(self: Texts, text: Text, *args: Any) -> str:
            heard.add(text.key)
            return say(self, text, *args)

        monkeypatch.setattr(Texts, "say", noted)
        before = await self.mattering()
        await self.use(door, who)
        await self.kit.until(lambda: not self.bot.services.busy)
        done = before != await self.mattering()
        if done or door.before is not None:
            await self.restore()
        if door.reads:
            assert not done, f"{door.name} only shows something"
            done = not heard & REFUSALS
        if done:
            return YES
        return HIDDEN if "no-such-match" in heard else NO

    async def mattering(self) -> dict[str, Any]:
        """What is kept of tables, and could be changed by somebody."""

        def read(session: Any) -> dict[str, Any]:
            connection = session.connection()
            return {
                name: connection.execute(
                    select(*(one for one in METADATA.tables[name].c if one.name not in UNSEEN))
                ).all()
                for name in ("matches", "seats", "votes", "ballots", "offers")
            }

        return await self.bot.store.database.read(read)

    async def use(self, door: Door, who: str) -> None:
        """Somebody comes in by a door."""
        person, number, at = self.people[who], self.numbers[door.at], self.places[door.at][who]
        if door.name.startswith("/"):
            command = self.bot.tree.get_command(door.name[1:].split()[0])
            if isinstance(command, app_commands.Group):
                command = command.get_command(door.name.split()[1])
            assert isinstance(command, app_commands.Command)
            named = {"match": number} if any(one.name == "match" for one in command.parameters) else {}
            options = {name: self.meant(value) for name, value in door.options.items()}
            if "choice" in options:
                options["choice"] = await self.choice()
            await person.slash(door.name, at, **named, **options)
            return
        match = (await running(self.bot, number)).match if door.at != "lobby" else None
        serial = match.serial(self.seat) if match is not None and self.seat in match.decisions else ""
        if match is not None and door.name == "undo":
            serial = undo_serial(match, self.seat)
        where = "" if match is None and not door.name.startswith("seat") else self.seat
        argument = await self.named(door.argument)
        address = f"st:{number}:{where}:{serial}:{door.name}:{argument}"
        if door.value == "!table":  # a menu over all tables, which belongs to none
            await forged_menu(self.kit, person, self.messages[who], f"st:0:::{door.name}:", str(number))
            return
        if door.value is None:
            await forged_button(self.kit, person, self.messages[who], address)
        else:
            await forged_menu(self.kit, person, self.messages[who], address, str(self.meant(door.value)))

    async def named(self, argument: str) -> str:
        """What a control carries: `!vote` and `!offer` are the numbers of those that are open."""
        if argument.startswith("!vote"):
            (vote,) = await self.bot.store.votes.open_in(self.numbers["match"])
            return argument.replace("!vote", str(vote.id))
        if argument == "!offer":
            return str((await running(self.bot, self.numbers["match"])).offers[self.seat].id)
        return argument

    async def choice(self) -> str:
        """What the player could choose."""
        match = (await running(self.bot, self.numbers["match"])).match
        return match.decisions[self.seat].write(random_choice(match.decisions[self.seat], random.Random(1)))

    def meant(self, value: Any) -> Any:
        """`@player` is a person, `#player` their number."""
        if isinstance(value, str) and value[:1] == "@":
            return self.people[value[1:]]
        return self.people[value[1:]].id if isinstance(value, str) and value[:1] == "#" else value


REFUSALS = {
    "no-such-match",
    "not-at-this-table",
    "watch-on",
    "not-your-seat",
    "control-outdated",
    "export-not-yet",
    "review-not-yet",
    "lobby-host-only",
    "lobby-not-in",
}
"""What is said to whoever is not shown what they have asked for."""


# -- building it ----------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def world_at(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """The bot with three tables. Alice owns the server and moderates it; Eve cannot see the channel of the tables; Zoe
    is on another server."""
    patch.setattr(request, "AT_THE_LATEST", 60.0)
    patch.setattr(request, "QUEUED", 60.0)
    patch.setattr(dice, "mixed", lambda secret, tickets: "who may")
    patch.setattr(starting, "shuffled", lambda seats, seed: list(seats))
    for limit in ("LOBBIES", "LOBBIES_PER_SERVER", "MATCHES", "DEMOS", "PER_HOUR"):
        patch.setenv(f"SLOWTABLE_MOST_{limit}", "1000")
    patch.setattr(paging, "show", _shown)
    patch.setattr(my_changes, "summary", _nothing)
    async with AsyncExitStack() as stack:
        kit = await stack.enter_async_context(Kit.start())
        people = _people(kit)
        elsewhere = kit.guild("Elsewhere", "Zoe")
        kit.guild().leave(people["other server"])
        bot = await stack.enter_async_context(bot_on(kit, folder / "slowtable.db"))
        yield await _furnished(kit, bot, people, elsewhere.channel("games"))


def _people(kit: Kit) -> dict[str, Actor]:
    named = {"player": "Oksana", "other player": "Dmytro", "host": "Boris", "moderator": "Alice"}
    people = {who: kit.person(name) for who, name in named.items()}
    return people | {
        "spectator": kit.add_person("Carl"),
        "stranger": kit.add_person("Eve"),
        "other server": kit.add_person("Zoe"),
        "guest": kit.add_person("Gus"),
    }


async def _shown(asked: Request, *_: Any, **__: Any) -> None:
    """In place of a picture, which takes long and is no question of who may see it."""
    await asked.reply("a page")


async def _nothing(*_: Any, **__: Any) -> None:
    return None


async def _furnished(kit: Kit, bot: Slowtable, people: dict[str, Actor], far: Channel) -> World:
    table = (people["host"], people["player"], people["other player"])
    lobby = number_of(await lobby_of(*table))
    match = await open_match(kit, bot, *table, game="scythe")
    over = await open_match(kit, bot, *table, game="xidit")
    place, ended = await thread(kit, bot, match), await thread(kit, bot, over)
    games, welcome = kit.channel("games"), kit.channel("welcome")
    messages, places = {}, {}
    for name, here in (("lobby", games), ("match", place), ("over", ended)):
        places[name] = {who: {"stranger": welcome, "other server": far}.get(who, here) for who in people}
    for who, person in people.items():
        messages[who] = (await person.slash("/help", places["lobby"][who])).message
    await settled(kit, bot)
    for service in (bot.delivery, bot.alarm, bot.bot_runner):
        await service.stop()  # what is told of it is no question of who may do it
    bot.table.listeners.clear()
    while not _asked(await running(bot, match), int(people["player"].id)):
        found = (await running(bot, match)).match
        await bot.table.submit(match, found.waiting[0], found.default(found.waiting[0]))
    while not (await running(bot, over)).over:
        await bot.table.submit_default(over, (await running(bot, over)).match.waiting[0])
    await watching.watch(bot.table, match, int(people["spectator"].id))
    forbid(kit, games, Permission.VIEW_CHANNEL, people["stranger"].id)
    (seat,) = (await running(bot, match)).seats_of(int(people["player"].id))
    numbers = {"lobby": lobby, "match": match, "over": over}
    world = World(kit, bot, people, places, messages, numbers, seat)
    world.stored = await world.kept()
    snapshot = select(SNAPSHOTS.c.version, SNAPSHOTS.c.data).where(SNAPSHOTS.c.match_id == match)
    ((version, data),) = await bot.store.database.rows(snapshot)
    world.state = {"version": version, "data": data}
    return world


def _asked(found: Any, user: int) -> bool:
    """Whether somebody is asked something in the middle of their turn, and could take something back."""
    return any(found.match.waiting == [seat] and found.match.can_undo(seat) for seat in found.seats_of(user))


# -- what has to be so before ---------------------------------------------------------------------------------------


async def invited(world: World) -> None:
    """The spectator is invited to a table that is private."""
    await inviting.set_private(world.bot.table, world.numbers["lobby"], world.id("host"), private=True)
    await inviting.invite(world.bot.table, world.numbers["lobby"], world.id("host"), world.id("spectator"))


async def with_bot(world: World) -> None:
    """A bot sits at the table."""
    await world.bot.lobbies.add_bot(world.numbers["lobby"], world.id("host"))


def heir(at: str) -> Callable[[World], Awaitable[None]]:
    """The player is asked to be host."""

    async def ask(world: World) -> None:
        await hosting.ask(world.bot.table, world.numbers[at], world.id("host"), world.id("player"))

    return ask


async def paused(world: World) -> None:
    """The match is paused."""
    await clock.pause(world.bot.table, world.numbers["match"], world.id("host"))


async def offered(world: World) -> None:
    """The player offers their seat to whoever comes first."""
    await offers.make(world.bot.table, world.numbers["match"], world.seat, None, world.id("player"))


async def away(world: World) -> None:
    """A bot stands in for the player."""
    await seats.stand_in(world.bot.table, world.numbers["match"], world.seat, "asked")


async def gone(world: World) -> None:
    """The player has resigned."""
    await seats.resign(world.bot.table, world.numbers["match"], world.seat, world.id("player"))


async def voting(world: World) -> None:
    """The host has asked the table to call the match off."""
    found = await running(world.bot, world.numbers["match"])
    await table_vote.open_vote(world.bot.table, found, subjects.CallOff(), world.id("host"))


# -- the page -------------------------------------------------------------------------------------------------------


def table_of_page(page: Path = PAGE) -> dict[tuple[str, str], dict[str, str]]:
    """What the page says: for each door at each kind of table, by person."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for line in page.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != len(COLUMNS) + 2 or cells[0] in ("what", "") or set(cells[0]) <= {"-"}:
            continue
        for name in re.findall(r"`([^`]+)`", cells[0]):
            assert (name, cells[1]) not in found, f"{name} stands there twice"
            found[name, cells[1]] = dict(zip(COLUMNS, cells[2:], strict=True))
    return found


def named_in(title: str, page: Path = PAGE) -> set[str]:
    """The doors that a part of the page names."""
    text = page.read_text("utf-8")
    part = text[text.index(title) :]
    return set(re.findall(r"`(/?[a-z][a-z -]*)`", part[: part.index("\n## ", 5)]))
