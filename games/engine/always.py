"""A question answered now and from now on: by a standing order that is given along with the answer."""

from __future__ import annotations

from games.engine.decision import Always, Pick, Value
from games.engine.errors import Impossible, NotOpen
from games.engine.event import Event
from games.engine.match import Entry, Match


def submit_always(
    match: Match, seat: int, always: Always, serial: str | None = None
) -> list[tuple[Entry, list[Event]]]:
    """The answer, and the order that gives it whenever this is asked again; the other orders of the seat stay."""
    if serial is not None and match.serial(seat) != serial:
        raise NotOpen("engine-no-longer-open")
    match.decision(seat).taken(always.answer)
    ordered = match.set_standing(seat, orders_with(match, seat, always))  # first: the same may be asked again at once
    return [(ordered, []), match.submit(seat, always.answer, serial)]


def orders_with(match: Match, seat: int, always: Always) -> dict[str, Value]:
    """The orders that hold, with this one."""
    game, form = match.game, match.game.standing_form(match.present, seat)
    orders = dict(game.standing(match.present, seat))
    field = next((each for each in form.fields if each.name == always.field), None) if form is not None else None
    if field is None or not isinstance(field.shape, Pick):
        raise Impossible(game.standing_closed())
    held = orders.get(always.field)
    beside = [word for word in held if word != always.value] if isinstance(held, list) and field.shape.most > 1 else []
    return {**orders, always.field: [*beside, always.value]}
