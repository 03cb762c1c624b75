"""Everything that a menu says can be typed, in every language, and comes back as what it stands for."""

from __future__ import annotations

import pytest

import games
from games.engine import Decision, Pick
from games.engine.errors import NotUnderstood
from games.engine.texts import LANGUAGES, Texts
from games.engine.typed import understand
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every

LARGEST = [max((mode for mode in MODES if mode.game == name), key=lambda mode: mode.players) for name in games.metas()]


@pytest.mark.finding("PL-6")
@pytest.mark.parametrize("mode", LARGEST, ids=str)
def test_labels_are_understood_in_every_language(mode: Mode) -> None:
    spoken = [games.texts(mode.game, language) for language in LANGUAGES]
    typed = 0
    for here in every(Walk(mode, 81), 9):
        for seat in here.match.decisions:
            decision = here.match.explained(seat)
            if not isinstance(decision.shape, Pick) or decision.shape.most > 1:
                continue
            for texts in spoken:
                labels = [texts.say(option.label) for option in decision.options]
                for option, label in zip(decision.options, labels, strict=True):
                    group = f"{texts.say(option.group)} " if option.group else ""
                    found, unclear = typed_as(decision, f"{group}{label}", spoken)
                    if found is None:
                        assert unclear == "engine-ambiguous", f"{here}: {decision.rule}: {label}: {unclear}"
                        continue
                    meant = next(each for each in decision.options if each.id == found)
                    assert texts.say(meant.label) == label, f"{here}: {decision.rule}: {label} is taken as {found}"
                    typed += found == option.id
    assert typed > 50, "too little was typed: the test would prove little"


def typed_as(decision: Decision, words: str, spoken: list[Texts]) -> tuple[str | None, str]:
    """What words are taken as; or why they are not."""
    try:
        return understand(decision, words, spoken), ""
    except NotUnderstood as refused:
        return None, refused.text.key
