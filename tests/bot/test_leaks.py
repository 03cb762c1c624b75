"""Nobody receives what they may not know: not in messages, menus, autocomplete, pictures, alt texts, names or logs."""

from __future__ import annotations

import hashlib
import itertools
import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import patch

import msgspec
import pytest

import db
import games
import render
from bot.client import Slowtable
from bot.commands.context import Context
from bot.commands.match import seal_lines
from bot.commands.play import suggestions
from bot.delivery.kinds import table_message
from bot.messages import layout, own
from bot.messages.asking import Asking
from bot.messages.boards import Drawn
from bot.messages.people import names
from bot.messages.shapes import grouped, main_options
from bot.messages.words import say
from bot.tables.running import Running
from db import Status
from games.circadians.game import GAME as CIRCADIANS
from games.circadians.rules.relics import RelicCheck
from games.engine import Match, Pick, dice
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
from sandbox.events import Event
from sandbox.kit import Actor, Kit
from sandbox.permissions import may_see
from tests.bot.support import bot_on, button, running, settled, thread, xidit
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every
from tests.games.circadians.support import relic_check

LARGEST = [max((mode for mode in MODES if mode.game == name), key=lambda mode: mode.players) for name in games.metas()]
HASHES = re.compile(r"\b[0-9a-f]{16,}\b")
"""Receipts tell nothing (their salt is secret), but they are different for different choices."""
PEOPLE = ("Alice", "Boris", "Oksana")
MENTION_ON_CONTROL = re.compile(r'"(?:label|description|placeholder)":"[^"]*<@|^\(.*<@')
NOW = datetime(2030, 1, 1, tzinfo=UTC)


# -- everything that can be shown of a state -------------------------------------------------------------------


@pytest.mark.parametrize("mode", LARGEST, ids=str)
async def test_everything_the_bot_shows_is_the_same_for_every_state_that_looks_the_same(mode: Mode) -> None:
    hidden, languages = 0, itertools.cycle(LANGUAGES)
    for here in every(Walk(mode, 21), 41):
        for seat in (*range(mode.players), None):
            other = Match(here.game, here.game.shuffle_hidden(here.match.state, seat, here.rng), here.match.era)
            hidden += other.digest() != here.match.digest()
            language = next(languages)
            shown, same = everything(mode, here.match, seat, language), everything(mode, other, seat, language)
            assert shown == same, f"{here}: seat {seat}"
    assert hidden, "nothing was hidden: the test would prove nothing"


@pytest.mark.parametrize("mode", LARGEST, ids=str)
async def test_controls_name_people_in_words(mode: Mode) -> None:
    """Discord shows a mention on a button, in a menu or in a completion as bare numbers."""
    for here in every(Walk(mode, 22), 97):
        for seat in here.match.waiting:
            shown = everything(mode, here.match, seat, "en")
            assert not [each for each in shown if MENTION_ON_CONTROL.search(each)], f"{here}: seat {seat}"


def everything(mode: Mode, match: Match, seat: int | None, language: str) -> list[str]:
    """All messages, menus and completions that somebody can be shown of a match."""
    match = Match(match.game, match.state, match.era)
    table = at_table(mode, match, language)
    request = render.Request(match.view(None), tuple(table.names), language)
    picture = Drawn(render.Picture(b"", "image/png", f"{mode.game}-board.png", 1, 1), render.alt(mode.game, request))
    found = [plain(table_message(table, "", picture.shown()))]
    if seat is not None:
        found += [plain(own.panel(table, seat, language, group=group)) for group in groups(table, seat, language)]
        if (decision := table.decision(seat)) is not None:
            found += map(str, suggestions(decision, table.texts(language), "", names(table)))
    return [HASHES.sub("#", each) for each in found]


def groups(table: Running, seat: int, language: str) -> Sequence[int | None]:
    """Every page of a seat's panel."""
    decision = table.decision(seat)
    if decision is None or not isinstance(decision.shape, Pick):
        return [None]
    asking = Asking(decision, table.id, table.match.serial(seat), table.texts(language), names(table))
    return [None, *(group.number for group in grouped(asking, main_options(asking, decision.shape)))]


def at_table(mode: Mode, match: Match, language: str) -> Running:
    """A match with a person on every seat."""
    row = db.Match(
        id=1,
        guild_id=1,
        channel_id=1,
        host_id=100,
        game=mode.game,
        language=language,
        created_at=NOW,
        status=Status.RUNNING,
        thread_id=7,
    )
    seats = [db.Seat(match_id=1, number=n, user_id=100 + n, joined_at=NOW) for n in range(mode.players)]
    table = Running(row, seats, match)
    table.names[:] = tuple("ABCDEF"[: mode.players])
    return table


def plain(view: layout.Composed) -> str:
    """A message as it goes over the wire."""
    components: list[dict[str, object]] = view.to_components()
    return msgspec.json.encode(components).decode()


# -- choices that are revealed ---------------------------------------------------------------------------------


def relic_window(held: str) -> Running:
    """Circadians: everybody with a card was asked in the relic check, and played nothing."""
    table = relic_check("ai", "zcharo", "oxataya").hand("ai", held).hand("zcharo", "windfall")
    table.do(RelicCheck())
    match = Match(CIRCADIANS, table.g)
    for seat in (0, 1):
        match.submit(seat, match.default(seat))
    mode = next(mode for mode in MODES if mode.game == "circadians" and mode.players == 3)
    return at_table(mode, match, "en")


@pytest.mark.finding("TR-9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_seals_tell_no_more_than_the_reveal_has_shown(language: str) -> None:
    """Whoever holds a card of the relic check and declines looks like somebody who holds none."""
    context = cast("Context", SimpleNamespace(say=lambda key: say(language, key)))
    declined, had_none = (
        [HASHES.sub("#", line) for line in seal_lines(context, relic_window(held))]
        for held in ("desecration", "ambush")
    )
    assert len(declined) == 3
    assert declined == had_none
    assert all(line.endswith("-`") for line in declined[1:])


# -- whole matches, twice --------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def small_pictures() -> None:
    """Whole ones: a secret may be told in small print."""


class Recorder:
    """Everything that somebody received, in order."""

    def __init__(self, kit: Kit, person: Actor) -> None:
        self._kit = kit
        self._person = person
        self.received: dict[str, list[str]] = {"asked": []}
        """By place: what comes to the thread and to the DMs at once, may come in any order."""
        self._same: dict[str, Same] = {}

    def __call__(self, event: Event) -> None:
        """Note an event if it reaches the person."""
        if event.only not in (None, self._person.id) or not event.name.startswith("MESSAGE"):
            return
        if event.channel is None or may_see(self._kit.world, self._person.id, event.channel):
            place = event.channel.name if event.channel is not None and event.channel.name else "direct"
            self.note(str(place), event.name, event.raw.decode())
            for file in getattr(event.data, "attachments", []):
                kept = self._kit.world.cdn.get(file.id)
                looks = hashlib.sha256(kept.data).hexdigest() if kept else ""
                self.note(str(place), file.filename, str(file.description), looks)

    def note(self, place: str, *what: str) -> None:
        """Note something they learnt."""
        same = self._same.setdefault(place, Same())
        self.received.setdefault(place, []).append(same(" ".join(what)))


class Same:
    """Brings what two runs received to the same form: ids in order of appearance, no times, marks, receipts, salts."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}

    def __call__(self, text: str) -> str:
        """A received item."""
        text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+Z?", "<time>", text)
        text = re.sub(r"<t:\d+:\w>", "<time>", text)
        text = re.sub(r"127\.0\.0\.1:\d+", "<sandbox>", text)
        text = re.sub(r'"id":\d{4,10},"type":17', '"id":"<mark>","type":17', text)
        text = re.sub(r"\b\d{17,20}\b", lambda found: self._ids.setdefault(found[0], f"<{len(self._ids)}>"), text)
        return re.sub(r"\b[0-9a-f]{16}([0-9a-f]{16})?\b", "<receipt or salt>", text)


async def look_around(person: Actor, recorder: Recorder) -> None:
    """Ask for everything there is to see."""
    for command, options in (
        ("/board", {}),
        ("/board", {"size": "text"}),
        ("/hand", {}),
        ("/log", {}),
        ("/match status", {}),
        ("/match seals", {}),
        ("/match list", {}),
        ("/my changes", {}),
        ("/card", {"name": "titan"}),
        ("/rules now", {}),
    ):
        reply = await person.slash(command, **options)
        recorder.note("asked", command, reply.text)
    for command in ("/play", "/plan"):
        recorder.note("asked", command, str((await person.autocomplete(command, "choice", "")).choices))


async def play(kit: Kit, bot: Slowtable, recorder: Recorder, years: int, rng: random.Random) -> None:
    """Alice seals something (what it is depends on `rng`), Boris looks around, Alice changes it to what she means."""
    place = await thread(kit, bot, 1)
    alice, boris, oksana = (kit.person(name).go(place) for name in PEOPLE)
    people = {0: alice, 1: boris, 2: oksana}
    while True:
        await settled(kit, bot)
        match = await running(bot, 1)
        if match.over or xidit(match).year > years:
            return
        seat = min(match.waiting_people())
        decision, meant = match.match.decisions[seat], random.Random(f"{seat} {match.match.serial(seat)}")
        if decision.secret and seat == 0:
            await alice.slash("/plan", choice=decision.write(random_choice(decision, rng)))
            await settled(kit, bot)
            await look_around(boris, recorder)
        await people[seat].slash("/play", choice=decision.write(random_choice(decision, meant)))


async def receive(folder: Path, years: int, secret: int, caplog: pytest.LogCaptureFixture) -> dict[str, list[str]]:
    """A match from its lobby; all that Boris received and that was logged."""
    caplog.clear()
    with ExitStack() as stack, caplog.at_level(logging.INFO):
        stack.enter_context(patch.object(dice, "mixed", lambda secret, tickets: "ab" * 16))
        async with Kit.start() as kit, bot_on(kit, folder / f"{secret}.db") as bot:
            recorder = Recorder(kit, kit.person("Boris"))
            await begin(kit, bot)
            kit.world.bus.listen(recorder)  # before the first secret; the lobby's edits come in any order
            await play(kit, bot, recorder, years, random.Random(secret))
    same = Same()
    return {**recorder.received, "log": [same(each) for each in logged(caplog)]}


def logged(caplog: pytest.LogCaptureFixture) -> Iterator[str]:
    """What the bot wrote on its terminal."""
    for record in caplog.records:
        if record.name.startswith("bot"):
            yield record.getMessage()


async def begin(kit: Kit, bot: Slowtable) -> None:
    """Three people sit down in the order of joining. (Bots answer so fast that bursts merge in different ways.)"""
    alice, boris, oksana = (kit.person(name) for name in PEOPLE)
    await alice.slash("/match new", game="xidit")
    message = alice.last()
    await boris.click(button(message, "join"), message)
    await oksana.click(button(message, "join"), message)
    options = await alice.click(button(message, "options"), message)
    seating = next(select for select in options.message.selects if "joined" in [o["value"] for o in select.options])
    await alice.select(seating.custom_id, "joined", message=options.message)
    await settled(kit, bot)  # else the lobby's message may change once or twice
    await alice.click(button(message, "start"), message)
    await settled(kit, bot)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("years", [2, pytest.param(99, marks=pytest.mark.soak)])
async def test_what_is_received_does_not_depend_on_what_others_have_sealed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, years: int
) -> None:
    one = await receive(tmp_path, years, 1, caplog)
    other = await receive(tmp_path, years, 2, caplog)
    assert len(one["asked"]) >= 9 * years or years > 12
    assert one.keys() == other.keys()
    for place, received in one.items():
        for mine, others in zip(received, other[place], strict=True):
            assert mine == others, place
