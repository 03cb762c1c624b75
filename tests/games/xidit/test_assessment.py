"""XID-11 and XID-12: final assessments, and the neutral player."""

from __future__ import annotations

import pytest

from games.engine import SeatName, Text
from games.engine.play import start
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.rules.assessment import FinalAssessments, measure, rank
from games.xidit.rules.execution import ThreatLeaves
from games.xidit.rules.majorities import lyres
from games.xidit.rules.rewards import claim_rewards
from games.xidit.state import Guild
from tests.games.xidit.support import Board


def at_end(players: int = 4, hall: str = "wealth influence reputation", **options: str) -> Board:
    """The last year is over; assessments come in this order."""
    board = Board(players, **options).arrange()
    board.g.stack.clear()
    board.g.hall = hall.split()
    board.g.year = board.g.mode.years
    return board


def score(board: Board, kind: str, *values: int) -> Board:
    """Give the seats results in an assessment."""
    for seat, value in enumerate(values):
        if kind == "wealth":
            board.g.seats[seat].coins = value
        elif kind == "influence":
            for city in [city for city, guild in board.g.guilds.items() if guild.owner == seat]:
                del board.g.guilds[city]
            for part in range(0, value, 4):
                free = next(city for city in c.CITIES if city not in board.g.guilds)
                board.g.guilds[free] = Guild(seat, min(4, value - part))
    return board


def assess(board: Board) -> Board:
    board.events = start(board.g, FinalAssessments())
    assert board.g.outcome is not None
    return board


@pytest.mark.rule("XID-11.1", "XID-1.23")
def test_assessments_run_in_the_order_of_the_columns() -> None:
    board = assess(at_end(hall="reputation wealth influence"))
    assert [column.kind for column in board.g.assessments] == ["reputation", "wealth", "influence"]


@pytest.mark.rule("XID-11.2", "XID-11.3", "XID-E18")
def test_wealth_and_influence() -> None:
    board = at_end()
    score(board, "wealth", 7)
    score(board, "influence", 10)
    board.g.seats[0].stored = 3
    assert measure(board.g, "wealth", 0) == 7
    assert measure(board.g, "influence", 0) == 10


@pytest.mark.rule("XID-11.4", "XID-11.10", "XID-6.9")
def test_reputation_sums_regions_with_the_bastion_open() -> None:
    board = at_end().bards("crown_vale", 3, 1).bards("snowy_reach", 0, 2)
    assert measure(board.g, "reputation", 0) == 8
    assert measure(board.g, "reputation", 1) == 4 + 6
    assess(board)
    assert GAME.view(board.g, None).bards["crown_vale"] == [3, 1, 0, 0]


def region(first: int, second: int) -> str:
    return next(r.id for r in c.REGIONS.values() if (r.lyre_first, r.lyre_second) == (first, second))


@pytest.mark.rule("XID-11.5", "XID-11.6", "XID-11.7", "XID-11.8", "XID-11.9", "XID-T23", "XID-T24", "XID-T25")
@pytest.mark.parametrize(
    ("values", "bards", "scores"),
    [
        ((6, 3), [4, 4, 2, 0], [6, 6, 0, 0]),
        ((5, 2), [3, 1, 1, 0], [5, 2, 2, 0]),
        ((8, 4), [2, 0, 0, 0], [8, 0, 0, 0]),
        ((8, 4), [1, 3, 2, 2], [0, 8, 4, 4]),
        ((8, 4), [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_lyres(values: tuple[int, int], bards: list[int], scores: list[int]) -> None:
    """XID-11.5: The player with most bards in a region scores its larger lyre value."""
    assert lyres(region(*values), bards) == scores


@pytest.mark.rule("XID-11.11", "XID-T26")
def test_pieces_of_the_eliminated_still_count() -> None:
    board = at_end(hall="wealth reputation influence").bards("snowy_reach", 5, 2, 1)
    score(board, "wealth", 0, 5, 6, 7)
    assess(board)
    assert board.g.assessments[0].eliminated == [0]
    assert board.g.assessments[1].scores[:2] == [6, 3]


@pytest.mark.rule("XID-11.12", "XID-11.15", "XID-11.16", "XID-11.17", "XID-11.18", "XID-E13", "XID-E14", "XID-E15")
def test_the_rulebooks_example() -> None:
    pasha, sveta, sasha, vitya = range(4)
    board = at_end()
    score(board, "wealth", 14, 9, 12, 9)
    board.give(sveta, "2p").give(vitya, "4p")
    score(board, "influence", 12, 11, 7, 6)
    # Sveta 8 + 6, Pasha 4 + 3 + 6, Sasha 5, Vitya 2: the order of the example
    board.bards("crown_vale", 2, 3).bards("snowy_reach", 1, 2).bards("golden_steppe", 1)
    board.bards("green_marches", 0, 0, 2, 1)
    assess(board)
    wealth, influence, reputation = board.g.assessments
    assert wealth.ranking == [pasha, sasha, vitya, sveta]
    assert wealth.eliminated == [sveta]
    assert influence.ranking == [pasha, sveta, sasha, vitya]
    assert influence.eliminated == [vitya]
    assert reputation.ranking == [sveta, pasha, sasha, vitya]
    assert reputation.eliminated == [sasha]
    outcome = board.g.outcome
    assert outcome is not None
    assert outcome.winners == (pasha,)
    assert outcome.places == (1, 4, 2, 3)


@pytest.mark.rule("XID-11.13", "XID-E13")
def test_more_units_break_a_tie() -> None:
    board = at_end().give(0, "2p").give(1, "1p 3m")
    assert rank(board.g, [5, 5, 9, 9])[2:] == [1, 0]


@pytest.mark.rule("XID-11.19", "XID-11.13", "XID-11.14")
def test_the_tie_break_that_was_used_is_told() -> None:
    board = at_end().give(0, "2p").give(1, "1p 3m")
    board.g.first = 0
    score(board, "wealth", 5, 5, 9, 9)
    assess(board)
    begun = [place for place, key in enumerate(board.keys) if key == "xidit-heading-assessment"]
    wealth = [event.text for event in board.events[begun[0] : begun[1]] if "-tie-" in event.text.key]
    assert [(text.key, text.args["party"], text.args["below"]) for text in wealth] == [
        ("xidit-tie-seat", SeatName(2), SeatName(3)),
        ("xidit-tie-units", SeatName(1), SeatName(0)),
    ]


@pytest.mark.rule("XID-11.14", "XID-T27", "XID-10.4")
def test_closeness_to_the_first_player_breaks_the_last_tie() -> None:
    board = at_end()
    board.g.first = 2
    assert rank(board.g, [5, 9, 9, 5]) == [2, 1, 3, 0]


@pytest.mark.rule("XID-11.18", "XID-T32", "XID-E16")
def test_two_are_eliminated_first_with_five_players() -> None:
    board = at_end(5)
    score(board, "wealth", 20, 18, 15, 15, 9)
    board.give(3, "1p")
    assess(board)
    first = board.g.assessments[0]
    assert first.eliminated == [2, 4]
    assert [len(column.eliminated) for column in board.g.assessments] == [2, 1, 1]
    assert board.g.outcome is not None
    assert board.g.outcome.places[2] == 4
    assert board.g.outcome.places[4] == 5


@pytest.mark.rule("XID-11.19", "XID-11.20")
def test_everything_is_made_public() -> None:
    board = assess(at_end())
    assert len(board.told("xidit-assessed")) == 12
    assert len(board.told("xidit-eliminated")) == 3
    assert all(event.audience is None for event in board.events)
    for column in board.g.assessments:
        assert sorted(column.ranking) == [0, 1, 2, 3]
    keys = board.keys
    assert keys.index("xidit-eliminated") < keys.index("xidit-heading-assessment", 1)


@pytest.mark.rule("XID-11.19")
def test_every_assessment_is_told_with_its_own_places_and_scores() -> None:
    board = at_end()
    score(board, "wealth", 14, 9, 12, 8)
    score(board, "influence", 6, 7, 11, 12)
    assess(board)
    assert [event.text.args["assessment"] for event in board.told("xidit-heading-assessment")] == [
        Text(f"xidit-assessment-{kind}") for kind in ("wealth", "influence", "reputation")
    ]
    told = [event.text.args for event in board.told("xidit-assessed")]
    assert [(args["party"], args["place"], args["score"]) for args in told[:8]] == [
        (SeatName(0), 1, 14),
        (SeatName(2), 2, 12),
        (SeatName(1), 3, 9),
        (SeatName(3), 4, 8),
        (SeatName(3), 1, 12),
        (SeatName(2), 2, 11),
        (SeatName(1), 3, 7),
        (SeatName(0), 4, 6),
    ]
    assert [event.text.args["party"] for event in board.told("xidit-eliminated")[:2]] == [SeatName(3), SeatName(0)]


@pytest.mark.rule("XID-20.8")
def test_exactly_one_party_stays_active() -> None:
    for players in (3, 4, 5):
        board = assess(at_end(players))
        assert len(set(board.g.eliminated)) == players + (players == 3) - 1


# -- three players -----------------------------------------------------------------------------------------


def three(threats: list[int] | None = None, **options: str) -> Board:
    board = Board(3, heroes="17", **options).arrange(threats=threats or [17])
    return board.give(0, "3p 3a 3i 3c 3m")


@pytest.mark.rule("XID-12.1", "XID-12.9", "XID-E17", "XID-20.11")
def test_ending_a_threat_moves_a_neutral_token() -> None:
    board = three()
    before = sum(board.g.neutral)
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.is_asked(0, "XID-D9")
    assert board.offers(0) == board.g.hall
    assert 17 in board.g.sites  # the tile leaves afterwards (XID-5.19)
    board.answer(0, "wealth")
    column = board.g.hall.index("wealth")
    assert board.g.neutral[column] == [6, 5, 4][column] + 1
    assert sum(board.g.neutral) == before + 1 == 16
    assert 17 not in board.g.sites


@pytest.mark.rule("XID-12.10", "XID-12.7", "XID-12.6", "XID-T29")
def test_a_titan_moves_no_neutral_token() -> None:
    board = Board(3, heroes="21").arrange().wake(3).give(0, "3p")
    neutral = list(board.g.neutral)
    board.plan("city")
    board.answer(0, "3")
    board.answer(0, next(option for option in board.offers(0) if option.startswith("green_marches:")))
    assert set(board.g.bards) == {"green_marches"}
    assert board.g.guilds[21].owner == 0
    assert board.g.neutral == neutral
    assert board.g.year == 2


@pytest.mark.rule("XID-12.11", "XID-12.12")
@pytest.mark.parametrize(("neutral", "spaces"), [("normal", [6, 5, 4]), ("hard", [7, 6, 5])])
def test_neutral_tokens_at_the_start(neutral: str, spaces: list[int]) -> None:
    assert Board(3, neutral=neutral).g.neutral == spaces
    assert Board(4).g.neutral == []


@pytest.mark.rule("XID-12.13")
def test_a_token_on_the_last_space_cannot_move() -> None:
    board = three()
    board.g.neutral = [18, 18, 17]
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.g.neutral == [18, 18, 18]  # no choice left
    full = three()
    full.g.neutral = [18, 18, 18]
    full.plan("city")
    full.answer(0, "coins+guild_sections")
    assert full.g.neutral == [18, 18, 18]
    assert full.g.year == 2


@pytest.mark.rule("XID-12.8", "XID-12.14", "XID-12.15", "XID-12.16", "XID-T28", "XID-12.17", "XID-12.19")
def test_the_neutral_player_is_ranked_and_loses_ties() -> None:
    board = at_end(3)
    board.g.neutral = [6, 5, 4]
    score(board, "wealth", 14, 14, 20)
    assert c.NEUTRAL_VALUES["wealth"][5] == 14
    board.bards("snowy_reach", 1)
    assess(board)
    wealth = board.g.assessments[0]
    assert wealth.scores == [14, 14, 20, 14]
    assert wealth.ranking[-1] == 3
    assert wealth.eliminated == [3]
    assert board.told("xidit-tie-neutral")
    reputation = board.g.assessments[2]
    assert reputation.scores[:3] == [6, 0, 0]  # the neutral player has no bards anywhere


@pytest.mark.rule("XID-12.19", "XID-T38")
def test_the_neutral_player_is_below_equals_without_units() -> None:
    board = at_end(3, hall="influence wealth reputation")
    column = board.g.hall.index("influence")
    board.g.neutral[column] = 7
    assert c.NEUTRAL_VALUES["influence"][6] == 6
    score(board, "influence", 6, 6, 9)
    assess(board)
    assert board.g.assessments[0].ranking == [2, 0, 1, 3]
    assert board.g.assessments[0].eliminated == [3]


@pytest.mark.rule("XID-12.18")
def test_the_neutral_player_can_win() -> None:
    board = assess(at_end(3))
    outcome = board.g.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert sorted(outcome.places) == [2, 3, 4]
    assert outcome.reason.key == "xidit-won-neutral"


@pytest.mark.rule("XID-12.20")
def test_neutral_tokens_are_public() -> None:
    board = three()
    assert GAME.view(board.g, None).neutral == [6, 5, 4]


def test_rewards_and_neutral_come_before_the_tile_leaves() -> None:
    board = three()
    board.g.then(*claim_rewards(board.g, 0, c.TILES["crown", 17].rewards, "threat"), ThreatLeaves(17))
    names = [type(step).__name__ for step in reversed(board.g.stack)][:4]
    assert names == ["ChooseRewards", "BuildStored", "MoveNeutral", "ThreatLeaves"]
