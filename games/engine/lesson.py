"""A first match that teaches: a prepared set-up, and goals that are checked on what the table is told.

`lesson.toml` of a game has the set-up and the goals, `coach/<language>.md` their words: `## lesson.<goal>` is the task,
`## lesson.<goal>.done` the praise, `## lesson.<goal>.hint` what helps; `## lesson.intro` tells what the game is about
before the first task. The match is played by the real rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from games.engine.data import Part, Positive
from games.engine.event import Event
from games.engine.game import Setup
from games.engine.rulebook import coach
from games.engine.text import SeatName
from games.engine.texts import STAND_IN

PREFIX = "lesson."
INTRO = f"{PREFIX}intro"
PATIENCE = 7
"""Choices of the learner's without the goal, after which a hint comes by itself."""


class Goal(Part, frozen=True):
    """Something to do: the table is told one of these events, of the learner's seat."""

    id: str
    events: tuple[str, ...]
    count: Positive = 1
    seat: str = "seat"
    """The event's argument that names the learner; empty: whoever does it."""


class Lesson(Part, frozen=True):
    """A prepared match."""

    players: Positive
    seed: str
    choices: Positive
    """After so many choices of the learner's it lets go, whatever is left."""
    goal: tuple[Goal, ...]
    seat: int = 0
    """Where the learner sits."""
    options: dict[str, str] = {}
    seats: tuple[dict[str, str], ...] = ()

    @property
    def setup(self) -> Setup:
        """What the lobby would have settled."""
        return Setup(self.players, self.seed, self.options, self.seats)


class Remark(msgspec.Struct, frozen=True):
    """Something to tell the learner."""

    what: Literal["done", "hint", "finished", "gone"]
    goal: str = ""


class Progress(msgspec.Struct, frozen=True):
    """How far a learner has come; plain data, kept with the match."""

    goal: int = 0
    """Number of the goal at hand."""
    count: int = 0
    """How often it has been done."""
    tries: int = 0
    """Choices since it was set."""
    hinted: bool = False
    choices: int = 0
    state: Literal["on", "left", "done", "gone"] = "on"
    """Under way; left by the learner, who may take it up again; done; let go before all was done."""
    said: tuple[Remark, ...] = ()
    """What was said last: it stands until the learner's next choice."""
    ahead: dict[str, int] = {}
    """By goal: how often the learner has done it before it was set."""


@cache
def lesson(game: str) -> Lesson | None:
    """A game's lesson, if it has one."""
    file = files(f"games.{game}") / "lesson.toml"
    return msgspec.toml.decode(file.read_text("utf-8"), type=Lesson) if file.is_file() else None


def introduction(game: str, language: str = STAND_IN) -> str:
    """What whoever knows nothing is told of a game before the first task."""
    return coach(game, language).get(INTRO, "")


def words(game: str, goal: str, what: Literal["task", "done", "hint"], language: str = STAND_IN) -> str:
    """What a goal's task, praise or hint says."""
    name = f"{PREFIX}{goal}" if what == "task" else f"{PREFIX}{goal}.{what}"
    return coach(game, language).get(name, "")


def current(of: Lesson, progress: Progress) -> Goal | None:
    """The goal at hand; None when the lesson is over or left."""
    return of.goal[progress.goal] if progress.state == "on" and progress.goal < len(of.goal) else None


def follow(of: Lesson, progress: Progress, own_choices: int, events: Sequence[Event]) -> Progress:
    """What has come of a move: so many choices of the learner's own, and what was told after them."""
    if progress.state != "on":
        return msgspec.structs.replace(progress, said=()) if own_choices and progress.said else progress
    before, steps = progress.said, list[Remark]()
    for event in events:
        progress = _noted(of, progress, event)
        goal = current(of, progress)
        if goal is not None and fulfils(of, goal, event):
            progress, told = _counted(of, progress, goal)
            steps += told
    progress, steps = _choices_made(of, progress, own_choices, steps)
    said = tuple(steps) if steps else () if own_choices else before
    return msgspec.structs.replace(progress, said=said)


def fulfils(of: Lesson, goal: Goal, event: Event) -> bool:
    """Whether something that was told is what the goal wants."""
    if event.text.key not in goal.events:
        return False
    return not goal.seat or event.text.args.get(goal.seat) == SeatName(of.seat)


def _noted(of: Lesson, progress: Progress, event: Event) -> Progress:
    """What the learner does before it is asked for need not be done again; what happens to the whole table is waited
    for."""
    later = [goal.id for goal in of.goal[progress.goal + 1 :] if goal.seat and fulfils(of, goal, event)]
    if not later:
        return progress
    ahead = progress.ahead | {name: progress.ahead.get(name, 0) + 1 for name in later}
    return msgspec.structs.replace(progress, ahead=ahead)


def _counted(of: Lesson, progress: Progress, goal: Goal) -> tuple[Progress, list[Remark]]:
    """Once more; when it is often enough, the next goal is set, unless that has been done before."""
    if progress.count + 1 < goal.count:
        return msgspec.structs.replace(progress, count=progress.count + 1), []
    steps = [Remark("done", goal.id)]
    for number in range(progress.goal + 1, len(of.goal)):
        following, done = of.goal[number], progress.ahead.get(of.goal[number].id, 0)
        if done < following.count:
            return Progress(goal=number, count=done, choices=progress.choices, ahead=progress.ahead), steps
        steps.append(Remark("done", following.id))
    return Progress(goal=len(of.goal), choices=progress.choices, state="done"), [*steps, Remark("finished")]


def _choices_made(of: Lesson, progress: Progress, count: int, steps: list[Remark]) -> tuple[Progress, list[Remark]]:
    """Whoever tries in vain gets a hint, once for each goal; at last the lesson lets go."""
    goal = current(of, progress)
    if goal is None:
        return progress, steps
    choices, tries = progress.choices + count, 0 if steps else progress.tries + count
    progress = msgspec.structs.replace(progress, choices=choices, tries=tries)
    if choices >= of.choices:
        return msgspec.structs.replace(progress, state="gone"), [*steps, Remark("gone")]
    if tries >= PATIENCE and not progress.hinted:
        return msgspec.structs.replace(progress, hinted=True), [*steps, Remark("hint", goal.id)]
    return progress, steps
