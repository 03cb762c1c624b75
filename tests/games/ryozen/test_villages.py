"""RYO-11: villages and their bonuses."""

from __future__ import annotations

import pytest

from games.ryozen import components as c
from tests.games.ryozen.support import Board


def take(village: str, board: Board | None = None, players: int = 3) -> Board:
    """Seat 0 takes this bonus at the Altar; its Explorer stands on the village."""
    board = (board or Board(players)).villages(village, explorers=(1,))
    board.place(0, "altar.1")
    board.answer(0, village)
    return board


@pytest.mark.rule("RYO-11.20")
def test_prosperville() -> None:
    """RYO-11.20: Prosperville: Gain 1 coin, 1 scroll and 1 lantern."""
    assert take("prosperville").purse(0) == (5, 4, 3)


@pytest.mark.rule("RYO-11.21")
def test_craftsville() -> None:
    """RYO-11.21: Craftsville: Gain 3 scrolls."""
    assert take("craftsville").purse(0) == (4, 6, 2)


@pytest.mark.rule("RYO-11.22")
def test_fire_cape() -> None:
    assert take("fire_cape").purse(0) == (4, 3, 4)


@pytest.mark.rule("RYO-11.23")
@pytest.mark.parametrize(("cards", "favour"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_river_shoal(cards: int, favour: int) -> None:
    kept = ["coral_mercy", "agate_mercy", "jade_mercy", "seal_of_the_palace", "seal_of_the_gate"][:cards]
    assert take("river_shoal", Board().cards(0, *kept)).g.seats[0].favour == favour


@pytest.mark.rule("RYO-11.24", "RYO-11.24.1", "RYO-D14")
def test_stronghold() -> None:
    """RYO-11.24: Stronghold: Gain 1 resource of choice for each empty predicted-event space."""
    board = take("stronghold", Board().event_row("flood", "", "uprising"))
    assert board.is_asked(0, "RYO-D14")
    assert len(board.offers(0)) == 6
    assert board.default(0) == "lantern+lantern"  # 2, then 3 like the scrolls, and lanterns come first
    board.answer(0, "coin+lantern")
    assert board.purse(0) == (5, 3, 3)
    assert len(take("stronghold", Board()).offers(0)) == 15
    full = take("stronghold", Board().event_row("flood", "uprising", "earthquake", "sun_glare"))
    assert full.purse(0) == (4, 3, 2)
    assert full.turn_over(0)


@pytest.mark.rule("RYO-11.25", "RYO-11.4")
def test_owl_cove() -> None:
    board = take("owl_cove")
    assert board.at("altar.1") == (0, "apprentice", True)
    assert board.purse(0) == (4, 3, 2)
    board = Board().villages("owl_cove", explorers=(1,)).place(0, "altar.1", side="cloaked")
    assert board.offers(0) == ["start_village", "skip"]  # no revealed kin


@pytest.mark.rule("RYO-11.26", "RYO-11.26.1", "RYO-D20")
def test_bandit_den() -> None:
    board = take("bandit_den", Board().event_row("flood", "", "uprising", discard=("sun_glare", "earthquake")))
    assert board.is_asked(0, "RYO-D20")
    assert board.offers(0) == ["space-2", "space-4"]
    assert board.default(0) == "space-2"
    board.answer(0, "space-2")
    assert board.g.event_row == ["flood", "earthquake", "uprising", ""]
    assert board.g.seats[0].favour == 3
    for row, discard in ((("flood", "uprising", "earthquake", "sun_glare"), ("bandit_raid",)), (("flood",), ())):
        board = Board().event_row(*row, discard=discard).villages("bandit_den", explorers=(1,))
        board.place(0, "altar.1")
        assert "bandit_den" not in board.offers(0)


@pytest.mark.rule("RYO-11.27", "RYO-11.27.1")
def test_bird_gorge() -> None:
    board = Board().put(0, "gate.1").put(0, "gate.2", cloaked=True).put(0, "capital.1").put(1, "springs.1")
    assert take("bird_gorge", board).g.seats[0].favour == 2  # kin, not sectors; the Altar is not highlighted


@pytest.mark.rule("RYO-11.28", "RYO-8.2")
def test_town_hall() -> None:
    board = take("town_hall", Board().heralds(1, 2, 0))
    assert board.purse(0) == (4, 5, 2)
    assert board.g.heralds == [0, 1, 2]


@pytest.mark.rule("RYO-11.29", "RYO-11.29.1", "RYO-D20")
def test_nomad_camp() -> None:
    board = take("nomad_camp", Board().put(0, "gate.1").put(0, "capital.1", cloaked=True).put(0, "palace").own(0))
    offers = board.offers(0)
    assert {offer.partition(">")[0] for offer in offers} == {"gate.1", "altar.1"}
    assert not any("palace" in offer for offer in offers)
    assert len(offers) == 20  # five other sectors, a free and a paid place each, for either kin
    board.answer(0, "gate.1>springs.3")
    assert board.at("springs.3") == (0, "apprentice", False)
    assert board.purse(0) == (0, 0, 0)


@pytest.mark.rule("RYO-11.30", "RYO-11.30.1", "RYO-11.5", "RYO-D15")
def test_moon_forge() -> None:
    board = Board().villages("moon_forge", "fire_cape", "craftsville", explorers=(3,)).shards(0, jade=2)
    board.place(0, "altar.1")
    board.answer(0, "moon_forge")
    assert board.g.seats[0].explorer == 2
    assert board.is_asked(0, "RYO-D15")
    assert board.offers(0) == ["coral", "agate", "jade"]
    assert board.default(0) == "jade"
    board.answer(0, "jade")
    assert board.moons(0) == (0, 0, 3)
    assert "craftsville" not in board.g.explored(0)
    assert take("moon_forge").g.seats[0].explorer == 0  # back to the starting village


@pytest.mark.rule("RYO-11.31", "RYO-11.31.1", "RYO-11.31.2", "RYO-X34", "RYO-D26", "RYO-25.4")
def test_moon_harbour() -> None:
    board = Board(rotation=1).put(1, "altar.2", cloaked=True).put(2, "gate.1")
    board.villages("moon_harbour", explorers=(1,)).place(0, "altar.1")
    board.answer(0, "moon_harbour")
    board.answer(0, "altar")
    assert board.is_asked(0, "RYO-D26")
    assert board.is_asked(1, "RYO-D26")  # both at once, nobody waits for the other
    assert board.moons(1) == (0, 0, 1)
    board.answer(0, "coin")
    assert board.purse(0) == (5, 3, 2)
    board.end(0)
    assert board.is_asked(1, "RYO-D26")  # before anything else of that player
    board.answer(1, "lantern")
    assert board.purse(1) == (4, 3, 3)
    assert board.is_asked(1, "RYO-D4")
    board.night()
    assert board.is_asked(0, "RYO-D26")  # and again at Night
    assert board.is_asked(1, "RYO-D26")
    assert board.moons(1) == (0, 0, 2)


@pytest.mark.rule("RYO-11.31", "RYO-11.31.3")
def test_moon_harbour_rewards_all_in_a_sector_without_a_choice() -> None:
    board = Board().put(0, "gate.1").put(1, "gate.2", cloaked=True)
    board = take("moon_harbour", board)
    assert board.offers(0) == ["gate", "outskirts", "springs"]
    board.answer(0, "gate")
    assert [player.favour for player in board.g.seats] == [4, 4, 0]
    assert board.moons(1) == (1, 0, 0)


@pytest.mark.rule("RYO-11.32", "RYO-8.44")
def test_starting_village() -> None:
    board = Board().place(0, "altar.1")
    board.answer(0, "start_village")
    assert board.purse(0) == (6, 3, 2)


@pytest.mark.rule("RYO-11.33", "RYO-11.33.1", "RYO-11.4")
def test_altar_tile() -> None:
    built = ("fire_cape", "town_hall", "craftsville", "stronghold", "owl_cove", "bird_gorge", "altar_tile")
    board = Board().villages(*built, explorers=(7,)).own(0, scroll=1, lantern=2)
    board.place(0, "altar.1")
    board.answer(0, "altar_tile")
    assert board.is_asked(0, "RYO-D16")
    assert board.default(0) == "lantern"
    board.answer(0, "scroll")
    board.answer(0, "agate")
    assert board.purse(0) == (0, 0, 2)
    assert board.moons(0) == (0, 1, 0)
    poor = Board().villages(*built, explorers=(7,)).own(0).place(0, "altar.1")
    assert "altar_tile" not in poor.offers(0)


@pytest.mark.rule("RYO-11.2", "RYO-8.39", "RYO-8.32")
def test_exploring_gives_no_bonus() -> None:
    board = Board().villages("fire_cape", "craftsville").place(0, "outskirts.1")
    board.answer(0, "explore-2")
    assert board.purse(0) == (4, 3, 2)
    assert board.turn_over(0)


@pytest.mark.rule("RYO-11.5", "RYO-11.6", "RYO-X24", "RYO-13.38", "RYO-13.38.1")
def test_moving_back() -> None:
    board = Board().villages("fire_cape", "craftsville", "town_hall", explorers=(3, 0, 1)).event_row("flood")
    board.night().by_default()
    assert [player.explorer for player in board.g.seats] == [2, 0, 0]
    board.event_row()
    first = board.g.first
    assert first == 0
    board.place(0, "altar.1")
    assert board.offers(0)[4:] == ["explore-1", "start_village", "fire_cape", "craftsville", "skip"]


@pytest.mark.rule("RYO-11.1")
def test_spaces_are_built_in_order() -> None:
    board = Board(2).own(0, coin=9, scroll=9, lantern=9).own(1, coin=9, scroll=9, lantern=9).villages()
    for space in range(1, 7):
        seat = (space - 1) % 2
        board.g.seats[seat].explorer = board.g.last_village
        board.settle()
        before = board.g.seats[seat].resources.copy()
        board.place(seat, next(place for place in board.places(seat) if place.startswith("outskirts")))
        board.answer(seat, "build-0")
        assert board.g.last_village == space
        spent = {kind: before[kind] - count for kind, count in board.g.seats[seat].resources.items()}
        cost = c.TRACK[space].build_cost
        assert all(spent[kind] - cost.get(kind, 0) in (0, 1) for kind in spent)
        board.g.rotation = 0
        for kin in board.g.kin:
            kin.at = "hand" if kin.at.startswith("outskirts") else kin.at
        board.settle()
