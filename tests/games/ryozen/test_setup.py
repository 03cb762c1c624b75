"""RYO-1 to RYO-3 and RYO-18: components, the board, setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine import Setup, open_decisions
from games.engine.deck import Deck
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.meta import META
from games.ryozen.rules.purse import gain_resource, gain_shard
from tests.games.ryozen.support import Board, seed_for


@pytest.mark.rule("RYO-1.4", "RYO-1.5", "RYO-1.6", "RYO-1.7", "RYO-1.10")
def test_the_box_is_complete() -> None:
    assert len(c.REVELATIONS) == 20
    assert sum(card.copies for card in c.REVELATIONS.values()) == 36
    assert len(set(c.EVENTS)) == len(c.EVENTS) == 20
    assert len(c.KINDS) == 16
    assert sum(kind.per_clan for kind in c.KINDS.values()) == 20
    assert c.KINDS["apprentice"].per_clan == 5
    assert all(kind.per_clan == 1 for kind in c.KINDS.values() if kind.id != "apprentice")
    assert len(set(c.VILLAGES)) == 12
    assert len(c.CLANS) == 4
    g = Board(4).g
    assert len(g.heralds) == 4
    assert [player.explorer for player in g.seats] == [0, 0, 0, 0]


@pytest.mark.rule("RYO-1.8", "RYO-1.9", "RYO-1.11")
def test_supplies_never_run_out() -> None:
    board = Board()
    gain_resource(board.g, 0, "coin", 100)
    gain_shard(board.g, 0, "jade", 100)
    assert board.g.seats[0].resources["coin"] == 104
    assert board.g.seats[0].shards["jade"] == 100
    assert set(board.g.seats[0].resources) == {"coin", "scroll", "lantern"}  # no other kinds of pieces


@pytest.mark.rule("RYO-2.1", "RYO-2.2", "RYO-2.3", "RYO-2.12")
def test_the_ring() -> None:
    ring = ("gate", "capital", "outskirts", "altar", "springs", "clan_house")
    assert ring == c.SECTOR_IDS
    for index, name in enumerate(ring):
        sector = c.SECTORS[name]
        assert set(sector.adjacent) == {ring[index - 1], ring[(index + 1) % 6]}
        assert sector.opposite == ring[(index + 3) % 6]
    assert [c.SECTORS[name].shard for name in ring] == ["coral", "coral", "jade", "jade", "agate", "agate"]


@pytest.mark.rule("RYO-2.4", "RYO-2.5")
def test_the_palace_is_on_the_board_but_in_no_sector() -> None:
    board = Board().put(0, "palace").put(0, "gate.1")
    assert board.g.in_sectors(0) == ["gate"]
    assert "palace" not in c.SECTORS
    assert not any("palace" in (*sector.adjacent, sector.opposite) for sector in c.SECTORS.values())
    board.hand(0, "organizer").put(0, "springs.1", cloaked=True).place(0, "altar.1", "organizer")
    assert board.offers(0) == ["springs.1", "skip"]  # never the kin in the Palace


@pytest.mark.rule("RYO-2.9", "RYO-2.10", "RYO-8.4", "RYO-2.8")
def test_three_sectors_are_highlighted_and_the_palace_turns_by_one() -> None:
    for rotation in range(6):
        assert len(c.HIGHLIGHTED[rotation]) == 3
        assert set(c.HIGHLIGHTED[rotation]) == {c.SECTOR_IDS[(rotation + offset) % 6] for offset in (0, 2, 4)}
    board = Board(rotation=5)
    board.place(0, "palace").answer(0, "coin")
    assert board.g.rotation == 0
    for sector in c.SECTORS.values():
        assert c.EFFECTS[f"day/{sector.id}"]
        assert sector.night_reward
        assert sector.majority_bonus[0].colour == sector.shard


@pytest.mark.rule("RYO-2.11")
def test_the_open_palace_has_no_limit() -> None:
    board = Board(4)
    for seat in range(4):
        for _ in range(4):
            board.put(seat, "palace")
    assert "palace" in board.places(0)


@pytest.mark.rule("RYO-2.14", "RYO-2.15", "RYO-2.16", "RYO-2.17", "RYO-8.61", "RYO-11.1")
def test_rows_and_tracks() -> None:
    g = Board().g
    assert len(g.event_row) == 4
    assert len(g.revelation_row) == 3
    assert [(slot.cost["coin"], slot.favour) for slot in c.SLOTS] == [(1, 2), (2, 3), (2, 3), (3, 4), (3, 4)]
    assert [space.kind for space in c.TRACK] == ["start", *["empty"] * 6, "altar"]
    assert [space.build_favour for space in c.TRACK] == [0, 3, 3, 4, 5, 5, 6, 7]


@pytest.mark.rule("RYO-2.18", "RYO-3.11")
def test_favour_starts_at_nothing_and_is_a_plain_number() -> None:
    board = Board()
    assert [player.favour for player in board.g.seats] == [0, 0, 0]
    board.favour(99)
    board.own(0, scroll=1).place(0, "outskirts.1")
    board.answer(0, "build-0")
    assert board.g.seats[0].favour == 102


@pytest.mark.rule("RYO-2.6", "RYO-6.9")
@pytest.mark.finding("RU-13")
def test_a_place_holds_one_kin_and_a_sector_as_many_as_it_has_places() -> None:
    board = Board(2).own(0, coin=1, scroll=1, lantern=1)
    assert [place.id for place in board.g.free_places("gate")] == ["gate.1", "gate.2"]
    board.put(1, "gate.1")
    assert [place for place in board.places(0) if place.startswith("gate")] == ["gate.2"]
    board.put(1, "gate.2")
    assert board.g.free_places("gate") == []
    assert not any(offer.startswith("gate") for offer in board.offers(0))
    many = Board(3).put(1, "gate.1")
    assert [place.id for place in many.g.free_places("gate")] == ["gate.2", "gate.3"]  # the next one that costs nothing
    many.put(2, "gate.2")
    assert [place.id for place in many.g.free_places("gate")] == ["gate.3"]


@pytest.mark.rule("RYO-1.1", "RYO-2.7", "RYO-3.1", "RYO-18.1", "RYO-18.2", "RYO-3.7", "RYO-3.8", "RYO-18.3", "RYO-18.4")
@pytest.mark.parametrize(
    ("players", "side", "places", "hand"), [(2, "two", 12, 6), (3, "many", 18, 5), (4, "many", 18, 5)]
)
def test_the_number_of_players_decides_board_and_hands(players: int, side: str, places: int, hand: int) -> None:
    g = Board(players).g
    assert g.side == side
    assert len(c.PLACES[side]) == places
    for sector in c.SECTOR_IDS:
        costs = [place.cost for place in c.PLACES_IN[side][sector]]
        assert sum(bool(cost) for cost in costs) == 1
        assert sum(costs[-1].values()) == 1
    for seat in range(players):
        kinds = Counter(g.kin[number].kind for number in g.hand(seat))
        assert kinds == {"apprentice": hand - 1, "fighter": 1}
        assert g.seats[seat].gone == ([] if players == 2 else ["apprentice"])
    assert g.table.turns_per_round * players == {2: 12, 3: 15, 4: 20}[players]


@pytest.mark.rule("RYO-3.3", "RYO-3.5")
def test_rotation_and_first_player_are_random() -> None:
    begun = [GAME.begin(Setup(4, f"seed {number}"))[0] for number in range(60)]
    assert {g.rotation for g in begun} == set(range(6))
    assert {g.first for g in begun} == set(range(4))
    assert begun[0].turn_order() == [(begun[0].first + offset) % 4 for offset in range(4)]


@pytest.mark.rule("RYO-3.6", "RYO-3.22", "RYO-D2", "RYO-3.21")
@pytest.mark.finding("PL-25")
def test_clans_are_chosen_in_the_lobby_and_nobody_waits_for_them() -> None:
    spec = META.seat_options[0]
    assert (spec.key, spec.choices, spec.unique) == ("clan", tuple(c.CLANS), True)
    wishes: tuple[dict[str, str], ...] = ({"clan": "green"}, {}, {"clan": "orange"})
    g, _ = GAME.begin(Setup(3, seed_for(3, first=2), seats=wishes))
    assert [player.clan for player in g.seats] == ["green", "purple", "orange"]  # the first free one without a wish
    assert [decision.rule for decision in open_decisions(g).values()] == ["RYO-D4"]
    with pytest.raises(ValueError, match="clan"):
        GAME.begin(Setup(2, "twice", seats=({"clan": "blue"}, {"clan": "blue"})))
    assert [g.number(seat) for seat in (2, 0, 1)] == [1, 2, 3]
    g.first = 1  # the token moves on, the numbers stay
    assert [g.number(seat) for seat in (2, 0, 1)] == [1, 2, 3]


@pytest.mark.rule("RYO-3.9", "RYO-7.12", "RYO-3.10")
def test_hands_and_purses_are_public() -> None:
    board = Board()
    assert board.purse(1) == (4, 3, 2)
    board.put(1, "gate.1", cloaked=True)
    seen = GAME.view(board.g, 0)
    assert [kin.kind for kin in seen.kin if kin.owner == 1] == [kin.kind for kin in board.g.kin if kin.owner == 1]
    assert all(not kin.cloaked for kin in seen.kin if kin.at == "hand")
    assert [(kin.owner, kin.kind) for kin in seen.kin if kin.cloaked] == [(1, "apprentice")]


@pytest.mark.rule("RYO-3.12", "RYO-2.13", "RYO-18.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_heralds_start_in_turn_order(players: int) -> None:
    g = Board(players).g
    assert g.heralds == g.turn_order()
    assert [g.space(seat) for seat in g.turn_order()] == list(range(1, players + 1))


@pytest.mark.rule("RYO-3.13", "RYO-3.14", "RYO-18.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_piles_and_the_first_tiles_of_the_row(players: int) -> None:
    g = Board(players).g
    assert [tile.owner for tile in g.clan_row] == g.turn_order()
    for seat, player in enumerate(g.seats):
        shown = [tile.kind for tile in g.clan_row if tile.owner == seat]
        others = [kind.id for kind in c.KINDS.values() if not kind.starting]
        assert len(player.pile) == 13
        assert sorted([*player.pile.cards, *shown]) == sorted(others)


@pytest.mark.rule("RYO-3.15", "RYO-3.20")
def test_decks_are_shuffled() -> None:
    decks: set[tuple[str, ...]] = set()
    for number in range(5):
        g, _ = GAME.begin(Setup(2, f"decks {number}"))
        while not g.event_row:
            from games.engine import apply, default_choice

            seat = next(iter(open_decisions(g)))
            apply(g, seat, default_choice(g, seat))
        assert len([card for card in g.revelation_row if card]) == 3
        assert len(g.revelation_deck) == 33
        assert len(g.event_deck) == 16  # four lie in the row since the Day began
        decks.add(tuple(g.event_deck.cards))
    assert len(decks) == 5


@pytest.mark.rule("RYO-3.16", "RYO-3.17", "RYO-3.18", "RYO-3.19", "RYO-18.5", "RYO-X23")
def test_villages_at_the_start() -> None:
    many = Board(4).g
    assert many.villages == [c.START_VILLAGE]
    assert len(many.village_stack) == 12
    seen = GAME.view(many, 0)
    assert seen.next_village == many.village_stack.top
    assert seen.village_stack == 12
    board = Board(2)
    assert len(board.g.villages) == 2
    assert [player.favour for player in board.g.seats] == [0, 0]
    assert [player.explorer for player in board.g.seats] == [0, 0]
    assert many.explored(0) == [c.START_VILLAGE]
    board.place(0, "outskirts.1")
    assert board.offers(0) == ["explore-1", "build-1", "skip"]
    board.answer(0, "build-1")
    assert len(board.g.villages) == 3
    assert board.g.seats[0].favour == 3


@pytest.mark.rule("RYO-D1", "RYO-3.2", "RYO-1.2", "RYO-1.3", "RYO-3.4")
def test_the_mode_is_chosen_when_the_table_is_made() -> None:
    spec = META.options[0]
    assert spec.key == "mode"
    assert spec.choices == ("standard", "phoenix_palace")
    assert spec.default == "standard"
    assert "palace" in Board().places(0)  # the open Palace; its tiers have no rules
    assert "palace" not in Board(mode="phoenix_palace").places(0)
    assert "summit" in Board(mode="phoenix_palace").places(0)
    assert c.DATA.meta.components.palace_tiers == 3


@pytest.mark.rule("RYO-3.17")
def test_only_the_top_of_decks_that_lie_open_can_be_seen() -> None:
    seen = GAME.view(Board().g, 0)
    assert not any(isinstance(value, Deck) for value in seen.__struct_fields__)
    assert isinstance(seen.event_deck, int)
    assert isinstance(seen.revelation_deck, int)
    assert all(isinstance(player.pile, int) for player in seen.seats)


@pytest.mark.rule("RYO-3.17")
def test_the_order_of_the_villages_differs_from_match_to_match() -> None:
    stacks = [GAME.begin(Setup(4, f"{n}"))[0].village_stack.cards for n in range(6)]
    assert len(set(map(tuple, stacks))) > 3
