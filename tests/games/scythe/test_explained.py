"""What choices of Scythe say of themselves: hints, reasons, marks, and what cannot be taken back."""

from __future__ import annotations

import random

import pytest

import games
from games.engine import Decision, Match, NotLegal, Option, Setup, submit_always
from games.engine.plan import planned_for
from games.engine.play import Position
from games.engine.policy import random_choice
from games.scythe.board import HEXES, HOMES
from games.scythe.game import GAME
from tests.games.scythe.support import Table

ENGLISH = games.texts("scythe", "en")


def explained(t: Table) -> Decision:
    """What is asked, as whoever is asked reads it."""
    position = Position(t.g)
    return position.explained(position.waiting[0])


def hint(t: Table, name: str) -> str:
    """What is said of an option."""
    said = next(option.hint for option in explained(t).options if option.id == name)
    return ENGLISH.say(said) if said else ""


def reasons(t: Table) -> dict[str, str]:
    """What cannot be had, and why."""
    return {missing.id: ENGLISH.say(missing.reason) for missing in explained(t).unavailable}


@pytest.mark.finding("PL-5", "PL-17")
def test_sections_say_what_they_cost_and_bring() -> None:
    t = Table("polania/industrial", "nordic").put(0, coins=4, power=5).goods("c1", oil=1)
    assert hint(t, "1:power") == "power 5 → 7; coins 4 → 3; no Upgrade: 3 oil needed, you have 1"
    t.goods("c1", oil=3).turn(0)
    assert hint(t, "1:power") == "power 5 → 7; coins 4 → 3; then Upgrade (3 oil, gives $3)"
    assert hint(t, "2:produce") == "1 wood (C1) and 1 food (D1); no Deploy: 3 metal needed, you have 0"


@pytest.mark.finding("PL-5", "PL-21")
def test_a_section_without_coins_says_what_is_missing() -> None:
    t = Table("polania/industrial", "nordic").put(0, coins=0).turn(0, "3")
    assert hint(t, "4") == "no Trade: $1 needed, you have $0; no Enlist: 4 food needed, you have 0"
    told = reasons(t)
    assert told["1:power"] == "$1 needed, you have $0"
    assert told["3"] == "you chose it last turn"
    assert told["factory"] == "your character has not been to the Factory yet"
    with pytest.raises(NotLegal) as refused:
        explained(t).parse("1:power")
    assert ENGLISH.say(refused.value.text) == "$1 needed, you have $0"


@pytest.mark.finding("PL-21")
def test_what_keeps_units_is_told() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "d1", 2: "d1"}).put(1, workers="d2 a4").top("move", "move")
    told = reasons(t)
    assert told["worker:d1>d2"] == "workers do not enter where opposing units stand"
    assert told["worker:c1>c2"] == "a river lies between: an ability is needed"
    assert told["worker:c1>b1"] == "a lake: workers only ride there on a mech"
    assert hint(t, "mech:d1>d2") == "drives off a worker of Player 2: −1 popularity"


@pytest.mark.finding("PL-20")
def test_what_cannot_be_taken_back_is_said() -> None:
    t = Table("polania", "nordic").put(0, character="d1").top("move", "move", "worker:c1", "d1")
    final = {option.id: option.final for option in explained(t).options}
    assert final["character>d2"] is not None, "the last move of the action: an encounter card is drawn"
    assert final["worker:d1>c1"] is None
    t = Table("polania", "nordic").put(0, stars=["mechs"] * 5, power=14)
    final = {option.id: option.final for option in explained(t).options}
    assert final["4:power"] is not None
    assert ENGLISH.say(final["4:power"]) == "it is the sixth star: the game ends"


@pytest.mark.rule("SCY-D25")
@pytest.mark.finding("PL-21")
def test_a_factory_card_says_why_it_cannot_be_used() -> None:
    t = Table("polania", "nordic").own_factory_card(0, 2).put(0, popularity=0).turn(0).say("factory")
    assert t.rule == "SCY-D17", "nothing to choose on top"
    t = Table("polania", "nordic", coin_visibility="owner_only").own_factory_card(0, 9).put(0, coins=1).turn(0)
    t.say("factory")
    assert t.rule == "SCY-D25"
    assert reasons(t) == {"take": "$2 needed, you have $1"}


@pytest.mark.rule("SCY-D17", "SCY-D22")
@pytest.mark.finding("PL-21")
def test_bottom_actions_say_what_is_used_up() -> None:
    t = (
        Table("polania", "nordic")
        .put(0, structures={"mill": "c1"}, mechs={1: "d2"}, workers="c1 d1")
        .goods("c1", wood=9)
    )
    t.bottom("build")
    told = reasons(t)
    assert told["mill"] == "built already"
    assert told["c1"] == "a structure stands there"
    assert told["d2"] == "none of your workers is there"
    t.say("take")
    assert t.rule == "SCY-D22"
    assert reasons(t)["mill"] == "built already"


@pytest.mark.finding("PL-15")
def test_the_dial_says_its_limits() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "c3"}, power=3, hand=[2, 4]).put(1, character="d4", power=5)
    t.top("move", "move", "mech:c3>d4", "stop")
    told = reasons(t)
    assert told["dial:4"] == "you have 3 power"
    assert told["more-cards"].endswith("1")


PLACES = {"SCY-D05", "SCY-D06", "SCY-D08", "SCY-D11", "SCY-D14", "SCY-D21", "SCY-D22"}
"""Kinds in which every option that is no refusal and no load is about a place."""


def about_a_place(decision: Decision, option: Option) -> bool:
    """Whether an option names a place of the board."""
    words = option.id.replace(":", ">").replace("@", ">").replace("+", ">").split(">")
    named = any(word in HEXES or word in HOMES for word in words)
    return named or (
        decision.rule in PLACES and not option.role and option.id not in ("all", "none", "custom", "split")
    )


@pytest.mark.whole_match
@pytest.mark.finding("PL-4")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_about_a_place_is_marked_on_the_board(seed: int) -> None:
    rng = random.Random(seed)
    match, _ = Match.begin(GAME, GAME.complete(Setup(4, f"marks {seed}")))
    seen = set()
    while match.outcome is None:
        seat = match.waiting[0]
        decision = match.explained(seat)
        for option in (option for pick in decision.picks for option in pick.options):
            if about_a_place(decision, option):
                seen.add(decision.rule)
                assert option.where is not None, f"{decision.rule}: {option.id}"
                assert all(place.startswith("hex:") for place in (option.where, *option.route))
        bare = match.decisions[seat]
        words = GAME.policy(match.view(seat), bare, rng) if rng.random() < 0.8 else random_choice(bare, rng)
        match.submit(seat, words)
    assert {"SCY-D05", "SCY-D13", "SCY-D17"} <= seen


@pytest.mark.rule("SCY-22.8", "SCY-D26")
@pytest.mark.finding("PL-39")
def test_the_last_action_can_end_the_turn_for_everybody_who_could_place_an_objective_star() -> None:
    """Complete or not: it is said of the question that is asked then."""
    t = Table("polania", "nordic").put(0, mechs={1: "d2"}, workers="c1 d1").goods("c1", wood=9).bottom("build")
    decision = explained(t)
    (then,) = decision.then
    pairs = [option.id for option in decision.options if isinstance(option.value, tuple)]
    assert pairs
    assert then.after == (*pairs,)
    t.say(pairs[0])
    assert then.planned == planned_for(t.asked(), "end")
    t = Table("polania", "nordic").put(0, mechs={1: "d2"}, workers="c1 d1", stars=["objective"])
    assert explained(t.goods("c1", wood=9).bottom("build")).then == (), "the turn ends by itself"


@pytest.mark.finding("PL-39")
def test_an_action_ends_the_turn_where_its_bottom_action_is_out_of_reach() -> None:
    t = Table("polania/industrial", "nordic").put(0, coins=4, power=5).turn(0)
    (then,) = explained(t).then
    assert "1:power" in then.after
    t.goods("c1", oil=3).turn(0)
    (then,) = explained(t).then
    assert "1:power" not in then.after


@pytest.mark.rule("SCY-22.5", "SCY-D26")
def test_the_end_of_the_turn_offers_to_end_all_of_them_at_once() -> None:
    t = Table("polania/industrial", "nordic").put(0, coins=4, power=5).turn(0).say("1:power")
    (ending,) = explained(t).always
    match = Match(GAME, t.g)
    submit_always(match, 0, ending)
    assert (t[0].standing.end, match.waiting) == ("at_once", [1])
