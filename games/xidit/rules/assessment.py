"""XID-11: the final assessments, with the neutral player of XID-12."""

from __future__ import annotations

from games.engine import Outcome, SeatName, Step, Text
from games.xidit import components as c
from games.xidit.rules.majorities import lyres
from games.xidit.rules.neutral import neutral_value
from games.xidit.state import Assessment, Xidit, city_name, who


class FinalAssessments(Step[Xidit], tag="FinalAssessments"):
    """XID-11.1: in the order of the columns; then the one party still active wins."""

    def run(self, g: Xidit) -> None:
        g.then(*(Assess(column) for column in range(len(g.hall))), CrownWinner())


class Assess(Step[Xidit], tag="Assess"):
    """XID-11.12, XID-11.15, XID-11.16: rank all parties, then eliminate the lowest that are still active.

    Examples: XID-E13, XID-E14, XID-E15, XID-E16, XID-T32.
    """

    column: int

    def run(self, g: Xidit) -> None:
        kind = g.hall[self.column]
        summed = [summands(g, kind, party) for party in parties(g)]
        scores = [_total(parts) for parts in summed]
        ranking = rank(g, scores)
        active = [party for party in ranking if party not in g.eliminated]
        lowest = active[len(active) - g.mode.eliminations[self.column] :]
        g.eliminated.extend(reversed(lowest))  # XID-11.18: the lower one counts as out earlier
        g.assessments.append(Assessment(kind, scores, ranking, lowest))
        announce(g, g.assessments[-1], [in_sum(parts) for parts in summed])


def parties(g: Xidit) -> list[int]:
    """The seats, and with three players the neutral player after them (XID-12.8)."""
    return list(range(g.players + bool(g.neutral)))


def measure(g: Xidit, kind: str, party: int) -> int:
    """What a party scores in an assessment; what eliminated players have still counts (XID-11.11).

    Examples: XID-E18, XID-T22, XID-T26.
    """
    return _total(summands(g, kind, party))


def _total(parts: Summands) -> int:
    return sum([score for _, score in parts])


Summands = list[tuple[Text, int]]
"""What a score is made of, each part with its name."""


def summands(g: Xidit, kind: str, party: int) -> Summands:
    """What the score of a party is made of."""
    name = Text(f"xidit-assessment-{kind}")
    if party == g.players:
        return [(name, neutral_value(g, kind))]
    if kind == "wealth":  # XID-11.2
        return [(name, g.seats[party].coins)]
    if kind == "influence":  # XID-11.3
        return [(city_name(city), guild.sections) for city, guild in sorted(g.guilds.items()) if guild.owner == party]
    # XID-11.4, XID-11.10: the Bastion with all other regions
    return [
        (Text(f"xidit-region-{region}"), lyres(region, g.bards[region])[party])
        for region in c.REGIONS
        if g.bards.get(region)
    ]


def in_sum(parts: Summands) -> tuple[Text, int]:
    """The sum behind a score in words, and of how many it is: one alone needs none."""
    total, count = Text("xidit-no-sum"), 0
    for of, score in parts:
        if score:
            part = Text("xidit-summand", {"of": of, "score": score})
            total = Text("xidit-plus", {"a": total, "b": part}) if count else part
            count += 1
    return total, count


def rank(g: Xidit, scores: list[int]) -> list[int]:
    """By score; the neutral player below all equals; then units, then turn order: never two on one place.

    XID-11.12, XID-11.13, XID-11.14, XID-11.20, XID-12.17, XID-12.19. Examples: XID-E13, XID-T27, XID-T28, XID-T38.
    """
    closeness = {seat: place for place, seat in enumerate(g.turn_order())}

    def key(party: int) -> tuple[int, bool, int, int]:
        if party == g.players:
            return (-scores[party], True, 0, 0)
        return (-scores[party], False, -sum(g.seats[party].units), closeness[party])

    return sorted(parties(g), key=key)


def announce(g: Xidit, assessed: Assessment, sums: list[tuple[Text, int]]) -> None:
    """XID-11.19: scores, tie-breaks, ranking and eliminations are made public in full."""
    g.tell("xidit-heading-assessment", assessment=Text(f"xidit-assessment-{assessed.kind}"))
    for place, party in enumerate(assessed.ranking, start=1):
        total, count = sums[party]
        score = assessed.scores[party]
        g.tell("xidit-assessed", party=party_name(g, party), place=place, score=score, count=count, sum=total)
    for party in assessed.ranking[:-1]:
        below = assessed.ranking[assessed.ranking.index(party) + 1]
        if assessed.scores[party] == assessed.scores[below]:
            g.tell(f"xidit-tie-{tie_break(g, party, below)}", party=party_name(g, party), below=party_name(g, below))
    for party in assessed.eliminated:
        if party == g.players:
            g.tell("xidit-neutral-eliminated")
        else:
            g.tell("xidit-eliminated", party=party_name(g, party))


def tie_break(g: Xidit, party: int, below: int) -> str:
    """Which rule settled a tie."""
    if below == g.players:
        return "neutral"
    same_units = sum(g.seats[party].units) == sum(g.seats[below].units)
    return "seat" if same_units else "units"


def party_name(g: Xidit, party: int) -> Text | SeatName:
    """A seat or the neutral player, to be named in a text."""
    return Text("xidit-neutral-player") if party == g.players else who(party)


class CrownWinner(Step[Xidit], tag="CrownWinner"):
    """XID-11.17, XID-11.18, XID-12.18: the last active party wins; places in reverse order of elimination."""

    def run(self, g: Xidit) -> None:
        winner = next(party for party in parties(g) if party not in g.eliminated)
        order = [winner, *reversed(g.eliminated)]
        human = winner < g.players
        reason = "xidit-won-last-active" if human else "xidit-won-neutral"
        g.tell("xidit-winner" if human else "xidit-neutral-wins", party=party_name(g, winner))
        g.finish(
            Outcome(
                winners=(winner,) if human else (),
                reason=Text(reason),
                places=tuple(order.index(seat) + 1 for seat in range(g.players)),
                scores={
                    f"xidit-assessment-{column.kind}": tuple(column.scores[: g.players]) for column in g.assessments
                },
            )
        )
