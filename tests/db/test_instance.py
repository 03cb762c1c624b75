"""Only one bot works with a database."""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

import db


def hold(database: Path, told: Connection) -> None:
    """Another process that holds the database until it is killed."""
    with db.single_instance(database):
        told.send("held")
        signal.pause()


def test_a_second_bot_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    with (
        db.single_instance(tmp_path / "x.db"),
        pytest.raises(db.InUse, match="another Slowtable"),
        db.single_instance(tmp_path / "x.db"),
    ):
        pytest.fail("two at once")
    with db.single_instance(tmp_path / "x.db"), db.single_instance(tmp_path / "y.db"):
        pass


def test_one_that_was_killed_lets_go(tmp_path: Path) -> None:
    processes = multiprocessing.get_context("spawn")
    here, there = processes.Pipe()
    other = processes.Process(target=hold, args=(tmp_path / "x.db", there))
    other.start()
    assert here.recv() == "held"
    with pytest.raises(db.InUse), db.single_instance(tmp_path / "x.db"):
        pytest.fail("two at once")
    os.kill(other.pid or 0, signal.SIGKILL)
    other.join()
    with db.single_instance(tmp_path / "x.db"):
        pass
