"""What a choice shows is a reveal, unless whoever sees it could have known it: undo stops there, and it is no leak."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from games.engine import Choice, Decision, Event, Game, GameError, Position, Question, State
from games.engine.policy import random_choice
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.promises.secret import viewers
from tests.contract.walk import Walk

Asking = Callable[[Question[State, object], State], Decision | None]


class After(msgspec.Struct):
    """A state after a choice."""

    g: State
    events: list[Event]
    revealed: bool
    """Whether undo stops at the choice."""
    may_tell: bool
    """Whether a question came up that may tell something by not being asked (`Question.may_tell`)."""

    def shown(self, game: Game, viewer: int | None) -> dict[str, bytes]:
        """What a viewer has of it."""
        decision = None if viewer is None else Position(self.g).decisions.get(viewer)
        heard = [event for event in self.events if event.seen_by(viewer)]
        parts = {"events": heard, "view": game.view(self.g, viewer), "question": decision}
        return {name: msgspec.json.encode(part) for name, part in parts.items()}


def after(game: Game, state: State, seat: int, choice: Choice) -> After | None:
    """A choice in a state of its own, without standing orders: what they answer is told as such. None: not offered."""
    g = game.clone(state)
    for each in range(g.players):
        game.clear_standing(g, each)
    barrier = g.barrier
    with pytest.MonkeyPatch.context() as patch:
        telling = watch(game, patch)
        try:
            events = Position(g).apply(seat, choice)
        except GameError:
            return None
    return After(g, events, g.barrier != barrier, bool(telling))


def watch(game: Game, patch: pytest.MonkeyPatch) -> list[Question[State, object]]:
    """The questions which come up from now on and may tell something by not being asked."""
    found: list[Question[State, object]] = []

    def watched(ask: Asking) -> Asking:
        def noting(question: Question[State, object], g: State) -> Decision | None:
            if not question.asked:
                found.append(question)
            return ask(question, g)

        return noting

    for step in game.steps:
        if issubclass(step, Question) and step.may_tell:
            patch.setattr(step, "ask", watched(step.ask))
    return found


class AChoiceShowsNothingHiddenUnlessUndoStopsThere(Promise):
    """RU-8, RU-9: what somebody learns by a choice cannot be taken back, and nobody learns what others hold."""

    nth = 3

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._compared = 0

    def look(self, here: Walk) -> None:
        for seat in here.match.waiting:
            decision, state = here.match.decisions[seat], here.match.present
            choice = random_choice(decision, self.rng)
            really = after(here.game, state, seat, choice)
            assert really is not None, f"{decision.rule} {choice}"
            for viewer in [] if really.revealed or really.may_tell else (seat, self.rng.choice(viewers(self.mode))):
                imagined = after(here.game, here.game.shuffle_hidden(state, viewer, self.rng), seat, choice)
                if imagined is None or imagined.may_tell:
                    continue
                self._compared += 1
                there, shown = imagined.shown(here.game, viewer), really.shown(here.game, viewer)
                other = [name for name in shown if shown[name] != there[name]]
                assert not other, f"{decision.rule} {decision.write(choice)}: {advice(seat, viewer, other)}"

    def end(self) -> None:
        assert self._compared


def advice(seat: int, viewer: int | None, other: list[str]) -> str:
    """What is wrong, and what to change."""
    if viewer == seat:
        return (
            f"seat {seat} learns something hidden ({', '.join(other)}) and could take the choice back. Call "
            "g.mark_revealed() where it is shown; g.draw, dice and g.tell(only=...) without known=True do it themselves"
        )
    who = "an onlooker" if viewer is None else f"seat {viewer}"
    return (
        f"{who} learns what others hold ({', '.join(other)}). If somebody is asked or not asked because of what they "
        "hold, their Question.ask_always returns True; if an event or the view tells it, tell it with only=... or "
        "leave it out of the view; if it is meant to be seen by all now, call g.mark_revealed()"
    )
