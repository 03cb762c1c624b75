"""SCY-1, SCY-3, SCY-17, SCY-19: components, setup, mats and options."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine import Decision, Pick, Setup
from games.engine.play import apply, default_choice, open_decisions, waiting_for
from games.scythe import components as c
from games.scythe.board import ENCOUNTERS, HEXES, HOMES, LAKES, TUNNELS
from games.scythe.game import GAME
from games.scythe.rules.choosing import ChooseFaction, ChooseMat, banned
from games.scythe.rules.setup import deal_mats_in_seat_order, seats_from
from games.scythe.state import Scythe
from tests.games.scythe.support import Table


def begin(players: int, seed: str = "s", **options: str) -> Scythe:
    return GAME.begin(Setup(players, seed, options))[0]


@pytest.mark.rule("SCY-3.2")
def test_the_factory_cards_are_shuffled() -> None:
    laid = {tuple(Table(seed=f"factory {number}").g.factory) for number in range(12)}
    assert len(laid) > 6
    assert len({card for cards in laid for card in cards}) == 12, "any card can come"


@pytest.mark.rule("SCY-4.1")
@pytest.mark.finding("PL-40")
def test_turns_are_counted() -> None:
    t = Table("polania", "nordic")
    t.g.turn = 16
    t.turn(1)
    assert t.told("scythe-heading-turn")[0].text.args["number"] == 9, "every second turn begins another round"
    _, events = GAME.begin(Setup(2, "s"))
    assert [event.text.args["number"] for event in events if event.text.key == "scythe-heading-turn"] == [1]


@pytest.mark.rule("SCY-1.1", "SCY-1.2")
def test_the_board() -> None:
    terrains = Counter(place.terrain for place in HEXES.values())
    assert terrains == {"mountain": 8, "farm": 7, "forest": 7, "tundra": 8, "village": 9, "lake": 7, "factory": 1}
    assert len(HEXES) == 47
    assert len(HOMES) == 7
    assert sum(home.in_base_game for home in HOMES.values()) == 5
    assert len(TUNNELS) == 6
    assert len(ENCOUNTERS) == 11
    assert not set(TUNNELS) & set(ENCOUNTERS)
    assert not {*LAKES, "d4"} & {*TUNNELS, *ENCOUNTERS}


@pytest.mark.rule("SCY-1.3", "SCY-1.4", "SCY-1.5", "SCY-1.6", "SCY-1.8")
def test_the_components() -> None:
    assert [*c.FACTIONS] == ["nordic", "rusviet", "crimea", "saxony", "polania"]
    assert [mat.number for mat in c.MATS.values()] == [1, 2, 3, 4, 5]
    assert (c.MECHS, c.WORKERS, len(c.STRUCTURES), len(c.BOTTOM_ACTIONS), len(c.CUBES), c.STARS) == (4, 8, 4, 4, 6, 6)
    assert c.COMBAT_CARDS == {2: 16, 3: 12, 4: 8, 5: 6}
    assert (len(c.ENCOUNTERS), len(c.OBJECTIVES), len(c.FACTORY_CARDS), len(c.STRUCTURE_BONUSES)) == (28, 23, 12, 6)
    assert (c.POWER_MAX, c.POPULARITY_MAX, len(c.TRIUMPHS), c.DIAL_MAX) == (16, 18, 10, 7)


@pytest.mark.rule("SCY-1.7")
def test_tokens_and_coins_never_run_out() -> None:
    t = Table("saxony", "nordic")
    t.put(0, workers="f1 f1", coins=500).goods("f1", metal=400)
    t.top("produce", "produce", "sites=f1 amounts=all")
    assert t.tokens("f1") == {"metal": 402}
    t.turn(0)
    t.top("move", "coins")
    assert t[0].coins == 501


@pytest.mark.rule("SCY-1.9")
def test_reference_aids_are_no_components_of_the_match() -> None:
    state = GAME.dump(begin(3)).decode()
    for aid in ("riverwalk_card", "quick_start", "multiplier", "achievement"):
        assert aid not in state


@pytest.mark.rule("SCY-3.1", "SCY-3.2", "SCY-3.3", "SCY-3.4")
def test_decks_tokens_and_tile() -> None:
    first, second = begin(4, "a"), begin(4, "b")
    for deck in ("combat", "encounters", "objectives"):
        assert getattr(first, deck) != getattr(second, deck)
    assert len(first.factory) == 5
    assert len(first.unused) == 7
    assert first.tile in c.STRUCTURE_BONUSES
    assert {begin(2, str(seed)).tile for seed in range(60)} == set(c.STRUCTURE_BONUSES)
    assert first.tokens == list(ENCOUNTERS)


@pytest.mark.rule("SCY-3.5", "SCY-19.3")
def test_mats_are_dealt_at_random() -> None:
    pairs = {(begin(2, str(seed)).seats[0].faction, begin(2, str(seed)).seats[0].mat) for seed in range(150)}
    assert len(pairs) == 23, "every legal pair turns up"


@pytest.mark.rule("SCY-3.6", "SCY-19.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_banned_pairs(players: int) -> None:
    for seed in range(40):
        for player in begin(players, str(seed)).seats:
            assert (player.faction, player.mat) not in c.BANNED
    free = [begin(players, str(seed), banned_pairs="allow") for seed in range(60)]
    assert any((player.faction, player.mat) in c.BANNED for g in free for player in g.seats)
    assert {("rusviet", "industrial"), ("crimea", "patriotic")} == c.BANNED


@pytest.mark.rule("SCY-3.7", "SCY-3.8")
def test_seats_and_the_first_player() -> None:
    """X46: Saxony with mat 2 starts, then Nordic with mat 4, then Crimea with mat 5."""
    t = Table("crimea/agricultural", "saxony/engineering", "nordic/mechanical")
    assert t.first == 1
    assert t.g.order == [2, 0, 1]
    t.turn(1)
    order = [t.g.active]
    for _ in range(3):
        t.say("1", "skip")
        while t.g.active == order[-1]:
            t.say("end" if t.rule == "SCY-D26" else "skip")
        order.append(t.g.active)
    assert order == [1, 2, 0, 1]


STARTS = {"nordic": (4, 1), "rusviet": (3, 2), "crimea": (5, 0), "saxony": (1, 4), "polania": (2, 3)}
HEXES_AT_START = {
    "nordic": ("a4", "a5"),
    "rusviet": ("c6", "d7"),
    "crimea": ("g3", "h1"),
    "saxony": ("f1", "g1"),
    "polania": ("c1", "d1"),
}


@pytest.mark.rule("SCY-3.9", "SCY-3.11", "SCY-3.12", "SCY-3.13")
@pytest.mark.parametrize("faction", list(STARTS))
def test_a_faction_at_the_start(faction: str) -> None:
    other = "polania" if faction != "polania" else "nordic"
    player = Table(faction, other)[0]
    assert (player.power, len(player.hand)) == STARTS[faction]
    assert player.character == f"home_{faction}"
    assert player.workers == [*HEXES_AT_START[faction], *[""] * 6]
    assert player.mechs == [""] * 4
    assert (player.structures, player.recruits, player.cubes, player.stars, player.section) == ({}, {}, [], [], "")


MAT_STARTS = {
    "industrial": (2, 4),
    "engineering": (2, 5),
    "patriotic": (2, 6),
    "mechanical": (3, 6),
    "agricultural": (4, 7),
}


@pytest.mark.rule("SCY-3.10", "SCY-13.1")
@pytest.mark.parametrize("mat", list(MAT_STARTS))
def test_a_mat_at_the_start(mat: str) -> None:
    player = Table(f"saxony/{mat}", "nordic/industrial" if mat != "industrial" else "nordic")[0]
    assert (player.popularity, player.coins) == MAT_STARTS[mat]
    assert len(player.objectives) == 2


@pytest.mark.rule("SCY-3.14")
def test_draw_order() -> None:
    """In turn order: combat cards, then objectives; so a seed always deals alike."""
    g = begin(3, "draw")
    again = begin(3, "draw")
    assert [p.hand for p in g.seats] == [p.hand for p in again.seats]
    t = Table("saxony/industrial", "rusviet")
    fresh = GAME.new(GAME.complete(Setup(2, "test")))
    from games.scythe.rules.setup import shuffle_decks

    shuffle_decks(fresh)
    assert t[0].hand == sorted(fresh.combat.cards[:4]), "Saxony, with mat 1, draws first"
    assert t[1].hand == sorted(fresh.combat.cards[4:6])
    assert t[0].objectives == fresh.objectives.cards[:2]
    assert t[1].objectives == fresh.objectives.cards[2:4]


@pytest.mark.rule("SCY-17.1", "SCY-17.2", "SCY-17.3", "SCY-17.4", "SCY-17.5")
@pytest.mark.parametrize(
    ("mat", "sections"),
    [
        ("industrial", "bolster/2+1/3 produce/1+2/2 move/2+1/1 trade/2+2/0"),
        ("engineering", "produce/2+1/2 trade/2+2/0 bolster/1+2/3 move/2+1/1"),
        ("patriotic", "move/2+0/1 bolster/1+3/3 trade/2+2/0 produce/2+1/2"),
        ("mechanical", "trade/2+1/0 bolster/1+2/2 move/2+1/2 produce/2+2/2"),
        ("agricultural", "move/2+0/1 trade/2+2/0 produce/2+2/2 bolster/1+2/3"),
    ],
)
def test_the_sections_of_a_mat(mat: str, sections: str) -> None:
    """What the match really offers on each section: top choices, cost and coins of the bottom."""
    first = {"move": "move", "bolster": "power", "trade": "resources", "produce": "produce"}
    for index, words in enumerate(sections.split()):
        top, boxes, coins = words.split("/")
        fixed, free = (int(number) for number in boxes.split("+"))
        t = Table(f"saxony/{mat}", "nordic/industrial" if mat != "industrial" else "nordic")
        t.goods("f1", oil=9, metal=9, wood=9, food=9)
        t.say(str(index + 1))
        assert first[top] in t.offers()
        t.say("skip")
        before = t[0].coins
        kind = c.RESOURCES[index]
        t.say("take")
        t.say("none")
        assert 9 - t.tokens("f1")[kind] == fixed + free
        assert t[0].coins - before == int(coins)
        t.turn(0)
        bottom = [*c.BOTTOM_ACTIONS][index]
        t[0].boxes, t[0].cubes = {bottom: free}, list(c.CUBES[:free])
        t.goods("f1", **{kind: fixed})
        t.say(str(index + 1), "skip")
        assert "take" in t.offers(), "with all cubes only the fixed boxes cost"


@pytest.mark.rule("SCY-17.6", "SCY-17.7", "SCY-7.1")
def test_what_all_mats_share() -> None:
    for mat in c.MATS.values():
        assert sum(section.fixed for section in mat.section) == 7
        assert sum(section.upgradable for section in mat.section) == 6
        assert sum(section.coins for section in mat.section) == 6
        assert [section.bottom for section in mat.section] == ["upgrade", "deploy", "build", "enlist"]
    assert [c.BOTTOM_ACTIONS[name].resource for name in c.BOTTOM_ACTIONS] == ["oil", "metal", "wood", "food"]
    assert set(c.CUBES) == {
        "cube_move",
        "cube_gain_coins",
        "cube_bolster_power",
        "cube_bolster_cards",
        "cube_produce",
        "cube_trade_popularity",
    }


@pytest.mark.rule("SCY-19.1", "SCY-19.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_the_number_of_players_changes(players: int) -> None:
    g = begin(players)
    assert len(g.factory) == players + 1
    assert len(g.seats) == players
    assert (len(g.encounters), len(g.tokens)) == (28, 11)
    assert GAME.meta.players == (2, 5), "no solo play"


def choosing(g: Scythe, rule: str) -> list[int]:
    """Who is asked for this, until something else is asked; the first option is taken."""
    seats = []
    while open_decisions(g) and next(iter(open_decisions(g).values())).rule == rule:
        seat = waiting_for(g)[0]
        seats.append(seat)
        apply(g, seat, default_choice(g, seat))
    return seats


@pytest.mark.rule("SCY-19.2", "SCY-19.10", "SCY-D02")
def test_factions_are_chosen_highest_mat_first() -> None:
    g = begin(4, "f", faction_assignment="choose")
    assert all(player.mat for player in g.seats), "random mats are known before the first choice"
    numbers = [c.MATS[player.mat].number for player in g.seats]
    seats = choosing(g, "SCY-D02")
    expected = sorted(range(4), key=lambda seat: -numbers[seat])
    assert seats == expected[: len(seats)]
    assert len({player.faction for player in g.seats}) == 4


@pytest.mark.rule("SCY-19.3", "SCY-19.10")
def test_mats_are_random_before_factions_are_chosen() -> None:
    dealt = {
        tuple(player.mat for player in begin(4, str(seed), faction_assignment="choose").seats) for seed in range(12)
    }
    assert len(dealt) > 6
    assert all(len(set(mats)) == 4 for mats in dealt)


@pytest.mark.rule("SCY-19.10", "SCY-19.11", "SCY-D01")
def test_mats_are_chosen_clockwise_or_before_factions() -> None:
    g = begin(4, "m", player_mat_assignment="choose")
    order = list(g.order)
    assert all(player.faction for player in g.seats)
    seats = choosing(g, "SCY-D01")
    start = order.index(seats[0])
    assert seats == [order[(start + offset) % 4] for offset in range(len(seats))]
    both = begin(3, "m", player_mat_assignment="choose", faction_assignment="choose")
    assert not any(player.faction for player in both.seats)
    assert len(choosing(both, "SCY-D01")) == 3
    assert len(choosing(both, "SCY-D02")) == 3
    starts = {waiting_for(begin(3, str(seed), player_mat_assignment="choose"))[0] for seed in range(20)}
    assert starts == {0, 1, 2}, "the first to choose is random"


@pytest.mark.rule("SCY-19.12")
def test_mats_in_seat_order() -> None:
    for seed in range(60):
        g = begin(5, str(seed), player_mat_assignment="in_seat_order")
        numbers = [c.MATS[g.seats[seat].mat].number for seat in g.order]
        start = numbers.index(1)
        assert numbers[start:] + numbers[:start] == [1, 2, 3, 4, 5]
        assert not any(banned(g, player.faction, player.mat) for player in g.seats)
    _, events = GAME.begin(Setup(3, "x", {"player_mat_assignment": "in_seat_order", "faction_assignment": "choose"}))
    assert "scythe-mats-random" in {event.text.key for event in events}


@pytest.mark.rule("SCY-19.12")
def test_the_seat_that_gets_the_lowest_mat_moves_on_clockwise_while_a_pair_is_banned() -> None:
    moved, dealt = Counter[int](), set[str]()
    for seed in range(60):
        g = Table("rusviet", "crimea", "saxony", seed=str(seed)).g
        dice = GAME.clone(g).dice
        dice.shuffle(list(c.MATS))
        start = dice.below(3)
        deal_mats_in_seat_order(g)
        mats = sorted((player.mat for player in g.seats), key=lambda mat: c.MATS[mat].number)
        lowest = next(place for place, seat in enumerate(g.order) if g.seats[seat].mat == mats[0])
        way = (lowest - start) % 3
        for earlier in range(way):
            pairs = zip(seats_from(g, start + earlier), mats, strict=True)
            assert any(banned(g, g.seats[seat].faction, mat) for seat, mat in pairs)
        moved[way] += 1
        dealt |= {*mats}
    assert moved[0] > moved[1] > 0
    assert dealt == {*c.MATS}, "any mat can be drawn"


@pytest.mark.rule("SCY-19.13")
def test_choices_leave_the_later_ones_something() -> None:
    """With five players the last two must not be left with a banned pair."""
    for seed in range(60):
        g = begin(5, str(seed), faction_assignment="choose")
        while not g.turn:
            seat = waiting_for(g)[0]
            decision = open_decisions(g)[seat]
            option = decision.shape.options[-1].id  # type: ignore[union-attr]  # a pick
            apply(g, seat, option)
        assert all((player.faction, player.mat) not in c.BANNED for player in g.seats)


def without(kind: str, *pairs: str) -> Scythe:
    """Five players who have these factions and mats; the last two choose a faction or a mat."""
    g = begin(5, "served")
    for player, pair in zip(g.seats, pairs, strict=True):
        player.faction, player.mat = pair.split("/")
    for player in g.seats[3:]:
        setattr(player, kind, "")
    return g


def offered(decision: Decision) -> list[str]:
    assert isinstance(decision.shape, Pick)
    return [option.id for option in decision.shape.options]


@pytest.mark.rule("SCY-19.13", "SCY-D02")
def test_nobody_takes_the_last_faction_that_a_later_player_can_have() -> None:
    taken = "saxony/agricultural", "polania/mechanical", "crimea/engineering"
    g = without("faction", *taken, "rusviet/patriotic", "nordic/industrial")
    assert offered(ChooseFaction(seat=3).ask(g)) == ["rusviet"], "Industrial cannot have it"
    g.options["banned_pairs"] = "allow"
    assert offered(ChooseFaction(seat=3).ask(g)) == ["nordic", "rusviet"]


@pytest.mark.rule("SCY-19.13", "SCY-D01")
def test_nobody_takes_the_last_mat_that_a_later_player_can_have() -> None:
    taken = "saxony/agricultural", "polania/mechanical", "rusviet/engineering"
    g = without("mat", *taken, "nordic/patriotic", "crimea/industrial")
    assert offered(ChooseMat(seat=3).ask(g)) == ["patriotic"], "Crimea cannot have it"
    g.options["banned_pairs"] = "allow"
    assert offered(ChooseMat(seat=3).ask(g)) == ["industrial", "patriotic"]
