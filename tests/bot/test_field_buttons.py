"""Fewer presses: fields of a form and options of a group as buttons, where a menu takes two."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ButtonStyle

import games
from bot.cli.pace import hand
from bot.messages import form_fields, layout
from bot.messages.asking import Asking, Picks
from bot.messages.controls import Choose, Press
from bot.messages.form_fields import form_parts, toggled
from bot.messages.shapes import pick_rows
from bot.panels import standing
from bot.panels.picks import picks_shown
from games.engine import Decision, Field, Form, Match, Number, Option, Pick, Several, Text
from games.engine.texts import Texts
from tests.bot.test_leaks import at_table
from tests.bot.test_panels import TEXTS_OF, controls
from tests.contract.modes import MODES

TEXTS = Texts("en", {**TEXTS_OF, "long": "long = The option with the number { $n } of group { $g }"})


def some(count: int, group: int, *, brief: bool = True) -> tuple[Option, ...]:
    """Options of a group, with names too long for many buttons and short ones for below the group's."""
    return tuple(
        Option(
            f"g{group}o{n}",
            Text("long", {"n": n, "g": group}),
            Text("group", {"n": group}),
            brief=Text("label", {"n": n}) if brief else None,
        )
        for n in range(count)
    )


def asking_for(shape: Pick | Form) -> Asking:
    return Asking(Decision(0, Text("prompt"), shape, "T-1"), 1, "0.1", TEXTS)


@pytest.mark.finding("PL-39")
def test_what_a_menu_would_hold_is_buttons_by_group_with_short_names() -> None:
    """The first group is open; another is one press away, and has buttons as well."""
    pick = Pick((*some(9, 0), *some(9, 1)))
    shown = controls(pick_rows(asking_for(pick), pick))
    assert not [each for each in shown if isinstance(each, Choose)]
    chosen = [each.label for each in shown if each.address.verb == "pick"]
    assert chosen == [f"Option {n}" for n in range(9)], "below the name of their group"
    other = next(each for each in shown if each.address.verb == "group" and each.style != ButtonStyle.success.value)
    opened = controls(pick_rows(asking_for(pick), pick, int(other.address.argument)))
    picked = [each.address.argument for each in opened if each.address.verb == "pick"]
    assert picked == [str(n) for n in range(9, 18)]


def test_groups_that_are_too_large_for_buttons_stay_in_a_menu() -> None:
    pick = Pick((*some(12, 0, brief=False), *some(12, 1, brief=False)))
    shown = controls(pick_rows(asking_for(pick), pick))
    assert [each for each in shown if isinstance(each, Choose)]
    assert not [each for each in shown if each.address.verb == "group"]


DIAL = Field("dial", Text("label", {"n": 1}), Number(0, 7))
CARDS = Field("cards", Text("label", {"n": 2}), Several(some(4, 0), 0, 2))
PLAN = Form((DIAL, CARDS))


def shown(picks: Picks, form: Form = PLAN) -> layout.Composed:
    return layout.message("?", *form_parts(asking_for(form), form, picks))


def as_message(view: layout.Composed) -> discord.Message:
    """What the bot is given back of it with a press."""
    found: list[discord.ui.Button[Any]] = [
        discord.ui.Button(
            custom_id=each.custom_id, label=each.label, style=ButtonStyle(each.style), disabled=each.disabled
        )
        for each in view.controls
        if isinstance(each, Press)
    ]
    parts = [discord.Button(cast("Any", each.to_component_dict())) for each in found]
    return cast("discord.Message", SimpleNamespace(components=parts))


@pytest.mark.finding("PL-39")
def test_numbers_and_a_few_things_have_buttons_and_the_message_remembers_them() -> None:
    view = shown({"dial": ["3"], "cards": ["g0o1"]})
    assert not [each for each in view.controls if isinstance(each, Choose)]
    assert picks_shown(as_message(view)) == {"dial": ["3"], "cards": ["g0o1"]}
    assert picks_shown(as_message(view), "plan") == {}, "of another panel"
    full = shown({"dial": ["3"], "cards": ["g0o1", "g0o2"]})
    disabled = [each.address.argument for each in full.controls if isinstance(each, Press) and each.disabled]
    assert disabled == ["cards=g0o0", "cards=g0o3"], "no more than two"


def test_a_press_chooses_and_takes_back() -> None:
    assert toggled(PLAN, "cards", [], "g0o1") == ["g0o1"]
    assert toggled(PLAN, "cards", ["g0o1"], "g0o1") == []
    assert toggled(PLAN, "cards", ["g0o1"], "g0o3") == ["g0o1", "g0o3"]
    assert toggled(PLAN, "cards", ["g0o1", "g0o3"], "g0o2") == ["g0o3", "g0o2"], "the oldest makes way"
    alone = Form((Field("cards", Text("prompt"), Several(some(4, 0), 0, 1)),))
    assert toggled(alone, "cards", ["g0o1"], "g0o3") == ["g0o3"]
    assert toggled(PLAN, "cards", [], "elsewhere") is None
    assert toggled(PLAN, "dial", [], "1") is None
    assert toggled(PLAN, "none", [], "1") is None


@pytest.mark.finding("PL-39")
def test_each_press_is_counted() -> None:
    decision = asking_for(PLAN).decision

    def panel(
        *, group: int | None = None, looked: list[str] | None = None, picks: Picks | None = None
    ) -> layout.Composed:
        return shown(picks or {"dial": ["0"]})

    def taken(dial: int, cards: list[str]) -> int | None:
        return hand.clicks(panel(), decision, {"dial": dial, "cards": cards}, panel)

    assert taken(0, []) == 1, "sent off as it is"
    assert taken(5, []) == 2
    assert taken(5, ["g0o0"]) == 3
    assert taken(5, ["g0o0", "g0o3"]) == 4


def test_a_form_with_more_fields_than_there_is_room_for_keeps_menus() -> None:
    form = Form(tuple(Field(f"f{n}", Text("label", {"n": n}), Number(0, 4)) for n in range(8)))
    assert 0 < len(form_fields.fields_with_buttons(asking_for(form), form)) < 8
    assert shown({}, form).box.size <= layout.COMPONENTS


@pytest.mark.parametrize("game", ["circadians", "hyperborea", "ryozen", "scythe", "xidit"])
def test_standing_orders_keep_a_menu_each(game: str) -> None:
    """They are many, and a menu names its order."""
    mode = next(mode for mode in MODES if mode.game == game)
    rules = games.game(game)
    match, _ = Match.begin(rules, rules.complete(mode.setup(1)))
    table = at_table(mode, match, "en")
    if match.game.standing_form(match.present, 0) is None:
        return
    view = standing.panel(table, 0, "en", standing.held(table, 0))
    assert not [each for each in view.controls if isinstance(each, Press) and each.address.verb.endswith("toggle")]
    assert [each for each in view.controls if isinstance(each, Choose)]
