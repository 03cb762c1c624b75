"""What `make bench` writes: a page with plots, and tables of scaling; and that what grows really grows."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import db
from tools.bench import growth, page, plot
from tools.bench.crowd import Crowd
from tools.bench.figure import Figure
from tools.bench.price import Price
from tools.bench.processes import Scaling

CROWD = Crowd(
    wanted=50,
    touches=49.5,
    moves=12,
    median=0.01,
    p95=0.05,
    p99=0.2,
    latest=1.5,
    done=0.4,
    lost=0,
    messages=20,
    pictures=10,
    megabytes=1.1,
    cpu=0.4,
    cpu_ms=8,
    drawing=0.3,
    memory=180,
    kinds={"button pick": 3, "menu field": 1},
)
CURVE = growth.Curve(
    "stored", "Matches & more", "matches", "ms", (10, 1000), {"commit": [1.0, 1.2], "load": [0.5, 0.4]}
)


def test_the_page_tells_everything_and_keeps_what_is_not_measured(tmp_path: Path) -> None:
    beside = tmp_path / "scaling.md"
    beside.write_text(f"# Before\n\n{page.BEGIN}\nold\n{page.END}\n\nAfter.\n", "utf-8")
    figures = [Figure("price: a move", 4.0, "x", most=3), Figure("commit", 1.5, "ms")]
    scaling = Scaling(Price(0.5, 5.0, 0.0), Price(0.5, 10.0, 0.0), {1: CROWD, 4: CROWD}, CROWD)
    for _ in range(2):  # again is the same
        page.write(tmp_path / "benchmarks.md", figures, [CROWD], [CURVE], scaling)
    told = (tmp_path / "benchmarks.md").read_text("utf-8")
    assert "| price: a move | 4.00 x | at most 3 ✗ |" in told
    assert "| the latest | 1.5 s |" in told
    assert "button pick 75%, menu field 25%" in told
    assert "(images/bench/stored.svg)" in told
    kept = beside.read_text("utf-8")
    assert kept.startswith("# Before\n\n")
    assert kept.endswith("\n\nAfter.\n")
    assert "old" not in kept
    assert kept.count("| 4, on PostgreSQL |") == 1
    assert "| a move, with all that it causes | 5.00 ms | 10.00 ms | 2.00 times |" in kept
    drawn = ElementTree.fromstring((tmp_path / "images" / "bench" / "stored.svg").read_text("utf-8"))
    assert len(drawn.findall("{*}polyline")) == 2


def test_without_a_server_the_tables_say_less() -> None:
    told = page.scaling_tables(Scaling(Price(0.5, 5.0, 0.0), alone=CROWD))
    assert "PostgreSQL" not in told
    assert "| one, on a file | 50 |" in told or "| one, on a file | 49 |" in told


def test_words_beside_lines_do_not_cover_each_other() -> None:
    places = sorted(plot.apart([(100.0, "a"), (101.0, "b"), (103.0, "c")]).values())
    assert all(later - earlier >= 18 for earlier, later in pairwise(places))


async def test_what_grows_is_there(tmp_path: Path) -> None:
    stored = await growth.stored(tmp_path / "stored.db", (3, 7))
    async with await db.Store.open(tmp_path / "stored.db") as store:
        numbers = [number for number in range(1, 8) if (await store.moves.load(number)).snapshot is not None]
        assert numbers == list(range(1, 8))
        assert len(await store.moves.log(7)) >= 8
    lengths = await growth.lengths(tmp_path / "lengths.db", (10, 30))
    async with await db.Store.open(tmp_path / "lengths.db") as store:
        assert len(await store.moves.log(1)) >= 30
    pending = await growth.pending(tmp_path / "pending.db", (5, 20))
    for curve in (stored, lengths, pending):
        assert all(len(line) == len(curve.x) for line in curve.lines.values())
