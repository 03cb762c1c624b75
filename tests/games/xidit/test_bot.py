"""How the bot plays (`games/xidit/bot`): it sees the others, and knows what it needs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.engine import Decision, Event, Match, Setup
from games.engine.policy import Style
from games.xidit.bot import worth
from games.xidit.bot.planner import Planner
from games.xidit.bot.policy import shown
from games.xidit.bot.temper import TEMPERS, Temper
from games.xidit.game import GAME
from games.xidit.state import Guild, Xidit
from games.xidit.view import XiditView
from tests.games.xidit.support import Board


def play(players: int, seed: int, style: Style = "") -> Iterator[tuple[Xidit, Decision, str, list[Event]]]:
    """A match of bots: the state after each answer, the question, the answer and what happened."""
    match, _ = Match.begin(GAME, Setup(players, f"{seed}", {}))
    rng = random.Random(seed)
    while match.state.outcome is None:
        seat = match.waiting[0]
        decision = match.decisions[seat]
        words = GAME.policy(match.view(seat), decision, rng, style)
        _, events = match.submit(seat, words)
        yield match.state, decision, words, events


def plan(board: Board, seat: int = 0, style: Style = "") -> list[str]:
    """What the bot in a seat plans."""
    return Planner(GAME.view(board.g, seat), TEMPERS[style]).plan()


def at_plans(players: int, seed: int, year: int) -> Xidit:
    """A match of bots, when the plans of a year are due."""
    match, _ = Match.begin(GAME, Setup(players, f"{seed}", {}))
    rng = random.Random(seed)
    while True:
        seat = match.waiting[0]
        if match.state.year == year and match.decisions[seat].rule == "XID-D3":
            return match.state
        match.submit(seat, GAME.policy(match.view(seat), match.decisions[seat], rng))


def seen(g: Xidit, seat: int = 0) -> XiditView:
    """What a seat sees."""
    return GAME.view(g, seat)


def test_who_is_behind_wants_that_kind_more() -> None:
    g = at_plans(4, 1, 9)
    g.guilds = {city: Guild(seat, 4) for city, seat in {1: 1, 2: 1, 5: 2, 6: 2, 8: 3, 9: 3}.items()}
    poor = worth.weights(seen(g), Temper())
    g.guilds |= {city: Guild(0, 4) for city in (11, 12, 13)}
    rich = worth.weights(seen(g), Temper())
    assert poor["guild_sections"] > 1.5 * rich["guild_sections"]


def test_lyres_of_today_count_most_in_the_end() -> None:
    """Long before, a bard is a bard: majorities change hands."""
    g = at_plans(4, 1, 3)
    region = "green_marches"
    g.bards = {region: [1, 2, 0, 0]}
    g.year = 2
    early = worth.bard_gain(seen(g), region, 1)
    g.year = g.mode.years
    late = worth.bard_gain(seen(g), region, 1)
    assert late > 1.2 * early


def test_made_up_worlds_are_such_as_players_think_of() -> None:
    """Others are about as rich as one is in that year, and have sealed plans with a purpose."""
    match, _ = Match.begin(GAME, Setup(4, "worlds", {}))
    rng = random.Random(0)
    while match.state.year < 6 or len(match.waiting) > 1:
        seat = match.waiting[0]
        match.submit(seat, GAME.policy(match.view(seat), match.decisions[seat], rng))
    last = match.waiting[0]
    worlds = [match.imagined(last, random.Random(number)) for number in range(10)]
    coins = {world.seats[seat].coins for world in worlds for seat in range(4) if seat != last}
    assert len(coins) > 4
    assert max(coins) < 16


@pytest.mark.whole_match
@pytest.mark.finding("BO-5")
def test_few_city_orders_find_nothing_to_do() -> None:
    """It was one of seven, when the bot took the others for standing still."""
    told: Counter[str] = Counter()
    for seed in range(3):
        for _, decision, words, events in play(4, seed):
            if decision.rule == "XID-D3":
                told["city"] += words.split().count("city")
            told.update(event.text.key for event in events)
    assert told["xidit-nothing-here"] < 0.1 * told["city"]


@pytest.mark.whole_match
@pytest.mark.finding("BO-5")
def test_heroes_who_stand_together_do_not_walk_together() -> None:
    plans: Counter[tuple[int, int, int, str]] = Counter()
    for seed in range(4):
        year, heroes = 0, [0] * 4
        for g, decision, words, _ in play(4, seed):
            if decision.rule == "XID-D3":
                if decision.seat == 0:
                    year, heroes = g.year, [player.hero for player in g.seats]
                plans[seed, year, heroes[decision.seat], words] += 1
    assert sum(count for count in plans.values() if count > 1) < 0.05 * plans.total()


@pytest.mark.finding("BO-5")
def test_it_leaves_a_threat_to_whom_comes_earlier() -> None:
    """Two threats are as far and about as good; at one of them stands somebody who moves first and may end it."""
    alone = Board(4, heroes="3 21 20 18").arrange(threats=[14, 9], recruits={6: "1p"}).give(0, "2p 2a 2i 2c 2m")
    first = plan(alone)
    goal = 14 if first[:2] == ["blue", "red"] else 9
    rival = Board(4, heroes=f"3 {goal} 20 18").arrange(threats=[14, 9], recruits={6: "1p"})
    rival.give(0, "2p 2a 2i 2c 2m").give(1, "2p 2a 2i 2c 2m")
    rival.g.first = 1
    assert plan(rival)[: len(first)] != first


@pytest.mark.finding("BO-5")
def test_it_waits_for_somebody_else_to_take_the_weak_unit() -> None:
    """XID-T4: an order to wait stands before that of a city."""
    waits = 0
    for seed in range(3):
        for _, decision, words, _ in play(4, seed):
            if decision.rule == "XID-D3":
                orders = words.split()
                waits += any(pair == ("wait", "city") for pair in pairwise(orders))
    assert waits


@pytest.mark.finding("BO-5")
@pytest.mark.parametrize(("own", "others", "shows"), [("4p", "2p", 3), ("1p", "9p", 0), ("3p", "4p", 3)])
def test_it_shows_no_more_in_a_census_than_it_must(own: str, others: str, shows: int) -> None:
    """One more than all others together hold is enough; who surely has too few keeps the army hidden."""
    board = Board(4).give(0, own).give(1, others)
    assert shown(GAME.view(board.g, 0), 0) == shows


@pytest.mark.finding("BO-10")
def test_it_ends_the_threat_that_wakes_titans_and_banishes_one() -> None:
    """Nothing is left of the threats, so the next one ended wakes them (XID-7.14)."""
    board = Board(4, heroes="3 21 20 18").arrange(
        threats=[4], recruits={6: "1p"}, next_threat=19, recruit_stack=[1, 2], rest="threat_discard"
    )
    board.give(0, "6p 1a 1c 1m")
    orders = plan(board)
    assert orders[:2] == ["blue", "city"]
    assert orders.count("city") == 2


@pytest.mark.whole_match
@pytest.mark.finding("BO-10")
def test_most_titans_that_wake_are_banished() -> None:
    banished, awake = 0, 0
    for seed in range(6):
        lair = [g.lair for g, *_ in play(5, seed)][-1]
        banished += sum(2 - len(stack.titans) for stack in lair)
        awake += sum(stack.awake for stack in lair)
    assert banished > awake


@pytest.mark.finding("BO-13")
def test_a_plan_is_made_of_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was a walk over each road; now it goes from errand to errand, and never the same way again."""
    steps: Counter[int] = Counter()
    usual = Planner.walk

    def counted(self: Planner, *args: object) -> None:
        steps[id(self)] += 1
        usual(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Planner, "walk", counted)
    plans = sum(decision.rule == "XID-D3" for _, decision, _, _ in play(5, 1))
    assert steps.total() < 400 * plans


def test_moods_differ_in_their_plans() -> None:
    """A cautious and a warlike bot plan otherwise in a good part of the years, and in most as they judge."""
    styles: tuple[Style, ...] = ("cautious", "warlike")
    changed: Counter[str] = Counter()
    plans = 0
    for seed in range(2):
        for year in (3, 5, 7, 9, 11):
            g = at_plans(4, seed, year)
            for seat in range(4):
                usual = Planner(seen(g, seat), TEMPERS[""]).plan()
                plans += 1
                changed.update(style for style in styles if Planner(seen(g, seat), TEMPERS[style]).plan() != usual)
    assert all(0.1 * plans < changed[style] < 0.6 * plans for style in styles), changed


def test_the_greedy_take_coins_where_others_take_something_else() -> None:
    more = 0
    for seed in range(3):
        match, _ = Match.begin(GAME, Setup(4, f"{seed}", {}))
        rng = random.Random(seed)
        while match.state.outcome is None:
            seat = match.waiting[0]
            view, decision = match.view(seat), match.decisions[seat]
            usual = GAME.policy(view, decision, rng)
            if decision.rule == "XID-D4":
                greedy = GAME.policy(view, decision, rng, "greedy")
                assert "coins" in greedy or "coins" not in usual
                more += "coins" in greedy and "coins" not in usual
            match.submit(seat, usual)
    assert more


@pytest.mark.whole_match
@pytest.mark.finding("BO-11")
def test_the_neutral_player_is_an_opponent() -> None:
    """It was the first to be out in two matches of three; now it mostly outlasts somebody."""
    first = 0
    for seed in range(8):
        g = [g for g, *_ in play(3, seed)][-1]
        first += g.eliminated[0] == g.players
    assert first <= 3
