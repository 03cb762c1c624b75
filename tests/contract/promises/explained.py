"""Every choice explains itself: hints, reasons why not, marks on the board, and what cannot be taken back."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from games.engine import Decision, Form, Match, NotLegal, NotUnderstood, Number, Option, Pick
from games.engine.policy import random_choice
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.promises.spoken import Spoken
from tests.contract.walk import Walk

HINT, REASON = 100, 200
"""Discord's limit for what stands beside an option of a menu; and a line that can be read."""


def options(decision: Decision) -> list[Option]:
    """Everything that can be picked."""
    return [option for pick in decision.picks for option in pick.options]


class ExplainingChangesNoOption(Promise):
    """What is explained is what is asked."""

    nth = 3

    def look(self, here: Walk) -> None:
        for seat, bare in here.match.decisions.items():
            decision = here.explained(seat)
            ids = [(option.id, option.value, option.private) for option in options(bare)]
            assert [(option.id, option.value, option.private) for option in options(decision)] == ids
            assert (decision.prompt, decision.rule, decision.asked) == (bare.prompt, bare.rule, bare.asked)


class EveryOptionHasAHintOrNeedsNone(Promise):
    """PL-17: what an option costs and brings stands beside it."""

    nth = 2

    def look(self, here: Walk) -> None:
        for seat in here.match.decisions:
            decision = here.explained(seat)
            if decision.plain:
                continue
            assert not isinstance(decision.shape, Number), f"{decision.rule}: what do its numbers mean?"
            for option in options(decision):
                assert option.hint or option.plain, f"{decision.rule} {decision.kind}: {option.id}"


class HintsAndReasonsReadWellAndFit(Promise):
    """In every language."""

    nth: ClassVar[int] = 3

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._spoken = Spoken(mode.game)

    def look(self, here: Walk) -> None:
        for seat in here.match.decisions:
            decision, spoken = here.explained(seat), self._spoken
            for option in options(decision):
                for hint in spoken(option.hint) if option.hint else ():
                    assert len(hint) <= HINT, f"{decision.rule}: {len(hint)}: {hint}"
                assert all(all(spoken(text)) for text in (option.final, option.loses) if text)
            for missing in decision.unavailable:
                assert all(spoken(missing.label)), f"{decision.rule}: {missing.id}"
                assert all(0 < len(words) <= REASON for words in spoken(missing.reason)), f"{decision.rule}: {missing}"


class WhatIsUnavailableIsNotOfferedAndTypingItIsAnsweredWithTheReason(Promise):
    """PL-21: what one would look for and cannot have is there, with the reason."""

    nth = 3

    def look(self, here: Walk) -> None:
        for seat in here.match.decisions:
            decision = here.explained(seat)
            offered = {option.id for option in options(decision)}
            ids = [missing.id for missing in decision.unavailable]
            assert len(set(ids)) == len(ids), f"{decision.rule}: {ids}"
            assert not offered & set(ids), f"{decision.rule}: {offered & set(ids)}"
            if isinstance(decision.shape, Form):
                continue
            for missing in decision.unavailable:
                with pytest.raises((NotLegal, NotUnderstood)) as refused:
                    decision.parse(missing.id)
                assert refused.value.text == missing.reason, f"{decision.rule}: {missing.id}"


class WhatUndoWillNotTakeBackIsSaidSoBefore(Promise):
    """PL-20: an option says whether it is final."""

    nth = 2

    def look(self, here: Walk) -> None:
        match = here.match
        for seat in match.waiting if match.outcome is None else []:
            decision = here.explained(seat)
            choice = random_choice(match.decisions[seat], self.rng)
            if decision.secret or decision.final or final(decision, choice):
                continue
            played = match.copy()
            played.submit(seat, choice)
            assert played.can_undo(seat), f"{decision.rule} {decision.kind}: {choice} is final"


def final(decision: Decision, choice: object) -> bool:
    """Whether something that was picked says that it cannot be taken back."""
    chosen = choice.values() if isinstance(choice, dict) else [choice]
    words = {word for value in chosen if isinstance(value, list) for word in value}
    return any(option.final is not None for option in options(decision) if option.id in words)


class WhatOthersReadOfAnExplainedDecisionDoesNotDependOnSecrets(Promise):
    """Hints of public questions tell nothing."""

    nth = 3

    def look(self, here: Walk) -> None:
        decisions = here.match.decisions
        seats = [seat for seat, decision in decisions.items() if not (decision.secret or decision.private)]
        other = Match(here.game, here.game.shuffle_hidden(here.match.present, None, self.rng)) if seats else here.match
        for seat in seats:
            mine, theirs = here.explained(seat), other.explained(seat)
            assert public(mine) == public(theirs), decisions[seat].rule


def public(decision: Decision) -> Decision:
    """An explained decision without what only its owner is shown."""
    decision = msgspec.structs.replace(decision, unavailable=())
    if not isinstance(decision.shape, Pick):
        return decision
    shown = tuple(option for option in decision.shape.options if not option.private)
    return msgspec.structs.replace(decision, shape=msgspec.structs.replace(decision.shape, options=shown))


class WhatTheOwnerReadsDoesNotDependOnWhatIsHiddenFromThem(Promise):
    """Hints and reasons are made from what the seat may know."""

    nth = 3

    def look(self, here: Walk) -> None:
        for seat in here.match.decisions:
            other = Match(here.game, here.game.shuffle_hidden(here.match.present, seat, self.rng))
            mine, theirs = here.explained(seat), other.explained(seat)
            assert msgspec.json.encode(mine) == msgspec.json.encode(theirs), here.match.decisions[seat].rule


EXPLAINS = (
    ExplainingChangesNoOption,
    EveryOptionHasAHintOrNeedsNone,
    HintsAndReasonsReadWellAndFit,
    WhatIsUnavailableIsNotOfferedAndTypingItIsAnsweredWithTheReason,
    WhatUndoWillNotTakeBackIsSaidSoBefore,
    WhatOthersReadOfAnExplainedDecisionDoesNotDependOnSecrets,
    WhatTheOwnerReadsDoesNotDependOnWhatIsHiddenFromThem,
)
