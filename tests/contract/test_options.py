"""What can be picked is told apart in every language, and fits into Discord's menus and buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import games
from games.engine import Decision, Form, Option, Pick
from games.engine.texts import LANGUAGES, Texts
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)

BUTTONS, BUTTON_LABEL, OPTION_TEXT = 5, 80, 100
"""Discord's limits; up to five options are shown as buttons."""


def picks(decision: Decision) -> Iterator[Pick]:
    """Everything in a decision that is chosen from a list."""
    shapes = [field.shape for field in decision.shape.fields] if isinstance(decision.shape, Form) else [decision.shape]
    yield from (shape for shape in shapes if isinstance(shape, Pick))


def said(texts: Texts, option: Option) -> tuple[str, str, str]:
    """Label, hint and group as a player reads them."""
    hint = texts.say(option.hint) if option.hint else ""
    return texts.say(option.label), hint, texts.say(option.group) if option.group else ""


def asked(mode: Mode, nth: int) -> Iterator[tuple[str, Pick]]:
    """Lists from all over a match, and where they were seen."""
    for here in every(Walk(mode, 21), nth):
        for seat, decision in here.match.decisions.items():
            yield from ((f"{here}: {decision.rule}", pick) for pick in picks(decision))
            form = here.game.standing_form(here.match.state, seat)
            if form is not None:
                standing = Decision(seat, decision.prompt, form, "")
                yield from ((f"{here}: standing orders", pick) for pick in picks(standing))


@everywhere
def test_options_are_told_apart(mode: Mode) -> None:
    spoken = [games.texts(mode.game, language) for language in LANGUAGES]
    for where, pick in asked(mode, 1):
        if pick.most > 1:
            continue  # equal things, such as two equal cards, may be picked together
        for texts in spoken:
            seen: dict[tuple[str, str, str], str] = {}
            for option in pick.options:
                words = said(texts, option)
                assert words not in seen, f"{where}: {option.id} and {seen[words]} are both {words}"
                seen[words] = option.id


@everywhere
def test_options_fit(mode: Mode) -> None:
    spoken = [games.texts(mode.game, language) for language in LANGUAGES]
    for where, pick in asked(mode, 3):
        longest = BUTTON_LABEL if pick.most == 1 == pick.least and len(pick.options) <= BUTTONS else OPTION_TEXT
        for texts in spoken:
            words = [said(texts, option) for option in pick.options]
            twins = len({(label, hint) for label, hint, _ in words}) < len(words)
            for label, hint, group in words:
                assert len(label) <= longest, f"{where}: {len(label)} characters: {label}"
                assert max(len(hint), len(group)) <= OPTION_TEXT, f"{where}: {hint}, {group}"
                if twins:  # a menu says the group together with the hint then
                    assert len(f"{group}: {hint}") <= OPTION_TEXT, f"{where}: {group}: {hint}"
