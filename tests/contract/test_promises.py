"""What every game keeps in all positions: one match per mode is looked at in every way, one more for its secrets, and
two for what players are told of their choices."""

from __future__ import annotations

import pytest

from tests.contract.modes import MODES, Mode
from tests.contract.promises import hold
from tests.contract.promises.explained import EXPLAINS
from tests.contract.promises.foreseen import (
    ChangesReadWellInEveryLanguage,
    WhatIsForeseenDoesNotDependOnSecretsAndChangesNothing,
    WhatIsForeseenWholeIsWhatTheChoiceThenShows,
)
from tests.contract.promises.refused import REFUSED
from tests.contract.promises.reveals import AChoiceShowsNothingHiddenUnlessUndoStopsThere
from tests.contract.promises.said import SAID
from tests.contract.promises.secret import SECRET
from tests.contract.promises.sound import SOUND
from tests.contract.promises.standing import STANDING
from tests.contract.promises.turns import WhoComesNextIsSaid
from tests.contract.walk import BotWalk, Walk

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)
OPEN = (*SOUND, *SAID, *REFUSED, *STANDING, ChangesReadWellInEveryLanguage)
HIDDEN = (
    *SECRET,
    AChoiceShowsNothingHiddenUnlessUndoStopsThere,
    WhatIsForeseenDoesNotDependOnSecretsAndChangesNothing,
)

TOLD = (*EXPLAINS, WhatIsForeseenWholeIsWhatTheChoiceThenShows, WhoComesNextIsSaid)


@everywhere
@pytest.mark.rule("XID-20.9")
@pytest.mark.finding("RU-21", "CO-14", "TM-25", "TR-19")
def test_positions_are_sound_and_said_and_what_is_not_offered_is_refused(mode: Mode) -> None:
    hold(mode, [Walk(mode, 1)], OPEN)


@everywhere
@pytest.mark.rule("XID-14.4")
@pytest.mark.finding("RU-8", "RU-9")
def test_nothing_that_is_shown_depends_on_secrets(mode: Mode) -> None:
    hold(mode, [Walk(mode, 12)], HIDDEN)


@everywhere
@pytest.mark.finding("PL-17", "PL-20", "PL-21", "TM-10")
def test_every_choice_explains_itself_and_what_comes_next_is_told(mode: Mode) -> None:
    """Two matches, one played at random and, where they do, one by bots."""
    hold(mode, [Walk(mode, 71), *([BotWalk(mode, 71)] if mode.for_bots else [])], TOLD)
