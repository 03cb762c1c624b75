"""Figures about the bot, for Prometheus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import prometheus_client
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.exposition import choose_encoder

SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Upper bounds of what times are counted in; Discord waits for three."""

# When each was first counted is in nobody's chart.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Figures:
    """All figures of a bot. What is only known by asking is asked for when somebody looks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        """Of this bot alone: a process may have several, one after another."""
        ProcessCollector(registry=self.registry)
        counter = partial(prometheus_client.Counter, registry=self.registry)
        gauge = partial(prometheus_client.Gauge, registry=self.registry)
        times = partial(prometheus_client.Histogram, registry=self.registry, buckets=SECONDS)
        self.interactions = counter("slowtable_interactions", "What people pressed and typed.", ["what"])
        self.answers = times("slowtable_answer_seconds", "From an interaction to the first answer.", ["what"])
        self.moves = counter("slowtable_moves", "Entries of logs, by who made them.", ["by", "kind"])
        self.pictures = times("slowtable_drawing_seconds", "Pictures, and how long each took.", ["game", "what"])
        self.errors = counter("slowtable_errors", "Errors, by the id that the log has for their kind.", ["id"])
        self.backups = counter("slowtable_backups", "Copies of the database, and whether they were made.", ["outcome"])
        self.outbox = gauge("slowtable_outbox_waiting", "Messages that wait to be posted.")
        self.reminders = gauge("slowtable_reminders_due", "Reminders whose time has come and that were not handled.")
        self.matches = gauge("slowtable_matches", "Matches, by status.", ["status"])
        self.gateway = gauge("slowtable_gateway_seconds", "How long the gateway takes to answer.", ["shard"])
        self.version = prometheus_client.Info("slowtable", "Which version runs.", registry=self.registry)
        self.ask: list[Callable[[], Awaitable[None]]] = []
        """What sets gauges, whenever somebody looks."""

    async def text(self, accepted: str = "") -> tuple[bytes, str]:
        """Everything, as it is now, in the newest format that whoever looks accepts; and which that is."""
        for ask in self.ask:
            await ask()
        encode, kind = choose_encoder(accepted)
        return encode(self.registry), kind
