"""HYP-1, HYP-2, HYP-7.20 to 7.25: what is in the box, options, the mat."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine import Setup
from games.hyperborea import components as c
from games.hyperborea.game import GAME
from tests.games.hyperborea.support import Table


@pytest.mark.rule("HYP-1.1", "HYP-1.2", "HYP-1.3")
def test_map_tiles_and_homes() -> None:
    by_kind = Counter(place.kind for place in c.PLACES.values())
    assert by_kind["central"] == 6
    assert by_kind["outer"] == 30
    homes = {place.id.partition(".")[0] for place in c.PLACES.values() if place.kind == "home"}
    assert len(homes) == 7  # side A, and six sides B
    assert by_kind["home"] == 21
    assert {c.HOMES["A", faction] for faction in c.FACTIONS} == {"home_a"}
    assert len({c.HOMES["B", faction] for faction in c.FACTIONS}) == 6
    assert Counter(tile.faction for tile in c.TILES.values()) == dict.fromkeys(c.FACTIONS, 2)


@pytest.mark.rule("HYP-1.4", "HYP-1.5")
def test_cubes_ghosts_gems() -> None:
    assert c.CUBE_COUNTS == (24, 24, 24, 24, 24, 24, 36)
    assert (c.GHOSTS, c.GEMS) == (18, 72)
    assert c.OBJECTIVES == ("gems", "technologies", "figures")


@pytest.mark.rule("HYP-1.6")
def test_four_decks_of_sixteen_cards() -> None:
    assert Counter(card.deck for card in c.CARDS.values()) == {1: 16, 2: 16, 3: 16, 4: 16}
    assert all(1 <= len(c.ROWS[card].slots) <= 3 for card in c.CARDS)


@pytest.mark.rule("HYP-1.7")
def test_ruins_tokens() -> None:
    count = Counter({pool: sum(t.count for t in c.TOKENS.values() if t.color == pool) for pool in c.POOLS})
    assert count == {"gold": 12, "silver": 40, "bronze": 20}


@pytest.mark.rule("HYP-1.10", "HYP-1.11", "HYP-1.12")
def test_terrain_and_features() -> None:
    assert {place.terrain for place in c.PLACES.values()} == {"desert", "forest", "swamp", "mountain"}
    colours = {"central": {"gold"}, "outer": {"silver"}, "home": {"bronze", "silver"}}
    for place in c.PLACES.values():
        assert len(place.features) in ((1, 2) if place.kind != "home" else (0, 1, 2))
        assert {f.color for f in place.features if f.kind == "ruin"} <= colours[place.kind]


@pytest.mark.rule("HYP-1.8")
def test_an_exhausted_colour_cannot_be_gained() -> None:
    table = Table().cubes(1, bag="24 red").keep("silver_cube_red")
    table.do("token")
    assert table.asked().rule == "HYP-D10"  # nothing to gain, nothing asked
    assert table.player().bag == [0] * 7
    table.cubes(2, bag="24 green").keep("gold_crown").do("token")
    assert table.options() == ["orange", "yellow", "purple", "blue", "decline"]


@pytest.mark.rule("HYP-1.9")
def test_gems_are_not_limited() -> None:
    table = Table(length="long").card("marketplace").cubes(available="yellow")
    table.player(1).gems = 72
    table.player(1).objectives = ["gems"]
    table.do("place:yellow:marketplace")
    assert table.player().gems == 1


@pytest.mark.rule("HYP-2.1", "HYP-2.8", "HYP-D01")
def test_options_and_their_defaults() -> None:
    assert c.CONDITIONS == {"short": 1, "regular": 2, "long": 3}
    g, _ = GAME.begin(Setup(3, "x"))
    expected = {"length": "regular", "mode": "invasion", "map": "fog", "factions": "choose", "tiles": "choose"}
    readings = {"permanent": "row", "fortress": "all", "frozen": "rest", "coral": "reset"}
    assert g.options == {**expected, **readings}


@pytest.mark.rule("HYP-2.2")
def test_invasion_uses_side_a_and_no_faction_tiles() -> None:
    table = Table(4)
    homes = [area.tile for area in table.g.areas.values() if area.home >= 0]
    assert len(homes) == 12
    assert {tile.partition(".")[0] for tile in homes} == {"home_a"}
    assert all(not player.tile for player in table.g.seats)


@pytest.mark.rule("HYP-2.3", "HYP-3.5")
def test_faction_war_uses_own_side_b_and_one_tile_each() -> None:
    table = Table(3, "purple_b")
    for player in table.g.seats:
        assert c.TILES[player.tile].faction == player.faction
    for seat in range(3):
        expected = f"home_{table.player(seat).faction}"
        assert [table.g.areas[area].tile for area in table.g.home(seat)] == [
            f"{expected}.capital",
            f"{expected}.left",
            f"{expected}.right",
        ]


@pytest.mark.rule("HYP-2.5", "HYP-3.3", "HYP-D02", "HYP-H11")
def test_factions_are_picked_in_the_lobby_or_dealt() -> None:
    picked = tuple({"faction": name} for name in ("purple", "coral", "red"))
    chosen, _ = GAME.begin(Setup(3, "x", {}, picked))
    assert [player.faction for player in chosen.seats] == ["purple", "coral", "red"]
    with pytest.raises(ValueError, match="faction"):
        GAME.begin(Setup(2, "x", {}, ({"faction": "red"}, {"faction": "red"})))
    dealt = set()
    for number in range(30):
        g, _ = GAME.begin(Setup(3, f"x{number}", {"factions": "random"}, picked))
        factions = [player.faction for player in g.seats]
        assert len(set(factions)) == 3
        dealt.add(factions[0])
    assert dealt == set(c.FACTIONS)


@pytest.mark.rule("HYP-2.7")
def test_the_recommended_first_game_can_be_chosen() -> None:
    for length in ("short", "regular"):
        g, _ = GAME.begin(Setup(2, "x", {"length": length, "mode": "invasion"}))
        assert g.options["length"] == length


@pytest.mark.parametrize(
    ("row", "slots", "effects"),
    [
        pytest.param("exploration1", "green any", "move 2", marks=pytest.mark.rule("HYP-7.20")),
        pytest.param("exploration2", "green purple", "move 1, figure 1", marks=pytest.mark.rule("HYP-7.20")),
        pytest.param("progress1", "orange any", "dev 2 different", marks=pytest.mark.rule("HYP-7.21")),
        pytest.param("progress2", "orange blue", "dev 2 same", marks=pytest.mark.rule("HYP-7.21")),
        pytest.param("war1", "red any", "attack 1 OR fortress 2", marks=pytest.mark.rule("HYP-7.22")),
        pytest.param("war2", "red green", "attack 1, move 1", marks=pytest.mark.rule("HYP-7.22")),
        pytest.param("trade1", "yellow any", "gem 1", marks=pytest.mark.rule("HYP-7.23")),
        pytest.param("trade2", "yellow orange", "gem 1, dev 1", marks=pytest.mark.rule("HYP-7.23")),
        pytest.param("growth1", "purple any", "figure 1, fortress 1", marks=pytest.mark.rule("HYP-7.24")),
        pytest.param("growth2", "purple red", "figure 1, attack 1", marks=pytest.mark.rule("HYP-7.24")),
        pytest.param("science1", "blue any any", "tech 1", marks=pytest.mark.rule("HYP-7.25")),
        pytest.param("science2", "blue yellow any", "tech 1, gem 1", marks=pytest.mark.rule("HYP-7.25")),
    ],
)
def test_base_technologies_give_what_the_mat_shows(row: str, slots: str, effects: str) -> None:
    """Each row is filled with real cubes, and the pool holds what the mat shows."""
    table = Table()
    assert " ".join("any" if kind == c.ANY else c.CUBES[kind] for kind in c.ROWS[row].slots) == slots
    colours = ["purple" if word == "any" else word for word in slots.split()]
    table.cubes(available=" ".join(colours))
    table.do(f"fill:{row}:{'+'.join(colours)}")
    assert table.player().rows[row] == [c.KIND[colour] for colour in colours]
    points = dict(table.points)
    entries = [entry.what for entry in table.g.pool.entries]
    if table.player().gems:
        points["gem"] = table.player().gems
    found = ", ".join(f"{op} {count}" for op, count in sorted(points.items()))
    if entries and entries[0].op == "choose":
        found = " OR ".join(f"{option[0].op} {option[0].n}" for option in entries[0].options)
    elif entries:
        found = f"dev {entries[0].n} {entries[0].mode}"
    assert sorted(found.split(", ")) == sorted(effects.split(", "))
