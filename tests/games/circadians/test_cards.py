"""CIR-16, CIR-28: tactics cards: the hand, playing, and every card in battle and in its phase."""

from __future__ import annotations

from typing import Any

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import TakeTurn
from games.circadians.rules.cards import DrawCards, DrawThenDiscard, playable
from games.circadians.rules.stats import totals
from games.circadians.state import Held
from games.engine import SeatName
from tests.games.circadians.support import Table, face

rule = pytest.mark.rule

# -- the hand ----------------------------------------------------------------------------------------------


@rule("CIR-16.5", "CIR-16.10", "CIR-16.8", "CIR-29.5")
def test_w48_hand_limit() -> None:
    table = Table("ai", "zcharo").hand("ai", "ambush", "census", "flanking", "tribute", "evolution")
    table.do(DrawCards(0, 2))
    assert table.rule("ai") == "CIR-D39"
    decision = table.asked("ai")
    assert decision.private
    assert len(table.options("ai")) == 7
    table.answer("ai", "ambush,census")
    assert table.g.discard == ["ambush", "census"]
    table.player("ai").mat.remove("hand")
    table.do(DrawCards(0, 1))
    assert len(table.player("ai").hand) == 6
    public = [event.text.key for event in table.events if event.audience is None]
    assert public == ["circadians-drew"]


@rule("CIR-16.10", "CIR-28.11")
def test_draw_then_discard_is_finished_before_the_limit() -> None:
    table = Table("ai", "zcharo").hand("ai", "ambush", "census", "flanking", "tribute", "evolution")
    table.do(DrawThenDiscard(0, 2, 1))
    assert table.rule("ai") == "CIR-D49"
    table.answer("ai", "ambush")
    assert table.rule("ai") == "CIR-D39"
    table.answer("ai", "census")
    assert len(table.player("ai").hand) == 5


@rule("CIR-16.7")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    table = Table("ai", "zcharo")
    table.g.discard, table.g.deck.cards = table.g.deck.cards[1:], table.g.deck.cards[:1]
    table.do(DrawCards(0, 3))
    assert len(table.player("ai").hand) == 3
    assert (len(table.g.deck.cards), table.g.discard) == (47, [])
    table.g.discard, table.g.deck.cards = [], []
    table.do(DrawCards(0, 2))
    assert len(table.player("ai").hand) == 3


@rule("CIR-16.2", "CIR-16.6", "CIR-16.9")
def test_cards_gained_in_a_phase_wait() -> None:
    table = Table("ai", "zcharo").acting("ai", "discover")
    table.player("ai").hand = [
        Held("overload", 1, "discover"),
        Held("analysis", 1, "price"),
        Held("breakthrough", 0, ""),
    ]
    table.rich("ai")
    assert playable(table.g, 0, "act", "turn") == ["analysis", "breakthrough"]


@rule("CIR-16.4", "CIR-2.16")
def test_a_lock_is_paid_before_the_effect() -> None:
    table = Table("ai", "zcharo").priced("discover", "ai").hand("ai", "breakthrough").rich("ai", 0, 0)
    table.g.phase = "discover"
    table.do(TakeTurn(0))
    assert "play.breakthrough" not in table.options("ai")
    table.rich("ai", 0, 1)
    table.answer("ai", "play.breakthrough")
    assert table.player("ai").gems == 0
    assert table.rule("ai") == "CIR-D14"


@rule("CIR-16.11")
def test_a_card_may_be_played_without_effect() -> None:
    table = Table("ai", "zcharo").priced("recruit", "ai").hand("ai", "field_medics")
    table.g.phase = "recruit"
    table.do(TakeTurn(0))
    table.answers("ai", "play.field_medics", "act")
    assert not any(option.startswith("fast") for option in table.options("ai"))


@rule("CIR-16.1", "CIR-28.54")
def test_one_copy_of_each_card() -> None:
    assert all(row.copies == 1 for row in c.DATA.tactics.card)


# -- in battle: what a card adds to the totals ---------------------------------------------------------------

PLACE = {"bog": "c3", "cliffs": "d2", "plains": "d3"}


def position(mine: int = 3, theirs: int = 3, terrain: str = "bog", starts: bool = True, **more: Any) -> Table:
    """Leyrien (seat 0) against Oxataya (seat 1); `starts`: the Leyrien are the initiator."""
    table = Table("leyrien", "oxataya")
    name = PLACE[terrain]
    table.stand("leyrien", name, mine, *more.get("leaders", ())).stand("oxataya", name, theirs, *more.get("rivals", ()))
    if more.get("built"):
        table.build("leyrien", "factory", name)
    for _ in range(more.get("their_buildings", 0)):
        table.build("oxataya", ("factory", "stronghold")[_], name)
    table.g.regions[name].relic = 4 if more.get("relic") else 0
    table.player("leyrien").relics = list(range(more.get("relics", 0)))
    table.player("oxataya").relics = list(range(more.get("their_relics", 0)))
    table.fight(name, *(("leyrien", "oxataya") if starts else ("oxataya", "leyrien")))
    return table


def added(table: Table, card: str) -> tuple[int, int, int, int]:
    """What the ability adds to own strength, attack, defense, and the opponent's defense."""
    assert table.g.battle is not None
    side = table.g.battle.side(0)
    side.sector, side.card = "assault", card
    found = []
    for cancelled in (False, True):
        side.cancelled = cancelled
        table.g.battle.side(1).sector = "guard"
        found.append((*totals(table.g, 0), totals(table.g, 1)[2]))
    return tuple(a - b for a, b in zip(*found, strict=True))


STATS = [
    pytest.param("price_gouging", {"rivals": ("rhan",)}, (2, 0, 0, 0), {}, marks=rule("CIR-28.1")),
    pytest.param("early_warning", {"starts": False}, (0, 0, 1, 0), {}, marks=rule("CIR-28.4")),
    pytest.param("analysis", {}, (0, 0, 0, -1), None, marks=rule("CIR-28.8")),
    pytest.param("shared_insight", {"their_relics": 1}, (2, 0, 0, 0), {}, marks=rule("CIR-28.10")),
    pytest.param("home_ground", {"built": True}, (0, 2, 0, 0), {}, marks=rule("CIR-28.12")),
    pytest.param("entrenchment", {"built": True}, (0, 0, 2, 0), {}, marks=rule("CIR-28.13")),
    pytest.param("demolition", {"their_buildings": 1}, (2, 0, 0, 0), {}, marks=rule("CIR-28.14")),
    pytest.param("surveyors", {"relic": True}, (1, 0, 1, 0), {}, marks=rule("CIR-28.16")),
    pytest.param("siege_works", {"their_buildings": 2}, (0, 2, 0, 0), {}, marks=rule("CIR-28.18")),
    pytest.param("concentrated_fire", {}, (0, 2, 0, 0), None, marks=rule("CIR-28.19")),
    pytest.param("supply_lines", {}, (0, 0, 2, 0), {"starts": False}, marks=rule("CIR-28.25")),
    pytest.param("outnumbered", {"theirs": 4}, (0, 0, 2, 0), {}, marks=rule("CIR-28.26")),
    pytest.param("fresh_troops", {"mine": 5}, (2, 0, 0, 0), {"mine": 4}, marks=rule("CIR-28.27")),
    pytest.param("call_to_arms", {}, (0, 2, 0, 0), {"leaders": ("niruveh",)}, marks=rule("CIR-28.28")),
    pytest.param("rallying_cry", {"leaders": ("niruveh",)}, (2, 0, 0, 0), {}, marks=rule("CIR-28.30")),
    pytest.param("mercenaries", {}, (1, 1, 0, 0), {"starts": False}, marks=rule("CIR-28.31")),
    pytest.param("forced_march", {}, (0, 1, 0, 0), {"starts": False}, marks=rule("CIR-28.35")),
    pytest.param("flanking", {}, (2, 0, 0, 0), {"starts": False}, marks=rule("CIR-28.37")),
    pytest.param("mountain_pass", {"terrain": "cliffs"}, (2, 0, 0, 0), {}, marks=rule("CIR-28.38")),
    pytest.param("forward_command", {"leaders": ("niruveh",)}, (0, 0, 2, 0), {}, marks=rule("CIR-28.39")),
    pytest.param("ambush", {"starts": False}, (0, 2, 0, 0), {}, marks=rule("CIR-28.40")),
    pytest.param("census", {"relics": 3}, (3, 0, 0, 0), {}, marks=rule("CIR-28.41")),
    pytest.param("annexation", {"terrain": "plains"}, (2, 0, 0, 0), {}, marks=rule("CIR-28.42")),
    pytest.param("evolution", {}, (2, 0, 0, 0), {"terrain": "plains"}, marks=rule("CIR-28.45")),
    pytest.param("relic_guard", {"relic": True}, (2, 0, 0, 0), {}, marks=rule("CIR-28.48")),
]


@rule("CIR-25.1", "CIR-25.2", "CIR-25.10", "CIR-25.12", "CIR-12.17")
@pytest.mark.parametrize(("card", "where", "expected", "elsewhere"), STATS)
def test_battle_abilities_that_add(
    card: str, where: dict[str, Any], expected: tuple[int, ...], elsewhere: dict[str, Any] | None
) -> None:
    assert added(position(**where), card) == expected
    if elsewhere is not None:
        assert added(position(**elsewhere), card) == (0, 0, 0, 0)


@rule("CIR-28.7", "CIR-28.24", "CIR-28.46", "CIR-28.47", "CIR-28.50")
@pytest.mark.parametrize(
    ("card", "left", "right"),
    [
        ("breakthrough", "X", 1),
        ("gem_cutter", "X", 0),
        ("night_watch", 0, 5),
        ("living_legend", 5, 0),
        ("resonance", "X", "X"),
    ],
)
def test_cards_without_a_battle_ability(card: str, left: int | str, right: int | str) -> None:
    data = c.CARDS[card]
    assert (data.left, data.right, data.battle) == (left, right, ())


VALUES = (
    "22 12 21 13 31 22 X1 13 31 13 04 31 13 31 31 22 12 04 13 22 13 30 22 X0 21 "
    "13 22 13 04 31 21 31 21 22 22 13 31 13 04 X2 22 13 21 30 12 05 50 22 22 XX"
)


@rule("CIR-28.1", "CIR-12.11")
def test_values_of_all_cards() -> None:
    assert [f"{card.left}{card.right}" for card in c.CARDS.values()] == VALUES.split()


# -- in battle: what a card does later -----------------------------------------------------------------------


def fought(card: str, wins: bool, mine: str = "guard", theirs: str = "guard", die: int = 0, **more: Any) -> Table:
    """A battle in which the Leyrien use a card and win or lose."""
    table = position(mine=9 if wins else 2, theirs=2 if wins else 9, **more)
    table.hand("leyrien", card).rich("leyrien", 0, 1).rich("oxataya", 3, 2)
    table.plans(("leyrien", mine, card), ("oxataya", theirs, "none"), *((die,) if die else ()))
    return table


@rule("CIR-25.4", "CIR-12.26")
@pytest.mark.parametrize(
    ("card", "wins", "energy", "gems", "cards"),
    [
        pytest.param("field_notes", False, 0, 1, 1, marks=rule("CIR-28.6")),
        pytest.param("salvaged_data", True, 2, 1, 0, marks=rule("CIR-28.9")),
        pytest.param("prefabrication", False, 3, 1, 0, marks=rule("CIR-28.15")),
        pytest.param("windfall", True, 3, 1, 0, marks=rule("CIR-28.20")),
        pytest.param("deep_drilling", True, 0, 2, 0, marks=rule("CIR-28.21")),
    ],
)
def test_battle_abilities_that_give(card: str, wins: bool, energy: int, gems: int, cards: int) -> None:
    player = fought(card, wins).player("leyrien")
    assert (player.energy, player.gems, len(player.hand)) == (energy, gems, cards)
    other = fought(card, not wins).player("leyrien")
    assert (other.energy, other.gems, len(other.hand)) == (0, 1, 0)


@rule("CIR-28.3")
def test_insider_knowledge_in_battle() -> None:
    assert fought("insider_knowledge", True).rule("leyrien") == "CIR-D14"
    assert fought("insider_knowledge", False).rule("leyrien") == ""


@rule("CIR-28.22", "CIR-28.44", "CIR-28.53")
def test_stealing() -> None:
    """Cards that take something from somebody else."""
    table = fought("raiding_party", True)
    assert (table.player("leyrien").energy, table.player("oxataya").energy) == (2, 1)
    table = fought("tribute", True)
    assert (table.player("leyrien").gems, table.player("oxataya").gems) == (2, 1)
    table = position(mine=9, theirs=2).hand("leyrien", "tribute").rich("oxataya", 3, 0).rich("leyrien", 0, 0)
    table.plans(("leyrien", "guard", "tribute"), ("oxataya", "guard", "none"))
    assert table.player("leyrien").gems == 0


@rule("CIR-28.2", "CIR-28.5", "CIR-28.54")
def test_w35_back_channel_against_overload() -> None:
    table = position().hand("leyrien", "overload").hand("oxataya", "back_channel").rich("leyrien", 0, 1)
    table.plans(("leyrien", "die_right", "overload"), ("oxataya", "guard", "back_channel"), face(4))
    strength = table.said("strength")[0]
    assert strength["mine"] == 3 + 3 + 4
    assert 1 not in table.wounds()


@rule("CIR-28.5", "CIR-28.69")
def test_overload_turns_the_die_into_attack() -> None:
    table = fought("overload", True, mine="die_right", die=face(4))
    assert table.wounds() == {1: 2}
    assert added(position(), "overload") == (0, 0, 0, 0)


@rule("CIR-28.17", "CIR-28.29", "CIR-28.57")
@pytest.mark.parametrize("card", ["scaffolding", "field_medics"])
def test_wounded_fighters_saved(card: str) -> None:
    table = position(mine=4, theirs=9).hand("leyrien", card)
    table.plans(("leyrien", "assault", card), ("oxataya", "charge", "none"))
    mine = next(args for args in table.said("wounded") if args["seat"] == SeatName(0))
    assert mine["count"] == 2
    assert [told["count"] for told in table.said("saved")] == [2]


@rule("CIR-28.23")
def test_scavengers_in_battle() -> None:
    table = position(mine=9, theirs=9).hand("leyrien", "scavengers").rich("leyrien", 0, 0)
    table.plans(("leyrien", "charge", "scavengers"), ("oxataya", "assault", "none"))
    assert table.said("wounded")[0]["count"] == 4
    assert table.player("leyrien").energy == 4


@rule("CIR-28.32", "CIR-28.58")
def test_heroic_rescue_in_battle() -> None:
    table = fought("heroic_rescue", False, leaders=("niruveh",))
    assert "niruveh" in table.player("leyrien").home.leaders
    assert table.player("leyrien").reserve == [name for name in table.player("leyrien").reserve if name != "niruveh"]


@rule("CIR-28.34")
def test_rapid_redeploy_after_a_victory() -> None:
    table = position(mine=9, theirs=2).stand("leyrien", "c2", 1).hand("leyrien", "rapid_redeploy")
    table.plans(("leyrien", "guard", "rapid_redeploy"), ("oxataya", "guard", "none"))
    assert table.rule("leyrien") == "CIR-D38"
    assert "c3>c2" in table.options("leyrien")
    assert all(option == "none" or option.startswith("c3>") for option in table.options("leyrien"))


@rule("CIR-28.43", "CIR-28.56")
def test_dividends_decide_ties() -> None:
    table = position(starts=False).hand("leyrien", "dividends")
    assert table.g.battle is not None
    table.g.regions["c3"].units[1].fighters = 4
    table.plans(("leyrien", "guard", "dividends"), ("oxataya", "guard", "none"))
    strength = table.said("strength")[0]
    assert strength["mine"] == strength["theirs"]
    assert table.victor() == 0
    assert table.said("tie-ability")
    assert not table.said("tie-initiator")
    table = position().hand("leyrien", "dividends")
    table.plans(("leyrien", "retreat", "dividends"), ("oxataya", "retreat", "none"))
    assert set(table.g.regions["c3"].units) == {0}


@rule("CIR-28.49", "CIR-28.72", "CIR-26.38")
def test_desecration_and_adecai_wound_without_attack() -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 9, "adecai").stand("zcharo", "c3", 5).hand("ai", "desecration")
    table.fight("c3", "zcharo", "ai")
    table.plans(("ai", "guard", "desecration"), ("zcharo", "guard", "none"))
    assert table.said("wounded")[0]["count"] == 2
    assert table.player("ai").fame == 2
