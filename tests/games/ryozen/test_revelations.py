"""RYO-12: revelation cards."""

from __future__ import annotations

import pytest

from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.debts import Item, Owed, owe_loss, owed_by
from tests.games.ryozen.support import Board


@pytest.mark.rule("RYO-5.5", "RYO-12.2", "RYO-X48", "RYO-D3")
def test_one_card_at_the_start_of_a_turn() -> None:
    board = Board(2).put(0, "gate.1").cards(0, "disguise", "offering_of_wealth")
    assert board.offers(0)[-2:] == ["offering_of_wealth", "disguise"]
    board.answer(0, "disguise")
    assert board.is_asked(0, "RYO-D4")
    assert not {"offering_of_wealth", "disguise"} & set(board.offers(0))  # not a second time
    board.turn(0).turn(1)
    assert "offering_of_wealth" in board.offers(0)  # reusable every turn


@pytest.mark.rule("RYO-8.57")
def test_a_kept_card_cannot_be_cashed_in_later() -> None:
    board = Board().cards(0, "seal_of_the_altar").revelations().place(0, "springs.1")
    assert board.turn_over(0)  # with an empty row the Springs offer nothing


@pytest.mark.rule("RYO-12.20", "RYO-12.10")
def test_strategic_manoeuvres() -> None:
    board = Board().put(0, "gate.1").cards(0, "strategic_manoeuvres").own(0, coin=1)
    board.answer(0, "strategic_manoeuvres")
    board.answer(0, "gate.1>altar.1")
    assert board.at("altar.1") == (0, "apprentice", False)
    assert board.purse(0) == (0, 0, 0)
    assert board.g.seats[0].cards == ["strategic_manoeuvres"]
    poor = Board().put(0, "gate.1").cards(0, "strategic_manoeuvres").own(0)
    assert poor.is_asked(0, "RYO-D4")


OFFERINGS = {
    "offering_of_wealth": ((1, 0, 0), 0),
    "offering_of_wisdom": ((0, 1, 0), 0),
    "offering_of_spirits": ((0, 0, 1), 0),
    "offering_of_the_phoenix": ((0, 0, 0), 2),
}


@pytest.mark.rule("RYO-12.21", "RYO-12.22", "RYO-12.23", "RYO-12.24", "RYO-12.21.2")
@pytest.mark.parametrize("card", OFFERINGS)
def test_offerings(card: str) -> None:
    """RYO-12.21: Offering of Wealth: Strike one own kin: gain 1 coin."""
    gained, favour = OFFERINGS[card]
    board = Board().put(0, "gate.1").put(0, "altar.1", cloaked=True).put(1, "gate.2").cards(0, card).own(0)
    board.answer(0, card)
    assert board.offers(0) == ["gate.1", "altar.1"]
    board.answer(0, "altar.1")
    assert board.at("altar.1") == (0, "apprentice", False)  # revealed, and stays
    assert board.purse(0) == gained
    assert board.g.seats[0].favour == favour
    assert board.g.seats[0].cards == [card]


@pytest.mark.rule("RYO-12.21.1", "RYO-X31", "RYO-12.10")
def test_offerings_need_a_kin_in_a_sector() -> None:
    board = Board().put(0, "palace").put(1, "gate.1").cards(0, *OFFERINGS)
    assert board.is_asked(0, "RYO-D4")


@pytest.mark.rule("RYO-12.26")
def test_disguise() -> None:
    """RYO-12.26: Disguise: Pay 1 scroll: turn one own revealed kin in a sector cloaked."""
    board = Board().put(0, "gate.1").put(0, "altar.1", cloaked=True).put(0, "springs.1").cards(0, "disguise")
    board.own(0, scroll=1).answer(0, "disguise")
    assert board.offers(0) == ["gate.1", "springs.1"]
    board.answer(0, "springs.1")
    assert board.at("springs.1") == (0, "apprentice", True)
    assert board.purse(0) == (0, 0, 0)


@pytest.mark.rule("RYO-12.27", "RYO-12.28", "RYO-12.29", "RYO-12.11")
@pytest.mark.parametrize("colour", c.SHARDS)
def test_prayers(colour: str) -> None:
    """RYO-12.27: Prayer of the Coral Moon: Pay 1 or 2 lanterns: gain that many coral shards; discard this card."""
    card = f"prayer_of_the_{colour}_moon"
    board = Board().cards(0, card).own(0, lantern=3)
    board.answer(0, card)
    assert board.offers(0) == ["1", "2"]
    board.answer(0, "2")
    assert board.purse(0) == (0, 0, 1)
    assert board.g.seats[0].shards[colour] == sum(board.moons(0)) == 2
    assert board.g.seats[0].cards == []
    assert board.g.revelation_discard == [card]
    board = Board().cards(0, card).own(0, lantern=1)
    board.answer(0, card)
    assert board.g.seats[0].shards[colour] == 1  # one lantern leaves no choice
    assert Board().cards(0, card).own(0, coin=1).is_asked(0, "RYO-D4")


@pytest.mark.rule("RYO-12.39", "RYO-12.39.1", "RYO-X47")
def test_rainbow() -> None:
    """RYO-12.39: Rainbow: a favour for each kind of glyph among one's cards, this one included."""
    board = Board().cards(0, "rainbow", "disguise", "seal_of_the_gate", "seal_of_the_altar")
    board.answer(0, "rainbow")
    assert board.g.seats[0].favour == 3
    assert board.g.revelation_discard == ["rainbow"]
    assert len({card.glyph for card in c.REVELATIONS.values()}) == 6


@pytest.mark.rule("RYO-12.3", "RYO-12.4", "RYO-12.25", "RYO-12.6")
def test_seal_of_the_outskirts_and_copies_add_up() -> None:
    board = Board().cards(0, "seal_of_the_outskirts", "seal_of_the_outskirts").place(0, "outskirts.1")
    assert board.g.seats[0].favour == 0  # right after the effect's own parts
    board.answer(0, "build-0")
    assert board.g.seats[0].favour == 3 + 4


@pytest.mark.rule("RYO-12.30", "RYO-12.7")
def test_seal_of_the_capital() -> None:
    board = Board().cards(0, "seal_of_the_capital").place(0, "capital.1")
    assert board.purse(0) == (4, 5, 2)
    assert board.offers(0) == ["coin", "scroll", "lantern"]  # mandatory
    board.answer(0, "coin")
    assert board.purse(0) == (5, 5, 2)


@pytest.mark.rule("RYO-12.31", "RYO-12.5")
def test_seal_of_the_palace() -> None:
    board = Board().cards(0, "seal_of_the_palace").place(0, "palace")
    board.answer(0, "scroll")
    assert board.purse(0) == (5, 4, 2)


@pytest.mark.rule("RYO-12.32", "RYO-12.32.2", "RYO-12.3")
def test_seal_of_the_springs() -> None:
    board = Board().cards(0, "seal_of_the_springs").revelations("rainbow", "disguise").place(0, "springs.1")
    board.answer(0, "1:keep+2:favour")
    assert board.g.seats[0].favour == 2 + 2  # a favour each, and the discarded card's
    none = Board().cards(0, "seal_of_the_springs").revelations("rainbow").place(0, "springs.1")
    none.answer(0, "skip")
    assert none.g.seats[0].favour == 0


@pytest.mark.rule("RYO-X51", "RYO-12.12")
def test_a_seal_bought_now_does_not_count() -> None:
    board = Board().revelations("seal_of_the_springs", "rainbow").place(0, "springs.1")
    board.answer(0, "1:keep+2:keep")
    assert board.g.seats[0].favour == 0
    board.end(0)
    board.turn(1).turn(2)
    board.revelations("disguise").own(0, scroll=1).place(0, "springs.2")
    board.answer(0, "1:keep")
    assert board.g.seats[0].favour == 1


@pytest.mark.rule("RYO-12.32.1", "RYO-10.11")
def test_the_philosopher_is_no_springs_effect() -> None:
    board = Board().hand(0, "philosopher").cards(0, "seal_of_the_springs").revelations("rainbow")
    board.place(0, "gate.1", "philosopher").answer(0, "1:keep")
    assert board.g.seats[0].favour == 0
    board = Board().hand(0, "philosopher").cards(0, "seal_of_the_springs").revelations("rainbow", "disguise")
    board.place(0, "springs.1", "philosopher").answer(0, "1:keep")
    board.answer(0, "2:keep")
    assert board.g.seats[0].favour == 1  # the day effect's card alone


@pytest.mark.rule("RYO-12.33", "RYO-12.33.1", "RYO-X33", "RYO-12.5", "RYO-4.5", "RYO-D18", "RYO-25.4")
def test_seal_of_the_gate() -> None:
    board = Board(4).cards(0, "seal_of_the_gate").own(1, coin=1, scroll=2).own(2).own(3, lantern=2)
    board.place(0, "palace").answer(0, "gate")
    assert board.purse(0)[2] == 2
    assert board.purse(3) == (0, 0, 1)  # one kind: no choice
    assert not board.is_asked(2)  # nothing to discard
    assert board.is_asked(1, "RYO-D18")
    assert board.offers(1) == ["coin", "scroll"]
    assert board.default(1) == "scroll"
    assert board.turn_over(0)  # nobody waits for it
    board.end(0)
    assert board.is_asked(1, "RYO-D18")  # but it comes before the player's next decision
    board.answer(1, "coin")
    assert board.purse(1) == (0, 2, 0)
    assert board.is_asked(1, "RYO-D4")


@pytest.mark.rule("RYO-25.4")
def test_losses_are_reserved_until_chosen() -> None:
    board = Board(2).cards(0, "seal_of_the_gate", "seal_of_the_gate").own(1, coin=1, lantern=1)
    board.place(0, "gate.1").answer(0, "apply")
    assert board.purse(1) == (0, 0, 0)  # two losses, two resources: nothing to choose
    assert board.is_asked(1, "RYO-D4")
    board = Board(2).cards(0, "seal_of_the_gate", "seal_of_the_gate").own(1, coin=2, lantern=1)
    board.place(0, "gate.1").answer(0, "apply")
    assert board.is_asked(1, "RYO-D18")
    board.answer(1, "coin")
    assert board.is_asked(1, "RYO-D18")
    board.answer(1, "coin")
    assert board.purse(1) == (0, 0, 1)
    board = Board(2).cards(0, "seal_of_the_gate", "seal_of_the_gate").own(1, coin=1)
    board.place(0, "gate.1").answer(0, "apply")
    assert board.purse(1) == (0, 0, 0)


@pytest.mark.rule("RYO-25.4")
def test_a_loss_waits_for_the_gain_it_is_taken_from() -> None:
    board = Board(2).own(1)
    board.g.owe(Owed([Item("gain", "altar")], seat=1))
    owe_loss(board.g, 1, by=0)
    queue = owed_by(board.g, 1)
    assert queue is not None
    assert queue.items == [Item("gain", "altar"), Item("lose", by=0)]
    owe_loss(board.g, 1, by=0)
    assert queue.items == [Item("gain", "altar"), Item("lose", by=0)]  # what is reserved is not owed twice
    assert board.is_asked(1, "RYO-D26")
    board.answer(1, "lantern")
    assert board.purse(1) == (0, 0, 0)
    assert owed_by(board.g, 1) is None


@pytest.mark.rule("RYO-8.51", "RYO-10.11")
def test_at_most_two_cards_at_the_springs_and_one_for_the_philosopher() -> None:
    board = Board().hand(0, "philosopher").own(0, scroll=9)
    board.revelations("rainbow", "disguise", "seal_of_the_altar", "seal_of_the_gate")
    board.place(0, "springs.1", "philosopher")
    assert {offer.count("+") + 1 for offer in board.offers(0) if offer != "skip"} == {1}
    board.answer(0, "skip")
    assert {offer.count("+") + 1 for offer in board.offers(0) if offer != "skip"} == {1, 2}


@pytest.mark.rule("RYO-12.34", "RYO-12.6", "RYO-12.7", "RYO-X53", "RYO-D19", "RYO-D30", "RYO-4.4")
def test_seal_of_the_altar() -> None:
    board = Board().cards(0, "seal_of_the_altar").put(1, "gate.1").put(2, "springs.1", cloaked=True).put(0, "gate.2")
    board.place(0, "altar.1")
    assert board.offers(0) == ["apply", "skip"]  # a seal may strike before anything else
    board.answer(0, "apply")
    assert board.is_asked(0, "RYO-D19")
    assert board.offers(0) == ["gate.1", "springs.1", "later"]
    assert board.default(0) == "later"
    board.answer(0, "later")
    board.answer(0, "start_village")
    assert board.is_asked(0, "RYO-D19")
    assert board.offers(0) == ["gate.1", "springs.1"]  # mandatory now
    assert board.default(0) == "gate.1"
    board.answer(0, "springs.1")
    assert board.at("springs.1") == (2, "apprentice", False)
    early = Board().cards(0, "seal_of_the_altar").put(1, "gate.1").place(0, "altar.1")
    early.answer(0, "apply")
    early.answer(0, "gate.1")
    assert early.at("palace") == (1, "apprentice", False)
    early.answer(0, "start_village")
    assert early.turn_over(0)
    idle = Board().cards(0, "seal_of_the_altar").put(1, "palace").place(0, "altar.1")
    idle.answer(0, "apply")
    idle.answer(0, "start_village")
    assert idle.turn_over(0)


@pytest.mark.rule("RYO-12.4", "RYO-12.6")
def test_two_seals_of_the_altar_choose_their_moments_separately() -> None:
    board = Board().cards(0, "seal_of_the_altar", "seal_of_the_altar").put(1, "gate.1").put(2, "springs.1")
    board.place(0, "altar.1").answer(0, "apply")
    board.answer(0, "gate.1")
    assert board.offers(0) == ["springs.1", "later"]
    board.answer(0, "later")
    board.answer(0, "start_village")
    assert board.at("springs.1") is None  # one target: no choice
    assert board.g.in_palace(1) == board.g.in_palace(2) == 1


@pytest.mark.rule("RYO-X25", "RYO-11.28", "RYO-12.3")
def test_altar_chain() -> None:
    board = (
        Board().cards(0, "seal_of_the_capital", "seal_of_the_altar").heralds(1, 0, 2).put(1, "gate.1").put(2, "gate.2")
    )
    board.villages("town_hall", explorers=(1,)).place(0, "altar.1").answer(0, "apply")
    board.answer(0, "later")
    board.answer(0, "town_hall")
    assert board.purse(0) == (4, 5, 2)
    assert board.g.heralds[0] == 0
    board.answer(0, "coin")
    board.answer(0, "gate.2")
    assert board.purse(0) == (5, 5, 2)
    assert board.at("gate.2") is None


@pytest.mark.rule("RYO-12.35", "RYO-12.35.1", "RYO-12.35.2", "RYO-12.5", "RYO-12.7")
def test_seal_of_the_clan_house() -> None:
    row = ((1, "bard"), (1, "seer"), (2, "bard"), (2, "seer"), (1, "archer"))
    board = Board().clan_row(*row).cards(0, "seal_of_the_clan_house").own(0)
    first, second = board.g.seats[0].pile.cards[:2]
    board.place(0, "clan_house.1").answer(0, "apply")
    assert [tile.kind for tile in board.g.clan_row] == ["seer", "bard", "seer", "archer", first]
    assert board.is_asked(0, "RYO-D11")
    board.answer(0, "reveal")
    assert [tile.kind for tile in board.g.clan_row] == ["bard", "seer", "archer", first, second]
    assert {"bard", "seer"} <= set(board.g.seats[1].gone)


@pytest.mark.rule("RYO-12.13")
def test_a_seal_works_for_its_owner_only() -> None:
    board = Board().cards(1, "seal_of_the_capital", "seal_of_the_outskirts").place(0, "capital.1")
    assert board.purse(1) == (4, 3, 2)
    assert board.turn_over(0)


@pytest.mark.rule("RYO-12.8", "RYO-12.36", "RYO-12.38", "RYO-X30", "RYO-D17", "RYO-D30", "RYO-25.2")
def test_mercy() -> None:
    """RYO-12.8: after each strike on an opponent's kin each mercy card may be used once."""
    board = Board().cards(0, "coral_mercy", "jade_mercy").put(1, "gate.1").put(0, "gate.2").own(0, coin=1, scroll=1)
    board.own(0, coin=2, scroll=1).place(0, "gate.3", "fighter").answer(0, "gate.1")
    assert board.is_asked(0, "RYO-D17")
    assert board.offers(0) == [
        "coral_mercy:coin",
        "coral_mercy:scroll",
        "jade_mercy:coin",
        "jade_mercy:scroll",
        "no",
    ]
    assert board.default(0) == "no"
    board.answer(0, "jade_mercy:coin")  # in any order
    assert board.offers(0) == ["coral_mercy:scroll", "no"]
    board.answer(0, "coral_mercy:scroll")
    assert board.moons(0) == (1, 0, 1)
    assert board.purse(0) == (0, 0, 0)
    assert board.g.seats[0].cards == ["coral_mercy", "jade_mercy"]
    assert board.is_asked(0, "RYO-D6")


@pytest.mark.rule("RYO-12.9", "RYO-X30")
def test_no_mercy_for_own_kin() -> None:
    board = Board().cards(0, "coral_mercy").put(0, "gate.2").place(0, "gate.1", "fighter")
    board.answer(0, "gate.2")
    assert board.is_asked(0, "RYO-D6")


@pytest.mark.rule("RYO-12.37", "RYO-12.10")
def test_agate_mercy_through_a_seal() -> None:
    board = Board().cards(0, "agate_mercy", "seal_of_the_altar").put(1, "gate.1").place(0, "altar.1")
    board.answer(0, "apply")
    board.answer(0, "gate.1")
    board.answer(0, "agate_mercy:lantern")
    assert board.moons(0) == (0, 1, 0)
    poor = Board().cards(0, "agate_mercy").put(1, "gate.1").own(0).place(0, "gate.2", "fighter")
    poor.answer(0, "gate.1")
    assert poor.is_asked(0, "RYO-D6")  # nothing to pay with


@pytest.mark.rule("RYO-12.9", "RYO-13.10")
def test_no_mercy_for_strikes_by_events() -> None:
    board = Board().cards(0, "coral_mercy").put(1, "gate.1").event_row("bandit_raid").night()
    assert board.at("palace") == (1, "apprentice", False)
    assert not board.is_asked(0, "RYO-D17")


@pytest.mark.rule("RYO-12.1")
def test_kept_cards_are_public() -> None:
    board = Board().cards(1, "disguise")
    assert GAME.view(board.g, 0).seats[1].cards == ["disguise"]
    assert GAME.view(board.g, None).seats[1].cards == ["disguise"]
