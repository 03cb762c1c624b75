"""The kit itself: a sandbox, bots on it, people, and waiting without sleeping."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

from sandbox import messages, threads
from sandbox.address import Address
from sandbox.clock import Clock
from sandbox.events import Event
from sandbox.faults import Faults, Kind, Rule
from sandbox.kit.guild import Place
from sandbox.kit.person import Actor
from sandbox.kit.reply import NotReached
from sandbox.kit.seen import Seen
from sandbox.model.channels import Channel
from sandbox.people import speak
from sandbox.rest.routes import channels
from sandbox.seed import add_guild, add_person
from sandbox.server import Sandbox
from sandbox.world import World

T = TypeVar("T")
WITHIN = 120.0
"""Seconds that a busy machine may take for what usually takes milliseconds."""
LOOK_AGAIN = 0.1
"""Seconds after which a condition is looked at again though nothing was heard."""
TURNS = 50
"""How many turns of the loop an answer takes, at most, from the sandbox's socket to the bot's code."""


class Kit:
    """A sandbox under test. Everything happens in this process and on this loop."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self._waiting: set[asyncio.Event] = set()
        sandbox.world.bus.listen(self.wake)
        sandbox.faults.on_met.append(self.wake)
        self._actors: dict[str, Actor] = {}

    @classmethod
    @asynccontextmanager
    async def start(cls, *, frozen: bool = True, **options: Any) -> AsyncIterator[Kit]:
        """A kit with a sandbox of its own; the options are those of `Sandbox.start`.

        Its clock stands still unless it is moved, so that no deadline is missed by accident on a busy machine.
        """
        async with Sandbox.start(frozen=frozen, **options) as sandbox:
            yield cls(sandbox)

    @property
    def world(self) -> World:
        """The state of everything."""
        return self.sandbox.world

    @property
    def address(self) -> Address:
        """What a client must be told."""
        return self.sandbox.address

    @property
    def token(self) -> str:
        """The token to log in with."""
        return self.sandbox.token

    @property
    def clock(self) -> Clock:
        """The sandbox's clock: `kit.clock.move(3600)`."""
        return self.sandbox.clock

    @property
    def faults(self) -> Faults:
        """The faults in force."""
        return self.sandbox.faults

    def fault(self, kind: Kind, **fields: Any) -> Rule:
        """Make requests fail: `kit.fault("rate_limit", method="POST", route="/channels/*/messages", count=1)`."""
        return self.faults.add(Rule(kind=kind, **fields))

    @asynccontextmanager
    async def bot(
        self, bot: Coroutine[Any, Any, Any] | AbstractAsyncContextManager[T], within: float = WITHIN
    ) -> AsyncIterator[T | None]:
        """Run a bot (a coroutine, or a context manager) for the length of a block, from when it is connected."""
        before = self.sandbox.gateway.identifies
        if isinstance(bot, AbstractAsyncContextManager):
            async with bot as running:
                await self.until(lambda: self.sandbox.gateway.identifies > before, within)
                yield running
            return
        task = asyncio.create_task(bot)
        connected = asyncio.create_task(self.until(lambda: self.sandbox.gateway.identifies > before, within))
        try:
            await asyncio.wait({task, connected}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
                raise AssertionError("the bot ended before it was connected")
            await connected
            yield None
        finally:
            connected.cancel()
            task.cancel()
            await asyncio.wait({task})
            if not task.cancelled() and (error := task.exception()):
                raise error

    def person(self, name: str) -> Actor:
        """Somebody by name: Alice, Boris, Oksana, Dmytro, or who was added."""
        person = self.world.person_named(name)
        return self._actors.setdefault(person.user.id, Actor(self, person))

    def add_person(self, name: str, locale: str = "en-US") -> Actor:
        """A new person joins the guild."""
        add_person(self.world, name, locale)
        return self.person(name)

    def guild(self, name: str | None = None, *people: str, bot: bool = True) -> Place:
        """A guild by name: the first one, unless named. One that is not there is made, with #welcome and #games.

        Its members are the named people (Alice, if nobody is named), of whom the first is the owner, and the bot.
        """
        for server in self.world.servers.values():
            if name in (None, server.guild.name):
                return Place(self, server)
        members = [self.world.person_named(person) for person in people or ("Alice",)]
        return Place(self, add_guild(self.world, str(name), members, bots_join=bot))

    def invite_bot(self) -> None:
        """The bot is added to the first guild (again): GUILD_CREATE."""
        self.guild().invite_bot()

    def kick_bot(self) -> None:
        """The bot is removed from the first guild: GUILD_DELETE."""
        self.guild().kick_bot()

    def channel(self, name: str) -> Channel:
        """A channel or thread by name, in the first guild that has it."""
        return self.world.channel_named(name)

    def thread(
        self, name: str, parent: str = "games", *, private: bool = False, members: tuple[Actor, ...] = ()
    ) -> Channel:
        """A new thread in a channel of the first guild, made by its owner."""
        return self.guild().thread(name, parent, private=private, members=members)

    def dm(self, person: Actor) -> Channel:
        """The conversation between a person and the (first) bot."""
        bot_id = next(iter(self.world.apps))
        return speak.conversation(self.world, person.person, bot_id)

    def delete(self, what: Seen | Channel) -> None:
        """Let a message, thread or channel vanish, as if an administrator had deleted it."""
        if isinstance(what, Seen):
            messages.remove(self.world, what.message)
        elif what.is_thread:
            threads.delete(self.world, what)
        else:
            channels.remove(self.world, what)

    async def until(self, condition: Callable[[], T], within: float = WITHIN) -> T:
        """Wait until a condition holds, and return its value.

        It is looked at whenever the sandbox changes (every event, every request of a bot, every fault that is met),
        during the turns of the loop right after, in which the bot gets to know, and every so often in case it depends
        on something else. Call `wake` to have that looked at at once.
        """
        changed = asyncio.Event()
        self._waiting.add(changed)
        try:
            async with asyncio.timeout(within):
                return await _holds(condition, changed)
        except TimeoutError:
            raise NotReached(f"it did not happen within {within} s{self._state()}") from None
        finally:
            self._waiting.discard(changed)

    def wake(self, _: Event | None = None) -> None:
        """Let everybody who waits in `until` look again."""
        for changed in self._waiting:
            changed.set()

    def _state(self) -> str:
        last = [f"  {r.method} {r.path} -> {r.status}" for r in list(self.sandbox.rest.requests)[-5:]]
        return "\nlast requests:\n" + "\n".join(last) if last else "; no bot made a request"


async def _holds(condition: Callable[[], T], changed: asyncio.Event) -> T:
    while True:
        changed.clear()
        for _ in range(TURNS):
            if value := condition():
                return value
            await asyncio.sleep(0)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), LOOK_AGAIN)
