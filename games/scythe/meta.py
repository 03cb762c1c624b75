"""Scythe, as the lobby knows it: 2 to 5 players (SCY-19.1), no solo play and no expansions (SCY-19.9)."""

from games.engine.meta import Meta, OptionSpec

META = Meta(
    id="scythe",
    players=(2, 5),
    options=(
        OptionSpec("faction_assignment", ("random", "choose"), "random"),  # SCY-19.2
        OptionSpec("player_mat_assignment", ("random", "in_seat_order", "choose"), "random"),  # SCY-19.3
        OptionSpec("banned_pairs", ("enforce", "allow"), "enforce"),  # SCY-19.4
        OptionSpec("bribes", ("allowed", "forbidden"), "allowed"),  # SCY-19.5
        OptionSpec("sample_scoring_at_first_star", ("off", "on"), "off"),  # SCY-19.6
        OptionSpec("delay_of_game", ("off", "on"), "off"),  # SCY-19.7
        OptionSpec("coin_visibility", ("public", "owner_only"), "public"),  # SCY-19.8
    ),
    stage="beta",
    parts=("map", "tracks", "mats"),
    prefix="SCY",
    typed_ways=("dial",),
    rules_version=2,  # free combat abilities are used at once; of equal cards only as many as can be added are offered
    minutes=115,
    weight=3.4,
)
