"""Discord takes 100 characters of what a control carries: no control of ours has more, however long our numbers get."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import cast

import pytest

import games
from bot.messages import layout, own
from bot.messages.address import LARGEST, Address, apart, together
from bot.messages.asking import Asking
from bot.messages.controls import MENU_OPTIONS, Control, button, menu, option
from bot.messages.shapes import rows
from bot.panels import lobby_options, plan_panel, standing
from bot.tables.running import Running
from games.engine import Decision, Form, Match, Pick, Text
from games.engine.decision import Several
from games.engine.texts import LANGUAGES
from tests.bot import test_leaks
from tests.bot.test_panels import TEXTS, controls, options
from tests.contract.modes import Mode
from tests.contract.walk import Walk, every

MOST = 100
ERA = 9999


def old_and_large(mode: Mode, match: Match, language: str) -> Running:
    """A match with the largest number that a database can give, which has gone back thousands of times."""
    table = test_leaks.at_table(mode, Match(match.game, match.state, ERA), language)
    table.row = table.row.changed(id=LARGEST)
    return table


def panels(table: Running, seat: int, language: str) -> Iterator[layout.Composed]:
    """What a seat can be shown."""
    decision = table.decision(seat)
    if own.can_prepare(table, seat):
        yield plan_panel.view(table, seat, language)
    if table.match.game.standing_form(table.match.present, seat) is not None:
        yield standing.panel(table, seat, language, standing.held(table, seat))
    for group in test_leaks.groups(table, seat, language):
        yield own.panel(table, seat, language, group=group)
        yield own.panel(table, seat, language, group=group, staged=True)
    if decision is not None and isinstance(decision.shape, Pick) and decision.shape.options:
        yield own.panel(table, seat, language, looked=[str(n) for n in range(decision.shape.most)][:MENU_OPTIONS])
    if decision is not None and isinstance(decision.shape, Form):
        filled = own.as_picks(cast("dict[str, list[str]]", decision.parse(table.match.default(seat))))
        for missing in filled:
            yield own.panel(table, seat, language, picks={name: filled[name] for name in filled if name != missing})


def too_long(controls: list[Control]) -> list[str]:
    return [control.custom_id for control in controls if len(control.custom_id) > MOST]


@pytest.mark.parametrize("mode", test_leaks.LARGEST, ids=str)
def test_every_control_of_every_game_has_room_for_the_longest_numbers(mode: Mode) -> None:
    seen, languages = 0, itertools.cycle(LANGUAGES)
    for here in every(Walk(mode, 5), 151):
        language = next(languages)
        table = old_and_large(mode, here.match, language)
        for seat in range(mode.players):
            for shown in panels(table, seat, language):
                assert too_long(shown.controls) == [], f"{here}: seat {seat}"
                seen += len(shown.controls)
    assert seen


@pytest.mark.parametrize("game", games.metas())
def test_every_option_of_a_lobby_has_room_for_the_longest_numbers(game: str) -> None:
    mode = next(mode for mode in test_leaks.LARGEST if mode.game == game)
    row = old_and_large(mode, Walk(mode, 1).match, "en").row
    shown = lobby_options.TABLE_OPTIONS.rows(lobby_options.of_table(row), "en")
    assert too_long(controls(shown)) == []


def test_a_menu_and_a_button_of_the_longest_address() -> None:
    empty = len(str(Address("look", LARGEST)))
    longest = Address("look", LARGEST, argument="9" * (MOST - 1 - empty))
    assert len(menu(longest, "Which?", [option("0", "0")]).custom_id) == MOST
    assert menu(longest, "Which?", [option("0", "0")]).address == longest == button(longest, "This").address
    with pytest.raises(ValueError, match="too long"):
        menu(Address("look", LARGEST, argument="9" * (MOST - empty)), "Which?", [option("0", "0")])


@pytest.mark.parametrize("numbers", [["7"], ["600"], ["24", "0", "3"], [str(n) for n in range(MENU_OPTIONS)]])
def test_numbers_in_one_argument_come_back_in_their_order(numbers: list[str]) -> None:
    written = together(numbers)
    assert written is not None
    assert len(written) <= 1 + MENU_OPTIONS
    assert apart(written) == numbers
    assert apart("-".join(numbers)) == numbers, "controls from before have dashes"


@pytest.mark.parametrize("numbers", [["7", "7"], ["0", "36"], ["600", "601"]])
def test_what_no_menu_gives_is_no_argument(numbers: list[str]) -> None:
    assert together(numbers) is None


def test_all_of_a_menu_can_be_confirmed_in_the_largest_match() -> None:
    shape = Several(options(MENU_OPTIONS, 0), least=1, most=MENU_OPTIONS)
    asking = Asking(Decision(5, Text("prompt"), shape, "T-1"), LARGEST, f"{ERA}.{ERA}", TEXTS, staged=True)
    numbers = together([str(number) for number in range(MENU_OPTIONS)])
    assert numbers is not None
    shown = [*rows(asking), own.confirm(asking, numbers, list(shape.options))]
    assert too_long(controls(shown)) == []
