"""SCY-6: Bolster, Trade, Produce; SCY-8: structures."""

from __future__ import annotations

import random

import pytest

import games
from games.engine import Number, Text
from games.engine.play import default_choice
from games.scythe.components import CUBES
from games.scythe.rules.mat import cost_of
from games.scythe.rules.produce import ProduceSites
from games.scythe.rules.resources import ChooseKinds
from games.scythe.rules.routes import legal_steps
from games.scythe.rules.scoring import structure_bonus
from games.scythe.rules.supply import draw_cards, worker_row_cost
from tests.games.scythe.support import Table


@pytest.mark.rule("SCY-6.1", "SCY-6.4", "SCY-D04")
def test_bolster() -> None:
    """SCY-6.1: a coin for power or combat cards, more with the cube removed."""
    t = Table("polania", "nordic").put(0, power=2, hand=[2] * 12, coins=9)
    t.top("bolster", "power")
    assert (t[0].power, t[0].coins) == (4, 8)
    t.turn(0).top("bolster", "cards")
    assert len(t[0].hand) == 13, "there is no hand limit"
    t.put(0, cubes=["cube_bolster_power", "cube_bolster_cards"], boxes={"deploy": 2}).turn(0).top("bolster", "power")
    assert t[0].power == 7
    t.turn(0).top("bolster", "cards")
    assert len(t[0].hand) == 15
    assert t.told("scythe-took-cards")[0].text.args["count"] == 2
    assert not t.told("scythe-drew"), "nothing is told twice"
    mine = t.told("scythe-drew-cards")[0]
    assert (mine.audience, len(mine.text.args["cards"])) == ((0,), 2)  # type: ignore[arg-type]  # a list
    t.put(0, coins=0).turn(0).top("bolster")
    assert t.rule == "SCY-D26", "without a coin there is nothing to choose"


@pytest.mark.rule("SCY-D04")
def test_the_default_of_bolster_needs_two_coins() -> None:
    for coins, expected in ((3, "power"), (2, "power"), (1, "skip")):
        t = Table("polania", "nordic").put(0, coins=coins)
        t.top("bolster")
        assert default_choice(t.g, 0) == expected


@pytest.mark.rule("SCY-8.1", "SCY-5.1")
def test_a_mine_adds_nothing_to_the_coins_of_the_move_action() -> None:
    t = Table("polania", "nordic").put(0, coins=3, power=2, popularity=3, structures={"mine": "c1"})
    t.top("move", "coins")
    assert (t[0].coins, t[0].power, t[0].popularity) == (4, 2, 3)


@pytest.mark.rule("SCY-D15", "SCY-8.3")
def test_by_default_the_mill_produces_too() -> None:
    t = Table("crimea", "nordic").put(0, workers="g3 g4 h1", structures={"mill": "f4"})
    t.top("produce", "produce")
    assert "mill=yes" in default_choice(t.g, 0).split()
    without = Table("crimea", "nordic").put(0, workers="g3 g4 h1")
    without.top("produce", "produce")
    assert "mill" not in default_choice(without.g, 0)


@pytest.mark.rule("SCY-D13")
def test_the_default_kind_is_that_of_the_cheapest_action_that_still_gives_something() -> None:
    t = Table("polania", "nordic").put(0, boxes={"deploy": 2})
    costs = [cost_of(t.g, 0, bottom) for bottom in ("upgrade", "deploy", "build", "enlist")]
    assert costs == [2, 2, 4, 3]
    kinds = ChooseKinds(2, seat=0)
    assert kinds.default(t.g) == ["2oil"]
    t.put(0, cubes=list(CUBES))
    assert kinds.default(t.g) == ["2metal"], "no cube is left"
    t.put(0, mechs={1: "c1", 2: "c1", 3: "c1"})
    assert kinds.default(t.g) == ["2metal"], "one mech is left"
    t.put(0, mechs={1: "c1", 2: "c1", 3: "c1", 4: "c1"})
    assert kinds.default(t.g) == ["2food"]
    t.put(0, recruits=dict.fromkeys(("upgrade", "deploy", "build", "enlist"), "enlist_power"))
    assert kinds.default(t.g) == ["2wood"]
    t.put(0, structures={"mine": "c1", "mill": "d1", "armory": "d2", "monument": "c2"})
    assert kinds.default(t.g) == ["2food"], "nothing is left"


@pytest.mark.rule("SCY-6.2", "SCY-8.1", "SCY-8.5")
def test_monument() -> None:
    """SCY-6.2: Monument built: additionally gain 1 popularity."""
    t = Table("polania", "nordic").put(0, structures={"monument": "d2"}, popularity=3).put(1, workers="d2 a5")
    t.top("bolster", "cards")
    assert t[0].popularity == 4, "also while an opponent controls its territory"
    t.turn(1).top("bolster", "power")
    assert t[1].popularity == 2, "never for an opponent (SCY-8.6)"


@pytest.mark.rule("SCY-6.3", "SCY-6.22")
def test_the_combat_deck_runs_out() -> None:
    t = Table("polania", "nordic").put(0, hand=[])
    t.g.discard, t.g.combat.cards = t.g.combat.cards[2:], t.g.combat.cards[:2]
    pile = sorted(t.g.discard)
    draw_cards(t.g, 0, 3)
    assert len(t[0].hand) == 3
    assert t.g.discard == []
    assert len(t.g.combat.cards) == len(pile) - 1, "the discards were shuffled in"
    t.g.discard, t.g.combat.cards = sorted(t.g.combat.cards), []
    draw_cards(t.g, 0, 1)
    assert t.g.combat.cards != sorted(t.g.combat.cards), "in another order"
    t.g.combat.cards, t[0].hand = t.g.combat.cards[:1], sorted([*t[0].hand, *t.g.combat.cards[1:]])
    before = len(t[0].hand)
    draw_cards(t.g, 0, 2)
    assert len(t[0].hand) == before + 1, "both piles are empty: the draw ends"


@pytest.mark.rule("SCY-6.6", "SCY-D13")
def test_tokens_without_a_territory_to_put_them_on_are_not_asked_for() -> None:
    t = Table("polania", "nordic").put(0, workers="")
    assert ChooseKinds(2, seat=0).ask(t.g) is None
    assert ChooseKinds(2, "c1", seat=0).ask(t.g) is not None, "an encounter says where they lie"


@pytest.mark.rule("SCY-6.5", "SCY-6.6", "SCY-6.9", "SCY-D13", "SCY-D14")
def test_trade_for_resources() -> None:
    t = Table("polania", "nordic").put(0, workers="c1 d1 d1", coins=3)
    t.top("trade")
    assert "less-resources" not in t.offers(), "how many is asked with the kinds"
    t.say("resources")
    assert len([name for name in t.offers() if "@" not in name]) == 15, "ten pairs, four single tokens, nothing"
    assert len([name for name in t.offers() if "@" in name]) == 20, "and each pair on each of two territories"
    t.say("1oil+1metal")
    assert t.offers() == ["c1", "d1", "split"]
    oil, metal = (Text(f"scythe-some-{kind}", {"count": 1}) for kind in ("oil", "metal"))
    assert t.asked().prompt.args["goods"] == [oil, metal]
    t.say("split")
    assert t.asked().prompt.args["goods"] == [oil]
    t.say("c1", "d1")
    assert t.tokens("c1") == {"oil": 1}
    assert t.tokens("d1") == {"metal": 1}
    assert t[0].coins == 2
    t.put(0, cubes=["cube_trade_popularity"], boxes={"deploy": 1}).turn(0).top("trade", "resources", "2food", "d1")
    assert t.tokens("d1") == {"metal": 1, "food": 2}, "never more than two"


@pytest.mark.rule("SCY-6.5")
def test_trade_for_popularity() -> None:
    t = Table("polania", "nordic").put(0, popularity=4)
    t.top("trade", "popularity")
    assert t[0].popularity == 5
    t.put(0, cubes=["cube_trade_popularity"], boxes={"deploy": 1}).turn(0).top("trade", "popularity")
    assert t[0].popularity == 7


@pytest.mark.rule("SCY-6.7", "SCY-6.6")
def test_trade_without_workers() -> None:
    """X24, and lakes are no place for traded goods."""
    t = Table("polania", "nordic").put(0, workers="home_polania home_polania")
    t.top("trade")
    assert t.offers() == ["popularity", "less-popularity", "skip"]
    t.put(0, workers="d3 d3", mechs={2: "d3"}).turn(0).top("trade")
    assert "resources" not in t.offers()


@pytest.mark.rule("SCY-6.8", "SCY-8.2", "SCY-8.5", "SCY-D30")
def test_armory() -> None:
    """SCY-6.8: Armory built: additionally gain 1 power (with either choice)."""
    t = Table("polania", "nordic").put(0, structures={"armory": "d2"}, power=3, workers="c1 c1").put(1, workers="d2 a5")
    t.top("trade", "popularity")
    assert t[0].power == 4
    t.turn(0).top("trade", "resources", "2oil")
    assert t[0].power == 5
    t.turn(0).top("trade", "less-resources", "1=1 2=0", "1oil")
    assert t[0].power == 5
    assert t.tokens("c1") == {"oil": 3}


@pytest.mark.rule("SCY-6.10", "SCY-6.11")
@pytest.mark.parametrize(
    ("out", "cost"),
    [
        (2, ""),
        (3, ""),
        (4, "power"),
        (5, "power"),
        (6, "power popularity"),
        (7, "power popularity"),
        (8, "power popularity coins"),
    ],
)
def test_the_cost_of_producing(out: int, cost: str) -> None:
    assert " ".join(each.pay for each in worker_row_cost(out)) == cost
    t = Table("polania", "nordic").put(0, workers=" ".join(["c1"] * out), power=3, popularity=3, coins=3)
    t.top("produce", "produce")
    told = [event.text.key.removeprefix("scythe-paid-") for event in t.events if "-paid-" in event.text.key]
    assert " ".join(told) == cost
    t.say("sites=c1 amounts=all")
    paid = {"power": t[0].power == 2, "popularity": t[0].popularity == 2, "coins": t[0].coins == 2}
    assert " ".join(kind for kind in ("power", "popularity", "coins") if paid[kind]) == cost
    assert t.tokens("c1") == {"wood": out}


@pytest.mark.rule("SCY-6.12", "SCY-6.17", "SCY-14.1")
def test_produce_cost_and_the_last_workers() -> None:
    """X20: Produce costs power and popularity; the last two workers of the row come, and with them the star."""
    t = Table("saxony", "nordic").put(0, workers="f2 f2 f2 f2 f1 g1", power=1, popularity=1, coins=0)
    t.top("produce", "produce", "sites=f2 amounts=all")
    assert (t[0].power, t[0].popularity, t[0].coins) == (0, 0, 0)
    assert t[0].workers_out == 8, "the row held two"
    assert t[0].stars == ["workers"]


@pytest.mark.rule("SCY-6.10", "SCY-2.16")
def test_produce_that_cannot_be_paid() -> None:
    """X21: who has no power left cannot take Produce with four workers out."""
    t = Table("saxony", "nordic").put(0, workers="f2 f2 f2 f2", power=0)
    t.top("produce")
    assert t.rule == "SCY-D26"


@pytest.mark.rule("SCY-6.13", "SCY-6.14", "SCY-6.15", "SCY-6.16", "SCY-D15", "SCY-D16")
def test_produce() -> None:
    """X2: 0-1 food on the farm, 0-2 metal on the mountain, as the player likes."""
    for food in (0, 1):
        for metal in (0, 1, 2):
            t = Table("crimea", "nordic").put(0, workers="g3 g4 g4")
            t.top("produce", "produce", "sites=g3,g4 amounts=choose", str(food), str(metal))
            assert t.tokens("g3") == ({"food": food} if food else {})
            assert t.tokens("g4") == ({"metal": metal} if metal else {})


@pytest.mark.rule("SCY-6.14")
@pytest.mark.parametrize(
    ("place", "made"), [("a1", "metal"), ("a2", "food"), ("a4", "wood"), ("a5", "oil"), ("d4", ""), ("a3", "worker")]
)
def test_what_terrains_produce(place: str, made: str) -> None:
    t = Table("nordic", "polania").put(0, workers=f"{place} {place}")
    t.top("produce", "produce")
    if not made:
        assert t.rule == "SCY-D26", "the Factory produces nothing"
        return
    t.say(f"sites={place} amounts=all")
    assert t.tokens(place) == ({made: 2} if made != "worker" else {})
    assert t[0].workers.count(place) == (4 if made == "worker" else 2)


@pytest.mark.rule("SCY-6.13")
def test_the_number_of_sites() -> None:
    t = Table("crimea", "nordic").put(0, workers="g3 g4 h1")
    t.top("produce", "produce")
    sites = t.field("sites")
    assert sites.most == 2  # type: ignore[union-attr]  # a pick
    t.put(0, cubes=["cube_produce"], boxes={"deploy": 1}).turn(0).top("produce", "produce")
    assert t.field("sites").most == 3  # type: ignore[union-attr]  # a pick


@pytest.mark.rule("SCY-6.17", "SCY-6.21")
def test_villages() -> None:
    """SCY-6.17: Production stops when the worker row is empty (villages then make nothing)."""
    t = Table("saxony", "nordic").put(0, workers="f2 f1")
    t.top("produce", "produce", "sites=f2,f1 amounts=all")
    assert t[0].workers.count("f2") == 2, "the new one does not produce in this action"
    t.put(0, workers="f2 f2 f2 f2 f2 f2 f2 f2", power=9, popularity=9, coins=9).turn(0).top("produce", "produce")
    assert t.rule == "SCY-D26", "the row is empty: the village makes nothing"


@pytest.mark.rule("SCY-6.23", "SCY-D16")
def test_which_villages_get_the_last_workers() -> None:
    t = Table("saxony", "nordic").put(0, workers="f2 f2 f3 f3 f3 f3", power=3, popularity=3)
    t.top("produce", "produce", "sites=f2,f3 amounts=all")
    assert t.rule == "SCY-D16"
    t.say("1", "1")
    assert (t[0].workers.count("f2"), t[0].workers.count("f3")) == (3, 5)


@pytest.mark.rule("SCY-6.18", "SCY-6.19", "SCY-6.20", "SCY-8.3")
def test_mill() -> None:
    """X22, X23: a Mill makes a worker where it alone controls, and none where an opponent's worker stands."""
    t = Table("crimea", "nordic").put(0, workers="g3 g4 h1", structures={"mill": "e6"})
    t.top("produce", "produce", "sites=g3,g4 mill=yes amounts=all")
    assert t[0].workers.count("e6") == 1, "the Mill makes a worker by itself"
    assert t.tokens("g3") == {"food": 1}
    t.put(0, workers="g3 g4 h1").put(1, workers="e6 a5").turn(0).top("produce", "produce")
    assert "mill" not in t.fields(), "occupied, it cannot be named"
    t.put(0, structures={"mill": "g3"}).put(1, workers="a4 a5").turn(0).goods("g3").goods("g4")
    t.top("produce", "produce", "sites=g4,h1 mill=yes amounts=all")
    assert t.tokens("g3") == {"food": 2}, "the worker and the Mill, in addition to two sites, once"
    assert t[0].workers_out == 4


@pytest.mark.rule("SCY-6.17", "SCY-6.18", "SCY-6.13")
def test_a_mill_makes_no_worker_without_one_on_the_mat() -> None:
    t = Table("crimea", "nordic").put(0, workers="g3 " * 8, structures={"mill": "e6"}, power=9, popularity=9, coins=9)
    t.top("produce", "produce")
    assert t.fields() == ["sites", "amounts"], "e6 is a village"
    t.put(0, structures={"mill": "g4"}).turn(0).top("produce", "produce", "sites=- mill=yes amounts=all")
    assert t.tokens("g4") == {"metal": 1}, "the Mill alone"
    assert t.tokens("g3") == {}


@pytest.mark.rule("SCY-8.7", "SCY-15.13", "SCY-8.4")
def test_the_mine_is_a_tunnel_for_movement_only() -> None:
    t = Table("saxony", "nordic").put(0, structures={"mine": "d6"}, workers="d6 f1")
    assert "b4" in legal_steps(t.g, 0, "w1", "d6")
    assert structure_bonus("bonus_on_tunnels", ["d6"]) == 0
    t.put(0, mechs={2: "f1"})
    assert "d6" in legal_steps(t.g, 0, "m2", "f1"), "Underpass includes it"


@pytest.mark.rule("SCY-D15", "SCY-D16", "SCY-D13", "SCY-D14", "SCY-22.7")
def test_defaults() -> None:
    """What is played for somebody whose time has run out."""
    """SCY-22.7: Ties inside a default are broken by the first in order: hexes in label order (A1, A2, ..."""
    t = Table("saxony", "nordic").put(0, workers="f2 f2 f1 f1 f1 g1", power=1, popularity=0, coins=0)
    t.only(ProduceSites(2, seat=0))
    assert default_choice(t.g, 0) == "sites=f1,f2 amounts=choose"
    t.say("sites=f1,f2 amounts=choose")
    assert default_choice(t.g, 0) == "3"
    assert t.asked().shape == Number(0, 3)
    t.say("3")
    assert default_choice(t.g, 0) == "0", "the next rectangles could not be paid"
    t.put(0, power=1, popularity=1, coins=1)
    assert default_choice(t.g, 0) == "2"
    t.put(0, coins=0)
    assert default_choice(t.g, 0) == "1", "the last rectangle costs a coin"
    t.put(0, workers="f1 f1").only(ProduceSites(2, seat=0))
    assert default_choice(t.g, 0) == "sites=f1 amounts=all", "without a village there is nothing to weigh"
    t = Table("saxony", "nordic").put(0, workers="f2 f1 f1", coins=5)
    t.top("trade", "resources")
    assert default_choice(t.g, 0) == "2oil", "Upgrade and Deploy cost 3: oil comes first"
    t.say("1oil+1food")
    assert default_choice(t.g, 0) == "f1"


@pytest.mark.finding("PL-39")
@pytest.mark.rule("SCY-D15")
def test_a_form_of_sites_begins_with_everything_they_make() -> None:
    """How much is said only where it is to be less."""
    t = Table("saxony", "nordic").put(0, workers="f1 f1 f2")
    t.only(ProduceSites(2, seat=0))
    assert t.asked().proposed == {"amounts": ["all"]}


@pytest.mark.finding("PL-39")
def test_bots_say_how_much_only_of_villages() -> None:
    """Workers that are not wanted are spared; of what else is made everything is taken, with one answer."""
    t = Table("saxony", "nordic").put(0, workers="f2 f1 f1 f1 g1 g1", power=0, popularity=0, coins=0)
    t.only(ProduceSites(2, seat=0))
    chosen = games.game("scythe").policy(games.game("scythe").view(t.g, 0), t.asked(), random.Random(1))
    assert chosen == "sites=f1,g1 amounts=all"
