"""The bot: it follows its faction's own fame, rerolls, spends what it has, chooses places by worth, and has moods."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean

import pytest

from games.circadians.bot import policy
from games.circadians.bot.economy import phase_worth, reserve
from games.circadians.bot.goals import DECISIVE, fame_worth
from games.circadians.bot.imagine import Mind, imagine
from games.circadians.bot.money import energy_worth, gem_worth
from games.circadians.bot.worth import standing_worth
from games.circadians.game import GAME
from games.circadians.rules.actions import ActOrPass
from games.circadians.rules.cards import DiscardDown
from games.circadians.rules.harvest import PlaceLoot
from games.circadians.rules.move import MovePoints
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.sending import Redeploy
from games.circadians.state import HOME, Circadians, Units
from games.engine import Match, Setup
from games.engine.policy import Style
from games.engine.strength import STYLES
from tests.games.circadians.support import Table, duel, face


def says(table: Table, faction: str, style: Style = "") -> str:
    """What the bot of a faction answers."""
    decision = table.asked(faction)
    return policy.decide(GAME.view(table.g, decision.seat), decision, Random(1), style)


def mind(table: Table, faction: str, style: Style = "") -> Mind:
    """What the bot of a faction sees."""
    return imagine(GAME.view(table.g, table.seat(faction)), style)


@cache
def played(number: int) -> tuple[Circadians, dict[str, list[str]]]:
    """A match of four bots, and the answers by decision."""
    match, _ = Match.begin(GAME, Setup(4, f"bots {number}", {"factions": "random"}))
    dice, answers = Random(number), dict[str, list[str]]()
    while match.state.outcome is None:
        seat = match.waiting[0]
        words = GAME.policy(match.view(seat), match.decisions[seat], dice)
        answers.setdefault(match.decisions[seat].rule, []).append(words)
        match.submit(seat, words)
    return match.state, answers


# -- fame ------------------------------------------------------------------------------------------------


@pytest.mark.finding("BO-4")
def test_the_ai_charges_a_crowd() -> None:
    """Wounds are its fame, whoever wins: four fighters without a leader, and a card with attack on both sides."""
    table = duel(("ai", 4, ()), ("zcharo", 6, ("zucalah",))).hand("ai", "concentrated_fire")
    table.rich("ai", 5, 0).fight("c2", "ai", "zcharo")
    assert says(table, "ai").startswith("sector=charge")


@pytest.mark.finding("BO-4")
def test_a_faction_without_such_fame_does_not_charge() -> None:
    table = duel(("leyrien", 6, ()), ("zcharo", 6, ())).fight("c2", "leyrien", "zcharo")
    assert "charge" not in says(table, "leyrien")


@pytest.mark.finding("BO-4")
def test_fame_is_worth_more_near_the_goal_and_little_out_of_reach() -> None:
    table = Table("ai", "zcharo")
    early = fame_worth(table.g, 0)
    table.player("ai").fame = 12
    assert fame_worth(table.g, 0) > early
    table.player("ai").fame = 17
    assert fame_worth(table.g, 0) == DECISIVE
    table.player("ai").fame, table.g.round = 2, 6
    assert fame_worth(table.g, 0) < early / 2


@pytest.mark.finding("BO-4")
def test_the_ai_looks_for_fighters_to_wound() -> None:
    """A crowd is worth more to it than to others who would lose there as well."""
    table = Table("ai", "zcharo").stand("zcharo", "c2", 6).stand("zcharo", "d2", 1)
    g, group = mind(table, "ai"), Units(4)
    table.player("ai").fame = 14
    near = mind(table, "ai")
    assert standing_worth(near, 0, "c2", group) > standing_worth(g, 0, "c2", group) + 1


@pytest.mark.finding("BO-4")
def test_the_zcharo_take_the_token_that_gives_research_to_their_base() -> None:
    table = Table("zcharo", "ai").acting("zcharo", "harvest")
    table.do(PlaceLoot(seat=table.seat("zcharo")))
    assert says(table, "zcharo") == f"loot_research@{table.player('zcharo').site}"


@pytest.mark.finding("BO-4")
def test_the_zcharo_pay_gems_for_research() -> None:
    """CIR-7.3: two gems for a step; to others gems are worth more."""
    for faction, wanted in (("zcharo", True), ("leyrien", False)):
        table = Table(faction, "ai").rich(faction, 8, 2).priced("discover", faction)
        table.acting(faction, "discover", acting=False, paid=False).do(ActOrPass(seat=table.seat(faction)))
        answer = says(table, faction)
        assert answer.startswith("act")
        assert (answer == "act-both") == wanted


@pytest.mark.finding("BO-4")
def test_cards_that_bring_a_faction_nearer_to_its_goal_are_kept() -> None:
    table = Table("zcharo", "ai")
    table.hand("zcharo", "breakthrough", "overload", "flanking", "demolition", "salvaged_data", "home_ground")
    table.rich("zcharo", 5, 5).do(DiscardDown(seat=table.seat("zcharo")))
    assert says(table, "zcharo") != "breakthrough"


@pytest.mark.finding("BO-4")
def test_no_leader_is_given_away_to_the_jrayek() -> None:
    """A leader with two fighters at 4 against 5: a battle lost would be fame for the Jrayek (CIR-22.1)."""
    table = Table("ai", "jrayek").stand("ai", "c2", 2, "xiao").stand("jrayek", "d2", 5)
    table.acting("ai", "move", move=1).do(MovePoints(seat=table.seat("ai")))
    assert says(table, "ai") not in ("c2>d2", "c2>d2-1")


# -- dice ------------------------------------------------------------------------------------------------


@pytest.mark.finding("BO-4")
@pytest.mark.parametrize(("strength", "answer"), [(2, "reroll"), (5, "keep")])
def test_a_die_is_rolled_again_where_that_is_likely_better(strength: int, answer: str) -> None:
    """CIR-D35, CIR-28.11: the worst face is not kept behind, the best one is."""
    table = duel(("ai", 3, ()), ("zcharo", 10, ())).hand("ai", "prototype").fight("c2", "ai", "zcharo")
    table.plans(("ai", "die_left", "prototype"), ("zcharo", "guard", "none"), face(strength))
    assert table.rule("ai") == "CIR-D35"
    assert says(table, "ai") == answer


@pytest.mark.finding("BO-4")
def test_a_die_that_wins_already_is_kept() -> None:
    table = duel(("ai", 12, ()), ("zcharo", 2, ())).hand("ai", "prototype").fight("c2", "ai", "zcharo")
    table.plans(("ai", "die_left", "prototype"), ("zcharo", "guard", "none"), face(2))
    assert says(table, "ai") == "keep"


# -- places ----------------------------------------------------------------------------------------------


@pytest.mark.finding("BO-4")
def test_recruits_of_the_oxataya_appear_where_they_are_needed() -> None:
    """CIR-D24: at the stronghold beside the relic, not at the base."""
    table = Table("oxataya", "ai").stand("oxataya", "c2", 1).build("oxataya", "stronghold", "c2")
    table.g.regions["c2"].relic = 1
    table.player("oxataya").areas[-1] = 3
    table.do(RecruitPoints(2, seat=table.seat("oxataya")))
    table.answers("oxataya", "a2x2")
    assert table.rule("oxataya") == "CIR-D24"
    assert says(table, "oxataya") == "2"


@pytest.mark.finding("BO-4")
def test_the_ship_goes_where_those_aboard_are_needed() -> None:
    """CIR-D30: beside the relic of the round, if somebody is there already."""
    table = Table("circadians", "ai").stand("circadians", "d3", 1)
    table.g.round = 6
    table.g.regions["d2"].relic = 6
    table.stand("ai", "d2", 3)
    assert "d2" not in table.g.docks
    table.player("circadians").home = Units(6, ["renzo"])
    table.acting("circadians", "move", move=2).do(MovePoints(seat=table.seat("circadians")))
    assert says(table, "circadians") == "ship"
    table.answers("circadians", "ship")
    assert "d2" in says(table, "circadians").split("+")


@pytest.mark.finding("BO-4")
def test_bases_are_not_the_first_by_code() -> None:
    sites = {answer for number in range(2) for answer in played(number)[1]["CIR-D02"]}
    assert len(sites) > 4, "four sites in the order of their codes would be the same four"


@pytest.mark.finding("BO-4")
def test_leaders_retreat_with_their_fighters() -> None:
    """CIR-D37: with Slip Away they stay where they are of use."""
    table = duel(("leyrien", 4, ("niruveh",)), ("ai", 9, ())).hand("leyrien", "slip_away")
    table.stand("leyrien", "c3", 2).fight("c2", "ai", "leyrien")
    table.plans(("leyrien", "retreat", "slip_away"), ("ai", "guard", "none"))
    assert table.rule("leyrien") == "CIR-D37"
    assert says(table, "leyrien") == "niruveh"


@pytest.mark.finding("BO-4")
def test_a_victor_redeploys_where_that_is_worth_it() -> None:
    """CIR-D38: fighters on to the last relic, where a single one stands beside a stronger enemy."""
    table = Table("ai", "zcharo").stand("ai", "c2", 8).stand("ai", "c3", 1).stand("zcharo", "c3", 5)
    table.g.round, table.g.regions["c3"].relic = 6, 6
    table.do(Redeploy("c2", True, 99, "CIR-D38", seat=table.seat("ai")))
    assert says(table, "ai").startswith("c2>c3")


# -- money -----------------------------------------------------------------------------------------------


@pytest.mark.finding("BO-4")
def test_energy_and_gems_are_worth_less_the_more_there_are_and_at_the_end() -> None:
    table = Table("ai", "zcharo").rich("ai", 3, 1)
    poor = mind(table, "ai")
    rich = mind(table.rich("ai", 16, 7), "ai")
    assert energy_worth(rich, 0) < energy_worth(poor, 0)
    assert gem_worth(rich, 0) < gem_worth(poor, 0)
    table.rich("ai", 3, 1).g.round = 6
    assert energy_worth(mind(table, "ai"), 0) < energy_worth(poor, 0) / 2


@pytest.mark.finding("BO-4")
def test_little_is_left_in_the_end() -> None:
    """It was 6.9 gems and 9.3 energy."""
    seats = [seat for number in range(2) for seat in played(number)[0].seats]
    assert fmean(seat.gems for seat in seats) < 4.5
    assert fmean(seat.energy for seat in seats) < 9


def test_energy_for_moving_is_kept() -> None:
    table = Table("ai", "zcharo").priced("move", "zcharo", "p6").priced("recruit", "ai").priced("harvest", "ai")
    g = mind(table, "ai")
    assert reserve(g, 0, "recruit") == 6
    assert reserve(g, 0, "build") == 2, "a harvest of 4 comes before"
    assert reserve(g, 0, "move") == 0


# -- styles ----------------------------------------------------------------------------------------------


def test_the_warlike_attack_and_the_cautious_do_not() -> None:
    table = Table("leyrien", "zcharo").stand("leyrien", "c2", 4).stand("zcharo", "d2", 4)
    worths = {style: standing_worth(mind(table, "leyrien", style), 0, "d2", Units(4)) for style in STYLES}
    assert worths["warlike"] > worths[""] > worths["cautious"]


def test_the_greedy_gather() -> None:
    table = Table("leyrien", "zcharo")
    for phase in ("discover", "harvest", "build"):
        worths = {style: phase_worth(mind(table, "leyrien", style), 0, phase) for style in STYLES}
        assert worths["greedy"] > worths[""] > worths["warlike"]


@pytest.mark.parametrize(
    ("fighters", "attacks"), [(5, {"", "warlike", "greedy"}), (6, {"warlike"}), (4, set(STYLES)), (7, set[str]())]
)
def test_a_style_can_be_seen_in_its_answers(fighters: int, attacks: set[str]) -> None:
    """Five fighters beside a relic that others hold, free land on the other side: who attacks depends on the mood."""
    table = Table("leyrien", "zcharo").stand("leyrien", "c2", 5).stand("zcharo", "d2", fighters)
    table.player("leyrien").home, table.g.regions["d2"].relic = Units(), 1
    table.acting("leyrien", "move", move=1).do(MovePoints(seat=table.seat("leyrien")))
    assert {style for style in STYLES if says(table, "leyrien", style).startswith("c2>d2")} == attacks


def test_the_home_is_no_region() -> None:
    table = Table("circadians", "ai")
    assert table.player("circadians").home.count
    table.acting("circadians", "move", move=2).do(MovePoints(seat=table.seat("circadians")))
    assert says(table, "circadians").startswith(HOME)
