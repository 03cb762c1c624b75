"""Games of a few steps each, to try the engine with."""

from __future__ import annotations

from games.engine import Dice, Game, Meta, Setup, State, Step
from games.engine.view import View, common


class Bare(Game[State, View]):
    """Has no more than every game must have; its state and its steps are given by `game_of`."""

    meta = Meta("bare", (1, 4))
    view_type = View

    def new(self, setup: Setup) -> State:
        return self.state_type(schema=1, players=setup.players, options={}, dice=Dice(setup.seed))

    def view(self, g: State, seat: int | None) -> View:
        return View(**common(g, seat))


def game_of(*steps: type[Step[State]], state: type[State] | None = None) -> Bare:
    """A game of these steps, the first of them first."""
    own = state or type("Own", (State,), {}, kw_only=True)
    found: Bare = type("Steps", (Bare,), {"state_type": own, "first_step": steps[0], "steps": steps})()
    return found


def state_of(*steps: type[Step[State]], players: int = 2) -> State:
    """The state of such a game before its first step."""
    return game_of(*steps).new(Setup(players, "seed"))
