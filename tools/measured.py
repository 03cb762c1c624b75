"""Figures that took long to measure, as files in `out/`: `make report` reads them, with when, how and on what."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "out"


class Measure(msgspec.Struct, frozen=True):
    """A figure, and what it should be, where that is known."""

    what: str
    value: float
    unit: str = ""
    target: str = ""
    met: bool | None = None


class Measured(msgspec.Struct, frozen=True):
    """Figures of one run."""

    name: str
    at: datetime
    command: str
    cores: int
    python: str
    figures: list[Measure]


def save(name: str, command: str, figures: Sequence[Measure], folder: Path = OUT) -> Path:
    """Write down what a command has measured here and now."""
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).replace(microsecond=0)
    found = Measured(name, now, command, os.cpu_count() or 1, platform.python_version(), list(figures))
    path = folder / f"{name}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return path


def load(name: str, folder: Path = OUT) -> Measured | None:
    """What was measured last; None: nothing was. Raises `ValueError` for a file that says something else."""
    path = folder / f"{name}.json"
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Measured)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path} is not what a measurement writes: {error}") from None
