"""SCY-11: encounters, each of the 28 cards with its three options."""

from __future__ import annotations

import pytest

from games.engine.play import default_choice
from games.scythe import components as c
from games.scythe.rules.advance import Enlist, Upgrade
from tests.games.scythe.support import Table


def meet(number: int, faction: str = "crimea", *, coins: int = 9, popularity: int = 9) -> Table:
    """The character of seat 0 meets this card on mountain G4, without workers there."""
    t = Table(faction, "nordic" if faction != "nordic" else "rusviet").next_encounter(number)
    t.put(0, character="h1", workers="g3 g3", coins=coins, popularity=popularity, power=3, hand=[])
    t.top("move", "move", "character", "g4", "stop")
    assert t.rule == "SCY-D12"
    return t


ADVANCES = {
    "build": ("build", "mill:g4"),
    "deploy": ("deploy", "crimea_speed:g4"),
    "enlist": ("enlist", "upgrade>coins"),
    "upgrade": ("upgrade", "cube_move>deploy"),
}


def expected(words: str) -> dict[str, int]:
    """`$2: 1 worker, 3 food` as changes."""
    found: dict[str, int] = {}
    cost, _, gains = words.rpartition(": ")
    if cost:
        number = int(cost.strip("$P"))
        found["coins" if cost.startswith("$") else "pop"] = -number
    for gain in gains.split(", "):
        if gain.startswith("$"):
            found["coins"] = found.get("coins", 0) + int(gain[1:])
        elif gain.startswith("any "):
            found["oil"] = int(gain[4:])
        elif gain in ADVANCES:
            found[gain] = 1
        else:
            count, kind = gain.split(" ")
            kind = {"card": "cards"}.get(kind, kind)
            found[kind] = found.get(kind, 0) + int(count)
    if "enlist" in found:
        found["coins"] = found.get("coins", 0) + 2  # the one-time bonus the test takes
    return {kind: count for kind, count in found.items() if count}


def standing(t: Table) -> dict[str, int]:
    player = t[0]
    counts = {
        "coins": player.coins,
        "pop": player.popularity,
        "power": player.power,
        "cards": len(player.hand),
        "worker": player.workers.count("g4"),
        "build": list(player.structures.values()).count("g4"),
        "deploy": player.mechs.count("g4"),
        "enlist": len(player.recruits),
        "upgrade": len(player.cubes),
    }
    return {**counts, **{kind: t.tokens("g4").get(kind, 0) for kind in c.RESOURCES}}


CARDS = [
    pytest.param(1, "$2, 1 pop | $2: 4 food | 2P: build", marks=pytest.mark.rule("SCY-11.14")),
    pytest.param(2, "1 card, 1 pop | $2: 4 wood | 2P: enlist", marks=pytest.mark.rule("SCY-11.15")),
    pytest.param(3, "2 food, 1 pop | $2: 1 worker, 3 food | 3P: deploy", marks=pytest.mark.rule("SCY-11.16")),
    pytest.param(4, "2 metal, 1 pop | $3: enlist | 2P: 4 metal", marks=pytest.mark.rule("SCY-11.17")),
    pytest.param(5, "2 food, 1 pop | $4: deploy | 2P: 2 food, 2 metal", marks=pytest.mark.rule("SCY-11.18")),
    pytest.param(6, "$2, 1 pop | $3: enlist | 2P: 4 food", marks=pytest.mark.rule("SCY-11.19")),
    pytest.param(7, "2 oil, 1 pop | $2: upgrade | 2P: 4 oil", marks=pytest.mark.rule("SCY-11.20")),
    pytest.param(8, "$2, 1 pop | $2: 4 oil | 2P: enlist", marks=pytest.mark.rule("SCY-11.21")),
    pytest.param(9, "2 oil, 1 pop | $3: build | 2P: 4 oil", marks=pytest.mark.rule("SCY-11.22")),
    pytest.param(10, "2 oil, 1 pop | $4: deploy | 2P: $2, any 2", marks=pytest.mark.rule("SCY-11.23")),
    pytest.param(11, "2 food, 1 pop | $2: 1 worker, 3 food | 2P: build", marks=pytest.mark.rule("SCY-11.24")),
    pytest.param(12, "2 wood, 1 pop | $3: build | 2P: 1 worker, 3 wood", marks=pytest.mark.rule("SCY-11.25")),
    pytest.param(13, "$2, 1 pop | $2: 2 power, 2 pop | 3P: any 5", marks=pytest.mark.rule("SCY-11.26")),
    pytest.param(14, "2 food, 1 pop | $2: any 3 | 2P: 1 worker, 3 metal", marks=pytest.mark.rule("SCY-11.27")),
    pytest.param(15, "2 pop | $2: any 3 | 3P: any 5", marks=pytest.mark.rule("SCY-11.28")),
    pytest.param(16, "2 food, 1 pop | $2: 1 worker, any 2 | 2P: enlist", marks=pytest.mark.rule("SCY-11.29")),
    pytest.param(17, "1 card, 1 pop | $2: 2 power, 2 cards | 3P: deploy", marks=pytest.mark.rule("SCY-11.30")),
    pytest.param(18, "2 food, 1 pop | $2: any 3 | 2P: 1 worker, 3 wood", marks=pytest.mark.rule("SCY-11.31")),
    pytest.param(19, "$2, 1 pop | $2: 4 food | 2P: 2 cards, 3 power", marks=pytest.mark.rule("SCY-11.32")),
    pytest.param(20, "1 card, 1 pop | $2: 3 pop | 2P: 4 wood", marks=pytest.mark.rule("SCY-11.33")),
    pytest.param(21, "2 pop | $4: deploy | 2P: 2 cards, 3 power", marks=pytest.mark.rule("SCY-11.34")),
    pytest.param(22, "$2, 1 pop | $2: 4 metal | 2P: build", marks=pytest.mark.rule("SCY-11.35")),
    pytest.param(23, "$2, 1 pop | $3: enlist | 2P: 1 worker, 3 food", marks=pytest.mark.rule("SCY-11.36")),
    pytest.param(24, "1 card, 1 pop | $2: any 3 | 3P: deploy", marks=pytest.mark.rule("SCY-11.37")),
    pytest.param(25, "2 power, 1 pop | $2: 4 power | 2P: upgrade, any 2", marks=pytest.mark.rule("SCY-11.38")),
    pytest.param(26, "2 power, 1 pop | $2: 3 pop | 2P: build", marks=pytest.mark.rule("SCY-11.39")),
    pytest.param(27, "$2, 1 pop | $2: 4 metal | 3P: deploy", marks=pytest.mark.rule("SCY-11.40")),
    pytest.param(28, "$2, 1 pop | $2: 1 worker, any 2 | 2P: build", marks=pytest.mark.rule("SCY-11.41")),
]


@pytest.mark.rule("SCY-11.5", "SCY-11.7", "SCY-11.13", "SCY-D12")
@pytest.mark.parametrize(("number", "options"), CARDS)
def test_a_card(number: int, options: str) -> None:
    for kind, words in zip(("goodwill", "deal", "force"), options.split(" | "), strict=True):
        t = meet(number)
        before = standing(t)
        t.say(kind)
        while t.rule in ("SCY-D13", "SCY-D20", "SCY-D21", "SCY-D22", "SCY-D23"):
            if t.rule == "SCY-D13":
                count = t.asked().prompt.args["count"]
                t.say(f"{count}oil")
            else:
                name = {"SCY-D20": "upgrade", "SCY-D21": "deploy", "SCY-D22": "build", "SCY-D23": "enlist"}[t.rule]
                t.say(ADVANCES[name][1])
        after = standing(t)
        changes = {key: after[key] - before[key] for key in before if after[key] != before[key]}
        assert changes == expected(words), f"card {number}, {kind}"


@pytest.mark.rule("SCY-11.1", "SCY-11.2", "SCY-11.12")
def test_only_characters_have_encounters() -> None:
    t = Table("crimea", "nordic").put(0, mechs={1: "h1"}, character="g3")
    t.top("move", "move", "mech:h1", "g4", "stop")
    assert "g4" in t.g.tokens
    t = meet(15)
    assert "g4" not in t.g.tokens
    assert t.g.encounter == "encounter_15"
    assert t.told("scythe-encounter")[0].audience is None
    t.say("goodwill")
    assert t.g.encounters.cards[-1] == "encounter_15"
    assert t.g.encounter == ""


@pytest.mark.rule("SCY-11.3")
def test_a_lost_combat_leaves_the_token() -> None:
    t = Table("crimea", "nordic").put(0, character="h1", power=0, hand=[]).put(1, mechs={1: "g4"}, power=2, hand=[])
    t.top("move", "move", "character", "g4", "stop")
    t.say("dial=0", seat=0).say("dial=2", seat=1)
    assert "g4" in t.g.tokens
    assert t[0].character == "home_crimea"


@pytest.mark.rule("SCY-11.4", "SCY-2.16")
def test_only_payable_options() -> None:
    t = meet(13, coins=1, popularity=2)
    assert [name for name in t.offers() if not name.endswith("-part")] == ["goodwill"]
    assert all(not card.option[0].cost for card in c.ENCOUNTERS.values()), "goodwill is always free"
    assert default_choice(t.g, 0) == "goodwill"


@pytest.mark.rule("SCY-11.5", "SCY-D30")
def test_a_part_of_the_benefit() -> None:
    """X10: the price is paid in full even if only the metal is taken."""
    t = meet(14, popularity=5)
    t.say("force-part", "1=0 2=3")
    assert t[0].popularity == 3
    assert t.tokens("g4") == {"metal": 3}
    assert t[0].workers_out == 2


@pytest.mark.rule("SCY-11.6", "SCY-11.43", "SCY-16.18")
def test_meander() -> None:
    """X36: Polania can pay for the second option with what the first gave."""
    t = Table("polania", "nordic").next_encounter(1).put(0, character="c1", coins=0)
    t.top("move", "move", "character", "d2", "stop", "goodwill")
    assert t.rule == "SCY-D12"
    assert "goodwill" not in t.offers()
    assert default_choice(t.g, 0) == "stop"
    t.say("deal")
    assert t.tokens("d2") == {"food": 4}
    assert t[0].coins == 0
    assert t.rule == "SCY-D26", "two options, no third"
    other = meet(1)
    other.say("goodwill")
    assert other.rule == "SCY-D26", "for others one is enough"


@pytest.mark.rule("SCY-11.43", "SCY-14.12", "SCY-14.5", "SCY-14.10")
def test_stars_come_before_the_second_option() -> None:
    t = Table("polania", "nordic").next_encounter(1).put(0, character="c1", coins=0, popularity=17)
    t.put(0, stars=["upgrades", "mechs", "structures", "recruits", "power"])
    t.top("move", "move", "character", "d2", "stop", "goodwill")
    assert t.g.outcome is not None
    assert t[0].coins == 2
    assert t[0].stars[-1] == "popularity"


@pytest.mark.rule("SCY-11.8", "SCY-11.9")
def test_impossible_parts() -> None:
    """X37: paid, and nothing is built."""
    t = (
        Table("crimea", "nordic")
        .next_encounter(22)
        .put(0, character="h1", popularity=9)
        .put(1, structures={"mine": "g4"})
    )
    t.top("move", "move", "character", "g4", "stop", "force")
    assert t[0].popularity == 7
    assert t[0].structures == {}
    t = Table("crimea", "nordic").next_encounter(3).put(0, character="h1", coins=9, popularity=9)
    t.put(0, workers="g3 g3 g3 g3 g3 g3 g3 g3", stars=["workers"])
    t.top("move", "move", "character", "g4", "stop", "deal")
    assert t[0].workers_out == 8
    assert t.tokens("g4") == {"food": 3}
    t = Table("crimea", "nordic").next_encounter(3).put(0, character="h1", popularity=9, stars=["mechs"])
    t.put(0, mechs={1: "h1", 2: "h1", 3: "h1", 4: "h1"})
    t.top("move", "move", "character", "g4", "stop", "force")
    assert t.rule == "SCY-D26"
    assert t[0].popularity == 6


@pytest.mark.rule("SCY-11.8")
@pytest.mark.finding("RU-15")
def test_an_exhausted_upgrade_or_recruit_may_be_chosen_without_that_part() -> None:
    t = meet(25)
    t.put(0, cubes=list(c.CUBES), boxes={s.bottom: s.upgradable for s in t.g.mat(0).section}, stars=["upgrades"])
    t.say("force")
    assert Upgrade(seat=0).ask(t.g) is None
    assert t.rule == "SCY-D13", "the rest of the benefit"
    assert (t[0].popularity, t[0].cubes) == (7, list(c.CUBES))
    t = meet(2)
    everything = dict(zip(c.BOTTOM_ACTIONS, c.ENLIST_BONUSES, strict=True))
    t.put(0, recruits={**everything}, stars=["recruits"]).say("force")
    assert Enlist(seat=0).ask(t.g) is None
    assert (t[0].popularity, t[0].recruits, t[0].coins, t[0].power) == (7, everything, 9, 3)
    assert t.rule == "SCY-D26"


@pytest.mark.rule("SCY-11.9", "SCY-11.10", "SCY-14.2")
def test_gains_count_like_actions_but_give_no_coins() -> None:
    t = Table("crimea/agricultural", "nordic").next_encounter(27).put(0, character="h1", popularity=9, coins=0)
    t.put(0, mechs={1: "h1", 2: "h1", 3: "h1"}, recruits={"deploy": "enlist_power"})
    t.top("move", "move", "character", "g4", "stop", "force", "crimea_speed:g4")
    assert t[0].stars == ["mechs"]
    assert t[0].coins == 0


@pytest.mark.rule("SCY-11.11", "SCY-D13")
def test_any_resources() -> None:
    t = meet(15)
    t.say("force")
    assert len(t.offers()) == 126, "56 ways to take five, and fewer"
    t.say("2oil+1metal+1wood+1food")
    assert t.tokens("g4") == {"oil": 2, "metal": 1, "wood": 1, "food": 1}


@pytest.mark.rule("SCY-11.42", "SCY-6.11")
def test_a_gained_worker_opens_its_rectangle() -> None:
    t = Table("crimea", "nordic").next_encounter(3).put(0, character="h1", coins=9, workers="g3 g3 g3", power=2)
    t.top("move", "move", "character", "g4", "stop", "deal")
    assert t[0].workers[:4] == ["g3", "g3", "g3", "g4"]
    t.turn(0).top("produce", "produce", "sites=g3 amounts=all")
    assert t[0].power == 1


@pytest.mark.rule("SCY-D22")
def test_the_default_of_an_encounter_build() -> None:
    t = meet(1)
    t.say("force")
    assert default_choice(t.g, 0) == "mill:g4"
