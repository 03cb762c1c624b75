"""Everything has words in every language, can be told apart, and fits into Discord's menus and buttons."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.engine import Decision, Form, Option, Pick, SeatName, Text
from games.engine.text import Arg
from games.engine.texts import LANGUAGES
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.promises.spoken import Spoken
from tests.contract.walk import Walk

BUTTONS, BUTTON_LABEL, OPTION_TEXT = 5, 80, 100
"""Discord's limits; up to five options are shown as buttons."""
MANY = 5
"""No language of ours has other forms for more; `tests/games/test_every_message.py` also says 21."""


def decisions(here: Walk) -> Iterator[Decision]:
    """What is asked, and the standing orders of whoever is asked, as a question."""
    for seat, decision in here.match.decisions.items():
        yield decision
        form = here.game.standing_form(here.match.present, seat)
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


Kind = tuple[object, ...]


def kind_of(text: Text, players: int) -> Kind:
    """What it takes to say a text: its message, the messages and names put into it, numbers as far as they matter, and
    whether it names somebody at the table."""
    return (text.key, *((name, _kind(arg, players)) for name, arg in text.args.items()))


def _kind(arg: Arg, players: int) -> object:
    if isinstance(arg, Text):
        return kind_of(arg, players)
    if isinstance(arg, list):
        return (*dict.fromkeys(_kind(item, players) for item in arg),)
    if isinstance(arg, SeatName):
        return "seated" if 0 <= arg.seat < players else "elsewhere"
    return min(arg, MANY) if isinstance(arg, int) else arg


class EverythingCanBeSaid(Promise):
    """Every event, prompt, option and result has words in every language, and names nobody who is not at the table."""

    always = True

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._spoken = Spoken(mode.game, self._seated)
        self._read: set[bytes] = set()
        self._said: set[Kind] = set()

    def look(self, here: Walk) -> None:
        texts = [event.text for event in here.events]
        for decision in here.match.decisions.values():
            if (read := msgspec.msgpack.encode((decision.prompt, decision.shape))) not in self._read:
                self._read.add(read)
                texts += labels(decision)
        if (outcome := here.match.outcome) is not None:
            texts += [outcome.reason, *map(Text, outcome.scores)]
        for text in texts:
            if (kind := kind_of(text, self.mode.players)) not in self._said:
                self._said.add(kind)
                assert all(words.strip() for words in self._spoken(text)), str(text)

    def _seated(self, seat: int) -> str:
        assert 0 <= seat < self.mode.players, f"there is no seat {seat}"
        return f"#{seat + 1}"

    def end(self) -> None:
        assert self._spoken.unsayable == set()


class OptionsAreToldApartAndFit(Promise):
    """No two options of a list read alike, and each fits into a menu or onto a button."""

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._spoken = Spoken(mode.game)

    def look(self, here: Walk) -> None:
        for decision in decisions(here):
            for text in labels(decision):
                assert all(words.strip() for words in self._spoken(text)), str(text)
            for pick in decision.picks:
                for words in zip(*(read(self._spoken, option) for option in pick.options), strict=True):
                    fits(decision, pick, words)
                    if pick.most == 1:  # equal things, such as two equal cards, may be picked together
                        apart(decision, pick, words)


Words = tuple[str, str, str]
"""Label, hint and group as a player reads them."""


def read(spoken: Spoken, option: Option) -> list[Words]:
    """An option in every language."""
    said = (spoken(text) if text else ("",) * len(LANGUAGES) for text in (option.label, option.hint, option.group))
    return [*zip(*said, strict=True)]


def apart(decision: Decision, pick: Pick, words: tuple[Words, ...]) -> None:
    """No two read alike."""
    if len(set(words)) == len(words):
        return
    twins = [option.id for option, word in zip(pick.options, words, strict=True) if words.count(word) > 1]
    raise AssertionError(f"{decision.rule}: {twins} read alike: {words}")


def fits(decision: Decision, pick: Pick, words: tuple[Words, ...]) -> None:
    """Each fits where it is shown."""
    longest = BUTTON_LABEL if pick.most == 1 == pick.least and len(pick.options) <= BUTTONS else OPTION_TEXT
    twins = len({(label, hint) for label, hint, _ in words}) < len(words)
    for label, hint, group in words:
        assert len(label) <= longest, f"{decision.rule}: {len(label)} characters: {label}"
        assert max(len(hint), len(group)) <= OPTION_TEXT, f"{decision.rule}: {hint}, {group}"
        if twins:  # a menu says the group together with the hint then
            assert len(f"{group}: {hint}") <= OPTION_TEXT, f"{decision.rule}: {group}: {hint}"


SAID = (EverythingCanBeSaid, OptionsAreToldApartAndFit)
