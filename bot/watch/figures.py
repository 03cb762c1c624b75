"""Figures about the bot, written as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Literal

Labels = tuple[tuple[str, str], ...]
SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Upper bounds of what times are counted in; Discord waits for three."""


class Metric:
    """A figure with a name, told apart by labels."""

    kind: Literal["counter", "gauge", "histogram"]

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self._samples()

    def _samples(self) -> Iterator[str]:
        raise NotImplementedError


class Single(Metric):
    """A figure that is one number for each set of labels."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about)
        self._values: dict[Labels, float] = {}

    def _samples(self) -> Iterator[str]:
        for labels, value in self._values.items():
            yield _sample(self.name, labels, value)


class Counter(Single):
    """Something that happens, counted since the start."""

    kind = "counter"

    def add(self, count: float = 1, **labels: str) -> None:
        """It has happened."""
        key = _key(labels)
        self._values[key] = self._values.get(key, 0) + count

    def count(self, **labels: str) -> float:
        """How often, so far."""
        return self._values.get(_key(labels), 0)


class Gauge(Single):
    """Something that is so now."""

    kind = "gauge"

    def set(self, value: float, **labels: str) -> None:
        """It is so now."""
        self._values[_key(labels)] = value


class Histogram(Metric):
    """Times, counted by how long they were."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: tuple[float, ...] = SECONDS) -> None:
        super().__init__(name, about)
        self._bounds = bounds
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, seconds: float, **labels: str) -> None:
        """Something has taken so long."""
        key = _key(labels)
        counts = self._counts.setdefault(key, [0] * (len(self._bounds) + 1))
        counts[bisect_left(self._bounds, seconds)] += 1
        self._sums[key] = self._sums.get(key, 0.0) + seconds

    def _samples(self) -> Iterator[str]:
        for labels, counts in self._counts.items():
            so_far = 0
            for bound, count in zip((*map(str, self._bounds), "+Inf"), counts, strict=True):
                so_far += count
                yield _sample(f"{self.name}_bucket", (*labels, ("le", bound)), so_far)
            yield _sample(f"{self.name}_sum", labels, self._sums[labels])
            yield _sample(f"{self.name}_count", labels, so_far)


class Figures:
    """All figures of a bot. What is only known by asking is asked for when somebody looks."""

    def __init__(self) -> None:
        self.interactions = Counter("slowtable_interactions_total", "What people pressed and typed.")
        self.answers = Histogram("slowtable_answer_seconds", "From an interaction to the first answer.")
        self.moves = Counter("slowtable_moves_total", "Entries of logs, by who made them.")
        self.pictures = Histogram("slowtable_drawing_seconds", "Pictures drawn, and how long each took.")
        self.errors = Counter("slowtable_errors_total", "Errors, by the id that the log has for their kind.")
        self.backups = Counter("slowtable_backups_total", "Copies of the database, and whether they were made.")
        self.outbox = Gauge("slowtable_outbox_waiting", "Messages that wait to be posted.")
        self.reminders = Gauge("slowtable_reminders_due", "Reminders whose time has come and that were not handled.")
        self.matches = Gauge("slowtable_matches", "Matches, by status.")
        self.gateway = Gauge("slowtable_gateway_seconds", "How long the gateway takes to answer, by shard.")
        self.memory = Gauge("process_resident_memory_bytes", "Memory of the bot's own process.")
        self.started = Gauge("process_start_time_seconds", "When it was started.")
        self.info = Gauge("slowtable_info", "Which version runs.")
        self.ask: list[Callable[[], Awaitable[None]]] = []
        """What sets gauges, whenever somebody looks."""

    async def text(self) -> str:
        """Everything, as it is now."""
        for ask in self.ask:
            await ask()
        metrics = [metric for metric in vars(self).values() if isinstance(metric, Metric)]
        return "".join(f"{line}\n" for metric in metrics for line in metric.lines())


def _key(labels: Mapping[str, str]) -> Labels:
    return tuple(sorted(labels.items()))


def _sample(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{label}="{_escaped(words)}"' for label, words in labels)
    return f"{name}{{{inside}}} {value}" if labels else f"{name} {value}"


def _escaped(words: str) -> str:
    return words.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
