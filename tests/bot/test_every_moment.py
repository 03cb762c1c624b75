"""Whatever happens at whatever moment on the way of a board: one board is live, and all is told once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from games.engine import GameError
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from tests.bot.crash.moments import Dead, Fault, Mortal, life, settled
from tests.bot.support import is_form, open_match, running, thread
from tests.bot.telling import told, true

MOMENTS, REQUESTS = 96, 40
"""So many, and a few more than, three answers of a table take."""
APART = 19
"""So far apart are the moments that are looked at in every run."""
FAULTS: tuple[Fault, ...] = ("lose_answer", "error")


class Walk:
    """A table of three at which the board changes again and again, and something happens at a moment each time."""

    def __init__(self, kit: Kit, database: Path) -> None:
        self.kit = kit
        self.people = [kit.person(name) for name in ("Alice", "Boris", "Oksana")]
        self.number = 0
        self._database = database
        self._bot: Mortal | None = None
        self._lives = contextlib.AsyncExitStack()
        self._doing: list[asyncio.Future[object]] = []

    async def __aenter__(self) -> Walk:
        await self._live()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._lives.aclose()

    @property
    def bot(self) -> Mortal:
        """The present life."""
        assert self._bot is not None
        return self._bot

    async def _live(self) -> None:
        await self._lives.aclose()
        self._bot = await self._lives.enter_async_context(life(self.kit, self._database))

    async def place(self) -> Channel:
        """The thread."""
        return await thread(self.kit, self.bot, self.number)

    async def begin(self, *, talked: bool) -> None:
        """A table that plays. Where somebody has talked, the next board is a message of its own; else the one that
        stands is brought up to date."""
        if not self.number or (await running(self.bot, self.number)).over:
            self.number = await open_match(self.kit, self.bot, *self.people)
        if talked:
            self.people[0].say("Hello!", await self.place())

    async def advance(self) -> None:
        """The table's next answer, unless somebody has just given it."""
        match = await running(self.bot, self.number)
        if not match.over:
            with contextlib.suppress(Dead, GameError):
                await self.bot.table.submit_default(self.number, match.match.waiting[0])

    async def change(
        self,
        at: int = 0,
        strike: Callable[[], Awaitable[object]] | None = None,
        fault: tuple[int, Fault] | None = None,
        then: int = 0,
    ) -> None:
        """Three answers. At that moment something happens (None: the bot dies), that request meets that fault, and who
        comes after the bot that has died dies `then`. In the end nothing is wrong any more, and time passes."""
        loop, before = asyncio.get_running_loop(), (await running(self.bot, self.number)).row.logged

        def begin() -> None:
            assert strike is not None
            self._doing.append(asyncio.ensure_future(strike()))

        def met() -> None:
            loop.call_soon_threadsafe(begin)

        self.bot.moments.arm(at, None if strike is None else met, fault)
        for _ in range(3):
            await self.advance()
            await self._rest()
        await self._revive(then)
        await self._revive()
        self.bot.moments.arm()
        self.kit.faults.clear()
        for seconds in (30, 900, 900):
            self.kit.clock.move(seconds)
            await self._rest()
        if (await running(self.bot, self.number)).row.logged == before:
            await self.advance()
            await self._rest()

    async def _revive(self, then: int = 0) -> None:
        if self.bot.moments.dead:
            await self._live()
            self.bot.moments.arm(then)
            self.kit.clock.move(30)
            await self._rest()

    async def _rest(self) -> None:
        await settled(self.kit, self.bot)
        while self._doing:
            await self._doing.pop()
            await settled(self.kit, self.bot)

    async def wrong(self, *, whole: bool = True) -> list[str]:
        """What is not as it should be; `whole`: nobody has deleted anything."""
        match, row = await running(self.bot, self.number), await self.bot.store.matches.get(self.number)
        alice, place = self.people[0], await self.place()
        found = [f"{item.kind} waits: {item.last_error}" for item in await self.bot.store.outbox.waiting(self.number)]
        if match.row.messages != row.messages:
            found.append(f"in memory {match.row.messages}, stored {row.messages}")
        live = [int(message.id) for message in alice.messages(place) if ":hand:" in str(message.buttons)]
        if live != ([] if match.over else [row.messages["board"]]):
            found.append(f"live boards {live}, the match keeps {row.messages}")
        if whole and told(alice, place) != true(match, await self.bot.store.moves.log(self.number)):
            found.append("the news are not those of the log, once each")
        for seat in match.seats:
            person = next(person for person in self.people if int(person.id) == seat.user_id)
            decision = match.decision(seat.number)
            found += panels(person, asked=decision is not None and decision.secret)
        return found + [f"nonce {nonce} twice" for nonce, count in self._nonces().items() if count > 1]

    def _nonces(self) -> Counter[str]:
        sent = [message for kept in self.kit.world.messages.values() for message in kept.values()]
        return Counter(str(message.nonce) for message in sent if message.nonce)


def panels(person: Actor, *, asked: bool) -> list[str]:
    """What is wrong with somebody's letters: whoever is asked has one panel."""
    forms = [message for message in person.messages(person.dm) if is_form(message)]
    return [f"{person.name} has {len(forms)} panels, asked: {asked}"] if len(forms) != asked else []


@asynccontextmanager
async def walking(folder: Path) -> AsyncIterator[Walk]:
    """A walk that has begun."""
    async with Kit.start() as kit, Walk(kit, folder / "slowtable.db") as walk:
        yield walk


def strikes(walk: Walk) -> dict[str, Callable[[], Awaitable[object]] | None]:
    """What can happen."""

    async def look() -> None:
        await walk.people[0].slash("/my matches")

    async def say() -> None:
        walk.people[0].say("Hello!", await walk.place())

    async def forget() -> None:
        walk.bot.table.forget(walk.number)

    async def delete() -> None:
        seen = walk.people[0].messages(await walk.place())
        walk.kit.delete([message for message in seen if ":hand:" in str(message.buttons)][-1])

    return {"death": None, "move": walk.advance, "look": look, "say": say, "forget": forget, "delete": delete}


KINDS = ("death", "move", "look", "say", "forget", "delete")


async def walk_on(walk: Walk, kind: str, moments: range) -> dict[int, list[str]]:
    """What was wrong after something had happened at each of these moments."""
    found: dict[int, list[str]] = {}
    for at in moments:
        await walk.begin(talked=bool(at % 2))
        await walk.change(at, strikes(walk)[kind])
        if kind == "delete":  # the next change brings a board
            await walk.change()
        found[at] = await walk.wrong(whole=kind != "delete")
    return found


def wrong_in(found: dict[int, list[str]]) -> dict[int, list[str]]:
    """The moments after which something was wrong, with what it was."""
    return {at: wrong for at, wrong in found.items() if wrong}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.finding("TR-10")
@pytest.mark.long
async def test_whatever_happens_at_some_moments_one_board_is_live_and_all_is_told_once(
    tmp_path: Path, kind: str
) -> None:
    async with walking(tmp_path) as walk:
        found = await walk_on(walk, kind, range(1 + KINDS.index(kind), MOMENTS, APART))
    assert wrong_in(found) == {}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_whatever_happens_at_any_moment_one_board_is_live_and_all_is_told_once(tmp_path: Path, kind: str) -> None:
    async with walking(tmp_path) as walk:
        found = await walk_on(walk, kind, range(1, MOMENTS))
    assert wrong_in(found) == {}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_whichever_request_fails_one_board_is_live_and_all_is_told_once(tmp_path: Path, fault: Fault) -> None:
    found: dict[int, list[str]] = {}
    async with walking(tmp_path) as walk:
        for request in range(1, REQUESTS):
            await walk.begin(talked=bool(request % 2))
            await walk.change(fault=(request, fault))
            found[request] = await walk.wrong()
    assert wrong_in(found) == {}


async def unlucky(walk: Walk, seed: str, count: int) -> list[str]:
    """So often a request fails, the bot dies, and perhaps once more as soon as it is back: what was wrong then."""
    rng, found = random.Random(seed), list[str]()
    for _ in range(count):
        await walk.begin(talked=rng.random() < 0.5)
        fault: tuple[int, Fault] = (rng.randrange(1, REQUESTS), rng.choice(FAULTS))
        at, then = rng.randrange(1, MOMENTS), rng.choice([0, rng.randrange(1, MOMENTS // 2)])
        await walk.change(at, fault=fault, then=then)
        found += [f"{fault}, dead at {at}, then at {then}: {wrong}" for wrong in await walk.wrong()]
    return found


@pytest.mark.finding("TR-10")
@pytest.mark.long
async def test_a_death_after_a_lost_answer_changes_nothing(tmp_path: Path) -> None:
    async with walking(tmp_path) as walk:
        assert await unlucky(walk, "some", 8) == []


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(4))
async def test_deaths_after_lost_answers_change_nothing(tmp_path: Path, seed: int) -> None:
    async with walking(tmp_path) as walk:
        assert await unlucky(walk, f"many {seed}", 60) == []
