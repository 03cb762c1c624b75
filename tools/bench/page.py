"""`docs/benchmarks.md`, its plots, and the measured part of `docs/scaling.md`, from one run of `make bench`."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from tools.bench.crowd import Crowd
from tools.bench.figure import Figure
from tools.bench.growth import Curve
from tools.bench.plot import curves
from tools.bench.processes import Scaling

BEGIN, END = "<!-- measured by make bench: do not edit -->", "<!-- end of what is measured -->"

CROWD = """\
`python -m tools.bench.crowd --rate 50`: people at tables of all games press buttons, choose in menus, answer in DMs,
look at pages and prepare turns, each by what is on their screen; every other table has a bot in a seat; pictures are
drawn. A touch is one interaction. Bot, painters and Discord's stand-in with the people are three processes on the same
cores. *Acknowledged* is when Discord has heard of a touch, *done* when the person has the words they asked for."""
GROWTH = """\
`python -m tools.bench.growth`: processor time of the process for each, medians."""


def write(
    page: Path, figures: Sequence[Figure], crowds: Sequence[Crowd], grown: Sequence[Curve], scaling: Scaling
) -> None:
    """The page, its plots beside it, and the tables of scaling."""
    images = page.parent / "images" / "bench"
    images.mkdir(parents=True, exist_ok=True)
    for curve in grown:
        drawn = curves(curve.title, curve.along, curve.unit, curve.x, curve.lines)
        (images / f"{curve.name}.svg").write_text(drawn, "utf-8")
    page.write_text(_page(figures, crowds, grown), "utf-8")
    beside = page.parent / "scaling.md"
    before, _, rest = beside.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    beside.write_text(f"{before}{BEGIN}\n\n{scaling_tables(scaling)}\n{END}{after}", "utf-8")


def _page(figures: Sequence[Figure], crowds: Sequence[Crowd], grown: Sequence[Curve]) -> str:
    when = datetime.now(UTC).strftime("%d %B %Y")
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {when}"
    parts = [
        "# Benchmarks",
        f"`make bench` measures all of this and writes this page (`python -m tools.bench --write docs/benchmarks.md`);"
        f" last on {machine}. Machines differ: ratios within one run mean something, absolute figures little. A figure"
        " and its baseline are measured in turns.",
        "## A crowd at tables of five games",
        CROWD,
        _table(
            ("", *(f"{crowd.wanted:g} touches/s" for crowd in crowds)),
            (
                ("touches answered a second", *(f"{crowd.touches:.1f}" for crowd in crowds)),
                ("moves a second, of people and bots", *(f"{crowd.moves:.1f}" for crowd in crowds)),
                ("acknowledged: median", *(_ms(crowd.median) for crowd in crowds)),
                ("95 of 100", *(_ms(crowd.p95) for crowd in crowds)),
                ("99 of 100", *(_ms(crowd.p99) for crowd in crowds)),
                ("the latest", *(_ms(crowd.latest) for crowd in crowds)),
                ("done: 99 of 100", *(_ms(crowd.done) for crowd in crowds)),
                ("never answered", *(str(crowd.lost) for crowd in crowds)),
                ("messages a second, new or edited", *(f"{crowd.messages:.1f}" for crowd in crowds)),
                ("pictures a second", *(f"{crowd.pictures:.1f}" for crowd in crowds)),
                ("bytes of pictures a second", *(f"{crowd.megabytes:.2f} MB" for crowd in crowds)),
                ("the bot's share of a core", *(f"{crowd.cpu:.0%}" for crowd in crowds)),
                ("processor time for a touch", *(f"{crowd.cpu_ms:.1f} ms" for crowd in crowds)),
                ("the painters' share of a core", *(f"{crowd.drawing:.0%}" for crowd in crowds)),
                ("memory of the bot", *(f"{crowd.memory:.0f} MB" for crowd in crowds)),
            ),
        ),
        _kinds(crowds),
        "## How costs grow",
        GROWTH,
        *(f"![{curve.title}](images/bench/{curve.name}.svg)" for curve in grown),
        "## Figures",
        "`make bench` (`python -m tools.bench --only WORD` for some of them).",
        _table(("figure", "measured", "target"), (_row(figure) for figure in figures)),
        "[scaling.md](scaling.md) has what PostgreSQL and several processes cost.",
    ]
    return "\n\n".join(parts) + "\n"


def _kinds(crowds: Sequence[Crowd]) -> str:
    kinds = crowds[0].kinds
    shares = [f"{what} {count / sum(kinds.values()):.0%}" for what, count in kinds.items() if count]
    return "What they touched: " + ", ".join(shares) + "."


def _row(figure: Figure) -> tuple[str, str, str]:
    mark = "" if figure.met is None else f"{figure.target} {'✓' if figure.met else '✗'}"
    return figure.name, f"{figure.value:,.2f} {figure.unit}", mark


def scaling_tables(scaling: Scaling) -> str:
    file, server, alone = scaling.file, scaling.server, scaling.alone
    rows = [("a trivial reply", f"{file.reply:.2f} ms"), ("a move, with all that it causes", f"{file.move:.2f} ms")]
    head: tuple[str, ...] = ("processor time of the bot", "a file of SQLite")
    if server is not None:
        head = (*head, "PostgreSQL", "")
        costs = ((file.reply, server.reply), (file.move, server.move))
        rows = [
            (*row, f"{there:.2f} ms", f"{there / here:.2f} times")  # type: ignore[misc]
            for row, (here, there) in zip(rows, costs, strict=True)
        ]
    parts = [_table(head, rows)]
    found = [("one, on a file", alone)] if alone is not None else []
    found += [(f"{count}, on PostgreSQL", crowd) for count, crowd in scaling.several.items()]
    if found:
        columns = ("processes", "touches/s", "moves/s", "cores of the bots", "ms a touch", "99 of 100", "memory of one")
        parts.append(
            _table(
                columns,
                (
                    (
                        name,
                        f"{crowd.touches:.0f}",
                        f"{crowd.moves:.0f}",
                        f"{crowd.cpu:.2f}",
                        f"{crowd.cpu_ms:.1f}",
                        _ms(crowd.p99),
                        f"{crowd.memory:.0f} MB",
                    )
                    for name, crowd in found
                ),
            )
        )
    when = f"{os.cpu_count()} cores, {datetime.now(UTC).strftime('%d %B %Y')}"
    return f"`python -m tools.bench.processes`, {when}:\n\n" + "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"
