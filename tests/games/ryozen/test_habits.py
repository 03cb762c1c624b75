"""What bots do in the course of whole matches, and what they choose in positions that tell a good player."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from games.engine import Setup
from games.engine.play import Position
from games.engine.policy import Style
from games.engine.strength import STYLES
from games.ryozen import components as c
from games.ryozen.bot import cards, effects, placing
from games.ryozen.bot.judgement import Judgement
from games.ryozen.game import GAME
from games.ryozen.rules.placement import Placement
from games.ryozen.state import Ryozen
from tests.games.ryozen.support import Board


@cache
def habits(mode: str, players: int, matches: int, style: Style = "") -> Counter[str]:
    """What bots of one style do in some matches: where they place kin, whom they push, which cards they use."""
    seen: Counter[str] = Counter()
    for number in range(matches):
        g, _ = GAME.begin(Setup(players, f"habits {number}", {"mode": mode}))
        position, rng = Position(g), random.Random(number)
        while position.g.outcome is None:
            seat = position.waiting[0]
            decision = position.decision(seat)
            words = GAME.policy(GAME.view(position.g, seat), decision, rng, style)
            offered = {option.id: option.value for option in getattr(decision.shape, "options", ())}
            note(seen, position.g, seat, decision.rule, offered.get(words))
            position.apply(seat, words)
        for seat, player in enumerate(position.g.seats):
            seen["kept"] += len(player.cards)
            seen["hired first" if position.g.number(seat) <= players / 2 else "hired last"] += player.earned.get(
                "hiring", 0
            )
    return seen


def note(seen: Counter[str], g: Ryozen, seat: int, rule: str, chosen: object) -> None:
    """Count a choice."""
    if rule == "RYO-D4" and isinstance(chosen, str):
        seen["cards used"] += 1
        seen[c.REVELATIONS[chosen].glyph] += 1
    if rule == "RYO-D5.1" and chosen is not None:
        seen["strikes"] += 1
    if not isinstance(chosen, Placement):
        return
    spot = c.SPOTS[chosen.place].kind if chosen.place in c.SPOTS else c.PALACE
    seen[c.SECTOR_OF.get(chosen.place, spot)] += 1
    there = next((kin.owner for kin in g.kin if kin.at == chosen.place), None)
    if there is not None and spot == c.SUMMIT:
        seen["pushed own" if there == seat else "pushed"] += 1


def chosen(board: Board, seat: int = 0, style: Style = "") -> str:
    """What the bot answers here."""
    return GAME.policy(GAME.view(board.g, seat), board.asked(seat), random.Random(1), style)


def judge(board: Board, seat: int = 0) -> Judgement:
    """How the bot sees it."""
    return Judgement(GAME.view(board.g, seat), seat)


# -- the Phoenix Palace ----------------------------------------------------------------------------------------


@pytest.mark.whole_match
@pytest.mark.finding("BO-6")
@pytest.mark.parametrize("players", [2, 4])
def test_all_of_the_palace_is_used_and_nobody_pushes_their_own_kin(players: int) -> None:
    seen = habits("phoenix_palace", players, 8)
    assert seen["pushed own"] == 0
    assert seen["outer_wall"] + seen["embrasure"] >= 8
    assert seen["pushed"] < 0.7 * seen["summit"]


@pytest.mark.finding("BO-6")
def test_the_summit_is_worth_less_the_more_kin_of_others_are_to_come() -> None:
    early = Board(4, "phoenix_palace")
    late = Board(4, "phoenix_palace")
    for seat in (1, 2, 3):
        for slot, sector in enumerate(("gate", "capital", "altar", "springs", "outskirts")):
            late.put(seat, f"{sector}.{seat}", cloaked=bool(slot))
    assert placing.summit(judge(early)) < placing.summit(judge(late))
    assert placing.summit(judge(early)) < judge(early).palace_stake()


@pytest.mark.finding("BO-6")
def test_walls_and_embrasures_are_worth_what_they_give() -> None:
    rich, poor = (Board(4, "phoenix_palace").own(0, coin=3, scroll=4, lantern=lantern) for lantern in (2, 0))
    assert placing.spot(judge(rich), "embrasure_1") > placing.spot(judge(rich), "wall_1")
    assert placing.spot(judge(poor), "wall_1") > placing.spot(judge(poor), "embrasure_1") > 0


@pytest.mark.finding("BO-6")
def test_an_own_kin_on_the_summit_stays_there() -> None:
    board = Board(2, "phoenix_palace").own(0, coin=3, scroll=3, lantern=3)
    assert placing.summit(judge(board)) > 0
    board.put(0, "summit")
    assert placing.summit(judge(board)) < -100
    assert not chosen(board).startswith("summit")


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.whole_match
@pytest.mark.finding("BO-12")
def test_cards_are_kept_and_used() -> None:
    seen = habits("phoenix_palace", 4, 8)
    seats = 4 * 8
    assert seen["cards used"] > 1.5 * seats
    assert seen["kept"] > seats
    assert seen["prayer"] > 2
    assert seen["offering"] > seats


@pytest.mark.finding("BO-12")
def test_an_offering_is_kept_while_there_are_turns_and_cashed_in_at_the_end() -> None:
    early, late = Board(2), Board(2)
    late.g.round = c.ROUNDS
    for place in ("gate.1", "capital.1", "altar.1", "outskirts.1", "palace"):
        late.put(0, place)
    for board in (early, late):
        board.revelations("offering_of_the_phoenix").own(0, coin=1, scroll=5, lantern=1)
    early.place(0, "springs.1")
    late.place(0, "springs.1", "fighter")
    assert chosen(early).endswith(":keep")
    assert chosen(late).endswith(":favour")


def test_no_cover_is_given_up_for_a_scroll_while_others_may_strike() -> None:
    board = (
        Board(2).put(0, "springs.1", cloaked=True).cards(0, "offering_of_wisdom").own(0, coin=2, scroll=2, lantern=2)
    )
    assert chosen(board) != "offering_of_wisdom"
    board.put(0, "altar.1").put(1, "altar.2", cloaked=True)
    assert chosen(board) == "offering_of_wisdom"
    board.answer(0, "offering_of_wisdom")
    assert chosen(board) == "altar.1"


@pytest.mark.finding("BO-12")
def test_the_last_lanterns_are_prayed_for_shards() -> None:
    board = Board(2).cards(0, "prayer_of_the_jade_moon").shards(0, jade=1).own(0, coin=1, scroll=1, lantern=2)
    assert chosen(board) == "prayer_of_the_jade_moon"
    board.answer(0, "prayer_of_the_jade_moon")
    assert chosen(board) == "2"


@pytest.mark.finding("BO-12")
def test_a_second_card_of_the_same_moment_is_used_less() -> None:
    alone, with_another = Board(2), Board(2).cards(0, "offering_of_wealth")
    first = cards.keep(judge(alone), "offering_of_wisdom")
    assert 0 < cards.keep(judge(with_another), "offering_of_wisdom") < first


# -- hiring ----------------------------------------------------------------------------------------------------


@pytest.mark.finding("BO-9")
def test_no_place_in_the_opening_order_has_the_better_slot() -> None:
    assert {slot.favour - slot.cost["coin"] for slot in c.SLOTS} == {1}
    board = Board(4).clan_row(*((seat, "merchant") for seat in range(4)))
    worth = [effects.hire(judge(board, seat), "merchant") for seat in range(4)]
    assert max(worth) - min(worth) < 0.5


@pytest.mark.finding("BO-9")
def test_a_hire_is_worth_its_uses_in_every_round_to_come() -> None:
    board = Board(4).clan_row((0, "advisor")).own(0, coin=4, scroll=3, lantern=2)
    early = effects.hire(judge(board), "advisor")
    board.g.round = c.ROUNDS
    assert early > effects.hire(judge(board), "advisor") + 2


# -- moods -----------------------------------------------------------------------------------------------------


@pytest.mark.whole_match
def test_moods_are_seen() -> None:
    by_style = {style: habits("standard", 2, 6, style) for style in STYLES}
    struck = {style: seen["strikes"] for style, seen in by_style.items()}
    assert struck["warlike"] > struck[""] > struck["cautious"]
    gathered = {style: sum(seen[sector] for sector in placing.GATHERS) for style, seen in by_style.items()}
    assert gathered["greedy"] > gathered[""]


def test_the_cautious_keep_off_the_summit() -> None:
    early = Board(4, "phoenix_palace")
    view = GAME.view(early.g, 0)
    assert placing.summit(Judgement(view, 0, "cautious")) < placing.summit(Judgement(view, 0, "warlike"))
