"""Prompts are only words: whoever rewords one changes no play."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import games
from games.engine import Decision, Event, Text
from tests.contract.modes import Mode
from tests.contract.walk import BotWalk, Walk

TO_SOMEBODY = {
    "en": r"\b(you|your|yours)\b",
    "ru": r"\b(ты|тебе|тебя|вы|вас|вам|вами|ваш\w*)\b",
    "uk": r"\b(ти|тобі|тебе|ви|вас|вам|вами|ваш\w*)\b",
}
QUOTED = ("ability", "effect")
"""What a card or tile says is quoted as it says it."""


def reworded(decision: Decision) -> Decision:
    """The same question in other words."""
    return msgspec.structs.replace(decision, prompt=Text("engine-nothing-said"))


class Reworded(BotWalk):
    """Whoever plays is asked once more in other words, with the same chance, and answers the same."""

    def step(self) -> list[Event]:
        seat, luck = self.match.waiting[0], random.Random()
        luck.setstate(self.rng.getstate())
        decision, view = self.match.decision(seat), self.match.view(seat)
        assert decision.kind, f"{self}: {decision.rule} says not which question it is"
        words, again = self.game.policy(view, decision, self.rng), self.game.policy(view, reworded(decision), luck)
        assert again == words, f"{self}: {decision.rule}"
        entry, events = self.match.submit(seat, words, by="bot")
        self.log.append(entry)
        return events


@pytest.mark.finding("CO-4")
@pytest.mark.parametrize("mode", [Mode(name, 3, {}) for name in games.metas()], ids=str)
def test_a_reworded_prompt_changes_no_play_and_a_public_question_speaks_to_nobody(mode: Mode) -> None:
    """Bots are asked in other words, too, in a match whose questions are read, as are those of one played at random."""
    checked: set[str] = set()
    for here in (here for walk in (Reworded(mode, 31), Walk(mode, 31)) for here in walk):
        for seat in here.match.waiting:
            asked = here.match.decisions[seat]
            if not (asked.secret or asked.private or asked.prompt.key in checked):
                checked.add(asked.prompt.key)
                speaks_to_nobody(mode.game, asked)
    assert checked


def speaks_to_nobody(game: str, asked: Decision) -> None:
    """The thread shows it with the name of whoever is asked before it: everybody reads it."""
    for language, pattern in TO_SOMEBODY.items():
        texts = games.texts(game, language)
        said = texts.say(asked.prompt)
        for quoted in (asked.prompt.args[name] for name in QUOTED if name in asked.prompt.args):
            said = said.replace(texts.say(quoted), "") if isinstance(quoted, Text) else said
        assert not re.search(pattern, said, re.IGNORECASE), f"{asked.kind}: {said}"
