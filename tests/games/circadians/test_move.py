"""CIR-2, CIR-11: concepts, adjacency, pinning, moving and redeploying."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.actions import MainAction, PhaseEnds
from games.circadians.rules.board import by_side, pinned, reach
from games.circadians.rules.move import FreeMove, MoveEnds, MovePoints
from games.circadians.rules.moving import Route, carry_out, crowded, groups
from games.circadians.rules.research import EnterColumn
from games.circadians.rules.sending import Redeploy
from games.circadians.state import HOME
from tests.games.circadians.support import Table


def moving(*factions: str, points: int = 3) -> Table:
    table = Table(*factions)
    table.acting(factions[0], "move", move=points)
    return table


def routes(table: Table, faction: str) -> set[str]:
    return {option for option in table.options(faction) if ">" in option and not option.endswith(("?", "-1"))}


# -- concepts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-2.1", "CIR-2.2", "CIR-2.25")
def test_region_types() -> None:
    g = Table("ai", "zcharo", "leyrien").g
    assert {region.terrain for region in g.regions.values()} == {"base", "lake", "bog", "cliffs", "plains"}
    assert {data.terrain for data in c.HEXES.values()} == {"site", "lake", "bog", "cliffs", "plains"}
    assert [name for name, region in g.regions.items() if region.is_land and region.terrain in ("lake", "base")] == []


@pytest.mark.rule("CIR-2.4", "CIR-2.5", "CIR-2.6", "CIR-2.7", "CIR-2.24")
def test_presence_and_control() -> None:
    table = Table("jrayek", "ai")
    g = table.g
    g.regions["c2"].relic, g.regions["c2"].token, g.regions["c2"].morale = 3, "loot_gems", True
    assert g.present("c2") == set()
    table.stand("jrayek", "c2", 0, "uryk")
    assert g.present("c2") == {0}
    assert g.controls(0, "c2")
    table.build("ai", "factory", "c3")
    assert g.controls(1, "c3")
    table.stand("jrayek", "c3", 1)
    assert g.present("c3") == {0, 1}
    assert not g.controls(0, "c3")
    assert not g.controls(1, "c3")


@pytest.mark.rule("CIR-2.8", "CIR-2.11")
def test_bases_are_always_controlled_and_counted() -> None:
    from games.circadians.rules.sources import region_count

    table = Table("ai", "zcharo", "oxataya")
    site = table.player("ai").site
    assert table.g.controls(0, site)
    assert not table.g.controls(1, site)
    table.stand("ai", "c2", 1).stand("oxataya", "c4", 1)
    assert region_count(table.g, 0) == 2
    assert region_count(table.g, 2) == 2


@pytest.mark.rule("CIR-2.9", "CIR-2.28", "CIR-11.13", "CIR-11.18", "CIR-24.3", "CIR-24.4")
def test_mountains_cut_sides_and_tunnels_join() -> None:
    for players, blue, red in ((3, False, False), (4, True, False), (5, True, True)):
        g = Table(*("ai", "zcharo", "leyrien", "jrayek", "oxataya")[:players]).g
        links = by_side(g)
        assert "d2" not in links["d1"]
        assert "e3" not in links["d2"]
        assert "b3" not in links["b2"]
        assert "c3" in links["d2"]
        assert ("f1" in links["b4"]) is blue
        if players == 5:
            assert ("f4" in links["a1"]) is red


@pytest.mark.rule("CIR-2.10", "CIR-11.14", "CIR-11.15", "CIR-11.16", "CIR-17.5", "CIR-17.7")
def test_outposts_and_the_landing_pad_reach_from_home() -> None:
    table = Table("jrayek", "ai")
    seat = table.player("jrayek")
    near = set(reach(table.g, 0, HOME))
    assert near == set(seat.open)
    far = "c2"
    table.build("jrayek", "factory", far)
    assert far not in reach(table.g, 0, HOME)
    table.build("jrayek", "outpost", far)
    assert far in reach(table.g, 0, HOME)
    assert far not in reach(table.g, 1, HOME)
    table.g.regions[far].buildings.pop()
    seat.mat.remove("adjacent")
    assert far in reach(table.g, 0, HOME)
    assert seat.site not in reach(table.g, 0, far)


@pytest.mark.rule("CIR-2.19")
def test_fame_is_never_lost_and_never_passes_the_end() -> None:
    from games.circadians.rules.rewards import GainFame

    table = Table("zcharo", "ai")
    table.do(GainFame(0, 99))
    assert table.player("zcharo").fame == 20


@pytest.mark.rule("CIR-2.21", "CIR-2.22")
def test_the_current_relic() -> None:
    table = Table("ai", "zcharo")
    table.g.regions["d3"].relic = 3
    table.g.round = 3
    assert table.g.relic_region(table.g.round) == "d3"


@pytest.mark.rule("CIR-2.23", "CIR-2.26")
def test_leaders_in_supply_have_no_ability() -> None:
    from games.circadians.rules.support import leader_offers

    table = Table("circadians", "ai").rich("circadians")
    player = table.player("circadians")
    player.home.leaders, player.reserve = [], ["sable", "akira", "renzo"]
    table.acting("circadians", "recruit")
    assert leader_offers(table.g, 0) == []
    table.stand("circadians", HOME, 0, "akira")
    assert [leader for leader, _ in leader_offers(table.g, 0)] == ["akira"]


# -- moving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-11.1", "CIR-6.17")
def test_points_of_the_columns() -> None:
    table = Table("ai", "zcharo").stand("ai", "c2", 1)
    table.player("ai").tracks["move"] = 5
    table.acting("ai", "move")
    table.do(MainAction(0))
    assert table.g.turn is not None
    assert (table.g.turn.move, len(table.player("ai").hand)) == (6, 1)


@pytest.mark.rule("CIR-11.2", "CIR-11.3", "CIR-11.32", "CIR-34.10")
def test_a_point_moves_any_number_and_units_may_go_on() -> None:
    table = moving("jrayek", "ai", points=2).stand("jrayek", "c2", 4, "lynke")
    table.do(MovePoints(seat=0))
    table.send("jrayek", "c2>c3", 3, "lynke")
    assert table.g.regions["c3"].units[0].fighters == 3
    assert table.g.regions["c2"].units[0].count == 1
    table.send("jrayek", "c3>c2", 2)
    assert table.g.regions["c2"].units[0].fighters == 3
    assert not table.is_asked("jrayek")


@pytest.mark.rule("CIR-11.4", "CIR-11.5", "CIR-11.6", "CIR-11.31", "CIR-11.16")
def test_no_way_into_bases_lakes_or_closed_sites() -> None:
    table = moving("jrayek", "ai", "zcharo").stand("jrayek", HOME, 2)
    for name in ("b3", "e3", "d3", "e2"):
        table.stand("jrayek", name, 1)
    table.do(MovePoints(seat=0))
    targets = {route.split(">")[1] for route in routes(table, "jrayek")}
    assert all(table.g.regions[name].is_land for name in targets)
    assert "b3>c4" not in routes(table, "jrayek")
    assert any(route.startswith("home>") for route in routes(table, "jrayek"))
    assert not any(route.endswith(">home") for route in routes(table, "jrayek"))


@pytest.mark.rule("CIR-11.7")
def test_factions_may_share_a_region() -> None:
    table = moving("jrayek", "ai").stand("jrayek", "c2", 1).stand("ai", "c3", 5)
    table.do(MovePoints(seat=0))
    table.answer("jrayek", "c2>c3")
    assert table.g.present("c3") == {0, 1}


@pytest.mark.rule("CIR-11.8", "CIR-11.30")
def test_leaders_must_part_before_the_action_ends() -> None:
    table = moving("jrayek", "ai", points=2).stand("jrayek", "c2", 1, "lynke").stand("jrayek", "c3", 1, "ikryla")
    table.do(MovePoints(seat=0))
    table.send("jrayek", "c2>c3", 0, "lynke")
    assert "stop" not in table.options("jrayek")
    table.answer("jrayek", "c3>d3?")
    assert {option.split(".")[0] for option in table.options("jrayek")} == {"ikryla", "lynke"}
    table.answers("jrayek", "lynke.0")
    assert not table.is_asked("jrayek")
    table = moving("jrayek", "ai", points=1).stand("jrayek", "c2", 1, "lynke").stand("jrayek", "c3", 1, "ikryla")
    assert [*groups(table.g, 0, Route("c2", "c3"), 1)] == [((), 1, 1)]
    assert (("lynke",), 0, 1) in groups(table.g, 0, Route("c2", "c3"), 2)


@pytest.mark.rule("CIR-11.9", "CIR-2.27")
def test_rhyzu_are_not_leaders_for_the_limit() -> None:
    table = moving("jrayek", "ai", points=1).stand("jrayek", "c2", 0, "uryk").stand("jrayek", "c3", 1, "ikryla")
    table.do(MovePoints(seat=0))
    table.answer("jrayek", "c2>c3")
    assert table.g.regions["c3"].units[0].rhyzu == ["uryk"]
    assert not crowded(table.g, 0, {"ikryla": "c3"})


@pytest.mark.rule("CIR-11.30")
def test_leaders_left_together_by_a_trap_do_not_stay() -> None:
    table = Table("jrayek", "ai").stand("jrayek", "c3", 0, "ikryla", "lynke")
    table.do(MoveEnds(0))
    assert table.g.regions["c3"].units[0].leaders == ["ikryla"]
    assert "lynke" in table.player("jrayek").home.leaders


@pytest.mark.rule("CIR-11.10")
def test_instant_of_the_fourth_move_column() -> None:
    table = Table("jrayek", "ai")
    table.player("jrayek").tracks["move"] = 3
    table.do(EnterColumn(0, "move"))
    assert table.options("jrayek") == ["recruit2", "cards1"]


@pytest.mark.rule("CIR-11.17")
def test_faction_adjacency_is_for_that_faction_alone() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "b2", 1).stand("ai", "b2", 1)
    assert "e3" in reach(table.g, 0, "b2")
    assert "e3" not in reach(table.g, 1, "b2")


# -- pinning -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-11.19", "CIR-11.20", "CIR-11.22")
def test_w09_pinning() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c2", 4).stand("ai", "c2", 7)
    table.build("zcharo", "factory", "c2").build("zcharo", "outpost", "c2")
    assert [*groups(table.g, 0, Route("c2", "c3"))] == []
    assert [*groups(table.g, 1, Route("c2", "c3"))] == [((), 1, 3)]


@pytest.mark.rule("CIR-11.21")
def test_w26_only_the_largest_opponent_pins() -> None:
    table = Table("zcharo", "ai", "leyrien").stand("zcharo", "c2", 5).stand("ai", "c2", 3).stand("leyrien", "c2", 2)
    assert pinned(table.g, 0, "c2") == 3
    assert [*groups(table.g, 0, Route("c2", "c3"))] == [((), 1, 2)]


@pytest.mark.rule("CIR-11.22", "CIR-11.23")
def test_pinning_is_judged_move_by_move_and_the_faction_chooses_who_stays() -> None:
    table = moving("zcharo", "ai").stand("zcharo", "c2", 2, "oachra").stand("ai", "c2", 2)
    assert [*groups(table.g, 0, Route("c2", "c3"))] == [((), 1, 1), (("oachra",), 0, 0)]
    table.do(MovePoints(seat=0))
    table.send("zcharo", "c2>c3", 0, "oachra")
    assert "c2>c3" not in routes(table, "zcharo")
    assert "c3>c2" in routes(table, "zcharo")


@pytest.mark.rule("CIR-11.24", "CIR-26.3")
def test_w27_renzo_weighs_three() -> None:
    table = Table("circadians", "jrayek").stand("circadians", "c2", 1, "renzo").stand("jrayek", "c2", 4)
    assert [*groups(table.g, 0, Route("c2", "c3"))] == []
    assert [*groups(table.g, 1, Route("c2", "c3"))] == []
    table.g.regions["c2"].units[1].fighters = 3
    assert [*groups(table.g, 0, Route("c2", "c3"))] == [((), 1, 1)]
    assert [*groups(table.g, 1, Route("c2", "c3"))] == []
    table.upgrade("circadians", "renzo")
    table.g.regions["c2"].units[1].fighters = 5
    assert [*groups(table.g, 0, Route("c2", "c3"))] == [((), 1, 1)]


@pytest.mark.rule("CIR-11.2", "CIR-11.8", "CIR-11.23", "CIR-11.11", "CIR-6.2", "CIR-6.4")
def test_w10_move() -> None:
    """Lynke and two fighters from cliffs to a bog, one pinned fighter joins, Lynke goes on, Ikryla takes relic 5."""
    table = Table("jrayek", "ai", "zcharo").priced("move", "jrayek", "p6", last=True)
    table.stand("jrayek", "d2", 2, "lynke").stand("jrayek", "b2", 3).stand("ai", "b2", 2).stand("zcharo", "c2", 1)
    table.stand("jrayek", "c3", 3, "ikryla")
    table.g.regions["d3"].relic = 5
    table.player("jrayek").tracks["move"] = 3
    table.rich("jrayek", 4, 1).rich("ai", 6)
    table.g.phase = "move"
    from games.circadians.rules.actions import ActionPhase

    table.do(ActionPhase("move"))
    table.answer("ai", "act")
    assert (table.player("ai").energy, table.player("jrayek").energy) == (0, 7)
    table.answer("ai", "stop")
    while table.rule("jrayek") != "CIR-D12":
        table.answer(None, table.default())
    table.player("jrayek").energy = 4
    table.answer("jrayek", "act")
    table.send("jrayek", "d2>c3", 2, "lynke")
    assert table.g.regions["c3"].units[0].leaders == ["ikryla", "lynke"]
    table.answer("jrayek", "b2>c3")
    assert table.g.regions["b2"].units[0].fighters == 2
    table.send("jrayek", "c3>c2", 1, "lynke")
    table.send("jrayek", "c3>d3", 3, "ikryla")
    assert table.g.regions["d3"].units[0].count == 4
    table.answer("jrayek", "support")
    assert {"lynke", "ikryla"} <= set(table.options("jrayek"))
    table.answer("jrayek", "lynke")
    assert table.player("jrayek").upgraded == ["lynke"]
    assert (table.player("jrayek").energy, table.player("jrayek").gems) == (0, 0)


# -- redeploying -------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-11.25", "CIR-11.26", "CIR-11.27", "CIR-25.16")
def test_a_redeploy_needs_presence_and_ignores_pinning() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c2", 2).stand("ai", "c2", 5).build("zcharo", "factory", "c3")
    table.g.turn = None
    table.do(Redeploy(seat=0))
    assert "c2>c3" in table.options("zcharo")
    assert "c2>d2" not in table.options("zcharo")
    table.send("zcharo", "c2>c3", 2)
    assert table.g.regions["c3"].units[0].fighters == 2
    assert 0 not in table.g.regions["c2"].units


@pytest.mark.rule("CIR-11.28", "CIR-11.30")
def test_restrictions_of_destinations_apply_to_redeploys() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c2", 1, "oachra").stand("zcharo", "c3", 1, "cahzor")
    assert [*groups(table.g, 0, Route("c2", "c3", "redeploy"))] == [((), 1, 1)]
    table = Table("oxataya", "ai").stand("oxataya", "c3", 1).stand("oxataya", "c4", 1)
    table.do(Redeploy(seat=0))
    assert "c3>c4" in table.options("oxataya")


@pytest.mark.rule("CIR-11.25", "CIR-25.16")
def test_a_redeploy_may_start_at_home_and_may_be_limited() -> None:
    table = Table("zcharo", "ai")
    open_ = table.player("zcharo").open[0]
    table.stand("zcharo", open_, 1)
    table.do(Redeploy(seat=0))
    assert table.options("zcharo") == [f"home>{open_}", f"home>{open_}?", "none"]
    table.answer("zcharo", "none")
    table.stand("zcharo", "c3", 6, "oachra").stand("zcharo", "c2", 1)
    table.do(Redeploy("c3", True, 4, seat=0))
    assert all(option.startswith("c3>") for option in table.options("zcharo")[:-1])
    table.answer("zcharo", "c3>c2?")
    assert table.options("zcharo") == ["4", "3", "2", "1"]


# -- free moves --------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-11.29", "CIR-26.18", "CIR-26.45", "CIR-26.55")
def test_vehlac_moves_free_after_all_turns_and_can_be_pinned() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 1, "vehlac")
    table.g.phase = "move"
    table.do(PhaseEnds("move"))
    assert table.rule("leyrien") == "CIR-D26"
    table.answer("leyrien", "c2>c3")
    assert table.g.regions["c3"].units[0].leaders == ["vehlac"]
    assert table.g.regions["c2"].units[0].fighters == 1
    table.stand("ai", "c3", 1)
    assert FreeMove("vehlac", seat=0).routes(table.g) == []


@pytest.mark.rule("CIR-26.31", "CIR-26.45", "CIR-26.55", "CIR-4.4")
def test_xanya_moves_after_recruit_with_fighters_when_upgraded() -> None:
    table = Table("oxataya", "ai").stand("oxataya", "c2", 3, "xanya").stand("ai", "c3", 1)
    table.g.phase = "recruit"
    table.do(PhaseEnds("recruit"))
    table.answer("oxataya", "c2>c3")
    assert table.g.regions["c3"].units[0].count == 1
    assert table.g.present("c3") == {0, 1}
    table = Table("oxataya", "ai").stand("oxataya", "c3", 3, "xanya").upgrade("oxataya", "xanya")
    table.g.phase = "recruit"
    table.do(PhaseEnds("recruit"))
    table.send("oxataya", "c3>c4", 2, "xanya")
    assert table.g.regions["c4"].units[0].count == 3


@pytest.mark.rule("CIR-28.61", "CIR-28.36", "CIR-28.38", "CIR-28.70")
def test_mountain_pass_and_slip_away_on_the_same_move() -> None:
    table = moving("zcharo", "ai").stand("zcharo", "b2", 2).stand("ai", "b2", 5)
    table.do(MovePoints(seat=0))
    assert not routes(table, "zcharo") & {"b2>b3", "b2>c2"}
    table.g.stack.clear()
    assert table.g.turn is not None
    table.g.turn.allow = {"ignore_pin": 1, "cross_mountain": 1}
    table.do(MovePoints(seat=0))
    assert {"b2>b3!", "b2>c2!"} <= routes(table, "zcharo")
    assert "b2>c2" not in routes(table, "zcharo")
    table.send("zcharo", "b2>b3!", 2)
    assert table.g.regions["b3"].units[0].fighters == 2
    assert table.g.turn.allow == {"ignore_pin": 0, "cross_mountain": 0}
    assert "b3>b2" not in routes(table, "zcharo")


@pytest.mark.rule("CIR-11.31", "CIR-28.61")
def test_a_mountain_at_the_own_base_may_be_crossed() -> None:
    table = moving("zcharo", "ai", "leyrien", "jrayek", "oxataya")
    blocked = [side for side in table.g.mountains if table.player("zcharo").site in side]
    site = table.player("zcharo").site
    table.stand("zcharo", HOME, 1)
    for side in blocked:
        other = next(name for name in side.split("-") if name != site)
        assert other not in reach(table.g, 0, HOME)
        assert other in reach(table.g, 0, HOME, crossing=True)


@pytest.mark.rule("CIR-34.10")
def test_a_move_typed_in_one_line() -> None:
    table = moving("jrayek", "ai").stand("jrayek", "c2", 4, "lynke")
    table.do(MovePoints(seat=0))
    decision, view = table.asked("jrayek"), GAME.view(table.g, 0)
    assert decision is not None
    assert GAME.shorthand(view, decision, "C2 > C3 lynke 2") == ["c2>c3?", "lynke.2"]
    assert GAME.shorthand(view, decision, "c2>c3 3") == ["c2>c3?", "3"]
    assert GAME.shorthand(view, decision, "c2>c3 lynke") == ["c2>c3"]
    assert GAME.shorthand(view, decision, "c2>c3 lynke 3") == ["c2>c3-1"]
    assert GAME.shorthand(view, decision, "c2>e5") is None
    assert GAME.shorthand(view, decision, "c2>c3 sable") is None
    for choice in GAME.shorthand(view, decision, "c2>c3 lynke 2") or []:
        table.answer("jrayek", choice)
    assert table.g.regions["c3"].units[0].count == 3


@pytest.mark.rule("CIR-11.2")
def test_moving_spends_exactly_one_point() -> None:
    table = moving("ai", "zcharo", points=3).stand("ai", "c2", 2)
    carry_out(table.g, 0, Route("c2", "c3"), (), 1)
    assert table.g.turn is not None
    assert table.g.turn.move == 2
