"""CIR-6, CIR-7, CIR-2.13 to 2.18: action phases, research tracks, locks, Discover."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import ActionPhase, MainAction, PayPrice, TakeTurn
from games.circadians.rules.locks import ways
from games.circadians.rules.research import EnterColumn, Research, open_tracks
from games.circadians.rules.rewards import ChooseReward, Gain
from games.circadians.rules.support import SupportMenu, column
from tests.games.circadians.support import Table

FOUR = ("ai", "zcharo", "leyrien", "jrayek")


def order(table: Table, phase: str) -> list[str]:
    """Who takes the turns of a phase, all passing."""
    for each in FOUR:
        table.rich(each)
    table.do(ActionPhase(phase))
    found = []
    while faction := next((each for each in FOUR if table.options(each)), None):
        if table.rule(faction) == "CIR-D12":
            found.append(faction)
            table.answer(faction, "pass")
        else:
            table.answer(None, table.default())
    return found


@pytest.mark.rule("CIR-6.1")
def test_the_pricer_starts_then_clockwise() -> None:
    assert order(Table(*FOUR).priced("build", "leyrien"), "build") == ["leyrien", "jrayek", "ai", "zcharo"]


@pytest.mark.rule("CIR-6.2")
def test_move_last() -> None:
    table = Table(*FOUR).priced("move", "zcharo", last=True)
    assert order(table, "move") == ["leyrien", "jrayek", "ai", "zcharo"]


@pytest.mark.rule("CIR-6.3")
def test_a_neutral_price_starts_with_the_flare_gun() -> None:
    table = Table(*FOUR).priced("harvest", None, "n_bank")
    table.g.flare = 3
    assert order(table, "harvest")[0] == "jrayek"


@pytest.mark.rule("CIR-6.4", "CIR-6.5", "CIR-7.1")
def test_w04_w08_paying_a_price() -> None:
    table = Table(*FOUR).priced("discover", "ai", "p5")
    table.rich("jrayek", 8).rich("ai", 0)
    table.g.phase = "discover"
    table.do(TakeTurn(3))
    table.answer("jrayek", "act")
    assert (table.player("jrayek").energy, table.player("ai").energy) == (3, 2)
    assert table.rule("jrayek") == "CIR-D14"
    table = Table("circadians", "ai").priced("recruit", "circadians", "p2")
    table.rich("ai", 6).rich("circadians", 0)
    table.g.phase = "recruit"
    table.do(TakeTurn(1))
    table.answer("ai", "act")
    assert (table.player("ai").energy, table.player("circadians").energy) == (4, 1)


@pytest.mark.rule("CIR-6.4", "CIR-5.19")
def test_neighbour_parts_go_to_the_neighbours_of_the_payer() -> None:
    table = Table("ai", "zcharo", "leyrien").priced("build", None, "n_neighbours_plus")
    for faction in ("ai", "zcharo", "leyrien"):
        table.rich(faction, 10)
    table.acting("zcharo", "build", due=4)
    table.do(PayPrice(1))
    assert [player.energy for player in table.g.seats] == [11, 6, 11]


@pytest.mark.rule("CIR-6.5")
def test_the_pricer_acts_free_and_nobody_escapes_a_neutral_price() -> None:
    table = Table(*FOUR).priced("build", "ai", "p6")
    table.rich("ai", 0)
    table.g.phase = "build"
    table.do(TakeTurn(0))
    assert "act" in table.options("ai")
    table = Table(*FOUR).priced("build", None, "n_bank")
    table.rich("ai", 2).hand("ai", "ambush")
    table.g.phase = "build"
    table.do(TakeTurn(0))
    assert table.options("ai") == ["pass"]


@pytest.mark.rule("CIR-6.6", "CIR-6.7", "CIR-29.4")
def test_who_cannot_pay_passes_unasked_unless_there_are_cards() -> None:
    table = Table(*FOUR).priced("build", "zcharo", "p6")
    table.rich("ai", 5, 0)
    table.g.phase = "build"
    table.do(TakeTurn(0))
    assert table.said("passed")
    assert (table.player("ai").energy, table.g.turn) == (5, None)
    table.hand("ai", "ambush")
    table.do(TakeTurn(0))
    assert table.options("ai") == ["pass"]


@pytest.mark.rule("CIR-6.8", "CIR-6.9", "CIR-6.10", "CIR-7.3", "CIR-7.4")
def test_support_comes_after_the_main_action_even_if_that_was_not_used() -> None:
    table = Table(*FOUR).priced("discover", "ai")
    table.rich("ai", 0, 4)
    table.g.phase = "discover"
    table.do(TakeTurn(0))
    table.answers("ai", "act", "none")
    assert table.rule("ai") == "CIR-D16"
    table.answer("ai", "support")
    assert table.player("ai").gems == 2
    table.answer("ai", "recruit")
    assert table.player("ai").tracks["recruit"] == 2
    assert table.g.turn is None


@pytest.mark.rule("CIR-6.11", "CIR-7.2", "CIR-6.13", "CIR-7.1", "CIR-7.3")
def test_w03_discover() -> None:
    table = Table(*FOUR).priced("discover", "ai", "p5")
    player = table.player("ai")
    player.tracks["discover"] = 4
    table.rich("ai", 0, 2)
    table.g.phase = "discover"
    table.do(TakeTurn(0))
    table.answers("ai", "act", "discover")
    assert (player.tracks["discover"], player.gems, len(player.hand)) == (5, 1, 1)
    assert table.rule("ai") == "CIR-D16"
    table.answer("ai", "support")
    assert (player.gems, len(player.hand)) == (0, 2)


@pytest.mark.rule("CIR-7.1", "CIR-7.3")
def test_columns_of_discover() -> None:
    assert [c.COLUMNS["discover", n].main["research"] for n in range(1, 6)] == [1, 1, 1, 1, 2]
    supports = [c.COLUMNS["discover", n].support for n in range(1, 6)]
    assert [support.cost for support in supports] == [{"gems": 2}] * 2 + [{"gems": 1}] * 3
    assert [support.gain for support in supports] == [{"research": 1}] * 4 + [{"cards": 1}]


@pytest.mark.rule("CIR-6.12", "CIR-6.13", "CIR-6.14", "CIR-2.13", "CIR-2.16")
def test_locks_on_the_tracks() -> None:
    locked = {(track, number) for (track, number), data in c.COLUMNS.items() if data.lock}
    assert locked == {(track, 5) for track in c.TRACKS} | {("move", 3)}
    table = Table(*FOUR)
    player = table.player("ai")
    player.tracks = {"discover": 4, "build": 5, "harvest": 3, "recruit": 1, "move": 2}
    player.gems = 0
    assert open_tracks(table.g, 0) == ["harvest", "recruit"]
    player.gems = 1
    assert open_tracks(table.g, 0) == ["discover", "harvest", "recruit", "move"]
    table.do(Research(seat=0))
    table.answer("ai", "move")
    assert (player.tracks["move"], player.gems) == (3, 0)


@pytest.mark.rule("CIR-6.16", "CIR-20.7")
def test_a_research_nobody_can_use_is_lost() -> None:
    table = Table(*FOUR)
    table.player("zcharo").tracks = dict.fromkeys(c.TRACKS, 5)
    table.do(Research(seat=1))
    assert not table.is_asked("zcharo")
    assert table.player("zcharo").fame == 0


@pytest.mark.rule("CIR-6.15", "CIR-6.20")
def test_where_two_instants_are_shown_one_is_picked() -> None:
    table = Table(*FOUR)
    table.do(EnterColumn(0, "discover"))
    assert table.options("ai") == ["energy2", "gems1"]
    table.answer("ai", "gems1")
    assert table.player("ai").gems == 2
    # a foundation cannot be built without a controlled region: only the card is left
    table.do(EnterColumn(0, "build"))
    assert len(table.player("ai").hand) == 1
    # neither can be applied: nothing happens
    table.do(ChooseReward([{"foundation": 1}, {"upgrade_attribute": 1}], seat=0))
    table.player("ai").gems = 0
    assert table.player("ai").mat == list(c.PERSONAL)


@pytest.mark.rule("CIR-6.17", "CIR-6.18")
def test_points_are_spent_at_once_or_lost() -> None:
    table = Table(*FOUR)
    table.do(Gain(0, {"recruit": 2}))
    assert table.rule("ai") == "CIR-D22"
    table.answer("ai", "stop")
    assert not table.is_asked("ai")
    assert table.player("ai").home.fighters == 7


@pytest.mark.rule(
    "CIR-6.19", "CIR-8.1", "CIR-9.1", "CIR-10.1", "CIR-11.1", "CIR-8.18", "CIR-9.11", "CIR-10.7", "CIR-11.11"
)
def test_the_25_columns() -> None:
    assert len(c.COLUMNS) == 25
    main = {track: [c.COLUMNS[track, n].main for n in range(1, 6)] for track in c.TRACKS}
    assert [each["build"] for each in main["build"]] == [1, 1, 2, 2, 3]
    assert [(each["energy"], each["harvest"]) for each in main["harvest"]] == [(4, 1), (5, 2), (6, 2), (7, 3), (9, 3)]
    assert [each["recruit"] for each in main["recruit"]] == [2, 4, 5, 7, 9]
    assert [each["move"] for each in main["move"]] == [2, 3, 4, 5, 6]
    assert main["move"][4]["cards"] == 1
    energy = {track: [c.COLUMNS[track, n].support.cost.get("energy", 0) for n in range(1, 6)] for track in c.TRACKS}
    assert energy["build"] == [4, 3, 4, 3, 2]
    assert energy["harvest"] == [2, 2, 2, 2, 4]
    assert energy["recruit"] == [4, 5, 4, 4, 3]
    assert energy["move"] == [5, 5, 4, 4, 4]


@pytest.mark.rule("CIR-6.21", "CIR-28.51", "CIR-16.3")
def test_act_cards_come_before_the_price_and_may_waive_it() -> None:
    table = Table(*FOUR).priced("discover", "zcharo", "p6")
    table.rich("ai", 0, 2).hand("ai", "shared_insight", "analysis")
    table.g.phase = "discover"
    table.do(TakeTurn(0))
    assert table.options("ai") == ["play.shared_insight", "pass"]
    table.answer("ai", "play.shared_insight")
    assert table.options("ai") == ["act", "act-both", "act-only", "play.analysis"]
    before = table.player("zcharo").energy
    table.answer("ai", "act")
    assert table.player("zcharo").energy == before
    assert table.rule("ai") == "CIR-D14"


@pytest.mark.rule("CIR-6.21")
def test_a_lock_paid_with_energy_leaves_the_price_in_hand() -> None:
    table = Table(*FOUR).priced("recruit", "zcharo", "p6")
    table.rich("ai", 7, 0).hand("ai", "heroic_rescue")
    table.player("ai").mat.remove("unlock")
    table.g.phase = "recruit"
    table.do(TakeTurn(0))
    assert table.options("ai") == ["act", "pass"]
    table.player("ai").energy = 8
    assert "play.heroic_rescue" in table.options("ai")


@pytest.mark.rule("CIR-6.22", "CIR-26.37")
def test_gains_before_the_declaration_help_to_pay() -> None:
    table = Table("zcharo", "ai").priced("harvest", "ai", "p6")
    table.stand("zcharo", "c2", 0, "zucalah").upgrade("zcharo", "zucalah").rich("zcharo", 6)
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    assert len(table.player("zcharo").hand) == 1
    table.answer("zcharo", "act")
    assert table.player("zcharo").energy == 6  # 6 paid, 4 gained and 2 harvested; nothing comes back


@pytest.mark.rule("CIR-6.23", "CIR-28.13", "CIR-28.65")
def test_a_foundation_point_builds_a_foundation_and_nothing_else() -> None:
    table = Table(*FOUR)
    table.stand("ai", "c2", 1).rich("ai")
    table.acting("ai", "build", points={"foundation": 1})
    table.do(MainAction(0))
    assert table.rule("ai") == "CIR-D18"
    assert all("." not in option for option in table.options("ai"))
    gems = table.player("ai").gems
    table.answer("ai", "research@c2")
    assert table.player("ai").gems == gems - 1
    assert table.rule("ai") == "CIR-D17"


@pytest.mark.rule("CIR-2.14", "CIR-2.15", "CIR-2.17", "CIR-17.2")
def test_the_bypass_pays_locks_with_energy_but_no_other_gems() -> None:
    table = Table(*FOUR)
    table.rich("ai", 2, 0)
    assert ways(table.g, 0, "building") == []
    table.player("ai").mat.remove("unlock")
    assert ways(table.g, 0, "building") == ["energy2"]
    table.player("ai").tracks["discover"] = 4
    table.acting("ai", "discover")
    table.do(SupportMenu(seat=0))
    assert not table.is_asked("ai")
    table.do(Research(seat=0))
    table.answer("ai", "discover")
    assert (table.player("ai").tracks["discover"], table.player("ai").energy) == (5, 0)


@pytest.mark.rule("CIR-2.18", "CIR-28.52")
def test_a_temporary_upgrade_changes_main_and_support_only() -> None:
    table = Table(*FOUR)
    table.rich("zcharo")
    table.player("zcharo").tracks["discover"] = 4
    table.acting("zcharo", "discover", temp=True)
    assert column(table.g, 1).main == {"research": 2}
    assert column(table.g, 1).support.gain == {"cards": 1}
    assert table.player("zcharo").fame == 0
    table.player("zcharo").tracks["discover"] = 5
    assert column(table.g, 1).column == 5


@pytest.mark.rule("CIR-7.1", "CIR-2.18")
def test_two_researches_in_the_last_column() -> None:
    table = Table(*FOUR)
    table.player("ai").tracks["discover"] = 5
    table.rich("ai", 0, 0)
    table.acting("ai", "discover")
    table.do(MainAction(0), SupportMenu(seat=0))
    table.answers("ai", "recruit", "harvest")
    assert table.player("ai").tracks == {"discover": 5, "build": 1, "harvest": 2, "recruit": 2, "move": 1}


@pytest.mark.rule("CIR-6.8", "CIR-D16")
def test_the_support_action_can_be_said_with_the_main_action() -> None:
    def harvest(how: str, energy: int = 9) -> Table:
        table = Table("zcharo", "ai").priced("harvest", "ai", "p3").rich("zcharo", energy, 0)
        table.g.phase = "harvest"
        table.do(TakeTurn(0))
        table.answer("zcharo", how)
        return table

    asked, both, alone = harvest("act"), harvest("act-both"), harvest("act-only")
    assert asked.rule("zcharo") == "CIR-D16"
    asked.answer("zcharo", "support")
    assert asked.rule("zcharo") == both.rule("zcharo") == alone.rule("zcharo") == ""
    assert (asked.g.turn, both.g.turn, alone.g.turn) == (None, None, None)
    assert (both.player("zcharo").energy, both.player("zcharo").gems) == (9 - 3 + 4 + 2 - 2, 1)
    assert both.player("zcharo") == asked.player("zcharo")
    assert (alone.player("zcharo").energy, alone.player("zcharo").gems) == (9 - 3 + 4 + 2, 0)


@pytest.mark.rule("CIR-6.10", "CIR-D16")
def test_a_support_action_that_cannot_be_paid_in_the_end_is_lost() -> None:
    table = Table("zcharo", "ai").priced("recruit", "ai", "p3").rich("zcharo", 3)
    table.g.phase = "recruit"
    table.do(TakeTurn(0))
    table.answer("zcharo", "act-both")
    while table.is_asked("zcharo"):
        table.answer("zcharo", table.default("zcharo"))
    assert (table.g.turn, table.player("zcharo").energy) == (None, 0)


@pytest.mark.rule("CIR-23.11", "CIR-D16")
def test_with_two_factions_it_is_still_asked_whether_the_free_support_is_used() -> None:
    table = Table("oxataya", "ai").priced("harvest", "oxataya").rich("oxataya", 9)
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    table.answer("oxataya", "act-both")
    while table.rule("oxataya") not in ("", "CIR-D16"):
        table.answer("oxataya", table.default("oxataya"))
    assert {"support-free", "support"} <= set(table.options("oxataya"))


@pytest.mark.finding("PL-10")
@pytest.mark.rule("CIR-6.8")
def test_what_the_support_action_costs_is_told_after_it() -> None:
    """Said along with the main action, it would look like a price of that."""
    table = Table(*FOUR).priced("discover", "ai").rich("ai", 9, 4)
    table.g.phase = "discover"
    table.do(TakeTurn(0))
    table.answers("ai", "act", "none", "support")
    keys = [event.text.key for event in table.events]
    assert keys.index("circadians-supports") < keys.index("circadians-paid")
