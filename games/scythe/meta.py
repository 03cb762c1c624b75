"""Scythe, as the lobby knows it (SCY-19)."""

from games.engine.meta import Meta, OptionSpec

META = Meta(
    id="scythe",
    players=(2, 5),
    options=(
        OptionSpec("faction_assignment", ("random", "choose"), "random"),
        OptionSpec("player_mat_assignment", ("random", "in_seat_order", "choose"), "random"),
        OptionSpec("banned_pairs", ("enforce", "allow"), "enforce"),
        OptionSpec("bribes", ("allowed", "forbidden"), "allowed"),
        OptionSpec("sample_scoring_at_first_star", ("off", "on"), "off"),
        OptionSpec("delay_of_game", ("off", "on"), "off"),
        OptionSpec("coin_visibility", ("public", "owner_only"), "public"),
    ),
    stage="beta",
    parts=("map", "tracks", "mats"),
    prefix="SCY",
)
