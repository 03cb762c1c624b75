"""Ryozen, as the lobby knows it (RYO-D1); each player takes a free clan (RYO-3.6, RYO-D2)."""

from games.engine.meta import Meta, OptionSpec, SeatOptionSpec

META = Meta(
    id="ryozen",
    players=(2, 4),
    options=(OptionSpec("mode", ("standard", "phoenix_palace"), "standard"),),
    seat_options=(SeatOptionSpec("clan", ("orange", "purple", "green", "blue")),),
    stage="beta",
    parts=("board", "players", "cards"),
    prefix="RYO",
    rules_version=3,  # where a day effect asks nothing, the placement says whether it is applied
    minutes=100,
    weight=2.9,
)
