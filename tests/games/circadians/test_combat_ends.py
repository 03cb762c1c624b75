"""CIR-12.35 to 12.59: retreat, removal, the battles of the rulebook."""

from __future__ import annotations

import pytest

from games.circadians.rules.combat import battles
from games.circadians.state import HOME
from tests.games.circadians.support import Table, duel, face

GUARD = ("guard", "none")


# -- retreat -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.35", "CIR-12.38", "CIR-12.39", "CIR-12.41", "CIR-12.57", "CIR-12.44")
def test_fighters_retreat_together_and_leaders_go_home() -> None:
    table = duel(("zcharo", 3, ("oachra",)), ("leyrien", 5, ()))
    table.build("zcharo", "factory", "c2").build("zcharo", "outpost", "c3").stand("zcharo", "b2", 1)
    table.fight("c2", "leyrien", "zcharo")
    table.plans(("leyrien", *GUARD), ("zcharo", "retreat", "none"))
    assert table.rule("zcharo") == "CIR-D36"
    assert table.options("zcharo") == ["b2", "c3"]
    energy = table.player("zcharo").energy
    table.answer("zcharo", "c3")
    assert table.g.regions["c3"].units[0].fighters == 3
    assert "oachra" in table.player("zcharo").home.leaders
    assert table.g.regions["c2"].buildings == []
    assert table.player("zcharo").energy == energy + 2


@pytest.mark.rule("CIR-12.36", "CIR-12.37")
def test_w31_retreat_into_a_battle_or_home() -> None:
    table = duel(("zcharo", 3, ()), ("leyrien", 5, ())).stand("zcharo", "c3", 1).stand("leyrien", "c3", 1)
    table.fight("c2", "leyrien", "zcharo")
    table.plans(("leyrien", *GUARD), ("zcharo", "retreat", "none"))
    assert table.g.regions["c3"].units[0].fighters == 4
    table = duel(("zcharo", 3, ()), ("leyrien", 5, ()))
    home = table.player("zcharo").home.fighters
    table.fight("c2", "leyrien", "zcharo")
    table.plans(("leyrien", *GUARD), ("zcharo", "retreat", "none"))
    assert table.player("zcharo").home.fighters == home + 3


# -- step 3 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.42", "CIR-12.43", "CIR-12.44", "CIR-12.46")
def test_w38_what_the_defeated_lose() -> None:
    table = duel(("zcharo", 2, ("oachra",)), ("leyrien", 14, ())).upgrade("zcharo", "oachra")
    table.build("zcharo", "stronghold", "c2").build("zcharo", "stronghold", "d3").build("zcharo", "outpost", "c2")
    table.fight("c2", "leyrien", "zcharo")
    home, gems = table.player("zcharo").home.fighters, table.player("zcharo").gems
    table.plans(("leyrien", *GUARD), ("zcharo", *GUARD))
    player = table.player("zcharo")
    assert player.home.fighters == home + 2
    assert "oachra" in player.reserve
    assert "oachra" in player.upgraded
    assert (player.gems, len(player.hand)) == (gems + 1, 1)
    assert table.g.on_map(0, "stronghold") == 1
    assert table.g.controls(1, "c2")


@pytest.mark.rule("CIR-12.46")
def test_w32_victory_without_survivors() -> None:
    table = duel(("leyrien", 3, ()), ("ai", 0, ("injura",)))
    table.player("leyrien").attributes = []
    table.fight("c2", "leyrien", "ai")
    table.plans(("leyrien", "assault", "none"), ("ai", "assault", "none"))
    assert table.victor() == 0
    assert table.g.present("c2") == set()
    assert "injura" in table.player("ai").reserve


@pytest.mark.rule("CIR-12.45", "CIR-22.6", "CIR-22.7")
def test_w44_rhyzu_change_sides_even_to_a_victor_without_units() -> None:
    table = duel(("ai", 4, ()), ("jrayek", 1, ("uryk",)))
    table.upgrade("jrayek", "uryk")
    table.stand("jrayek", "c2", 0, "halke")
    table.fight("c2", "ai", "jrayek")
    assert table.g.battle is not None
    table.g.regions["c2"].units[1].fighters = 1
    table.plans(("ai", "die_left", "none"), ("jrayek", "assault", "none"), face(5))
    assert table.g.present("c2") == {0}
    assert table.g.regions["c2"].units[0].rhyzu == ["uryk", "halke"]
    assert table.g.controls(0, "c2")


@pytest.mark.rule("CIR-12.48")
def test_buildings_alone_plan_normally() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 0, ())).build("zcharo", "outpost", "c2").hand("zcharo", "ambush")
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", *GUARD), ("zcharo", "guard", "ambush"))
    assert table.g.regions["c2"].buildings == []


@pytest.mark.rule("CIR-12.49", "CIR-16.6")
def test_cards_drawn_in_combat_may_be_used_in_later_battles() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 0, ())).build("zcharo", "outpost", "c2")
    table.stand("zcharo", "d3", 2).stand("ai", "d3", 2)
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", *GUARD), ("zcharo", *GUARD))
    drawn = table.player("zcharo").hand[0].card
    table.fight("d3", "ai", "zcharo")
    table.plans(("ai", *GUARD), ("zcharo", "guard", drawn))
    assert table.g.discard == [drawn]


@pytest.mark.rule("CIR-12.50", "CIR-26.11")
def test_w37_oachra_strikes_first() -> None:
    """Zcharo 4 attack against 1 defense and 3 fighters: 8 against 9 becomes 8 against 6."""
    table = Table("zcharo", "jrayek").stand("zcharo", "c3", 5, "oachra").stand("jrayek", "c3", 3, "jayen")
    table.rich("zcharo", 0, 0).rich("jrayek", 0, 0).hand("zcharo", "concentrated_fire")
    table.fight("c3", "zcharo", "jrayek")
    table.plans(("zcharo", "assault", "concentrated_fire"), ("jrayek", "assault", "none"))
    # Zcharo: 5 fighters + 2 + 3 = 10, attack 2 + 1 + 2 = 5; Jrayek: 3 + 4 + 1 = 8 before, defense 1
    assert table.said("wounded")[0]["count"] == 3
    assert (table.said("strength")[0]["mine"], table.said("strength")[0]["theirs"]) == (10, 5)


@pytest.mark.rule("CIR-12.51", "CIR-12.52")
def test_no_region_is_contested_after_combat() -> None:
    table = Table("ai", "zcharo", "leyrien", "jrayek", clear=False)
    while table.g.outcome is None and table.g.round < 4:
        table.answer(None, table.default())
        assert table.check() == []


@pytest.mark.rule("CIR-12.54", "CIR-15.14", "CIR-15.5")
def test_w18_fame_in_step_one_wins_before_step_two() -> None:
    table = duel(("jrayek", 8, ()), ("ai", 6, ("xiao",)))
    table.player("jrayek").fame, table.player("ai").fame = 4, 17
    table.fight("c2", "jrayek", "ai")
    table.plans(("jrayek", *GUARD), ("ai", "assault", "none"))
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (0,)
    assert table.said("wounded") == []


@pytest.mark.rule("CIR-12.55", "CIR-28.57", "CIR-27.13")
def test_saved_fighters_were_still_wounded() -> None:
    table = duel(("ai", 6, ("injura",)), ("zcharo", 4, ())).hand("zcharo", "scaffolding")
    table.fight("c2", "ai", "zcharo")
    home = table.player("zcharo").home.fighters
    areas = table.player("zcharo").areas[0]
    table.plans(("ai", "assault", "none"), ("zcharo", "assault", "scaffolding"))
    assert table.said("wounded")[0]["count"] == 4
    assert [told["count"] for told in table.said("saved")] == [3]
    assert table.player("ai").fame == 4
    assert table.player("zcharo").areas[0] == areas + 1
    assert table.player("zcharo").home.fighters == home + 3


@pytest.mark.rule("CIR-12.56", "CIR-23.7")
def test_recruits_in_combat_appear_at_home_or_a_controlled_stronghold() -> None:
    from games.circadians.rules.recruit import recruit_places

    table = Table("oxataya", "ai").stand("oxataya", "c2", 1).build("oxataya", "stronghold", "c2")
    table.build("oxataya", "stronghold", "d3").stand("oxataya", "d3", 1).stand("ai", "d3", 1)
    assert recruit_places(table.g, 0) == ["c2"]


@pytest.mark.rule("CIR-12.59", "CIR-28.36", "CIR-26.4", "CIR-26.51", "CIR-26.53")
def test_leaders_that_may_go_with_the_fighters() -> None:
    table = duel(("zcharo", 3, ("oachra",)), ("leyrien", 5, ())).hand("zcharo", "slip_away")
    table.stand("zcharo", "c3", 1).stand("zcharo", "b2", 1, "cahzor")
    table.fight("c2", "leyrien", "zcharo")
    table.plans(("leyrien", *GUARD), ("zcharo", "retreat", "slip_away"))
    assert table.options("zcharo") == ["leaders-home", "oachra"]
    table.answer("zcharo", "oachra")
    assert table.g.regions["c3"].units[0].leaders == ["oachra"]
    table = Table("circadians", "leyrien", leaders="extended")
    table.player("circadians").reserve = ["zoey", "melvan"]
    table.stand("circadians", "c2", 2, "zoey").stand("circadians", "e4", 1).stand("leyrien", "c2", 9)
    table.fight("c2", "leyrien", "circadians")
    table.plans(("leyrien", *GUARD), ("circadians", "retreat", "none"))
    table.answer("circadians", "zoey")
    assert table.g.regions["e4"].units[0].leaders == ["zoey"]
    assert table.g.regions["e4"].units[0].fighters == 3


# -- the battles of the rulebook ---------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.21", "CIR-12.24", "CIR-12.28", "CIR-12.35", "CIR-12.45", "CIR-28.33", "CIR-28.5", "CIR-28.69")
def test_w14_first_battle_of_the_rulebook() -> None:
    table = Table("jrayek", "ai").stand("jrayek", "c2", 4, "ikryla", "uryk").stand("ai", "c2", 5)
    table.upgrade("jrayek", "uryk").stand("jrayek", "c3", 1)
    table.rich("jrayek", 0, 0).rich("ai", 0, 1).hand("ai", "overload").hand("jrayek", "fighting_withdrawal")
    table.g.round = 3
    table.fight("c2", "jrayek", "ai")
    table.plans(("jrayek", "retreat", "fighting_withdrawal"), ("ai", "die_right", "overload"), face(4))
    strength = table.said("strength")[0]
    assert (strength["mine"], strength["theirs"], table.victor()) == (11, 12, 1)
    wounds = table.wounds()
    assert wounds == {0: 1, 1: 3}
    jrayek, ai = table.player("jrayek"), table.player("ai")
    assert (ai.fame, ai.gems, jrayek.energy, jrayek.gems) == (1, 0, 1, 1)
    assert "ikryla" in jrayek.home.leaders
    assert table.g.regions["c3"].units[0].fighters == 4
    assert table.g.regions["c2"].units[1].fighters == 2
    assert table.g.regions["c2"].units[1].rhyzu == ["uryk"]
    assert table.g.controls(1, "c2")


@pytest.mark.rule("CIR-12.22", "CIR-12.23", "CIR-12.44", "CIR-18.11", "CIR-28.12", "CIR-28.26", "CIR-8.19")
def test_w15_second_battle_of_the_rulebook() -> None:
    table = Table("circadians", "jrayek", "zcharo").stand("circadians", "c2", 3).stand("jrayek", "c2", 4)
    table.stand("zcharo", "c2", 2).rich("circadians", 0, 1).rich("jrayek", 0, 1)
    table.g.regions["c2"].foundations = ["nf_relic_3", "nf_plain_1"]
    table.g.regions["c2"].relic = 3
    table.build("jrayek", "outpost", "c2", "nf_plain_1")
    table.hand("circadians", "outnumbered").hand("jrayek", "home_ground")
    table.fight("c2", "circadians", "jrayek")
    table.plans(("circadians", "die_left", "outnumbered"), ("jrayek", "die_right", "home_ground"), face(4), face(4))
    strength = table.said("strength")[0]
    assert (strength["mine"], strength["theirs"], table.victor()) == (13, 13, 0)
    assert table.said("wounded") == []
    jrayek = table.player("jrayek")
    assert jrayek.home.fighters == 6
    assert len(jrayek.hand) == 1
    assert table.g.regions["c2"].foundations == ["nf_relic_3", "nf_plain_1"]
    assert (table.player("circadians").intel, jrayek.has_intel) == (["jrayek"], False)
    assert table.g.regions["c2"].units[0].fighters == 3
    assert [region for region, _ in battles(table.g, 0)] == ["c2"]


@pytest.mark.rule("CIR-12.47", "CIR-26.15", "CIR-26.48", "CIR-29.5")
def test_urzo_takes_the_used_card_even_when_defeated() -> None:
    from games.circadians.game import GAME

    table = Table("zcharo", "ai", leaders="extended")
    table.player("zcharo").reserve = ["urzo"]
    table.stand("zcharo", "c2", 0, "urzo").stand("ai", "c2", 9).hand("ai", "flanking")
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", "guard", "flanking"), ("zcharo", *GUARD))
    assert [held.card for held in table.player("zcharo").hand] == ["flanking"]
    assert GAME.view(table.g, 1).seats[0].known == ["flanking"]
    assert table.g.discard == []
    assert table.player("zcharo").reserve == ["urzo"]


@pytest.mark.rule("CIR-26.1", "CIR-26.36", "CIR-26.52")
def test_sable_sees_the_plan_first() -> None:
    from games.circadians.game import GAME

    table = duel(("circadians", 3, ("sable",)), ("jrayek", 4, ())).hand("jrayek", "ambush")
    table.fight("c2", "jrayek", "circadians")
    assert not table.is_asked("circadians")
    table.answer("jrayek", "sector=die_left card=ambush")
    battle = GAME.view(table.g, 0).battle
    assert battle is not None
    assert (battle.sides[0].sector, battle.sides[0].card, battle.sides[0].die) == ("die_left", "ambush", 0)
    assert table.player("jrayek").gems == 2
    assert not table.is_asked("jrayek")
    assert table.rule("circadians") == "CIR-D34"
    table.answer("circadians", "sector=guard card=none")
    assert table.player("jrayek").gems == 1


@pytest.mark.rule("CIR-12.37", "CIR-18.1")
def test_the_ship_is_home_for_retreats() -> None:
    table = duel(("circadians", 2, ()), ("jrayek", 6, ()))
    table.fight("c2", "jrayek", "circadians")
    home = table.g.units(0, HOME).fighters
    table.plans(("jrayek", *GUARD), ("circadians", "retreat", "none"))
    assert table.g.units(0, HOME).fighters == home + 2
