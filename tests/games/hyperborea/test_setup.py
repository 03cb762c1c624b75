"""HYP-3: setup."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product

import msgspec
import pytest

from games.engine import NotLegal, Setup, apply, open_decisions
from games.engine.decision import Form, Pick
from games.engine.play import default_choice, waiting_for
from games.engine.policy import random_choice
from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.state import GHOST, Hyperborea
from tests.games.hyperborea.support import START, Table, keys


def begun(players: int = 3, seed: str = "s", **options: str) -> Hyperborea:
    """A match at its first decision."""
    return GAME.begin(Setup(players, seed, dict(options)))[0]


@pytest.mark.rule("HYP-3.1", "HYP-3.12")
def test_everybody_starts_with_three_figures_in_the_capital() -> None:
    table = Table(4)
    for seat in range(4):
        player = table.player(seat)
        capital = table.g.areas[table.g.home(seat)[0]]
        assert capital.free[seat] == 3
        assert player.reserve == 7
        assert player.fortresses == 8
        assert all(spot.occupant < 0 for spot in capital.spots)


@pytest.mark.rule("HYP-3.2", "HYP-3.4", "HYP-3.22", "HYP-3.25")
def test_seven_cubes_each_and_the_rest_is_the_supply() -> None:
    g = begun()
    assert g.seats[0].bag == [1, 1, 1, 1, 1, 1, 0]
    for seat, cube in enumerate(("red", "red", "green")):
        apply(g, seat, f"cube={cube} three=red two=blue one=green")
    assert g.seats[0].cubes() == [1, 1, 2, 1, 1, 1, 0]
    assert g.seats[2].cubes() == [2, 1, 1, 1, 1, 1, 0]
    assert g.supply == [20, 21, 19, 21, 21, 21, 36 - 8]


@pytest.mark.rule("HYP-3.6", "HYP-3.7")
def test_every_seat_may_begin_and_sits_at_seat_one_of_the_layout() -> None:
    firsts = set()
    for number in range(40):
        g = begun(4, f"f{number}")
        firsts.add(g.first)
        assert g.home(g.first) == ("h1c", "h1l", "h1r")
        assert g.home((g.first + 1) % 4) == ("h2c", "h2l", "h2r")
        assert g.turn_order() == [(g.first + n) % 4 for n in range(4)]
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("HYP-3.8", "HYP-3.9")
@pytest.mark.parametrize(("players", "outer"), [(2, 6), (3, 6), (4, 6), (5, 8), (6, 6)])
def test_tiles_lie_face_down(players: int, outer: int) -> None:
    g = begun(players)
    middle = {name: area for name, area in g.areas.items() if area.home < 0}
    assert sorted(middle) == sorted(["c", *(f"o{n}" for n in range(1, outer + 1))])
    assert not any(area.up for area in middle.values())
    assert c.PLACES[middle["c"].tile].kind == "central"
    assert all(c.PLACES[area.tile].kind == "outer" for name, area in middle.items() if name != "c")
    assert len(g.outer_left) == 30 - outer


@pytest.mark.rule("HYP-3.10", "HYP-3.11")
@pytest.mark.parametrize("players", range(2, 7))
def test_homes_touch_the_map_with_two_areas_and_never_with_the_capital(players: int) -> None:
    layout = c.LAYOUTS[players]
    assert len(layout.homes) == players
    for capital, left, right in layout.homes:
        assert {left, right} <= set(layout.neighbours[capital])
        assert not any(name[0] in "oc" for name in layout.neighbours[capital])
        for march in (left, right):
            assert any(name[0] == "o" for name in layout.neighbours[march])
        touched = {name for march in (left, right) for name in layout.neighbours[march] if name[0] == "o"}
        assert len(touched) == 2


@pytest.mark.rule("HYP-3.13", "HYP-3.14", "HYP-3.15")
def test_only_home_ruins_are_stocked_and_no_ghost_is_there() -> None:
    g = begun(3)
    for seat in range(3):
        left = g.areas[g.home(seat)[1]]
        assert [c.TOKENS[token].color for token in left.spots[0].tokens] == ["bronze", "bronze"]
    assert g.ghosts == 18
    assert {pool: len(tokens) for pool, tokens in g.tokens.items()} == {"gold": 12, "silver": 40, "bronze": 14}
    orders = {tuple(begun(3, f"t{n}").tokens["gold"]) for n in range(5)}
    assert len(orders) > 1  # shuffled


@pytest.mark.rule("HYP-2.4", "HYP-3.16")
def test_open_map_is_stocked_and_haunted_at_once() -> None:
    g = begun(4, map="open")
    for area in g.areas.values():
        assert area.up
        for feature, spot in zip(c.PLACES[area.tile].features, area.spots, strict=True):
            assert spot.occupant == (GHOST if area.home < 0 else -1)
            if feature.kind == "ruin":
                assert len(spot.tokens) == (3 if feature.color == "gold" else 2)
    assert g.ghosts == 18 - sum(len(c.PLACES[a.tile].features) for a in g.areas.values() if a.home < 0)
    assert not any(area.up for area in begun(4).areas.values() if area.home < 0)


@pytest.mark.rule("HYP-3.17", "HYP-3.18", "HYP-3.19", "HYP-3.21")
@pytest.mark.parametrize(
    ("tile", "gems", "tokens", "cards"),
    [
        ("red_a", 0, 0, []),
        ("red_b", 0, 2, []),
        ("emerald_a", 0, 1, []),
        ("emerald_b", 0, 0, []),
        ("celestial_a:alchemy", 0, 0, ["alchemy"]),
        ("celestial_a:diplomacy", 0, 0, ["diplomacy"]),
        ("celestial_b", 0, 0, []),
        ("coral_a", 0, 0, []),
        ("coral_b", 0, 0, []),
        ("golden_a", 2, 0, []),
        ("golden_b", 0, 1, []),
        ("purple_a", 0, 0, []),
        ("purple_b", 0, 0, ["outposts"]),
    ],
)
def test_immediate_parts_of_faction_tiles(tile: str, gems: int, tokens: int, cards: list[str]) -> None:
    player = Table(2, tile).player()
    assert player.tile == tile.partition(":")[0]
    assert player.gems == gems
    assert (player.tokens, player.fortresses) == (tokens, 8 - tokens)
    assert player.cards == player.start_cards == cards
    assert player.unused == [0] * 7  # a start card comes without a grey cube


@pytest.mark.rule("HYP-3.20")
def test_start_cards_leave_their_decks_and_the_others_stay() -> None:
    table = Table(2, "celestial_a:diplomacy")
    everywhere = [card for deck in table.g.decks for card in deck.cards]
    everywhere += [offer.card for offers in table.g.market for offer in offers]
    assert "diplomacy" not in everywhere
    assert "alchemy" in everywhere
    assert "outposts" in everywhere
    assert len(everywhere) == 63


@pytest.mark.rule("HYP-3.23", "HYP-D05", "HYP-D06", "HYP-H09")
def test_markers_start_on_three_two_one_and_nothing() -> None:
    g = begun()
    shape = open_decisions(g)[0].shape
    assert isinstance(shape, Form)
    sizes = [len(field.shape.options) for field in shape.fields if isinstance(field.shape, Pick)]
    assert sizes == [6, 6, 6, 6]
    assert default_choice(g, 0) == START
    with pytest.raises(NotLegal):
        apply(g, 0, "cube=grey three=red two=blue one=green")
    apply(g, 0, "cube=blue three=red two=blue one=green")
    assert g.seats[0].levels == [0] * 6  # sealed until all have chosen
    assert GAME.view(g, 0).my_choice == "cube=blue three=red two=blue one=green"
    assert GAME.view(g, 1).my_choice == ""
    for seat in (1, 2):
        apply(g, seat, START)
    assert g.seats[0].levels == [1, 0, 3, 0, 0, 2]  # green, orange, red, yellow, purple, blue
    assert g.seats[1].levels == [2, 3, 0, 1, 0, 0]


@pytest.mark.rule("HYP-3.23", "HYP-D06")
def test_every_distribution_of_markers_can_be_chosen_and_no_track_gets_two() -> None:
    decision = open_decisions(begun())[0]
    legal = set()
    for three, two, one in product(c.COLOURS, repeat=3):
        try:
            decision.parse(f"cube=blue three={three} two={two} one={one}")
            legal.add((three, two, one))
        except NotLegal:
            continue
    assert legal == set(permutations(c.COLOURS, 3))  # 6 x 5 x 4


@pytest.mark.finding("RU-28")
@pytest.mark.rule("HYP-3.23", "HYP-D06")
def test_a_track_named_twice_is_refused_and_changes_nothing() -> None:
    g = begun()
    with pytest.raises(NotLegal, match="engine-chosen-twice"):  # the reason
        apply(g, 0, "cube=blue three=red two=red one=red")
    assert GAME.view(g, 0).my_choice == ""
    rng = random.Random(28)
    for _ in range(50):
        open_decisions(g)[0].shape.check(random_choice(open_decisions(g)[0], rng))


@pytest.mark.rule("HYP-3.24")
def test_extra_cube_and_markers_are_revealed_together() -> None:
    g = begun()
    assert waiting_for(g) == [0, 1, 2]
    assert apply(g, 2, START) == []
    assert apply(g, 0, START) == []
    told = apply(g, 1, START)
    assert keys(told).count("start-chosen") == 3


@pytest.mark.rule("HYP-3.26")
@pytest.mark.finding("RU-15")
def test_every_technology_deck_is_shuffled() -> None:
    dealt = [_dealt(f"decks {number}") for number in range(8)]
    for deck in range(4):
        orders = {(*cards[deck],) for cards in dealt}
        assert len(orders) == len(dealt)
        assert all(sorted(order) == sorted(dealt[0][deck]) for order in orders)
        printed = [card.id for card in c.CARDS.values() if card.deck == deck + 1]
        assert (*printed,) not in orders


def _dealt(seed: str) -> list[list[str]]:
    """The four decks from the top: two cards face up, the others below."""
    g = begun(3, seed)
    for seat in range(3):
        apply(g, seat, START)
    return [[*(offer.card for offer in offers), *deck.cards] for offers, deck in zip(g.market, g.decks, strict=True)]


@pytest.mark.rule("HYP-3.26", "HYP-3.27", "HYP-3.28", "HYP-3.29", "HYP-H04")
def test_eight_cards_face_up_with_a_grey_cube_each() -> None:
    table = Table(3)
    assert [[bool(offer.card) and offer.grey for offer in offers] for offers in table.g.market] == [[True, True]] * 4
    for number, offers in enumerate(table.g.market, 1):
        assert {c.CARDS[offer.card].deck for offer in offers} == {number}
    assert table.g.supply[c.GREY] == 28
    view = GAME.view(table.g, 0)
    assert view.decks == [14, 14, 14, 14]
    assert view.known_bottom == [[], [], [], []]


@pytest.mark.rule("HYP-3.30", "HYP-3.31")
def test_three_cubes_each_and_the_first_player_begins() -> None:
    g = begun(3, "opening")
    for seat in range(3):
        apply(g, seat, START)
    for player in g.seats:
        assert sum(player.available) == 3
        assert sum(player.bag) == 4
    assert g.active == g.first
    assert [*open_decisions(g)] == [g.first]
    assert g.turn == 1


@pytest.mark.rule("HYP-3.32", "HYP-D03", "HYP-H10")
@pytest.mark.finding("PL-25")
def test_faction_tiles_are_sealed_with_the_other_choices_and_shown_together() -> None:
    table = Table(3, "celestial_a:diplomacy", start=False)
    assert table.g.seats[0].cards == ["diplomacy"]
    g = GAME.begin(Setup(2, "x", {"mode": "faction_war"}, ({"faction": "celestial"}, {"faction": "red"})))[0]
    asked = open_decisions(g)[0]
    assert asked.rule == "HYP-D03"
    assert isinstance(asked.shape, Form)
    assert [field.name for field in asked.shape.fields] == ["tile", "cube", "three", "two", "one"]
    assert [option.id for option in asked.picks[0].options] == [
        "celestial_a:alchemy",
        "celestial_a:diplomacy",
        "celestial_b",
    ]
    assert default_choice(g, 0) == f"tile=celestial_a:alchemy {START}"
    apply(g, 0, f"tile=celestial_b {START}")
    assert [player.tile for player in g.seats] == ["", ""]
    assert [seat.tile for seat in GAME.view(g, 1).seats] == ["", ""]
    told = apply(g, 1, f"tile=red_b {START}")
    assert keys(told)[:4] == ["faction-tile-taken", "faction-tile-taken", "start-chosen", "start-chosen"]
    assert [player.tile for player in g.seats] == ["celestial_b", "red_b"]


@pytest.mark.rule("HYP-2.6", "HYP-D04")
def test_dealt_tiles_leave_only_the_start_card_to_choose() -> None:
    seen: Counter[str] = Counter()
    for number in range(40):
        seats = ({"faction": "celestial"}, {"faction": "purple"})
        g, _ = GAME.begin(Setup(2, f"d{number}", {"mode": "faction_war", "tiles": "random"}, seats))
        tile = g.seats[0].tile
        seen[tile] += 1
        assert waiting_for(g) == [0, 1]
        assert [open_decisions(g)[seat].rule for seat in (0, 1)] == [
            "HYP-D04" if tile == "celestial_a" else "HYP-D05",
            "HYP-D05",
        ]
        if tile == "celestial_a":
            assert default_choice(g, 0) == f"card=alchemy {START}"
        apply(g, 0, f"card=diplomacy {START}" if tile == "celestial_a" else START)
        apply(g, 1, START)
        assert g.seats[0].start_cards == (["diplomacy"] if tile == "celestial_a" else [])
        assert g.seats[1].cards == (["outposts"] if g.seats[1].tile == "purple_b" else [])
    assert set(seen) == {"celestial_a", "celestial_b"}


def test_a_match_in_which_tiles_were_being_chosen_goes_on() -> None:
    """Schema 1 asked for the tile first. Whoever was choosing fills in the one form now."""
    g = GAME.begin(Setup(2, "old", {"mode": "faction_war"}))[0]
    raw = msgspec.json.decode(GAME.dump(g))
    raw["schema"] = 1
    form = next(step for step in raw["stack"] if step["step"] == "StartChoices")
    del form["tiles"]
    raw["stack"].append({"step": "ChooseFactionTiles", "answers": {"0": ["red_a"]}, "asked": raw["asked"]})
    old = GAME.load(msgspec.json.encode(raw))
    assert waiting_for(old) == [0, 1]
    assert {decision.rule for decision in open_decisions(old).values()} == {"HYP-D03"}
    for seat in (0, 1):
        apply(old, seat, default_choice(old, seat))
    assert old.turn == 1


def test_a_match_whose_tiles_were_shown_asks_for_the_rest() -> None:
    g = GAME.begin(Setup(2, "old", {"mode": "faction_war"}))[0]
    g.seats[0].tile, g.seats[1].tile = "red_a", "emerald_b"
    raw = msgspec.json.decode(GAME.dump(g))
    raw["schema"] = 1
    del next(step for step in raw["stack"] if step["step"] == "StartChoices")["tiles"]
    old = GAME.load(msgspec.json.encode(raw))
    assert {decision.rule for decision in open_decisions(old).values()} == {"HYP-D05"}
