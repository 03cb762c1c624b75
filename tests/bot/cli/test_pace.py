"""The figures of a match's pace: they come from the code that announces, delivers and lays out."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.cli import pace
from bot.cli.pace import hand
from bot.cli.pace.table import Both
from bot.delivery import kinds
from bot.messages import form_fields, layout, shapes
from bot.messages.asking import Asking, Picks
from bot.messages.controls import button, menu, option, row
from bot.messages.whole import whole_rows
from bot.tables import announce, posts
from bot.tables.draft import Draft
from games import texts
from games.engine import Choice, Decision, Field, Form, Match, Number, Option, Pick, Setup, Several, Text
from games.engine.policy import random_choice
from games.xidit.game import GAME as XIDIT

SHORT = Setup(3, "pace", {"length": "short"})


def at_random(match: Match, seat: int, rng: random.Random) -> str:
    """An answer of somebody who does not care."""
    return match.decisions[seat].write(random_choice(match.decisions[seat], rng))


def measured(people: int = 3) -> pace.Pace:
    """A short match of Xidit."""
    return asyncio.run(pace.measure("xidit", SHORT, at_random, people))


@pytest.fixture(scope="module")
def all_people() -> pace.Pace:
    """The match of three people, for all who look at its figures."""
    return measured()


def options(count: int) -> tuple[Option, ...]:
    """So many of them."""
    return tuple(Option(f"o{number}", Text("engine-seat", {"number": number})) for number in range(count))


def clicks(decision: Decision, choice: Choice, *, staged: bool = False, picks: Picks | None = None) -> int | None:
    """How many clicks an answer takes on a panel with this question."""

    def panel(
        *, group: int | None = None, looked: list[str] | None = None, picks: Picks | None = picks
    ) -> layout.Composed:
        asking = Asking(decision, 1, "0.1", texts("xidit", "en"), staged=staged)
        found = shapes.rows(asking, group, picks)
        if looked:
            found.append(row(button(asking.at("sure", "-".join(looked)), "Yes")))
        return layout.message("?", found)

    return hand.clicks(panel(), decision, choice, panel)


def asked(shape: Pick | Number | Form) -> Decision:
    """A question of this shape."""
    return Decision(0, Text("xidit-name"), shape, rule="XID-D1")


@pytest.mark.parametrize(
    ("decision", "choice", "staged", "expected"),
    [
        (asked(Pick(options(3))), ["o1"], True, 1),
        (asked(Pick(options(10))), ["o1"], False, 1),
        (asked(Pick(options(25))), ["o1"], False, 2),
        (asked(Pick(options(20))), ["o1"], True, 3),
        (asked(Several(options(10), 0, 10)), ["o1", "o5"], False, 4),
        (asked(Several(options(10), 0, 10)), [], False, 1),
        (asked(Pick(options(40))), ["o1"], False, 2),
        (asked(Pick(options(60))), ["o30"], False, 3),
        (asked(Number(0, 9)), 4, False, 1),
        (asked(Number(0, 10)), 4, False, 2),
        (asked(Number(0, 90)), 4, False, 2),
    ],
)
def test_clicks_are_those_of_the_controls(decision: Decision, choice: Choice, staged: bool, expected: int) -> None:
    assert clicks(decision, choice, staged=staged) == expected


def test_what_a_form_proposes_costs_no_click() -> None:
    """Only fields that show something else are touched, and the form is sent off."""
    fields = tuple(Field(name, Text("xidit-name"), Pick(options(3))) for name in ("a", "b"))
    decision = asked(Form(fields))
    assert clicks(decision, {"a": ["o0"], "b": ["o1"]}, picks={"a": ["o0"]}) == 3
    assert clicks(decision, {"a": ["o0"], "b": ["o1"]}, picks={"a": ["o0"], "b": ["o1"]}) == 1


def test_the_same_match_has_the_same_pace(all_people: pace.Pace) -> None:
    assert measured() == all_people


def test_the_figures_follow_the_code_that_announces(monkeypatch: pytest.MonkeyPatch, all_people: pace.Pace) -> None:
    """A board with every step makes more posts, short turns told apart too; a panel for nobody makes no DM."""
    before = all_people
    with monkeypatch.context() as apart:
        apart.setattr(kinds, "FEW", 1)
        assert measured().posts > before.posts

    def always(draft: Draft) -> posts.NewBoard:
        return posts.NewBoard(since=draft.before.logged, upto=draft.before.logged + len(draft.played))

    monkeypatch.setattr(announce, "board_post", always)
    monkeypatch.setattr(kinds, "FEW", 0)
    monkeypatch.setattr(announce, "needs_dm", lambda draft, seat: False)
    after = measured()
    assert after.posts > before.posts
    assert (before.dms > 0, after.dms) == (True, 0)
    assert (after.decisions, after.waits, after.turns) == (before.decisions, before.waits, before.turns)


def test_bots_need_no_clicks_and_keep_nobody_waiting(all_people: pace.Pace) -> None:
    alone, all_of_them = measured(people=1), all_people
    assert 0 < alone.clicks < all_of_them.clicks
    assert 0 < alone.waits < all_of_them.waits
    assert alone.dms < all_of_them.dms


def test_who_is_asked_together_is_waited_for_once(all_people: pace.Pace) -> None:
    """The years of Xidit: all plan at once, so a year begins with one wait and three people."""
    found = all_people
    assert found.waits_by_kind["SecretOrders"] > found.waits > found.waits_by_kind["SecretOrders"] / 3


@pytest.mark.finding("PL-39")
def test_clicks_are_told_by_the_question_that_took_them(all_people: pace.Pace) -> None:
    found = all_people
    assert sum(found.clicks_by_kind.values()) == found.clicks
    assert max(found.clicks_by_kind, key=lambda kind: found.clicks_by_kind[kind]) == "SecretOrders"
    both = pace.mean([found, found])
    assert both.clicks_by_kind == found.clicks_by_kind
    assert both.clicks_per_turn == round(found.clicks / found.turns, 2)


@pytest.mark.finding("PL-39")
def test_a_form_is_filled_in_the_same_again_where_that_takes_fewer_clicks() -> None:
    """What differs from the last time is changed then."""
    fields = tuple(Field(name, Text("xidit-name"), Several(options(12), 0, 12)) for name in "ab")
    decision = asked(Form(fields))

    def panel(
        *, group: int | None = None, looked: list[str] | None = None, picks: Picks | None = None
    ) -> layout.Composed:
        asking = Asking(decision, 1, "0.1", texts("xidit", "en"))
        return layout.message("?", *form_fields.form_parts(asking, Form(fields), picks or {}, again=True))

    def taken(choice: Choice, again: Picks | None) -> int | None:
        return hand.clicks(panel(), decision, choice, panel, again)

    before: Picks = {"a": ["o1", "o2"], "b": ["o5"]}
    assert taken({"a": ["o1", "o2"], "b": ["o5"]}, None) == 4 + 3 + 1
    assert taken({"a": ["o1", "o2"], "b": ["o5"]}, before) == 2
    assert taken({"a": ["o1", "o2"], "b": ["o6"]}, before) == 2 + 4
    assert taken({"a": ["o3"], "b": ["o7"]}, before) == 3 + 3 + 1, "nothing is gained by it"


@pytest.mark.finding("PL-39")
def test_the_next_answer_is_no_click_where_it_was_said_with_the_one_before() -> None:
    """By a button of both, and not if something new has come to light between them."""
    decision = asked(Pick(options(3)))
    asking = Asking(decision, 1, "0.1", texts("xidit", "en"))
    buttons = row(button(asking.at("onward", "1-XID-D1: o2"), "both"))
    listed = row(menu(asking.at("onward"), "both", [option("both", "2-XID-D1: o0")]))
    view = layout.message("?", shapes.rows(asking), [buttons, listed])
    assert hand.at_one_go(view, decision, ["o0"]) == {}
    assert hand.at_one_go(view, decision, ["o1"]) == {"XID-D1: o2": 1}
    assert hand.at_one_go(view, decision, ["o2"]) == {"XID-D1: o0": 2}
    match, _ = Match.begin(XIDIT, XIDIT.complete(SHORT))
    both = Both({"XID-D1: o2": 0}, match.present.barrier)
    assert both.clicks(match, decision, "o2") == 0
    assert both.clicks(match, decision, "o1") is None
    match.state.mark_revealed()
    assert both.clicks(match, decision, "o2") is None


def test_a_whole_answer_is_one_click() -> None:
    """And the one that completes a form is the last."""
    form = Form((Field("a", Text("xidit-name"), Pick(options(3))), Field("b", Text("xidit-name"), Pick(options(9)))))
    decision = asked(form)

    def panel(
        *, group: int | None = None, looked: list[str] | None = None, picks: Picks | None = None
    ) -> layout.Composed:
        asking = Asking(decision, 1, "0.1", texts("xidit", "en"))
        _, first = form_fields.next_field(asking, form, picks or {})
        _, last = whole_rows(asking, form, picks or {}, {})
        return layout.message("?", last or first, shapes.rows(asking, group, picks))

    def taken(picks: Picks) -> int | None:
        return hand.clicks(panel(picks=picks), decision, {"a": ["o1"], "b": ["o2"]}, panel)

    assert taken({}) == 2
    assert taken({"a": ["o1"]}) == 1
