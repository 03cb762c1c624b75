"""How a match ended."""

import msgspec

from games.engine.text import Text


class Outcome(msgspec.Struct, frozen=True):
    """Who won and by which rule, everybody's place (1 is best) and what each place was made of.

    `winners` is empty where the rules let nobody win. `scores` maps a column's message id to a value per seat.
    """

    winners: tuple[int, ...]
    reason: Text
    places: tuple[int, ...]
    scores: dict[str, tuple[int, ...]]
