"""CIR-14, CIR-15: the relic check, fame, victory and ties."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.attributes import UpgradeAttribute
from games.circadians.rules.income import IncomeEnds
from games.circadians.rules.relics import AllRelics, ClaimRelic, RelicCheck, RoundEnds
from games.circadians.rules.rewards import GainFame
from games.circadians.rules.victory import best_of
from games.circadians.state import HOME
from games.engine.play import waiting_for
from tests.games.circadians.support import Table, relic_check

LANDS = ("b2", "b3", "c2", "c3", "d1", "d2", "d3", "e2", "e3", "e4")


# -- CIR-14 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-14.1", "CIR-14.12")
@pytest.mark.parametrize("round_", [5, 6])
def test_w50_relic_win(round_: int) -> None:
    relics = {5: "c2", 6: "e4"} if round_ == 5 else {6: "e4"}
    table = relic_check("ai", "zcharo", round_=round_, relics=relics)
    table.stand("ai", "c2", 1).stand("ai", "e4", 1)
    table.do(RelicCheck())
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason.key) == ((0,), "circadians-won-relics")
    assert table.player("ai").relics == []


@pytest.mark.rule("CIR-14.2", "CIR-14.3", "CIR-14.4")
def test_w17_claiming_a_relic() -> None:
    table = relic_check("jrayek", "ai", round_=4)
    player = table.player("jrayek")
    player.relics = [2]
    table.stand("jrayek", "c2", 3, "lynke", "uryk").build("jrayek", "factory", "c2")
    home = player.home.fighters
    table.do(AllRelics(), ClaimRelic())
    assert player.relics == [2, 4]
    assert table.rule("jrayek") == "CIR-D14"
    table.answer("jrayek", "harvest")
    assert player.fame == 1
    assert player.home.fighters == home + 3
    assert {"lynke"} <= set(player.home.leaders)
    assert player.home.rhyzu == ["uryk"]
    assert 0 not in table.g.regions["c2"].units
    assert len(table.g.regions["c2"].buildings) == 1
    assert table.g.regions["c2"].relic == 0


@pytest.mark.rule("CIR-14.3", "CIR-18.15", "CIR-21.10")
@pytest.mark.parametrize("faction", list(c.FACTIONS))
def test_relic_slots(faction: str) -> None:
    table: dict[str, list[int | str]] = {
        "circadians": ["gems", "upgrade_attribute", "gems", "upgrade_attribute", "upgrade_attribute"],
        "ai": [1, 2, 2, 3, 4],
        "zcharo": ["gems"] * 5,
        "leyrien": ["boost_morale_base", 2, 2, 3, 3],
        "jrayek": ["energy", 1, "energy", 1, 1],
        "oxataya": [1, 1, 1, 2, 3],
    }
    for slot, reward in zip(c.RELIC_SLOTS[faction], table[faction], strict=True):
        assert slot["research"] == 1
        assert slot.get("fame") == reward if isinstance(reward, int) else reward in slot


@pytest.mark.rule("CIR-14.5", "CIR-14.2")
def test_a_relic_nobody_controls_leaves_the_game() -> None:
    table = relic_check("ai", "zcharo")
    table.do(ClaimRelic())
    assert table.g.relic_region(1) is None
    assert all(player.relics == [] for player in table.g.seats)


@pytest.mark.finding("WO-57")  # there is nothing to pass: whoever plays no card picks none
@pytest.mark.rule("CIR-14.8", "CIR-14.10", "CIR-29.4", "CIR-28.63", "CIR-28.47")
def test_relic_cards_are_asked_of_everybody_with_a_card() -> None:
    table = relic_check("ai", "zcharo", "leyrien").stand("ai", "c2", 1)
    table.hand("ai", "resonance", "desecration").hand("zcharo", "living_legend", "desecration", "resonance")
    table.rich("zcharo", 0, 1)
    table.do(RelicCheck())
    assert waiting_for(table.g) == [0, 1]
    assert table.options("ai") == ["resonance"]
    assert table.options("zcharo") == ["living_legend", "desecration"]
    table.answer("ai", "resonance")
    table.answer("zcharo", "living_legend,desecration")
    assert table.player("zcharo").fame == 1
    assert table.rule("ai") == "CIR-D14"
    table.answer("ai", "harvest")
    assert table.rule("ai") == "CIR-D14"  # Resonance, after the slot
    table.answer("ai", "recruit")
    assert (table.player("zcharo").gems, table.player("zcharo").energy) == (1, 1)


@pytest.mark.finding("RU-14")  # CIR-28.62, stacking: equal in play, for any group of leaders that stood together fits
@pytest.mark.rule("CIR-14.11", "CIR-28.48", "CIR-28.62", "CIR-28.73")
def test_relic_guard_keeps_up_to_four_units() -> None:
    table = relic_check("jrayek", "ai").stand("jrayek", "c2", 6, "lynke", "uryk").hand("jrayek", "relic_guard")
    table.do(RelicCheck())
    table.answer("jrayek", "relic_guard")
    table.answer("jrayek", "harvest")
    assert table.rule("jrayek") == "CIR-D54"
    assert "f3+lynke+uryk" not in table.options("jrayek")
    table.answer("jrayek", "f2+lynke+uryk")
    units = table.g.regions["c2"].units[0]
    assert (units.fighters, units.leaders, units.rhyzu) == (2, ["lynke"], ["uryk"])


@pytest.mark.rule("CIR-14.11", "CIR-13.8")
def test_a_redeploy_in_the_relic_check_may_start_at_the_relic() -> None:
    table = relic_check("circadians", "ai").stand("circadians", "c2", 1).stand("circadians", "c3", 1)
    table.player("circadians").relics = [0]
    table.rich("circadians", 0, 3)
    table.do(ClaimRelic())
    table.answers("circadians", "harvest", "covert")
    assert "c2>c3" in table.options("circadians")


# -- CIR-15 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-15.1", "CIR-4.5", "CIR-18.14", "CIR-21.12", "CIR-22.1", "CIR-23.5")
@pytest.mark.parametrize(
    ("faction", "goal"), [("circadians", 4), ("ai", 18), ("leyrien", 14), ("jrayek", 5), ("oxataya", 9)]
)
def test_the_last_space_wins_at_once(faction: str, goal: int) -> None:
    table = Table(faction, "zcharo")
    table.g.phase = "move"
    table.do(GainFame(0, goal - 1))
    table.defaults()
    assert table.winners() == ()
    table.do(GainFame(0, 1))
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason.key) == ((0,), "circadians-won-fame")


@pytest.mark.rule("CIR-4.5", "CIR-15.7")
def test_nothing_follows_a_victory() -> None:
    table = Table("jrayek", "zcharo")
    table.g.phase = "move"
    table.g.then(GainFame(1, 3))
    table.do(GainFame(0, 5))
    assert table.g.outcome is not None
    assert (table.g.stack, table.player("zcharo").fame) == ([], 0)


@pytest.mark.rule("CIR-15.2", "CIR-20.6", "CIR-20.2", "CIR-15.15")
def test_w21_the_zcharo_win_only_at_the_end_of_a_relic_check() -> None:
    table = Table("zcharo", "ai")
    table.g.phase, table.g.round = "discover", 3
    table.do(GainFame(0, 20))
    assert table.winners() == ()
    table.g.phase = "relic"
    table.do(RoundEnds())
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (0,)
    table = Table("zcharo", "jrayek")
    table.g.phase = "combat"
    table.player("zcharo").fame = 20
    table.do(GainFame(1, 5))
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (1,)
    assert 4 * len(c.TRACKS) == c.FACTIONS["zcharo"].fame_goal


@pytest.mark.rule("CIR-15.3", "CIR-20.6")
@pytest.mark.parametrize(("held", "winner"), [(True, 1), (False, 0)])
def test_w20_the_zcharo_in_round_six(held: bool, winner: int) -> None:
    table = relic_check("zcharo", "oxataya", round_=6, relics={6: "e4"})
    table.player("zcharo").fame = 20
    if held:
        table.stand("oxataya", "e4", 1)
    table.do(RelicCheck())
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (winner,)


@pytest.mark.rule("CIR-15.4")
@pytest.mark.parametrize("faction", list(c.FACTIONS))
def test_fame_bonuses_when_passed(faction: str) -> None:
    table = Table(faction, "ai" if faction != "ai" else "zcharo")
    table.g.phase = "move"
    spaces = c.FAME_BONUS[faction]
    for space, reward in spaces.items():
        table.player(faction).fame = space - 1
        table.rich(faction, 0, 0)
        table.player(faction).hand = []
        table.do(GainFame(0, 1))
        rules = {"redeploy": "CIR-D31", "recruit": "CIR-D22", "research": "CIR-D14"}
        for key, amount in reward.items():
            if key in rules:
                assert table.rule(faction) in (rules[key], "")
                table.defaults()
            elif key == "cards":
                assert len(table.player(faction).hand) == amount
            else:
                assert getattr(table.player(faction), key) == amount
    # stopping beyond a space gives what was passed
    first = min(spaces)
    if "energy" in spaces[first]:
        table.player(faction).fame = first - 1
        table.rich(faction, 0, 0)
        table.do(GainFame(0, 2))
        assert table.player(faction).energy >= spaces[first]["energy"]


@pytest.mark.rule("CIR-15.6", "CIR-15.12", "CIR-15.9", "CIR-15.10")
@pytest.mark.parametrize(("mine", "theirs", "relics", "winners"), [(3, 2, 0, (0,)), (2, 2, 1, (1,)), (2, 2, 0, (0, 1))])
def test_w19_the_same_income(mine: int, theirs: int, relics: int, winners: tuple[int, ...]) -> None:
    table = Table("circadians", "leyrien")
    table.g.phase = "income"
    for name in LANDS[:mine]:
        table.stand("circadians", name, 1)
    for name in LANDS[5 : 5 + theirs]:
        table.stand("leyrien", name, 1)
    table.player("leyrien").relics = [1] * relics
    table.player("circadians").fame, table.player("leyrien").fame = 3, 13
    table.do(GainFame(0, 1), GainFame(1, 1))
    table.defaults()
    assert table.winners() == ()
    table.do(IncomeEnds())
    assert table.g.outcome is not None
    assert table.g.outcome.winners == winners
    assert [table.g.outcome.places[seat] for seat in winners] == [1] * len(winners)


@pytest.mark.rule("CIR-15.8", "CIR-15.13", "CIR-14.9", "CIR-23.2")
def test_most_land_wins_after_round_six() -> None:
    table = relic_check("oxataya", "ai", "zcharo", round_=6, relics={6: "e4"})
    table.stand("oxataya", "b2", 1).stand("oxataya", "c4", 1).stand("oxataya", "f2", 1)
    table.stand("ai", "c2", 1).stand("ai", "c3", 1)
    table.do(RelicCheck())
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason.key) == ((1,), "circadians-won-land")
    assert table.g.outcome.places == (2, 1, 3)


@pytest.mark.rule("CIR-15.9", "CIR-15.10")
def test_ties_go_to_relics_and_are_then_shared() -> None:
    table = Table("ai", "zcharo", "leyrien").stand("ai", "c2", 1).stand("zcharo", "c3", 1)
    assert best_of(table.g, [0, 1, 2]) == [0, 1]
    table.player("zcharo").relics = [1]
    assert best_of(table.g, [0, 1, 2]) == [1]


@pytest.mark.rule("CIR-15.11", "CIR-20.1")
def test_sources_of_fame() -> None:
    found = {
        faction: [(effect.at, effect.per) for effect in rules if "fame" in effect.gain]
        for faction, rules in c.RULES.items()
    }
    assert found == {
        "circadians": [("attribute_upgraded", "")],
        "ai": [("battle:after_wounds", "enemy_wounded")],
        "zcharo": [("research_gained", "")],
        "leyrien": [("income", "morale_fame")],
        "jrayek": [("battle:strength", "")],
        "oxataya": [("battle:strength", "")],
    }
    table = Table("circadians", "ai").rich("circadians")
    table.g.phase = "relic"
    table.do(UpgradeAttribute(seat=0))
    table.answer("circadians", "mobile")
    assert table.player("circadians").fame == 1


@pytest.mark.rule("CIR-14.4", "CIR-18.1")
def test_units_go_to_the_ship() -> None:
    table = relic_check("circadians", "ai").stand("circadians", "c2", 2)
    table.do(ClaimRelic())
    table.answer("circadians", "harvest")
    assert table.g.units(0, HOME).fighters >= 2
