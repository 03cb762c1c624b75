"""SCY-14: stars and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Step, Text
from games.scythe import components as c
from games.scythe.rules.scoring import final_scoring, fortune
from games.scythe.state import Entry, Scythe, hex_name, who


class CheckStars(Step[Scythe], tag="CheckStars"):
    """SCY-14.2, SCY-14.7, SCY-14.12: after an action is complete, mandatory stars are placed, these seats in turn."""

    seats: list[int]

    def run(self, g: Scythe) -> None:
        for seat in self.seats:
            for triumph in c.TRIUMPHS:  # SCY-14.11: in the order of the track
                if triumph.id not in g.seats[seat].stars and earned(g, seat, triumph):
                    place_star(g, seat, triumph.id)
                    if g.outcome:
                        return


def earned(g: Scythe, seat: int, triumph: c.Triumph) -> bool:
    """SCY-14.1: whether the condition of a space holds; combats and objectives are not judged here."""
    player = g.seats[seat]
    if triumph.kind == "track":
        return (player.power if triumph.of == "power" else player.popularity) >= triumph.n
    if triumph.kind != "count":
        return False
    if triumph.of == "workers":
        return player.workers[-1] != ""  # workers leave from the left
    if triumph.of == "mechs":
        return "" not in player.mechs
    have = {"upgrades": player.cubes, "structures": player.structures, "recruits": player.recruits}[triumph.of]
    return len(have) >= triumph.n


COUNTED = {
    "worker": "workers",
    "deploy": "mechs",
    "upgrade": "upgrades",
    "build": "structures",
    "enlist": "recruits",
}
"""What gains of these kinds are counted as."""


def earns_star(g: Scythe, seat: int, gains: Iterable[c.Gain] = ()) -> bool:
    """SCY-14.1: whether with these gains a player would place a star."""
    player = g.seats[seat]
    have = {
        "power": player.power,
        "popularity": player.popularity,
        "workers": player.workers_out,
        "mechs": player.mechs_out,
        "upgrades": len(player.cubes),
        "structures": len(player.structures),
        "recruits": len(player.recruits),
    }
    for gain in gains:
        counted = COUNTED.get(gain.op, gain.op)
        if counted in have:
            have[counted] += gain.n
    return any(
        have[triumph.of] >= triumph.n and triumph.id not in player.stars
        for triumph in c.TRIUMPHS
        if triumph.kind in ("track", "count") and triumph.of in have
    )


def shows_scores(g: Scythe) -> bool:
    """SCY-19.6: whether the next star of anybody shows the present scores."""
    return g.options["sample_scoring_at_first_star"] == "on" and not g.sampled


def place_star(g: Scythe, seat: int, space: str) -> None:
    """SCY-14.4: a star stays; the sixth ends the game at once (SCY-14.5, SCY-10.21), so nobody has more (SCY-14.6)."""
    player = g.seats[seat]
    player.stars.append(space)
    g.tell("scythe-star", seat=who(seat), space=Text(f"scythe-triumph-{space}"), count=len(player.stars))
    if len(player.stars) == c.STARS:
        end_game(g, seat)
    elif shows_scores(g):
        sample_scoring(g)


def combat_space(g: Scythe, seat: int) -> str | None:
    """SCY-10.19, SCY-14.3: where a combat star goes, if one may be placed; Saxony always (SCY-16.15)."""
    player = g.seats[seat]
    for space in ("combat_1", "combat_2"):
        if space not in player.stars:
            return space
    return "combat_2" if player.has("dominate") else None


def may_place_objective(g: Scythe, seat: int) -> bool:
    """SCY-13.5: one objective star each, Saxony without limit (SCY-16.15)."""
    player = g.seats[seat]
    return bool(player.objectives) and ("objective" not in player.stars or player.has("dominate"))


def sample_scoring(g: Scythe) -> None:
    """SCY-19.6, SCY-19.14: the provisional score of every player, once."""
    g.sampled = True
    for seat in g.order:
        tell_projection(g, seat, everybody=True)


def tell_projection(g: Scythe, seat: int, *, everybody: bool, asker: int | None = None) -> None:
    """SCY-19.14: a present score; coins that are hidden are shown to their owner alone."""
    parts = fortune(g, seat)
    audience = None if everybody else (asker,) if asker is not None else ()
    if g.options["coin_visibility"] == "owner_only":
        rest = parts.total - parts.coins
        others = tuple(other for other in range(g.players) if other != seat and (everybody or other == asker))
        if others:
            g.tell("scythe-projection-without-coins", only=others, seat=who(seat), total=rest)
        if everybody or asker == seat:
            g.tell("scythe-projection", only=(seat,), seat=who(seat), total=parts.total)
    else:
        g.tell("scythe-projection", only=audience, seat=who(seat), total=parts.total)


def end_game(g: Scythe, seat: int) -> None:
    """SCY-14.5, SCY-14.13: nothing else happens but scoring, no encounter and no visit that waits (SCY-14.10)."""
    g.tell("scythe-game-over", seat=who(seat))
    for entry in g.entries:
        if g.opposing(g.active, entry.place):
            take_back(g, entry)
    g.entries = []
    g.march = None
    final_scoring(g)


def take_back(g: Scythe, entry: Entry) -> None:
    """SCY-14.9, SCY-R26: a unit of an unresolved combat goes back one step, with what it brought."""
    player = g.seats[g.active]
    target = entry.origin
    if g.opposing(g.active, target):
        target = c.FACTIONS[player.faction].home
    else:
        for kind, count in enumerate(entry.goods):
            g.add_goods(entry.place, kind, -count)
            g.add_goods(target, kind, count)
    for unit in (entry.unit, *entry.workers):
        player.put(unit, target)
    g.tell("scythe-taken-back", seat=who(g.active), origin=hex_name(target), place=hex_name(entry.place))
