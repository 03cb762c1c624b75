"""What is said before a choice: hints, reasons, marks on the board, and what cannot be taken back."""

from __future__ import annotations

from functools import cache

import pytest

import games
from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.actions import ActionPhase, TakeTurn
from games.circadians.rules.build import BuildPoints
from games.circadians.rules.harvest import HarvestPoints
from games.circadians.rules.move import MovePoints
from games.circadians.rules.pricing import SetPrice
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.research import Research
from games.circadians.rules.setup import StartUnits
from games.circadians.rules.sources import Exchange
from games.circadians.state import HOME
from games.engine import Decision, Option
from games.engine.plan import planned_for
from games.engine.play import Position
from games.engine.texts import Texts
from tests.contract.modes import MODES, Mode
from tests.contract.walk import BotWalk, Walk
from tests.games.circadians.support import Table, duel

PLACED = {
    "CIR-D02": (),
    "CIR-D04": (),
    "CIR-D17": (),
    "CIR-D18": (),
    "CIR-D19": ("all",),
    "CIR-D20": (),
    "CIR-D21": (),
    "CIR-D24": (),
    "CIR-D30": (),
    "CIR-D32": (),
    "CIR-D36": (HOME,),
    "CIR-D45": ("row-strength", "row-fame"),
    "CIR-D55": (HOME,),
}
"""Kinds of decisions about places, with what of it is no place on the map."""
SENT = ("CIR-D26", "CIR-D27", "CIR-D31", "CIR-D38")
"""Kinds about routes; which units go is asked for a route that the question is about."""


@pytest.mark.rule("CIR-D37")
@pytest.mark.finding("PL-21")
def test_leaders_that_cannot_go_along_are_told_with_the_reason() -> None:
    table = Table("circadians", "leyrien", leaders="extended")
    table.player("circadians").reserve = ["zoey", "melvan"]
    table.stand("circadians", "c2", 2, "zoey", "melvan").stand("circadians", "e4", 1).stand("leyrien", "c2", 9)
    table.fight("c2", "leyrien", "circadians")
    table.plans(("leyrien", "guard", "none"), ("circadians", "retreat", "none"))
    position = Position(table.g)
    (missing,) = position.explained(position.waiting[0]).unavailable
    assert (missing.id, missing.reason.key) == ("melvan", "circadians-why-companion")


@cache
def english() -> Texts:
    return games.texts("circadians", "en")


def explained(table: Table, faction: str) -> Decision:
    return Position(table.g).explained(table.seat(faction))


def hints(table: Table, faction: str) -> dict[str, str]:
    found = explained(table, faction)
    options: list[Option] = [option for pick in found.picks for option in pick.options]
    return {option.id: english().say(option.hint) for option in options if option.hint}


def reasons(table: Table, faction: str) -> dict[str, str]:
    return {missing.id: english().say(missing.reason) for missing in explained(table, faction).unavailable}


# -- marks -------------------------------------------------------------------------------------------------


@pytest.mark.whole_match
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game == "circadians"], ids=str)
def test_every_option_about_a_place_is_marked_on_the_board(mode: Mode) -> None:
    seen = set()
    for walk in (Walk(mode, 81), BotWalk(mode, 81)):
        for here in walk:
            for decision in here.match.decisions.values():
                options = [option for pick in decision.picks for option in pick.options if option.role != "decline"]
                if decision.rule in PLACED:
                    plain = PLACED[decision.rule]
                    assert all(option.where for option in options if option.id not in plain), decision
                    seen.add(decision.rule)
                elif decision.rule in SENT:
                    assert decision.about or all(option.where for option in options if option.id != "ship"), decision
                    seen.add(decision.rule)
    assert {"CIR-D02", "CIR-D04", "CIR-D17", "CIR-D19", "CIR-D27", "CIR-D32"} <= seen


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.finding("PL-7")
def test_the_dial_says_what_sectors_and_cards_do() -> None:
    table = duel(("ai", 5, ()), ("zcharo", 2, ())).hand("ai", "concentrated_fire").rich("ai", 0, 0)
    table.fight("c2", "ai", "zcharo")
    said = hints(table, "ai")
    assert said["guard"] == "the left number is strength, the right one defense"
    assert said["concentrated_fire"] == "battle: +2 attack"
    assert said["none"] == "both numbers are 1; with Retreat also −2 defense"
    assert reasons(table, "ai") == {"die_left": "needs a gem", "die_right": "needs a gem"}
    assert reasons(table, "zcharo") == {"charge": "needs 4 fighters and no leader there"}


@pytest.mark.finding("PL-3")
def test_acting_says_what_it_costs_and_whom_it_pays() -> None:
    table = Table("ai", "zcharo").rich("ai").rich("zcharo").priced("build", "zcharo", "p1_2p")
    table.do(ActionPhase("build"))
    own = explained(table, "zcharo")
    assert english().say(own.prompt) == "Build: act for free, or pass?"
    assert hints(table, "zcharo")["act"] == "without paying: 1 build point"
    table.answer("zcharo", "pass")
    assert english().say(explained(table, "ai").prompt) == "Build: act for 1 energy, or pass?"
    assert hints(table, "ai")["act"] == "1 energy: 1 build point", "nobody is paid, so nobody is named"


@pytest.mark.finding("PL-3")
def test_who_goes_says_who_is_left_behind() -> None:
    table = Table("ai", "zcharo").stand("ai", "c2", 2, "xiao").acting("ai", "move", move=2)
    table.do(MovePoints(seat=0))
    table.answer("ai", next(option for option in table.options("ai") if option.startswith("c2>") and "?" in option))
    assert set(hints(table, "ai").values()) == {
        "left behind: Xiao",
        "left behind: 1 fighter",
        "left behind: 1 fighter and Xiao",
        "left behind: 2 fighters",
        "nobody is left behind",
    }


@pytest.mark.finding("PL-7")
def test_the_plan_is_counted_while_it_is_made() -> None:
    table = duel(("ai", 5, ()), ("zcharo", 2, ())).hand("ai", "concentrated_fire")
    table.fight("c2", "ai", "zcharo")
    seat = table.seat("ai")
    view, decision = GAME.view(table.g, seat), explained(table, "ai")
    bare = GAME.preview(view, decision, {})
    chosen = GAME.preview(view, decision, {"sector": ["assault"], "card": ["concentrated_fire"]})
    assert bare is not None
    assert chosen is not None
    assert english().say(bare.lines[0]) == "You now: strength 5, attack 1, defense 0."  # Destructive
    assert (
        english().say(bare.lines[-1]) == "The opponent can come to strength 2–8; a tie is yours."
    )  # Resilient, Ominous
    assert english().say(bare.hints["sector"]["die_left"]) == "strength 8–11, attack 1, defense 0–2"
    assert english().say(chosen.lines[2]) == "With this plan: strength 8, attack 4, defense 0."
    assert english().say(chosen.hints["card"]["none"]) == "strength 6, attack 2, defense 0"


@pytest.mark.finding("PL-7")
def test_a_leader_at_the_start_says_what_they_can_do() -> None:
    table = Table("circadians", "ai", clear=False)
    player = table.player("circadians")
    for region in table.g.regions.values():
        region.units.pop(0, None)
    table.g.moved()
    player.reserve, player.home.leaders, player.gems = ["sable", "akira"], [], 0
    table.g.stack.clear()
    table.do(StartUnits(seat=0))
    said = hints(table, "circadians")
    assert said[f"akira@{player.open[0]}"] == "free; 2/0/2: your Recruit turn: 1 gem for 1 energy"
    assert reasons(table, "circadians") == {"sable": "1 gem needed, 0 at hand"}


@pytest.mark.finding("PL-7", "PL-17")
def test_research_and_buildings_say_what_they_are_good_for() -> None:
    table = Table("ai", "zcharo").rich("ai", 0, 1).stand("ai", "c3", 1)
    table.do(Research(seat=0))
    said = hints(table, "ai")
    assert said["recruit"] == "from now on: 4 recruit points"
    assert {"build+foundation1", "build+cards1"} <= set(said)
    table = Table("ai", "zcharo").stand("ai", "c3", 1).acting("ai", "build").rich("ai", 0, 0)
    table.g.regions["c3"].foundations = ["nf_plain_1"]
    table.do(BuildPoints(1, seat=0))
    said = hints(table, "ai")
    assert said["factory@c3.nf_plain_1"] == "the region can be harvested; income 2 energy"
    assert said["hand@c3"] == "2 energy; hand limit 6"
    assert reasons(table, "ai")["outpost"] == "its lock cannot be paid"


@pytest.mark.finding("PL-17")
def test_prices_say_what_is_free_then_and_who_has_priced_what() -> None:
    table = Table("ai", "zcharo", "leyrien").priced("move", "zcharo")
    table.do(SetPrice(seat=0))
    said, why = hints(table, "ai"), reasons(table, "ai")
    assert said["p1@harvest"] == "free for you: 4 energy and 1 harvest point; take your vault, draw a card"
    assert why["move"] == "Zcharo has set its price"
    assert why["p6"] == "in the vault; price 1 fetches it"


# -- why not -----------------------------------------------------------------------------------------------


@pytest.mark.finding("PL-21")
def test_moves_say_why_not() -> None:
    table = Table("jrayek", "ai").acting("jrayek", "move", move=2).stand("jrayek", "d2", 2).stand("ai", "e2", 1)
    table.do(MovePoints(seat=0))
    why = reasons(table, "jrayek")
    assert why["d2>d1"] == "a mountain stands between"
    assert hints(table, "jrayek")["d2>e2"] == "cliffs, 1 gem; A.I.: 1 fighter"
    table = Table("jrayek", "ai").acting("jrayek", "move", move=2).stand("jrayek", "c3", 2).stand("ai", "c3", 5)
    table.stand("jrayek", HOME, 1)
    table.do(MovePoints(seat=0))
    assert reasons(table, "jrayek")["c3>c2"] == "opposing units hold yours"
    assert reasons(table, "jrayek")["c3>c4"] == "a lake"


@pytest.mark.finding("PL-21")
def test_who_cannot_pay_reads_what_is_missing() -> None:
    table = Table("ai", "zcharo").priced("harvest", "zcharo", "p6").rich("ai", 2).hand("ai", "ambush")
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    assert reasons(table, "ai") == {
        "act": "6 energy needed, 2 at hand",
        "play.ambush": "belongs to the phase Move",
    }


@pytest.mark.finding("PL-21")
def test_regions_that_cannot_be_harvested_say_why() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c2", 1).stand("zcharo", "c3", 1).acting("zcharo", "harvest")
    table.build("zcharo", "factory", "c3").player("zcharo").harvested = [table.player("zcharo").site]
    table.do(HarvestPoints(1, seat=0))
    assert reasons(table, "zcharo") == {
        table.player("zcharo").site: "harvested this round",
        "c2": "no building of yours lets you harvest it",
    }


# -- what is lost, what is final ---------------------------------------------------------------------------


@pytest.mark.finding("PL-20", "PL-35")
def test_points_left_are_lost_and_recruits_tell_how_things_stand() -> None:
    table = Table("leyrien", "ai").rich("leyrien", 0, 0)
    table.do(RecruitPoints(7, seat=0))
    found = explained(table, "leyrien")
    stop = next(option for option in found.options if option.id == "stop")
    assert stop.loses is not None
    assert english().say(stop.loses) == "7 recruit points"
    assert stop.role == "decline"
    before = english().say(found.prompt)
    table.answer("leyrien", "a2x1")
    assert english().say(explained(table, "leyrien").prompt) != before
    whole = next(option for option in found.options if option.id == "all")
    assert english().say(whole.label) == "6 home and 1 from area 1 to the next"


@pytest.mark.finding("PL-20")
def test_what_draws_or_ends_the_turn_says_so() -> None:
    table = Table("ai", "zcharo").priced("harvest", "ai").stand("ai", "c3", 1).build("ai", "factory", "c3")
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    found = {option.id: option for option in explained(table, "ai").options}
    assert found["pass"].final is not None
    assert found["pass"].loses is not None  # the price is one's own
    assert found["act"].final is None
    table.answer("ai", "act")
    found = {option.id: option for option in explained(table, "ai").options}
    draws = found["c3"].final
    assert draws is not None
    assert english().say(draws) == "cards are drawn or something is shown"
    assert found[table.player("ai").site].final is None


def test_stronghold_gems_are_counted_against_research() -> None:
    table = Table("zcharo", "ai").rich("zcharo", 0, 0)
    table.player("zcharo").tracks = dict.fromkeys(c.TRACKS, c.LAST_COLUMN)
    table.player("zcharo").tracks["build"] = 1
    table.do(Exchange(2, seat=0))
    assert [english().say(option.label) for option in explained(table, "zcharo").options] == [
        "2 gems",
        "1 gem and 1 research",
        "2 research",
    ]
    assert reasons(table, "zcharo")["move"] == "already in the last column"


# -- sums --------------------------------------------------------------------------------------------------


@pytest.mark.finding("PL-23")
def test_the_result_of_a_battle_can_be_counted_again() -> None:
    table = duel(("jrayek", 4, ("ikryla",)), ("ai", 5, ())).hand("ai", "home_ground")
    table.build("jrayek", "outpost", "c2")
    table.fight("c2", "jrayek", "ai")
    events = table.plans(("jrayek", "assault", "none"), ("ai", "guard", "home_ground"))
    told = [english().say(event.text, ("Anna", "Boris").__getitem__) for event in events]
    assert "Anna: strength 11 = 4 (fighters) + 2 (Ikryla) + 1 (no card) + 2 (Hostile) + 2 (Outpost)." in told
    assert "Boris: strength 8 = 5 (fighters) + 3 (Home Ground)." in told
    assert "Anna: attack 1 = 1 (no card); Boris: defense 1 = 1 (Home Ground)." in told


@pytest.mark.rule("CIR-29.4")
@pytest.mark.finding("PL-39")
def test_a_price_can_say_that_no_card_follows_where_everybody_knows_that_it_is_asked() -> None:
    """Of whoever holds a card of an earlier phase, whatever it is."""
    for held in ("ambush", "price_gouging"):
        table = Table("ai", "zcharo").hand("ai", held)
        table.do(SetPrice(seat=0))
        decision = explained(table, "ai")
        (then,) = decision.then
        assert then.after == tuple(option.id for option in decision.options)
        table.answer("ai", "p3@build")
        asked = table.asked("ai")
        assert then.planned == planned_for(asked, "done")
        assert "done" in [option.id for option in asked.options]
    table = Table("ai", "zcharo")
    table.do(SetPrice(seat=0))
    assert explained(table, "ai").then == (), "nothing is asked of whoever holds none"


@pytest.mark.finding("PL-39")
def test_acting_leads_to_the_main_action() -> None:
    table = Table("ai", "zcharo").priced("discover", "ai")
    table.g.phase = "discover"
    table.do(TakeTurn(0))
    assert set(explained(table, "ai").leads) >= {"act"}
