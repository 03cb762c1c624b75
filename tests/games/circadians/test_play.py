"""CIR-25, CIR-29, CIR-34: the effect vocabulary, hidden information, asynchronous play, whole matches."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.actions import ActionPhase, TakeTurn
from games.circadians.rules.cards import PLAYS, DrawCards
from games.circadians.rules.combat import Plans
from games.circadians.rules.income import TakeIncome
from games.circadians.rules.pricing import SetPrice
from games.circadians.rules.relics import RelicCheck
from games.circadians.rules.research import Research
from games.circadians.rules.rewards import GIVERS
from games.circadians.rules.stats import CONDITIONS, totals
from games.circadians.state import Circadians
from games.circadians.vocabulary import Effect
from games.engine import Match, Position, Setup, apply, open_decisions, submit_always
from games.engine.decision import Form, Pick
from games.engine.play import sealed, waiting_for
from games.engine.policy import random_choice
from tests.games.circadians.support import Table

GUARD = ("guard", "none")
VOCABULARY = c.DATA.effects


def all_effects() -> list[Effect]:
    found: list[Effect] = []
    for card in c.CARDS.values():
        found += [*card.battle, *card.play]
    for leader in c.LEADERS.values():
        found += [*leader.base.effects, *leader.upgraded.effects]
    for attribute in c.ATTRIBUTES.values():
        found += [*attribute.base, *attribute.upgraded, *attribute.on_upgrade]
    for table in (c.RULES, c.STRONGHOLDS, c.BUILDING_EFFECTS, c.PERSONAL_EFFECTS):
        for effects in table.values():
            found += effects
    return found


@pytest.mark.rule("CIR-25.1", "CIR-25.5", "CIR-25.6", "CIR-25.7", "CIR-25.8", "CIR-25.9", "CIR-25.13")
def test_every_word_of_the_data_is_in_the_vocabulary() -> None:
    ops = {row.id for row in VOCABULARY.op}
    for effect in all_effects():
        assert effect.op in ops
        assert effect.at in {*VOCABULARY.timing.values, ""}
        assert set(effect.conditions) <= set(VOCABULARY.condition.values)
    standing = {"building_here", "stronghold_here", "stronghold_reach", "in_relic_region"}
    assert set(CONDITIONS) | standing == set(VOCABULARY.condition.values)


@pytest.mark.rule("CIR-25.3", "CIR-25.4")
def test_every_reward_has_somebody_who_gives_it() -> None:
    points = {"harvest", "move"}  # only the main actions give these, and spend them at once
    assert {*GIVERS, "energy", "gems"} | points == set(VOCABULARY.gain_key.values)
    played = {effect.op for card in c.CARDS.values() for effect in card.play if card.window != "relic"}
    assert played <= set(PLAYS)


@pytest.mark.rule("CIR-25.11")
def test_modifiers_of_several_sources_add_up() -> None:
    table = Table("jrayek", "zcharo").stand("jrayek", "c3", 2).stand("zcharo", "c3", 2)
    table.build("jrayek", "outpost", "c3").build("jrayek", "stronghold", "c3").upgrade("jrayek", "fortified", "hostile")
    table.fight("c3", "jrayek", "zcharo")
    assert totals(table.g, 0)[0] == 2 + 2 + 1 + 2 + 3


@pytest.mark.rule("CIR-25.12", "CIR-12.50")
def test_conditions_use_the_start_of_the_battle() -> None:
    table = Table("zcharo", "jrayek").stand("zcharo", "c3", 4, "oachra").stand("jrayek", "c3", 5).rich("jrayek", 0, 0)
    table.hand("jrayek", "fresh_troops")
    table.fight("c3", "zcharo", "jrayek")
    table.plans(("zcharo", "assault", "none"), ("jrayek", "assault", "fresh_troops"))
    # three of the five fighters are gone before step 1, but there were five when the battle began
    assert table.said("strength")[0]["theirs"] == 2 + 2 + 2


@pytest.mark.rule("CIR-25.14")
def test_99_means_no_limit() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 1)
    assert c.LEADERS["niruveh"].base.effects[0].uses == 99
    assert c.CARDS["rapid_redeploy"].battle[0].max_fighters == 99
    assert table.check() == []


@pytest.mark.rule("CIR-25.15")
def test_what_needs_victory_never_counts_for_strength() -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 2, "injura").stand("zcharo", "c3", 2)
    table.fight("c3", "ai", "zcharo")
    assert table.g.battle is not None
    before = totals(table.g, 0)
    table.g.battle.victor = 0
    assert totals(table.g, 0) == before
    after = totals(table.g, 0, result=True)
    assert (after[0], after[1]) == (before[0], before[1] + 1)


# -- hidden information ------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-29.2", "CIR-29.6", "CIR-34.5")
def test_a_sealed_plan_is_seen_by_nobody_else() -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 4).stand("zcharo", "c3", 4).hand("ai", "ambush", "census")
    table.fight("c3", "ai", "zcharo")
    unplanned = msgspec.json.encode(GAME.view(table.g, 1))
    table.answer("ai", "sector=charge card=ambush")
    once = msgspec.json.encode(GAME.view(table.g, 1))
    table.answer("ai", "sector=guard card=none")
    twice = msgspec.json.encode(GAME.view(table.g, 1))
    assert once == twice
    assert unplanned != once  # only that a plan is sealed
    assert b"charge" not in once
    assert b"ambush" not in once


@pytest.mark.rule("CIR-29.3")
def test_chance_comes_from_the_seed() -> None:
    a, b = (GAME.begin(Setup(3, "one seed", {}))[0] for _ in range(2))
    assert a == b
    assert GAME.begin(Setup(3, "another seed", {}))[0].deck != a.deck
    assert "dice" not in msgspec.json.decode(msgspec.json.encode(GAME.view(a, 0)))


@pytest.mark.rule("CIR-29.4")
def test_the_relic_window_does_not_tell_who_holds_what() -> None:
    asked = []
    for cards in (("ambush",), ("desecration",)):
        table = Table("ai", "zcharo").hand("ai", *cards)
        table.g.phase = "relic"
        table.g.regions["c2"].relic = 1
        table.do(RelicCheck())
        asked.append(waiting_for(table.g))
    assert asked == [[0], [0]]


@pytest.mark.rule("CIR-29.5", "CIR-16.8")
def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    table = Table("ai", "zcharo")
    events = table.do(DrawCards(0, 2))
    told = [event for event in events if event.text.key == "circadians-drew-cards"]
    assert [event.audience for event in told] == [(0,)]
    view = GAME.view(table.g, 1)
    assert (view.seats[0].cards, view.hand, view.deck) == (2, [], 48)


@pytest.mark.rule("CIR-29.4", "CIR-29.5")
def test_options_about_the_hand_are_private() -> None:
    table = Table("ai", "zcharo").priced("harvest", "ai").hand("ai", "windfall", "concentrated_fire")
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    decision = table.asked("ai")
    assert isinstance(decision.shape, Pick)
    assert {option.id for option in decision.shape.options if not option.private} == {
        "act",
        "act-both",
        "act-only",
        "pass",
    }
    assert {option.id for option in decision.shape.options if option.private} == {
        "play.windfall",
        "play.concentrated_fire",
    }


# -- asynchronous play -------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-34.1", "CIR-34.2")
def test_turns_planned_in_advance_are_played_in_order() -> None:
    table = Table("ai", "zcharo").priced("harvest", "ai").rich("zcharo", 9)
    match = Match(GAME, table.g)
    match.plan(1, ["act", "end"])
    table.do(ActionPhase("harvest"), Research(seat=0))
    match.submit(0, "pass")
    played = match.follow_plans()
    assert [entry.text for entry, _ in played] == ["act", "end"]
    assert table.rule("ai") == "CIR-D14"  # the phase is over
    assert table.player("zcharo").energy == 9 - 3 + 4 + 2


@pytest.mark.rule("CIR-34.3")
@pytest.mark.parametrize(
    ("most", "due", "passes"),
    [("2", "p3", True), ("3", "p3", False), ("never", "p1", True), ("ask", "p6", False), ("0", "p1", True)],
)
def test_standing_orders_pass_above_a_price(most: str, due: str, passes: bool) -> None:
    table = Table("ai", "zcharo").priced("harvest", "zcharo", due).rich("ai", 9)
    standing(table, harvest=most)
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    assert (not table.is_asked("ai")) is passes
    assert bool(table.said("passed")) is passes


def standing(table: Table, **fields: str) -> None:
    """Fill in the form of seat 0, the rest as it is by default."""
    form = GAME.standing_form(table.g, 0)
    assert form is not None
    choice: dict[str, Any] = {track: ["ask"] for track in c.TRACKS} | {"income": ["ask"], "unasked": []}
    choice |= {name: [] for name in ("region", "opponent", "role", "sector", "card")}
    choice |= {name: [value] for name, value in fields.items()}
    form.check(choice)
    GAME.set_standing(table.g, 0, form.meaning(choice))


@pytest.mark.rule("CIR-34.6", "CIR-34.7")
def test_stored_battle_plans() -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 4).stand("zcharo", "c3", 4).hand("ai", "ambush")
    standing(table, region="c3", opponent="1", role="opponent", sector="charge", card="ambush")
    assert GAME.view(table.g, 1).standing != table.g.seats[0].standing
    table.fight("c3", "zcharo", "ai")
    assert isinstance(table.g.stack[-1], Plans)
    assert (sealed(table.g), waiting_for(table.g)) == ([0], [1])
    table.answer("ai", "sector=guard card=none")  # its owner may still change it
    table.answer("zcharo", "sector=guard card=none")
    assert [held.card for held in table.player("ai").hand] == ["ambush"]


@pytest.mark.rule("CIR-34.6")
@pytest.mark.parametrize("change", ["units", "card", "gem", "role"])
def test_a_stored_plan_is_dropped_when_something_changed(change: str) -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 4).stand("zcharo", "c3", 4).hand("ai", "ambush").rich("ai", 0, 1)
    standing(table, region="c3", opponent="1", role="me", sector="die_left", card="ambush")
    if change == "units":
        table.stand("zcharo", "c3", 1)
    if change == "card":
        table.player("ai").hand = []
    if change == "gem":
        table.rich("ai", 0, 0)
    table.fight("c3", *(("zcharo", "ai") if change == "role" else ("ai", "zcharo")))
    assert waiting_for(table.g) == [0, 1]


@pytest.mark.rule("CIR-34.6", "CIR-34.7")
def test_plans_can_be_replaced_and_forgotten() -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 4).stand("zcharo", "c3", 4)
    standing(table, region="c3", opponent="1", role="me", sector="charge")
    standing(table, region="c3", opponent="1", role="me", sector="guard")
    assert [plan.sector for plan in table.player("ai").standing.plans] == ["guard"]
    standing(table, region="c3", opponent="1", role="me")
    assert table.player("ai").standing.plans == []


@pytest.mark.rule("CIR-34.4")
def test_a_whole_move_can_be_taken_back_step_by_step() -> None:
    table = Table("jrayek", "ai").priced("move", "jrayek").stand("jrayek", "c2", 3)
    table.g.phase = "move"
    table.do(TakeTurn(0))
    match = Match(GAME, table.g)
    before = GAME.dump(match.state)
    for choice in ("act", "c2>c3?", "2", "c3>d3-1"):
        match.submit(0, choice)
    for _ in range(4):
        match.undo(0)
    assert GAME.dump(match.state) == before


# -- whole matches -----------------------------------------------------------------------------------------


def random_match(factions: tuple[str, ...], seed: int, **options: str) -> tuple[Circadians, Counter[int]]:
    rng = random.Random(f"{factions} {seed}")
    seats = tuple({"faction": faction} for faction in factions)
    g, _ = GAME.begin(Setup(len(factions), f"match {seed}", options, seats))
    decisions: Counter[int] = Counter()
    while g.outcome is None:
        seat = rng.choice(waiting_for(g))
        apply(g, seat, random_choice(open_decisions(g)[seat], rng))
        decisions[seat] += 1
    return g, decisions


@pytest.mark.whole_match
@pytest.mark.rule("CIR-24.9")
@pytest.mark.parametrize("pair", list(combinations(c.FACTIONS, 2)), ids="-".join)
def test_every_pair_of_factions_meets(pair: tuple[str, str]) -> None:
    for seed, options in enumerate(({}, {"leaders": "extended", "loot": "extended"})):
        g, _ = random_match(pair, seed, **options)
        assert g.outcome is not None
        assert GAME.check(g) == []


@pytest.mark.whole_match
@pytest.mark.rule("CIR-34.9")
def test_the_volume_of_a_match() -> None:
    _, decisions = random_match(("ai", "zcharo", "leyrien", "jrayek"), 1)
    assert 200 <= sum(decisions.values()) <= 1200


@pytest.mark.whole_match
@pytest.mark.rule("CIR-34.10")
def test_no_question_is_too_long_for_a_menu() -> None:
    rng = random.Random(5)
    seats = tuple({"faction": faction} for faction in ("oxataya", "jrayek", "leyrien", "circadians", "zcharo"))
    g, _ = GAME.begin(Setup(5, "menus", {"leaders": "extended", "loot": "extended"}, seats))
    while g.outcome is None:
        seat = rng.choice(waiting_for(g))
        decision = open_decisions(g)[seat]
        shapes = (
            [field.shape for field in decision.shape.fields] if isinstance(decision.shape, Form) else [decision.shape]
        )
        for shape in shapes:
            if isinstance(shape, Pick):
                assert len(shape.options) <= 200
        apply(g, seat, random_choice(decision, rng))


@pytest.mark.finding("PL-18")
@pytest.mark.rule("CIR-34.3", "CIR-29.4")
def test_what_is_refused_whatever_is_held_stops_nobody() -> None:
    table = Table("ai", "zcharo").priced("harvest", "zcharo", "p6").rich("ai", 2).hand("ai", "concentrated_fire")
    table.player("ai").standing.unasked = ["broke"]
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    assert not table.is_asked("ai")
    assert table.said("passed")
    table.rich("ai", 6)
    table.do(TakeTurn(0))
    assert table.rule("ai") == "CIR-D12"


@pytest.mark.finding("PL-18")
@pytest.mark.rule("CIR-14.8", "CIR-29.4")
def test_the_relic_check_passes_those_who_never_play_there() -> None:
    table = Table("ai", "zcharo").hand("ai", "living_legend").hand("zcharo", "ambush")
    table.g.regions["c2"].relic, table.g.regions["e4"].relic = 1, 6
    table.player("ai").standing.unasked = ["relic"]
    table.do(RelicCheck())
    assert waiting_for(table.g) == [1]
    table.player("zcharo").standing.unasked = ["relic"]
    table.g.stack.clear()
    table.do(RelicCheck())
    assert table.g.round == 2
    assert len(table.player("ai").hand) == 1


@pytest.mark.finding("PL-18")
@pytest.mark.rule("CIR-34.3", "CIR-29.4")
def test_routine_questions_offer_the_order_that_answers_them_from_now_on() -> None:
    """Whatever is held, and each order beside those that hold."""
    table = Table("ai", "zcharo").priced("harvest", "zcharo", "p6").rich("ai", 2).hand("ai", "concentrated_fire")
    table.g.phase = "harvest"
    table.do(TakeTurn(0), SetPrice(seat=1))
    match = Match(GAME, table.g)
    (broke,) = match.explained(0).always
    submit_always(match, 0, broke)
    assert table.player("ai").standing.unasked == ["broke"]
    table.g.stack.clear()
    table.do(SetPrice(seat=0), SetPrice(seat=1))
    Position(table.g).apply(0, table.asked("ai").options[0].id)
    match = Match(GAME, table.g)
    (priced,) = match.explained(0).always
    submit_always(match, 0, priced)
    assert sorted(table.player("ai").standing.unasked) == ["broke", "priced"]
    table.g.stack.clear()
    table.g.regions["c2"].relic, table.g.regions["e4"].relic = 1, 6
    table.do(RelicCheck())
    match = Match(GAME, table.g)
    (relic,) = match.explained(0).always
    submit_always(match, 0, relic)
    assert sorted(table.player("ai").standing.unasked) == ["broke", "priced", "relic"]
    table.g.stack.clear()
    table.do(TakeIncome(seat=0), SetPrice(seat=1))
    match = Match(GAME, table.g)
    for usual in match.explained(0).always:
        taken = match.copy()
        submit_always(taken, 0, usual)
        assert taken.state.seats[0].standing.income == usual.value
        assert usual.value in ("auto", "energy2", "gems1")
