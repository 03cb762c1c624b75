"""Everything has words in every language, can be told apart, and fits into Discord's menus and buttons."""

from __future__ import annotations

from collections.abc import Iterator

import games
from games.engine import Decision, Form, Option, Pick, Text
from games.engine.texts import LANGUAGES, Texts
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.walk import Walk

BUTTONS, BUTTON_LABEL, OPTION_TEXT = 5, 80, 100
"""Discord's limits; up to five options are shown as buttons."""


def decisions(here: Walk) -> Iterator[Decision]:
    """What is asked, and the standing orders of whoever is asked, as a question."""
    for seat, decision in here.match.decisions.items():
        yield decision
        form = here.game.standing_form(here.match.state, seat)
        if form is not None:
            yield Decision(seat, decision.prompt, form, "standing orders")


def labels(decision: Decision) -> list[Text]:
    """All texts of a decision."""
    found = [decision.prompt]
    if isinstance(decision.shape, Form):
        found += [field.label for field in decision.shape.fields]
    for pick in decision.picks:
        for option in pick.options:
            found += [text for text in (option.label, option.group, option.hint) if text is not None]
    return found


class EverythingCanBeSaid(Promise):
    """Every event, prompt, option and result has words in every language, and names nobody who is not at the table."""

    always = True

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._spoken = {language: games.texts(mode.game, language) for language in LANGUAGES}
        self._seen: set[str] = set()

    def look(self, here: Walk) -> None:
        texts = [event.text for event in here.events]
        for decision in decisions(here):
            texts += labels(decision)
        if (outcome := here.match.state.outcome) is not None:
            texts += [outcome.reason, *map(Text, outcome.scores)]
        for text in texts:
            if (name := f"{text.key} {text.args}") not in self._seen:
                self._seen.add(name)
                for language, words in self._spoken.items():
                    assert words.say(text, self._seated).strip(), f"{language}: {name}"

    def _seated(self, seat: int) -> str:
        assert 0 <= seat < self.mode.players, f"there is no seat {seat}"
        return f"#{seat + 1}"

    def end(self) -> None:
        assert {language: words.unsayable for language, words in self._spoken.items() if words.unsayable} == {}


class OptionsAreToldApartAndFit(Promise):
    """No two options of a list read alike, and each fits into a menu or onto a button."""

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._spoken = [games.texts(mode.game, language) for language in LANGUAGES]

    def look(self, here: Walk) -> None:
        for decision in decisions(here):
            for pick in decision.picks:
                for texts in self._spoken:
                    words = [read(texts, option) for option in pick.options]
                    fits(decision, pick, words)
                    if pick.most == 1:  # equal things, such as two equal cards, may be picked together
                        apart(decision, pick, words)


def read(texts: Texts, option: Option) -> tuple[str, str, str]:
    """Label, hint and group as a player reads them."""
    hint = texts.say(option.hint) if option.hint else ""
    return texts.say(option.label), hint, texts.say(option.group) if option.group else ""


def apart(decision: Decision, pick: Pick, words: list[tuple[str, str, str]]) -> None:
    """No two read alike."""
    if len(set(words)) == len(words):
        return
    twins = [option.id for option, word in zip(pick.options, words, strict=True) if words.count(word) > 1]
    raise AssertionError(f"{decision.rule}: {twins} read alike: {words}")


def fits(decision: Decision, pick: Pick, words: list[tuple[str, str, str]]) -> None:
    """Each fits where it is shown."""
    longest = BUTTON_LABEL if pick.most == 1 == pick.least and len(pick.options) <= BUTTONS else OPTION_TEXT
    twins = len({(label, hint) for label, hint, _ in words}) < len(words)
    for label, hint, group in words:
        assert len(label) <= longest, f"{decision.rule}: {len(label)} characters: {label}"
        assert max(len(hint), len(group)) <= OPTION_TEXT, f"{decision.rule}: {hint}, {group}"
        if twins:  # a menu says the group together with the hint then
            assert len(f"{group}: {hint}") <= OPTION_TEXT, f"{decision.rule}: {group}: {hint}"


SAID = (EverythingCanBeSaid, OptionsAreToldApartAndFit)
