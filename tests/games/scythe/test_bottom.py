"""SCY-7: bottom-row actions; SCY-9: recruit ongoing bonuses; Coercion."""

from __future__ import annotations

import pytest

from games.engine import Match, Text
from games.engine.play import default_choice
from games.scythe.game import GAME
from games.scythe.rules.mat import cost_of
from games.scythe.state import Standing
from tests.games.scythe.support import Table


def rich(*factions: str) -> Table:
    """Nobody enlisted, everything to pay with."""
    t = Table(*(factions or ("polania/engineering", "nordic/industrial")))
    home = {"polania": "c1", "nordic": "a4", "rusviet": "c6", "saxony": "f1", "crimea": "g3"}
    for seat, player in enumerate(t.g.seats):
        place = home[player.faction]
        t.put(seat, workers=f"{place} {place}").goods(place, oil=9, metal=9, wood=9, food=9)
    return t


@pytest.mark.rule("SCY-7.2", "SCY-7.7", "SCY-7.8", "SCY-7.10", "SCY-D20")
def test_upgrade() -> None:
    """X3: from Produce to Enlist."""
    t = rich()
    assert cost_of(t.g, 0, "enlist") == 3
    t.bottom("upgrade", "take")
    assert len(t.offers()) == 6 * 4 + 1
    t.say("cube_produce>enlist")
    assert cost_of(t.g, 0, "enlist") == 2
    assert t.tokens("c1")["oil"] == 6, "the cost before the cube moved"
    t.turn(0).top("produce", "produce")
    assert t.asked().shape.fields[0].label.args["count"] == 3  # type: ignore[union-attr]  # a form
    t.turn(0).bottom("upgrade", "take", "cube_move>upgrade")
    assert cost_of(t.g, 0, "upgrade") == 2
    assert t.tokens("c1")["oil"] == 3


@pytest.mark.rule("SCY-7.9")
def test_fixed_boxes_take_no_cube() -> None:
    t = rich("polania/patriotic", "nordic/industrial")
    t.bottom("upgrade", "take")
    assert not any(name.endswith(">upgrade") for name in t.offers())
    t.put(0, boxes={"enlist": 1}, cubes=["cube_move"]).turn(0).bottom("upgrade", "take")
    assert not any(name.endswith(">enlist") or name.startswith("cube_move>") for name in t.offers()), "never again"


@pytest.mark.rule("SCY-7.11", "SCY-7.12", "SCY-7.13", "SCY-16.1", "SCY-D21")
def test_deploy() -> None:
    """SCY-7.11: a mech comes where an own worker is, and its ability is open from then on."""
    t = rich()
    t.put(0, workers="c1 d1 d3", mechs={1: "d3"})
    t.bottom("deploy", "take")
    places = {name.split(":")[1] for name in t.offers() if ":" in name}
    assert places == {"c1", "d1"}, "not on the lake, not without a worker"
    assert {name.split(":")[0] for name in t.offers()} == {"submerge", "camaraderie", "polania_speed", "none"}
    assert not t[0].has("speed")
    t.say("polania_speed:d1")
    assert t[0].mechs == ["d3", "", "", "d1"]
    assert t[0].has("speed")
    assert not t[0].has("submerge")


@pytest.mark.rule("SCY-7.14", "SCY-7.15", "SCY-7.16", "SCY-12.1", "SCY-D22")
def test_build() -> None:
    """SCY-7.14: a structure comes where an own worker is, one to a territory."""
    t = rich()
    t.put(0, workers="c1 d1 d4 d2", structures={"mill": "c1"}).put(1, structures={"mine": "d1"})
    t.bottom("build", "take")
    assert {name.split(":")[1] for name in t.offers() if ":" in name} == {"d4", "d2"}, "one structure per territory"
    assert {name.split(":")[0] for name in t.offers()} == {"monument", "armory", "mine", "none"}
    t.say("monument:d4")
    assert t[0].structures == {"mill": "c1", "monument": "d4"}


@pytest.mark.rule("SCY-7.17", "SCY-7.18", "SCY-7.19", "SCY-D23")
@pytest.mark.parametrize(
    ("bonus", "field", "gain"), [("power", "power", 2), ("coins", "coins", 2), ("popularity", "popularity", 2)]
)
def test_enlist(bonus: str, field: str, gain: int) -> None:
    """SCY-7.17: a recruit gives its bonus at once, and its section's bonus from then on."""
    t = rich("polania/mechanical", "nordic/industrial")
    before = getattr(t[0], field)
    t.bottom("enlist", "take")
    assert len(t.offers()) == 17
    t.say(f"upgrade>{bonus}")
    assert getattr(t[0], field) == before + gain + (2 if field == "coins" else 0), "the mat gives $2"
    assert t[0].recruits == {"upgrade": f"enlist_{bonus}"}
    t.turn(0).bottom("enlist", "take")
    assert not any(name.startswith("upgrade>") or name.endswith(f">{bonus}") for name in t.offers())


@pytest.mark.rule("SCY-7.17", "SCY-9.8")
def test_enlist_the_enlist_recruit() -> None:
    """X28: the bonus box is open for this very action."""
    t = rich().put(0, power=2, coins=0, hand=[])
    t.bottom("enlist", "take", "enlist>power")
    assert (t[0].power, t[0].coins, len(t[0].hand)) == (4, 1, 1)
    t.turn(0).bottom("enlist", "take", "build>combat_cards")
    assert len(t[0].hand) == 4


@pytest.mark.rule("SCY-7.3", "SCY-7.4", "SCY-9.9")
def test_an_exhausted_action() -> None:
    """X25: with all mechs deployed the cost is paid and coins and bonuses are gained, but no mech comes."""
    t = rich("saxony/patriotic", "nordic/industrial").put(
        0, mechs={1: "f1", 2: "f1", 3: "f1", 4: "f1"}, stars=["mechs"]
    )
    t.put(1, recruits={"deploy": "enlist_power"}, coins=0).goods("f1", metal=4).put(0, coins=0)
    t.bottom("deploy", "take")
    assert t.rule == "SCY-D26", "no mech is asked for"
    assert t[0].coins == 3
    assert t.tokens("f1") == {}
    assert t[1].coins == 1


@pytest.mark.rule("SCY-7.5", "SCY-7.4")
def test_a_bottom_action_is_announced_and_its_benefit_may_be_declined() -> None:
    t = rich()
    t.bottom("build", "take")
    assert t.told("scythe-bottom-taken")
    assert t.told("scythe-bottom-taken")[0].audience is None
    t.say("none")
    assert t[0].structures == {}
    assert t[0].coins == 5 + 3


@pytest.mark.rule("SCY-7.6", "SCY-9.7", "SCY-22.4", "SCY-D27", "SCY-D28")
def test_coins_and_bonuses_run_on_standing_preferences() -> None:
    t = rich().put(0, coins=0, recruits={"build": "enlist_power"}, popularity=4)
    t.bottom("build", "take", "none")
    assert (t[0].coins, t[0].popularity) == (3, 5), "accepted without a question"
    t.put(0, standing=Standing(coins="decline", bonuses="decline")).turn(0).bottom("build", "take", "none")
    assert (t[0].coins, t[0].popularity) == (3, 5)


@pytest.mark.rule("SCY-9.1", "SCY-9.2")
def test_ongoing_bonus_of_the_active_player_and_neighbours() -> None:
    """X6: the recruit's bonus comes when its owner or a direct neighbour takes the action."""
    for active in (0, 1, 2):
        t = rich("nordic/engineering", "rusviet/patriotic", "polania/industrial", "crimea/agricultural")
        t.put(0, recruits={"build": "enlist_power"}, popularity=5)
        t.turn(active).bottom("build", "take", "none")
        assert t[0].popularity == 6
    t.put(1, recruits={"build": "enlist_power"}).put(2, recruits={"build": "enlist_power"})
    t.turn(0).bottom("build", "take", "none")
    receivers = [event.text.args["seat"].seat for event in t.events if event.text.key == "scythe-ongoing"]  # type: ignore[union-attr]
    assert receivers == [0, 1, 2], "active, left (next in turn order), right"


@pytest.mark.rule("SCY-9.4", "SCY-9.5")
def test_non_neighbours_gain_nothing() -> None:
    """X27: of five players only the two beside the builder may gain."""
    t = rich("nordic", "rusviet", "crimea", "saxony", "polania")
    for seat in range(5):
        t.put(seat, recruits={"build": "enlist_power"}, popularity=5)
    t.turn(2).bottom("build", "take", "none")
    assert [t[seat].popularity for seat in range(5)] == [5, 6, 6, 6, 5]
    three = rich("nordic", "crimea", "polania")
    for seat in range(3):
        three.put(seat, recruits={"build": "enlist_power"}, popularity=5)
    three.turn(0).bottom("build", "take", "none")
    assert [three[seat].popularity for seat in range(3)] == [6, 6, 6], "with three all are neighbours"


@pytest.mark.rule("SCY-9.3")
def test_two_players() -> None:
    """X26: a neighbour on both sides is still one neighbour."""
    t = rich().put(1, recruits={"upgrade": "enlist_coins"}, power=3)
    t.bottom("upgrade", "take", "none")
    assert t[1].power == 4


@pytest.mark.rule("SCY-9.9")
def test_a_skipped_action_gives_nothing() -> None:
    t = rich().put(1, recruits={"upgrade": "enlist_coins"}, power=3)
    t.bottom("upgrade", "skip")
    assert t[1].power == 3


@pytest.mark.rule("SCY-9.6", "SCY-12.10", "SCY-11.9")
def test_encounters_and_factory_cards_trigger_no_bonuses() -> None:
    t = (
        rich()
        .put(0, recruits={"upgrade": "enlist_power"}, power=3, coins=9)
        .put(1, recruits={"upgrade": "enlist_power"})
    )
    t.own_factory_card(0, 9).turn(0).say("factory", "take", "cube_move>build")
    assert t[0].power == 3
    assert t[1].power == 4
    assert len(t[0].cubes) == 1
    t = rich().put(0, recruits={"upgrade": "enlist_power"}, power=3, coins=9, character="c1").next_encounter(7)
    t.top("move", "move", "character", "d2", "stop", "deal", "cube_move>build", "stop")
    assert (t[0].power, len(t[0].cubes)) == (3, 1)


@pytest.mark.rule("SCY-R20", "SCY-D18")
@pytest.mark.parametrize(
    ("tokens", "fighter", "left"),
    [((2, 5), "", (2, 1)), ((5, 2), "", (1, 2)), ((4, 4), "", (0, 4)), ((2, 5), "d1", (0, 3))],
)
def test_the_automatic_payment(tokens: tuple[int, int], fighter: str, left: tuple[int, int]) -> None:
    """Where nobody could fight for them, then where most of them lie, then in the order of the labels."""
    t = Table("polania", "nordic").put(0, workers="c1 d1", character=fighter or "home_polania")
    t.goods("c1", metal=tokens[0]).goods("d1", metal=tokens[1]).bottom("deploy", "take")
    assert t.asked().prompt.args["goods"] == [Text("scythe-some-metal", {"count": sum(tokens) - sum(left)})]
    t.say("auto")
    assert tuple(t.tokens(place).get("metal", 0) for place in ("c1", "d1")) == left
    told = [event.text.args["goods"] for event in t.told("scythe-spent")]
    spent = [before - after for before, after in zip(tokens, left, strict=True) if before != after]
    assert told == [[Text("scythe-some-metal", {"count": count})] for count in spent]


@pytest.mark.rule("SCY-16.10", "SCY-22.6")
def test_what_was_discarded_face_up_is_not_taken_back() -> None:
    t = Table("crimea", "nordic").put(0, hand=[2, 4]).goods("g3", metal=2).bottom("deploy", "take")
    match = Match(GAME, t.g)
    match.submit(0, "card:4")
    assert not match.can_undo(0)


@pytest.mark.rule("SCY-16.10", "SCY-D19")
def test_coercion() -> None:
    """X44: Crimea pays one missing token a turn with a combat card, and no second."""
    t = Table("crimea", "nordic").put(0, hand=[2, 4]).goods("g3", metal=2)
    t.bottom("deploy", "take")
    assert t.offers() == ["card:2", "card:4"]
    options = t.asked().shape.options  # type: ignore[union-attr]  # a pick
    assert all(option.private for option in options), "values are for the owner's eyes until discarded"
    assert default_choice(t.g, 0) == "card:2"
    t.say("card:4", "crimea_speed:g3")
    assert t[0].mechs[3] == "g3"
    assert t[0].hand == [2]
    assert t.g.discard == [4]
    t.put(0, hand=[2, 4]).goods("g3", metal=1).turn(0)
    t.bottom("deploy")
    assert t.rule == "SCY-D26", "one card for one token, once per turn"
    t.goods("g3", metal=3).turn(0).bottom("deploy", "take")
    assert t.offers() == ["auto", "card:2", "card:4"]
    assert default_choice(t.g, 0) == "auto"


@pytest.mark.rule("SCY-D18")
def test_which_tokens_are_spent_is_asked_only_where_it_makes_a_difference() -> None:
    t = Table("saxony/industrial", "nordic").put(0, workers="f1 g1").goods("f1", metal=2).goods("g1", metal=2)
    t.bottom("deploy", "take")
    assert t.rule == "SCY-D18"
    assert t.offers() == ["auto", "f1", "g1"]
    t.say("g1")
    assert (t.tokens("f1"), t.tokens("g1")) == ({"metal": 2}, {"metal": 1})
    exact = Table("saxony/industrial", "nordic").put(0, workers="f1 g1").goods("f1", metal=2).goods("g1", metal=1)
    exact.bottom("deploy", "take")
    assert exact.rule == "SCY-D21", "all three are spent"
    assert (exact.tokens("f1"), exact.tokens("g1")) == ({}, {})


@pytest.mark.rule("SCY-D17", "SCY-D20", "SCY-D21", "SCY-D22", "SCY-D23")
def test_defaults() -> None:
    """What is played for somebody whose time has run out."""
    t = rich("saxony/industrial", "nordic")
    t.put(0, workers="f1 g1 g1").say("2", "skip")
    assert default_choice(t.g, 0) == "skip"
    t.say("take")
    assert default_choice(t.g, 0) == "saxony_riverwalk:g1"
    t.turn(0).say("1", "skip", "take")
    assert default_choice(t.g, 0) == "none"
    t.turn(0).say("3", "skip", "take")
    assert default_choice(t.g, 0) == "none"
    t.turn(0).say("4", "skip", "take")
    assert default_choice(t.g, 0) == "upgrade>power"
