"""RYO-16: the end of the game."""

from __future__ import annotations

from games.engine import Outcome, Step, Text
from games.ryozen import components as c
from games.ryozen.rules.shards import shard_score
from games.ryozen.state import Ryozen, who


class FinalScoring(Step[Ryozen], tag="FinalScoring"):
    """RYO-16.1, RYO-16.11: shards and resources are scored once, nothing else (RYO-16.8), then the favour decides.

    Example: RYO-X43.
    """

    def run(self, g: Ryozen) -> None:
        g.phase = "end"
        g.tell("ryozen-heading-end")
        track = [player.favour for player in g.seats]
        shards = [shard_score(player.shards, seat == g.first) for seat, player in enumerate(g.seats)]
        resources = [resource_score(player.resources) for player in g.seats]
        for seat, player in enumerate(g.seats):
            player.favour += shards[seat] + resources[seat]
            player.earned |= {"shards": shards[seat], "resources": resources[seat]}
            g.tell(
                "ryozen-scored",
                seat=who(seat),
                track=track[seat],
                shards=shards[seat],
                resources=resources[seat],
                total=player.favour,
            )
        totals = [player.favour for player in g.seats]
        ranking = sorted(range(g.players), key=lambda seat: (-totals[seat], g.space(seat)))  # RYO-16.9
        tied = totals.count(totals[ranking[0]]) > 1
        g.tell("ryozen-winner", seat=who(ranking[0]), total=totals[ranking[0]])
        g.finish(
            Outcome(
                winners=(ranking[0],),
                reason=Text("ryozen-won-herald" if tied else "ryozen-won-favour"),
                places=tuple(ranking.index(seat) + 1 for seat in range(g.players)),
                scores={
                    "ryozen-score-track": tuple(track),
                    "ryozen-score-shards": tuple(shards),
                    "ryozen-score-resources": tuple(resources),
                    "ryozen-score-total": tuple(totals),
                },
            )
        )


def resource_score(resources: dict[str, int]) -> int:
    """RYO-16.7: full sets of any kinds; leftovers score nothing. Example: RYO-X42."""
    sets = sum(resources.values()) // c.SCORING.resource_set_size
    return sets * c.SCORING.resource_set_favour
