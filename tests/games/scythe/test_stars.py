"""SCY-14: stars and the end of the game; SCY-15: scoring."""

from __future__ import annotations

import pytest

from games.engine.play import open_decisions
from games.scythe import asides
from games.scythe import components as c
from games.scythe.rules.scoring import final_scoring, fortune, longest_line, rank, structure_bonus, territories, tier
from games.scythe.rules.stars import CheckStars
from tests.games.scythe.support import Table

FIVE = ["upgrades", "mechs", "structures", "recruits", "workers"]
ALL_RECRUITS = {
    "upgrade": "enlist_power",
    "deploy": "enlist_coins",
    "build": "enlist_popularity",
    "enlist": "enlist_combat_cards",
}
THREE_BUILT = {"mill": "a1", "mine": "a2", "armory": "b2"}


@pytest.mark.rule("SCY-14.1", "SCY-14.2")
@pytest.mark.parametrize(
    ("space", "fields"),
    [
        ("upgrades", {"cubes": list(c.CUBES), "boxes": {"deploy": 2, "build": 2, "enlist": 2}}),
        ("mechs", {"mechs": {1: "c1", 2: "c1", 3: "c1", 4: "c1"}}),
        ("structures", {"structures": {**THREE_BUILT, "monument": "c1"}}),
        ("recruits", {"recruits": ALL_RECRUITS}),
        ("workers", {"workers": "c1 c1 c1 c1 c1 c1 c1 c1"}),
        ("popularity", {"popularity": 18}),
        ("power", {"power": 16}),
    ],
)
def test_mandatory_stars(space: str, fields: dict[str, object]) -> None:
    t = Table("polania", "nordic").put(0, **fields)
    t.begin(CheckStars([0, 1]))
    assert t[0].stars == [space]
    assert t[1].stars == []
    t.begin(CheckStars([0, 1]))
    assert t[0].stars == [space], "one star on each space"


@pytest.mark.rule("SCY-14.3")
def test_others_do_not_block_a_space() -> None:
    t = Table("polania", "nordic").put(0, power=16).put(1, power=16)
    t.begin(CheckStars([0, 1]))
    assert (t[0].stars, t[1].stars) == (["power"], ["power"])


@pytest.mark.rule("SCY-14.4")
def test_a_star_stays() -> None:
    """X11: a star for popularity remains when popularity falls, and comes once."""
    t = Table("polania", "nordic").put(0, popularity=18)
    t.begin(CheckStars([0]))
    t.put(0, popularity=15).begin(CheckStars([0]))
    assert t[0].stars == ["popularity"]
    t.put(0, popularity=18).begin(CheckStars([0]))
    assert t[0].stars == ["popularity"]


@pytest.mark.rule("SCY-14.5", "SCY-14.6", "SCY-14.11", "SCY-14.13")
def test_the_sixth_star_ends_the_game() -> None:
    t = Table("polania", "nordic").put(0, stars=FIVE[:], popularity=18, power=16).put(1, power=16)
    t.begin(CheckStars([0, 1]))
    assert t[0].stars == [*FIVE, "popularity"], "in the order of the track, never seven"
    assert t[1].stars == [], "nobody else places a star"
    assert t.g.outcome is not None
    assert open_decisions(t.g) == {}
    assert asides.forms(t.g, 1) == {}, "no gift any more"


def builders(stars_a: list[str], stars_b: list[str]) -> Table:
    t = Table("polania/engineering", "nordic/industrial").put(0, stars=stars_a, structures=dict(THREE_BUILT))
    t.put(1, stars=stars_b, popularity=17, recruits={"build": "enlist_power"}).goods("c1", wood=3)
    return t.bottom("build", "take", "monument:c1")


@pytest.mark.rule("SCY-14.7", "SCY-14.13")
def test_ending_by_building() -> None:
    """X29: the sixth star ends the game before a neighbour can place one for what the same action gave."""
    t = builders(["upgrades", "mechs", "recruits", "workers", "power"], [])
    assert t.g.outcome is not None
    assert t[1].popularity == 18
    assert t[1].stars == []
    assert fortune(t.g, 1).territories == 2 * 4, "B scores at popularity 18"


@pytest.mark.rule("SCY-14.7")
def test_a_neighbour_ends_the_game() -> None:
    """X30: the builder's star does not end the game, so the neighbour's sixth one does."""
    t = builders(["upgrades", "mechs", "recruits"], ["upgrades", "mechs", "recruits", "workers", "power"])
    assert t[0].stars[-1] == "structures"
    assert t[1].stars[-1] == "popularity"
    assert t.g.outcome is not None


@pytest.mark.rule("SCY-14.12")
def test_produce_and_the_last_star() -> None:
    """X48: all that was produced lies there and scores when the workers' star ends the game."""
    t = Table("saxony", "nordic").put(0, workers="f2 f1 f1 g1 g1 g1 g1", power=5, popularity=5, coins=5)
    t.put(0, stars=["upgrades", "mechs", "structures", "recruits", "power"])
    t.top("produce", "produce", "sites=f2,f1 amounts=all")
    assert t.g.outcome is not None
    assert t[0].workers_out == 8
    assert t.tokens("f1") == {"metal": 2}
    assert t.g.outcome.scores["scythe-score-resources"][0] == 1


@pytest.mark.rule("SCY-14.12")
def test_bolster_and_the_last_star() -> None:
    """X49: power, and popularity of the Monument, are gained before the star; no bottom action follows."""
    t = Table("polania", "nordic").put(
        0, stars=FIVE[:], power=14, popularity=12, coins=1, structures={"monument": "c1"}
    )
    t.goods("c1", food=9)
    t.top("bolster", "power")
    assert (t[0].power, t[0].popularity) == (16, 13)
    assert t.g.outcome is not None
    assert t.g.outcome.scores["scythe-score-stars"][0] == 6 * 5


# ------------------------------------------------------------------------------------------------ SCY-15


@pytest.mark.rule("SCY-15.2")
def test_rates() -> None:
    """X8: what stars, territories and pairs of resources are worth at each level of popularity."""
    table = {0: (3, 2, 1), 6: (3, 2, 1), 7: (4, 3, 2), 10: (4, 3, 2), 12: (4, 3, 2), 13: (5, 4, 3), 18: (5, 4, 3)}
    for popularity, rates in table.items():
        row = tier(popularity)
        assert (row.coins_per_star, row.coins_per_territory, row.coins_per_resource_pair) == rates
    t = Table("polania", "nordic").put(0, popularity=10, workers="c1 d1").goods("c1", oil=7).goods("d1", food=6)
    assert fortune(t.g, 0).resources == 12


@pytest.mark.rule("SCY-15.1", "SCY-15.3", "SCY-15.4", "SCY-15.5", "SCY-15.6", "SCY-15.20")
def test_final_fortune() -> None:
    """X45: a structure among opponents counts for its bonus, not as territory; the Factory counts as three."""
    t = Table("polania", "nordic").put(0, popularity=6, stars=FIVE[:], coins=12, workers="c1 d1 d2 e1", character="d4")
    t.put(0, structures={"mill": "a2"}, power=13, hand=[2, 2, 5]).put(1, workers="a2 a5")
    t.goods("c1", oil=4).goods("d4", food=3).goods("home_polania", oil=8)
    parts = fortune(t.g, 0)
    assert (parts.coins, parts.stars, parts.territories, parts.resources) == (12, 15, 14, 3)
    assert territories(t.g, 0) == 7, "four and the Factory as three; a2 is not ours"
    t.g.tile = "bonus_lakes_adjacent"
    assert fortune(t.g, 0).structures == 2, "the structure counts all the same"
    assert fortune(t.g, 0).total == 44 + 2
    t.put(0, mechs={2: "d3"})
    assert fortune(t.g, 0).territories == 16, "lakes count"


@pytest.mark.parametrize(
    ("tile", "table"),
    [
        pytest.param(
            "bonus_tunnels_adjacent",
            {"": 0, "a3": 2, "a3 d2": 4, "a3 d2 d6": 6, "c3 f5": 6, "a3 d2 d6 e4": 9},
            marks=pytest.mark.rule("SCY-15.7"),
        ),
        pytest.param(
            "bonus_lakes_adjacent",
            {"": 0, "a1": 2, "a1 a2": 4, "c2 d5": 6, "c2 d5 d7 f2": 9},
            marks=pytest.mark.rule("SCY-15.8"),
        ),
        pytest.param(
            "bonus_encounters_adjacent",
            {"": 0, "a1": 2, "a4": 4, "a4 d7": 4, "a4 d7 d1": 6, "a4 d7 d1 f1": 9},
            marks=pytest.mark.rule("SCY-15.9"),
        ),
        pytest.param(
            "bonus_on_tunnels",
            {"a1": 0, "b4": 2, "b4 c2": 4, "b4 c2 c5": 6, "b4 c2 c5 e3": 6},
            marks=pytest.mark.rule("SCY-15.10"),
        ),
        pytest.param(
            "bonus_longest_line",
            {"a1": 2, "a1 a3": 2, "a1 a2": 4, "a1 a2 a3": 6, "a1 a2 a3 a4": 9, "a1 b2 a3 a4": 4},
            marks=pytest.mark.rule("SCY-15.11"),
        ),
        pytest.param(
            "bonus_farms_tundras",
            {"a1": 0, "a2": 2, "a2 a5": 4, "a2 a5 b6": 6, "a2 a5 b6 b7": 9},
            marks=pytest.mark.rule("SCY-15.12"),
        ),
    ],
)
def test_structure_bonus_tiles(tile: str, table: dict[str, int]) -> None:
    for places, coins in table.items():
        assert structure_bonus(tile, places.split()) == coins, places


@pytest.mark.rule("SCY-15.8", "SCY-15.13")
def test_the_lakes_tile() -> None:
    """X9: four lakes, each once, rivers or not, controlled or not."""
    assert structure_bonus("bonus_lakes_adjacent", ["c2", "d5"]) == 6
    assert structure_bonus("bonus_tunnels_adjacent", ["b4"]) == 0, "the own hex does not count"
    assert structure_bonus("bonus_tunnels_adjacent", ["b4", "c3"]) == 4, "unless another structure touches it"
    assert longest_line(["c3", "d4", "e5"]) == 3


@pytest.mark.rule("SCY-15.11")
@pytest.mark.parametrize("line", ["c1 c2 c3", "c1 d2 e3", "e2 d2 c2"])
def test_a_line_runs_along_any_of_the_three_directions(line: str) -> None:
    first, second, third = line.split()
    assert longest_line([third, first, second]) == 3
    assert longest_line([first, third]) == 1, "a gap breaks it"
    assert longest_line([first, second, "h1"]) == 2
    assert structure_bonus("bonus_longest_line", [first, second, third]) == 6


@pytest.mark.rule("SCY-15.14")
@pytest.mark.finding("RU-15")
def test_the_most_coins_win_whatever_else_somebody_has() -> None:
    t = Table("polania", "nordic").put(0, coins=60, power=0, popularity=5, workers="c1 c1")
    t.put(1, coins=50, power=16, popularity=6, workers="a4 a4 a4 a4", mechs={1: "a4"}, structures={"mine": "a4"})
    t.g.tile = "bonus_on_tunnels"
    t.goods("a4", oil=1)
    assert fortune(t.g, 0).total > fortune(t.g, 1).total
    assert all(mine < theirs for mine, theirs in zip(rank(t.g, 0)[1:5], rank(t.g, 1)[1:5], strict=True))
    final_scoring(t.g)
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.places) == ((0,), (1, 2))
    assert t.g.outcome.reason.key == "scythe-won"
    assert t.g.outcome.scores["scythe-score-total"] == tuple(fortune(t.g, seat).total for seat in (0, 1))


@pytest.mark.rule("SCY-15.15", "SCY-15.16")
def test_ties() -> None:
    """X47: of equal fortunes units and structures decide, then power."""
    t = Table("polania", "nordic").put(0, coins=50, power=7, workers="c1 d1").put(1, coins=50, power=5, workers="a4 a5")
    t.g.tile = "bonus_on_tunnels"
    for seat in (0, 1):
        t.put(seat, popularity=5)
    assert fortune(t.g, 0).total == fortune(t.g, 1).total
    final_scoring(t.g)
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (0,)
    assert t.g.outcome.places == (1, 2)
    assert t.g.outcome.reason.key == "scythe-won-tie"


@pytest.mark.rule("SCY-15.15", "SCY-15.16", "SCY-15.18")
def test_the_order_of_tie_breaks() -> None:
    t = Table("polania", "nordic").put(0, workers="home_polania d4", mechs={1: "c1"}, structures={"mill": "c1"})
    t.put(0, power=3, popularity=5, coins=9, stars=["power"]).goods("c1", oil=3)
    total = fortune(t.g, 0).total
    assert rank(t.g, 0) == (total, 4, 3, 5, 3, 4, 1), "pieces on the base count; the Factory is three territories"


@pytest.mark.rule("SCY-15.17", "SCY-15.19")
def test_shared_places() -> None:
    t = Table("polania", "nordic", "crimea")
    t.g.tile = "bonus_on_tunnels"
    for seat in (0, 1, 2):
        t.put(seat, coins=20 if seat else 30, power=4, popularity=5)
    final_scoring(t.g)
    assert t.g.outcome is not None
    assert t.g.outcome.places == (1, 2, 2)
    t = Table("polania", "nordic")
    t.g.tile = "bonus_on_tunnels"
    for seat in (0, 1):
        t.put(seat, coins=20, power=4, popularity=5)
    final_scoring(t.g)
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (0, 1)
    assert t.g.outcome.reason.key == "scythe-won-shared"
