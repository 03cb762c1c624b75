"""What each seat may expect to have in the end."""

from __future__ import annotations

import random
import statistics

import pytest

from games.engine import Match, Setup
from games.ryozen import components as c
from games.ryozen.bot.appraisal import appraise
from games.ryozen.game import GAME
from games.ryozen.state import Ryozen
from games.ryozen.view import RyozenView
from tests.games.ryozen.support import Board


def played(players: int, seed: str, mode: str) -> tuple[list[list[float]], Match[Ryozen, RyozenView]]:
    """A match between bots: what was expected before each placement, and the match at its end."""
    match, _ = Match.begin(GAME, Setup(players, seed, {"mode": mode}))
    rng, expected = random.Random(seed), []
    while match.outcome is None:
        seat = match.waiting[0]
        decision = match.decision(seat)
        if decision.rule == "RYO-D4":
            expected.append(appraise(match.present))
        match.submit(seat, GAME.policy(GAME.view(match.present, seat), decision, rng), by="bot")
    return expected, match


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)


@pytest.mark.whole_match
@pytest.mark.parametrize("mode", ["standard", "phoenix_palace"])
def test_it_ends_with_the_places_and_tells_the_lead_before(mode: str) -> None:
    halfway, at_the_end = [], []
    for number in range(12):
        expected, match = played(2 + number % 3, f"expected {number}", mode)
        final = appraise(match.present)
        assert match.outcome is not None
        assert tuple(1 + sorted(final, reverse=True).index(value) for value in final) == match.outcome.places
        for seat in range(match.present.players):
            halfway.append(lead(expected[len(expected) // 2], seat))
            at_the_end.append(lead(final, seat))
    assert statistics.correlation(halfway, at_the_end) > 0.5


def test_a_majority_and_a_shard_are_worth_something() -> None:
    alone = Board(2).put(0, "gate.1")
    assert appraise(alone.g)[0] > appraise(Board(2).g)[0] - 4
    before = appraise(alone.g)
    alone.g.seats[1].shards["coral"] += 1
    assert appraise(alone.g)[1] > before[1] + 1
    assert appraise(alone.g)[0] == before[0]


def test_a_kin_that_was_pushed_off_is_missed() -> None:
    board = Board(2, "phoenix_palace").put(0, "summit")
    board.g.round = c.ROUNDS
    for sector in c.SECTOR_IDS[:4]:
        board.put(1, f"{sector}.1").put(0, f"{sector}.2")
    before = appraise(board.g)[0]
    next(kin for kin in board.g.kin if kin.at == "summit").at = "pushed"
    assert appraise(board.g)[0] < before - 2


def test_the_night_counts_the_more_the_fewer_kin_are_to_come() -> None:
    def gain(board: Board) -> float:
        """What a kin at the Gate is worth that others do not have there."""
        at_the_gate = appraise(board.g)[0]
        next(kin for kin in board.g.kin if kin.at == "gate.1").at = "pushed"
        return at_the_gate - appraise(board.g)[0]

    early, late = Board(2).put(0, "gate.1"), Board(2).put(0, "gate.1")
    for sector in c.SECTOR_IDS[1:5]:
        late.put(1, f"{sector}.1").put(0, f"{sector}.2")
    assert gain(late) > gain(early) + 2


def test_a_seal_is_worth_less_towards_the_end_and_a_prayer_as_long_as_there_is_time() -> None:
    def worth(card: str, number: int) -> float:
        bare, kept = Board(2), Board(2).cards(0, card)
        bare.g.round = kept.g.round = number
        return appraise(kept.g)[0] - appraise(bare.g)[0]

    assert worth("seal_of_the_outskirts", 1) > worth("seal_of_the_outskirts", 3) + 2
    assert worth("prayer_of_the_jade_moon", 1) == pytest.approx(worth("prayer_of_the_jade_moon", 3))
