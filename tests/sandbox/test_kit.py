"""The kit itself: starting, waiting, refusing, and the command line."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
import weakref
from pathlib import Path

import pytest

from sandbox.kit import Actor, Kit, NotAnswered, Refused
from tests.sandbox.example.client import ExampleBot
from tests.support.discord_client import pointed_at, running


async def test_sandbox_and_bot_start_in_well_under_a_second() -> None:
    begun = time.process_time()  # the processor's time: others may be at work
    async with Kit.start() as kit, running(ExampleBot(), kit.address):
        assert (await kit.person("Alice").slash("/greet")).text
    assert time.process_time() - begun < 0.5


async def test_a_sandbox_that_was_stopped_is_let_go() -> None:
    """A run of tests starts hundreds, each with its pictures."""
    async with Kit.start() as kit, running(ExampleBot(), kit.address):
        await kit.person("Alice").slash("/greet")
        sandbox = weakref.ref(kit.sandbox)
    del kit
    gc.collect()
    assert sandbox() is None


async def test_a_bot_can_be_a_coroutine(kit: Kit, alice: Actor) -> None:
    with pointed_at(kit.address):
        async with ExampleBot() as bot, kit.bot(bot.start(kit.token)):
            assert (await alice.slash("/greet")).text == "Hello Alice (en-US)"


async def test_a_bot_can_be_a_context_manager(kit: Kit, alice: Actor) -> None:
    async with kit.bot(running(ExampleBot(), kit.address)) as bot:
        assert bot is not None
        assert (await alice.slash("/greet")).text == "Hello Alice (en-US)"


async def test_a_bot_that_fails_to_start_is_told(kit: Kit) -> None:
    async def broken() -> None:
        raise ValueError("no luck")

    with pytest.raises(ValueError, match="no luck"):
        async with kit.bot(broken()):
            pass

    async def idle() -> None:
        return None

    with pytest.raises(AssertionError, match="ended before"):
        async with kit.bot(idle()):
            pass


async def test_until_returns_the_value_and_gives_up(kit: Kit, alice: Actor) -> None:
    waiting = asyncio.create_task(kit.until(lambda: [seen.text for seen in alice.messages()]))
    alice.say("hello")
    assert await waiting == ["hello"]
    with pytest.raises(AssertionError, match=r"within 0\.01 s"):
        await kit.until(lambda: False, 0.01)
    flag: list[int] = []
    waiting_too = asyncio.create_task(kit.until(lambda: flag, 1))
    flag.append(1)
    kit.wake()
    assert await waiting_too == [1]


async def test_what_cannot_be_done_is_refused_with_a_reason(kit: Kit, bot: ExampleBot, alice: Actor) -> None:
    with pytest.raises(Refused, match="no command /nothing here; there are: /greet"):
        await alice.slash("/nothing")
    with pytest.raises(Refused, match="no subcommand 'old'"):
        await alice.slash("/match old")
    with pytest.raises(Refused, match="no option 'colour'"):
        await alice.slash("/greet", colour="red")
    with pytest.raises(Refused, match="no button 'Nothing'"):
        await alice.click("Nothing")
    with pytest.raises(Refused, match="no select 'Nothing'"):
        await alice.select("Nothing", "x")
    with pytest.raises(Refused, match="has no autocomplete"):
        await alice.autocomplete("/match new", "seats")
    with pytest.raises(LookupError, match="nobody here"):
        kit.person("Nobody")
    with pytest.raises(LookupError, match="no channel"):
        alice.go("nowhere")
    reply = await alice.slash("/greet")
    with pytest.raises(AssertionError, match="no modal"):
        _ = reply.modal
    with pytest.raises(AssertionError, match="no message"):
        alice.last("welcome")


async def test_people_move_about(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    alice.go("#welcome").say("here")
    assert alice.last().channel == "welcome"
    await alice.slash("/greet")
    assert [seen.author for seen in alice.messages("welcome")] == ["Alice", "Slowtable"]


async def test_the_clock_runs_if_wanted() -> None:
    async with Kit.start(frozen=False) as kit:
        fired: list[float] = []

        def sweep(now: float) -> float | None:
            fired.append(now)
            kit.wake()
            return None

        kit.clock.add(sweep)
        kit.clock.wake(kit.clock.now() + 0.02)
        await kit.until(lambda: fired)


async def test_the_clock_stands_until_it_is_moved() -> None:
    async with Kit.start() as kit, running(ExampleBot(), kit.address) as bot:
        before = kit.clock.now()
        task = kit.person("Alice").start("/sleepy")
        await kit.until(lambda: "interaction" in bot.heard)
        assert kit.clock.now() == before
        kit.clock.move(2.9)
        assert not task.done()
        kit.clock.move(0.2)
        with pytest.raises(NotAnswered):
            await task
        with pytest.raises(ValueError, match="forward"):
            kit.clock.move(-1)


async def test_two_bots_on_one_sandbox(kit: Kit, alice: Actor) -> None:
    async with running(ExampleBot(), kit.address, "first-token"), running(ExampleBot(), kit.address, "second-token"):
        assert sorted(app.name for app in kit.world.apps.values()) == ["Slowtable", "Slowtable 2"]
        await alice.slash("/greet")


async def test_the_command_line(tmp_path: Path) -> None:
    arguments = ["-m", "sandbox", "--port", "0", "--seed-demo", "--save", str(tmp_path / "world.json")]
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    lines = [(await process.stdout.readline()).decode().split() for _ in range(5)]
    assert [line[0] for line in lines] == ["page", "token", "api", "gateway", "cdn"]
    assert lines[1][1] == "sandbox"
    process.terminate()
    assert await process.wait() == 0
    assert "Привіт" in (tmp_path / "world.json").read_text("utf-8")
