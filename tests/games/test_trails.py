"""What happened, as it is drawn: ways along the places passed, battles with their result, gains at their place."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import games
from games.circadians.trails import trails as circadians
from games.engine import Event, Match, SeatName, Setup, Text
from games.engine.trail import Trail
from games.ryozen.trails import trails as ryozen
from games.scythe.rules.move import Going
from games.scythe.trails import trails as scythe
from games.xidit.trails import trails as xidit

ANNA, BORYS = SeatName(0), SeatName(1)


def told(key: str, where: str | None = None, route: tuple[str, ...] = (), **args: Any) -> Event:
    return Event(Text(key, args), None, where, route)


def played(game: str, players: int, decisions: int) -> list[tuple[Match[Any, Any], list[Event]]]:
    """A match played by bots: a copy of it after each decision, and what was told."""
    match, _ = Match.begin(games.game(game), Setup(players, "trails"))
    dice, found = Random(1), []
    for _ in range(decisions):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        _, events = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
        found.append((match, events))
    return found


def test_a_way_goes_along_the_places_passed_in_scythe() -> None:
    match, _ = Match.begin(games.game("scythe"), Setup(4, "trails"))
    dice, longer = Random(1), 0
    while match.outcome is None and longer < 5:
        seat = match.waiting[0]
        decision, player = match.decisions[seat], match.game.clone(match.state).seats[seat]
        choice = match.game.policy(match.view(seat), decision, dice)
        option = next((each for each in getattr(decision.shape, "options", ()) if each.id == choice), None)
        _, events = match.submit(seat, choice)
        if option is not None and isinstance(option.value, Going) and len(option.value.route or ()) > 1:
            way = (player.place_of(option.value.unit), *option.value.route)
            walk = next(event for event in events if event.text.key in ("scythe-moved", "scythe-moved-empty"))
            assert walk.route == tuple(f"hex:{place}" for place in way)
            assert Trail("way", walk.route, seat) in scythe([walk])
            longer += 1
    assert longer == 5


def test_a_way_goes_along_the_places_passed_in_hyperborea() -> None:
    longest = 0
    for match, events in played("hyperborea", 4, 300):
        near = match.state.layout.neighbours
        for event in events:
            route = [place.removeprefix("area:") for place in event.route]
            assert all(there in near[here] for here, there in pairwise(route))
            longest = max(longest, len(route))
    assert longest > 2


def test_a_battle_in_scythe_shows_what_both_sides_committed_the_winners_first() -> None:
    events = [
        told("scythe-committed", "hex:c3", seat=ANNA, total=4),
        told("scythe-committed-no-cards", "hex:c3", seat=BORYS, total=7),
        told("scythe-combat-won", "hex:c3", seat=BORYS, other=ANNA),
    ]
    assert scythe(events) == [Trail("battle", ("hex:c3",), 1, "7:4")]
    assert scythe(events[2:]) == [Trail("battle", ("hex:c3",), 1)]


def test_a_battle_in_circadians_shows_the_strengths_the_victors_first() -> None:
    event = told("circadians-strength", "region:b2", seat=ANNA, opponent=BORYS, mine=3, theirs=5, victor=BORYS)
    assert circadians([event]) == [Trail("battle", ("region:b2",), 1, "5:3")]


def test_gains_of_a_seat_at_one_place_are_added_up() -> None:
    goods = [Text("scythe-some-oil", {"count": 2}), Text("scythe-some-food", {"count": 1})]
    events = [
        told("scythe-workers", "hex:c3", seat=ANNA, count=1),
        told("scythe-resources", "hex:c3", seat=ANNA, goods=goods),
        told("scythe-workers", "hex:c4", seat=ANNA, count=1),
    ]
    assert scythe(events) == [Trail("gain", ("hex:c3",), 0, "+4"), Trail("gain", ("hex:c4",), 0, "+1")]


def test_what_a_sector_gives_is_gained_there_and_nothing_later_is() -> None:
    events = [
        told("ryozen-day-effect", "sector:altar", seat=ANNA),
        told("ryozen-gained", seat=ANNA, what=[Text("ryozen-some-rice", {"count": 2})]),
        told("ryozen-placed", "gate.1", seat=BORYS),
        told("ryozen-gained", seat=BORYS, what=[Text("ryozen-some-rice", {"count": 5})]),
    ]
    assert ryozen(events) == [Trail("gain", ("sector:altar",), 0, "+2")]


def test_a_threat_that_was_ended_is_a_battle_won() -> None:
    events = [
        told("xidit-threat-ended", "city:4", seat=BORYS),
        told("xidit-recruited", "city:7", seat=ANNA, unit="archer"),
        told("xidit-threat-not-met", "city:8", seat=ANNA),
    ]
    assert xidit(events) == [Trail("battle", ("city:4",), 1), Trail("gain", ("city:7",), 0, "+1")]


@pytest.mark.parametrize("game", list(games.metas()))
def test_nothing_that_is_hidden_from_onlookers_is_drawn_for_them(game: str) -> None:
    for match, events in played(game, max(games.metas()[game].players), 120):
        public = [event for event in events if event.seen_by(None)]
        assert match.game.trails(public) == match.game.trails([event for event in events if event.audience is None])
