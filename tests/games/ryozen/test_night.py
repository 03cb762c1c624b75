"""RYO-14 and RYO-16: night rewards, the end and the scores."""

from __future__ import annotations

import pytest

import games
from games.ryozen import components as c
from games.ryozen.rules.scoring import resource_score
from games.ryozen.rules.shards import best_shard_to_gain, best_shard_to_lose, shard_score
from games.ryozen.trails import trails
from tests.games.ryozen.support import Board


@pytest.mark.rule("RYO-14.1", "RYO-14.4", "RYO-14.7", "RYO-8.10", "RYO-8.20", "RYO-8.30", "RYO-8.50", "RYO-8.60")
@pytest.mark.parametrize(
    ("sector", "favour", "purse"),
    [
        ("gate", 4, (4, 3, 2)),
        ("capital", 2, (4, 3, 2)),
        ("outskirts", 0, (4, 4, 2)),
        ("springs", 0, (4, 3, 3)),
        ("clan_house", 0, (5, 3, 2)),
    ],
)
def test_night_rewards(sector: str, favour: int, purse: tuple[int, int, int]) -> None:
    board = Board().put(0, f"{sector}.1").put(0, f"{sector}.2").night().by_default()
    assert board.g.seats[0].favour == favour  # once, regardless of how many kin
    assert board.purse(0) == purse
    assert board.g.seats[0].shards[c.SECTORS[sector].shard] == sum(board.moons(0)) == 1
    assert board.purse(1) == (4, 3, 2)
    assert sum(board.moons(1)) == 0


@pytest.mark.rule("RYO-14.8", "RYO-D26", "RYO-8.40", "RYO-25.7", "RYO-14.1")
def test_night_at_the_altar() -> None:
    board = Board().put(0, "altar.1").put(1, "altar.2").put(2, "gate.1").own(0, coin=1, scroll=1, lantern=1).night()
    assert board.is_asked(0, "RYO-D26")
    assert board.is_asked(1, "RYO-D26")
    assert not board.is_asked(2)  # who has no kin there is not asked
    assert board.offers(0) == ["coin", "scroll", "lantern"]
    assert board.default(0) == "coin"
    board.answer(1, "coin")
    board.answer(0, "lantern")
    assert board.purse(0) == (1, 1, 2)
    assert board.purse(1) == (5, 3, 2)
    assert board.moons(0) == (0, 0, 1)


@pytest.mark.rule("RYO-14.1")
def test_the_palace_comes_last() -> None:
    board = Board().put(0, "gate.1").put(1, "clan_house.1").put(2, "palace").night()
    told = [event.text for event in board.events]
    heads = [text for text in told if text.key == "ryozen-heading-sector"]
    sectors = [text.args["sector"].key for text in heads]  # type: ignore[union-attr]
    assert sectors == ["ryozen-sector-gate", "ryozen-sector-clan_house", "ryozen-sector-palace"]


@pytest.mark.rule("RYO-14.1", "RYO-14.3")
@pytest.mark.finding("PL-11", "PL-23")
def test_the_night_can_be_read_and_recomputed() -> None:
    board = Board().put(0, "gate.1").put(1, "gate.2", cloaked=True).put(2, "palace").night()
    texts = games.texts("ryozen", "en")
    told = [texts.say(event.text) for event in board.events]
    begin = next(index for index, line in enumerate(told) if line.startswith("**Gate**"))
    assert told[begin : begin + 3] == [
        "**Gate** (Player 1 1 and Player 2 2), majority bonus: Player 2.",
        "Player 1: +4 favour.",
        "Player 2: +4 favour and 1 coral shard.",
    ]
    assert "**Phoenix Palace** (Player 3 1), majority bonus: Player 3." in told
    assert "Player 3: +1 favour." in told


@pytest.mark.rule("RYO-14.9", "RYO-14.10", "RYO-14.11", "RYO-14.12", "RYO-X40", "RYO-D27", "RYO-15.4", "RYO-7.2")
def test_the_palace_at_night() -> None:
    board = Board().heralds(1, 2, 0)
    for seat in (0, 1):
        board.put(seat, "palace").put(seat, "palace")
    board.shards(0, coral=1, agate=1).night()
    assert board.is_asked(0, "RYO-D27")
    assert board.is_asked(1, "RYO-D27")
    assert board.default(0) == "jade"
    board.answer(0, "jade")
    board.answer(1, "coral")
    assert [player.favour for player in board.g.seats] == [2, 2, 0]
    assert board.moons(0) == (1, 1, 1)
    assert board.moons(1) == (1, 0, 0)  # one shard, not one per kin
    assert board.g.first == 1
    assert board.g.turn is not None
    assert board.g.turn.seat == 1


@pytest.mark.rule("RYO-14.13")
def test_nobody_in_the_palace() -> None:
    board = Board().put(1, "gate.1").night().by_default()
    assert board.g.first == 0


@pytest.mark.rule("RYO-14.2", "RYO-7.5")
def test_rewards_follow_the_events() -> None:
    board = Board().put(0, "capital.1").event_row("bandit_raid").night()
    assert board.g.seats[0].favour == 1  # the Palace, not the Capital
    assert board.g.first == 0
    assert board.is_asked(0, "RYO-D27")


@pytest.mark.rule("RYO-16.2", "RYO-16.3", "RYO-16.4", "RYO-16.5", "RYO-16.6", "RYO-X41")
@pytest.mark.parametrize(
    ("shards", "token", "score"),
    [
        ((4, 1, 1), False, 15),
        ((4, 1, 1), True, 16),
        ((2, 2, 1), True, 12),
        ((3, 3, 0), True, 19),
        ((0, 0, 0), True, 1),
        ((5, 2, 2), False, 21),
        ((3, 3, 3), False, 27),
        ((0, 0, 0), False, 0),
    ],
)
def test_shard_scores(shards: tuple[int, int, int], token: bool, score: int) -> None:
    assert shard_score(dict(zip(c.SHARDS, shards, strict=True)), token) == score


def partitions(shards: tuple[int, int, int]) -> int:
    """The best partition, found by trying everything."""
    best = sum(shards)
    for colour in range(3):
        if shards[colour] >= 3:
            rest = tuple(count - 3 * (index == colour) for index, count in enumerate(shards))
            best = max(best, 9 + partitions(rest))  # type: ignore[arg-type]
    if min(shards) >= 1:
        best = max(best, 6 + partitions(tuple(count - 1 for count in shards)))  # type: ignore[arg-type]
    return best


@pytest.mark.rule("RYO-16.6")
def test_the_best_partition_is_found() -> None:
    for coral in range(7):
        for agate in range(7):
            for jade in range(7):
                shards = {"coral": coral, "agate": agate, "jade": jade}
                assert shard_score(shards) == partitions((coral, agate, jade))


@pytest.mark.rule("RYO-D15", "RYO-D23")
def test_shard_defaults() -> None:
    assert best_shard_to_gain({"coral": 2, "agate": 1, "jade": 0}) == "coral"
    assert best_shard_to_gain({"coral": 1, "agate": 1, "jade": 0}) == "jade"
    assert best_shard_to_gain({"coral": 0, "agate": 0, "jade": 0}) == "coral"
    assert best_shard_to_lose({"coral": 3, "agate": 1, "jade": 0}) == "agate"


@pytest.mark.rule("RYO-16.7", "RYO-X42")
def test_resource_scores() -> None:
    assert resource_score({"coin": 5, "scroll": 2, "lantern": 1}) == 6
    assert resource_score({"coin": 2, "scroll": 0, "lantern": 0}) == 0


def last_night(board: Board) -> Board:
    """The third Night, to its end."""
    from games.ryozen.rules.scoring import FinalScoring

    board.g.round = 3
    board.g.stack[0] = FinalScoring()
    return board.night().by_default()


@pytest.mark.rule("RYO-16.1", "RYO-16.5", "RYO-16.8", "RYO-16.9", "RYO-16.10", "RYO-16.11", "RYO-4.2")
def test_final_scoring() -> None:
    board = Board().own(0, coin=3).own(1).own(2).shards(0, coral=2).shards(1, coral=2).favour(10, 10, 0)
    board.cards(2, "seal_of_the_altar", "rainbow").put(1, "palace")
    last_night(board)
    outcome = board.g.outcome
    assert outcome is not None
    assert board.g.first == 1  # the token changed hands before the scores
    assert outcome.scores["ryozen-score-track"] == (10, 11, 0)
    assert outcome.scores["ryozen-score-shards"][0] == 2
    assert outcome.scores["ryozen-score-shards"][1] == 10  # three coral with the shard of the Palace, and the token
    assert outcome.scores["ryozen-score-resources"] == (3, 0, 0)
    assert outcome.scores["ryozen-score-total"] == (15, 21, 0)  # cards score nothing
    assert outcome.winners == (1,)
    assert outcome.places == (2, 1, 3)
    assert board.at("palace") == (1, "apprentice", False)  # no Dawn: nobody went home


@pytest.mark.rule("RYO-X43", "RYO-16.9")
def test_a_final_tie_goes_to_the_better_herald() -> None:
    board = Board().own(0).own(1).own(2).favour(9, 10, 0).heralds(2, 1, 0)
    last_night(board)
    outcome = board.g.outcome
    assert outcome is not None
    assert outcome.scores["ryozen-score-total"] == (10, 10, 0)  # the loose token is worth one
    assert outcome.winners == (1,)
    assert outcome.places == (2, 1, 3)
    assert outcome.reason.key == "ryozen-won-herald"


@pytest.mark.finding("PL-10")
@pytest.mark.rule("RYO-25.7", "RYO-12.33.1")
def test_what_is_chosen_later_says_what_it_comes_from() -> None:
    """The Altar and the Palace at Night, and what is lost to a Seal of the Gate."""
    english = games.texts("ryozen", "en")
    board = Board().put(0, "altar.1").own(0, coin=1).night()
    board.answer(0, board.offers(0)[0])
    told = [event for event in board.events if event.text.key == "ryozen-gained-from"]
    assert [event.where for event in told] == ["sector:altar"]
    assert english.say(told[0].text).endswith("+1 coin (Altar at Night).")
    assert [trail.places for trail in trails(told) if trail.kind == "gain"] == [("sector:altar",)]


@pytest.mark.finding("PL-10")
@pytest.mark.rule("RYO-12.7")
def test_a_seal_is_named_with_what_it_brings() -> None:
    board = Board().cards(0, "seal_of_the_palace").place(0, "palace")
    board.answer(0, "coin")
    english = games.texts("ryozen", "en")
    said = [english.say(event.text) for event in board.events if event.text.key.startswith("ryozen-gained")]
    assert [words.partition(": ")[2] for words in said] == ["+1 coin (Seal of the Palace).", "+1 coin."]
