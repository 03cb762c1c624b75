"""HYP-22: what faction tiles let their owners do during a turn (their other parts live where they matter)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Option, Text
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.payments import discard, payable
from games.hyperborea.state import Hyperborea, who


@lru_cache(maxsize=64)
def _option(tile: str, which: int) -> Option[Act]:
    return Option(
        f"faction:{which}",
        Text("hyperborea-do-faction", {"effects": effect_list(c.TILES[tile].options[which])}),
        Text("hyperborea-group-other"),
        Text("hyperborea-hint-costs", {"cost": effect_list(c.TILES[tile].cost)}) if c.TILES[tile].cost else None,
        means=Act("faction", (which,)),
    )


def powers(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D36, HYP-22.4, HYP-22.5, HYP-22.12, HYP-22.21: tokens on the faction tile, if their price can be paid."""
    if not unpaid(g, seat):
        tile = c.TILES[g.seats[seat].tile]
        yield from (_option(tile.id, which) for which in range(len(tile.options)))


def unpaid(g: Hyperborea, seat: int) -> str:
    """Why the tile cannot be used: its token is spent (`token-spent`, `token-aside`), or what it costs is not there."""
    player = g.seats[seat]
    if not player.tokens:
        return "token-aside" if player.aside else "token-spent"
    return next((f"no-{cost.what}" for cost in c.TILES[player.tile].cost if payable(g, seat, cost.what) < cost.n), "")


def use_tile(g: Hyperborea, seat: int, which: int) -> None:
    """HYP-22.16: an activation. The token joins the supply (red_b) or waits for the Reset (emerald_a, golden_b)."""
    player = g.seats[seat]
    tile = c.TILES[player.tile]
    player.tokens -= 1
    if tile.ability == "tokens_once":
        player.fortresses += 1
    else:
        player.aside += 1
    for cost in tile.cost:
        for _ in range(cost.n):
            discard(g, seat, None)  # tiles cost gems only
    effects = tile.options[which]
    name = Text(f"hyperborea-faction-tile-{tile.id}")
    g.tell("hyperborea-faction-used", seat=who(seat), tile=name, effects=effect_list(effects))
    activate(g, seat, effects)
