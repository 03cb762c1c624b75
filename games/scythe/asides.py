"""What a player may do at any moment without being asked: gifts (SCY-18) and projections (SCY-19.7).

SCY-18.1: what players agree on for a gift is their own affair. SCY-18.4: no gift cancels a combat.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Field, Filled, Form, NotLegal, Number, Option, Pick, Text
from games.scythe import components as c
from games.scythe.rules.stars import tell_projection
from games.scythe.state import Scythe, who

PROJECTION = Form((Field("sure", Text("scythe-projection-sure"), Pick((Option("yes", Text("scythe-yes")),))),))


def forms(g: Scythe, seat: int) -> dict[str, Form]:
    """What this seat may do now; nothing before the first turn and after the sixth star (SCY-14.13)."""
    if g.outcome is not None or not g.turn:
        return {}
    found = {"projection": PROJECTION}
    if g.options["bribes"] == "allowed" and g.seats[seat].coins:  # SCY-18.5, SCY-19.5
        found["gift"] = Form((_to(other for other in g.order if other != seat), _coins(g.seats[seat].coins)))
    return found


def _to(receivers: Iterable[int]) -> Field[int]:
    options = (Option(str(seat + 1), Text("scythe-gift-to", {"seat": who(seat)}), means=seat) for seat in receivers)
    return Field("to", Text("scythe-gift-receiver"), Pick(tuple(options)))


def _coins(most: int) -> Field[int]:
    return Field("coins", Text("scythe-gift-coins"), Number(1, most))


def take(g: Scythe, seat: int, name: str, choice: Filled) -> None:
    """Carry out what was chosen; the form has been checked."""
    if name not in forms(g, seat):
        raise NotLegal("engine-not-asked")
    if name == "projection":
        project(g, seat)
    else:
        give(g, seat, choice[_to(())], choice[_coins(0)])


def give(g: Scythe, seat: int, receiver: int, coins: int) -> None:
    """SCY-18.2, SCY-18.3, SCY-18.6, SCY-18.7: coins change hands at once, told to all; no star, no window."""
    g.seats[seat].coins -= coins
    g.seats[receiver].coins += coins
    g.mark_revealed()
    g.tell("scythe-gift", seat=who(seat), other=who(receiver), count=coins)


def project(g: Scythe, seat: int) -> None:
    """SCY-19.7, SCY-19.14, SCY-19.15: the present scores, for 2 popularity where the variant is on."""
    if g.options["delay_of_game"] == "on":
        g.gain_popularity(seat, -c.PROJECTION_PENALTY)
        g.tell("scythe-projection-paid", seat=who(seat), count=c.PROJECTION_PENALTY)
    g.mark_revealed()
    for other in g.order:
        tell_projection(g, other, everybody=False, asker=seat)
