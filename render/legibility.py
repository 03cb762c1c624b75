"""Whether a picture can be read: every run of text that is drawn, measured while a recorder is switched on.

Nothing is recorded otherwise, and it costs nothing then. While it is on, no pixels are drawn: where things would be is
all that counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

import msgspec
from PIL import Image

PHONE = 344
"""Points a phone gives to the width of a picture."""
LEAST, DECISIVE = 8.0, 11.0
"""Points that text must have there; and what decides moves: all that is written on the map."""
TOUCH = 3
"""Pixels by which ink may reach into ink: the boxes around letters are larger than the letters."""
PART, WHOLE = 0.12, 0.9
"""Shares of a text under a piece: from the first on it is spoilt, from the second on it cannot be seen at all."""

Box = tuple[int, int, int, int]


class Run(NamedTuple):
    """A run of text: its size and the box around its ink, in pixels."""

    words: str
    size: float
    box: Box

    def moved(self, x: int, y: int) -> Run:
        """The same elsewhere."""
        left, top, right, bottom = self.box
        return self._replace(box=(left + x, top + y, right + x, bottom + y))


class Report(msgspec.Struct, frozen=True):
    """What a reader on a phone makes of a page. Heights are points there."""

    runs: int
    smallest_px: float
    under_8px: list[str]
    cut: list[str]
    overlaps: list[str]
    ratio: float
    """Height of the page to its width."""
    hidden: list[str]
    """Texts that lie wholly under something: on purpose, where the same is drawn anew."""
    broken: list[str] = []
    """Words that were too wide for their line and go on in the next."""
    under_11px: list[str] = []
    """What decides moves and is smaller than that: names, labels and counts on the map."""

    @property
    def flawless(self) -> bool:
        """Whether everything can be read."""
        return not (self.under_8px or self.under_11px or self.cut or self.overlaps or self.broken)


class Recorder:
    """What was drawn."""

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.hidden: list[str] = []
        self.cut: list[str] = []
        self.flaws: list[str] = []
        self.spoilt: list[Run] = []
        """What lies partly under something."""
        self.broken: list[str] = []
        self._frames: list[Box] = []
        self._deciding: set[Run] = set()
        self._on_map = False

    def write(self, run: Run) -> None:
        """A text was drawn."""
        if run in self.runs:  # the same is drawn anew
            self.runs.remove(run)
        self.spoilt = [other for other in self.spoilt if other != run]
        self.runs.append(run)
        if self._on_map:
            self._deciding.add(run)
        for frame in self._frames[-1:]:
            if _share(run.box, frame) < 1 and _beyond(run.box, frame) > TOUCH:
                self.flaws.append(f"{run.words!r} leaves its frame")

    def cover(self, mask: Image.Image | None, box: Box) -> None:
        """Something was drawn over what is there."""
        seen: list[Run] = []
        left, top, right, bottom = box
        for run in self.runs:
            there = run.box
            if there[0] >= right or there[2] <= left or there[1] >= bottom or there[3] <= top:
                seen.append(run)
                continue
            share = _covered(there, mask, box)
            if share >= WHOLE:
                self.hidden.append(run.words)
                continue
            if share > PART:
                self.spoilt.append(run)
            seen.append(run)
        self.runs = seen

    @contextmanager
    def frame(self, box: Box) -> Iterator[None]:
        """What is drawn meanwhile belongs inside this box."""
        self._frames.append(box)
        try:
            yield
        finally:
            self._frames.pop()

    @contextmanager
    def map(self) -> Iterator[None]:
        """What is drawn meanwhile is the map: what is written there decides moves."""
        self._on_map = True
        try:
            yield
        finally:
            self._on_map = False

    def wrapped(self, words: str, lines: Sequence[str]) -> None:
        """A text was drawn in these lines."""
        whole = words.split()
        self.broken += [line for line in lines for word in line.split() if not _unbroken(word, whole)]

    def report(self, picture: Image.Image, names: Sequence[str] = ()) -> Report:
        """How this reads on a phone. People's names may be longer than a line."""
        phone = PHONE / picture.width
        page = (0, 0, *picture.size)
        outside = [run.words for run in self.runs if _beyond(run.box, page) > TOUCH]
        clash = [f"{a.words!r} and {b.words!r}" for a, b in _neighbours(self.runs) if _meet(a.box, b.box)]
        covered = [f"{run.words!r} is covered in part" for run in self.runs if run in self.spoilt]
        sizes = [run.size * phone for run in self.runs]
        return Report(
            runs=len(self.runs),
            smallest_px=round(min(sizes, default=0), 2),
            under_8px=[run.words for run, size in zip(self.runs, sizes, strict=True) if size < LEAST],
            cut=[*self.cut, *outside],
            overlaps=[*clash, *covered, *self.flaws],
            ratio=round(picture.height / picture.width, 2),
            hidden=self.hidden,
            broken=[
                line
                for line in self.broken
                if not any(part.rstrip("-") in name for name in names for part in line.split())
            ],
            under_11px=[
                run.words
                for run, size in zip(self.runs, sizes, strict=True)
                if size < DECISIVE and run in self._deciding
            ],
        )


_RECORDER: ContextVar[Recorder | None] = ContextVar("recorder", default=None)


def recorder() -> Recorder | None:
    """The recorder, if one is switched on."""
    return _RECORDER.get()


@contextmanager
def recorded() -> Iterator[Recorder]:
    """Record what is drawn meanwhile."""
    found = Recorder()
    token = _RECORDER.set(found)
    try:
        yield found
    finally:
        _RECORDER.reset(token)


def _unbroken(word: str, whole: Sequence[str]) -> bool:
    """Whether this is a word, or a part of one up to its hyphen or after it."""
    return word in whole or any(f"-{word.rstrip('-')}-" in f"-{other}-" for other in whole if "-" in other)


def _neighbours(runs: Sequence[Run]) -> Iterator[tuple[Run, Run]]:
    """Pairs of texts that begin above each other's end."""
    ordered = sorted(runs, key=lambda run: run.box[1])
    for index, run in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other.box[1] >= run.box[3]:
                break
            yield run, other


def _meet(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > TOUCH and down > TOUCH


def _beyond(box: Box, frame: Box) -> int:
    """By how many pixels a box leaves its frame."""
    return max(frame[0] - box[0], frame[1] - box[1], box[2] - frame[2], box[3] - frame[3], 0)


def _share(box: Box, other: Box) -> float:
    """How much of a box lies inside another one."""
    across = min(box[2], other[2]) - max(box[0], other[0])
    down = min(box[3], other[3]) - max(box[1], other[1])
    size = (box[2] - box[0]) * (box[3] - box[1])
    return max(0, across) * max(0, down) / size if size else 0.0


def _covered(box: Box, mask: Image.Image | None, by: Box) -> float:
    """How much of a box something hides; what shines through counts half as much."""
    share = _share(box, by)
    if not share or mask is None:
        return share
    inside = (max(box[0], by[0]), max(box[1], by[1]), min(box[2], by[2]), min(box[3], by[3]))
    part = mask.crop((inside[0] - by[0], inside[1] - by[1], inside[2] - by[0], inside[3] - by[1]))
    levels = part.convert("L").histogram()
    strong = sum(count for level, count in enumerate(levels) if level > 150)
    return share * strong / max(1, part.width * part.height)
