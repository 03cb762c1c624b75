"""Hyperborea, as the lobby knows it (HYP-2)."""

from games.engine.meta import Meta, OptionSpec, SeatOptionSpec

META = Meta(
    id="hyperborea",
    players=(2, 6),
    options=(
        OptionSpec("length", ("short", "regular", "long"), "regular"),
        OptionSpec("mode", ("invasion", "faction_war"), "invasion"),
        OptionSpec("map", ("fog", "open"), "fog"),
        OptionSpec("factions", ("choose", "random"), "choose"),
        OptionSpec("tiles", ("choose", "random"), "choose"),
    ),
    seat_options=(SeatOptionSpec("faction", ("red", "emerald", "celestial", "coral", "golden", "purple")),),
    stage="beta",
    parts=("map", "players", "cards"),
    prefix="HYP",
)
