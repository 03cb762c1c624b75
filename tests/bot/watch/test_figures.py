"""Figures: what Prometheus reads, and that they count what happens at a table."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp

import db
from bot import gauges
from bot.client import Slowtable
from bot.clock import system_now
from bot.settings import Settings
from bot.watch import machine, page
from bot.watch.figures import Counter, Figures, Gauge, Histogram
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled
from tests.support.database import fresh

SAMPLE = re.compile(r"[a-z_]+(\{([a-z_]+=\"[^\"\n]*\",?)+\})? -?[0-9.e+-]+")


def test_a_counter_is_written_with_its_labels() -> None:
    counter = Counter("moves_total", "Moves.")
    counter.add(by="bot")
    counter.add(by="bot")
    counter.add(by='a "b"\n')
    assert list(counter.lines()) == [
        "# HELP moves_total Moves.",
        "# TYPE moves_total counter",
        'moves_total{by="bot"} 2',
        'moves_total{by="a \\"b\\"\\n"} 1',
    ]
    assert counter.count(by="bot") == 2


def test_a_gauge_is_what_was_set_last() -> None:
    gauge = Gauge("waiting", "Waiting.")
    gauge.set(3)
    gauge.set(1.5)
    assert list(gauge.lines())[2:] == ["waiting 1.5"]


def test_a_histogram_counts_up_to_each_bound() -> None:
    times = Histogram("seconds", "Times.", (0.5, 1.0))
    for seconds in (0.2, 0.5, 0.7, 9.0):
        times.observe(seconds)
    assert list(times.lines())[2:] == [
        'seconds_bucket{le="0.5"} 2',
        'seconds_bucket{le="1.0"} 3',
        'seconds_bucket{le="+Inf"} 4',
        "seconds_sum 10.4",
        "seconds_count 4",
    ]


async def test_what_has_to_be_asked_is_asked_when_somebody_looks() -> None:
    figures = Figures()

    async def ask() -> None:
        figures.outbox.set(7)

    figures.ask.append(ask)
    assert "slowtable_outbox_waiting 7" in (await figures.text()).splitlines()


def test_memory_is_told() -> None:
    assert machine.memory() > 10_000_000


async def test_what_is_ill_is_told(tmp_path: Path) -> None:
    async with await db.Store.open(fresh(tmp_path / "slow.db")) as store:
        pass
    away = Slowtable(store, Settings(_env_file=None), system_now)  # type: ignore[call-arg]
    async with (
        page.served(away.figures, lambda: gauges.health(store, away), 0) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/healthz") as answer,
    ):
        assert answer.status == 503
        assert await answer.json() == {"ok": False, "gateway": False, "database": False}


async def test_pages_tell_what_happened_at_a_table(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    (seat, *_) = (await running(bot, number)).waiting_people()
    await bot.table.submit_default(number, seat)
    await settled(kit, bot)
    async with (
        page.served(bot.figures, lambda: gauges.health(bot.store, bot), 0) as port,
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session,
    ):
        async with session.get("/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
            lines = (await answer.text()).splitlines()
        async with session.get("/healthz") as answer:
            assert answer.status == 200
            assert await answer.json() == {"ok": True, "gateway": True, "database": True}
    assert all(line.startswith("# ") or SAMPLE.fullmatch(line) for line in lines)
    assert 'slowtable_interactions_total{what="match new"} 1' in lines
    assert 'slowtable_answer_seconds_count{what="match new"} 1' in lines
    assert 'slowtable_moves_total{by="default",kind="choice"} 1' in lines
    assert 'slowtable_matches{status="running"} 1' in lines
    assert "slowtable_outbox_waiting 0" in lines
    assert any(line.startswith('slowtable_drawing_seconds_count{game="xidit",what="draw"}') for line in lines)
    assert any(line.startswith("process_resident_memory_bytes ") for line in lines)
    assert any(line.startswith("slowtable_reminders_due ") for line in lines)
