"""RYO-17: the Phoenix Palace mode."""

from __future__ import annotations

import pytest

from games.engine.play import waiting_for
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.placement import PlaceKin
from tests.games.ryozen.support import Board

ALL_WALLS = ["wall_1", "wall_2", "wall_3", "wall_4"]


def phoenix(players: int = 4, rotation: int = 0) -> Board:
    """Seats in turn order sit south, west, north, east."""
    return Board(players, "phoenix_palace", rotation)


def spots(board: Board, seat: int) -> list[str]:
    """The Palace spots among the offers."""
    return [place for place in board.places(seat) if place in c.SPOTS]


@pytest.mark.rule("RYO-17.1", "RYO-17.2", "RYO-17.31", "RYO-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_of_setup_is_unchanged(players: int) -> None:
    alternative, standard = phoenix(players).g, Board(players).g
    assert alternative.clan_row == standard.clan_row
    assert alternative.seats == standard.seats
    assert alternative.revelation_row == standard.revelation_row
    assert alternative.villages == standard.villages
    assert alternative.phoenix
    assert c.DATA.palace.mode.all_tiers_from_start


@pytest.mark.rule("RYO-17.3", "RYO-18.9")
@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, ["south", "north"]), (3, ["south", "west", "north"]), (4, ["south", "west", "north", "east"])],
)
def test_seats(players: int, sides: list[str]) -> None:
    """RYO-17.3: Each player sits at their own side of the square board."""
    g = phoenix(players).g
    assert [g.compass(seat) for seat in range(players)] == sides


@pytest.mark.rule("RYO-17.4", "RYO-17.5")
def test_nine_spots() -> None:
    kinds = [spot.kind for spot in c.SPOTS.values()]
    assert [kinds.count(kind) for kind in ("outer_wall", "embrasure", "summit")] == [4, 4, 1]
    assert set(c.WALLS) == set(c.EMBRASURES) == {1, 2, 3, 4}
    board = phoenix().place(0, "wall_3")
    board.answer(0, "coin")
    assert board.at("wall_3") == (0, "apprentice", False)  # it turned with the Palace
    assert board.g.visible_faces(0) == (2, 3)


@pytest.mark.rule("RYO-17.8", "RYO-X44", "RYO-17.9")
def test_points_of_view() -> None:
    for (rotation, side), faces in c.FACES_SEEN.items():
        assert len(faces) == (1 if rotation % 3 == 0 else 2)
        angle = {"south": 180, "west": 270, "north": 0, "east": 90}[side]
        seen = []
        for face in (1, 2, 3, 4):
            turned = (90 * (face - 1) + 60 * rotation - angle) % 360
            if min(turned, 360 - turned) < 90:
                seen.append(face)
        assert list(faces) == seen
    assert c.FACES_SEEN[0, "south"] == (3,)
    assert c.FACES_SEEN[1, "south"] == (2, 3)
    assert c.FACES_SEEN[1, "east"] == (1, 2)
    for rotation in range(6):
        assert "summit" in phoenix(rotation=rotation).places(0)


@pytest.mark.rule("RYO-17.7", "RYO-X7", "RYO-17.23")
def test_one_face_in_view() -> None:
    assert spots(phoenix(), 0) == ["wall_3", "embrasure_3", "summit"]
    board = phoenix().put(1, "wall_3").put(2, "summit")
    assert spots(board, 0) == ["embrasure_3", "summit"]
    assert spots(phoenix().put(1, "wall_3").put(2, "embrasure_3"), 0) == ["summit"]


@pytest.mark.rule("RYO-17.7", "RYO-X8")
def test_two_faces_in_view() -> None:
    assert spots(phoenix(rotation=1), 0) == ["wall_2", "wall_3", "embrasure_2", "embrasure_3", "summit"]
    board = phoenix(rotation=1).put(1, "wall_2").put(2, "embrasure_3").put(3, "summit")
    assert spots(board, 0) == ["wall_3", "embrasure_2", "summit"]


@pytest.mark.rule("RYO-17.6", "RYO-6.6")
def test_palace_kin_are_revealed_and_have_no_ability() -> None:
    board = phoenix().hand(0, "merchant")
    board.answer(0, "summit:merchant")
    assert board.at("summit") == (0, "merchant", False)
    assert board.is_asked(0, "RYO-D29")


@pytest.mark.rule("RYO-17.10", "RYO-17.11", "RYO-17.19", "RYO-D29")
def test_outer_wall() -> None:
    board = phoenix().place(0, "wall_3")
    assert board.offers(0) == ["coin", "scroll", "lantern", "skip"]
    assert board.default(0) == "lantern"
    board.answer(0, "scroll")
    assert board.purse(0) == (4, 4, 2)
    assert board.g.rotation == 1
    declined = phoenix().place(0, "wall_3")
    declined.answer(0, "skip")
    assert declined.g.rotation == 0


@pytest.mark.rule("RYO-17.13", "RYO-17.14", "RYO-D29")
def test_embrasure() -> None:
    """RYO-17.14: the Embrasure costs a lantern, applies a highlighted sector's effect, and turns the Palace."""
    board = phoenix().place(0, "embrasure_3")
    assert board.offers(0) == ["gate", "outskirts", "springs", "skip"]
    assert board.default(0) == "skip"
    board.answer(0, "gate")
    assert board.purse(0) == (4, 3, 2)  # one lantern paid, one gained
    assert board.g.rotation == 1


@pytest.mark.rule("RYO-17.15", "RYO-17.34")
def test_embrasure_without_a_lantern() -> None:
    board = phoenix().own(0, coin=2).cards(0, "seal_of_the_palace").place(0, "embrasure_3")
    assert board.at("embrasure_3") == (0, "apprentice", False)
    assert board.turn_over(0)
    assert board.g.rotation == 0
    assert board.purse(0) == (2, 0, 0)  # no seal either


@pytest.mark.rule("RYO-17.16", "RYO-17.17", "RYO-17.18", "RYO-D29")
def test_summit() -> None:
    """RYO-17.17: the Summit gives a resource of choice; for a lantern the effect of a highlighted sector, too."""
    board = phoenix().own(0).place(0, "summit")
    both = ["lantern+gate", "lantern+outskirts", "lantern+springs"]  # even with the lantern just gained
    assert board.offers(0) == ["coin", "scroll", "lantern", *both, "skip"]
    assert board.default(0) == "coin"
    board.answer(0, "lantern+gate")
    assert board.purse(0) == (0, 0, 1)
    assert board.g.rotation == 1
    assert len(phoenix().own(0, lantern=1).place(0, "summit").offers(0)) == 13
    plain = phoenix().own(0).place(0, "summit")
    plain.answer(0, "coin")
    assert plain.turn_over(0)
    assert plain.g.rotation == 1


@pytest.mark.rule("RYO-12.31.1")
@pytest.mark.parametrize(("spot", "pick"), [("wall_3", "coin"), ("embrasure_3", "gate"), ("summit", "coin")])
def test_the_seal_of_the_palace_works_for_every_spot(spot: str, pick: str) -> None:
    board = phoenix().cards(0, "seal_of_the_palace").own(0, lantern=1).place(0, spot)
    board.answer(0, pick)
    assert board.purse(0)[0] == (1 if pick == "gate" else 2)


@pytest.mark.rule("RYO-17.20", "RYO-17.21", "RYO-17.22", "RYO-17.35", "RYO-X45", "RYO-17.29")
def test_pushing() -> None:
    """RYO-17.20: A player who places on an occupied Summit pushes the kin there off, whoever owns it."""
    board = phoenix().put(1, "summit", "seer").clan_row((1, "archer"))
    board.place(0, "summit")
    assert board.at("summit") == (0, "apprentice", False)
    assert board.at("pushed") == (1, "seer", False)
    assert board.g.in_palace(1) == 0
    assert {"coin", "coin+gate", "coin+outskirts", "coin+springs"} <= set(board.offers(0))
    board.answer(0, "coin")
    assert "seer" not in [board.g.kin[number].kind for number in board.g.hand(1)]
    board.place(1, "clan_house.1")
    assert any(offer.startswith("archer>") for offer in board.offers(1))
    assert not any("seer" in offer for offer in board.offers(1))  # cannot be replaced
    board.event_row("earthquake").favour(0, 5, 0, 0).night()
    assert board.g.seats[1].earned["events"] == -1  # only the kin in the Clan House counts
    board.by_default()
    assert "seer" in [board.g.kin[number].kind for number in board.g.hand(1)]


@pytest.mark.rule("RYO-17.35")
def test_a_player_may_push_their_own_kin() -> None:
    board = phoenix().put(0, "summit").place(0, "summit")
    assert board.at("pushed") == (0, "apprentice", False)


@pytest.mark.rule("RYO-17.21", "RYO-10.17")
def test_a_pushed_kin_is_not_on_the_board_to_be_moved() -> None:
    board = phoenix().hand(0, "diplomat").put(0, "gate.1").put(0, "pushed").place(0, "capital.1", "diplomat")
    assert {offer.partition(">")[0] for offer in board.offers(0)} == {"skip", "gate.1"}


@pytest.mark.rule("RYO-17.12", "RYO-17.24", "RYO-17.25", "RYO-17.32", "RYO-D28")
def test_a_struck_kin_goes_to_a_wall_of_its_owners_choice() -> None:
    board = phoenix(rotation=1).put(1, "gate.1").put(2, "capital.1")
    board.place(0, "gate.2", "fighter").answer(0, "gate.1")
    assert waiting_for(board.g) == [1]  # it blocks: at once, before the active player goes on
    assert board.is_asked(1, "RYO-D28")
    assert board.offers(1) == ["wall_3", "wall_4"]
    assert board.default(1) == "wall_3"
    assert not board.is_asked(0)
    board.answer(1, "wall_4")
    assert board.at("wall_4") == (1, "apprentice", False)
    assert board.g.rotation == 1
    assert board.is_asked(0, "RYO-D6")


@pytest.mark.rule("RYO-17.24", "RYO-17.26", "RYO-X46")
def test_one_wall_or_none() -> None:
    board = phoenix().put(1, "gate.1").put(1, "gate.2").place(0, "gate.3", "fighter")
    board.answer(0, "gate.1")
    assert board.at("wall_4") == (1, "apprentice", False)  # the only wall in view
    full = phoenix().put(0, "gate.1").put(2, "wall_3").hand(1, "archer").turn(0, "summit")
    full.g.rotation = 0
    full.place(1, "altar.1", "archer").answer(1, "gate.1")
    assert full.at("pushed") == (0, "apprentice", False)


@pytest.mark.rule("RYO-X55", "RYO-17.32")
def test_the_wall_is_chosen_before_the_palace_turns() -> None:
    board = phoenix(2, rotation=4).put(1, "gate.1").cards(0, "seal_of_the_altar")
    board.g.rotation = 1
    assert board.g.visible_faces(1) == (1, 4)
    board.begin_turn_anew()
    board.place(0, "embrasure_3").answer(0, "altar")
    board.answer(0, "gate.1")
    assert board.is_asked(1, "RYO-D28")
    assert board.g.rotation == 1
    board.answer(1, "wall_1")
    assert board.g.rotation == 1  # the Altar effect is still under way
    for _ in range(2):
        if board.is_asked(0) and "skip" in board.offers(0):
            board.answer(0, "skip")
    assert board.g.rotation == 2


@pytest.mark.rule("RYO-17.27", "RYO-25.6", "RYO-13.3")
def test_striking_events_go_in_turn_order() -> None:
    board = phoenix(3, rotation=1).put(0, "gate.1").put(0, "altar.1").put(1, "capital.1").put(1, "springs.1")
    board.event_row("bandit_raid").night()
    assert waiting_for(board.g) == [0]
    board.answer(0, "gate.1")
    assert board.is_asked(0, "RYO-D28")
    board.answer(0, "wall_3")
    assert waiting_for(board.g) == [1]
    board.answer(1, "capital.1")
    assert board.at("wall_4") == (1, "apprentice", False)  # wall 3 is taken


@pytest.mark.rule("RYO-4.6", "RYO-17.33")
@pytest.mark.finding("RU-13")
@pytest.mark.parametrize(("first", "saved", "pushed"), [("gate.1", "seer", "bard"), ("springs.1", "bard", "seer")])
def test_everybody_orders_their_own_simultaneous_effects_at_night(first: str, saved: str, pushed: str) -> None:
    """RYO-D30: the strikes of one curse are the only effects of a Night whose order matters."""
    board = phoenix(2).put(0, "gate.1", "seer").put(0, "springs.1", "bard")
    board.event_row("curse_of_shadow").night()
    assert board.offers(0) == ["gate.1", "springs.1"]
    board.answer(0, first)
    assert board.at("wall_3") == (0, saved, False)  # the one wall in view that was free
    assert [kin.kind for kin in board.g.kin if kin.at == "pushed"] == [pushed]


@pytest.mark.rule("RYO-17.33", "RYO-D22", "RYO-D30")
def test_curse_of_shadow_in_the_order_of_the_player() -> None:
    board = phoenix(2).put(0, "gate.1", "seer").put(0, "springs.1", "bard").put(0, "springs.2", "archer")
    board.event_row("curse_of_shadow").night()
    assert board.is_asked(0, "RYO-D22")
    assert board.offers(0) == ["gate.1", "springs.1", "springs.2"]
    board.answer(0, "springs.2")
    assert board.at("wall_3") == (0, "archer", False)
    assert board.at("gate.1") is None  # no wall was left for the second
    assert board.at("springs.1") == (0, "bard", False)
    pushed = [kin.kind for kin in board.g.kin if kin.at == "pushed"]
    assert pushed == ["seer"]
    assert board.is_asked(0, "RYO-D27")  # the Night goes on with the Palace


@pytest.mark.rule("RYO-17.28", "RYO-14.9", "RYO-14.11")
def test_all_nine_spots_count_at_night() -> None:
    board = phoenix().put(1, "wall_1").put(1, "embrasure_2").put(1, "summit").put(2, "wall_3").put(2, "wall_4")
    board.night().by_default()
    assert [player.favour for player in board.g.seats] == [0, 3, 2, 0]
    assert sum(board.moons(1)) == sum(board.moons(2)) == 1
    assert board.g.first == 1


@pytest.mark.rule("RYO-17.30", "RYO-D4")
def test_there_is_always_a_legal_placement_and_a_default() -> None:
    board = phoenix(2)
    assert board.default(0) == "wall_3:apprentice"
    board.put(1, "wall_3")
    assert board.default(0) == "summit:apprentice"
    board.put(1, "summit")
    assert board.default(0) == "gate.1:apprentice"
    board = phoenix(2).own(0).put(1, "wall_3", "fighter").put(1, "summit").put(1, "embrasure_3")
    for seat, place in ((1, "gate.1"), (1, "capital.1"), (1, "outskirts.1"), (0, "altar.1"), (0, "springs.1")):
        board.put(seat, place)
    board.put(0, "clan_house.1")
    assert board.offers(0) == ["summit:apprentice", "summit:fighter"]  # the only way left
    assert PlaceKin(seat=0).default(board.g) == ["summit:apprentice"]


@pytest.mark.rule("RYO-17.29")
def test_pushed_kin_return_revealed_without_penalty() -> None:
    board = phoenix().put(3, "summit", "bard").place(0, "summit")
    before = board.purse(3)
    board.night().by_default()
    assert len(board.g.hand(3)) == 5
    assert board.purse(3) == before
    assert GAME.check(board.g) == []
