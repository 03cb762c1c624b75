"""Whether a match can go on from a state that nobody has played: one changed by hand, or brought from elsewhere."""

from __future__ import annotations

from games.engine.game import Game, S, V
from games.engine.play import Position


def obstacle(game: Game[S, V], g: S) -> str | None:
    """What keeps everybody from going on, in a sentence; None if it can be looked at by all, and somebody is asked."""
    try:
        game.check(g)
        for seat in (None, *range(g.players)):
            game.view(g, seat)
        position = Position(g)
        for seat in position.decisions:
            position.explained(seat)
            position.default(seat)
        going_on = g.outcome is not None or bool(position.waiting)
    except Exception as error:  # whatever rules say to a state that cannot be
        return f"the game cannot go on so: {type(error).__name__}: {error}"
    return None if going_on else "nobody would be asked anything, and the match would never go on"
