"""Lords of Xidit, as the lobby knows it (XID-15.3, XID-15.7); each player takes a free colour (XID-1.2, XID-D1)."""

from games.engine.meta import Meta, OptionSpec, SeatOptionSpec

META = Meta(
    id="xidit",
    players=(3, 5),
    options=(
        OptionSpec("length", ("full", "short"), "full"),
        OptionSpec("census", ("batched", "strict"), "batched"),
        OptionSpec("first", ("random", "host"), "random"),
        OptionSpec("neutral", ("normal", "hard"), "normal", players=(3,)),
    ),
    seat_options=(SeatOptionSpec("colour", ("blue", "red", "green", "yellow", "black")),),
    stage="beta",
    parts=("map", "players", "tracks"),
    prefix="XID",
    typed_ways=("plan", "fist"),
    minutes=90,
    weight=2.5,
    rules_version=2,
)
