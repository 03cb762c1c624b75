"""CIR-34.6, CIR-34.7, CIR-12.8: battle plans stored in advance, and what is announced before planning."""

from __future__ import annotations

import pytest

import games
from games.circadians.game import GAME
from games.circadians.rules.combat import Combat
from games.circadians.rules.plans import store_plan
from games.circadians.rules.relics import RoundEnds
from games.circadians.state import StoredPlan
from games.engine import Match, default_choice
from games.engine.play import sealed, waiting_for
from games.engine.texts import LANGUAGES
from tests.games.circadians.support import Table, duel


def face_to_face() -> Table:
    """Four fighters on either side."""
    return Table("ai", "zcharo").stand("ai", "c3", 4).stand("zcharo", "c3", 4)


def store(table: Table, faction: str, sector: str = "charge", card: str = "none", initiator: bool = True) -> None:
    seat = table.seat(faction)
    store_plan(table.g, seat, StoredPlan("c3", 1 - seat, initiator, sector, card))


def dropped(table: Table) -> list[tuple[int, ...] | None]:
    """Who was told that a plan is gone."""
    return [event.audience for event in table.events if event.text.key == "circadians-plan-dropped"]


@pytest.mark.finding("RU-5")
@pytest.mark.rule("CIR-34.6")
def test_a_plan_is_used_once() -> None:
    table = face_to_face()
    store(table, "ai")
    table.fight("c3", "ai", "zcharo")
    assert sealed(table.g) == [0]
    assert [event.audience for event in table.events if event.text.key == "circadians-plan-sealed"] == [(0,)]
    table.answer("zcharo", "sector=guard card=none")
    assert table.player("ai").standing.plans == []
    table.clear()
    table.g.round = 4
    table.stand("ai", "c3", 4).stand("zcharo", "c3", 4).fight("c3", "ai", "zcharo")
    assert sealed(table.g) == []


@pytest.mark.finding("RU-5")
@pytest.mark.rule("CIR-34.6")
def test_a_plan_is_for_its_round_and_its_owner_is_told() -> None:
    table = face_to_face()
    store(table, "ai")
    table.do(RoundEnds())
    assert table.player("ai").standing.plans == []
    assert dropped(table) == [(0,)]


@pytest.mark.finding("RU-5")
@pytest.mark.rule("CIR-34.6")
@pytest.mark.parametrize("side", ["ai", "zcharo"])
def test_a_leader_in_place_of_a_fighter_is_another_battle(side: str) -> None:
    table = face_to_face()
    store(table, "ai", "guard")
    table.g.regions["c3"].units[table.seat(side)].fighters -= 1
    table.stand(side, "c3", 0, "adecai" if side == "ai" else "oachra")
    table.fight("c3", "ai", "zcharo")
    assert sealed(table.g) == []
    assert dropped(table) == [(0,)]
    assert table.player("ai").standing.plans == []


@pytest.mark.finding("RU-5")
@pytest.mark.rule("CIR-34.6")
@pytest.mark.parametrize("change", ["units", "card", "gem"])
def test_plans_that_no_longer_fit_are_dropped_before_battles_are_selected(change: str) -> None:
    table = face_to_face().hand("ai", "ambush").rich("ai", 0, 1)
    store(table, "ai", "die_left", "ambush")
    if change == "units":
        table.stand("zcharo", "c3", 1)
    elif change == "card":
        table.player("ai").hand = []
    else:
        table.rich("ai", 0, 0)
    table.do(Combat())
    assert dropped(table) == [(0,)]
    assert table.player("ai").standing.plans == []


@pytest.mark.finding("RU-5")
@pytest.mark.rule("CIR-34.7")
def test_with_plans_on_both_sides_their_owners_may_still_change_them() -> None:
    table = face_to_face().hand("ai", "ambush")
    store(table, "ai", "charge", "ambush")
    store(table, "zcharo", "assault", initiator=False)
    table.fight("c3", "ai", "zcharo")
    assert (waiting_for(table.g), sealed(table.g)) == ([0, 1], [])
    mine, theirs = table.asked("ai"), table.asked("zcharo")
    assert mine is not None
    assert theirs is not None
    assert mine.proposed == {"sector": ["charge"], "card": ["ambush"]}
    assert default_choice(table.g, 1) == "sector=assault card=none"  # what the clock would answer
    table.answer("ai", "sector=guard card=none")
    assert [held.card for held in table.player("ai").hand] == ["ambush"]  # nothing was spent
    table.answer("zcharo", "sector=assault card=none")
    assert [player.standing.plans for player in table.g.seats] == [[], []]


@pytest.mark.finding("RU-27")
@pytest.mark.rule("CIR-34.6", "CIR-26.36")
def test_against_sable_a_stored_plan_is_proposed() -> None:
    """It would be open and final at once, so it is not answered without its owner."""
    table = Table("circadians", "zcharo").stand("circadians", "c3", 3, "sable").stand("zcharo", "c3", 4)
    store(table, "zcharo", "charge", initiator=False)
    table.fight("c3", "circadians", "zcharo")
    decision = table.asked("zcharo")
    assert decision.proposed == {"sector": ["charge"], "card": ["none"]}
    assert default_choice(table.g, 1) == "sector=charge card=none"
    table.answer("zcharo", "sector=charge card=none")
    assert table.player("zcharo").standing.plans == []


@pytest.mark.finding("RU-5")
def test_a_plan_of_an_older_record_is_dropped() -> None:
    """It tells the number of units only."""
    table = face_to_face()
    data = (
        Match(GAME, table.g)
        .dump()
        .replace(
            b'"plans":[]',
            b'"plans":[{"region":"c3","opponent":1,"initiator":true,"sector":"guard","card":"none","units":[4,4]}]',
            1,
        )
    )
    loaded = Match.load(GAME, data)
    assert len(loaded.state.seats[0].standing.plans) == 1
    table.g = loaded.state
    table.fight("c3", "ai", "zcharo")
    assert dropped(table) == [(0,)]


# -- CIR-12.8 ----------------------------------------------------------------------------------------------


def announced(table: Table, language: str = "en") -> list[str]:
    """What is told of the abilities of both sides."""
    texts = games.texts("circadians", language)
    return [texts.say(event.text) for event in table.events if event.text.key == "circadians-announce-abilities"]


@pytest.mark.finding("RU-6")
@pytest.mark.rule("CIR-12.8")
def test_abilities_are_announced_in_words_before_planning() -> None:
    table = duel(("ai", 4, ("adecai",)), ("zcharo", 4, ("oachra",)))
    table.build("zcharo", "stronghold", "c2")
    table.fight("c2", "ai", "zcharo")
    mine, theirs = announced(table)
    assert "Adecai" in mine
    assert "Ominous" in mine  # the A.I. began the battle
    assert "Oachra" in theirs
    assert "Seclusive" in theirs
    assert "Stronghold" in theirs
    for language in LANGUAGES:
        assert len(announced(table, language)) == 2


@pytest.mark.finding("RU-6")
@pytest.mark.rule("CIR-12.8")
def test_abilities_that_cannot_matter_here_are_not_announced() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 4, ()))
    table.fight("c2", "zcharo", "ai")
    theirs, mine = announced(table)
    assert "Ominous" not in mine  # it needs the initiative
    assert "Seclusive" not in theirs
    assert ("Resilient" in theirs) is (table.g.regions["c2"].terrain == "plains")


@pytest.mark.finding("RU-6")
@pytest.mark.rule("CIR-12.8", "CIR-29.1")
def test_cards_in_hand_are_not_announced() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 4, ())).hand("ai", "ambush")
    table.fight("c2", "ai", "zcharo")
    assert not any("Ambush" in line for line in announced(table))
