"""CIR-15: fame, victory and ties."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.state import Circadians, who
from games.circadians.vocabulary import Reward
from games.engine import Outcome, Text
from games.engine.text import Item


def win(g: Circadians, winners: list[int], reason: str) -> None:
    """The match is over; nothing of what was going on follows (CIR-4.5, CIR-12.54), so the first
    to win wins alone (CIR-15.14)."""
    ranking = sorted({_standing(g, seat) for seat in range(g.players) if seat not in winners}, reverse=True)
    places = [
        1 if seat in winners else 1 + len(winners) + sum(_standing(g, other) > _standing(g, seat) for other in losers)
        for losers in [[other for other in range(g.players) if other not in winners]]
        for seat in range(g.players)
    ]
    assert ranking or len(winners) == g.players
    seats: list[Item] = [who(seat) for seat in winners]
    g.tell(f"circadians-won-{reason}", seats=seats, count=len(winners))
    g.finish(
        Outcome(
            winners=tuple(winners),
            reason=Text(f"circadians-won-{reason}", {"seats": seats, "count": len(winners)}),
            places=tuple(places),
            scores={
                "circadians-score-fame": tuple(player.fame for player in g.seats),
                "circadians-score-goal": tuple(player.data.fame_goal for player in g.seats),
                "circadians-score-land": tuple(len(g.controlled_land(seat)) for seat in range(g.players)),
                "circadians-score-relics": tuple(len(player.relics) for player in g.seats),
            },
        )
    )


def _standing(g: Circadians, seat: int) -> tuple[int, int]:
    """CIR-15.8, CIR-15.9, CIR-15.13: land regions, then relics."""
    return len(g.controlled_land(seat)), len(g.seats[seat].relics)


def best_of(g: Circadians, seats: list[int]) -> list[int]:
    """CIR-15.8, CIR-15.9, CIR-15.10: most land regions, then most relics, then shared."""
    best = max(_standing(g, seat) for seat in seats)
    return [seat for seat in seats if _standing(g, seat) == best]


def add_fame(g: Circadians, seat: int, count: int) -> list[Reward]:
    """CIR-2.19, CIR-15.1, CIR-15.4: step by step; the bonuses passed are returned, a goal reached wins at once."""
    player = g.seats[seat]
    bonuses: list[Reward] = []
    before = player.fame
    while count and player.fame < player.data.fame_goal:
        player.fame += 1
        count -= 1
        if bonus := c.FAME_BONUS[player.faction].get(player.fame):
            bonuses.append(bonus)
    if player.fame > before:
        goal = player.data.fame_goal
        g.tell("circadians-fame", seat=who(seat), count=player.fame - before, fame=player.fame, goal=goal)
        if player.fame == player.data.fame_goal and player.data.fame_win == "immediate" and g.phase != "income":
            win(g, [seat], "fame")  # CIR-15.1; CIR-15.12 for Income
    return bonuses


def fame_winners_of_income(g: Circadians) -> None:
    """CIR-15.6, CIR-15.12: who has reached the goal when all have taken their income."""
    reached = [
        seat
        for seat, player in enumerate(g.seats)
        if player.fame == player.data.fame_goal and player.data.fame_win == "immediate"
    ]
    if reached:
        win(g, best_of(g, reached), "fame")


def zcharo_win(g: Circadians) -> None:
    """CIR-15.2, CIR-15.3, CIR-15.15, CIR-20.6: with 20 fame at the end of a relic check."""
    for seat, player in enumerate(g.seats):
        if player.data.fame_win == "end_of_relic_check" and player.fame == player.data.fame_goal:
            win(g, [seat], "fame")
            return


def last_round_ends(g: Circadians) -> None:
    """CIR-15.8: nobody has won when round 6 ends."""
    win(g, best_of(g, list(range(g.players))), "land")
