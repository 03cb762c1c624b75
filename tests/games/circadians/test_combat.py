"""CIR-12: battles."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.combat import Combat, contested, sectors
from games.circadians.rules.stats import totals
from games.engine import NotLegal
from games.engine.play import sealed
from tests.games.circadians.support import Table, duel, face, seat_of

GUARD = ("guard", "none")


# -- choosing battles --------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.1", "CIR-12.2", "CIR-12.3", "CIR-12.4", "CIR-12.6", "CIR-12.7")
def test_battles_are_selected_in_turn_until_none_is_left() -> None:
    table = Table("ai", "zcharo", "leyrien", "jrayek")
    table.stand("ai", "c2", 5).stand("zcharo", "c2", 1).stand("leyrien", "d3", 1).stand("zcharo", "d3", 5)
    table.g.flare = 3
    assert contested(table.g) == ["c2", "d3"]
    table.do(Combat())
    assert table.g.battle is not None
    assert (table.g.battle.sides[0].seat, table.g.battle.region) == (0, "c2")
    table.plans(("ai", *GUARD), ("zcharo", *GUARD))
    assert table.g.battle is not None
    assert (table.g.battle.sides[0].seat, table.g.battle.region) == (1, "d3")
    table.plans(("zcharo", *GUARD), ("leyrien", *GUARD))
    assert not table.fighting()
    assert contested(table.g) == []


@pytest.mark.rule("CIR-12.4", "CIR-12.5")
def test_w13_the_selector_names_one_of_several_opponents() -> None:
    table = duel(("jrayek", 6, ()), ("zcharo", 2, ()), ("circadians", 3, ()))
    table.g.flare = 0
    table.do(Combat())
    assert table.options("jrayek") == ["c2:1", "c2:2"]
    table.answer("jrayek", "c2:1")
    table.plans(("jrayek", *GUARD), ("zcharo", *GUARD))
    assert table.g.regions["c2"].units[2].fighters == 3
    assert table.g.battle is not None
    assert {side.seat for side in table.g.battle.sides} == {0, 2}


@pytest.mark.rule("CIR-12.8")
def test_visible_values_are_announced() -> None:
    table = duel(("ai", 3, ("xiao",)), ("zcharo", 4, ())).hand("zcharo", "ambush")
    table.fight("c2", "ai", "zcharo")
    told = {seat_of(args["seat"]): args for args in table.said("announce")}
    assert (told[0]["strength"], told[0]["attack"], told[0]["defense"]) == (5, 2, 1)
    assert (told[1]["gems"], told[1]["cards"]) == (2, 1)


# -- planning ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.9", "CIR-29.1", "CIR-29.2", "CIR-12.15")
def test_plans_are_secret_and_may_change_until_both_are_in() -> None:
    from games.circadians.game import GAME

    table = duel(("ai", 4, ()), ("zcharo", 4, ())).hand("ai", "ambush")
    table.fight("c2", "ai", "zcharo")
    decision = table.asked("ai")
    assert decision.secret
    table.answer("ai", "sector=assault card=ambush")
    assert sealed(table.g) == [0]
    assert GAME.view(table.g, 1).plan == []
    assert GAME.view(table.g, 0).plan == ["assault", "ambush"]
    table.answer("ai", "sector=guard card=none")
    table.answer("zcharo", "sector=guard card=none")
    assert [held.card for held in table.player("ai").hand] == ["ambush"]


@pytest.mark.rule("CIR-12.10", "CIR-12.14")
@pytest.mark.parametrize(
    ("sector", "expected"),
    [
        ("retreat", (4, 0, 0)),
        ("charge", (4, 2, 0)),
        ("assault", (5, 1, 0)),
        ("guard", (5, 0, 1)),
        ("die_left", (9, 0, 0)),
        ("die_right", (9, 0, 0)),
    ],
)
def test_sectors_with_the_printed_card(sector: str, expected: tuple[int, int, int]) -> None:
    table = duel(("leyrien", 4, ()), ("zcharo", 4, ()))
    table.fight("c2", "leyrien", "zcharo")
    assert table.g.battle is not None
    side = table.g.battle.side(0)
    side.sector, side.die = sector, face(4) if c.SECTORS[sector].die else 0
    assert totals(table.g, 0) == expected


@pytest.mark.rule("CIR-12.11", "CIR-12.16", "CIR-28.71")
def test_w12_w33_card_values_and_x() -> None:
    table = duel(("leyrien", 0, ("niruveh",)), ("zcharo", 4, ()))
    table.fight("c2", "leyrien", "zcharo")
    assert table.g.battle is not None
    side = table.g.battle.side(0)
    base = 2
    side.sector, side.card = "assault", "concentrated_fire"
    assert totals(table.g, 0)[:2] == (base + 3, 1 + 2)
    side.sector, side.card, side.die = "die_right", "ambush", face(5)
    assert totals(table.g, 0)[0] == base + 5 + 5
    side.sector, side.die = "guard", 0
    assert totals(table.g, 0) == (base + 1, 0, 1 + 2)
    side.sector, side.card = "charge", "resonance"
    assert totals(table.g, 0)[1] == 2
    side.sector, side.card, side.die = "die_left", "night_watch", face(3)
    assert totals(table.g, 0)[0] == base + 3 + 5


@pytest.mark.rule("CIR-12.12", "CIR-12.18")
def test_gambles_cost_a_gem() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 4, ())).rich("ai", 0, 0)
    table.fight("c2", "ai", "zcharo")
    assert not {"die_left", "die_right"} & set(sectors(table.g, 0))
    assert {"die_left", "die_right"} <= set(sectors(table.g, 1))
    with pytest.raises(NotLegal):
        table.answer("ai", "sector=die_left card=none")
    table.plans(("ai", *GUARD), ("zcharo", "die_left", "none"))
    assert table.player("zcharo").gems == 1
    assert table.said("rolled")


@pytest.mark.rule("CIR-12.13", "CIR-26.9")
def test_w34_charge_needs_four_fighters_and_no_leader() -> None:
    for fighters, leaders, legal in ((4, (), True), (3, (), False), (4, ("xiao",), False)):
        table = duel(("ai", fighters, leaders), ("zcharo", 1, ()))
        table.fight("c2", "ai", "zcharo")
        assert ("charge" in sectors(table.g, 0)) is legal
    table = Table("ai", "zcharo", leaders="extended")
    table.stand("ai", "c2", 4, "phoros").stand("zcharo", "c2", 1).rich("ai", 0, 0)
    table.fight("c2", "ai", "zcharo")
    assert {"charge", "die_left"} <= set(sectors(table.g, 0))


@pytest.mark.rule("CIR-12.17", "CIR-16.1", "CIR-12.47")
def test_a_used_card_is_discarded_and_its_phase_ability_ignored() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 2, ())).hand("ai", "windfall")
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", "guard", "windfall"), ("zcharo", *GUARD))
    assert table.g.discard == ["windfall"]
    assert table.player("ai").energy == 5 + 3
    assert table.check() == []


@pytest.mark.rule("CIR-12.19")
def test_die_faces() -> None:
    assert [(each.strength, each.defense) for each in c.FACES] == [(2, 2), (3, 1), (3, 1), (4, 0), (4, 0), (5, 0)]
    table = duel(("ai", 4, ()), ("zcharo", 2, ()))
    table.fight("c2", "ai", "zcharo")
    assert table.g.battle is not None
    side = table.g.battle.side(0)
    side.sector, side.die = "die_left", 1
    assert totals(table.g, 0)[2] == 2


@pytest.mark.rule("CIR-12.20", "CIR-28.55", "CIR-28.54", "CIR-28.11")
def test_cancels_come_before_rerolls() -> None:
    table = duel(("ai", 4, ()), ("zcharo", 2, ())).hand("ai", "prototype").hand("zcharo", "back_channel")
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", "die_left", "prototype"), ("zcharo", *("guard", "back_channel")))
    assert table.g.battle is None
    table = duel(("ai", 4, ()), ("zcharo", 2, ())).hand("ai", "prototype")
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", "die_left", "prototype"), ("zcharo", *GUARD), face(2))
    assert table.rule("ai") == "CIR-D35"
    table.answer("ai", "reroll")
    assert table.said("rolled")


# -- step 1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.21", "CIR-18.7", "CIR-26.35")
def test_strength_adds_everything_up() -> None:
    table = duel(("circadians", 3, ("renzo",)), ("jrayek", 2, ("uryk",)))
    table.build("jrayek", "outpost", "c2").build("jrayek", "stronghold", "c2")
    table.fight("c2", "circadians", "jrayek")
    assert totals(table.g, 0)[0] == 3 * 2 + 3
    assert totals(table.g, 1) == (2 + 2 + 2 + 1, 2, 2 + 1)
    table.upgrade("circadians", "militarized")
    assert totals(table.g, 0)[0] == 3 * 3 + 3


@pytest.mark.rule("CIR-12.22", "CIR-12.23")
def test_more_strength_wins_and_ties_go_to_the_initiator() -> None:
    for mine, theirs, victor in ((5, 4, 0), (4, 5, 1), (4, 4, 0)):
        table = duel(("leyrien", mine, ()), ("oxataya", theirs, ()))
        table.fight("c2", "leyrien", "oxataya")
        table.plans(("leyrien", *GUARD), ("oxataya", *GUARD))
        assert table.victor() == victor
        assert bool(table.said("tie-initiator")) == (mine == theirs)  # the news say why


@pytest.mark.rule("CIR-12.24", "CIR-12.40", "CIR-12.26")
def test_w28_a_retreat_is_a_defeat_even_with_more_strength() -> None:
    table = duel(("leyrien", 10, ()), ("oxataya", 3, ())).hand("oxataya", "windfall")
    table.fight("c2", "leyrien", "oxataya")
    table.plans(("leyrien", "retreat", "none"), ("oxataya", "guard", "windfall"))
    assert table.victor() == 1
    assert table.player("oxataya").fame == 1
    assert table.player("oxataya").energy == 5 + 3 + 1
    assert table.player("leyrien").home.fighters >= 10


@pytest.mark.rule("CIR-12.25", "CIR-12.58")
@pytest.mark.parametrize(("mine", "theirs", "retreats"), [(8, 6, 0), (6, 8, 1), (7, 7, 0)])
def test_w29_both_retreat(mine: int, theirs: int, retreats: int) -> None:
    table = duel(("leyrien", mine, ()), ("oxataya", theirs, ())).hand("leyrien", "fighting_withdrawal")
    table.fight("c2", "leyrien", "oxataya")
    table.plans(("leyrien", "retreat", "fighting_withdrawal"), ("oxataya", "retreat", "none"))
    assert set(table.g.regions["c2"].units) == {1 - retreats}
    assert table.player("leyrien").gems == 2 + (retreats == 0)


@pytest.mark.rule("CIR-12.14")
def test_w30_retreat_without_a_card_has_no_defense() -> None:
    table = duel(("leyrien", 4, ()), ("ai", 4, ("xiao",)))
    table.fight("c2", "ai", "leyrien")
    table.plans(("ai", "assault", "none"), ("leyrien", "retreat", "none"))
    assert table.said("wounded")[0]["count"] == 3


@pytest.mark.rule("CIR-12.26", "CIR-12.27", "CIR-12.53", "CIR-15.5")
def test_effects_of_victory_come_before_the_wounds() -> None:
    table = duel(("oxataya", 5, ()), ("ai", 4, ()))
    table.fight("c2", "oxataya", "ai")
    events = table.plans(("oxataya", "guard", "none"), ("ai", "charge", "none"))
    keys = [event.text.key for event in events]
    assert keys.index("circadians-strength") < keys.index("circadians-fame") < keys.index("circadians-wounded")


# -- step 2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-12.28", "CIR-12.29", "CIR-12.30", "CIR-12.31")
def test_w11_wounds_up_to_four_on_both_sides_at_once() -> None:
    table = Table("ai", "jrayek").stand("ai", "c3", 6, "injura", "xiao").stand("jrayek", "c3", 6, "lynke", "uryk")
    table.upgrade("jrayek", "lynke").rich("ai").rich("jrayek")
    table.build("jrayek", "stronghold", "c3").build("jrayek", "factory", "c3")
    table.fight("c3", "ai", "jrayek")
    assert table.g.battle is not None
    table.g.battle.victor = None
    before = (table.player("ai").areas[0], table.player("jrayek").areas[0])
    table.plans(("ai", "assault", "none"), ("jrayek", "guard", "none"))
    # A.I.: dial 1 + Injura 3 + Xiao 1 + Destructive 1 = 6; Jrayek: guard 1 + stronghold 2 + Fortified 1 = 4
    wounds = table.wounds()
    assert wounds == {0: 4, 1: 2}  # Jrayek attack 4 + 2 - Xiao's 1 = 5, limited to 4
    assert table.player("ai").areas[0] == before[0] + 4
    assert table.player("jrayek").areas[0] == before[1] + 2


@pytest.mark.rule("CIR-12.29", "CIR-12.32")
def test_never_more_than_the_fighters_present() -> None:
    table = duel(("ai", 6, ()), ("zcharo", 1, ("oachra",)))
    table.fight("c2", "ai", "zcharo")
    table.plans(("ai", "charge", "none"), ("zcharo", "assault", "none"))
    wounds = table.wounds()
    assert wounds[1] == 1


@pytest.mark.rule("CIR-12.33", "CIR-19.2", "CIR-27.18")
def test_effects_of_wounds_initiator_first() -> None:
    table = duel(("ai", 6, ()), ("jrayek", 6, ()))
    table.fight("c2", "jrayek", "ai")
    events = table.plans(("jrayek", "charge", "none"), ("ai", "charge", "none"))
    keys = [event.text.key for event in events]
    assert table.player("ai").fame == 2
    assert table.player("jrayek").energy == 6
    assert keys.index("circadians-gained-energy") < keys.index("circadians-fame")


@pytest.mark.rule("CIR-12.34")
def test_totals_below_zero() -> None:
    table = duel(("ai", 0, ("injura",)), ("zcharo", 3, ()))
    table.fight("c2", "ai", "zcharo")
    assert totals(table.g, 0)[0] == -2
    assert table.g.battle is not None
    table.g.battle.side(0).sector = "retreat"
    table.g.battle.side(0).card = ""
    assert totals(table.g, 0)[2] == 0
