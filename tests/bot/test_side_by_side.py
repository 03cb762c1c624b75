"""Several seats that are asked at once answer right in the thread, where a row of buttons is enough for each."""

from __future__ import annotations

import pytest

from bot.delivery.kinds import table_message
from bot.messages import layout
from bot.messages.controls import Press
from tests.bot.test_onward import positions
from tests.contract.modes import MODES

RYOZEN_MODE = next(mode for mode in MODES if mode.game == "ryozen")
CIRCADIANS_MODE = next(mode for mode in MODES if mode.game == "circadians")


def text(view: layout.Composed) -> str:
    return "\n".join(part.content for part in view.box.components if isinstance(part, layout.Paragraph))


def picked(view: layout.Composed) -> set[int | None]:
    """The seats that have a button to answer with."""
    return {each.address.seat for each in view.controls if isinstance(each, Press) and each.address.verb == "pick"}


@pytest.mark.finding("PL-39")
def test_what_is_owed_by_several_is_said_in_the_thread() -> None:
    """Ryozen by night: each question once, above the buttons of its seat; the seat alone can press them."""
    together = 0
    for table, _ in positions(RYOZEN_MODE, "Owed", 12):
        waiting = table.match.waiting
        if len(waiting) < 2 or any(len(table.match.decisions[seat].options) > 5 for seat in waiting):
            continue
        together += 1
        view = table_message(table, "", None)
        assert picked(view) == set(waiting)
        shown = [part for part in text(view).splitlines() if part.startswith("▶️")]
        assert len(shown) == len(set(shown)) == len(waiting), "each question once"
    assert together


@pytest.mark.finding("PL-39")
def test_what_is_only_the_beginning_is_answered_on_ones_own_panel() -> None:
    """Circadians' phases side by side: whoever acts is asked more, and all of that is in one place."""
    seen = 0
    for table, _ in positions(CIRCADIANS_MODE, "ActOrPass", 40):
        if len(table.match.waiting) > 1:
            seen += 1
            assert picked(table_message(table, "", None)) == set()
    assert seen
