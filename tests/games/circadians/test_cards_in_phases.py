"""CIR-28: every tactics card in its phase."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import MainAction, TakeTurn
from games.circadians.rules.cards import DiscardDown, play_card, playable
from games.circadians.rules.income import IncomePhase
from games.circadians.rules.locks import ways
from games.circadians.rules.pricing import PriceTurn
from games.circadians.rules.sources import region_count
from games.circadians.rules.support import SupportMenu, column, support_cost
from games.circadians.state import HOME
from tests.games.circadians.support import Table

rule = pytest.mark.rule

# -- the hand ----------------------------------------------------------------------------------------------


# -- in their phases -----------------------------------------------------------------------------------------


def turn(faction: str, phase: str, *cards: str, energy: int = 9, gems: int = 3, other: str = "ai") -> Table:
    """The start of a turn in a phase the faction priced."""
    table = Table(faction, other).priced(phase, faction).hand(faction, *cards).rich(faction, energy, gems)
    table.g.phase = phase
    table.stand(faction, "c2", 2).stand(faction, "c3", 1)
    table.do(TakeTurn(0))
    return table


@rule("CIR-28.1", "CIR-28.3", "CIR-28.4", "CIR-28.64")
def test_pricing_cards() -> None:
    table = (
        Table("ai", "zcharo", "leyrien")
        .hand("ai", "price_gouging", "insider_knowledge", "early_warning")
        .rich("ai", 0, 2)
    )
    table.player("ai").tracks["discover"] = 4
    table.do(PriceTurn(0))
    table.answers("ai", "p3@discover", "play.price_gouging")
    assert table.player("ai").energy == 2
    table.answer("ai", "play.insider_knowledge")
    assert table.rule("ai") == "CIR-D49"
    table.answer("ai", table.options("ai")[-1])
    table.answers("ai", "play.early_warning", "discover")
    assert (table.player("ai").tracks["discover"], table.player("ai").gems) == (5, 0)


@rule("CIR-28.5", "CIR-28.12", "CIR-28.21", "CIR-28.28", "CIR-28.37", "CIR-28.52")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("overload", "discover"),
        ("home_ground", "build"),
        ("deep_drilling", "harvest"),
        ("call_to_arms", "recruit"),
        ("flanking", "move"),
    ],
)
def test_temporary_upgrades(card: str, phase: str) -> None:
    table = turn("zcharo", phase, card)
    assert column(table.g, 0).column == 1
    table.answer("zcharo", f"play.{card}")
    assert column(table.g, 0).column == 2
    assert table.player("zcharo").tracks[phase] == 1
    assert table.player("zcharo").fame == 0
    assert "pass" not in table.options("zcharo")


@rule("CIR-28.6", "CIR-28.9", "CIR-28.14", "CIR-28.19", "CIR-28.22", "CIR-6.7")
@pytest.mark.parametrize(
    ("card", "phase", "energy", "gems"),
    [
        ("field_notes", "discover", 0, 1),
        ("salvaged_data", "discover", 3, 0),
        ("demolition", "build", 3, 0),
        ("concentrated_fire", "harvest", 5, 0),
        ("raiding_party", "harvest", 1, 1),
    ],
)
def test_cards_for_a_pass(card: str, phase: str, energy: int, gems: int) -> None:
    table = turn("zcharo", phase, card, energy=0, gems=0)
    table.answer("zcharo", f"play.{card}")
    assert (table.player("zcharo").energy, table.player("zcharo").gems) == (energy, gems)
    assert table.options("zcharo") == ["pass"] if not table.player("zcharo").hand else True
    table.answer("zcharo", "pass")
    assert table.said("passed")


@rule("CIR-28.26", "CIR-28.31", "CIR-28.33")
def test_points_and_redeploys_for_a_pass() -> None:
    table = turn("zcharo", "recruit", "outnumbered")
    table.answer("zcharo", "play.outnumbered")
    assert table.rule("zcharo") == "CIR-D22"
    assert "a2x2" in table.options("zcharo")
    table = turn("zcharo", "recruit", "mercenaries")
    table.answers("zcharo", "play.mercenaries", "stop")
    assert len(table.player("zcharo").hand) == 1
    table = turn("zcharo", "move", "fighting_withdrawal")
    table.answer("zcharo", "play.fighting_withdrawal")
    assert table.rule("zcharo") == "CIR-D31"


@rule("CIR-28.7", "CIR-28.11")
def test_cards_at_any_moment_of_a_discover_turn() -> None:
    table = turn("ai", "discover", "breakthrough", "prototype", other="zcharo")
    table.answers("ai", "act", "harvest")
    assert table.rule("ai") == "CIR-D16"
    table.answer("ai", "play.breakthrough")
    assert (table.rule("ai"), table.player("ai").gems) == ("CIR-D14", 2)
    table.answers("ai", "recruit", "play.prototype")
    assert table.rule("ai") == "CIR-D49"


@rule("CIR-28.8", "CIR-28.68")
def test_analysis_lowers_the_gems_of_the_support_action() -> None:
    table = turn("ai", "discover", "analysis", gems=1, other="zcharo")
    table.answers("ai", "play.analysis", "act", "harvest")
    assert support_cost(table.g, 0) == {"gems": 1}
    table.player("ai").tracks["discover"] = 3
    assert support_cost(table.g, 0) == {"gems": 0}


@rule("CIR-28.10", "CIR-28.18", "CIR-28.25", "CIR-28.40", "CIR-28.51")
@pytest.mark.parametrize(
    ("card", "phase"),
    [("shared_insight", "discover"), ("siege_works", "build"), ("supply_lines", "harvest"), ("ambush", "move")],
)
def test_acting_without_paying(card: str, phase: str) -> None:
    table = Table("ai", "zcharo").priced(phase, "zcharo", "p6").hand("ai", card).rich("ai", 7)
    table.g.phase = phase
    before = table.player("zcharo").energy
    table.do(TakeTurn(0))
    table.answers("ai", f"play.{card}", "act")
    assert table.player("ai").energy >= 7
    assert table.player("zcharo").energy == before
    assert table.said("acts")


@rule("CIR-28.13", "CIR-28.15", "CIR-28.16", "CIR-28.17", "CIR-28.65")
def test_building_cards() -> None:
    table = turn("zcharo", "build", "entrenchment")
    table.answers("zcharo", "play.entrenchment", "act")
    assert table.rule("zcharo") == "CIR-D18"
    table = turn("zcharo", "build", "prefabrication", gems=1)
    table.answers("zcharo", "play.prefabrication", "act")
    assert table.player("zcharo").gems == 0
    table.answer("zcharo", "factory@c2.none")
    assert table.g.regions["c2"].buildings[0].foundation is None
    table = turn("zcharo", "build", "surveyors", energy=0)
    table.g.regions["c2"].foundations = ["nf_plain_1"]
    table.answers("zcharo", "play.surveyors", "act", "factory@c2.nf_plain_1")
    assert table.player("zcharo").energy == 4
    table = turn("zcharo", "build", "scaffolding", gems=0)
    table.answers("zcharo", "play.scaffolding", "act")
    assert ways(table.g, 0, "building") == ["skip"]
    assert ways(table.g, 0, "research") == ["energy1"]
    table.answer("zcharo", "unlock@c2")
    assert "unlock" not in table.player("zcharo").mat
    assert "skip" not in ways(table.g, 0, "building")


@rule("CIR-28.20", "CIR-28.23", "CIR-28.24", "CIR-28.68")
def test_harvest_cards() -> None:
    table = turn("zcharo", "harvest", "windfall").build("zcharo", "factory", "c2")
    table.g.regions["c2"].token = "loot_energy"
    table.answers("zcharo", "play.windfall", "act")
    assert len(table.player("zcharo").harvested) == 2
    table = turn("zcharo", "harvest", "scavengers")
    table.answers("zcharo", "play.scavengers", "act")
    assert {"c2", "c3"} <= set(table.options("zcharo"))
    table.answer("zcharo", "c3")
    assert table.g.turn is not None
    assert table.g.turn.allow["harvest_controlled_region"] == 0
    table = turn("zcharo", "harvest", "gem_cutter", energy=2, gems=0)
    table.answers("zcharo", "play.gem_cutter", "act", "support")
    assert table.player("zcharo").gems == 2


@rule("CIR-28.27", "CIR-28.29", "CIR-28.30", "CIR-28.66")
def test_recruit_cards() -> None:
    table = turn("zcharo", "recruit", "fresh_troops")
    table.answers("zcharo", "play.fresh_troops", "act")
    assert "a2x4" in table.options("zcharo")
    table = turn("zcharo", "recruit", "field_medics", energy=0)
    table.player("zcharo").tracks["recruit"] = 3
    table.answers("zcharo", "play.field_medics", "act")
    assert {"fastx1", "fastx2", "fastx3"} == {option for option in table.options("zcharo") if option.startswith("fast")}
    table.answer("zcharo", "fastx3")
    assert table.player("zcharo").energy == 0
    assert "a2x2" in table.options("zcharo")
    table = turn("zcharo", "recruit", "rallying_cry", energy=0)
    table.answers("zcharo", "play.rallying_cry", "act", "stop", "support")
    assert table.rule("zcharo") == "CIR-D23"


@rule("CIR-28.32", "CIR-28.67")
def test_heroic_rescue_places_the_leader() -> None:
    table = turn("zcharo", "recruit", "heroic_rescue", gems=3)
    table.player("zcharo").reserve, table.player("zcharo").home.leaders = ["oachra"], []
    table.stand("zcharo", "d3", 0, "cahzor")
    table.answers("zcharo", "play.heroic_rescue", "act", "stop", "support")
    assert table.rule("zcharo") == "CIR-D55"
    assert table.options("zcharo") == [HOME, "c2", "c3"]
    table.answer("zcharo", "c3")
    assert table.g.regions["c3"].units[0].leaders == ["oachra"]
    assert table.player("zcharo").gems == 1


@rule("CIR-28.34", "CIR-28.35", "CIR-28.36", "CIR-28.38", "CIR-28.39")
def test_move_cards() -> None:
    table = turn("zcharo", "move", "rapid_redeploy")
    table.answer("zcharo", "play.rapid_redeploy")
    assert table.rule("zcharo") == "CIR-D31"
    table = turn("zcharo", "move", "forced_march")
    table.answers("zcharo", "play.forced_march", "act")
    assert table.g.turn is not None
    assert table.g.turn.move == 3
    table = turn("zcharo", "move", "slip_away", "mountain_pass")
    table.answers("zcharo", "play.slip_away", "play.mountain_pass", "act")
    assert table.g.turn is not None
    assert table.g.turn.allow == {"ignore_pin": 1, "cross_mountain": 1}
    table = turn("zcharo", "move", "forward_command", energy=3)
    table.answers("zcharo", "play.forward_command", "act", "stop", "support")
    assert table.player("zcharo").energy == 0


@rule("CIR-28.41", "CIR-28.42", "CIR-28.43", "CIR-28.44", "CIR-28.60", "CIR-D56")
def test_income_cards_that_count_or_pay() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c2", 1).stand("zcharo", "c3", 1).rich("zcharo", 0, 1)
    table.hand("zcharo", "census", "annexation", "dividends", "tribute")
    table.do(IncomePhase())
    table.answer("zcharo", "play.census")
    assert table.rule("zcharo") == "CIR-D56", "not whether to play a card"
    table.answer("zcharo", "-1")
    assert region_count(table.g, 0) == 2
    table.answer("zcharo", "play.annexation")
    assert (region_count(table.g, 0), table.player("zcharo").gems) == (4, 0)
    table.answers("zcharo", "play.dividends", "play.tribute")
    assert (table.player("zcharo").energy, table.player("zcharo").gems) == (3, 1)


@rule("CIR-28.45", "CIR-28.46", "CIR-28.59")
def test_income_cards_that_upgrade_or_redeploy() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c2", 1).stand("zcharo", "c3", 1).rich("zcharo", 0, 2)
    table.hand("zcharo", "evolution", "night_watch")
    table.do(IncomePhase())
    table.answer("zcharo", "play.evolution")
    assert table.rule("zcharo") == "CIR-D42"
    table.answer("zcharo", "seclusive")
    assert table.player("zcharo").gems == 0
    table.answer("zcharo", "play.night_watch")
    assert table.rule("zcharo") == "CIR-D31"


@rule("CIR-28.50")
def test_resonance_needs_a_claim() -> None:
    from games.circadians.rules.relics import RelicCards

    table = Table("ai", "zcharo").hand("ai", "resonance")
    table.g.phase = "relic"
    table.g.regions["c2"].relic = 1
    assert RelicCards().playable(table.g, 0) == []
    table.stand("ai", "c2", 1)
    assert RelicCards().playable(table.g, 0) == ["resonance"]


@rule("CIR-16.2")
def test_played_cards_are_discarded() -> None:
    table = Table("ai", "zcharo").acting("ai", "harvest").hand("ai", "windfall")
    play_card(table.g, 0, "windfall")
    table.do()
    assert table.g.discard == ["windfall"]
    assert table.check() == []


@rule("CIR-16.3")
def test_each_card_has_one_window_of_its_phase() -> None:
    windows = {"price": {"priced"}, "income": {"income"}, "relic": {"relic"}} | {
        track: {"act", "pass", "turn"} for track in c.TRACKS
    }
    for card in c.CARDS.values():
        assert card.window in windows[card.phase]
    table = Table("ai", "zcharo").acting("ai", "harvest").hand("ai", "windfall", "concentrated_fire", "ambush")
    assert playable(table.g, 0, "act") == ["windfall"]
    assert playable(table.g, 0, "pass") == ["concentrated_fire"]


@rule("CIR-6.8")
def test_the_support_menu_is_silent_without_anything_to_offer() -> None:
    table = Table("ai", "zcharo").acting("ai", "move", supported=True)
    table.do(SupportMenu(seat=0), DiscardDown(seat=0), MainAction(0))
    assert table.rule("ai") in ("", "CIR-D27")
