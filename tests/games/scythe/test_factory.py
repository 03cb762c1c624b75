"""SCY-12: the Factory and its twelve cards."""

from __future__ import annotations

import pytest

from games.engine.play import default_choice
from games.scythe.game import GAME
from tests.games.scythe.support import Table


def visit(t: Table, seat: int = 0) -> Table:
    """A character steps from C3 onto the Factory."""
    t.put(seat, character="c3").turn(seat)
    return t.top("move", "move", "character", "d4", "stop")


@pytest.mark.rule("SCY-12.2", "SCY-12.3", "SCY-12.4", "SCY-12.6", "SCY-12.9", "SCY-D24")
def test_a_visit() -> None:
    t = visit(Table("polania", "nordic").factory_cards(3, 5, 9))
    assert t.rule == "SCY-D24"
    assert t.asked().secret
    assert t.offers() == ["3", "5", "9"]
    assert default_choice(t.g, 0) == "3"
    t.say("5")
    assert t[0].factory == "factory_05"
    assert t.told("scythe-factory-card")[0].audience is None
    mine, theirs = GAME.view(t.g, 0).mine, GAME.view(t.g, 1).mine
    assert mine is not None
    assert theirs is not None
    assert sorted(mine.seen) == ["factory_03", "factory_09"], "the visitor remembers the others"
    assert theirs.seen == []
    assert t.rule == "SCY-D26", "the token is placed already: it is for the next turn"
    t.put(0, character="c3").turn(0).top("move", "move", "character", "d4", "stop")
    assert t.rule == "SCY-D26", "one card per player, never exchanged"


@pytest.mark.rule("SCY-12.5", "SCY-3.2")
def test_each_visitor_sees_one_card_fewer() -> None:
    """X38: of four visitors the first sees five cards, the last two."""
    t = Table("polania", "nordic", "crimea", "saxony")
    for seat, count in enumerate((5, 4, 3, 2)):
        visit(t, seat)
        assert len(t.offers()) == count
        t.say(t.offers()[0])
        t.put(seat, character=f"home_{t[seat].faction}")


@pytest.mark.rule("SCY-12.7")
def test_only_the_character_and_only_a_winner() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "c3"})
    t.top("move", "move", "mech:c3", "d4", "stop")
    assert t.rule == "SCY-D26"
    t = Table("polania", "nordic").put(1, mechs={1: "d4"}, power=3, hand=[]).put(0, power=0, hand=[])
    visit(t)
    t.say("dial=0", seat=0).say("dial=1", seat=1)
    assert t[0].factory == ""
    assert t[0].character == "home_polania"


def using(number: int, faction: str = "polania") -> Table:
    t = Table(faction, "nordic").own_factory_card(0, number)
    t.put(0, workers="c1 d1 d1", coins=5, popularity=5, power=5, hand=[2, 4])
    return t.turn(0)


@pytest.mark.rule("SCY-12.8", "SCY-4.2", "SCY-4.3", "SCY-D25")
def test_the_card_is_a_fifth_section() -> None:
    t = using(5)
    assert "factory" in t.offers()
    t.say("factory")
    assert t.rule == "SCY-D25"
    assert default_choice(t.g, 0) == "skip"
    t.say("skip")
    assert t.rule == "SCY-D17", "the bottom without the top"
    t.say("skip", "end")
    t.turn(0, "factory")
    assert "factory" not in t.offers()


@pytest.mark.rule("SCY-12.17", "SCY-12.15", "SCY-12.16", "SCY-12.10")
def test_card_01() -> None:
    t = using(1)
    t.put(0, workers="c1 d1 d1 d2", cubes=["cube_produce"], boxes={"deploy": 1}, structures={"mill": "d1"})
    t.say("factory")
    assert t.offers() == ["take:2", "take:4", "part:2", "part:4", "skip"]
    t.say("take:2")
    assert t.field("sites").most == 2  # type: ignore[union-attr]  # a pick; no cube
    assert "mill" not in t.fields()
    t.say("sites=c1,d1 amounts=all")
    assert (t[0].coins, t[0].hand, t.g.discard) == (4, [4], [2])
    assert t[0].power == 5, "the worker row costs nothing"
    assert t.tokens("d1") == {"food": 2}, "the Mill makes nothing"
    assert t.tokens("c1") == {"wood": 1}


@pytest.mark.rule("SCY-12.18", "SCY-12.30", "SCY-12.10")
def test_card_02() -> None:
    """X7: the card's price is paid to enlist or upgrade, or its top is skipped; then a unit moves two steps."""
    t = using(2).put(0, popularity=1).turn(0)
    t.say("factory")
    assert t.offers() == ["take:enlist", "take:upgrade", "part:enlist", "part:upgrade", "skip"]
    t.say("take:enlist", "upgrade>power")
    assert (t[0].popularity, t[0].power) == (0, 7)
    assert t[0].recruits == {"upgrade": "enlist_power"}
    t.say("take", "worker:d1", "d2", "c1")
    assert sorted(t[0].workers[:3]) == ["c1", "c1", "d1"], "then one unit two steps"
    t = using(2).say("factory", "take:upgrade", "cube_move>deploy")
    assert t[0].cubes == ["cube_move"]
    t = using(2).put(0, popularity=0).turn(0).say("factory")
    assert t.rule == "SCY-D17", "not payable: only skipping"


@pytest.mark.rule("SCY-12.19", "SCY-12.16")
def test_card_03() -> None:
    t = using(3).say("factory", "take:4")
    assert (t[0].popularity, t[0].hand, t.g.discard) == (7, [2], [4])


@pytest.mark.rule("SCY-12.20")
def test_card_04() -> None:
    t = using(4).say("factory", "take:2")
    assert (t[0].coins, t[0].hand) == (8, [4])


@pytest.mark.rule("SCY-12.21")
def test_card_05() -> None:
    t = using(5).say("factory")
    labels = {option.id: option.label.key for option in t.asked().options}
    assert (labels["take"], labels["part"]) == ("scythe-factory-take", "scythe-factory-part")
    t.say("take")
    assert (t[0].power, t[0].popularity) == (4, 7)


@pytest.mark.rule("SCY-12.22")
def test_card_06() -> None:
    t = using(6).say("factory", "take")
    assert (t[0].power, t[0].coins) == (4, 8)


@pytest.mark.rule("SCY-12.23", "SCY-12.14")
def test_card_07() -> None:
    t = using(7).say("factory", "take:deploy")
    assert {name.partition(":")[2] for name in t.offers() if ":" in name} == {"c1", "d1"}, "a worker is needed there"
    t.say("submerge:d1")
    assert (t[0].mechs[1], t[0].popularity) == ("d1", 4)
    t = using(7).say("factory", "take:build", "mine:c1")
    assert t[0].structures == {"mine": "c1"}


@pytest.mark.rule("SCY-12.24", "SCY-12.14", "SCY-12.29")
def test_card_08() -> None:
    t = using(8).say("factory", "take:2", "2oil+1food", "split", "c1", "d1", "d1")
    assert t.tokens("c1") == {"oil": 1}
    assert t.tokens("d1") == {"oil": 1, "food": 1}
    t = using(8).put(0, workers="home_polania home_polania").turn(0).say("factory")
    assert t.rule == "SCY-D17", "no eligible territory"


@pytest.mark.rule("SCY-12.25", "SCY-12.10")
def test_card_09() -> None:
    t = using(9).say("factory", "take", "cube_move>deploy")
    assert (t[0].coins, t[0].popularity, t[0].cubes) == (3, 6, ["cube_move"])


@pytest.mark.rule("SCY-12.26", "SCY-12.29")
def test_card_10() -> None:
    t = using(10).say("factory", "take", "submerge:d1")
    assert (t[0].coins, t[0].power, t[0].mechs[1]) == (3, 6, "d1")
    t = using(10).put(0, mechs={1: "c1", 2: "c1", 3: "c1", 4: "c1"}, stars=["mechs"]).turn(0).say("factory", "take")
    assert (t[0].coins, t[0].power) == (3, 6), "the impossible part is lost"


@pytest.mark.rule("SCY-12.27", "SCY-12.30", "SCY-14.2")
def test_card_11() -> None:
    t = using(11).put(0, structures={"mill": "a1", "mine": "a2", "armory": "b2"}).turn(0)
    t.say("factory", "take", "monument:c1")
    assert (t[0].coins, t[0].popularity) == (3, 6)
    assert t[0].stars == ["structures"]


@pytest.mark.rule("SCY-12.28", "SCY-12.30", "SCY-D30")
def test_card_12() -> None:
    t = using(12).say("factory", "take", "build>popularity")
    assert (t[0].coins, t[0].popularity, t[0].power) == (3, 7, 6)
    t = using(12).say("factory", "part", "1=0 2=1")
    assert (t[0].recruits, t[0].power) == ({}, 6)


@pytest.mark.rule("SCY-12.11", "SCY-12.12", "SCY-12.13", "SCY-8.4")
def test_the_factory_move() -> None:
    """X39 and SCY-12.12: with Speed three steps, not four; stopping as usual."""
    t = using(3).put(0, mechs={4: "c1", 1: "c1"}, structures={"mine": "c1"}).turn(0)
    t.say("factory", "skip", "take", "mech:c1", "d1", "c1", "f4")
    assert t[0].mechs[0] == "f4", "by the own Mine"
    assert t.rule == "SCY-D26", "one unit"
    t = using(3).put(0, mechs={4: "c1"}, character="c1").turn(0)
    t.say("factory", "skip", "take", "character", "d1", "d2")
    assert t.rule == "SCY-D12", "the token on the second hex ends the movement"
    t = using(3).say("factory", "skip", "take", "worker:c1", "d1", "d2")
    assert "d2" in t[0].workers, "workers too, two steps"
