"""SCY-10: combat, with the combat abilities of SCY-16."""

from __future__ import annotations

import pytest

from games.engine import Form, GameError, Match, NotLegal, Number, Pick
from games.engine.play import Position, default_choice, open_decisions, sealed, waiting_for
from games.scythe.game import GAME
from games.scythe.rules.combat import card_limit
from games.scythe.state import Entry, Standing, who
from tests.games.scythe.support import Table


def clash(*factions: str, place: str = "d5") -> Table:
    """Seat 0's mech (slot 4) enters the place from which it is one step away; seat 1's mech stands there."""
    t = Table(*(factions or ("polania", "nordic")))
    t.put(0, power=5, popularity=5, mechs={4: "d4"}, hand=[]).put(1, power=5, popularity=5, mechs={4: place}, hand=[])
    return t


def attack(t: Table, place: str = "d5") -> Table:
    origin = t[0].mechs[3]
    return t.top("move", "move", f"mech:{origin}", place, "stop")


@pytest.mark.rule("SCY-10.7", "SCY-10.11", "SCY-10.12", "SCY-10.13", "SCY-10.15", "SCY-10.16", "SCY-10.17")
@pytest.mark.rule("SCY-10.19", "SCY-10.2")
def test_a_tie_is_the_attackers() -> None:
    """X1: of equal totals the attacker's wins; all units of the loser go home."""
    t = Table("polania", "nordic").put(0, power=10, popularity=5, mechs={4: "d4"}, workers="d4 d4", hand=[])
    t.put(1, power=4, character="d5", mechs={1: "d5"}, workers="d5 a4", hand=[3]).goods("d5", food=3)
    t.top("move", "move", "mech:d4", "all", "d5", "stop")
    t.say("dial=7", seat=0).say("dial=4 cards=3a", seat=1)
    assert (t[0].power, t[1].power) == (3, 0)
    assert (t[1].character, t[1].mechs[0], t[1].workers[0]) == ("home_nordic",) * 3
    assert t.g.controller("d5") == 0
    assert t.g.stock(0)[3] == 3
    assert t[0].popularity == 4
    assert t[0].stars == ["combat_1"]
    assert len(t[1].hand) == 1
    assert t.g.discard == [3]


@pytest.mark.rule("SCY-10.11", "SCY-10.18", "SCY-10.13")
def test_a_winning_defender() -> None:
    t = clash().put(0, workers="d4 d4")
    t.top("move", "move", "mech:d4", "all", "d5", "stop")
    t.say("dial=2", seat=0).say("dial=3", seat=1)
    assert t[0].workers[:2] == ["home_polania", "home_polania"]
    assert t[0].mechs[3] == "home_polania"
    assert t[1].popularity == 5, "a defender never loses popularity"
    assert t[1].stars == ["combat_1"]
    assert (t[0].power, t[1].power) == (3, 2)
    assert len(t[0].hand) == 1


@pytest.mark.rule("SCY-10.5", "SCY-10.8")
@pytest.mark.finding("RU-15")
def test_all_fighters_take_part_and_workers_do_not() -> None:
    t = clash().put(0, mechs={1: "d4", 4: "d4"}, workers="d4 d4")
    t.put(0, hand=[2, 2, 3, 4]).put(1, character="d5", mechs={1: "d5", 4: "d5"}, workers="d5 a4", hand=[2, 3, 3, 5])
    t.top("move", "move", "mech:d4", "all", "d5", "mech:d4", "d5")
    assert t.rule == "SCY-D10"
    most = [field.most for seat in (0, 1) if isinstance(field := t.field("cards", seat), Pick)]
    assert most == [2, 3]  # a card for each mech and character, none for workers
    t.say("dial=5 cards=3a,4a", seat=0).say("dial=0 cards=2a,3a,3b", seat=1)
    assert t[1].fighters_on("home_nordic") == ["c", "m1", "m4"], "all who fought retreat"
    assert t[1].workers[0] == "home_nordic"


@pytest.mark.rule("SCY-10.4", "SCY-10.3")
@pytest.mark.finding("RU-15")
def test_every_combat_takes_place_once_movement_is_over() -> None:
    t = clash().put(0, character="e6").put(1, mechs={1: "f5", 4: "d5"})
    t.top("move", "move", "mech:d4", "d5", "character", "f5")
    for seat, words in ((0, "skip"), (0, "decline"), (1, "dial=0")):
        with pytest.raises(GameError):
            t.say(words, seat=seat)
    t.say("f5")
    with pytest.raises(GameError):
        t.say("skip", seat=0)
    t.say("dial=2", seat=0).say("dial=1", seat=1)
    assert t[1].mechs[0] == "home_nordic"
    assert t.rule == "SCY-D10", "the other combat follows without being asked for"
    t.say("dial=2", seat=0).say("dial=1 cards=-", seat=1)
    assert t[1].mechs[3] == "home_nordic"
    assert (t.g.entries, t[0].stars) == ([], ["combat_1", "combat_2"])


@pytest.mark.rule("SCY-10.3", "SCY-D08")
def test_several_combats() -> None:
    t = clash().put(0, character="e6").put(1, mechs={1: "f5", 4: "d5"})
    t.top("move", "move", "mech:d4", "d5", "character", "f5")
    assert t.rule == "SCY-D08"
    assert t.offers() == ["d5", "f5"]
    assert default_choice(t.g, 0) == "d5"
    t.say("f5")
    assert t.rule == "SCY-D10", "movement is over: the combat takes place"


@pytest.mark.rule("SCY-10.6", "SCY-16.5", "SCY-16.6", "SCY-D09", "SCY-10.26")
def test_artillery() -> None:
    """X32: Nordic pays a power, the opponent loses two at most and not below zero; cards are still allowed."""
    t = clash("nordic", "polania").put(0, power=3, mechs={3: "d4", 4: "d4"}).put(1, power=1, hand=[4])
    attack(t)
    assert t.rule == "SCY-D09"
    assert default_choice(t.g, 0) == "decline"
    t.say("use")
    assert (t[0].power, t[1].power) == (2, 0)
    assert t.field("dial", 1).high == 0  # type: ignore[union-attr]  # a number
    assert t.fields(1) == ["dial", "cards"]
    t = clash("nordic", "polania").put(0, power=0, mechs={3: "d4", 4: "d4"})
    attack(t)
    assert t.rule == "SCY-D10", "Artillery needs a power to pay"


@pytest.mark.rule("SCY-16.17", "SCY-10.6", "SCY-8.7")
def test_disarm() -> None:
    """SCY-16.17: the opponent loses 2 power before a combat on a tunnel or Saxony's Mine."""
    t = clash("saxony", "polania", place="e6").put(0, mechs={3: "d5", 4: "d5"}).put(1, power=5)
    attack(t, "e6")
    assert (t[0].power, t[1].power) == (5, 3), "it costs nothing, so nobody is asked"
    t = clash("saxony", "polania", place="e6").put(0, mechs={3: "d5", 4: "d5"}).put(1, power=5)
    t.put(0, standing=Standing(abilities="no"))
    attack(t, "e6")
    assert t[1].power == 5, "unless the standing orders say so"
    t = clash("saxony", "polania").put(0, mechs={3: "d4", 4: "d4"})
    before = t[1].power
    attack(t)
    assert t[1].power == before, "no tunnel here"
    t = clash("saxony", "polania").put(0, mechs={3: "d4", 4: "d4"}, structures={"mine": "d5"}).put(1, power=5)
    attack(t)
    assert t[1].power == 3, "the own Mine counts"


@pytest.mark.rule("SCY-16.14", "SCY-10.6")
def test_scout() -> None:
    """X33: the card that Crimea takes before the dials may be used at once."""
    t = clash("crimea", "polania").put(0, mechs={3: "d4", 4: "d4"}).put(1, hand=[5])
    attack(t)
    assert t[0].hand == [5]
    assert t[1].hand == []
    told = t.told("scythe-scouted")
    assert [event.audience for event in told] == [(0, 1)]
    assert "cards" in t.fields(0)
    t = clash("crimea", "polania").put(0, mechs={3: "d4", 4: "d4"})
    attack(t)
    assert t.rule == "SCY-D10", "R24: nothing to take"


@pytest.mark.rule("SCY-10.6")
def test_the_defender_uses_abilities_second() -> None:
    t = clash("crimea", "nordic").put(0, mechs={3: "d4", 4: "d4"}, hand=[]).put(1, mechs={3: "d5"}, hand=[2], power=4)
    attack(t)
    assert [event.text.key for event in t.events if "ability" in event.text.key] == ["scythe-ability-used"]
    assert t[0].hand == [2], "the attacker has scouted"
    assert waiting_for(t.g) == [1], "and the defender is asked for Artillery"
    t.say("use")
    assert (t[0].power, t[1].power) == (3, 3)
    assert t.rule == "SCY-D10", "each ability once"


@pytest.mark.rule("SCY-10.7", "SCY-10.26", "SCY-D10")
def test_the_dial() -> None:
    t = clash().put(0, power=12).put(1, power=3)
    attack(t)
    assert (t.field("dial", 0).high, t.field("dial", 1).high) == (7, 3)  # type: ignore[union-attr]  # numbers
    with pytest.raises(NotLegal):
        t.say("dial=4", seat=1)


@pytest.mark.rule("SCY-10.8", "SCY-10.9", "SCY-16.9")
def test_the_card_limit() -> None:
    """X4: one card for each character and mech; People's Army adds one where workers are."""
    t = Table("rusviet", "nordic").put(0, mechs={3: "d5", 4: "d5"}, workers="d5 d5 d5", hand=[2, 2, 3, 4])
    assert card_limit(t[0], "d5") == 3
    t.put(0, workers="c6 d7")
    assert card_limit(t[0], "d5") == 2
    t = clash().put(0, power=0, hand=[2, 5]).put(1, power=0, hand=[])
    attack(t)
    assert t.field("cards", 0).most == 1  # type: ignore[union-attr]  # a pick
    t.say("dial=0 cards=5a", seat=0).say("dial=0", seat=1)
    assert t[0].stars == ["combat_1"], "a card with a dial of 0"
    assert t[0].hand == [2]


@pytest.mark.rule("SCY-10.10", "SCY-10.24")
def test_commitments_are_secret() -> None:
    t = clash().put(0, hand=[2, 3]).put(1, hand=[4])
    attack(t)
    before = GAME.view(t.g, 1)
    t.say("dial=3 cards=3a", seat=0)
    after = GAME.view(t.g, 1)
    assert sealed(t.g) == [0]
    assert after.seats[0].cards == 2, "the shown hand does not change before the reveal"
    assert after.seats[0].power == before.seats[0].power
    mine = GAME.view(t.g, 0).mine
    assert mine is not None
    assert (mine.dial, mine.committed) == (3, ["3a"])
    assert not [event for event in t.events if event.seen_by(1)]
    t.say("dial=0 cards=-", seat=0)
    t.say("dial=1 cards=-", seat=1)
    assert t[1].stars == ["combat_1"], "a sealed choice could be changed until then"
    assert open_decisions(t.g)


@pytest.mark.rule("SCY-10.15", "SCY-10.23")
def test_zero_against_zero() -> None:
    """X31: the attacker wins, the loser draws nothing, the star is placed."""
    t = clash().put(0, power=0, popularity=0).put(1, power=0)
    attack(t)
    t.say("dial=0", seat=0).say("dial=0", seat=1)
    assert t[0].stars == ["combat_1"]
    assert t[1].hand == []


@pytest.mark.rule("SCY-10.25", "SCY-10.15")
def test_the_loser_draws_from_an_empty_deck() -> None:
    """X51: the attacker's card is discarded, shuffled, and drawn by the loser."""
    t = clash().put(0, power=3, hand=[5])
    t.g.seats[0].hand, t.g.seats[1].hand = [5], []
    rest = t.g.combat.cards
    t.g.combat.cards = []
    t[1].hand = sorted(rest)
    t.put(1, mechs={4: "d5"})
    attack(t)
    t.say("dial=3 cards=5a", seat=0).say("dial=1 cards=-", seat=1)
    assert len(t[1].hand) == len(rest) + 1
    assert 5 in t[1].hand
    assert t.g.discard == []


@pytest.mark.rule("SCY-10.14", "SCY-16.4", "SCY-D11")
def test_seaworthy_retreat() -> None:
    t = clash("polania", "nordic").put(1, mechs={2: "d5"}, workers="d5 a4", power=0)
    attack(t)
    t.say("dial=1", seat=0).say("dial=0", seat=1)
    assert t.rule == "SCY-D11"
    assert t.offers() == ["home", "c4", "c4-workers-home", "e5", "e5-workers-home"]
    assert default_choice(t.g, 1) == "home"
    t.say("c4")
    assert t[1].mechs[1] == "c4"
    assert t[1].workers[0] == "c4", "the worker goes along with the mech"
    t = clash("polania", "nordic").put(1, character="d5", mechs={2: "a4"}, workers="d5 a4", power=0)
    t.put(0, mechs={2: "e5", 4: "d4"})
    t.top("move", "move", "mech:d4", "d5", "stop")
    t.say("dial=1", seat=0).say("dial=0", seat=1)
    assert t.offers() == ["home", "c4"], "not where opponents are"
    position = Position(t.g)
    (closed,) = position.explained(position.waiting[0]).unavailable
    assert (closed.id, closed.reason.key) == ("e5", "scythe-no-lake-taken")
    t.say("c4")
    assert (t[1].character, t[1].workers[0]) == ("c4", "home_nordic"), "without a mech workers go home"


@pytest.mark.rule("SCY-10.14", "SCY-16.4")
def test_workers_go_along_with_a_mech_that_retreats_beside_the_character() -> None:
    t = clash("polania", "nordic").put(1, character="d5", mechs={2: "d5"}, workers="d5 a4", power=0)
    attack(t)
    t.say("dial=1", seat=0).say("dial=0", seat=1)
    assert t.offers() == ["home", "c4", "c4-workers-home", "e5", "e5-workers-home"]
    t.say("e5")
    assert (t[1].character, t[1].mechs[1], t[1].workers[0]) == ("e5", "e5", "e5")


@pytest.mark.rule("SCY-16.20", "SCY-10.17")
def test_camaraderie() -> None:
    """SCY-16.20: Camaraderie: no popularity loss for workers that retreat because Polania won a combat as attacker."""
    t = clash().put(0, mechs={3: "d4", 4: "d4"}).put(1, workers="d5 d5")
    attack(t)
    t.say("dial=5", seat=0).say("dial=0", seat=1)
    assert t[0].popularity == 5
    assert t.g.driven == 2
    t.put(1, workers="c3 a4", mechs={}).turn(0)
    t.top("move", "move", "mech:d4", "c3", "stop")
    assert t[0].popularity == 4, "driven off without a combat they cost as usual"


@pytest.mark.rule("SCY-10.19", "SCY-10.20", "SCY-14.3", "SCY-16.15")
def test_combat_stars() -> None:
    t = clash().put(0, stars=["combat_1", "combat_2"])
    attack(t)
    t.say("dial=5", seat=0).say("dial=0", seat=1)
    assert t[0].stars == ["combat_1", "combat_2"], "a third victory gives no star"
    assert t[1].mechs[3] == "home_nordic", "but everything else"
    t = clash("saxony", "nordic").put(0, stars=["combat_1", "combat_2"])
    attack(t)
    t.say("dial=5", seat=0).say("dial=0", seat=1)
    assert t[0].stars == ["combat_1", "combat_2", "combat_2"]


@pytest.mark.rule("SCY-10.21", "SCY-14.5", "SCY-14.8", "SCY-14.9", "SCY-14.10", "SCY-5.38")
def test_two_combats_and_the_sixth_star() -> None:
    """X34: F4-E4-D4 into the Factory goes back to E4."""
    t = Table("polania", "nordic").put(0, power=9, mechs={4: "f4"}, character="d5", workers="f4 d1", hand=[])
    t.put(0, stars=["upgrades", "mechs", "structures", "recruits", "power"])
    t.put(1, mechs={1: "d4", 3: "e6"}, power=0, hand=[], workers="a4 e6").goods("f4", oil=2).put(0, popularity=5)
    t.top("move", "move", "mech:f4", "all", "e4", "d4", "character", "e6")
    t.say("e6")
    t.say("dial=5", seat=0).say("dial=0", seat=1)
    assert t.g.outcome is not None
    assert t[0].stars[-1] == "combat_1"
    assert t[0].popularity == 4, "the combat is carried out completely"
    assert t[0].mechs[3] == "e4"
    assert t[0].workers[0] == "e4"
    assert t.tokens("e4") == {"oil": 2}
    assert t.tokens("d4") == {}, "what it brought went back with it"
    assert t[1].mechs[0] == "d4"


@pytest.mark.rule("SCY-14.9")
def test_when_the_way_back_is_taken() -> None:
    """A Nordic retreat onto the lake from which a unit came: it goes home, its tokens stay."""
    t = Table("polania", "nordic").put(0, mechs={2: "d4"}, workers="d4 d1", stars=["mechs"] * 0).goods("d4", oil=2)
    t.put(1, mechs={1: "d4", 2: "d3"}, workers="a4 a5")
    t.g.entries = [Entry("m2", "d3", "d4", ["w1"], [2, 0, 0, 0])]
    from games.scythe.rules.stars import end_game

    end_game(t.g, 0)
    assert t[0].mechs[1] == "home_polania"
    assert t[0].workers[0] == "home_polania"
    assert t.tokens("d4") == {"oil": 2}


@pytest.mark.rule("SCY-10.22")
def test_combat_on_a_lake() -> None:
    t = Table("polania", "nordic").put(0, mechs={2: "c1"}, power=4, popularity=5, hand=[])
    t.put(1, mechs={2: "b1"}, workers="b1 b1", power=0, hand=[])
    t.top("move", "move", "mech:c1", "b1", "stop")
    t.say("dial=1", seat=0).say("dial=0", seat=1)
    assert t[1].workers[:2] == ["home_nordic", "home_nordic"]
    assert t[0].popularity == 3


@pytest.mark.rule("SCY-22.3", "SCY-D09", "SCY-D10", "SCY-D11")
def test_standing_combat_orders() -> None:
    t = clash().put(1, power=4, hand=[2, 5], standing=Standing(combat="at_once", dial="all", cards=1))
    attack(t)
    assert waiting_for(t.g) == [0, 1], "whether an order waits does not show"
    t.say("dial=5", seat=0)
    assert t[1].stars == ["combat_1"], "4 and a card of 5"
    assert t[1].hand == [2]
    assert not t.told("engine-standing-order"), "nor that it was used"
    t = clash().put(1, power=4, hand=[2, 5], standing=Standing(combat="timeout", dial="3", cards=1, which="lowest"))
    attack(t)
    assert default_choice(t.g, 1) == "dial=3 cards=2a"
    assert default_choice(t.g, 0) == "dial=2"
    both = (
        clash()
        .put(0, standing=Standing(combat="at_once", dial="2"))
        .put(1, standing=Standing(combat="at_once", dial="7"))
    )
    attack(both)
    assert both[1].stars == ["combat_1"], "both ordered: no pause at all"
    n = clash("polania", "nordic").put(1, mechs={2: "d5"}, power=0, standing=Standing(combat="at_once", retreat="lake"))
    attack(n)
    n.say("dial=1", seat=0)
    assert n[1].mechs[1] == "c4"
    n = clash().put(1, power=0, standing=Standing(combat="at_once", retreat="lake"))
    attack(n)
    n.say("dial=1", seat=0)
    assert n[1].mechs[3] == "home_nordic", "no lake without Seaworthy"
    a = clash("nordic", "polania").put(0, mechs={3: "d4", 4: "d4"}, standing=Standing(combat="at_once", abilities="no"))
    attack(a)
    assert a.rule == "SCY-D10"
    assert a[1].power == 5
    a = clash("nordic", "polania").put(
        0, mechs={3: "d4", 4: "d4"}, standing=Standing(combat="timeout", abilities="yes")
    )
    attack(a)
    assert default_choice(a.g, 0) == "use"


@pytest.mark.rule("SCY-22.3", "SCY-10.8")
def test_a_standing_order_is_cut_to_the_limits() -> None:
    t = clash().put(1, power=4, hand=[2, 3, 5], standing=Standing(combat="timeout", dial="7", cards=3))
    attack(t)
    assert default_choice(t.g, 1) == "dial=4 cards=5a", "one mech, one card"
    t = clash().put(1, power=9, hand=[], standing=Standing(combat="timeout", dial="all", cards=2))
    attack(t)
    assert default_choice(t.g, 1) == "dial=7"


def opened(t: Table, *dials: str) -> dict[int, str]:
    """What `/match seals` tells after the combat in which the seats gave these dials, the attacker first."""
    match = Match(GAME, attack(t).g)
    for seat, dial in enumerate(dials):
        match.submit(seat, dial)
    assert match.decisions[0].rule != "SCY-D10"
    return {seat: seal.text for seat, seal in match.seals.opened.items()}


@pytest.mark.rule("SCY-22.3")
@pytest.mark.finding("TR-9")
def test_seals_do_not_tell_whether_a_standing_order_was_used() -> None:
    by_hand = opened(clash().put(1, hand=[2, 5]), "dial=5", "dial=4 cards=5a")
    order = Standing(combat="at_once", dial="4", cards=1)
    assert opened(clash().put(1, hand=[2, 5], standing=order), "dial=5") == by_hand
    assert by_hand == {0: "dial=5", 1: "dial=4 cards=5a"}


@pytest.mark.finding("TR-9")
def test_seals_do_not_tell_of_a_card_that_stays_in_the_hand() -> None:
    told = {0: "dial=5", 1: "dial=0 cards=3a"}
    assert opened(clash().put(1, hand=[2, 3]), "dial=5", "dial=0 cards=3a") == told
    assert opened(clash().put(1, hand=[3, 3]), "dial=5", "dial=0 cards=3a") == told
    with pytest.raises(NotLegal):
        opened(clash().put(1, hand=[3, 3]), "dial=5", "dial=0 cards=3b")
    highest = Standing(combat="at_once", dial="0", cards=1, which="highest")
    assert opened(clash().put(1, hand=[3, 3], standing=highest), "dial=5") == told


@pytest.mark.rule("SCY-10.12")
def test_committed_cards_are_discarded_in_the_order_in_which_they_were_named() -> None:
    """A log that was written before is played again as it was, down to the discard pile."""
    t = clash().put(1, mechs={1: "d5", 4: "d5"}, hand=[2, 3, 3, 5])
    match = Match(GAME, attack(t).g)
    match.submit(0, "dial=5")
    match.submit(1, "dial=0 cards=5a,3b")
    assert t.g.discard == [5, 3]
    assert match.seals.opened[1].text == "dial=0 cards=5a,3a"


@pytest.mark.rule("SCY-22.3", "SCY-16.5", "SCY-10.6")
def test_an_ability_ordered_at_once_is_used_without_a_question() -> None:
    t = clash("nordic", "polania").put(0, mechs={3: "d4", 4: "d4"}, power=5).put(1, power=5)
    t.put(0, standing=Standing(combat="at_once", abilities="yes"))
    attack(t)
    assert t.rule == "SCY-D10"
    assert (t[0].power, t[1].power) == (4, 3)
    assert t.told("scythe-lost-power")[0].text.args["count"] == 2


@pytest.mark.rule("SCY-10.7")
@pytest.mark.parametrize(("power", "highest"), [(0, 0), (5, 5), (7, 7), (16, 7)])
def test_a_dial_goes_from_0_to_7_and_not_above_the_power(power: int, highest: int) -> None:
    t = attack(clash().put(1, power=power))
    assert t.field("dial", 1) == Number(0, highest)
    assert [t.asked(seat).prompt.args["other"] for seat in (0, 1)] == [who(1), who(0)]
    assert [t.asked(seat).prompt.key for seat in (0, 1)] == ["scythe-ask-dial"] * 2, "nobody has a card to add"


@pytest.mark.rule("SCY-D10")
def test_the_default_commitment() -> None:
    t = clash().put(1, power=9, hand=[3, 4])
    attack(t)
    assert default_choice(t.g, 1) == "dial=4 cards=3a"


@pytest.mark.rule("SCY-22.2", "SCY-22.6")
def test_undo_stops_at_reveals() -> None:
    t = clash().put(1, mechs={}, workers="d5 a4")
    match = Match(GAME, t.g)
    match.submit(0, "1")
    match.submit(0, "move")
    match.submit(0, "mech:d4")
    assert match.can_undo(0)
    match.submit(0, "d5")
    assert not match.can_undo(0), "a forced retreat was announced"
    t = clash()
    attack(t)
    match = Match(GAME, t.g)
    form = match.decisions[1].shape
    assert isinstance(form, Form)
    match.submit(1, "dial=1")
    assert not match.can_undo(1)
