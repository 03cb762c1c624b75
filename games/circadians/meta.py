"""Circadians: Chaos Order, as the lobby knows it (CIR-3.1, CIR-24.7, CIR-24.8)."""

from games.engine.meta import Meta, OptionSpec, SeatOptionSpec

META = Meta(
    id="circadians",
    players=(2, 5),
    options=(
        OptionSpec("leaders", ("core", "extended"), "core"),
        OptionSpec("loot", ("core", "extended"), "core"),
        OptionSpec("factions", ("seats", "draft", "random"), "seats"),
        OptionSpec("relics", ("closed", "open"), "closed"),
    ),
    seat_options=(SeatOptionSpec("faction", ("circadians", "ai", "zcharo", "leyrien", "jrayek", "oxataya")),),
    stage="beta",
    parts=("map", "tracks", "mats", "hand"),
    prefix="CIR",
    typed_ways=("dial",),
    minutes=150,
    weight=4.0,
    rules_version=3,
)
