"""CIR-1, CIR-3, CIR-24: components, setup, player counts and variants."""

from __future__ import annotations

from collections import Counter

import pytest

from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.board import by_side, neighbours
from games.circadians.rules.setup import Base, open_pairs
from games.circadians.state import Circadians
from games.engine import Setup, apply, default_choice, open_decisions
from games.engine.decision import Form
from games.engine.play import waiting_for
from tests.games.circadians.support import Table, pick

COUNTS = {row.id: row.count for row in c.DATA.meta.component}
SIX = ("circadians", "ai", "zcharo", "leyrien", "jrayek", "oxataya")


def begin(*factions: str, seed: str = "setup", **options: str) -> Circadians:
    seats = tuple({"faction": faction} for faction in factions)
    return GAME.begin(Setup(len(factions), seed, options, seats))[0]


def until(g: Circadians, rule: str) -> int:
    """Defaults until somebody is asked this; who."""
    while True:
        seat = waiting_for(g)[0]
        if open_decisions(g)[seat].rule == rule:
            return seat
        apply(g, seat, default_choice(g, seat))


def leaders_offered(g: Circadians, seat: int) -> list[str]:
    """Who may start where."""
    form = open_decisions(g)[seat].shape
    assert isinstance(form, Form)
    return [option.id for option in pick(form.fields[0].shape).options]


@pytest.mark.rule(
    "CIR-1.1", "CIR-1.2", "CIR-1.3", "CIR-1.4", "CIR-1.5", "CIR-1.6", "CIR-1.7", "CIR-1.8", "CIR-1.9", "CIR-1.10"
)
def test_components_of_the_box() -> None:
    assert len(c.HEXES) == COUNTS["map_region"] == 26
    assert len(c.TRACKS) == 5
    assert len(c.FACTIONS) == 6
    assert len(c.PHASES) == 9
    for colour in ("yellow", "blue", "red"):
        assert sorted(f.terrain for f in c.FRAGMENTS if f.set == colour) == ["bog", "cliffs", "plains"]
    assert len(c.SECTORS) == 6
    assert len(c.FACES) == 6
    assert COUNTS["combat_dial"] == COUNTS["die"] == 2
    assert len(c.CARDS) == 50
    assert sum(token.set == "core" for token in c.LOOT.values()) == 6
    assert Counter(token.pair for token in c.NEUTRALS.values()) == {"neighbour_pair": 2, "bank_pair": 2}
    assert sorted(c.NEUTRAL_FOUNDATIONS.values()) == [0, 0, 0, 1, 2, 3, 4, 5, 6]
    assert COUNTS["relic"] == 6
    assert (COUNTS["energy_small"], COUNTS["energy_large"], COUNTS["gem"]) == (40, 10, 30)
    assert c.MOUNTAINS == 10


@pytest.mark.rule("CIR-1.9", "CIR-2.12")
def test_the_supply_never_runs_out() -> None:
    table = Table("ai", "zcharo")
    from games.circadians.rules.rewards import Gain

    table.do(Gain(0, {"energy": 500, "gems": 90}))
    assert (table.g.seats[0].energy, table.g.seats[0].gems) == (506, 91)


@pytest.mark.rule("CIR-1.10")
def test_ten_mountains_are_enough_for_the_worst_setup() -> None:
    for seed in range(12):
        g = begin("ai", "zcharo", "leyrien", "jrayek", "oxataya", seed=f"mountains {seed}")
        while g.phase == "setup":
            seat = waiting_for(g)[0]
            apply(g, seat, default_choice(g, seat))
        assert 3 + 5 <= len(g.mountains) <= 10


@pytest.mark.rule("CIR-1.11", "CIR-1.12", "CIR-1.13", "CIR-1.14", "CIR-1.15", "CIR-17.8")
def test_each_faction_has_its_pieces() -> None:
    fighters = {"circadians": 10} | dict.fromkeys(SIX[1:], 20)
    for faction, data in c.FACTIONS.items():
        assert data.fighters_total == fighters[faction]
        assert sum(data.recruit_areas) + data.fighters_on_map == data.fighters_total
        assert len(c.STARTING_FOUNDATIONS[faction]) == 2
        assert sum(c.ROWS[faction, kind].slots for kind in c.BUILDINGS) == 9
        assert len(c.FACTION_ATTRIBUTES[faction]) == (5 if faction == "circadians" else 4)
        assert len(c.CORE_LEADERS[faction]) == data.leaders_in_play == (4 if faction == "oxataya" else 3)
    assert len(c.PERSONAL) == 5
    assert [data.home for data in c.FACTIONS.values()].count("ship") == 1
    assert [c.ROWS["zcharo", kind].slots for kind in c.BUILDINGS] == [3, 4, 2]
    assert sum(fighters.values()) + 10 == COUNTS["fighter"]
    assert sum(len(names) for names in c.CORE_LEADERS.values()) + len(c.RHYZU) == COUNTS["standee"]
    orange = [token for token in c.TOKENS.values() if token.set == "standard" and token.start == "supply"]
    assert [token.id for token in orange] == ["p1", "p3", "p4", "p5"]


@pytest.mark.rule("CIR-1.16", "CIR-1.17")
def test_counts_are_plain_numbers_and_special_pieces_exist() -> None:
    table = Table("ai", "zcharo", clear=False)
    assert all(isinstance(units.fighters, int) for r in table.g.regions.values() for units in r.units.values())
    assert set(c.INTEL) == set(SIX) - {"circadians"}
    assert c.DATA.specials.morale.tokens == 8
    assert c.DATA.specials.trap.tokens == c.ROWS["ai", "stronghold"].slots
    assert set(c.UPKEEP) == set(c.RHYZU)


@pytest.mark.rule("CIR-3.1", "CIR-3.2", "CIR-24.9")
def test_factions_by_seat_by_draft_or_at_random() -> None:
    assert [p.faction for p in begin("oxataya", "ai").seats] == ["oxataya", "ai"]
    g = begin("circadians", "ai", "zcharo", seed="draft", factions="draft")
    chosen: list[str] = []
    while any(not player.faction for player in g.seats):
        seat = waiting_for(g)[0]
        decision = open_decisions(g)[seat]
        assert decision.rule == "CIR-D01"
        options = [option.id for option in pick(decision.shape).options]
        assert not set(chosen) & set(options)
        chosen.append(options[-1])
        apply(g, seat, options[-1])
    assert sorted(player.faction for player in g.seats) == sorted(chosen)
    orders = {tuple(p.faction for p in begin(*SIX[:4], seed=f"r{n}", factions="random").seats) for n in range(20)}
    assert len(orders) > 10
    assert all(len(set(order)) == 4 for order in orders)


@pytest.mark.rule("CIR-3.3", "CIR-3.4", "CIR-3.5", "CIR-3.6", "CIR-3.7", "CIR-3.8", "CIR-3.31")
def test_mats_deck_and_purses() -> None:
    g = begin("leyrien", "jrayek", "ai")
    for player in g.seats:
        assert (player.energy, player.gems, player.fame, player.hand) == (6, 1, 0, [])
        assert player.tracks == dict.fromkeys(c.TRACKS, 1)
        assert player.supply == ["p1", "p3", "p4", "p5"]
        assert player.vault == ["p2", "p6"]
        assert player.mat == list(c.PERSONAL)
        assert (player.attributes, player.upgraded) == ([], [])
        assert player.areas == list(player.data.recruit_areas)
        assert player.reserve == list(c.CORE_LEADERS[player.faction])
    assert sorted(g.deck.cards) == sorted(c.CARDS)
    assert g.deck.cards != list(c.CARDS)
    assert len(g.corner) == 6
    assert g.rhyzu == ["uryk", "halke", "katarin"]
    assert g.morale == {"strength": 4, "fame": 4}


@pytest.mark.rule("CIR-3.9", "CIR-24.1")
def test_two_factions_use_their_own_tokens() -> None:
    g = begin("ai", "jrayek")
    for player in g.seats:
        assert player.supply == ["p1_2p", "p3", "p4", "p5"]
        assert player.vault == ["p2_2p", "p6"]


@pytest.mark.rule("CIR-3.10")
def test_the_flare_gun_starts_furthest_left_in_the_vault() -> None:
    assert begin("oxataya", "zcharo", "jrayek").flare == 1
    assert begin("jrayek", "leyrien", "circadians").flare == 2


@pytest.mark.rule("CIR-3.11", "CIR-3.12", "CIR-3.20", "CIR-24.1", "CIR-24.2", "CIR-24.3", "CIR-24.4", "CIR-24.5")
@pytest.mark.parametrize(
    ("players", "pairs", "fragments", "plain", "land", "tunnels"),
    [
        (2, {"bank_pair"}, 0, 0, 10, ()),
        (3, {"bank_pair", "neighbour_pair"}, 3, 1, 13, ()),
        (4, {"bank_pair"}, 6, 2, 16, ("blue",)),
        (5, set(), 9, 3, 19, ("blue", "red")),
    ],
)
def test_what_the_number_of_factions_changes(
    players: int, pairs: set[str], fragments: int, plain: int, land: int, tunnels: tuple[str, ...]
) -> None:
    table = Table(*SIX[1 : players + 1], clear=False)
    g = table.g
    assert {c.NEUTRALS[token].pair for token in g.neutral} == pairs
    sites = [name for name in g.regions if c.HEXES[name].terrain == "site" and g.regions[name].is_land]
    assert len(sites) == fragments
    assert sum(region.is_land for region in g.regions.values()) == land
    laid = [f for region in g.regions.values() for f in region.foundations]
    assert sum(c.NEUTRAL_FOUNDATIONS.get(name) == 0 for name in laid) == plain
    assert all(len(region.foundations) == 1 for region in g.regions.values() if region.is_land)
    assert g.count.tunnels == tunnels
    assert table.check() == []


@pytest.mark.rule("CIR-3.13", "CIR-3.14")
@pytest.mark.parametrize(("players", "sites"), [(2, "a2 d4 e1"), (3, "a3 b1 d5 e1 f3"), (5, "a3 b1 d5 e1 f3")])
def test_bases_from_right_to_left_of_the_vault(players: int, sites: str) -> None:
    factions = ["zcharo", "oxataya", "ai", "jrayek", "leyrien"][:players]
    g = begin(*factions)
    offered = open_decisions(g)[waiting_for(g)[0]].offers(Base).values()
    assert sorted({base.site for base in offered}) == sites.split()
    order: list[str] = []
    while len(order) < players:
        seat = waiting_for(g)[0]
        apply(g, seat, default_choice(g, seat))
        order += [player.faction for player in g.seats if player.site and player.faction not in order]
    assert order == sorted(factions, key=c.VAULT_ORDER.index, reverse=True)


@pytest.mark.rule("CIR-3.15", "CIR-3.16", "CIR-3.17", "CIR-3.30")
def test_exactly_two_adjacent_land_regions_stay_open() -> None:
    for seed in range(8):
        table = Table("circadians", "ai", "leyrien", "jrayek", "oxataya", seed=f"open {seed}", clear=False)
        g = table.g
        for player in g.seats:
            a, b = player.open
            assert b in neighbours(a)
            lands = [name for name in by_side(g)[player.site] if g.regions[name].is_land]
            assert sorted(lands) == sorted(player.open)
            if player.faction == "oxataya":
                assert not any(g.regions[name].terrain == "lake" for name in by_side(g)[player.site])


@pytest.mark.rule("CIR-3.15")
def test_the_faction_chooses_its_pair() -> None:
    g = begin("ai", "zcharo", "leyrien", "jrayek", "oxataya")
    seat = until(g, "CIR-D02")
    offered = [option.id for option in pick(open_decisions(g)[seat].shape).options]
    assert [option for option in offered if option.startswith("e1")] == ["e1:d1+e2", "e1:e2+f1"]
    apply(g, seat, "e1:e2+f1")
    assert "d1-e1" in g.mountains
    assert g.seats[seat].open == ["e2", "f1"]


@pytest.mark.rule("CIR-3.18", "CIR-3.28")
def test_the_three_fixed_mountains_come_last() -> None:
    g = begin("ai", "zcharo")
    until(g, "CIR-D04")
    assert not {"d1-d2", "d2-e3", "b2-b3"} & set(g.mountains)
    assert open_pairs(g, "a2") == [("b2", "b3")]
    while g.phase == "setup":
        seat = waiting_for(g)[0]
        apply(g, seat, default_choice(g, seat))
    assert {"d1-d2", "d2-e3", "b2-b3"} <= set(g.mountains)


@pytest.mark.rule("CIR-3.19", "CIR-17.10")
def test_starting_foundations_one_in_each_open_region() -> None:
    placed: set[tuple[str, ...]] = set()
    for seed in range(10):
        g = Table("jrayek", "ai", seed=f"start {seed}", clear=False).g
        laid = tuple(g.regions[name].foundations[0] for name in g.seats[0].open)
        assert sorted(laid) == ["sf_jrayek_1", "sf_jrayek_2"]
        placed.add(laid)
    assert len(placed) == 2
    assert [c.LOCATION_BONUS[f] for f in c.STARTING_FOUNDATIONS["circadians"]] == [{"research": 1}, {"energy": 2}]
    assert [c.LOCATION_BONUS[f] for f in c.STARTING_FOUNDATIONS["oxataya"]] == [{"cards": 1}, {"cards": 1}]


@pytest.mark.rule("CIR-3.20", "CIR-3.21", "CIR-3.22", "CIR-17.13")
def test_neutral_foundations_and_relics() -> None:
    g = Table("ai", "zcharo", "leyrien", "jrayek", clear=False).g
    relics = {region.relic: region for region in g.regions.values() if region.relic}
    assert sorted(relics) == [1, 2, 3, 4, 5, 6]
    for number, region in relics.items():
        assert region.foundations == [f"nf_relic_{number}"]


@pytest.mark.rule("CIR-3.23", "CIR-3.24")
def test_start_leaders_are_paid_for_or_cannot_be_chosen() -> None:
    g = begin("ai", "zcharo")
    seat = until(g, "CIR-D04")
    assert seat == g.flare
    options = leaders_offered(g, seat)
    a, b = g.seats[seat].open
    assert options == [f"{leader}@{name}" for leader in ("adecai", "injura", "xiao") for name in (a, b)]
    g.seats[seat].gems = 0
    options = leaders_offered(g, seat)
    assert options == [f"xiao@{a}", f"xiao@{b}"]
    g.seats[seat].gems = 1
    apply(g, seat, f"leader=adecai@{a} fighters=3")
    assert g.seats[seat].gems == 0
    assert g.regions[a].units[seat].leaders == ["adecai"]


@pytest.mark.rule("CIR-3.25", "CIR-3.26")
def test_all_fighters_not_on_the_mat_start_on_the_map() -> None:
    expected = {"circadians": 2, "ai": 7, "zcharo": 6, "leyrien": 6, "jrayek": 6, "oxataya": 5}
    for faction, count in expected.items():
        g = begin(faction, "ai" if faction != "ai" else "zcharo")
        seat = 0
        while g.phase == "setup":
            asked = waiting_for(g)[0]
            decision = open_decisions(g)[asked]
            if asked == seat and isinstance(decision.shape, Form):
                _, fighters = (pick(field.shape) for field in decision.shape.fields)
                assert [option.id for option in fighters.options] == [str(each) for each in range(1, count)]
                first = pick(decision.shape.fields[0].shape).options[0].id
                apply(g, asked, f"leader={first} fighters={count - 1}")
            else:
                apply(g, asked, default_choice(g, asked))
        placed = [g.regions[name].units[seat].fighters for name in g.seats[seat].open]
        assert placed == [count - 1, 1]


@pytest.mark.rule("CIR-3.27", "CIR-18.3", "CIR-18.4", "CIR-2.3")
def test_the_ship_stands_beside_its_docks() -> None:
    g = Table("circadians", "ai", clear=False).g
    player = g.seats[0]
    assert g.docks == player.open
    assert player.site not in g.regions
    assert all(player.site not in by_side(g)[name] for name in g.regions)


@pytest.mark.rule("CIR-3.29", "CIR-18.10")
def test_intel_cards_start_with_their_factions() -> None:
    g = begin("circadians", "ai", "leyrien")
    assert [player.has_intel for player in g.seats] == [False, True, True]
    assert not any(player.has_intel for player in begin("zcharo", "ai").seats)


@pytest.mark.rule("CIR-24.6", "CIR-2.3", "CIR-11.6")
@pytest.mark.parametrize(
    ("players", "closed"),
    [
        (2, {"a1", "a3", "b1", "b4", "c1", "c5", "d5", "e5", "f1", "f3", "f4"}),
        (3, {"a1", "a2", "c1", "e5", "f1", "f4"}),
    ],
)
def test_closed_sites_are_no_regions(players: int, closed: set[str]) -> None:
    g = Table(*SIX[1 : players + 1], clear=False).g
    assert not closed & set(g.regions)
    for name in g.regions:
        assert not closed & set(by_side(g)[name])


@pytest.mark.rule("CIR-24.7", "CIR-24.11", "CIR-1.14")
def test_extended_leaders_are_chosen_in_turn() -> None:
    g = begin("oxataya", "ai", leaders="extended")
    first = until(g, "CIR-D06")
    assert first == g.flare == 1
    shape = pick(open_decisions(g)[first].shape)
    assert (len(shape.options), shape.least, shape.most) == (5, 3, 3)
    apply(g, first, "phoros,demo,xiao")
    assert g.seats[first].reserve == ["xiao", "phoros", "demo"]
    second = waiting_for(g)[0]
    shape = pick(open_decisions(g)[second].shape)
    assert (len(shape.options), shape.least, shape.most) == (6, 4, 4)


@pytest.mark.rule("CIR-24.8")
def test_extended_loot_adds_two_tokens() -> None:
    assert len(begin("oxataya", "ai", loot="extended").corner) == 8


@pytest.mark.rule("CIR-3.13", "CIR-3.15", "CIR-3.16", "CIR-3.21")
def test_w01_setup_with_four_factions() -> None:
    """Order Jrayek, Zcharo, A.I., Circadians; E1 blocks F1, D5 blocks E5, A3 needs no mountain."""
    g = begin("circadians", "ai", "zcharo", "jrayek", seed="w01")
    for base in ("e1:d1+e2", "f3:e3+e4", "d5:c5+d4", "a3:b3+b4"):
        apply(g, waiting_for(g)[0], base)
    assert [g.seats[seat].site for seat in (3, 2, 1, 0)] == ["e1", "f3", "d5", "a3"]
    assert {"e1-f1", "d5-e5", "f3-f4"} == set(g.mountains)
    laid = [f for region in g.regions.values() for f in region.foundations]
    assert sum(name.startswith("sf_") for name in laid) == 8
    assert sum(name.startswith("nf_") for name in laid) == 8
    assert sum(bool(region.relic) for region in g.regions.values()) == 6
