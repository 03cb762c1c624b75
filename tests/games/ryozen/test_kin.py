"""RYO-10: each of the sixteen kinds of kin."""

from __future__ import annotations

import pytest

from games.ryozen import components as c
from tests.games.ryozen.support import Board


def with_kin(kind: str, players: int = 3) -> Board:
    """The acting player has this kin in hand."""
    return Board(players).hand(0, kind)


@pytest.mark.rule("RYO-10.10", "RYO-25.8")
def test_apprentice() -> None:
    """RYO-10.10: the Apprentice can do nothing, and nobody is asked."""
    board = Board().put(1, "gate.1").place(0, "gate.2", "apprentice")
    assert board.is_asked(0, "RYO-D6")
    assert c.EFFECTS["kin/apprentice"] == ()


@pytest.mark.rule("RYO-10.11", "RYO-10.11.1", "RYO-D5.10", "RYO-25.2")
def test_philosopher() -> None:
    """RYO-10.11: the Philosopher acquires a revelation card for its price."""
    board = with_kin("philosopher").revelations("disguise", "prayer_of_the_jade_moon").own(0, scroll=1)
    board.place(0, "springs.1", "philosopher")
    assert board.is_asked(0, "RYO-D5.10")
    assert board.offers(0) == ["1:keep", "1:favour", "skip"]
    board.answer(0, "1:keep")
    assert board.g.seats[0].cards == ["disguise"]
    assert all(board.g.revelation_row)  # refilled at once, before step (d)
    assert board.purse(0)[1] == 0
    broke = with_kin("philosopher").revelations("disguise").own(0, coin=1).place(0, "gate.1", "philosopher")
    assert broke.is_asked(0, "RYO-D6")  # no card could be paid


@pytest.mark.rule("RYO-10.12", "RYO-D5.9", "RYO-D5")
def test_merchant() -> None:
    """RYO-10.12: Merchant: Gain 1 resource of choice."""
    board = with_kin("merchant").place(0, "altar.1", "merchant")
    assert board.is_asked(0, "RYO-D5.9")
    assert board.offers(0) == ["coin", "scroll", "lantern", "skip"]
    assert board.default(0) == "skip"
    board.answer(0, "lantern")
    assert board.purse(0) == (4, 3, 3)


@pytest.mark.rule("RYO-10.13", "RYO-10.13.1", "RYO-X12")
def test_archer() -> None:
    """RYO-10.13: Archer: Strike one kin in the sector opposite to here."""
    board = with_kin("archer").put(1, "outskirts.1").put(2, "clan_house.1").put(1, "gate.1").put(1, "palace")
    board.put(0, "clan_house.2", cloaked=True).place(0, "outskirts.2", "archer")
    assert board.offers(0) == ["clan_house.1", "clan_house.2", "skip"]
    board.answer(0, "clan_house.1")
    assert board.at("clan_house.1") is None


@pytest.mark.rule("RYO-10.14")
def test_bard() -> None:
    """RYO-10.14: Bard: Turn one revealed kin in an adjacent sector to its cloaked side, free of charge; any owner."""
    board = with_kin("bard").put(1, "gate.1").put(1, "altar.1").put(2, "springs.1", cloaked=True)
    board.place(0, "outskirts.1", "bard")
    assert board.offers(0) == ["altar.1", "skip"]
    board.answer(0, "altar.1")
    assert board.at("altar.1") == (1, "apprentice", True)


@pytest.mark.rule("RYO-10.15", "RYO-10.4")
def test_fighter() -> None:
    """RYO-10.15: Fighter: Strike one kin here."""
    board = Board().put(1, "springs.1").put(2, "springs.2", cloaked=True).put(1, "gate.1")
    board.place(0, "springs.3", "fighter")
    assert board.offers(0) == ["springs.1", "springs.2", "skip"]
    board.answer(0, "springs.2")
    assert board.at("springs.2") == (2, "apprentice", False)


@pytest.mark.rule("RYO-10.16", "RYO-10.16.1", "RYO-10.16.2", "RYO-X15", "RYO-D5.4", "RYO-D16")
def test_trickster() -> None:
    """RYO-10.16: the Trickster uses the ability of an own tile in the Clan House row."""
    board = (
        with_kin("trickster").clan_row((0, "night_agent"), (1, "merchant"), (0, "guardian")).own(0, coin=1, scroll=1)
    )
    board.place(0, "springs.1", "trickster")
    assert board.is_asked(0, "RYO-D5.4")
    assert board.offers(0) == ["night_agent", "guardian", "skip"]
    board.answer(0, "night_agent")
    assert board.is_asked(0, "RYO-D16")
    assert board.offers(0) == ["coin", "scroll"]
    assert board.default(0) == "coin"
    board.answer(0, "scroll")
    assert board.purse(0) == (1, 0, 0)
    assert board.moons(0) == (0, 1, 0)
    assert board.g.clan_row[0].kind == "night_agent"


@pytest.mark.rule("RYO-10.16.3", "RYO-10.3")
def test_trickster_without_a_tile() -> None:
    board = with_kin("trickster").clan_row((1, "merchant"), (0, "archer")).place(0, "gate.1", "trickster")
    assert board.is_asked(0, "RYO-D6")  # the Archer would find nobody at the Altar


@pytest.mark.rule("RYO-10.16.1", "RYO-10.16.4")
def test_trickster_as_fighter_hermit_and_mentor() -> None:
    board = with_kin("trickster").clan_row((0, "hermit"), (0, "mentor")).put(0, "gate.1")
    board.place(0, "gate.2", "trickster").answer(0, "hermit")
    assert board.is_asked(0, "RYO-D5.7")
    assert board.offers(0) == ["clan_house", "capital"]
    board.answer(0, "capital")
    assert board.turn_over(0)  # step (d) is used up
    board = with_kin("trickster").clan_row((0, "hermit"), (0, "mentor")).place(0, "gate.1", "trickster")
    board.answer(0, "mentor")
    board.answer(0, "skip")
    assert board.is_asked(0, "RYO-D6")  # step (d) is left


@pytest.mark.rule("RYO-10.17", "RYO-10.17.1", "RYO-D5.3")
def test_diplomat() -> None:
    """RYO-10.17: Diplomat: Move one own kin from an adjacent sector to a free place here."""
    board = with_kin("diplomat").put(0, "gate.1", cloaked=True).put(0, "altar.1").put(1, "outskirts.1").own(0, coin=1)
    board.place(0, "capital.1", "diplomat")
    assert board.is_asked(0, "RYO-D5.3")
    assert board.offers(0) == ["gate.1>capital.2", "gate.1>capital.3", "skip"]
    board.answer(0, "gate.1>capital.3")
    assert board.at("capital.3") == (0, "apprentice", True)
    assert board.purse(0) == (1, 2, 0)
    full = with_kin("diplomat", 2).put(0, "gate.1").put(1, "capital.2").place(0, "capital.1", "diplomat")
    assert full.turn_over(0)  # its own place was the last one


@pytest.mark.rule("RYO-10.18", "RYO-10.18.1", "RYO-X17")
def test_advisor() -> None:
    """RYO-10.18: Advisor: 3 favour if the own Herald is on space I, else 2 scrolls."""
    board = with_kin("advisor").heralds(1, 2, 0).place(0, "capital.1", "advisor")
    assert board.is_asked(0, "RYO-D5")
    board.answer(0, "use")
    assert board.purse(0)[1] == 3 + 2 + 2  # the Advisor's, then the Capital's
    assert board.g.seats[0].favour == 0
    first = with_kin("advisor").place(0, "gate.1", "advisor")
    first.answer(0, "use")
    assert first.g.seats[0].favour == 3
    assert first.purse(0)[1] == 3


@pytest.mark.rule("RYO-10.19", "RYO-10.19.1", "RYO-D5.5")
def test_pathfinder() -> None:
    """RYO-10.19: the Pathfinder explores a village, or takes the bonus of the one where the Explorer stands."""
    board = with_kin("pathfinder").villages("fire_cape", "craftsville", explorers=(1,)).place(0, "gate.1", "pathfinder")
    assert board.is_asked(0, "RYO-D5.5")
    assert board.offers(0) == ["explore-1", "fire_cape", "skip"]  # not the starting village behind
    board.answer(0, "fire_cape")
    assert board.purse(0)[2] == 4
    assert board.g.seats[0].explorer == 1
    board = with_kin("pathfinder").villages("fire_cape", explorers=(0,)).place(0, "gate.1", "pathfinder")
    board.answer(0, "explore-1")
    assert board.g.seats[0].explorer == 1


@pytest.mark.rule("RYO-10.20", "RYO-10.20.1", "RYO-D5.6")
def test_seer() -> None:
    """RYO-10.20: the Seer discards an event, or puts the last discarded one back."""
    board = with_kin("seer").event_row("flood", "", "uprising", discard=("sun_glare", "earthquake"))
    board.place(0, "capital.1", "seer")
    assert board.is_asked(0, "RYO-D5.6")
    assert board.offers(0) == ["flood", "uprising", "space-2", "space-4", "skip"]
    board.answer(0, "space-4")
    assert board.g.event_row == ["flood", "", "uprising", "earthquake"]
    assert board.g.event_discard == ["sun_glare"]
    board = with_kin("seer").event_row("flood").place(0, "capital.1", "seer")
    assert board.offers(0) == ["flood", "skip"]
    board.answer(0, "flood")
    assert board.g.event_discard == ["flood"]


@pytest.mark.rule("RYO-10.21", "RYO-10.21.1", "RYO-10.21.2", "RYO-X16", "RYO-8.74")
def test_mentor() -> None:
    """RYO-10.21: Mentor: Apply the Clan House day effect."""
    board = with_kin("mentor").clan_row((0, "archer"), (0, "merchant")).own(0, coin=3)
    board.place(0, "clan_house.1", "mentor")
    board.answer(0, "use")
    board.answer(0, "archer>hand/apprentice")
    assert board.is_asked(0, "RYO-D11")
    board.answer(0, "merchant>hand/apprentice")
    assert board.purse(0)[0] == 1
    assert board.g.seats[0].favour == 4
    assert sorted(board.g.kin[number].kind for number in board.g.hand(0)) == ["apprentice"] * 2 + ["archer", "merchant"]


@pytest.mark.rule("RYO-X50", "RYO-8.75", "RYO-5.11")
def test_a_mentor_may_be_replaced_by_its_own_hire() -> None:
    board = with_kin("mentor").clan_row((0, "archer")).own(0, coin=1).put(1, "springs.1")
    board.place(0, "capital.1", "mentor")
    board.answer(0, "use")
    board.answer(0, "archer>capital.1/mentor")
    assert board.at("capital.1") == (0, "archer", False)
    assert board.purse(0)[1] == 2  # the Capital's
    assert board.at("springs.1") == (1, "apprentice", False)


@pytest.mark.rule("RYO-10.22", "RYO-10.22.1", "RYO-10.22.2", "RYO-X13", "RYO-D5.7")
def test_hermit() -> None:
    """RYO-10.22: Hermit: Apply the day effect of an adjacent sector instead of the one here."""
    board = with_kin("hermit").place(0, "gate.1", "hermit")
    assert board.is_asked(0, "RYO-D5.7")
    assert board.offers(0) == ["clan_house", "capital", "skip"]
    board.answer(0, "capital")
    assert board.purse(0) == (4, 5, 2)
    assert board.turn_over(0)
    board = with_kin("hermit").place(0, "gate.1", "hermit")
    board.answer(0, "skip")
    assert board.is_asked(0, "RYO-D6")


@pytest.mark.rule("RYO-X14", "RYO-12.30", "RYO-8.2", "RYO-D14")
def test_hermit_with_a_seal() -> None:
    board = (
        with_kin("hermit").cards(0, "seal_of_the_capital").heralds(1, 0, 2).own(0, coin=2).place(0, "gate.1", "hermit")
    )
    board.answer(0, "capital")
    assert board.purse(0) == (2, 2, 0)
    assert board.g.heralds == [0, 1, 2]
    assert board.is_asked(0, "RYO-D14")
    assert board.default(0) == "lantern"
    board.answer(0, "lantern")
    assert board.purse(0) == (2, 2, 1)


@pytest.mark.rule("RYO-10.23", "RYO-10.23.1", "RYO-10.23.2", "RYO-X28", "RYO-6.10", "RYO-D5.8", "RYO-10.23.3")
def test_guardian() -> None:
    """RYO-10.23: Guardian: Pay 1 coin: until the player's next turn no kin may be placed or moved into this sector."""
    board = with_kin("guardian", 2).put(0, "gate.1").put(1, "capital.1").put(1, "springs.1")
    board.cards(0, "strategic_manoeuvres").cards(1, "strategic_manoeuvres", "disguise")
    board.place(0, "springs.2", "guardian")
    assert board.is_asked(0, "RYO-D5.8")
    assert board.offers(0) == ["use", "skip"]
    board.answer(0, "use")
    assert board.purse(0)[0] == 3
    board.answer(0, "skip")
    board.end(0)
    assert board.g.free_places("springs") == []
    assert "disguise" in board.offers(1)
    board.answer(1, "strategic_manoeuvres")
    assert not any(">springs" in offer for offer in board.offers(1))
    assert any(offer.startswith("springs.1>") for offer in board.offers(1))  # out is allowed
    board.answer(1, "springs.1>altar.1")
    assert not any(offer.startswith("springs") for offer in board.offers(1))
    board.answer(1, "palace:apprentice")
    assert "springs" in board.offers(1)  # its day effect through the Palace
    board.answer(1, "skip")
    board.end(1)
    assert board.g.blocks == []  # the owner's next turn, before step (a)
    board.answer(0, "strategic_manoeuvres")
    assert any(">springs" in offer for offer in board.offers(0))


@pytest.mark.rule("RYO-10.23.2")
def test_strikes_reach_into_a_closed_sector() -> None:
    board = with_kin("guardian").hand(1, "archer").put(2, "springs.1")
    board.place(0, "springs.2", "guardian").answer(0, "use")
    board.answer(0, "skip")
    board.end(0).place(1, "capital.1", "archer")
    assert board.offers(1) == ["springs.1", "springs.2", "skip"]


@pytest.mark.rule("RYO-X29", "RYO-10.23.4")
def test_a_struck_guardian_opens_the_sector() -> None:
    board = with_kin("guardian").hand(1, "archer")
    board.place(0, "springs.1", "guardian").answer(0, "use")
    board.answer(0, "skip")
    board.end(0).place(1, "capital.1", "archer").answer(1, "springs.1")
    board.end(1)
    assert "springs.1" in board.places(2)


@pytest.mark.rule("RYO-10.23.4")
def test_turning_a_guardian_over_keeps_the_sector_closed_but_hiring_over_it_opens_it() -> None:
    board = with_kin("trickster").hand(0, "trickster").clan_row((0, "guardian")).hand(1, "bard")
    board.place(0, "altar.1", "trickster").answer(0, "guardian")
    board.answer(0, "skip")
    board.end(0).place(1, "springs.1", "bard").answer(1, "altar.1")
    assert board.at("altar.1") == (0, "trickster", True)
    assert board.g.blocked("altar")
    board = with_kin("guardian").clan_row((0, "archer")).villages().own(0, coin=9)
    board.put(0, "capital.1").place(0, "clan_house.1", "guardian").answer(0, "use")
    board.answer(0, "archer>clan_house.1/guardian")
    assert not board.g.blocked("clan_house")


@pytest.mark.rule("RYO-10.23.3")
def test_a_closed_sector_opens_when_the_day_ends() -> None:
    board = with_kin("guardian")
    for seat in range(3):
        for _ in range(4):
            board.put(seat, "palace")
    board.hand(2, "guardian")
    coming = board.g.stack[4]
    coming.number = 13  # type: ignore[attr-defined]
    board.begin_turn_anew()
    board.turn(0).turn(1) if board.g.turn and board.g.turn.seat == 0 else board.turn(1)
    board.place(2, "gate.1", "guardian").answer(2, "use")
    assert board.g.blocked("gate")
    board.answer(2, "skip")
    board.end(2)
    assert not board.g.blocks


@pytest.mark.rule("RYO-10.24", "RYO-10.24.1", "RYO-D5.1")
def test_organizer() -> None:
    """RYO-10.24: Organizer: Strike one kin in any sector where the player has a cloaked kin."""
    board = (
        with_kin("organizer").put(0, "springs.1", cloaked=True).put(1, "springs.2").put(1, "gate.1").put(0, "altar.1")
    )
    board.place(0, "gate.2", "organizer")
    assert board.offers(0) == ["springs.1", "springs.2", "skip"]
    board.answer(0, "springs.1")
    assert board.at("springs.1") == (0, "apprentice", False)
    none = with_kin("organizer").put(0, "springs.1").put(1, "springs.2").place(0, "gate.1", "organizer")
    assert none.is_asked(0, "RYO-D6")


@pytest.mark.rule("RYO-10.25", "RYO-10.25.1", "RYO-D5.9")
@pytest.mark.parametrize("sector", c.SECTOR_IDS)
def test_night_agent(sector: str) -> None:
    board = with_kin("night_agent").own(0, coin=1, lantern=1).place(0, f"{sector}.1", "night_agent")
    assert board.is_asked(0, "RYO-D5.9")
    assert board.offers(0) == ["coin", "lantern", "skip"]
    board.answer(0, "lantern")
    assert board.purse(0) == (1, 2 if sector == "capital" else 0, 0)
    assert board.g.seats[0].shards[c.SECTORS[sector].shard] == 1
    poor = with_kin("night_agent").own(0).place(0, f"{sector}.1", "night_agent")
    assert not poor.is_asked(0, "RYO-D5.9")


@pytest.mark.rule("RYO-X49", "RYO-5.11", "RYO-7.15")
def test_the_day_effect_is_that_of_the_sector_of_placement() -> None:
    board = with_kin("pathfinder").villages("nomad_camp", explorers=(1,)).place(0, "gate.1", "pathfinder")
    board.answer(0, "nomad_camp")
    board.answer(0, "gate.1>springs.1")
    assert board.at("springs.1") == (0, "pathfinder", False)
    decision = board.asked(0)
    assert decision.rule == "RYO-D6"
    assert decision.prompt.args["sector"].key == "ryozen-sector-gate"  # type: ignore[union-attr]
    board.answer(0, "apply")
    assert board.purse(0)[2] == 3


@pytest.mark.rule("RYO-10.1")
def test_an_ability_is_for_the_turn_of_the_placement_only() -> None:
    board = Board(2).put(0, "gate.1", "fighter").put(1, "gate.2").place(0, "altar.1")
    assert board.is_asked(0, "RYO-D9")
