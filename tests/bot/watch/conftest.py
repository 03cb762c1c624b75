"""What is written to the log."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.watch import logs
from bot.watch.logs import Json


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, as JSON, from the smallest thing on; the library's as the bot has it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json([]))
    handler.addFilter(logs.remember)
    levels = {name: logging.getLogger(name).level for name in ("bot", "db", "games", "render")}
    for name in levels:
        logging.getLogger(name).setLevel(logging.DEBUG)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
