"""SCY-22.1: what belongs together is one choice, and comes to the same as step by step."""

from __future__ import annotations

import random

import pytest

from games.engine import Match, Setup
from games.engine.policy import random_choice
from games.scythe.game import GAME
from games.scythe.rules.move import Going
from games.scythe.state import Scythe, Standing
from tests.games.scythe.support import Table


def board(g: Scythe) -> object:
    """What is on the table, without who was asked what."""
    return GAME.view(g, 0).seats, GAME.view(g, 0).goods, g.tokens, len(g.combat), g.active, g.closed


@pytest.mark.rule("SCY-22.1", "SCY-4.5")
@pytest.mark.finding("PL-5", "PL-9")
@pytest.mark.parametrize(
    ("quick", "steps"),
    [
        (("4:power",), ("4", "power")),
        (("4:cards",), ("4", "cards")),
        (("2:popularity",), ("2", "popularity")),
        (("2:resources", "2oil@d1"), ("2", "resources", "2oil", "d1")),
        (("1:coins",), ("1", "coins")),
        (("3:produce",), ("3", "produce", "sites=c1,d1 amounts=all")),
        (("1:move", "mech:d1>d2+all"), ("1", "move", "mech:d1", "all", "d2", "stop")),
        (("1:move", "mech:d1>c2"), ("1", "move", "mech:d1", "d2", "c2")),
    ],
)
def test_a_section_and_its_top_action_are_one_choice(quick: tuple[str, ...], steps: tuple[str, ...]) -> None:
    tables = [
        Table("polania", "nordic").put(0, mechs={1: "d1", 4: "d1"}, workers="c1 d1").goods("d1", food=1)
        for _ in range(2)
    ]
    for t, words in zip(tables, (quick, steps), strict=True):
        t.say(*words)
    assert board(tables[0].g) == board(tables[1].g)
    assert tables[0].rule == tables[1].rule


@pytest.mark.rule("SCY-22.1", "SCY-7.3")
@pytest.mark.parametrize(
    ("bottom", "pair"),
    [
        ("upgrade", "cube_move>enlist"),
        ("deploy", "polania_speed:d1"),
        ("build", "mill:c1"),
        ("enlist", "build>popularity"),
    ],
)
def test_a_bottom_action_and_its_benefit_are_one_choice(bottom: str, pair: str) -> None:
    tables = [
        Table("polania", "nordic").goods("c1", oil=9, metal=9, wood=9, food=9).goods("d1", oil=1, metal=1)
        for _ in range(2)
    ]
    tables[0].bottom(bottom, pair)
    t = tables[1].bottom(bottom, "take")
    t.say(*(["auto"] if t.rule == "SCY-D18" else []), pair)
    assert board(tables[0].g) == board(t.g)


@pytest.mark.rule("SCY-22.1", "SCY-16.10")
def test_what_tokens_do_not_pay_the_lowest_card_of_crimea_does() -> None:
    t = Table("crimea", "nordic").put(0, hand=[2, 4]).goods("g3", metal=2)
    t.bottom("deploy", "crimea_speed:g3")
    assert t[0].hand == [4]
    assert t.tokens("g3") == {}


@pytest.mark.rule("SCY-22.1", "SCY-6.13")
def test_the_most_productive_territories_come_first() -> None:
    t = Table("crimea/industrial", "nordic").put(0, workers="g3 g3 g3 h1 g4 g4")
    t.say("2:produce")
    assert t.offers() == ["g3+g4", "g3+h1", "g4+h1", "choose"]
    t.say("g3+g4")
    assert (t.tokens("g3"), t.tokens("g4")) == ({"food": 3}, {"metal": 2})
    t.turn(0).say("2:produce", "choose", "sites=h1 amounts=choose", "1")
    assert t[0].workers_out == 7, "everything else is chosen in detail"


@pytest.mark.rule("SCY-22.1", "SCY-22.5")
@pytest.mark.finding("PL-39")
def test_the_turn_ends_with_the_last_choice() -> None:
    t = Table("polania", "nordic").goods("c1", metal=9)
    t.bottom("deploy")
    assert t.offers()[-2:] == ["skip", "end"]
    t.say("end")
    assert t.g.active == 1
    t.turn(0).bottom("deploy", "skip")
    assert t.rule == "SCY-D26", "who wants to look at the objectives once more is asked"
    t.put(0, stars=["objective"]).turn(0).bottom("deploy")
    assert t.offers()[-1] == "skip", "nothing would be asked after it anyway"


@pytest.mark.rule("SCY-R22", "SCY-10.6")
def test_what_costs_nothing_waits_for_nobody() -> None:
    t = Table("saxony", "polania").put(0, mechs={3: "d5"}, power=5).put(1, character="e6", power=5)
    t.g.tokens.clear()
    t.put(0, standing=Standing(abilities="yes"))
    t.top("move", "move", "mech:d5>e6", "stop")
    assert t.rule == "SCY-D10"
    assert t[1].power == 3


@pytest.mark.whole_match
@pytest.mark.rule("SCY-5.8", "SCY-5.15", "SCY-5.39")
@pytest.mark.parametrize("seed", range(6))
def test_every_way_can_be_gone_step_by_step(seed: int) -> None:
    """Whole ways are found by the rules of single steps, also with Speed, lakes and linked territories."""
    rng = random.Random(seed)
    match, _ = Match.begin(GAME, GAME.complete(Setup(5, f"ways {seed}")))
    tried = 0
    while match.outcome is None and tried < 60:
        seat = match.waiting[0]
        decision = match.decisions[seat]
        offers = decision.offers(Going) if decision.rule == "SCY-D05" else {}
        ways = {name: going for name, going in offers.items() if len(going.route) > 1}
        if ways:
            name = rng.choice(sorted(ways))
            unit, _, target = name.partition(">")
            whole, steps = match.copy(), match.copy()
            whole.submit(seat, name)
            words = [unit, *(["all"] if target.endswith("+all") else []), *ways[name].route]
            for word in words:
                steps.submit(seat, word)
            if steps.decisions.get(seat) and steps.decisions[seat].rule == "SCY-D06":
                steps.submit(seat, "stop")
            assert board(whole.state) == board(steps.state), f"{seed}: {name}"
            tried += 1
        words_ = GAME.policy(match.view(seat), decision, rng) if rng.random() < 0.7 else None
        match.submit(seat, words_ if words_ is not None else random_choice(decision, rng))
    assert tried > 5
