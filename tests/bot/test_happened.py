"""What happened is marked: on the thread's board since the turn or chapter began, on one's own since one moved."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import msgspec
import pytest

import db
import render
from bot.client import Slowtable
from bot.messages import happened
from bot.panels import my_changes
from games.engine import Event, SeatName, Text
from games.engine.trail import Trail
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, seated, settled, thread, xidit


def entry(number: int, *events: Event, kind: str = "choice", seat: int = 0, text: str = "") -> db.LogEntry:
    return db.LogEntry(
        match_id=1,
        number=number,
        seat=seat,
        kind=kind,
        text=text,
        by="player",
        events=msgspec.json.encode(events).decode(),
        at=datetime(2026, 1, 1, tzinfo=UTC),
    )


def recruited(city: int, seat: int = 0, audience: tuple[int, ...] | None = None) -> Event:
    return Event(Text("xidit-recruited", {"seat": SeatName(seat)}), audience, f"city:{city}")


def gain(city: int, seat: int = 0) -> Trail:
    return Trail("gain", (f"city:{city}",), seat, "+1")


YEAR = Event(Text("xidit-heading-year"))


async def at_a_table(kit: Kit, bot: Slowtable, alice: Actor) -> int:
    number = await open_match(kit, bot, alice, bots=2)
    alice.go(await thread(kit, bot, number))
    await settled(kit, bot)
    return number


@pytest.mark.finding("PI-9")
async def test_marks_last_from_the_beginning_of_the_year(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    table = await running(bot, await at_a_table(kit, bot, alice))
    log = [entry(1, recruited(1)), entry(2, recruited(2), YEAR), entry(3, recruited(3)), entry(4, recruited(4))]
    assert happened.marked(table, log) == (gain(3), gain(4)), "a choice in between drops nothing"
    assert happened.marked(table, log[:2]) == (gain(1), gain(2)), "the last year, while the next is being planned"
    assert happened.begin(table, 100) < 100


async def test_what_did_not_happen_is_not_marked(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    table = await running(bot, await at_a_table(kit, bot, alice))
    log = [entry(1, recruited(1)), entry(2, recruited(2)), entry(3, kind="undo"), entry(4, recruited(4))]
    assert happened.trails(table, log) == (gain(1), gain(4))
    assert happened.trails(table, [*log, entry(5, kind="rewind", seat=-1, text="1"), entry(6, recruited(6))]) == (
        gain(6),
    )
    secret = [entry(1, recruited(1, audience=(1,)))]
    assert (happened.trails(table, secret), happened.trails(table, secret, 1)) == ((), (gain(1),))


async def test_the_board_in_the_thread_and_the_one_of_changes_show_what_happened(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[render.Request] = []
    draw = render.draw

    def watched(game: str, request: render.Request) -> render.Picture:
        asked.append(request)
        return draw(game, request)

    monkeypatch.setattr(render, "draw", watched)
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    dice = Random(1)
    while xidit(table := await running(bot, number)).year < 2:
        people = seated(table, alice, boris)
        seat = next(
            seat for seat in sorted(people, key=lambda seat: people[seat] is boris) if seat in table.match.waiting
        )
        words = table.match.game.policy(table.view(seat), table.match.decisions[seat], dice)
        await people[seat].go(place).slash("/play", choice=words)
        await settled(kit, bot)
    assert any(request.trail for request in asked if request.view.seat is None), "on the thread's board"
    asked.clear()
    await alice.go(place).slash("/my changes")
    (own,) = asked
    assert own.trail
    assert own.view.seat is not None


@pytest.mark.finding("CO-14")
async def test_the_log_is_read_from_its_end_as_far_back_as_the_own_choice(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await at_a_table(kit, bot, alice)
    table = await running(bot, number)
    log = [entry(n, seat=0 if n in (1, 3) else 1) for n in range(1, 41)]
    table.row.logged = len(log)
    read: list[int] = []

    async def ranged(match_id: int, after: int = 0, limit: int | None = None) -> list[db.LogEntry]:
        read.append(after)
        return log[after:]

    monkeypatch.setattr(bot.store.moves, "log", ranged)
    monkeypatch.setattr(my_changes, "AT_ONCE", 4)
    await my_changes.summary(bot.services, table, 0, "en")
    assert read == [36, 24, 0]
    read.clear()
    log[30] = entry(31, seat=0)
    await my_changes.summary(bot.services, table, 0, "en")
    assert read == [36, 24], "what lies further back is not read"
