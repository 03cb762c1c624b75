"""`make report`, also `python -m tools.report [--measure NAME ...]`: writes docs/quality.md.

Rules and findings are counted now. What takes long is read from the files that the commands named there have written
into out/; a section of which nothing is there stays as the last report had it, or says that it was not measured.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tools.measured import OUT, ROOT, Measure, Measured, load
from tools.report.counted import findings, rule_coverage
from tools.report.measures import MEASURES

PAGE = ROOT / "docs" / "quality.md"
HEAD = """# Figures

Written by `make report`; not by hand. Each section says when, on what and by which command it was measured: run it, and
see whether you get the same. Times depend on the machine; ratios and counts should not.
"""


class Section(msgspec.Struct, frozen=True):
    """A part of the page: what it tells, and which command measures it."""

    name: str
    title: str
    command: str


SECTIONS = (
    Section("rules", "Rules with code and tests", "make rules"),
    Section("findings", "Findings with tests", "make report"),
    Section("mutants", "Mutants that rule tests notice", "make mutants"),
    Section("soak", "Soak: everything at once, with faults", "make soak"),
    Section("fuzz", "Fuzzing", "python -m tools.report --measure fuzz"),
    Section("bench", "Benchmarks", "make bench"),
    Section("legibility", "Legibility on a phone", "make legibility"),
    Section("pace", "Pace of a match", "python -m tools.report --measure pace"),
    Section("strength", "Strength of bots", "python -m tools.report --measure strength"),
)


def main(arguments: list[str]) -> int:
    """Measure what is asked for, then write the page."""
    parser = argparse.ArgumentParser("python -m tools.report", description="Writes docs/quality.md.")
    parser.add_argument("--measure", nargs="*", choices=sorted(MEASURES), default=[], help="measure these first")
    for name in parser.parse_args(arguments).measure:
        MEASURES[name]()
    before = PAGE.read_text("utf-8") if PAGE.exists() else ""
    PAGE.write_text(page(before, OUT), "utf-8")
    print(f"{PAGE.relative_to(ROOT)} is written")
    return 0


def page(before: str, folder: Path) -> str:
    """The whole page; `before` is how it was."""
    kept = dict(re.findall(r"^## ([^\n]+)\n\n(.*?)(?=\n## |\Z)", before, re.M | re.S))
    counted = {"rules": rule_coverage, "findings": findings}
    parts = [HEAD]
    for section in SECTIONS:
        if section.name in counted:
            body = told(now(section, counted[section.name]()))
        elif (measured := load(section.name, folder)) is not None:
            body = told(measured)
        else:
            body = kept.get(section.title, f"Not measured. `{section.command}` does it.\n")
        parts.append(f"## {section.title}\n\n{body.rstrip()}\n")
    return "\n".join(parts)


def now(section: Section, figures: Sequence[Measure]) -> Measured:
    """Figures that were counted just now."""
    moment = datetime.now(UTC).replace(microsecond=0)
    return Measured(
        section.name, moment, section.command, os.cpu_count() or 1, platform.python_version(), list(figures)
    )


def told(measured: Measured) -> str:
    """A section, as it is read."""
    head = f"{measured.at:%Y-%m-%d}, {measured.cores} cores, Python {measured.python}: `{measured.command}`"
    rows = [f"| {one.what} | {one.value:,g} {one.unit} | {_goal(one)} |" for one in measured.figures]
    return "\n".join([head, "", "| what | figure | target |", "|---|---|---|", *rows]) + "\n"


def _goal(one: Measure) -> str:
    if not one.target:
        return ""
    return f"{one.target} {'' if one.met is None else '✓' if one.met else '✗'}".strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
