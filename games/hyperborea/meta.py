"""Hyperborea, as the lobby knows it (HYP-2)."""

from collections.abc import Mapping

from games.engine.meta import Meta, OptionSpec, SeatOptionSpec
from games.hyperborea.schema import DATA

OPEN_RULINGS = {
    "permanent_needs_full_row": ("permanent", "row", "lasting"),
    "fortress_blocks_ranged": ("fortress", "all", "attack"),
    "frozen_figures_attack": ("frozen", "fight", "rest"),
    "coral_a_once_per_reset": ("coral", "reset", "again"),
}
"""Readings of the rulebook that a table can choose: the option, and its choices where the ruling holds and where not.
The data says which is the usual one."""

META = Meta(
    id="hyperborea",
    players=(2, 6),
    options=(
        OptionSpec("length", ("short", "regular", "long"), "regular"),
        OptionSpec("mode", ("invasion", "faction_war"), "invasion"),
        OptionSpec("map", ("fog", "open"), "fog"),
        OptionSpec("factions", ("choose", "random"), "choose"),
        OptionSpec("tiles", ("choose", "random"), "choose"),
        *(
            OptionSpec(key, (yes, no), yes if getattr(DATA.game.rulings, ruling) else no)
            for ruling, (key, yes, no) in OPEN_RULINGS.items()
        ),
    ),
    seat_options=(SeatOptionSpec("faction", ("red", "emerald", "celestial", "coral", "golden", "purple")),),
    stage="beta",
    parts=("map", "players", "cards"),
    prefix="HYP",
    rules_version=2,  # the faction tile is chosen together with the extra cube and the markers
    minutes=120,
    weight=3.1,
)
"""HYP-D01, HYP-D02, HYP-2.8: what the host and each player choose, and what holds otherwise, which is the game
recommended as the first (HYP-2.7)."""


def reads(options: Mapping[str, str], ruling: str) -> bool:
    """Whether an open ruling holds at a table; the data decides where nothing was chosen."""
    key, yes, _ = OPEN_RULINGS[ruling]
    return options[key] == yes if key in options else bool(getattr(DATA.game.rulings, ruling))
