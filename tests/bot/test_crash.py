"""`kill -9` at any moment: the match goes on as if nothing had happened, nothing is lost, nothing is said twice."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

import db
from bot.tables.table import Table
from sandbox.events import Event
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.crash.lives import Lives
from tests.bot.crash.person import Player, play, revive
from tests.bot.support import button
from tests.bot.telling import told, true

SEED = "0123456789abcdef0123456789abcdef"


class Story(msgspec.Struct):
    """What is left of a match: the state, the log, and what was said."""

    state: bytes
    log: list[tuple[object, ...]]
    told: list[str]
    """Lines of news in the thread, in order."""
    true: list[str]
    """The same, as the log has them."""
    letters: list[str]
    """Direct messages to the person, each as it was first sent."""
    waiting: list[str]
    over: bool
    pressable: list[Seen]
    """The messages of the thread that have controls: the last board, or the podium."""
    moments: int = 0
    died: int = 0


async def story(kit: Kit, folder: Path, answers: int | None, deaths: int = 0, longest: int = 0) -> Story:
    """Play a match from its lobby with one person and two bots."""
    await asyncio.to_thread(folder.mkdir)
    lives = Lives(kit, folder / "slowtable.db", SEED, deaths, longest)
    alice = kit.person("Alice")
    letters: list[str] = []

    def receive(event: Event) -> None:
        """An answered letter shows what its click was answered with, which a death may swallow: read it at once."""
        if event.name == "MESSAGE_CREATE" and event.channel is alice.dm:
            letters.append(same_ids(alice.last(alice.dm).text))

    with kit.world.bus.listening(receive):
        await lives.begin_in_peace()
        place = await start(kit, alice, lives)
        await lives.stop()
        await revive(lives)
        await play(Player(alice, lives, SEED), lives, place, answers)
        await lives.stop()
    return await read(folder / "slowtable.db", alice, place, lives, letters)


async def start(kit: Kit, alice: Actor, lives: Lives) -> Channel:
    """A match with seats in the order of joining."""
    await alice.slash("/match new", game="xidit")
    lobby = alice.last()
    for _ in range(2):
        await alice.click(button(lobby, "addbot"), lobby)
    options = await alice.click(button(lobby, "options"), lobby)
    seating = next(select for select in options.message.selects if "joined" in [o["value"] for o in select.options])
    await alice.select(seating.custom_id, "joined", message=options.message)
    await alice.click(button(lobby, "start"), lobby)
    await lives.settle()
    return kit.world.channels[lobby.id]


async def read(path: Path, alice: Actor, place: Channel, lives: Lives, letters: list[str]) -> Story:
    """The story as database and sandbox have it."""
    async with await db.Store.open(path) as store:
        running = await Table(store, lambda: pytest.fail("nobody asks the time")).read(1)
        assert running is not None
        entries = await store.moves.log(1)
        assert await store.faults() == []
        return Story(
            state=running.match.game.dump(running.match.state),
            # Salts are drawn anew whenever a choice is sealed, so receipts differ.
            log=[(e.number, e.seat, e.kind, e.text, e.by, e.asked, bool(e.receipt), e.events) for e in entries],
            told=told(alice, place),
            true=true(running, entries),
            letters=letters,
            waiting=[item.kind for item in await store.outbox.waiting(1)],
            over=running.over,
            pressable=[message for message in alice.messages(place) if message.buttons],
            moments=lives.moments,
            died=lives.died,
        )


def same_ids(text: str) -> str:
    """Ids of threads hold the time, which is not what is compared."""
    return re.sub(r"<#\d+>|channels/\d+/\d+", "<#>", text)


async def both(folder: Path, answers: int | None, deaths: int) -> tuple[Story, Story]:
    """The same match twice: undisturbed, and with deaths spread over all of it."""
    async with Kit.start() as kit:
        calm = await story(kit, folder / "calm", answers)
    async with Kit.start() as kit:
        wild = await story(kit, folder / "wild", answers, deaths, longest=2 * calm.moments // deaths)
    return calm, wild


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_deaths_at_forty_moments_change_nothing(tmp_path: Path) -> None:
    calm, wild = await both(tmp_path, answers=10, deaths=40)
    assert wild.died >= 25
    check(calm, wild)


async def test_what_somebody_has_opened_beside_a_panel_does_not_hide_it(tmp_path: Path) -> None:
    """The person of these tests answers in the letter itself: a panel that only they see would be one message more with
    controls, whenever the bot has died at a moment at which they look at something else."""
    async with Kit.start() as kit:
        lives = Lives(kit, tmp_path / "slowtable.db", SEED)
        alice = kit.person("Alice")
        await lives.begin_in_peace()
        place = await start(kit, alice, lives)
        player = Player(alice, lives, SEED)
        while not any(":send:" in str(message.buttons) for message in alice.messages(alice.dm)):
            assert await player.act(place)
        before = len([message for message in alice.messages(place) if message.buttons])
        await alice.click("How to play", alice.last(alice.dm))
        assert alice.last(alice.dm).ephemeral
        assert await player.act(place)
        await lives.stop()
        assert len([message for message in alice.messages(place) if message.buttons]) == before


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_deaths_at_two_hundred_moments_of_a_whole_match_change_nothing(tmp_path: Path) -> None:
    calm, wild = await both(tmp_path, answers=None, deaths=200)
    assert wild.died >= 150
    assert calm.over
    check(calm, wild)


def check(calm: Story, wild: Story) -> None:
    """Both stories are the same, and each told all that happened once, in order."""
    assert calm.waiting == wild.waiting == []
    assert wild.log == calm.log
    assert wild.state == calm.state
    assert calm.told == calm.true
    assert wild.told == wild.true
    assert calm.letters
    assert wild.letters == calm.letters
    assert len(wild.pressable) == len(calm.pressable), wild.pressable
