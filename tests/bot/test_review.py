"""`/review`: a match that is over, looked back on: by who played with their own choices, by others as a plot."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from typing import Any

import pytest

import games
from bot.client import Slowtable
from bot.messages.review import moments_of
from bot.messages.words import say
from bot.tables import reviews, thinking
from bot.tables.thinking import Thinkers
from games.engine import Match, Setup
from games.engine import export as exporting
from games.engine.chronicle import Stand
from games.engine.policy import random_choice
from games.engine.review import Judged, Point
from games.engine.text import Text
from sandbox.kit import Actor, Kit, Seen
from tests.bot.support import button, open_match, running, settled, thread


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried is little, and never ends because of a slow machine."""
    monkeypatch.setattr(reviews, "QUICK", 8)
    monkeypatch.setattr(reviews, "CLOSE", 8)
    monkeypatch.setattr(reviews, "LONGEST", 600.0)
    monkeypatch.setattr(reviews, "SECONDS", 600.0 * 1000)
    monkeypatch.setattr(reviews, "CLOSELY", 600.0)


async def played(kit: Kit, bot: Slowtable, person: Actor, game: str = "ryozen") -> int:
    """A match in which somebody has chosen at random against bots."""
    number = await open_match(kit, bot, person, bots=1, game=game)
    rng = random.Random(3)
    while not (await running(bot, number)).over:
        match = await running(bot, number)
        seat = match.waiting_people()[0]
        decision = match.match.decisions[seat]
        await bot.table.submit(number, seat, decision.write(random_choice(decision, rng)))
        await settled(kit, bot)
    return number


async def reviewed(kit: Kit, bot: Slowtable, person: Actor, number: int) -> Seen:
    """What somebody is shown in the end."""
    asked = await person.slash("/review", await thread(kit, bot, number))
    assert asked.ephemeral
    await settled(kit, bot)
    return asked.message


async def test_who_played_is_told_what_mattered_and_others_see_the_plot(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await played(kit, bot, alice)
    place = await thread(kit, bot, number)
    podium = alice.last(place)
    first = await alice.click(button(podium, "review"), podium)
    assert first.ephemeral
    assert "Looking back" in first.text
    await settled(kit, bot)
    shown = first.message
    assert "You: **" in shown.text
    assert "Hard bot: **" in shown.text
    assert 1 <= shown.text.count("→ chance to win") <= 3
    assert [file.filename for file in shown.attachments] == ["ryozen-review.png"]
    kept = await bot.reviews.kept(number, (await running(bot, number)).seats_of(int(alice.id))[0])
    assert kept is not None
    assert kept.told
    assert all(one.drop > 0 for one in kept.told)
    monkeypatch.setattr(bot.reviews, "begin", lambda *_: pytest.fail("it is worked out once"))
    assert (await reviewed(kit, bot, alice, number)).text == shown.text
    monkeypatch.undo()
    onlooker = await reviewed(kit, bot, boris, number)
    assert say("ru", "review-onlooker") in onlooker.text
    assert "Вы: **" not in onlooker.text
    assert [file.filename for file in onlooker.attachments] == ["ryozen-review.png"]


async def test_a_match_under_way_is_not_reviewed(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="ryozen")
    reply = await alice.slash("/review", await thread(kit, bot, number))
    assert reply.text == say("en", "review-not-yet")
    assert await bot.reviews.kept(number, 0) is None


async def test_reviews_take_turns_and_whoever_asks_meanwhile_waits_for_the_same(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many look back at once, bots who are to move wait for one of them at most."""
    number = await played(kit, bot, alice)
    match = await running(bot, number)
    (seat,) = match.seats_of(int(alice.id))
    done, working, most = bot.thinkers.done, 0, 0

    async def counted(work: Any, asked: Any) -> Any:
        nonlocal working, most
        working += 1
        most = max(most, working)
        try:
            return await done(work, asked)
        finally:
            working -= 1

    monkeypatch.setattr(bot.thinkers, "done", counted)
    jobs = {whose: bot.reviews.begin(match, whose) for whose in (0, 1, None)}
    assert bot.reviews.begin(match, seat) is jobs[seat]
    assert bot.reviews.begin(match, None) is jobs[None] is not jobs[seat]
    found = dict(zip(jobs, await asyncio.gather(*(job.task for job in jobs.values())), strict=True))
    assert all(review.points for review in found.values())
    assert most == 1
    assert jobs[seat].share == 100 or len(found[seat].told or ()) < reviews.LOOKED_AT
    assert (await bot.reviews.kept(number, seat)) == found[seat]
    await settled(kit, bot)


async def test_what_fails_is_said(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    number = await played(kit, bot, alice)

    def fail(_: Any) -> Any:
        raise RuntimeError("no way back")

    monkeypatch.setattr(reviews, "play_again", fail)
    shown = await reviewed(kit, bot, alice, number)
    assert say("en", "something-broke", id="")[:30] in shown.text
    assert "no way back" in caplog.text
    monkeypatch.undo()
    assert "→ chance to win" in (await reviewed(kit, bot, alice, number)).text, "the next one is tried again"


async def test_a_busy_machine_does_not_hide_what_mattered(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hours may pass on the wall's clock while a choice is thought about."""
    monkeypatch.setattr(reviews, "LONGEST", 2.0)
    number = await played(kit, bot, alice)
    hours = count(step=3600)
    monkeypatch.setattr(thinking, "monotonic", lambda: float(next(hours)))
    assert "→ chance to win" in (await reviewed(kit, bot, alice, number)).text


def test_choices_stand_at_the_moment_before_them() -> None:
    points = [Point(entry, Stand(1, Text("x"), {}), (0.5, 0.5)) for entry in (0, 4, 9)]

    def made(entry: int) -> Judged:
        return Judged(entry, Text("x"), Text("x"), Text("x"), Text("x"), 0.1, 0.3)

    assert moments_of(points, [made(0), made(4), made(5), made(40)]) == [0, 0, 1, 2]


async def test_a_worker_finds_what_a_thread_finds() -> None:
    """What is asked and found travels between processes."""
    game = games.game("xidit")
    setup = game.complete(Setup(3, "workers"))
    match, _ = Match.begin(game, setup)
    log, rng = [], random.Random(4)
    while match.outcome is None:
        seat = match.waiting[0]
        log.append(match.submit(seat, match.decision(seat).write(random_choice(match.decision(seat), rng)))[0])
    wanted = reviews.Wanted("xidit", exporting.export(match, setup, log, []), 0, 0)
    workers, threads = Thinkers(1), Thinkers(0)
    try:
        went = await workers.done(reviews.play_again, wanted)
        here = await threads.done(reviews.play_again, wanted)
        assert went.points == here.points
        assert [made.words for made in went.made] == [made.words for made in here.made]
        asked = reviews.Weighed("xidit", went.made[-1], "seed", 8, 600.0)
        assert await workers.done(reviews.weigh, asked) == await threads.done(reviews.weigh, asked)
    finally:
        workers.close()
