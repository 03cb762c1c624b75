"""RYO-8: the day effects of the sectors."""

from __future__ import annotations

import pytest

from games.engine import Match
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.state import RowTile
from tests.games.ryozen.support import Board


@pytest.mark.rule("RYO-8.10", "RYO-8.11", "RYO-8.12", "RYO-8.13", "RYO-D6", "RYO-D7")
def test_gate() -> None:
    """RYO-8.11: the Gate gives a lantern, and an event may be discarded."""
    board = Board().event_row("flood", "uprising", "earthquake", discard=("sun_glare",)).place(0, "gate.1")
    assert board.is_asked(0, "RYO-D7")
    assert board.offers(0) == ["flood", "uprising", "earthquake", "apply", "skip"]
    assert board.default(0) == "apply"
    board.answer(0, "uprising")
    assert board.purse(0) == (4, 3, 3)
    assert board.g.event_row == ["flood", "", "earthquake", ""]
    assert board.g.event_discard == ["sun_glare", "uprising"]
    assert c.SECTORS["gate"].night_reward == (c.Step("gain_favour", n=4),)
    board = Board().event_row("flood").place(0, "gate.1")
    board.answer(0, "apply")
    assert board.purse(0) == (4, 3, 3)
    assert board.g.event_row[0] == "flood"  # discarding is left to the player
    board = Board().event_row("flood").place(0, "gate.1")
    board.answer(0, "skip")
    assert board.purse(0) == (4, 3, 2)
    assert Board().place(0, "gate.1").is_asked(0, "RYO-D6")  # no event to discard


@pytest.mark.rule("RYO-8.20", "RYO-8.21", "RYO-8.22", "RYO-X9")
def test_capital() -> None:
    """RYO-8.21: the Capital gives two scrolls, and the Herald moves on."""
    board = Board(4).heralds(1, 2, 0, 3).place(0, "capital.1")
    assert board.purse(0) == (4, 5, 2)
    assert board.g.heralds == [0, 1, 2, 3]
    board.end(0)
    board.heralds(1, 0, 2, 3).place(1, "capital.2")
    assert board.g.heralds == [1, 0, 2, 3]


@pytest.mark.rule("RYO-8.1", "RYO-8.5", "RYO-5.10")
@pytest.mark.finding("PL-39")
def test_the_capital_is_applied_unless_the_placement_says_not_to() -> None:
    """Nothing else is asked there, and leaving it out is confirmed."""
    board = Board(4).heralds(1, 2, 0, 3)
    board.answer(0, "capital.1:apprentice:only")
    assert board.purse(0) == (4, 3, 2)
    assert board.g.heralds == [1, 2, 0, 3]
    assert board.is_asked(1, "RYO-D4")
    asked = Match(GAME, board.g).explained(1)
    for option in asked.options:
        assert (option.loses is not None) == option.id.endswith(":only"), option.id
    assert {option.id.split(".")[0] for option in asked.options if option.id.endswith(":only")} == {"capital"}


@pytest.mark.rule("RYO-8.30", "RYO-8.31", "RYO-8.32", "RYO-8.33", "RYO-8.34", "RYO-X22", "RYO-D8", "RYO-19.6")
def test_outskirts_offers() -> None:
    board = Board().villages("fire_cape", "town_hall", explorers=(1,)).place(0, "outskirts.1")
    assert board.offers(0) == ["explore-1", "build-1", "skip"]
    assert board.default(0) == "skip"
    board.answer(0, "build-1")
    assert board.g.seats[0].explorer == 3
    board = Board().villages("fire_cape", "town_hall", explorers=(0,)).place(0, "outskirts.1")
    assert board.offers(0) == ["explore-1", "explore-2", "skip"]  # one step only reaches space 1
    board.answer(0, "explore-2")
    assert board.g.seats[0].explorer == 2
    copied = Board().villages("fire_cape", "town_hall", explorers=(0,)).place(0, "palace")
    copied.answer(0, "outskirts")
    assert copied.default(0) == "explore-2"


@pytest.mark.rule("RYO-D9")
@pytest.mark.parametrize(("explorer", "default"), [(0, "explore-1"), (1, "start_village")])
def test_the_default_at_the_altar_is_to_explore_and_else_the_starting_village(explorer: int, default: str) -> None:
    board = Board(rotation=1).villages("fire_cape", explorers=(explorer,)).place(0, "palace")
    board.answer(0, "altar")
    assert board.default(0) == default


@pytest.mark.rule("RYO-8.31", "RYO-8.34", "RYO-19.6")
def test_building_needs_the_price_and_the_last_village() -> None:
    board = Board().own(0, coin=1).place(0, "outskirts.1")  # space 1 costs a scroll
    assert board.turn_over(0)  # nothing to explore, nothing to build
    board = Board().villages("fire_cape", explorers=(1,)).own(0, coin=1).place(0, "outskirts.1")
    assert board.offers(0) == ["build-0", "skip"]


@pytest.mark.rule("RYO-8.35", "RYO-8.36", "RYO-8.39", "RYO-X21", "RYO-25.2")
def test_build() -> None:
    """RYO-8.35: The builder pays the cost printed on that space and gains its favour."""
    board = Board()
    top = board.g.village_stack.top
    board.place(0, "outskirts.1")
    board.answer(0, "build-0")
    assert board.purse(0) == (4, 2, 2)  # no bonus of the village either
    assert board.g.seats[0].favour == 3
    assert board.g.villages == ["start_village", top]
    assert [player.explorer for player in board.g.seats] == [1, 0, 0]
    assert len(board.g.village_stack) == 11


@pytest.mark.rule("RYO-8.37", "RYO-8.38", "RYO-8.43", "RYO-11.33", "RYO-11.33.1")
def test_the_altar_tile() -> None:
    built = ("fire_cape", "town_hall", "craftsville", "stronghold", "owl_cove", "bird_gorge")
    board = Board().villages(*built, explorers=(6, 5)).own(0, coin=1, scroll=1, lantern=1)
    board.place(0, "outskirts.1")
    board.answer(0, "build-0")
    assert board.purse(0) == (0, 0, 0)
    assert board.g.seats[0].favour == 7
    assert board.g.villages[-1] == c.ALTAR_TILE
    assert board.g.seats[0].explorer == 7
    assert len(board.g.village_stack) == 6  # no village tile was used
    board.end(0)
    board.g.seats[1].explorer = 7
    board.settle().place(1, "outskirts.2")
    assert board.turn_over(1)  # nothing more can be built
    board.end(1)
    board.g.seats[2].explorer = 6
    board.settle().place(2, "altar.1")
    assert "explore-1+altar_tile" in board.offers(2)
    assert "altar_tile" not in board.offers(2)  # before it is explored


@pytest.mark.rule(
    "RYO-8.40", "RYO-8.41", "RYO-8.42", "RYO-8.43", "RYO-8.44", "RYO-8.45", "RYO-D9", "RYO-11.2", "RYO-11.3"
)
def test_altar() -> None:
    """RYO-8.41: at the Altar one may explore a village, and take the bonus of one."""
    board = Board().villages("fire_cape", "craftsville", "town_hall", explorers=(1, 0, 3)).place(0, "altar.1")
    assert board.is_asked(0, "RYO-D9")
    assert board.offers(0) == [
        "explore-1+start_village",
        "explore-1+fire_cape",
        "explore-1+craftsville",
        "explore-1",
        "start_village",
        "fire_cape",
        "skip",
    ]
    assert board.default(0) == "skip"
    board.answer(0, "explore-1+craftsville")
    assert board.g.seats[0].explorer == 2
    assert board.purse(0) == (4, 6, 2)
    board.place(1, "altar.2")
    board.answer(1, "start_village")
    assert board.g.seats[1].explorer == 0  # exploring is left to the player
    assert board.purse(1) == (6, 3, 2)
    board.end(1)
    board.place(2, "altar.3")
    assert board.offers(2) == ["start_village", "fire_cape", "craftsville", "town_hall", "skip"]
    board.answer(2, "craftsville")  # the same bonus again
    assert board.purse(2)[1] == 6
    board = Board().villages("moon_forge").place(0, "altar.1")
    assert "explore-1+moon_forge" in board.offers(0)  # back again from where the Explorer will be
    board.answer(0, "explore-1")
    assert board.offers(0) == ["start_village", "moon_forge", "skip"]
    assert board.default(0) == "start_village"


@pytest.mark.rule("RYO-8.50", "RYO-8.51", "RYO-8.52", "RYO-8.59", "RYO-X20", "RYO-D10")
def test_springs_offers() -> None:
    board = Board().revelations("rainbow", "disguise", "prayer_of_the_jade_moon").own(0, scroll=2)
    board.place(0, "springs.1")
    offers = set(board.offers(0))
    assert {"1:keep", "2:keep", "3:favour", "1:keep+2:favour", "1:favour+3:keep"} <= offers
    assert not any("2:" in offer and "3:" in offer for offer in offers)  # 1 + 2 scrolls are too much
    assert len(offers) == 1 + 6 + 8
    assert board.default(0) == "skip"


@pytest.mark.rule("RYO-8.53", "RYO-8.54", "RYO-8.58", "RYO-8.56", "RYO-12.1")
def test_a_purchase() -> None:
    board = Board().revelations("rainbow", "disguise", "prayer_of_the_jade_moon").own(0, scroll=2)
    board.cards(0, *["offering_of_wealth", "offering_of_wisdom"] * 2)
    board.revelations("rainbow", "disguise", "prayer_of_the_jade_moon")
    board.g.revelation_deck.cards.sort(reverse=True)
    coming = board.g.revelation_deck.cards[:2]
    board.place(0, "springs.1")
    board.answer(0, "1:keep+3:favour")
    assert board.purse(0)[1] == 0
    assert board.g.seats[0].favour == 4
    assert board.g.seats[0].cards[-1] == "rainbow"
    assert len(board.g.seats[0].cards) == 5  # no limit
    assert board.g.revelation_discard == ["prayer_of_the_jade_moon"]
    assert board.g.revelation_row == [coming[0], "disguise", coming[1]]


@pytest.mark.rule("RYO-8.55", "RYO-8.58")
def test_an_empty_deck_is_made_from_the_discard() -> None:
    board = Board().revelations("rainbow", "disguise", "prayer_of_the_jade_moon").own(0, scroll=9)
    g = board.g
    g.seats[1].cards, g.revelation_deck.cards = list(g.revelation_deck.cards), []
    board.place(0, "springs.1")
    board.answer(0, "1:favour+2:keep")
    assert g.revelation_row == [
        "rainbow",
        "",
        "prayer_of_the_jade_moon",
    ]  # the one just discarded; then nothing is left
    assert g.revelation_discard == []
    assert g.seats[0].cards == ["disguise"]


@pytest.mark.rule(
    "RYO-8.60", "RYO-8.62", "RYO-8.65", "RYO-8.66", "RYO-8.70", "RYO-8.71", "RYO-8.73", "RYO-D11", "RYO-D12"
)
def test_clan_house() -> None:
    board = Board().clan_row((1, "bard"), (0, "archer"), (2, "seer")).own(0, coin=2)
    top = board.g.seats[0].pile.cards[0]
    board.place(0, "clan_house.1")
    assert board.is_asked(0, "RYO-D11")
    assert board.default(0) == "skip"
    board.answer(0, "reveal")
    assert [(tile.owner, tile.kind) for tile in board.g.clan_row] == [
        (1, "bard"),
        (0, "archer"),
        (2, "seer"),
        (0, top),
    ]
    assert board.is_asked(0, "RYO-D12")
    assert board.default(0) == "skip"
    assert not any(offer.startswith(top) for offer in board.offers(0))  # slot 4 costs 3 coins
    assert set(board.offers(0)) == {
        "skip",
        "archer>clan_house.1/apprentice",
        "archer>hand/apprentice",
        "archer>hand/fighter",
    }
    board.answer(0, "archer>hand/apprentice")
    assert board.purse(0)[0] == 0
    assert board.g.seats[0].favour == 3
    assert [tile.kind for tile in board.g.clan_row] == ["bard", "seer", top]


@pytest.mark.rule("RYO-8.63", "RYO-X18", "RYO-8.66", "RYO-8.70", "RYO-8.71")
def test_a_full_row_overflows() -> None:
    board = Board(4).clan_row((0, "bard"), (1, "archer"), (0, "seer"), (2, "seer"), (3, "seer")).own(1, coin=1)
    board.turn(0)
    board.g.seats[1].pile.cards.sort(key=lambda kind: kind != "merchant")
    board.place(1, "clan_house.1")
    board.answer(1, "reveal")
    assert "bard" in board.g.seats[0].gone
    row = [(tile.owner, tile.kind) for tile in board.g.clan_row]
    assert row == [(1, "archer"), (0, "seer"), (2, "seer"), (3, "seer"), (1, "merchant")]
    board.answer(1, "archer>hand/apprentice")
    assert board.purse(1)[0] == 0
    assert board.g.seats[1].favour == 2
    assert [(tile.owner, tile.kind) for tile in board.g.clan_row] == row[1:]


@pytest.mark.rule("RYO-8.64")
def test_an_empty_pile_reveals_nothing() -> None:
    board = Board().clan_row().own(0)
    player = board.g.seats[0]
    player.gone, player.pile.cards = [*player.gone, *player.pile.cards], []
    board.place(0, "clan_house.1")
    assert board.turn_over(0)  # neither reveal nor hire: not even asked


@pytest.mark.rule("RYO-8.67", "RYO-8.69", "RYO-8.72", "RYO-8.77", "RYO-8.74", "RYO-8.76")
def test_hiring_into_the_hand() -> None:
    board = Board(2).clan_row((0, "archer"), (0, "merchant")).put(0, "palace").put(1, "gate.1").own(0, coin=1)
    board.place(0, "clan_house.1")
    assert "archer>palace/apprentice" in board.offers(0)
    assert not any(offer.startswith("merchant") for offer in board.offers(0))  # 2 coins; the favour pays nothing
    board.answer(0, "archer>hand/apprentice")
    assert board.turn_over(0)  # one hire only
    assert board.g.seats[0].gone == ["apprentice"]
    board.turn(1)
    board.answer(0, "altar.1:archer")
    assert board.offers(0) == ["gate.1", "skip"]  # and its ability can be used


@pytest.mark.rule("RYO-X19", "RYO-8.68", "RYO-8.69")
def test_hiring_onto_the_board() -> None:
    board = Board().clan_row((0, "archer")).put(0, "capital.1", cloaked=True).put(1, "springs.1").own(0, coin=1)
    board.place(0, "clan_house.1")
    board.answer(0, "archer>capital.1/apprentice")
    assert board.at("capital.1") == (0, "archer", True)
    assert board.purse(0) == (0, 0, 0)
    assert board.at("springs.1") == (1, "apprentice", False)
    assert board.g.seats[0].gone.count("apprentice") == 2
    assert RowTile(0, "archer") not in board.g.clan_row


@pytest.mark.rule("RYO-8.3", "RYO-X28", "RYO-9.6")
def test_a_day_effect_reached_elsewhere_needs_no_place() -> None:
    board = Board().put(1, "springs.1").put(1, "springs.2").put(1, "springs.3").revelations("rainbow")
    board.place(0, "palace").answer(0, "springs")
    assert board.is_asked(0, "RYO-D10")
    board.answer(0, "1:favour")
    assert board.g.seats[0].favour == 1


@pytest.mark.rule("RYO-8.5", "RYO-X54", "RYO-12.25")
def test_an_effect_that_does_nothing_still_triggers_its_seals() -> None:
    board = Board().own(0).cards(0, "seal_of_the_outskirts").place(0, "outskirts.1")
    assert board.is_asked(0, "RYO-D6")
    before = board.purse(0)
    board.answer(0, "apply")
    assert board.g.seats[0].favour == 2
    assert board.purse(0) == before
    assert board.g.villages == ["start_village"]
