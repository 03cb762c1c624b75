"""How the bot plays (`games/xidit/bot`): it sees the others, and knows what it needs."""

from __future__ import annotations

import random

from games.engine import Match, Setup
from games.xidit.bot import worth
from games.xidit.bot.temper import Temper
from games.xidit.game import GAME
from games.xidit.state import Guild, Xidit
from games.xidit.view import XiditView


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
