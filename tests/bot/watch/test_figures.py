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
from bot.watch.figures import Figures
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled
from tests.support.database import fresh

SAMPLE = re.compile(r"[a-z_]+(\{([a-z_]+=\"[^\"\n]*\",?)+\})? -?[0-9.e+-]+")


async def test_what_has_to_be_asked_is_asked_when_somebody_looks() -> None:
    figures = Figures()

    async def ask() -> None:
        figures.outbox.set(7)

    figures.ask.append(ask)
    told, _ = await figures.text()
    assert "slowtable_outbox_waiting 7.0" in told.decode().splitlines()


async def test_answers_are_counted_up_to_each_bound_and_discords_patience_is_one_of_them() -> None:
    figures = Figures()
    for seconds in (0.2, 0.7, 2.9, 9.0):
        figures.answers.labels(what="play").observe(seconds)
    told, _ = await figures.text()
    lines = told.decode().splitlines()
    for bound, count in (("0.1", 0), ("0.25", 1), ("3.0", 3), ("+Inf", 4)):
        assert f'slowtable_answer_seconds_bucket{{le="{bound}",what="play"}} {count}.0' in lines
    assert not any("_created" in line for line in lines)


async def test_whoever_reads_openmetrics_gets_that() -> None:
    told, kind = await Figures().text("application/openmetrics-text; version=1.0.0")
    assert kind.startswith("application/openmetrics-text; version=1.0.0")
    assert told.endswith(b"# EOF\n")


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
    assert 'slowtable_interactions_total{what="match new"} 1.0' in lines
    assert 'slowtable_answer_seconds_count{what="match new"} 1.0' in lines
    assert 'slowtable_moves_total{by="default",kind="choice"} 1.0' in lines
    assert 'slowtable_matches{status="running"} 1.0' in lines
    assert "slowtable_outbox_waiting 0.0" in lines
    assert any(line.startswith('slowtable_drawing_seconds_count{game="xidit",what="draw"}') for line in lines)
    assert f'slowtable_info{{version="{machine.VERSION}"}} 1.0' in lines
    assert any(line.startswith("process_resident_memory_bytes ") for line in lines)
    assert any(line.startswith("slowtable_reminders_due ") for line in lines)
