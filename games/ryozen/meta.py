"""Ryozen, as the lobby knows it (RYO-D1)."""

from games.engine.meta import Meta, OptionSpec

META = Meta(
    id="ryozen",
    players=(2, 4),
    options=(OptionSpec("mode", ("standard", "phoenix_palace"), "standard"),),
    stage="beta",
    parts=("board", "players", "cards"),
    prefix="RYO",
)
